import NIOSSL
import PotluckSimulator
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `A proxy` {
  private func send(
    _ url: String, _ environment: [String: String],
    resolve: @escaping NameLookup.Resolve = { _ in [] }
  ) async throws -> HTTPResponse {
    var settings = HTTPTransportSettings(
      timeout: .patience, connectTimeout: .patience,
      proxies: ProxySettings(environment: environment))
    settings.resolve = resolve
    let transport = HTTPClientTransport(settings)
    do {
      let response = try await transport.send(HTTPRequest(url: url))
      await transport.shutdown()
      return response
    } catch {
      await transport.shutdown()
      throw error
    }
  }

  @Test func `gets http requests in absolute form`() async throws {
    try await withBench { bench in
      let response = try await send(
        "http://recipes.example/api/?q=soup&p=2", ["http_proxy": bench.simulator.baseURL])
      #expect(response.status == 200)
      let request = try bench.simulator.requests[at: 0]
      #expect(request.target == "http://recipes.example/api/?q=soup&p=2")
      #expect(request.header("Host") == "recipes.example")
      #expect(request.header("Proxy-Authorization") == nil)
    }
  }

  @Test func `gets its credentials, which the service never sees in the address`() async throws {
    try await withBench { bench in
      _ = try await send(
        "http://recipes.example:8080/api/?q=soup",
        ["http_proxy": "http://cook:p%40ss@127.0.0.1:\(bench.simulator.port)"])
      let request = try bench.simulator.requests[at: 0]
      #expect(request.target == "http://recipes.example:8080/api/?q=soup")
      #expect(request.header("Host") == "recipes.example:8080")
      #expect(request.header("Proxy-Authorization") == "Basic Y29vazpwQHNz")
    }
  }

  @Test func `shares one connection for many hosts, and follows redirects`() async throws {
    let fault = Fault.redirect(to: "http://two.example/api/?q=soup", status: 302)
    try await withBench([FaultRule(FaultMatch(nth: 1), fault)]) { bench in
      let response = try await send(
        "http://one.example/api/", ["all_proxy": "127.0.0.1:\(bench.simulator.port)"])
      #expect(response.status == 200)
      #expect(bench.simulator.requests.map { $0.header("Host") } == ["one.example", "two.example"])
      #expect(bench.simulator.connectionCount == 1)
    }
  }

  @Test func `does not open the private network`() async throws {
    try await withBench { bench in
      let proxy = ["http_proxy": bench.simulator.baseURL]
      for url in ["http://10.0.0.1/", "http://169.254.169.254/", "http://0x0a000001/"] {
        let error = await failure { try await send(url, proxy) }
        #expect(error?.code == .misconfigured)
      }
      #expect(bench.simulator.requests.isEmpty)
    }
  }

  @Test(arguments: ["http://wiki.inner.example/", "http://intranet/", "http://wiki.corp/"])
  func `is not led into the private network by a redirect`(_ target: String) async throws {
    try await withBench([FaultRule(.redirect(to: target, status: 302))]) { bench in
      let error = await failure {
        try await send("http://outer.example/", ["http_proxy": bench.simulator.baseURL]) { name in
          let address = name.hasSuffix("inner.example") ? "10.1.2.3" : "93.184.215.14"
          return [IPAddress(literal: address)].compactMap(\.self)
        }
      }
      #expect(error?.code == .invalidResponse)
      #expect(
        error?.message.hasPrefix("a redirect into the private network was not followed: ") == true)
      #expect(bench.simulator.requests.map { $0.header("Host") } == ["outer.example"])
    }
  }

  @Test func `knows names about which this machine's resolver is silent`() async throws {
    try await withBench { bench in
      let proxy = ["http_proxy": bench.simulator.baseURL]
      let response = try await send("http://recipes.example/api/?q=soup", proxy) { _ in
        try await Task.sleep(for: .patience)
        return []
      }
      #expect(response.status == 200)
    }
  }

  @Test func `is not asked for loopback`() async throws {
    try await withBench(
      settings: HTTPTransportSettings(
        timeout: .patience, connectTimeout: .patience,
        proxies: ProxySettings(environment: ["all_proxy": "http://127.0.0.1:1"]))
    ) { bench in
      let response = try await bench.get()
      #expect(response.status == 200)
      #expect(try bench.simulator.requests[at: 0].target.hasPrefix("/api/"))
    }
  }

  @Test func `that wants a password says so, over http and https`() async throws {
    try await withBench([FaultRule(.status(407, body: ""))]) { bench in
      let error = await failure {
        try await send("http://recipes.example/", ["http_proxy": bench.simulator.baseURL])
      }
      #expect(error?.code == .unreachable)
      #expect(error?.message.contains("asks for a user name and password") == true)
    }
    let server = try await ScriptedServer { _, _ in
      .init(
        text: "HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n",
        closes: true)
    }
    let error = await failure {
      try await send("https://recipes.example/?key=SECRET", ["https_proxy": server.baseURL])
    }
    #expect(error?.message.contains("asks for a user name and password") == true)
    #expect(server.requests.first?.hasPrefix("CONNECT recipes.example:443 HTTP/1.1\r\n") == true)
    await server.stop()
  }

  @Test func `carries TLS to the service behind it`() async throws {
    let tls = try TestCertificates.context()
    let server = try await ScriptedServer { _, request in
      guard request == 1 else {
        return .init(text: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nsoups")
      }
      var reply = ScriptedServer.Reply(text: "HTTP/1.1 200 Connected\r\n\r\n")
      reply.tls = tls
      return reply
    }
    var settings = HTTPTransportSettings(
      timeout: .patience, connectTimeout: .patience,
      proxies: ProxySettings(environment: ["https_proxy": server.baseURL]))
    settings.resolve = { _ in [] }
    settings.tls.trustRoots = .certificates([try TestCertificates.read(TestCertificates.valid)])
    let transport = HTTPClientTransport(settings)
    let response = try? await transport.send(HTTPRequest(url: "https://recipes.example/leek"))
    #expect(response?.body == Array("soups".utf8))
    #expect(server.requests.first?.hasPrefix("CONNECT recipes.example:443 ") == true)
    #expect(server.requests.last?.hasPrefix("GET /leek HTTP/1.1\r\n") == true)
    #expect(server.requests.last?.contains("Host: recipes.example\r\n") == true)
    await transport.shutdown()
    await server.stop()
  }

  @Test func `that refuses a tunnel says so`() async throws {
    let server = try await ScriptedServer { _, _ in
      .init(text: "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n", closes: true)
    }
    let error = await failure {
      try await send("https://recipes.example/", ["HTTPS_PROXY": server.baseURL])
    }
    #expect(error?.code == .unreachable)
    #expect(error?.message == "the proxy 127.0.0.1:\(server.port) refused to open a connection")
    await server.stop()
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 000 X\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    "HTTP/1.1 200 OK\r\n\r\n",
  ])
  func `that goes away during the handshake is told without names of the client's types`(
    _ text: String
  ) async throws {
    let server = try await ScriptedServer { _, _ in .init(text: text, closes: true) }
    let error = await failure {
      try await send("https://recipes.example/", ["HTTPS_PROXY": server.baseURL])
    }
    #expect(error?.code == .unreachable)
    #expect(error?.message.contains("127.0.0.1:\(server.port)") == true)
    #expect(error?.message.contains("AsyncHTTPClient") == false, "\(error?.message ?? "")")
    await server.stop()
  }

  @Test func `that is down is named`() async throws {
    let error = await failure {
      try await send("http://recipes.example/", ["http_proxy": "http://127.0.0.1:1"])
    }
    #expect(error?.message == "the proxy 127.0.0.1:1 refused the connection")
  }

  @Test(arguments: [
    "ftp://127.0.0.1:1", "https://127.0.0.1:1", "http://", "http://user:SECRET@:80", "a b c",
    "http://127.0.0.1:99999", "socks5://user:SECRET@127.0.0.1:1", "://",
  ])
  func `that is none names its variable`(_ value: String) async {
    let error = await failure { try await send("http://recipes.example/", ["http_proxy": value]) }
    #expect(error?.code == .misconfigured)
    #expect(error?.message.hasPrefix("the proxy in http_proxy cannot be used: ") == true)
  }
}

@Suite(.fewAtOnce) struct `Proxy variables` {
  private func choice(_ environment: [String: String], _ url: String = "http://a.example") -> String
  {
    guard let origin = HTTPOrigin(url) else { return "no origin" }
    switch ProxySettings(environment: environment).choice(for: origin) {
    case .direct: return "direct"
    case .proxy(let server): return server.shown
    case .invalid(let variable, _): return "invalid \(variable)"
    }
  }

  @Test func `go by scheme, then all_proxy`() {
    let all = ["http_proxy": "h:1", "https_proxy": "s:2", "all_proxy": "socks5://a:3"]
    #expect(choice(all) == "h:1")
    #expect(choice(all, "https://a.example") == "s:2")
    #expect(choice(["all_proxy": "socks5://a"]) == "a:1080")
    #expect(choice(["https_proxy": "s:2"]) == "direct")
    #expect(choice(["http_proxy": ""]) == "direct")
    #expect(choice([:]) == "direct")
  }

  @Test func `may be in capitals, and small ones win`() {
    #expect(choice(["HTTP_PROXY": "h:1"]) == "h:1")
    #expect(choice(["HTTP_PROXY": "h:1", "http_proxy": "i:2"]) == "i:2")
    #expect(choice(["ALL_PROXY": "h:1"]) == "h:1")
    #expect(choice(["HTTP_PROXY": "h:1", "REQUEST_METHOD": "GET"]) == "direct")
    #expect(choice(["http_proxy": "h:1", "REQUEST_METHOD": "GET"]) == "h:1")
    #expect(choice(["http_proxy": "ftp://h:1"]) == "invalid http_proxy")
  }

  @Test(arguments: [
    ("*", "http://a.example", true),
    ("a.example", "http://a.example", true),
    ("a.example", "http://www.a.example", true),
    ("a.example", "http://ba.example", false),
    (".a.example", "http://a.example", false),
    (".a.example", "http://www.a.example", true),
    ("*.a.example", "http://www.a.example", true),
    ("A.Example", "http://a.EXAMPLE", true),
    ("a.example:8080", "http://a.example:8080", true),
    ("a.example:8080", "http://a.example", false),
    ("a.example:80", "http://a.example", true),
    ("b.example, a.example", "http://a.example", true),
    ("b.example a.example", "http://a.example", true),
    ("10.1.2.3", "http://10.1.2.3", true),
    ("10.0.0.0/8", "http://10.1.2.3", true),
    ("10.0.0.0/8", "http://11.1.2.3", false),
    ("[2001:db8::1]", "http://[2001:db8::1]", true),
    ("2001:db8::1", "http://[2001:db8:0::1]", true),
    ("[2001:db8::1]:81", "http://[2001:db8::1]", false),
    ("2001:db8::/32", "http://[2001:db8:5::1]", true),
    ("", "http://a.example", false),
    (",,", "http://a.example", false),
  ])
  func `except what no_proxy lists`(_ list: String, _ url: String, _ isExcepted: Bool) {
    let environment = ["http_proxy": "h:1", "no_proxy": list]
    #expect(choice(environment, url) == (isExcepted ? "direct" : "h:1"))
  }

  @Test(arguments: ["http://localhost", "http://x.localhost", "http://127.0.0.2", "http://[::1]"])
  func `never concern loopback`(_ url: String) {
    #expect(choice(["all_proxy": "h:1"], url) == "direct")
  }
}
