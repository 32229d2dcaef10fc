import PotluckSimulator
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `A redirect` {
  private let onAPI = FaultMatch(path: "/api")

  @Test func `is followed up to the limit`() async throws {
    try await withBench([FaultRule(onAPI, .redirectChain(length: 5))]) { bench in
      let response = try await bench.get()
      #expect(response.status == 200)
      #expect(bench.simulator.requests.count == 6)
      #expect(bench.simulator.connectionCount == 1)
      #expect(bench.simulator.requests.last?["key"] == "SECRET")
      #expect(response.address?.path == bench.simulator.requests.last?.path)
    }
    try await withBench([FaultRule(onAPI, .redirectChain(length: 6))]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message.hasPrefix("more than 5 redirects, the last one to http://127") == true)
      #expect(bench.simulator.requests.count == 6)
    }
  }

  @Test(arguments: [1, 2, 3])
  func `in a circle is named`(_ length: Int) async throws {
    try await withBench([FaultRule(onAPI, .redirectLoop(length: length))]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message.hasPrefix("the redirects run in a circle: http://127") == true)
    }
  }

  @Test func `to another origin leaves every secret behind`() async throws {
    let other = try await Simulator.start(.recipePuppy, recipes: soups(2))
    let faults = [FaultRule(.redirect(to: other.baseURL + "/api/?q=soup", status: 302))]
    try await withBench(faults) { bench in
      let transport = bench.transport.scoped(to: [bench.simulator.baseURL, other.baseURL])
      let response = try await transport.send(
        HTTPRequest(
          url: bench.url(),
          headers: [
            "Authorization": "Token SECRET", "Cookie": "a=SECRET", "X-Api-Key": "SECRET",
            "Accept": "application/json",
          ]))
      #expect(response.status == 200)
      #expect(
        try bench.simulator.requests[at: 0].headers.filter { $0.value.contains("SECRET") }.count
          == 3)
      let arrived = try #require(other.requests.first)
      #expect(!arrived.headers.contains { $0.value.contains("SECRET") })
      #expect(!arrived.target.contains("SECRET"))
      #expect(arrived.header("Accept") == "application/json")
      #expect(arrived.header("User-Agent") == "Potluck/test")
    }
    await other.stop()
  }

  @Test func `within one origin keeps the credentials`() async throws {
    try await withBench([FaultRule(onAPI, .redirectChain(length: 2))]) { bench in
      _ = try await bench.get(headers: ["Authorization": "Token abc"])
      #expect(bench.simulator.requests.allSatisfy { $0.header("Authorization") == "Token abc" })
    }
  }

  @Test(arguments: [
    "http://127.0.0.1:PORT/api/", "http://localhost:PORT/api/", "http://LOCALHOST.:PORT/",
    "http://x.localhost:PORT/", "http://127.1:PORT/", "http://0x7f.0.0.1:PORT/",
    "http://0177.0.0.1:PORT/", "http://2130706433:PORT/", "http://0x7f000001:PORT/",
    "http://[::1]:PORT/", "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/", "http://[0:0:0:0:0:0:0:1]:PORT/", "http://0.0.0.0:PORT/",
    "http://0:PORT/", "//127.0.0.1:PORT/", "http://10.0.0.1/", "http://172.20.3.4/",
    "http://192.168.1.1/", "http://169.254.169.254/latest/meta-data/", "http://100.64.0.1/",
    "http://[fe80::1]/", "http://[fd00::1]/", "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/", "http://1\u{FF12}7.0.0.1:PORT/", "http://１２７。０。０。１:PORT/",
    "//１２７．１:PORT/", "http://ｌｏｃａｌｈｏｓｔ:PORT/", "http://[：：1]:PORT/", "http://küche.local/",
    "http://printer.local/",
    "http://intranet/", "http://wiki.corp/", "http://router.home.arpa/", "http://db.internal./",
  ])
  func `into the private network is not followed`(_ target: String) async throws {
    let inner = try await Simulator.start(.recipePuppy, recipes: soups(2))
    let address = target.replacing("PORT", with: "\(inner.port)")
    try await withBench([FaultRule(.redirect(to: address, status: 302))]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(
        error?.message.hasPrefix("a redirect into the private network was not followed: ") == true)
    }
    #expect(inner.connectionCount == 0)
    await inner.stop()
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "ftp://a.example/", "gopher://a.example/",
    "http+unix://%2Ftmp%2Fsocket/", "http://user:SECRET@a.example/", "http:///nowhere",
    "http://a.example:0/", "http://a.example:99999/", "http://[fe80::1%25eth0]/",
    "http://ex／ü.example/", "http://127%2e0%2e0%2e1/",
  ])
  func `to something that is no web address is not followed`(_ target: String) async throws {
    try await withBench([FaultRule(.redirect(to: target, status: 302))]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message.contains("cannot be followed") == true, "\(error?.message ?? "")")
    }
  }

  @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func `turns a POST into what its status says`(_ status: Int, _ method: String) async throws {
    let fault = Fault.redirect(to: "/api/?q=soup", status: status)
    try await withBench([FaultRule(FaultMatch(nth: 1), fault)]) { bench in
      let response = try await bench.transport.send(
        HTTPRequest(
          method: "POST", url: bench.url(),
          headers: ["Content-Type": "application/x-www-form-urlencoded"], body: Array("p=2".utf8)))
      #expect(response.status == 200)
      let second = try bench.simulator.requests[at: 1]
      #expect(second.method == method)
      #expect((second["p"] == "2") == (method == "POST"))
      #expect((second.header("Content-Type") != nil) == (method == "POST"))
    }
  }

  @Test func `with a body stays within its origin`() async throws {
    let other = try await Simulator.start(.recipePuppy, recipes: soups(2))
    try await withBench([FaultRule(.redirect(to: other.baseURL, status: 307))]) { bench in
      let transport = bench.transport.scoped(to: [bench.simulator.baseURL, other.baseURL])
      let error = await failure {
        try await transport.send(
          HTTPRequest(method: "POST", url: bench.url(), body: Array("key=SECRET".utf8)))
      }
      #expect(error?.message.contains("to another server") == true)
      #expect(other.requests.isEmpty)
    }
    await other.stop()
  }

  @Test func `that does not say where to is an answer`() async throws {
    try await withBench([FaultRule(.status(302, body: "here"))]) { bench in
      let response = try await bench.get()
      #expect(response.status == 302)
    }
  }

  @Test func `from https to http is not followed`() throws {
    var trail = RedirectHistory(start: try WebAddress("https://a.example/x?key=SECRET"), limit: 5)
    let error = #expect(throws: ProviderError.self) {
      try trail.follow("http://a.example/y", status: 301)
    }
    #expect(error?.message == "https://a.example/x redirects from https to plain http on a.example")
    #expect(throws: Never.self) { try trail.follow("/y", status: 301) }
  }
}

@Suite(.fewAtOnce) struct `The private network` {
  @Test func `is closed to a request that names it without configuration`() async throws {
    try await withBench { bench in
      let transport = bench.transport.scoped(to: ["http://a.example"])
      let error = await failure { try await transport.send(HTTPRequest(url: bench.url())) }
      #expect(error?.code == .misconfigured)
      #expect(bench.simulator.connectionCount == 0)
    }
  }

  @Test func `is open for the very origin that was configured, and for no other port`()
    async throws
  {
    let inner = try await Simulator.start(.recipePuppy, recipes: soups(2))
    try await withBench { bench in
      let response = try await bench.get()
      #expect(response.status == 200)
      let error = await failure {
        try await bench.transport.send(HTTPRequest(url: inner.baseURL))
      }
      #expect(error?.code == .misconfigured && inner.connectionCount == 0)
    }
    await inner.stop()
  }

  @Test func `is not reached by a name that resolves into it`() async throws {
    var networkGuard = PrivateNetworkGuard(allowedOrigins: [])
    networkGuard.resolve = { name in
      switch name {
      case "inner.example": [IPAddress(literal: "10.1.2.3")].compactMap(\.self)
      case "both.example":
        [IPAddress(literal: "93.184.215.14"), IPAddress(literal: "::1")].compactMap(\.self)
      default: [IPAddress(literal: "93.184.215.14")].compactMap(\.self)
      }
    }
    func objection(_ url: String) async throws -> String? {
      let origin = try #require(HTTPOrigin(url))
      return try await networkGuard.objection(to: origin, isProxied: false)
    }
    #expect(try await objection("http://inner.example") == "inner.example has a private address")
    #expect(try await objection("http://both.example") == "both.example has a loopback address")
    #expect(try await objection("http://0.0.0.0") == "0.0.0.0 is an unspecified address")
    #expect(try await objection("http://outer.example") == nil)
    let addresses = try await NameLookup.system.addresses(of: "localhost")
    #expect(!addresses.isEmpty && addresses.allSatisfy { $0.nonPublicKind == "loopback" })
  }

  @Test func `is seen on the connected socket too`() async throws {
    try await withBench { bench in
      // What happens when a name changes its address after it was looked up.
      let settings = HTTPTransportSettings(timeout: .patience, connectTimeout: .patience)
      let pools = ConnectionPools(settings: settings)
      let journey = RequestExecution(
        settings: settings, pools: pools, privateNetwork: PrivateNetworkGuard(allowedOrigins: []),
        maxBodyBytes: 1000)
      let address = try WebAddress(bench.url())
      let message = try OutgoingMessage(HTTPRequest(url: bench.url()), userAgent: "x")
      let failure = await #expect(throws: AttemptFailure.self) {
        _ = try await journey.attempt(message, with: address, over: .guarded)
      }
      let error = failure?.described(address, route: .guarded, settings: settings)
      #expect(error?.message.contains("127.0.0.1 has the loopback address 127.0.0.1") == true)
      #expect(bench.simulator.requests.isEmpty)
      pools.shutdown()
    }
  }

  @Test(arguments: [
    "8.8.8.8", "93.184.215.14", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111",
    "::ffff:8.8.8.8", "2002:0808:0808::1",
  ])
  func `ends where the public addresses begin`(_ text: String) {
    #expect(IPAddress(literal: text) != nil)
    #expect(IPAddress(literal: text)?.nonPublicKind == nil)
  }
}
