import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("RSS and Atom", .fewAtOnce) struct XMLFeedReaderTests {
  @Test func `a search feed of WordPress is read`() throws {
    #expect(
      try read(MadeFeeds.wordPress) == [
        "title": "You searched for soup - Leek & Co", "home_page_url": "https://leek.example/",
        "next_url": "https://leek.example/search/soup/feed/rss2/?paged=2",
        "items": [
          [
            "id": "https://leek.example/?p=311", "url": "https://leek.example/leek-soup/",
            "title": "Leek & Potato Soup", "summary": "Warm and green. …",
            "content_html":
              #"<p>Warm.</p><img src="/lazy.gif" width="1" height="1"><img data-src="/leek.jpg" src="data:,">"#,
            "image": "https://leek.example/leek.jpg", "date_published": "2024-03-05T08:00:00Z",
            "authors": [["name": "Ann Baker"]], "tags": ["Soups", "Leek & Co"],
          ]
        ],
      ])
  }

  @Test func `Atom is read with its bases, relations and XHTML`() throws {
    #expect(
      try read(MadeFeeds.atom) == [
        "title": "Leek & Co", "home_page_url": "https://leek.example/blog/",
        "next_url": "https://leek.example/blog/?page=2", "total": 1431,
        "items": [
          [
            "id": "tag:leek.example,2024:1", "url": "https://leek.example/blog/2024/leek-soup",
            "title": "Leek Soup", "summary": "Warm.",
            "content_html": #"<div><p title="a &amp; b">1 &lt; 2<br></p></div>"#,
            "image": "https://leek.example/leek.jpg",
            "date_published": "2024-03-05T08:00:00+01:00", "date_modified": "2024-03-06T08:00:00Z",
            "authors": [["name": "Ann Baker"]], "tags": ["Soups"],
          ]
        ],
      ])
  }

  @Test func `RSS 1.0 is read`() throws {
    #expect(
      try read(MadeFeeds.rdf) == [
        "title": "Leek", "home_page_url": "https://leek.example/",
        "items": [
          [
            "id": "https://leek.example/soup", "url": "https://leek.example/soup",
            "title": "Leek Soup", "summary": "Warm.", "date_published": "2024-03-05",
            "authors": [["name": "Ann"]], "tags": ["Soups"],
          ]
        ],
      ])
  }

  @Test func `RSS 0.91 is read`() throws {
    #expect(
      try read(MadeFeeds.old)["items"] == [
        [
          "id": "https://leek.example/soup", "url": "https://leek.example/soup",
          "title": "Leek Soup", "summary": "Warm.",
        ]
      ])
  }

  @Test(arguments: [
    (#"<media:thumbnail url="/t.jpg"/>"#, "t"),
    (
      #"<media:thumbnail url="/t.jpg" width="150"/><media:content url="/w.jpg" medium="image" width="900"/>"#,
      "w"
    ),
    (
      #"<media:group><media:content url="/v.mp4" type="video/mp4"/><media:content url="/g.jpg" type="image/jpeg"/></media:group>"#,
      "g"
    ),
    (#"<media:content url="/c.jpg?x=1"/>"#, "c.jpg?x=1"),
    (
      #"<enclosure url="/a.mp3" type="audio/mpeg"/><enclosure url="/e.jpg" type="image/jpeg"/>"#,
      "e"
    ),
    (#"<itunes:image href="/i.jpg"/>"#, "i"), ("<image><url>/u.jpg</url></image>", "u"),
    (#"<description>&lt;img src="/d.jpg"&gt;</description>"#, "d"),
    (
      #"<description>&lt;img src="data:," srcset="/x.jpg 300w, /s.jpg 900w"&gt;</description>"#, "s"
    ),
    (
      #"<media:content url="/first.jpg" medium="image"/><description>&lt;img src="/d.jpg"&gt;</description>"#,
      "first"
    ),
  ])
  func `the picture is the widest that is named, else the first in the text`(
    markup: String, name: String
  ) throws {
    let prefixes = #"""
      xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
      """#
    let item = try item(MadeFeeds.rss("<item>\(markup)</item>", prefixes: prefixes))
    let path = name.contains(".") ? name : name + ".jpg"
    #expect(item["image"] == .string("https://leek.example/" + path))
  }

  @Test(arguments: [
    ("<link>https://leek.example/a</link><guid>https://leek.example/b</guid>", "a"),
    ("<guid>https://leek.example/b</guid>", "b"),
    (#"<guid isPermaLink="true"> https://leek.example/b </guid>"#, "b"),
    (#"<link href="/c"/>"#, "c"), (#"<atom:link rel="alternate" href="/d"/>"#, "d"),
    (#"<a10:link xmlns:a10="http://www.w3.org/2005/Atom" href="/e"/>"#, "e"),
    (
      #"""
      <link>https://proxy.example/~r/1</link>
      <f:origLink xmlns:f="http://rssnamespace.org/feedburner/ext/1.0">https://leek.example/f</f:origLink>
      """#, "f"
    ),
    ("<link>\nhttps://leek.example/g\n</link>", "g"),
    ("<link><![CDATA[/h?a=1&b=2]]></link>", "h?a=1&b=2"),
  ])
  func `the page of an entry is found in whatever way it is told`(
    markup: String, path: String
  ) throws {
    let feed = MadeFeeds.rss(
      "<item><title>Soup</title>\(markup)</item>",
      prefixes: #"xmlns:atom="http://www.w3.org/2005/Atom""#)
    #expect(try item(feed)["url"] == .string("https://leek.example/" + path))
  }

  @Test func `an id that is no link is no link`() throws {
    let item = try item(
      MadeFeeds.rss(#"<item><title>Soup</title><guid isPermaLink="false">a1</guid></item>"#))
    #expect(item == ["id": "a1", "title": "Soup"])
  }

  @Test func `people are named, and addresses of e-mail are not`() throws {
    let item = try item(
      MadeFeeds.rss("<item><title>A</title><author>ann@leek.example (Ann B.)</author></item>"))
    #expect(item["authors"] == [["name": "Ann B."]])
    let other = try self.item(
      MadeFeeds.rss("<item><title>A</title><author>ann@leek.example</author></item>"))
    #expect(other["authors"] == nil)
  }

  @Test func `a feed without entries has an empty list`() throws {
    #expect(try read(MadeFeeds.rss("")) == ["title": "Leek", "items": []])
  }

  private func item(_ feed: String) throws -> JSON {
    try #require(read(feed)["items"]?.arrayValue?.first)
  }

  private func read(_ feed: String) throws -> JSON {
    try FeedReader.read(
      Array(feed.utf8), contentType: "application/rss+xml",
      address: RequestURL("https://leek.example/?s=soup&feed=rss2"))
  }
}
