import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Checks for a browser or a person in place of an answer.
@Suite("Checks in place of answers", .fewAtOnce)
struct BrowserCheckTests {
  private static let formats = ["json", "html", "xml", "feed", "schema.org", "csv", "javascript"]

  private func definition(_ format: String, more: String = "") throws -> ProviderDefinition {
    switch format {
    case "html":
      return try site(
        response: #"{"format": "html", "list": "css:article"\#(more)}"#,
        fields: #"{"title": "css:h2", "url": "css:a"}"#)
    case "xml":
      return try site(
        response: #"{"format": "xml", "list": "css:article"\#(more)}"#,
        fields: #"{"title": "css:h2", "url": "css:a"}"#)
    case "feed", "schema.org": return try site(response: #"{"format": "\#(format)"}"#)
    default:
      let list = format == "csv" ? "$" : "$.rows"
      return try site(
        response: #"{"format": "\#(format)", "list": "\#(list)"\#(more)}"#,
        fields: #"{"id": "$.id", "title": "$.title"}"#)
    }
  }

  private static func page(
    _ title: String, _ body: String = "", status: Int = 200, headers: [String: String] = [:]
  ) -> HTTPResponse {
    var answer = HTTPResponse.html(
      "<!DOCTYPE html><html><head><title>\(title)</title></head><body>\(body)</body></html>",
      status: status)
    for (name, value) in headers { answer.headers.append(name, value) }
    return answer
  }

  private static let checks: [HTTPResponse] = [
    page("Just a moment...", "<noscript>Enable JavaScript</noscript>", status: 403),
    page("Just a moment...", status: 403, headers: ["cf-mitigated": "challenge"]),
    page("Checking your browser before accessing soups.example", status: 503),
    page("Vercel Security Checkpoint", status: 429),
    page("Soups", "<script src='https://x.awswaf.com/challenge.js'></script>", status: 405),
    page("Are you a robot?", "<div class='g-recaptcha'></div>"),
    page("Soups", "<p>Please verify you are human</p>"),
    page("", "<form><div class='h-captcha'></div></form>", status: 403),
    page("Robot", status: 202, headers: ["SG-Captcha": "challenge"]),
    page(
      "soups.example", "<script src='https://geo.captcha-delivery.com/c.js'></script>", status: 403,
      headers: ["X-DataDome": "protected"]),
  ]

  @Test(arguments: formats, checks)
  func `a check is told as one, whatever was promised`(
    format: String, answer: HTTPResponse
  ) async throws {
    let error = try await failure(definition(format), answer)
    #expect(error.code == .challenged, "\(error)")
    #expect(error.message.contains("browsers") || error.message.contains("CAPTCHA"))
    #expect(error.fix?.contains("Potluck does not get round such a check") == true)
    #expect(error.httpStatus == answer.status)
  }

  @Test func `a check in place of a later page is no end of the list`() async throws {
    let definition = try site(
      response: #"{"format": "html", "list": "css:article"}"#,
      fields: #"{"title": "css:h2", "url": "css:a"}"#,
      more: #""paging": {"style": "page"}"#,
      request: #"{"path": "/search", "query": {"q": "{text}", "page": "{page}"}}"#)
    let transport = InMemoryTransport { request in
      request.number("page") == 1
        ? .html("<html><article><h2>Soup</h2><a href='/1'>x</a></article></html>")
        : Self.page("Just a moment...")
    }
    let result = try await walk(definition, over: transport)
    #expect(result.accepted.count == 1)
    #expect(result.error?.code == .challenged)
  }

  @Test(arguments: [
    page("Soups", "<p>Nothing found.</p>"),
    page("Log in", "<form><input type=\"password\"><div class='g-recaptcha'></div></form>"),
    page("Soups", "<p>" + String(repeating: "soup ", count: 2_000) + "</p> captcha"),
    page("About CAPTCHAs", status: 404), page("Oops", "captcha", status: 500),
  ])
  func `other pages are none`(answer: HTTPResponse) async throws {
    let error = try await failure(definition("html"), answer)
    #expect(error.code != .challenged, "\(error)")
  }

  @Test func `results beside a form with a CAPTCHA are results`() async throws {
    let answer = Self.page(
      "Soups", "<article><h2>Soup</h2><a href='/1'>x</a></article><div class='g-recaptcha'></div>")
    #expect(try await firstPage(definition("html"), answer).listings.count == 1)
    let none = Self.page("Soups", "<p class='none'>Nothing</p><div class='g-recaptcha'></div>")
    let definition = try definition("html", more: #", "none": {"path": "css:.none"}"#)
    #expect(try await firstPage(definition, none).listings == [])
  }

  @Test func `a rule of the definition decides first`() async throws {
    let definition = try site(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #""errors": [{"when": {"status": 403, "html": true}, "means": "rateLimited"}]"#)
    let error = try await failure(definition, Self.page("Just a moment...", status: 403))
    #expect(error.code == .rateLimited)
  }

  @Test func `a title with a secret is redacted`() async throws {
    let definition = try site(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #"""
        "secrets": {"key": {"summary": "x"}},
        "auth": [{"type": "apiKey", "in": "query", "name": "key", "secret": "key"}]
        """#)
    let error = try await failure(
      definition, Self.page("Checking your browser k3y-12345", status: 503),
      secrets: ["key": "k3y-12345"])
    #expect(error.code == .challenged && !error.description.contains("k3y"))
  }

  @Test(arguments: 1...2) func `whatever a page holds, looking at it ends`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "<html>", "<script", "</script>", "<title>", "</title>", "captcha", ">", "<", "\u{0}", "ü",
      "<style>", "a", " ", "\"", "<!--",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      _ = BrowserCheck.kind(of: .html("<html>" + text), isLost: true)
    }
    let long = HTTPResponse.html("<html>" + String(repeating: "<script>", count: 8_000))
    _ = BrowserCheck.kind(of: long, isLost: true)
  }
}
