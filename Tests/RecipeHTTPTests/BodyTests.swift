import PotluckSimulator
import RecipeHTTP
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `A body` {
  @Test(arguments: Fault.ContentCoding.allCases)
  func `arrives unpacked`(_ coding: Fault.ContentCoding) async throws {
    try await withBench([FaultRule(FaultMatch(nth: 2), .compressed(coding))]) { bench in
      let plain = try await bench.get()
      let packed = try await bench.get()
      #expect(plain.body == packed.body && plain.body.count > 500)
    }
  }

  @Test func `larger than the limit is not read to its end`() async throws {
    try await withBench([FaultRule(.huge(bytes: 400_000_000))]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message == "the body is larger than 8 MiB")
      try await eventually { bench.simulator.requests.first?.closedEarly == true }
      #expect(try bench.simulator.requests[at: 0].bytesSent < 40_000_000)
    }
  }

  @Test func `without a length is counted as it comes`() async throws {
    let server = try await ScriptedServer { _, _ in
      let chunk = "1000\r\n\(String(repeating: "x", count: 4096))\r\n"
      return .init(
        text: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
          + String(repeating: chunk, count: 100))
    }
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [server.baseURL])
    let error = await failure {
      try await transport.send(HTTPRequest(url: server.baseURL, maxBodyBytes: 100 << 10))
    }
    #expect(error?.message == "the body is larger than 100 KiB")
    await transport.shutdown()
    await server.stop()
  }

  @Test func `keeps to the stricter limit of request and transport`() async throws {
    let settings = HTTPTransportSettings(
      timeout: .patience, connectTimeout: .patience, maxBodyBytes: 2000)
    try await withBench([FaultRule(.huge(bytes: 3000))], settings: settings) { bench in
      let lax = await failure { try await bench.get(maxBodyBytes: 1 << 30) }
      #expect(lax?.message == "the body is larger than 2000 bytes")
      let strict = await failure { try await bench.get(maxBodyBytes: 1000) }
      #expect(strict?.message == "the body is larger than 1000 bytes")
    }
  }

  @Test(arguments: Fault.ContentCoding.allCases)
  func `that is a bomb is stopped early`(_ coding: Fault.ContentCoding) async throws {
    try await withBench([FaultRule(.bomb(bytes: 40_000_000_000, coding: coding))]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message == "the body is larger than 8 MiB")
      try await eventually { bench.simulator.requests.first?.closedEarly == true }
      // What the system's buffers took before the client left is a part of the whole.
      #expect(try bench.simulator.requests[at: 0].bytesSent < 40_000_000)
    }
  }

  @Test func `within a smaller limit of the request is counted unpacked`() async throws {
    try await withBench([FaultRule(.bomb(bytes: 1_000_000, coding: .gzip))]) { bench in
      let error = await failure { try await bench.get(maxBodyBytes: 10_000) }
      #expect(error?.message == "the body is larger than 10000 bytes")
    }
  }

  @Test(arguments: [
    (Fault.truncate(after: 100), "in the middle of"),
    (.truncate(after: 100, framing: .chunked), "in the middle of"),
    (.wrongLength(by: 50), "in the middle of"),
    (.compressed(.gzip, cut: 40), "broken or cut off"),
    (.compressed(.deflate, cut: 40), "broken or cut off"),
    (.badChunk, "broken chunk"),
    (.headerFlood(bytes: 300_000), "header of more than 80 KB"),
    (.garbage("SSH-2.0-OpenSSH_9.2\r\n"), "did not answer in HTTP"),
    (.garbage("<html>no head at all</html>"), "did not answer in HTTP"),
  ])
  func `that is broken says how`(_ fault: Fault, _ words: String) async throws {
    try await withBench([FaultRule(fault)]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .invalidResponse)
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
      #expect(error?.message.contains("127.0.0.1:\(bench.simulator.port)") == true)
    }
  }

  @Test(arguments: [(Fault.reset(), "reset"), (.garbage(""), "without an answer")])
  func `that never begins says so`(_ fault: Fault, _ words: String) async throws {
    try await withBench([FaultRule(fault)]) { bench in
      let error = await failure { try await bench.get() }
      #expect(error?.code == .unreachable)
      #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }
  }

  @Test func `shorter than promised does not spoil the next answer`() async throws {
    try await withBench([FaultRule(FaultMatch(nth: 1), .wrongLength(by: -20))]) { bench in
      _ = try? await bench.get()
      for _ in 1...3 {
        let response = try await bench.get()
        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("{\"title\""))
      }
    }
  }

  @Test func `in a coding that nobody asked for is refused`() async throws {
    let server = try await ScriptedServer { _, _ in
      .init(
        text: "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 3\r\n\r\nabc",
        closes: true)
    }
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [server.baseURL])
    let error = await failure { try await transport.send(HTTPRequest(url: server.baseURL)) }
    #expect(error?.message == "the body is compressed with br, which was not asked for")
    await transport.shutdown()
    await server.stop()
  }

  @Test func `of any status is an answer`() async throws {
    let fault = Fault.status(503, body: "later", headers: [.init("Retry-After", "7")])
    try await withBench([FaultRule(fault)]) { bench in
      let response = try await bench.get()
      #expect(response.status == 503 && response.headers["retry-after"] == "7")
      #expect(response.body == Array("later".utf8))
    }
  }
}
