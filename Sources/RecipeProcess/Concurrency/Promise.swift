package import RecipeProviderKit
import Synchronization

/// A value that comes once and that any number of tasks may wait for.
///
/// A waiter that is cancelled leaves at once; the promise and its other waiters are not affected.
package final class Promise<Value: Sendable>: Sendable {
  package typealias Outcome = Result<Value, ProviderError>

  private enum State {
    case open(waiters: [Int: CheckedContinuation<Outcome?, Never>], nextWaiter: Int)
    case kept(Outcome)
  }

  private let state = Mutex(State.open(waiters: [:], nextWaiter: 0))

  /// Makes a promise that is not kept yet.
  package init() {}

  /// The value, once it is there.
  /// - Throws: the promise's ``ProviderError``, or `CancellationError` when the waiting task is
  ///   cancelled first.
  package func value() async throws -> Value {
    let ticket = state.withLock { state -> Int in
      guard case .open(let waiters, let next) = state else { return 0 }
      state = .open(waiters: waiters, nextWaiter: next + 1)
      return next
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready: Outcome?? = state.withLock { state in
          switch state {
          case .kept(let outcome): return .some(outcome)
          case .open(var waiters, let next):
            // The handler may have run before there was anything to let go.
            if Task.isCancelled { return .some(nil) }
            waiters[ticket] = continuation
            state = .open(waiters: waiters, nextWaiter: next)
            return nil
          }
        }
        if let ready { continuation.resume(returning: ready) }
      }
    } onCancel: {
      leave(ticket)
    }
    guard let outcome else { throw CancellationError() }
    return try outcome.get()
  }

  /// Keeps the promise; what comes later is ignored.
  package func keep(_ outcome: Outcome) {
    let waiters = state.withLock { state -> [CheckedContinuation<Outcome?, Never>] in
      guard case .open(let waiters, _) = state else { return [] }
      state = .kept(outcome)
      return Array(waiters.values)
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }

  private func leave(_ ticket: Int) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome?, Never>? in
      guard case .open(var waiters, let next) = state else { return nil }
      let waiter = waiters.removeValue(forKey: ticket)
      state = .open(waiters: waiters, nextWaiter: next)
      return waiter
    }
    waiter?.resume(returning: nil)
  }
}
