import PotluckSimulator
import RecipeHTTP
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `Connections` {
  @Test func `are used again`() async throws {
    try await withBench { bench in
      for page in 1...20 {
        let response = try await bench.get("q=soup&p=\(page)")
        #expect(response.status == 200 || response.status == 500)
        if response.status == 500 { break }
      }
      #expect(bench.simulator.requests.count >= 4)
      #expect(bench.simulator.connectionCount == 1)
    }
  }

  @Test func `are shared by transports of other scope`() async throws {
    try await withBench { bench in
      _ = try await bench.get()
      let other = bench.transport.scoped(to: [bench.simulator.baseURL, "http://a.example"])
      _ = try await other.send(HTTPRequest(url: bench.url()))
      #expect(bench.simulator.connectionCount == 1)
    }
  }

  @Test func `are limited for one host`() async throws {
    let settings = HTTPTransportSettings(
      timeout: .patience, connectTimeout: .patience, connectionsPerHost: 3)
    let faults = [FaultRule(.latency(.milliseconds(10)))]
    try await withBench(faults, settings: settings) { bench in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<12 { group.addTask { try await bench.get().status } }
        for try await status in group { #expect(status == 200) }
      }
      #expect((1...3).contains(bench.simulator.connectionCount))
    }
  }

  @Test func `that died while they were idle cost a request nothing`() async throws {
    let faults = [FaultRule(FaultMatch(every: 2), .reset())]
    try await withBench(faults) { bench in
      for _ in 1...5 {
        let response = try await bench.get()
        #expect(response.status == 200)
      }
      // Each second request met a reset on a used connection and was sent once more.
      #expect(bench.simulator.requests.count == 9)
    }
  }

  @Test func `that break on their first request are no reason to repeat it`() async throws {
    try await withBench([FaultRule(.reset())]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .unreachable)
      #expect(bench.simulator.requests.count == 1)
    }
  }

  @Test func `never carry a POST a second time`() async throws {
    try await withBench([FaultRule(FaultMatch(nth: 2), .reset())]) { bench in
      let request = HTTPRequest(method: "POST", url: bench.url(), body: Array("q=soup".utf8))
      _ = try await bench.transport.send(request)
      let error = await failure { try await bench.transport.send(request) }
      #expect(error?.code == .unreachable)
      #expect(error?.message.hasSuffix(", so it is not known whether it took the POST") == true)
      #expect(error?.mayHaveActed == true)
      #expect(bench.simulator.requests.count == 2)
    }
  }

  /// Sends two requests to a server that closes the connection when the second one arrives.
  private func twice(_ method: String) async throws -> (ProviderError?, requests: [String]) {
    let server = try await ScriptedServer { connection, number in
      connection == 1 && number == 2
        ? .init(text: "", closes: true)
        : .init(text: "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    }
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [server.baseURL])
    var last: ProviderError?
    for _ in 1...2 {
      do { _ = try await transport.send(HTTPRequest(method: method, url: server.baseURL)) } catch {
        last = error as? ProviderError
      }
    }
    await transport.shutdown()
    await server.stop()
    return (last, server.requests)
  }

  @Test func `that close as a request arrives have it repeated only when that is harmless`()
    async throws
  {
    let (get, gets) = try await twice("GET")
    #expect(get == nil && gets.count == 3)
    let (post, posts) = try await twice("POST")
    #expect(post?.code == .unreachable && post?.mayHaveActed == true)
    #expect(posts.count == 2 && posts.allSatisfy { $0.hasPrefix("POST / ") })
  }

  @Test func `are closed by a server that promised to keep them without harm`() async throws {
    try await withBench([FaultRule(.hangUp)]) { bench in
      for _ in 1...20 {
        let response = try await bench.get()
        #expect(response.status == 200)
      }
    }
  }

  @Test func `close when the transport is shut down`() async throws {
    try await withBench { bench in
      _ = try await bench.get()
      #expect(bench.simulator.openConnectionCount == 1)
      await bench.transport.shutdown()
      try await eventually { bench.simulator.openConnectionCount == 0 }
      let error = await failure { try await bench.get() }
      #expect(error?.code == .cancelled)
    }
  }

  // The connection would take ten minutes to come up: whoever waited for it would be late.
  @Test
  func `that are still being made hold up neither a deadline nor the end`() async throws {
    let server = try await ScriptedServer { _, _ in .init(text: "") }
    let secure = "https://127.0.0.1:\(server.port)"
    let long = Duration.patience
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .milliseconds(100), connectTimeout: long),
      allowedOrigins: [secure])
    let error = await failure { try await transport.send(HTTPRequest(url: secure)) }
    #expect(error?.code == .timedOut)
    #expect(error?.message.contains("no connection had been made to 127.0.0.1") == true)
    await transport.shutdown()
    await server.stop()
  }

  @Test func `close when the transport is dropped`() async throws {
    let simulator = try await Simulator.start(.recipePuppy, recipes: soups(3))
    do {
      let transport = HTTPClientTransport(
        HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
        allowedOrigins: [simulator.baseURL])
      _ = try await transport.send(HTTPRequest(url: simulator.baseURL + "/api/"))
    }
    try await eventually { simulator.openConnectionCount == 0 }
    await simulator.stop()
  }

  @Test
  func `that are refused fail at once`() async throws {
    let simulator = try await Simulator.start(.forkify, recipes: soups(1))
    await simulator.stop()
    // The client's own retries would go on until the connect timeout, beyond the test's limit.
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [simulator.baseURL])
    let error = await failure {
      try await transport.send(HTTPRequest(url: simulator.baseURL + "/api/search?key=SECRET"))
    }
    #expect(error?.code == .unreachable)
    #expect(error?.message == "127.0.0.1:\(simulator.port) refused the connection")
    await transport.shutdown()
  }
}

@Suite(.fewAtOnce) struct `A request` {
  @Test func `carries the user agent, its own headers, and nothing of ours`() async throws {
    try await withBench { bench in
      _ = try await bench.get(headers: ["Authorization": "Token x", "Accept": "text/javascript"])
      _ = try await bench.get(headers: ["User-Agent": "own"])
      let log = bench.simulator.requests
      #expect(log.first?.header("User-Agent") == "Potluck/test")
      #expect(log.first?.header("Authorization") == "Token x")
      #expect(log.first?.header("Accept-Encoding") == "deflate, gzip")
      #expect(log.first?.header("Host") == "127.0.0.1:\(bench.simulator.port)")
      #expect(try !log[at: 0].headers.contains { $0.name.lowercased().hasPrefix("x-potluck") })
      #expect(try log[at: 1].header("User-Agent") == "own")
    }
  }

  @Test func `posts its body`() async throws {
    let simulator = try await Simulator.start(
      .food2fork, recipes: soups(3), options: SimulatorOptions(quirks: []))
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [simulator.baseURL])
    let response = try await transport.send(
      HTTPRequest(
        method: "POST", url: simulator.baseURL + "/api/get",
        body: Array("key=demo-key&rId=1002".utf8)))
    #expect(String(decoding: response.body, as: UTF8.self).contains("Soup 2"))
    await transport.shutdown()
    await simulator.stop()
  }

  @Test(arguments: [
    HTTPRequest(url: "http://127.0.0.1/", headers: ["X-Key": "a\r\nHost: b"]),
    HTTPRequest(url: "http://127.0.0.1/", headers: ["X-Key": "a\nb"]),
    HTTPRequest(url: "http://127.0.0.1/", headers: ["X-Key: a\r\nB": "c"]),
    HTTPRequest(url: "http://127.0.0.1/", headers: ["X-Key": "a\u{0}"]),
    HTTPRequest(url: "http://127.0.0.1/", headers: ["Host": "other"]),
    HTTPRequest(url: "http://127.0.0.1/", headers: ["Transfer-Encoding": "chunked"]),
    HTTPRequest(method: "GET / HTTP/1.1\r\nX:", url: "http://127.0.0.1/"),
    HTTPRequest(method: "", url: "http://127.0.0.1/"),
    HTTPRequest(url: "http://127.0.0.1/\r\nHost: b"),
    HTTPRequest(url: "http://user:SECRET@127.0.0.1/"),
    HTTPRequest(url: "file:///etc/passwd"),
    HTTPRequest(url: "unix:///var/run/docker.sock"),
    HTTPRequest(url: "http+unix://%2Fvar%2Frun%2Fdocker.sock/containers"),
    HTTPRequest(url: "127.0.0.1/api"),
    HTTPRequest(url: "http:///api"),
    HTTPRequest(url: "http://127.0.0.1:99999/"),
    HTTPRequest(url: ""),
  ])
  func `that could smuggle something is refused`(_ request: HTTPRequest) async {
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: ["http://127.0.0.1"])
    let error = await failure { try await transport.send(request) }
    #expect(error?.code == .misconfigured)
    await transport.shutdown()
  }
}
