import PotluckServer
import TestSupport
import Testing

@Suite("Serving: who is let in", .fewAtOnce)
struct SecurityTests {
  /// A request of some lines, where `@` stands for the server's authority, and its status.
  struct Attempt: Sendable, CustomTestStringConvertible {
    var what: String
    var lines: [String]
    var status: Int
    var body = ""
    var testDescription: String { what }

    init(_ what: String, _ lines: [String], body: String = "", _ status: Int) {
      (self.what, self.lines, self.body, self.status) = (what, lines, body, status)
    }
  }

  @Test(arguments: [("http", false), ("https", true), ("HTTPS, http", false)])
  func `behind a proxy with TLS, links and cookies are for it alone`(
    scheme: String, isSecure: Bool
  ) async throws {
    try await Table.serve { table in
      let field = "X-Forwarded-Proto: \(scheme)"
      let cookies = try await table.get("/", [field]).fields.filter { $0.name == "set-cookie" }
      #expect(cookies.map { $0.value.hasSuffix("; Secure") } == [isSecure])
      let page = try await table.get("/recipe?id=alpha:leek", [field])
      let (session, form) = (try #require(page.cookie), try #require(page.formToken))
      for change in ["add", "clear"] {
        let list = try await table.post(
          "/shopping/\(change)", "form=\(form)&id=alpha:leek",
          type: "application/x-www-form-urlencoded", [field, Table.cookies([session])])
        #expect(list.status == 303)
        #expect(list["Set-Cookie"]?.hasSuffix("; Secure") == isSecure)
      }
      let list = try await table.get("/food2fork/api/search?q=leek", [field]).text
      #expect(list.contains("\"\(isSecure ? "https" : "http")://127.0.0.1"))
    }
  }

  @Test func `connections that say nothing keep nobody out`() async throws {
    try await Table.serve(change: { $0.mostConnections = 40 }) { table in
      let idle = try (0..<60).map { _ in try Connection(port: table.port) }
      let start = ContinuousClock.now
      #expect(try await table.get("/health").status == 200)
      // By themselves they would have to lie idle for half a minute.
      #expect(.now - start < .seconds(25) * Slowness.factor)
      for connection in idle { connection.close() }
    }
  }

  static let json = ["Content-Type: application/json", "Content-Length: 15"]
  static let attempts = [
    Attempt("its address", ["GET / HTTP/1.1", "Host: @"], 200),
    Attempt("its name", ["GET / HTTP/1.1", "Host: localhost:#"], 200),
    Attempt("its name with a dot", ["GET / HTTP/1.1", "Host: LOCALHOST.:#"], 200),
    Attempt("its address before the path", ["GET http://@/about HTTP/1.1", "Host: @"], 200),
    Attempt("another name behind it", ["GET http://@/ HTTP/1.1", "Host: evil.example"], 421),
    Attempt("another name", ["GET / HTTP/1.1", "Host: evil.example"], 421),
    Attempt("another name at its port", ["GET / HTTP/1.1", "Host: evil.example:#"], 421),
    Attempt("a name around its own", ["GET / HTTP/1.1", "Host: 127.0.0.1.evil.example:#"], 421),
    Attempt("another address", ["GET / HTTP/1.1", "Host: 10.0.0.1:#"], 421),
    Attempt("another port", ["GET / HTTP/1.1", "Host: 127.0.0.1:1"], 421),
    Attempt("no port", ["GET / HTTP/1.1", "Host: 127.0.0.1"], 421),
    Attempt("a user before the host", ["GET / HTTP/1.1", "Host: a@@"], 421),
    Attempt("two hosts", ["GET / HTTP/1.1", "Host: @", "Host: evil.example"], 421),
    Attempt("a host of an older protocol", ["GET / HTTP/1.0"], 421),
    Attempt("a path upwards", ["GET /assets/../../etc/passwd HTTP/1.1", "Host: @"], 404),
    Attempt("an escaped path", ["GET /%2e%2e/etc/passwd HTTP/1.1", "Host: @"], 404),
    Attempt("a method that nothing takes", ["DELETE / HTTP/1.1", "Host: @"], 405),
    Attempt("a trace", ["TRACE / HTTP/1.1", "Host: @"], 405),
    Attempt("what is allowed", ["OPTIONS /api/v1/search HTTP/1.1", "Host: @"], 204),
    Attempt(
      "a body that comes in no known way",
      ["POST /api/v1/merge HTTP/1.1", "Host: @", "Transfer-Encoding: unknown"] + json[..<1],
      body: "0\r\n\r\n", 400),
    Attempt(
      "a picture on another site's page",
      ["GET / HTTP/1.1", "Host: @", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"], 403),
    Attempt(
      "a frame on another site's page",
      [
        "GET / HTTP/1.1", "Host: @", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate",
        "Sec-Fetch-Dest: iframe",
      ], 403),
    Attempt(
      "a link on another site's page",
      [
        "GET / HTTP/1.1", "Host: @", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate",
        "Sec-Fetch-Dest: document",
      ], 200),
    Attempt(
      "another port's page",
      ["GET /api/v1/sources HTTP/1.1", "Host: @", "Sec-Fetch-Site: same-site"], 403),
    Attempt(
      "a reading script of another site",
      ["GET /api/v1/sources HTTP/1.1", "Host: @", "Origin: http://evil.example"], 403),
    Attempt(
      "an own script",
      ["POST /api/v1/merge HTTP/1.1", "Host: @", "Origin: http://@"] + json,
      body: #"{"listings":[]}"#, 200),
    Attempt(
      "a program", ["POST /api/v1/merge HTTP/1.1", "Host: @"] + json, body: #"{"listings":[]}"#, 200
    ),
    Attempt(
      "a page without an origin",
      ["POST /api/v1/merge HTTP/1.1", "Host: @", "Origin: null"] + json,
      body: #"{"listings":[]}"#, 403),
    Attempt(
      "a body that a form can send",
      [
        "POST /api/v1/merge HTTP/1.1", "Host: @", "Content-Type: text/plain", "Content-Length: 15",
      ], body: #"{"listings":[]}"#, 415),
    Attempt(
      "a form that was not given out",
      [
        "POST /sources/add HTTP/1.1", "Host: @",
        "Content-Type: application/x-www-form-urlencoded", "Content-Length: 15",
      ], body: "address=a&form=", 403),
    Attempt(
      "a head that is too large",
      ["GET / HTTP/1.1", "Host: @", "X-Large: " + String(repeating: "a", count: 40_000)], 400),
    Attempt(
      "a body that is announced too large",
      [
        "POST /api/v1/merge HTTP/1.1", "Host: @", "Content-Type: application/json",
        "Content-Length: 9000000",
      ], body: String(repeating: " ", count: 9_000_000), 413),
    Attempt(
      "two lengths of one body",
      [
        "POST /api/v1/merge HTTP/1.1", "Host: @", "Content-Length: 0", "Content-Length: 15",
        "Content-Type: application/json",
      ], body: #"{"listings":[]}"#, 400),
  ]

  @Test(arguments: attempts)
  func `a request is let in or refused`(_ attempt: Attempt) async throws {
    try await Table.serve { table in
      let lines = attempt.lines.map {
        $0.replacing("@@", with: "@127.0.0.1:\(table.port)")
          .replacing("@", with: $0.contains("a@@") ? "@" : "127.0.0.1:\(table.port)")
          .replacing("#", with: "\(table.port)")
      }
      let reply = try await table.send(lines, body: attempt.body)
      #expect(reply.status == attempt.status, "\(reply.text.prefix(300))")
    }
  }

  @Test(arguments: ["/", "/nothing", "/api/v1/sources", "/health", "/assets/table.js", "/picture"])
  func `every answer is sealed`(_ path: String) async throws {
    try await Table.serve { table in
      let reply = try await table.get(path)
      let policy = try #require(reply["Content-Security-Policy"])
      for part in ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"] {
        #expect(policy.contains(part))
      }
      #expect(!policy.contains("unsafe"))
      #expect(reply["X-Content-Type-Options"] == "nosniff")
      #expect(reply["X-Frame-Options"] == "DENY")
      #expect(reply["Referrer-Policy"] == "same-origin")
      #expect(reply["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(reply["Access-Control-Allow-Origin"] == nil)
      #expect(reply["Server"] == nil)
    }
  }

  @Test func `what a failure says of the machine stays there`() async throws {
    let failure = WireFailureSamples.path
    try await Table.serve(TableService(failure: failure)) { table in
      for path in ["/?query=soup", "/api/v1/search?query=soup", "/sources", "/api/v1/sources"] {
        let reply = try await table.get(path, ["Accept: text/html"])
        #expect(reply.status == 500)
        #expect(!reply.text.contains("/home"))
      }
    }
    try await Table.serve { table in
      let reply = try await table.get("/api/v1/sources")
      #expect(reply.status == 200)
      #expect(!reply.text.contains("/home"))
    }
  }

  @Test func `a client that guesses must wait`() async throws {
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      for _ in 0..<10 {
        #expect(try await table.get("/metrics", ["Authorization: Bearer wrong"]).status == 401)
      }
      let late = try await table.get("/metrics", ["Authorization: Bearer the right token of it"])
      #expect(late.status == 429)
      #expect(late["Retry-After"] != nil)
      #expect(try await table.get("/health").status == 200)
    }
  }

  @Test func `a token opens the interface, and nothing else does`() async throws {
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      let right = "Authorization: Bearer the right token of it"
      #expect(try await table.get("/api/v1/sources").status == 401)
      #expect(try await table.get("/api/v1/sources", [right + "!"]).status == 401)
      #expect(try await table.get("/api/v1/sources", [right]).status == 200)
      #expect(try await table.get("/?query=soup").status == 401)
      #expect(try await table.get("/?key=the+right+token+of+it").status == 401)
      #expect(try await table.get("/food2fork/api/search?q=a").status == 401)
      let old = try await table.get("/food2fork/api/search?q=a&key=the+right+token+of+it")
      #expect(old.status == 200)
    }
  }

  @Test func `a browser signs in once, with a form of its own`() async throws {
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      let page = try await table.get("/sign-in")
      let cookie = try #require(page.cookie)
      let form = try #require(page.formToken)
      let flags = try #require(page["Set-Cookie"])
      #expect(flags.contains("HttpOnly") && flags.contains("SameSite=Strict"))
      func send(_ token: String, form: String, cookie: String) async throws -> Reply {
        try await table.post(
          "/sign-in", "form=\(form)&token=\(token)", type: "application/x-www-form-urlencoded",
          ["Cookie: \(cookie)"])
      }
      let right = "the+right+token+of+it"
      #expect(try await send(right, form: "x", cookie: cookie).status == 403)
      #expect(try await send("wrong", form: form, cookie: cookie).status == 401)
      #expect(try await table.get("/", ["Cookie: \(cookie)"]).status == 401)
      let answer = try await send(right, form: form, cookie: cookie)
      #expect(answer.status == 303)
      let trusted = try #require(answer.cookie)
      #expect(try await table.get("/", ["Cookie: \(trusted)"]).status == 200)
      // What an anonymous visit was given cannot be made a trusted one.
      let forged = cookie.replacing("=a.", with: "=t.")
      #expect(try await table.get("/", ["Cookie: \(forged)"]).status == 401)
    }
  }

  @Test func `a port that is taken is told`() async throws {
    try await Table.serve { table in
      let second = PotluckServer(
        service: TableService(), options: TableOptions(port: table.port))
      await #expect(throws: PotluckServer.Failure.self) { try await second.run() }
    }
  }
}
