import PotluckServer
import RecipeKeeping
import RecipeModel
import RecipeRPC
import Synchronization
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

  @Test func `a web page whose origin is allowed asks as a program does, without sessions`()
    async throws
  {
    let origin = "http://localhost:8080"
    let fields = ["Origin: \(origin)", "Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: cors"]
    try await Table.serve { table in
      let reply = try await table.get("/forkify/api/search?q=soup", fields)
      #expect(reply.status == 403)
    }
    try await Table.serve(change: { $0.origins = [origin] }) { table in
      for path in ["/forkify/api/search?q=soup", "/api/v1/sources"] {
        let reply = try await table.get(path, fields)
        #expect(reply.status == 200)
        #expect(reply["Access-Control-Allow-Origin"] == origin)
        #expect(reply["Vary"]?.contains("Origin") == true)
      }
      let asked = try await table.get("/api/v1/merge", fields, method: "OPTIONS")
      #expect(asked.status == 204)
      #expect(asked["Access-Control-Allow-Headers"]?.contains("Content-Type") == true)
      #expect(try await table.get("/", fields).status == 403)
      let other = ["Origin: http://localhost:8081", "Sec-Fetch-Site: same-site"]
      #expect(try await table.get("/forkify/api/search?q=soup", other).status == 403)
    }
    let token = "a token that is long enough"
    try await Table.serve(change: { ($0.origins, $0.token) = ([origin], token) }) { table in
      let session = try await table.submit(
        "/sign-in", "token=\(token.replacing(" ", with: "+"))", from: "/sign-in")
      let cookie = Table.cookies([try #require(session.cookie)])
      #expect(try await table.get("/api/v1/sources", [cookie]).status == 200)
      #expect(try await table.get("/api/v1/sources", [cookie] + fields).status == 401)
      let bearer = ["Authorization: Bearer \(token)"]
      #expect(try await table.get("/api/v1/sources", bearer + fields).status == 200)
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
    let failure = FailureSamples.path
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

  @Test func `a client that guesses must wait, and who has the token need not`() async throws {
    let right = "Authorization: Bearer the right token of it"
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      for number in 0..<10 {
        let guess = "Authorization: Bearer wrong \(number)"
        #expect(try await table.get("/metrics", [guess]).status == 401)
      }
      let late = try await table.get("/metrics", ["Authorization: Bearer wrong too"])
      #expect(late.status == 429 && late["Retry-After"] != nil)
      #expect(try await table.get("/metrics", [right]).status == 200)
      let page = try await table.get("/sign-in")
      let signedIn = try await table.post(
        "/sign-in", "form=\(try #require(page.formToken))&token=the+right+token+of+it",
        type: "application/x-www-form-urlencoded", ["Cookie: \(try #require(page.cookie))"])
      #expect(signedIn.status == 303)
      #expect(try await table.get("/health").status == 200)
    }
  }

  @Test func `a client guesses no more at several instances than at one`() async throws {
    let tried = Mutex<Set<String>>([])
    let change: (inout TableOptions) -> Void = { options in
      options.token = "the right token of it"
      options.sharedGuesses = { client, guess, most, span in
        tried.withLock { tried in
          if tried.count >= most, !tried.contains("\(client) \(guess)") { return span }
          tried.insert("\(client) \(guess)")
          return nil
        }
      }
      options.signingKey = String(repeating: "5e", count: 32)
    }
    try await Table.serve(change: change) { one in
      try await Table.serve(change: change) { other in
        for number in 0..<11 {
          let guess = "Authorization: Bearer wrong \(number)"
          let reply = try await (number % 2 == 0 ? one : other).get("/metrics", [guess])
          #expect(reply.status == (number < 10 ? 401 : 429))
        }
      }
    }
  }

  @Test func `who tries keys of old clients one after the other has to wait`() async throws {
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      for number in 0...100 {
        let reply = try await table.get("/food2fork/api/search?q=soup&key=key\(number)")
        #expect(reply.status == (number < 100 ? 401 : 429))
      }
      let right = try await table.get("/food2fork/api/search?q=soup&key=the+right+token+of+it")
      #expect(right.status == 200)
      #expect(try await table.get("/metrics", ["Authorization: Bearer new"]).status == 401)
    }
  }

  @Test func `a token or key that is sent again and again is no guess`() async throws {
    try await Table.serve(change: { $0.token = "the right token of it" }) { table in
      for _ in 0..<20 {
        let stale = try await table.get("/metrics", ["Authorization: Bearer the token before"])
        #expect(stale.status == 401)
      }
      for number in 0..<20 {
        let old = try await table.get("/food2fork/api/search?q=soup&key=key\(number)")
        #expect(old.status == 401)
      }
      #expect(try await table.get("/metrics", ["Authorization: Bearer new"]).status == 401)
    }
  }

  /// Header fields of a proxy, and the client that guesses.
  static let forwarded: [(header: String, fields: @Sendable (Int) -> String)] = [
    ("x-forwarded-for", { "X-Forwarded-For: 198.51.100.\($0)" }),
    ("x-forwarded-for", { "X-Forwarded-For: 203.0.113.9, 198.51.100.\($0), 127.0.0.1" }),
    ("forwarded", { "Forwarded: for=203.0.113.9, for=\"198.51.100.\($0):4711\";proto=https" }),
    ("x-real-ip", { "X-Real-IP: 198.51.100.\($0)" }),
  ]

  @Test(arguments: forwarded.indices)
  func `behind a proxy that is believed each client guesses for itself`(_ index: Int) async throws {
    let (header, field) = Self.forwarded[index]
    try await Table.serve(change: {
      $0.token = "the right token of it"
      $0.forwarding = TableOptions.Forwarding(header: header, proxies: ["127.0.0.1"])
    }) { table in
      for number in 0..<11 {
        let reply = try await table.get(
          "/metrics", ["Authorization: Bearer wrong \(number)", field(1)])
        #expect(reply.status == (number < 10 ? 401 : 429))
      }
      let other = try await table.get("/metrics", ["Authorization: Bearer wrong", field(2)])
      #expect(other.status == 401)
    }
  }

  @Test func `the addresses of one IPv6 network guess together`() async throws {
    try await Table.serve(change: {
      $0.token = "the right token of it"
      $0.forwarding = TableOptions.Forwarding(header: "x-real-ip", proxies: ["127.0.0.1"])
    }) { table in
      for number in 0..<11 {
        let hosts = [
          "2001:db8::\(number)", "2001:db8:0:0:\(number)::1", "2001:db8::\(number):0:0:1",
        ]
        let reply = try await table.get(
          "/metrics", ["Authorization: Bearer wrong \(number)", "X-Real-IP: \(hosts[number % 3])"])
        #expect(reply.status == (number < 10 ? 401 : 429))
      }
      let other = try await table.get(
        "/metrics", ["Authorization: Bearer wrong", "X-Real-IP: 2001:db8:0:1::1"])
      #expect(other.status == 401)
    }
  }

  @Test func `nobody else says whose guesses they are`() async throws {
    for proxies in [[], ["192.0.2.1"]] {
      try await Table.serve(change: {
        $0.token = "the right token of it"
        $0.forwarding = TableOptions.Forwarding(header: "x-forwarded-for", proxies: proxies)
      }) { table in
        for number in 0..<11 {
          let reply = try await table.get(
            "/metrics",
            ["Authorization: Bearer wrong \(number)", "X-Forwarded-For: 198.51.100.\(number)"])
          #expect(reply.status == (number < 10 ? 401 : 429))
        }
      }
    }
  }

  /// Requests that name nothing, and must not be taken for all.
  static let vague: [(path: String, body: String)] = [
    ("history/delete", #"{"numbers":null}"#), ("history/delete", #"{"numbers":[]}"#),
    ("history/delete", #"{"numbers":["abc"]}"#), ("history/delete", #"{"all":null}"#),
    ("history/delete", "{}"), ("history/delete", #"{"numbers":null,"all":true}"#),
    ("kept/remove", #"{"ids":null}"#), ("kept/remove", #"{"ids":null,"undo":true}"#),
    ("kept/remove", #"{"ids":[""]}"#), ("sources/reset", #"{"ids":null}"#),
    ("sources/reset", #"{"ids":[]}"#), ("sources/reset", #"{"ids":""}"#),
    ("sources/reset", #"{"ids":[null]}"#),
  ]

  @Test(arguments: vague)
  func `what names nothing changes nothing`(_ request: (path: String, body: String)) async throws {
    let folder = try TestFolder()
    var service = TableService.keeping(in: folder)
    service.configured.keeps = true
    service.configured.remembers = true
    let history = SearchHistory(folder: folder.path)
    await history.record(
      HistoryEntry(query: SearchQuery(text: "soup"), found: 1, sources: []), results: "{}")
    try await Table.serve(service) { table in
      let reply = try await table.post("/api/v1/\(request.path)", request.body)
      #expect(reply.status == 400)
      #expect(table.service.log.reset == 0)
      let left = await history.list(matching: "", limit: 9)
      #expect(left.count == 1)
    }
  }

  @Test(arguments: ["number=abc", "number=", "number=0", "number=1&number=abc", "number=-1"])
  func `a search that is not named well is not all of them`(_ form: String) async throws {
    let folder = try TestFolder()
    var service = TableService.keeping(in: folder)
    service.configured.keeps = true
    service.configured.remembers = true
    let history = SearchHistory(folder: folder.path)
    await history.record(
      HistoryEntry(query: SearchQuery(text: "soup"), found: 1, sources: []), results: "{}")
    try await Table.serve(service) { table in
      for (path, form) in [("/history/delete", form), ("/kept/remove", "id=")] {
        let reply = try await table.submit(path, form, from: "/history")
        #expect(reply.status == 400, "\(path)")
      }
      let left = await history.list(matching: "", limit: 9)
      #expect(left.count == 1)
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
      await #expect(throws: PotluckServer.ListenError.self) { try await second.run() }
    }
  }

  @Test func `a browser's extension is let in with the token, and to the interface alone`()
    async throws
  {
    let token = "a-token-that-is-long-enough"
    try await Table.serve(change: { $0.token = token }) { table in
      let origin = "Origin: chrome-extension://abcdefghijklmnopabcdefghijklmnop"
      let bearer = "Authorization: Bearer \(token)"
      let target = "/api/v1/recipes"
      let body = #"{"id":"alpha:leek"}"#
      #expect(try await table.post(target, body, [origin, bearer]).status == 200)
      #expect(try await table.post(target, body, [origin]).status == 403)
      let wrong = try await table.post(target, body, [origin, "Authorization: Bearer no"])
      #expect(wrong.status == 401)
      #expect(try await table.get("/", [origin, bearer]).status == 403)
      let page = try await table.post(target, body, ["Origin: https://evil.example", bearer])
      #expect(page.status == 403)
    }
  }
}
