import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Log-ins that answer with cookies.
@Suite("Cookies of log-ins", .fewAtOnce)
struct LoginCookieTests {
  private func cookies(
    _ fields: [String], from address: String = "https://soups.example/kitchen"
  ) throws -> LoginCookies {
    var headers = HTTPHeaders()
    for field in fields { headers.append("Set-Cookie", field) }
    return LoginCookies(headers, from: try RequestURL(address), now: 1_700_000_000)
  }

  @Test func `cookies are sent back by name and value`() throws {
    let cookies = try cookies([
      "a=1; Path=/; HttpOnly", "b = x y ;Secure;SameSite=Lax", "c=", "a=2; Max-Age=60",
      "d=\"q=r\"; Expires=Wed, 15 Nov 2023 22:13:20 GMT",
    ])
    #expect(cookies.text == "b=x y; c=; a=2; d=\"q=r\"")
    #expect(cookies.seconds == 60)
    #expect(LoginCookies.values(in: cookies.text ?? "") == ["x y", "", "2", "\"q=r\""])
  }

  @Test(arguments: [
    "a=deleted; Expires=Thu, 01 Jan 1970 00:00:01 GMT", "a=x; Max-Age=0", "a=x; max-age=-1",
  ])
  func `a cookie that ends at once takes an earlier one away`(field: String) throws {
    #expect(try cookies(["a=1", "b=2", field]).text == "b=2")
  }

  @Test(arguments: [
    "a=1; Domain=evil.example", "a=1; Domain=example.soups.example", "a=1; domain=ups.example",
    "noname", "=novalue", "a\u{0}b=1", "a b=1", "a=\u{1}", "a=é", "",
    "a=" + String(repeating: "x", count: 5_000),
  ])
  func `a cookie that the service may not set is none`(field: String) throws {
    #expect(try cookies([field]).text == nil)
  }

  @Test(arguments: [
    ("a=1; Domain=.soups.example", "https://soups.example", true),
    ("a=1; Domain=example", "https://soups.example", true),
    ("a=1; Secure", "http://soups.example", false), ("a=1; Secure", "http://127.0.0.1:8", true),
    ("a=1; Secure", "http://localhost", true),
  ])
  func `domains and safety are looked at`(field: String, address: String, isTaken: Bool) throws {
    let text = try cookies([field], from: address).text
    #expect((text != nil) == isTaken)
  }

  @Test func `many cookies and attributes are bounded`() throws {
    let many = try cookies((0..<1_000).map { "c\($0)=1" })
    #expect(many.cookies.count == 50)
    let long = try cookies(["a=1" + String(repeating: "; Secure", count: 100_000)])
    #expect(long.text == "a=1")
  }

  @Test(arguments: 1...4) func `whatever a field holds, reading it ends`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let parts = ["a", "=", ";", " ", "Domain", "Max-Age", "Expires", "9", ",", "\"", "ü", "\t"]
    for _ in 0..<1_000 {
      let field = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        parts.randomElement(using: &random) ?? ""
      }.joined()
      let text = try cookies([field]).text ?? ""
      #expect(!text.unicodeScalars.contains { $0.isControl } && !text.contains(";"))
    }
  }

  // MARK: A service

  private static func definition(_ more: String = "") throws -> ProviderDefinition {
    try site(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #"""
        "secrets": {"user": {"summary": "the account"}, "pass": {"summary": "its password"}},
        "auth": [{"type": "login", "token": {"header": "Set-Cookie"}\#(more),
          "request": {"path": "/login", "form": {"u": "{user}", "p": "{pass}"}}}]
        """#)
  }

  private static let secrets = ["user": "ann", "pass": "open-sesame"]
  private static let session = "s3ss10n-0123456789"

  private static func service(status: Int = 302) -> InMemoryTransport {
    InMemoryTransport { request in
      if request.url.hasSuffix("/login") {
        guard String(decoding: request.body, as: UTF8.self) == "u=ann&p=open-sesame" else {
          return .json("{}", status: 401)
        }
        var answer = HTTPResponse.html("<html><title>Welcome</title></html>", status: status)
        answer.headers.append("Location", "/home")
        answer.headers.append("Set-Cookie", "sid=\(session); Path=/; HttpOnly; Max-Age=3600")
        answer.headers.append("Set-Cookie", "lang=de")
        answer.headers.append("Set-Cookie", "old=; Max-Age=0")
        return answer
      }
      guard request.headers["Cookie"] == "sid=\(session); lang=de" else {
        return .json(#"{"error": "log in"}"#, status: 401)
      }
      return .json("{\"echo\": \"\(session)\", \"rows\": [{\"id\": 1, \"title\": \"Soup\"}]}")
    }
  }

  @Test(arguments: [200, 204, 302, 303])
  func `the cookies of a log-in are sent with every request`(status: Int) async throws {
    let transport = Self.service(status: status)
    let provider = try provider(Self.definition(), secrets: Self.secrets, over: transport)
    for _ in 0..<2 {
      let page = try await provider.search(
        SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
      #expect(page.listings.map(\.title) == ["Soup"])
    }
    #expect(transport.requests.map(\.url).filter { $0.hasSuffix("/login") }.count == 1)
  }

  @Test(arguments: ["-1e30", "1e300", "0"])
  func `a lifetime that is none ends nothing, and a short cookie covers no word`(
    lifetime: String
  ) async throws {
    let transport = InMemoryTransport { request in
      guard request.url.hasSuffix("/login") else {
        return .json(#"{"more": true, "rows": [{"id": 1, "title": "Soup"}]}"#)
      }
      var answer = HTTPResponse.json("{\"e\": \(lifetime)}")
      answer.headers.append("Set-Cookie", "logged_in=true; Max-Age=3600.0")
      return answer
    }
    let provider = try provider(
      Self.definition(#", "expiresIn": "$.e""#), secrets: Self.secrets, over: transport)
    let page = try await provider.search(
      SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    #expect(page.listings.map(\.title) == ["Soup"])
  }

  @Test func `a log-in that sets no cookie is refused`() async throws {
    let transport = InMemoryTransport { _ in .html("<html><title>Wrong password</title></html>") }
    let provider = try provider(Self.definition(), secrets: Self.secrets, over: transport)
    let error = try await #require(throws: ProviderError.self) {
      try await provider.search(
        SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    }
    #expect(error.message.contains("has no token at the header Set-Cookie"))
    #expect(!error.description.contains("sesame"))
  }

  @Test func `a cookie never leaves the service`() async throws {
    let definition = try Self.definition()
    let transport = InMemoryTransport { request in
      if request.url.hasSuffix("/login") {
        var answer = HTTPResponse.json("{}")
        answer.headers.append("Set-Cookie", "sid=\(Self.session); Domain=example")
        return answer
      }
      return .json(#"{"rows": [{"id": 1, "title": "Soup"}]}"#)
    }
    let provider = try provider(definition, secrets: Self.secrets, over: transport)
    _ = try await provider.search(
      SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    #expect(transport.requests.allSatisfy { $0.url.hasPrefix("https://soups.example/") })
  }

  @Test func `an exchange is recorded without the cookie`() async throws {
    let definition = try Self.definition()
    let recorder = DefinitionRecorder(
      definition, secrets: Self.secrets.mapValues { Secret($0) }, transport: Self.service())
    let recording = try await recorder.record(SearchQuery(text: "soup"))
    let text = recording.json.text()
    #expect(recording.cases.first?.expect.listings?.count == 1)
    #expect(text.contains("sid={token}") && !text.contains(Self.session))
    #expect(!text.contains("sesame"))
    #expect(await DefinitionTest.run(definition, recording).map(\.passed) == [true])
  }

  @Test func `one part of a cookie is a token like others`() async throws {
    let definition = try site(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #"""
        "secrets": {"pass": {"summary": "its password"}},
        "auth": [{"type": "login", "request": {"path": "/login", "form": {"p": "{pass}"}},
          "token": {"header": "Set-Cookie", "before": ";", "after": "xsrf="}}]
        """#)
    let transport = InMemoryTransport { request in
      if request.url.hasSuffix("/login") {
        var answer = HTTPResponse.json("{}")
        answer.headers.append("Set-Cookie", "xsrf=t0k3n-123; Path=/")
        return answer
      }
      return request.headers["Authorization"] == "Bearer t0k3n-123"
        ? .json(#"{"rows": [{"id": 1, "title": "Soup"}]}"#) : .json("{}", status: 401)
    }
    let provider = try provider(definition, secrets: ["pass": "x"], over: transport)
    let page = try await provider.search(
      SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    #expect(page.listings.count == 1)
  }

  @Test func `cookies are sent as such, and no other way`() throws {
    let definition = try Self.definition()
    #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
    let text = siteText(
      response: #"{"list": "$.rows"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #"""
        "secrets": {"pass": {}},
        "auth": [{"type": "login", "request": {"path": "/login", "form": {"p": "{pass}"}},
          "token": {"header": "set-cookie"}, "send": {"type": "http", "scheme": "bearer"}}]
        """#)
    let problems = DefinitionReader.read(Array(text.utf8)).problems
    #expect(problems.map(\.pointer) == ["/auth/0/send"])
    #expect(problems.first?.fix?.contains("remove \"send\"") == true)
  }
}
