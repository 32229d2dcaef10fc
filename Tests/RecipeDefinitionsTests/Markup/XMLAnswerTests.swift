import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// XML by selectors, and feeds of XML without any.
@Suite("Answers of XML", .fewAtOnce)
struct XMLAnswerTests {
  private static let fields = """
    {
      "id": "xpath:./@key", "title": "xpath:./name", "url": "xpath:./page",
      "image": "xpath:./media:thumbnail/@url",
      "totalMinutes": {"path": "xpath:./minutes", "unit": "minutes"}, "ingredients": "xpath:./need"
    }
    """

  private func service(_ more: String = "") throws -> ProviderDefinition {
    try site(
      response: #"{"format": "xml", "list": "xpath:/answer/dish", "whenMissing": "empty"}"#,
      fields: Self.fields, more: more,
      request: more.contains("offset")
        ? #"{"path": "/find", "query": {"q": "{text}", "from": "{offset}"}}"#
        : #"{"path": "/find", "query": {"q": "{text}"}}"#)
  }

  private static func dish(_ number: Int) -> String {
    """
    <dish key="d\(number)"><name>Leek &amp; egg \(number)</name><page>soup/\(number)</page>
    <m:thumbnail url="/p\(number).jpg"/><minutes>35</minutes><need>2 leeks</need><need>salt</need></dish>
    """
  }

  private static func answer(_ inner: String, count: Int = 1) -> HTTPResponse {
    .body(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <answer xmlns="urn:soups" xmlns:m="http://search.yahoo.com/mrss/" count="\(count)">\(inner)</answer>
      """, "application/xml")
  }

  @Test func `an element becomes a listing, whatever namespace is the usual one`() async throws {
    let page = try await firstPage(service(), Self.answer(Self.dish(1)))
    let listing = try #require(page.listings.first)
    #expect(listing.id.id == "d1")
    #expect(listing.title == "Leek & egg 1")
    #expect(listing.url == "https://soups.example/soup/1")
    #expect(listing.image == "https://soups.example/p1.jpg")
    #expect(listing.totalMinutes == 35)
    #expect(listing.ingredients == ["2 leeks", "salt"])
  }

  @Test func `an offset runs to the total of an attribute`() async throws {
    let definition = try service(
      #""paging": {"style": "offset", "size": 2, "total": "xpath:/answer/@count"}"#)
    let transport = InMemoryTransport { request in
      let from = request.number("from") ?? 0
      return Self.answer((from..<min(3, from + 2)).map(Self.dish).joined(), count: 3)
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == ["d0", "d1", "d2"])
    #expect(result.total == 3)
    #expect(transport.requests.count == 2)
  }

  @Test func `nothing found is an empty list, and a web page is none`() async throws {
    #expect(try await firstPage(service(), Self.answer("")).listings == [])
    let error = try await failure(service(), .html("<html><title>Log in</title><p>x<br></html>"))
    #expect(error.code == .invalidResponse || error.code == .drift)
  }

  @Test func `an entity bomb and a file of the machine are refused`() async throws {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE answer [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">
      <!ENTITY c SYSTEM "file:///etc/passwd">]><answer><dish key="&b;"><name>&c;&b;</name></dish></answer>
      """
    let error = try await failure(service(), .body(bomb, "text/xml"))
    #expect(error.code == .invalidResponse)
    #expect(!error.message.contains("root:"))
  }

  @Test(arguments: [
    (
      "application/rss+xml",
      """
      <?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
      <title>Soups</title><item><title>Leek &amp;amp; egg</title><link>https://soups.example/leek</link>
      <guid isPermaLink="false">x?p=7</guid><media:thumbnail url="https://soups.example/leek.jpg"/>
      </item></channel></rss>
      """
    ),
    (
      "application/atom+xml",
      """
      <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Soups</title>
      <entry><id>tag:soups.example,2024:7</id><title>Leek &amp; egg</title>
      <link rel="alternate" href="https://soups.example/leek"/>
      <content type="html">&lt;p&gt;&lt;img src="/leek.jpg"&gt;&lt;/p&gt;</content></entry></feed>
      """
    ),
  ])
  func `a feed of XML is read as a feed of JSON is`(kind: String, text: String) async throws {
    let page = try await firstPage(
      site(response: #"{"format": "feed"}"#), .body(text, kind))
    let listing = try #require(page.listings.first)
    #expect(listing.title == "Leek & egg")
    #expect(listing.url == "https://soups.example/leek")
    #expect(listing.image == "https://soups.example/leek.jpg")
  }

  @Test func `a search feed ends where the blog says so`() async throws {
    let definition = try site(
      response: #"{"format": "feed"}"#,
      more: #""paging": {"style": "page", "omitsFirst": true, "endStatuses": [404]}"#,
      request: #"{"path": "/", "query": {"s": "{text}", "feed": "rss2", "paged": "{page}"}}"#)
    let transport = InMemoryTransport { request in
      let page = request.number("paged") ?? 1
      guard page < 3 else { return .html("<html><title>Nothing</title></html>", status: 404) }
      return .body(
        """
        <rss version="2.0"><channel><title>B</title><item><title>S\(page)</title>
        <link>https://soups.example/\(page)</link></item></channel></rss>
        """, "application/rss+xml")
    }
    let result = try await walk(definition, over: transport)
    #expect(result.accepted.map(\.listing.title) == ["S1", "S2"])
    #expect(
      transport.requests.map { $0.value("paged") } == [nil, "2", "3"])
    #expect(result.error == nil)
  }
}
