import RecipeModel
import RecipePages
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Broken feeds", .fewAtOnce) struct BrokenFeedTests {
  @Test func `a bare ampersand damages neither text nor link`() throws {
    let items = try items(
      MadeFeeds.rss("<item><title>Salt & pepper</title><link>/r?x=1&y=2</link></item>"))
    #expect(items.first?["title"] == "Salt & pepper")
    #expect(items.first?["url"] == "https://leek.example/r?x=1&y=2")
  }

  @Test func `the names of HTML's characters are understood`() throws {
    let items = try items(
      MadeFeeds.rss(
        "<item><title>Cr&eacute;me&nbsp;br&ucirc;l&eacute;e &ndash; &#233;</title></item>"))
    #expect(items.first?["title"] == "Créme brûlée – é")
  }

  @Test(arguments: ["\n\n", "\u{FEFF}", " \t", "\u{FEFF}\n"])
  func `what stands before the declaration does not matter`(before: String) throws {
    #expect(try titles(before + MadeFeeds.rss("<item><title>Soup</title></item>")) == ["Soup"])
  }

  @Test func `control characters are dropped`() throws {
    #expect(
      try titles(MadeFeeds.rss("<item><title>Leek\u{B} \u{0}soup</title></item>")) == ["Leek soup"])
  }

  @Test func `bases that are longer than a link count for nothing`() throws {
    let base = "https://leek.example/" + String(repeating: "b/", count: 100_000)
    let entry = #"<item xml:base="c/"><title>Soup</title><link>d</link></item>"#
    let feed = MadeFeeds.rss(String(repeating: entry, count: 2_000))
      .replacing("<channel>", with: "<channel xml:base=\"\(base)\">")
    var found: [JSON] = []
    let time = try processorTime { found = try items(feed) }
    #expect(found.first?["url"] == "https://leek.example/c/d")
    #expect(time < .seconds(5))
  }

  @Test func `a byte of Latin-1 costs no more than itself`() throws {
    let start = Array(
      MadeFeeds.rss("<item><title>Cr@me</title></item><item><title>B</title></item>").utf8)
    let bytes = start.map { $0 == UInt8(ascii: "@") ? 0xE8 : $0 }
    let feed = try FeedReader.read(bytes, contentType: "text/xml; charset=utf-8", address: nil)
    let titles = feed["items"]?.arrayValue?.compactMap { $0["title"]?.stringValue } ?? []
    #expect(try titles.count == 2 && titles[at: 0].hasPrefix("Cr") && titles[at: 1] == "B")
  }

  @Test func `a wrong declaration gives way to what the bytes are`() throws {
    let feed = MadeFeeds.rss("<item><title>Crème</title></item>")
      .replacing("utf-8", with: "iso-8859-1")
    #expect(try titles(feed) == ["Crème"])
  }

  @Test func `another encoding is read as it is declared`() throws {
    let feed = MadeFeeds.rss("<item><title>Cr@me</title></item>")
      .replacing("utf-8", with: "windows-1252")
    let bytes = Array(feed.utf8).map { $0 == UInt8(ascii: "@") ? 0xE8 : $0 }
    let json = try FeedReader.read(bytes, contentType: nil, address: nil)
    #expect(json["items"]?.arrayValue?.first?["title"] == "Crème")
  }

  @Test func `a prefix that nobody declared is understood`() throws {
    let items = try items(
      MadeFeeds.rss(#"<item><title>Soup</title><media:thumbnail url="/t.jpg"/></item>"#))
    #expect(items.first?["image"] == "https://leek.example/t.jpg")
  }

  @Test func `markup in a title hides no other entry`() throws {
    let titles = try titles(
      MadeFeeds.rss(
        "<item><title>Leek <b>soup<br></title></item><item><title>Pie</title></item>"))
    #expect(try titles.count == 2 && titles[at: 0].hasPrefix("Leek soup") && titles[at: 1] == "Pie")
  }

  @Test func `an entry at which the answer ends is left out`() throws {
    let feed = MadeFeeds.rss(
      "<item><title>A</title></item><item><title>B</title></item><item><title>Cauliflower</title>")
    let whole = try #require(feed.ranges(of: "flower").first)
    #expect(try titles(String(feed[..<whole.lowerBound])) == ["A", "B"])
  }

  @Test func `junk behind the end does not matter`() throws {
    let feed = MadeFeeds.rss("<item><title>Soup</title></item>")
    #expect(try titles(feed + "<script>x</script>\n<!-- 3 queries -->&") == ["Soup"])
  }

  @Test(arguments: [
    "<!DOCTYPE html><html><head><title>Not found</title></head></html>",
    "<html><body><h1>Sorry</h1></body></html>",
  ])
  func `a web page is called one`(page: String) throws {
    let error = #expect(throws: ProviderError.self) { try titles(page) }
    #expect(error?.message.contains("a web page") == true)
    #expect(error?.message.contains("not a feed") == true)
  }

  @Test(arguments: ["<urlset></urlset>", "<?xml version='1.0'?><a/>", "soup", "", "\u{0}\u{1}"])
  func `what is no feed is refused`(body: String) {
    let error = #expect(throws: ProviderError.self) { try titles(body) }
    #expect(error?.code == .invalidResponse)
  }

  @Test func `entities that multiply are refused`() {
    var bomb = "<!DOCTYPE rss [<!ENTITY a0 \"ha\">"
    for level in 1...40 { bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    bomb += "]><rss><channel><item><title>&a40;</title></item></channel></rss>"
    #expect(throws: ProviderError.self) { try titles(bomb) }
  }

  @Test func `no file is read in an entity's name`() {
    let feed = """
      <!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/hostname">]>
      <rss><channel><item><title>&x;</title></item></channel></rss>
      """
    #expect(throws: ProviderError.self) { try titles(feed) }
  }

  @Test(arguments: [
    "<item>", "<item><title>", "<item></item>", "<b>", "&", "&amp;", "<link href='", "<!--", "]]>",
    "<item><category>a</category>", "<![CDATA[", "<media:group>", "<item><link>x</link></item>",
    "<item><description>&lt;img&gt;</description></item>", "<a:b xmlns:a='c'>", "The post ",
  ])
  func `the work grows with the feed and no faster`(piece: String) {
    let body = MadeFeeds.rss(String(repeating: piece, count: 60_000 / piece.utf8.count))
    #expect(isReadOrRefused(Array(body.utf8)))
    #expect(isReadOrRefused(Array(body.utf8.dropLast(30))))
  }

  @Test func `no more entries are read than a page may hold`() throws {
    let items = try items(
      MadeFeeds.rss(String(repeating: "<item><guid>a</guid></item>", count: 3_000)))
    #expect(items.count == ListingLimits.pageItems)
  }

  @Test(
    arguments: [
      MadeFeeds.wordPress, MadeFeeds.atom, MadeFeeds.rdf,
      #"{"items":[{"id":1,"url":"/a","content_html":"<img src=b>","authors":[{"name":"x"}]}]}"#,
    ], 1...60)
  func `a damaged feed is read or refused`(feed: String, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(feed.utf8)
    let pieces = [
      "<", ">", "&", "\"", "]]>", "<![CDATA[", "</item>", "<item>", "\u{0}", "xmlns=''",
    ]
    for _ in 0..<1 + Int.random(in: 0..<20, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1:
        bytes.insert(
          contentsOf: pieces[Int.random(in: pieces.indices, using: &random)].utf8, at: place)
      default:
        bytes.removeSubrange(
          place..<min(bytes.count - 1, place + Int.random(in: 0..<40, using: &random)))
      }
    }
    #expect(isReadOrRefused(bytes))
  }

  @Test(arguments: [MadeFeeds.wordPress, "{\"items\":[{\"id\":1}]}"])
  func `nobody waits for a feed whose request was cancelled`(feed: String) async {
    let work = Task {
      while !Task.isCancelled { await Task.yield() }
      return Result { () throws(ProviderError) in
        try FeedReader.read(Array(feed.utf8), contentType: nil, address: nil)
      }
    }
    work.cancel()
    await #expect(throws: ProviderError(wrapping: CancellationError())) {
      try await work.value.get()
    }
  }

  private func titles(_ feed: String) throws -> [String] {
    try items(feed).compactMap { $0["title"]?.stringValue }
  }

  private func items(_ feed: String) throws -> [JSON] {
    try FeedReader.read(
      Array(feed.utf8), contentType: "text/xml", address: RequestURL("https://leek.example/feed"))[
        "items"]?.arrayValue ?? []
  }

  /// Whether links are safe and texts clean lines, or a message says what is wrong.
  private func isReadOrRefused(_ bytes: [UInt8]) -> Bool {
    do throws(ProviderError) {
      let feed = try FeedReader.read(bytes, contentType: nil, address: nil)
      return (feed["items"]?.arrayValue ?? []).allSatisfy { item in
        ["url", "image"].allSatisfy { item[$0]?.stringValue.map(WebLink.isWebLink) ?? true }
          && ["title", "summary"].allSatisfy { name in
            !(item[name]?.stringValue ?? "").unicodeScalars.contains(where: \.isUnsafeToPrint)
          }
      }
    } catch {
      return [.invalidResponse, .drift].contains(error.code)
        && !error.description.unicodeScalars.contains(where: \.isUnsafeToPrint)
    }
  }
}
