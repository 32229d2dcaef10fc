import PotluckSimulator
import RecipeHTTP
import RecipeProviderKit
import Synchronization
import Testing

/// A transport that answers from a closure.
private struct StubTransport: HTTPTransport {
  let answer: @Sendable (HTTPRequest) throws -> HTTPResponse

  func send(_ request: HTTPRequest) async throws -> HTTPResponse { try answer(request) }
}

private final class Records: Sendable {
  private let list = Mutex<[RequestLog.Record]>([])
  var all: [RequestLog.Record] { list.withLock { $0 } }
  func add(_ record: RequestLog.Record) { list.withLock { $0.append(record) } }
}

@Suite struct `The request log` {
  @Test func `tells what happened without query and headers`() async throws {
    let records = Records()
    try await withBench { bench in
      let log = RequestLog(bench.transport) { records.add($0) }
      let response = try await log.send(
        HTTPRequest(url: bench.url(), headers: ["Authorization": "Token SECRET"]))
      let record = try #require(records.all.first)
      #expect(record.method == "GET" && record.host == "127.0.0.1:\(bench.simulator.port)")
      #expect(record.path == "/api/" && record.status == 200 && record.error == nil)
      #expect(record.bodyBytes == response.body.count && record.duration > .zero)
      #expect(!"\(record)".contains("SECRET"))
    }
  }

  @Test func `tells of failures and passes them on`() async {
    let records = Records()
    let log = RequestLog(StubTransport { _ in throw ProviderError(.timedOut, "late") }) {
      records.add($0)
    }
    let error = await failure {
      try await log.send(HTTPRequest(url: "http://a.example/b?key=SECRET"))
    }
    #expect(error?.code == .timedOut)
    #expect(records.all.first?.error == error && records.all.first?.status == nil)
    #expect(records.all.first?.path == "/b")
  }
}

@Suite struct `Request limits` {
  @Test func `fill in what is missing and keep what is stricter`() async throws {
    let stub = StubTransport { request in
      let timeout = request.timeout.map { "\($0)" } ?? "-"
      let bytes = request.maxBodyBytes.map { "\($0)" } ?? "-"
      return HTTPResponse(status: 200, body: Array("\(timeout) \(bytes)".utf8))
    }
    func seen(_ limits: RequestLimits, _ timeout: Duration?, _ bytes: Int?) async throws -> String {
      let request = HTTPRequest(url: "http://a.example", timeout: timeout, maxBodyBytes: bytes)
      return String(decoding: try await limits.send(request).body, as: UTF8.self)
    }
    let both = RequestLimits(stub, timeout: .seconds(5), maxBodyBytes: 100)
    #expect(try await seen(both, nil, nil) == "5.0 seconds 100")
    #expect(try await seen(both, .seconds(2), 200) == "2.0 seconds 100")
    #expect(try await seen(both, .seconds(9), 50) == "5.0 seconds 50")
    #expect(try await seen(RequestLimits(stub), nil, 7) == "- 7")
  }
}
