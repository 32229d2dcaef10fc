import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("JSON Feed", .fewAtOnce) struct JSONFeedReaderTests {
  @Test func `every member of an item is read`() throws {
    let feed = try read(
      #"""
      {"version":"https://jsonfeed.org/version/1.1","title":"Leek &amp; Co","home_page_url":"/",
      "feed_url":"/feed.json","next_url":"?page=2","items":[
      {"id":"a1","url":"/soup/","title":" Leek\nsoup ","summary":"Warm.",
      "content_html":"<p>Warm.</p>","image":"//img.leek.example/soup.jpg",
      "date_published":"2024-03-05T08:00:00+01:00","date_modified":"2024-03-06T08:00:00Z",
      "authors":[{"name":"Ann"},{"name":"Ann"},{"url":"/ben"}],"tags":["soup","leek","soup"]}]}
      """#)
    #expect(
      feed == [
        "title": "Leek & Co", "home_page_url": "https://leek.example/",
        "next_url": "https://leek.example/feed.json?page=2",
        "items": [
          [
            "id": "a1", "url": "https://leek.example/soup/", "title": "Leek soup",
            "summary": "Warm.", "content_html": "<p>Warm.</p>",
            "image": "https://img.leek.example/soup.jpg",
            "date_published": "2024-03-05T08:00:00+01:00", "date_modified": "2024-03-06T08:00:00Z",
            "authors": [["name": "Ann"]], "tags": ["soup", "leek"],
          ]
        ],
      ])
  }

  @Test func `older and sparser items are read too`() throws {
    let feed = try read(
      #"""
      {"version":"https://jsonfeed.org/version/1","items":[
      {"id":7,"external_url":"https://other.example/x","author":{"name":"Ann"},
      "attachments":[{"url":"/a.mp3","mime_type":"audio/mpeg"},{"url":"/a.jpg","mime_type":"image/jpeg"}],
      "content_text":"Boil. Serve."},
      {"url":"https://leek.example/y","title":"Y","banner_image":"/b.jpg"}, 7, null]}
      """#)
    #expect(
      feed["items"] == [
        [
          "id": "7", "url": "https://other.example/x", "summary": "Boil. Serve.",
          "image": "https://leek.example/a.jpg", "authors": [["name": "Ann"]],
        ],
        [
          "id": "https://leek.example/y", "url": "https://leek.example/y", "title": "Y",
          "image": "https://leek.example/b.jpg",
        ],
      ])
  }

  @Test func `the first picture that shows something stands in for the item's own`() throws {
    let html = #"""
      <p><img src='https://s.w.org/images/core/emoji/1f35d.png'><img width=1 height=1 src='/count.gif'>
      <img src='data:image/gif;base64,R0' data-src='/late.jpg'><img src='/second.jpg'></p>
      """#
    let feed = try read(
      JSON.object(["items": [["url": "/soup/", "content_html": .string(html)]]]).text())
    #expect(feed["items"]?.arrayValue?.first?["image"] == "https://leek.example/late.jpg")
  }

  @Test func `the sentence that WordPress adds is cut`() throws {
    let summary = "Warm. The post Soup appeared first on Leek Blog."
    let html = #"<p>Warm.</p><p>The post <a href="/s">Soup</a> appeared first on <a>Leek</a>.</p>"#
    let german = "Warm. Der Beitrag Suppe erschien zuerst auf Lauch."
    let feed = try read(
      JSON.object([
        "items": [
          ["id": "1", "summary": .string(summary), "content_html": .string(html)],
          ["id": "2", "summary": .string(german)],
          ["id": "3", "summary": "The post office appeared."],
        ]
      ]).text())
    let items = feed["items"]?.arrayValue ?? []
    #expect(items.map { $0["summary"] } == ["Warm.", "Warm.", "The post office appeared."])
    #expect(items.first?["content_html"] == "<p>Warm.</p>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "https://", "",
  ])
  func `a link that is not safe is left out`(link: String) throws {
    let feed = try read(
      JSON.object(["items": [["id": "1", "url": .string(link), "image": .string(link)]]]).text())
    #expect(feed["items"] == [["id": "1"]])
  }

  @Test func `a link in full stays as it is written`() throws {
    let link = "https://leek.example/s?a=1&utm_source=feed#method"
    let feed = try read(JSON.object(["items": [["url": .string(" \(link)\n")]]]).text())
    #expect(feed["items"]?.arrayValue?.first?["url"] == .string(link))
  }

  @Test(arguments: [
    ("{\"posts\":[]}", ProviderError.Code.drift), ("[]", .drift), ("[{\"id\":1}]", .drift),
    ("{\"items\":", .invalidResponse), ("", .invalidResponse), ("<p>", .invalidResponse),
  ])
  func `what is no feed is refused`(body: String, code: ProviderError.Code) throws {
    let error = #expect(throws: ProviderError.self) { try read(body) }
    #expect(error?.code == code)
  }

  private func read(_ body: String) throws -> JSON {
    try FeedReader.read(
      Array(body.utf8), contentType: "application/feed+json",
      address: RequestURL("https://leek.example/feed.json"))
  }
}
