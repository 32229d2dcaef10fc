import NIOCore
import NIOEmbedded
import NIOHTTP1
import PotluckSimulator
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeHTTP

@Suite(.fewAtOnce) struct `A deadline` {
  private static let slow: [Fault] = [
    .stall(.head), .stall(.body), .drip(bytesPerSecond: 2), .latency(.patience),
  ]

  // Nothing here ends by itself before the limit: what comes back was cut off.
  @Test(arguments: slow)
  func `covers the whole exchange`(_ fault: Fault) async throws {
    try await withBench([FaultRule(fault)]) { bench in
      let error = await failure { try await bench.get(timeout: .milliseconds(250)) }
      #expect(error?.code == .timedOut)
      #expect(error?.message.hasPrefix("timed out after 0.25 s: ") == true)
      try await eventually { bench.simulator.requests.allSatisfy(\.closedEarly) }
    }
  }

  @Test(
    arguments: zip(slow, ["no answer", "bytes of the answer", "bytes of the answer", "no answer"]))
  func `tells how far the exchange had come`(_ fault: Fault, _ words: String) async throws {
    try await withBench([FaultRule(fault)]) { bench in
      let settings = HTTPTransportSettings(timeout: .patience, connectTimeout: .patience)
      let pools = ConnectionPools(settings: settings)
      let journey = RequestExecution(
        settings: settings, pools: pools,
        privateNetwork: PrivateNetworkGuard(
          allowedOrigins: Set([HTTPOrigin(bench.simulator.baseURL)].compactMap(\.self))),
        maxBodyBytes: 1 << 20)
      let start = journey.lateError(after: .milliseconds(1500))
      #expect(start.message == "timed out after 1.5 s: no connection had been made to the server")
      let request = HTTPRequest(url: bench.url())
      let task = Task { try await journey.run(request) }
      try await eventually { journey.lateError(after: .seconds(2)).message.contains(words) }
      let error = journey.lateError(after: .seconds(2))
      #expect(error.message.hasSuffix(" had come from 127.0.0.1:\(bench.simulator.port)"))
      task.cancel()
      _ = try? await task.value
      pools.shutdown()
    }
  }

  @Test func `covers redirects together`() async throws {
    let faults = [
      FaultRule(FaultMatch(path: "/api"), .redirectChain(length: 4)),
      FaultRule(FaultMatch(path: "/api"), .latency(.milliseconds(150))),
    ]
    try await withBench(faults) { bench in
      let error = await failure { try await bench.get(timeout: .milliseconds(100)) }
      #expect(error?.code == .timedOut)
    }
  }

  @Test func `comes from the settings when the request has none`() async throws {
    let settings = HTTPTransportSettings(timeout: .milliseconds(120))
    try await withBench([FaultRule(.stall(.head))], settings: settings) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.message.hasPrefix("timed out after 0.12 s") == true)
    }
  }

  @Test func `leaves other requests alone`() async throws {
    try await withBench([FaultRule(FaultMatch(word: "slow"), .stall(.body))]) { bench in
      async let slow = failure { try await bench.get("q=slow", timeout: .milliseconds(200)) }
      for _ in 1...5 {
        let response = try await bench.get()
        #expect(response.status == 200)
      }
      let error = await slow
      #expect(error?.code == .timedOut)
    }
  }
}

@Suite(.fewAtOnce) struct `Cancelling` {
  @Test(
    arguments: [Fault.stall(.head), .stall(.body), .drip(bytesPerSecond: 2)])
  func `frees the connection at once`(_ fault: Fault) async throws {
    try await withBench([FaultRule(fault)]) { bench in
      let task = Task { await failure { try await bench.get() } }
      try await eventually { bench.simulator.requests.count == 1 }
      task.cancel()
      let error = await task.value
      #expect(error?.code == .cancelled)
      try await eventually { bench.simulator.requests.first?.closedEarly == true }
    }
  }

  /// A server that never answers a handshake, and a way to ask it over TLS.
  private func withSilence(
    _ body: (SilentServer, @escaping @Sendable () async -> ProviderError?) async throws -> Void
  ) async throws {
    let server = try await SilentServer()
    let url = "https://127.0.0.1:\(server.port)"
    // Only the cancelled request itself can end what is under way.
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience), allowedOrigins: [url])
    try await body(server) {
      await failure { try await transport.send(HTTPRequest(url: url)) }
    }
    await transport.shutdown()
    await server.stop()
  }

  @Test func `closes a connection in its TLS handshake at once`() async throws {
    try await withSilence { server, ask in
      let task = Task { await ask() }
      try await eventually { server.record.begun == 1 }
      task.cancel()
      #expect(await task.value?.code == .cancelled)
      try await eventually { server.record.closed == 1 }
    }
  }

  @Test func `leaves the handshakes of other requests alone`() async throws {
    try await withSilence { server, ask in
      let tasks = (0..<20).map { _ in Task { await ask() } }
      // More wait than the eight connections that one host gets.
      try await eventually { server.record.begun == 8 }
      for task in tasks.dropFirst() { task.cancel() }
      for task in tasks.dropFirst() { #expect(await task.value?.code == .cancelled) }
      try await eventually { server.record.begun - server.record.closed == 1 }
      for task in tasks.prefix(1) {
        task.cancel()
        #expect(await task.value?.code == .cancelled)
      }
      try await eventually { server.record.begun == server.record.closed }
    }
  }

  /// A new connection as the client gets it, without a network.
  private func connection(_ registry: ExchangeRegistry) throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 80)).wait()
    try channel.pipeline.syncOperations.addHandlers(
      HTTPRequestEncoder(),
      ConnectionProbe(registry: registry, forwardProxy: nil, isSecure: false))
    return channel
  }

  @Test func `closes a connection that comes when nobody waits for it any more`() throws {
    let late = try connection(ExchangeRegistry())
    late.embeddedEventLoop.advanceTime(by: .milliseconds(99))
    #expect(late.isActive)
    late.embeddedEventLoop.advanceTime(by: .milliseconds(1))
    #expect(!late.isActive)

    let used = try connection(ExchangeRegistry())
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    try used.writeOutbound(HTTPClientRequestPart.head(head))
    used.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(used.isActive)
    _ = try used.finish(acceptAlreadyClosed: true)
  }

  @Test func `before the start sends nothing`() async throws {
    try await withBench { bench in
      let task = Task {
        try? await Task.sleep(for: .patience)
        return await failure { try await bench.get() }
      }
      task.cancel()
      let error = await task.value
      #expect(error?.code == .cancelled)
    }
  }
}
