import PotluckSupport
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `Identical requests under way` {
  let time = FakeTime()

  /// A service that answers when it is told to.
  final class Slow: Sendable {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
    private let isCancelled = Mutex(false)
    let count = Mutex(0)

    var wasCancelled: Bool { isCancelled.withLock { $0 } }
    var isWaiting: Bool { waiting.withLock { !$0.isEmpty } }

    func answer() {
      for continuation in waiting.withLock({ $0 }) { continuation.resume() }
      waiting.withLock { $0 = [] }
    }

    func send() async throws -> HTTPResponse {
      count.withLock { $0 += 1 }
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in waiting.withLock { $0.append(continuation) }
        }
      } onCancel: {
        isCancelled.withLock { $0 = true }
      }
      return .json(#"{"ids":["a"]}"#)
    }
  }

  func transport(_ slow: Slow) -> (any HTTPTransport, Source) {
    let run = Run(Service { _ in try await slow.send() }, time: time)
    return (run.transport, run.source)
  }

  @Test func `are one, and a caller that leaves leaves the others waiting`() async throws {
    let slow = Slow()
    let (transport, source) = transport(slow)
    let request = HTTPRequest(url: "https://shelf.example/api")
    let first = Task { try await transport.send(request) }
    try await eventually { slow.isWaiting }
    let others = (0..<3).map { _ in Task { try await transport.send(request) } }
    // The first caller's departure must not take the others with it.
    try await eventually { source.flights.waiting == 4 }
    first.cancel()
    await #expect(throws: ProviderError(.cancelled, "the request was cancelled")) {
      try await first.value
    }
    #expect(!slow.wasCancelled)
    slow.answer()
    for other in others { #expect(try await other.value.status == 200) }
    #expect(slow.count.withLock { $0 } == 1)
  }

  @Test func `end when the last caller leaves`() async throws {
    let slow = Slow()
    let (transport, _) = transport(slow)
    let request = HTTPRequest(url: "https://shelf.example/api")
    let first = Task { try await transport.send(request) }
    try await eventually { slow.isWaiting }
    first.cancel()
    _ = try? await first.value
    try await eventually { slow.wasCancelled }
    slow.answer()
    let next = Task { try await transport.send(request) }
    try await eventually { slow.count.withLock { $0 } == 2 && slow.isWaiting }
    slow.answer()
    #expect(try await next.value.status == 200)
  }

  @Test func `are told apart by their credentials`() async throws {
    let service = Service { request in .json(request.headers["Authorization"] ?? "none") }
    let run = Run(service, time: time)
    async let one = run.transport.send(
      HTTPRequest(url: "https://shelf.example/a", headers: ["Authorization": "Bearer one"]))
    async let two = run.transport.send(
      HTTPRequest(url: "https://shelf.example/a", headers: ["Authorization": "Bearer two"]))
    #expect(try await one.body == Array("Bearer one".utf8))
    #expect(try await two.body == Array("Bearer two".utf8))
  }
}
