import TestSupport
import Testing

@testable import PotluckSupport

@Suite(.fewAtOnce)
struct PromiseTests {
  @Test func `a cancelled waiter leaves, and the others get the value`() async throws {
    let promise = Promise<Int>()
    let patient = Task { try await promise.value() }
    let hasty = Task { try await promise.value() }
    hasty.cancel()
    await #expect(throws: CancellationError.self) { try await hasty.value }
    promise.keep(.success(1))
    promise.keep(.success(2))
    let value = try await patient.value
    #expect(value == 1)
    let later = try await promise.value()
    #expect(later == 1)
  }

  @Test func `what was kept is there for who is cancelled, too`() async {
    let promise = Promise<Int>()
    promise.keep(.success(1))
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try? await promise.outcome()?.get()
    }
    task.cancel()
    let value = await task.value
    #expect(value == 1)
  }
}

@Suite(.fewAtOnce)
struct DeadlineTests {
  private struct Fault: Error {}

  @Test func `work that is done in time brings its value or its error`() async throws {
    let value = try await Deadline.race(.now + .patience) { 1 }
    #expect(value == 1)
    await #expect(throws: Fault.self) {
      _ = try await Deadline.race(.now + .patience) { throw Fault() }
    }
  }

  @Test func `work that takes longer is cancelled`() async throws {
    let value = try await Deadline.race(.now + .milliseconds(1)) {
      try? await Task.sleep(for: .patience)
      return Task.isCancelled
    }
    #expect(value == nil)
  }

  @Test func `a cancelled caller is told so, whatever the work throws`() async {
    let task = Task {
      try await Deadline.race(.now + .patience) {
        try? await Task.sleep(for: .patience)
        throw Fault()
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
