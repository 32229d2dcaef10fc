import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Web pages as lists of recipes, from the file of the definition to the listings.
@Suite("A site of cards", .fewAtOnce)
struct CardSiteTests {
  private func cards(_ more: String = "") throws -> ProviderDefinition {
    try site(response: CardPage.response, fields: CardPage.fields, more: more)
  }

  @Test func `a card becomes a listing with whole links`() async throws {
    let page = try await firstPage(cards(), .html(CardPage.html([CardPage.card(1)])))
    let listing = try #require(page.listings.first)
    #expect(page.listings.count == 1)
    #expect(listing.title == "Soup no. 1")
    #expect(listing.url == "https://soups.example/soup-1/?utm_source=search")
    #expect(listing.id.id == "https://soups.example/soup-1/")
    #expect(listing.image == "https://soups.example/pictures/1.jpg")
    #expect(listing.totalMinutes == 65)
    #expect(listing.rating == Rating(value: 4.5, scale: 5))
    #expect(listing.publisher == "Soups")
  }

  @Test(arguments: [
    ("soup", "https://soups.example/soup"), ("../soup", "https://soups.example/soup"),
    ("?p=1", "https://soups.example/search?p=1"),
    ("//cdn.example/soup", "https://cdn.example/soup"),
    ("  https://other.example/\n soup ", "https://other.example/%20soup"),
    ("/a b", "https://soups.example/a%20b"),
  ])
  func `links count from the page as in a browser`(href: String, link: String) async throws {
    let page = try await firstPage(
      cards(), .html(CardPage.html([CardPage.card(1, href: href)])))
    #expect(page.listings.first?.url == link)
  }

  @Test(arguments: ["javascript:void(0)", "#top", "data:text/html,x", "mailto:a@b.example"])
  func `what leads nowhere is no link`(href: String) async throws {
    let page = try await firstPage(
      cards(), .html(CardPage.html([CardPage.card(1, href: href)])))
    #expect(page.listings == [])
    #expect(page.drops.map(\.reason) == [.missingID])
  }

  @Test func `a base element moves relative links`() async throws {
    let html = CardPage.html(
      [CardPage.card(1, href: "soup")], head: #"<base href="/blog/2024/">"#)
    let page = try await firstPage(cards(), .html(html))
    #expect(page.listings.first?.url == "https://soups.example/blog/2024/soup")
  }

  @Test func `pages follow each other until one has no row`() async throws {
    let definition = try site(
      response: CardPage.response, fields: CardPage.fields,
      more: #""paging": {"style": "page", "size": 2, "total": "css:.count"}"#,
      request: #"{"path": "/search", "query": {"q": "{text}", "page": "{page}"}}"#)
    let transport = InMemoryTransport { request in
      let page = request.number("page") ?? 0
      guard page < 3 else { return .html("<html><body><p>That was all.</p></body></html>") }
      return .html(
        CardPage.html(
          [CardPage.card(page * 2 - 1), CardPage.card(page * 2)],
          foot: page < 2 ? "" : #"<p class="count">We have 1,431 soups</p>"#))
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids == (1...4).map { "https://soups.example/soup-\($0)/" })
    #expect(transport.requests.count == 3)
  }

  @Test func `a selected link leads to the next page`() async throws {
    let definition = try cards(
      #""paging": {"style": "next", "next": "css:a[rel~=next]", "total": "css:.count"}"#)
    let transport = InMemoryTransport { request in
      let isFirst = !request.url.contains("paged")
      let foot = isFirst ? #"<a rel="nofollow next" href="?q=soup&amp;paged=2">More</a>"# : ""
      return .html(
        CardPage.html(
          [CardPage.card(isFirst ? 1 : 2)], foot: foot + #"<p class="count">2 recipes</p>"#))
    }
    let result = try await walk(definition, over: transport)
    #expect(result.ids.count == 2)
    #expect(result.total == 2)
    #expect(transport.requests.map(\.url).last == "https://soups.example/search?q=soup&paged=2")
  }

  @Test func `a flag that is not there ends the list`() async throws {
    let definition = try site(
      response: CardPage.response, fields: CardPage.fields,
      more: #""paging": {"style": "page", "more": "css:.next"}"#,
      request: #"{"path": "/search", "query": {"q": "{text}", "page": "{page}"}}"#)
    let transport = InMemoryTransport { request in
      let page = request.number("page") ?? 0
      return .html(
        CardPage.html([CardPage.card(page)], foot: page < 3 ? #"<i class="next"></i>"# : ""))
    }
    #expect(try await walk(definition, over: transport).ids.count == 3)
    #expect(transport.requests.count == 3)
  }

  @Test func `nothing found is told apart from a page that has changed`() async throws {
    let none = #"<html><body><p class="no-results">Sorry</p></body></html>"#
    #expect(try await firstPage(cards(), .html(none)).listings == [])
    let changed = try await failure(cards(), .html("<html><body><ul></ul></body></html>"))
    #expect(changed.code == .drift)
    #expect(changed.message == "the answer has no css:article.card")
    let login = try await failure(cards(), .html("<html><title>Log in</title></html>"))
    #expect(
      login.message == "the answer has no css:article.card; it is a web page titled “Log in”")
    let lenient = try site(
      response: #"{"format": "html", "list": "css:article.card", "whenMissing": "empty"}"#,
      fields: CardPage.fields)
    #expect(try await firstPage(lenient, .html("<html><body></body></html>")).listings == [])
  }

  @Test func `an error page is told in its own words`() async throws {
    let definition = try cards(
      #""errors": [{"when": {"path": "css:.alert"}, "means": "rateLimited", "message": "css:.alert b"}]"#
    )
    let error = try await failure(
      definition,
      .html(#"<html><body><p class="alert">Oh no: <b>too many soups</b></p></body></html>"#))
    #expect(error.code == .rateLimited)
    #expect(error.message.contains("“too many soups”"))
  }

  @Test func `rows without a title are dropped and counted`() async throws {
    let html = CardPage.html(
      [CardPage.card(1), #"<article class="card">Advertisement</article>"#])
    let page = try await firstPage(cards(), .html(html))
    #expect(page.listings.count == 1)
    #expect(page.drops.map(\.reason) == [.missingTitle])
  }

  @Test func `a site in another encoding is read`() async throws {
    let text: [UInt8] = [0xC1, 0xEE, 0xF0, 0xF9]
    let page = CardPage.html(
      [#"<article class="card"><h2><a href="/b">@</a></h2></article>"#],
      head: #"<meta charset="windows-1251">"#)
    let bytes = Array(page.utf8).flatMap { $0 == UInt8(ascii: "@") ? text : [$0] }
    let answer = HTTPResponse(
      status: 200, headers: ["Content-Type": "text/html"], body: bytes)
    let found = try await firstPage(cards(), answer)
    #expect(found.listings.first?.title == "Борщ")
    #expect(found.shortfall == nil)
  }
}
