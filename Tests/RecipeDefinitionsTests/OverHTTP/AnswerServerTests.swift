import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What definitions say of answers, against servers on loopback.
@Suite("Answers over HTTP", .fewAtOnce)
struct AnswerServerTests {
  private static let titles = #"{"id": "$.id", "title": "$.title"}"#

  @Test(arguments: [
    ("text/javascript", #"var data = {"rows": [{"id": 7, "title": "Leek Soup"}]};"#),
    ("application/javascript", #"/**/ show({"rows": [{"id": 7, "title": "Leek Soup"}]});"#),
  ])
  func `JSON in a script is read`(type: String, body: String) async throws {
    let server = try PageServer { _ in PageServer.Answer(type: type, body: body) }
    let definition = try site(
      response: #"{"format": "javascript", "list": "$.rows"}"#, fields: Self.titles,
      request: #"{"path": "/data.js", "query": {"callback": "show", "q": "{text}"}}"#)
    try await overHTTP(server, definition) { source in
      let result = await source.walk()
      #expect(result.ids == ["7"] && result.accepted.first?.listing.title == "Leek Soup")
      #expect(server.requests == ["/data.js?callback=show&q=soup"])
    }
  }

  @Test(arguments: [
    ("text/csv", "id,title\r\n7,\"Leek, and Potato Soup\"\r\n8,Pea Soup\r\n"),
    ("text/tab-separated-values", "id\ttitle\n7\tLeek, and Potato Soup\n8\tPea Soup\n"),
  ])
  func `a table is read`(type: String, body: String) async throws {
    let server = try PageServer { _ in PageServer.Answer(type: type, body: body) }
    let definition = try site(
      response: #"{"format": "csv", "list": "$"}"#, fields: Self.titles)
    try await overHTTP(server, definition) { source in
      let listings = await source.walk().accepted.map(\.listing)
      #expect(listings.map(\.id.id) == ["7", "8"])
      #expect(listings.map(\.title) == ["Leek, and Potato Soup", "Pea Soup"])
    }
  }

  @Test func `a total in a part of a header ends the list`() async throws {
    let server = try PageServer.answering { request in
      let offset = request.path.firstRange(of: "from=").flatMap {
        Int(request.path[$0.upperBound...])
      }
      let rows = Shelf(count: 25).items(from: offset ?? 0, 10)
      return PageServer.Answer(
        type: "application/json", body: rows,
        fields: [("Content-Range", "items \(offset ?? 0)-\((offset ?? 0) + 9)/25")])
    }
    let definition = try site(
      response: #"{"list": "$"}"#, fields: Self.titles,
      more: #"""
        "paging": {
          "style": "offset", "size": 10, "total": {"header": "Content-Range", "after": "/"}
        }
        """#,
      request: #"{"path": "/s", "query": {"q": "{text}", "from": "{offset}"}}"#)
    try await overHTTP(server, definition) { source in
      let result = await source.walk()
      #expect(result.ids == Shelf(count: 25).ids && result.total == 25)
      #expect(server.requests.count == 3)
    }
  }

  @Test func `an author is joined by id`() async throws {
    let server = try PageServer { _ in
      .json(
        #"""
        {"data": [{"id": "7", "attributes": {"title": "Leek Soup"},
          "relationships": {"author": {"data": {"id": "1"}}}}],
         "included": [{"type": "tags", "id": "1", "attributes": {"name": "hot"}},
          {"type": "people", "id": "1", "attributes": {"name": "Nan"}}]}
        """#)
    }
    let definition = try site(
      response: #"""
        {"list": "$.data", "join": {"author": {
          "path": "$.relationships.author.data.id", "list": "$.included[?@.type == 'people']"}}}
        """#,
      fields: #"""
        {"id": "$.id", "title": "$.attributes.title", "publisher": "$.author.attributes.name"}
        """#)
    try await overHTTP(server, definition) { source in
      #expect(await source.walk().accepted.map(\.listing.publisher) == ["Nan"])
    }
  }

  @Test func `the cookies of a log-in are carried from then on`()
    async throws
  {
    let server = try PageServer.answering { request in
      if request.path == "/login" {
        guard request.body == "user=nan&pass=open+sesame" else { return .status(403) }
        return PageServer.Answer(
          type: "application/json", body: "{}",
          fields: [
            ("Set-Cookie", "session=0123456789abcdef0123; Path=/; HttpOnly"),
            ("Set-Cookie", "theme=dark; Path=/"),
          ])
      }
      guard request.headers["cookie"] == "session=0123456789abcdef0123; theme=dark" else {
        return .status(401)
      }
      return .json(#"[{"id": 7, "title": "Leek Soup"}]"#)
    }
    let definition = try site(
      response: #"{"list": "$"}"#, fields: Self.titles,
      more: #"""
        "secrets": {"user": {"summary": "the account"}, "pass": {"summary": "its password"}},
        "auth": [{
          "type": "login", "token": {"header": "Set-Cookie"},
          "request": {"path": "/login", "form": {"user": "{user}", "pass": "{pass}"}}
        }]
        """#)
    let secrets = ["user": "nan", "pass": "open sesame"]
    try await overHTTP(server, definition, secrets: secrets) { source in
      #expect(await source.walk("soup").ids == ["7"])
      #expect(await source.walk("stew").ids == ["7"])
      #expect(server.requests == ["/login", "/search?q=soup", "/search?q=stew"])
    }
  }

  @Test(arguments: [
    PageServer.Answer(
      status: 403, body: "<html><title>Just a moment...</title></html>",
      fields: [("cf-mitigated", "challenge")]),
    PageServer.Answer(
      body: "<html><title>Just a moment...</title><script src=\"/cdn-cgi/challenge-platform/x\">"
        + "</script></html>"),
  ])
  func `a page that checks for a browser is told as such`(answer: PageServer.Answer) async throws {
    let server = try PageServer { _ in answer }
    let definition = try site(response: #"{"list": "$"}"#, fields: Self.titles)
    try await overHTTP(server, definition) { source in
      let result = await source.walk()
      #expect(result.error?.code == .challenged)
    }
  }
}
