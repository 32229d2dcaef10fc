import PotluckSupport

/// One asynchronous call that can be waited for, but never longer than its waiter lives.
///
/// A provider may ignore cancellation. The call therefore runs in a task of its own, and a waiter
/// that is cancelled gets its answer (none) at once instead of when the provider feels like it.
package final class CancellableCall<Success: Sendable>: Sendable {
  package typealias Answer = Result<Success, ProviderError>

  /// The answer; nil when the call was given up.
  private let promise: Promise<Answer?>
  private let task: Task<Void, Never>

  /// Starts the call.
  package init(_ operation: @escaping @Sendable () async throws -> Success) {
    let promise = Promise<Answer?>()
    self.promise = promise
    task = Task {
      let answer: Answer
      do { answer = .success(try await operation()) } catch {
        answer = .failure(ProviderError(wrapping: error))
      }
      promise.keep(.success(answer))
    }
  }

  /// The answer; nil as soon as the waiting task or the call is cancelled.
  package func answer() async -> Answer? {
    guard case .success(let answer)? = await promise.outcome() else {
      cancel()
      return nil
    }
    return answer
  }

  /// The answer; nil when it does not come until then, and the call is cancelled.
  package func answer(until deadline: ContinuousClock.Instant) async -> Answer? {
    let timer = Task {
      try await Task.sleep(until: deadline, clock: .continuous)
      cancel()
    }
    defer { timer.cancel() }
    return await answer()
  }

  /// The answer; nil when it takes longer, and the call is cancelled.
  package func answer(within limit: Duration) async -> Answer? {
    await answer(until: .now.advanced(by: limit))
  }

  /// Cancels the call and lets its waiter go.
  package func cancel() {
    promise.keep(.success(nil))
    task.cancel()
  }
}
