import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `Looking up a name` {
  /// A resolver that is silent about some names until it is told to speak.
  private final class Resolver: Sendable {
    private let names = Mutex<[String]>([])
    private let gate = DispatchSemaphore(value: 0)

    var asked: [String] { names.withLock { $0 } }

    func speak() { gate.signal() }

    @Sendable func addresses(of host: String) -> [IPAddress] {
      names.withLock { $0.append(host) }
      if host.hasPrefix("silent") {
        gate.wait()
        gate.signal()
      }
      return [IPAddress(literal: "93.184.215.14")].compactMap(\.self)
    }
  }

  @Test func `waits for no other name, however many are silent`() async throws {
    let resolver = Resolver()
    let lookup = NameLookup(ask: resolver.addresses)
    let silent = (0..<40).map { number in
      Task { try await lookup.addresses(of: "silent\(number).example") }
    }
    try await eventually { resolver.asked.count == 40 }
    let found = try await lookup.addresses(of: "healthy.example")
    #expect(found.map(\.description) == ["93.184.215.14"])
    resolver.speak()
    for task in silent { #expect(try await task.value.count == 1) }
  }

  @Test func `is done once for all who ask for it, and given up by one alone`() async throws {
    let resolver = Resolver()
    let lookup = NameLookup(ask: resolver.addresses)
    let first = Task { try await lookup.addresses(of: "silent.example") }
    let second = Task { try await lookup.addresses(of: "silent.example") }
    try await eventually { resolver.asked.count == 1 }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    resolver.speak()
    #expect(try await second.value.count == 1)
    #expect(resolver.asked.count == 1)
    _ = try await lookup.addresses(of: "silent.example")
    #expect(resolver.asked.count == 2)
  }

  // The client's own resolver looks names up one after the other on each loop.
  @Test func `holds up no other server's loop`() throws {
    let loops = HostLoops()
    let numbers = (1...20).map { loops.number(for: "loop\($0).example") }
    let groups = try numbers.map { ObjectIdentifier(try loops.group($0)) }
    #expect(Set(groups).count == 20)
    #expect(try loops.number(for: "loop1.example") == numbers[at: 0])
    #expect(loops.number(for: "127.0.0.1") == nil && loops.number(for: "2001:db8::1") == nil)
    for number in 21...200 { #expect((loops.number(for: "loop\(number).example") ?? 64) < 64) }

    let pools = ConnectionPools(settings: HTTPTransportSettings())
    func client(_ url: String, _ route: Route = .configured) throws -> ObjectIdentifier {
      ObjectIdentifier(try pools.client(for: try #require(HTTPOrigin(url)), over: route))
    }
    #expect(try client("http://a.example/1") == client("http://a.example/2"))
    // To the client both are plain: it would send a request for https without TLS.
    #expect(try client("http://a.example") != client("https://a.example"))
    #expect(try client("http://a.example") != client("http://b.example"))
    #expect(try client("http://127.0.0.1:8080") == client("http://[2001:db8::1]"))
    // Where a proxy is on the way, only its own name is looked up here.
    let proxy = Route.forward(try ProxyServer("http://proxy.example:3128"))
    #expect(try client("http://a.example", proxy) == client("http://b.example", proxy))
    pools.shutdown()
  }
}
