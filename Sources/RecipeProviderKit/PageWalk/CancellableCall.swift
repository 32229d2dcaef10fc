import Synchronization

/// One asynchronous call that can be waited for, but never longer than its waiter lives.
///
/// A provider may ignore cancellation. The call therefore runs in a task of its own, and a waiter
/// that is cancelled gets its answer (none) at once instead of when the provider feels like it.
package final class CancellableCall<Success: Sendable>: Sendable {
  package typealias Answer = Result<Success, ProviderError>

  private enum State {
    case running(waiter: CheckedContinuation<Answer?, Never>?)
    case finished(Answer)
    case abandoned
  }

  private let state = Mutex(State.running(waiter: nil))
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Starts the call.
  package init(_ operation: @escaping @Sendable () async throws -> Success) {
    let work = Task {
      do { finish(.success(try await operation())) } catch {
        finish(.failure(ProviderError(wrapping: error)))
      }
    }
    task.withLock { $0 = work }
  }

  /// The answer; nil as soon as the waiting task or the call is cancelled.
  package func answer() async -> Answer? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready: Answer?? = state.withLock { state in
          switch state {
          case .finished(let answer): return .some(answer)
          case .abandoned: return .some(nil)
          case .running:
            state = .running(waiter: continuation)
            return nil
          }
        }
        if let ready { continuation.resume(returning: ready) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Cancels the call and lets its waiter go.
  package func cancel() {
    let waiter = state.withLock { state -> CheckedContinuation<Answer?, Never>? in
      guard case .running(let waiter) = state else { return nil }
      state = .abandoned
      return waiter
    }
    waiter?.resume(returning: nil)
    task.withLock { $0 }?.cancel()
  }

  private func finish(_ answer: Answer) {
    let waiter = state.withLock { state -> CheckedContinuation<Answer?, Never>? in
      guard case .running(let waiter) = state else { return nil }
      state = .finished(answer)
      return waiter
    }
    waiter?.resume(returning: answer)
  }
}
