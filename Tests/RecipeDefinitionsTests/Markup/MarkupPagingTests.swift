import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// How the pages of sites follow each other.
@Suite("Pages of sites", .fewAtOnce)
struct MarkupPagingTests {
  private func paths(_ paging: String, path: String = "/search") async throws -> [String] {
    let definition = try site(
      response: CardPage.response, fields: CardPage.fields, more: #""paging": \#(paging)"#,
      request: #"{"path": "\#(path)", "query": {"q": "{text}"}}"#)
    let pages = ["", "2", "3"]
    let transport = InMemoryTransport { request in
      let number = pages.firstIndex { !$0.isEmpty && request.url.contains("/\($0)") } ?? 0
      return .html(
        CardPage.html(
          [CardPage.card(number * 2), CardPage.card(number * 2 + 1)],
          foot: #"<p class="count">Showing 1–2 of 6 recipes</p>"#))
    }
    _ = try await walk(definition, over: transport)
    return try transport.requests.map { try RequestURL($0.url).path }
  }

  @Test func `further pages have a path of their own, to the total within a text`() async throws {
    #expect(
      try await paths(
        """
        {"style": "page", "size": 2, "path": "/search/page/{page}/",
         "total": {"path": "css:.count", "after": "of"}}
        """) == ["/search", "/search/page/2/", "/search/page/3/"])
  }

  @Test func `an offset has one as well`() async throws {
    #expect(
      try await paths(
        #"{"style": "offset", "size": 2, "path": "/from/{offset}", "window": {"pages": 2}}"#)
        == ["/search", "/from/2"])
  }

  @Test func `links count from where redirects led`() async throws {
    let definition = try site(
      response: CardPage.response, fields: CardPage.fields,
      more: #""paging": {"style": "next", "next": "css:a.next@href"}"#)
    let transport = InMemoryTransport { request in
      let isFirst = !request.url.contains("p=2")
      var response = HTTPResponse.html(
        CardPage.html(
          [CardPage.card(1, href: isFirst ? "one" : "two")],
          foot: isFirst ? #"<a class="next" href="?p=2">2</a>"# : ""))
      response.address = try RequestURL("https://soups.example/new/place")
      return response
    }
    let result = try await walk(definition, over: transport)
    #expect(
      result.ids == ["https://soups.example/new/one", "https://soups.example/new/two"])
    #expect(transport.requests.last?.url == "https://soups.example/new/place?p=2")
  }

  @Test(arguments: [
    (
      #"{"style": "page", "omitsFirst": true}"#,
      #"{"path": "/s/{page}", "query": {"q": "{text}"}}"#,
      "the first page has no {page}"
    ),
    (
      #"{"style": "next", "next": "css:a", "path": "/p/2"}"#,
      #"{"path": "/s", "query": {"q": "{text}"}}"#, "\"path\" means nothing with the style"
    ),
    (
      #"{"style": "page", "path": "page/{page}"}"#, #"{"path": "/s", "query": {"q": "{text}"}}"#,
      "a path begins with a slash"
    ),
    (
      #"{"style": "page", "path": "/page/{cursor}"}"#,
      #"{"path": "/s", "query": {"q": "{text}", "page": "{page}"}}"#, "a path needs a value"
    ),
  ])
  func `paths of pages that cannot be are told`(paging: String, request: String, message: String) {
    let text = siteText(
      response: CardPage.response, fields: CardPage.fields, more: #""paging": \#(paging)"#,
      request: request)
    let problems = DefinitionReader.read(Array(text.utf8)).problems
    #expect(problems.contains { $0.message.contains(message) }, "\(problems)")
  }
}
