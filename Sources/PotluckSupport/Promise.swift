import Synchronization

/// A value that comes once and that any number of tasks may wait for.
///
/// A waiter that is cancelled leaves at once; the promise and its other waiters are not affected.
package final class Promise<Value: Sendable>: Sendable {
  package typealias Outcome = Result<Value, any Error>
  private typealias Waiter = CheckedContinuation<Outcome?, Never>

  private enum State {
    case open(waiters: [Int: Waiter], nextWaiter: Int)
    case kept(Outcome)
  }

  private let state = Mutex(State.open(waiters: [:], nextWaiter: 0))

  /// Makes a promise that is not kept yet.
  package init() {}

  /// What the promise was kept with; nil while it is open.
  package var kept: Outcome? {
    state.withLock { if case .kept(let outcome) = $0 { outcome } else { nil } }
  }

  /// The value, once it is there.
  /// - Throws: the error that the promise was kept with, or `CancellationError` when the waiting
  ///   task is cancelled first.
  package func value() async throws -> Value {
    guard let outcome = await outcome() else { throw CancellationError() }
    return try outcome.get()
  }

  /// What the promise was kept with; nil when the waiting task is cancelled first.
  package func outcome() async -> Outcome? {
    let ticket = state.withLock { state -> Int in
      guard case .open(let waiters, let next) = state else { return 0 }
      state = .open(waiters: waiters, nextWaiter: next + 1)
      return next
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let ready = wait(ticket, continuation) { continuation.resume(returning: ready) }
      }
    } onCancel: {
      leave(ticket)
    }
  }

  /// Keeps the promise; what comes later is ignored.
  package func keep(_ outcome: Outcome) {
    let waiters = state.withLock { state -> [Waiter] in
      guard case .open(let waiters, _) = state else { return [] }
      state = .kept(outcome)
      return Array(waiters.values)
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
  }

  /// Gets in line; what is to be said at once is returned.
  private func wait(_ ticket: Int, _ waiter: Waiter) -> Outcome?? {
    state.withLock { state in
      switch state {
      case .kept(let outcome): return .some(outcome)
      case .open(var waiters, let next):
        // The handler may have run before there was anything to let go.
        if Task.isCancelled { return .some(nil) }
        waiters[ticket] = waiter
        state = .open(waiters: waiters, nextWaiter: next)
        return nil
      }
    }
  }

  private func leave(_ ticket: Int) {
    let waiter = state.withLock { state -> Waiter? in
      guard case .open(var waiters, let next) = state else { return nil }
      let waiter = waiters.removeValue(forKey: ticket)
      state = .open(waiters: waiters, nextWaiter: next)
      return waiter
    }
    waiter?.resume(returning: nil)
  }
}

extension Promise where Value == Void {
  /// Keeps a promise that only says that something has come about.
  package func keep() { keep(.success(())) }
}

/// Bounds an operation in time, from its start to its end.
package enum Deadline {
  /// Runs an operation against the clock; whichever loses is cancelled.
  /// - Parameters:
  ///   - deadline: when to give up.
  ///   - operation: the work; it has to react to cancellation, because this waits for its end.
  /// - Returns: what the operation returns in time; nil when the deadline has passed.
  /// - Throws: what the operation throws; `CancellationError` when the calling task is cancelled.
  package static func race<Value: Sendable>(
    _ deadline: ContinuousClock.Instant, _ operation: @escaping @Sendable () async throws -> Value
  ) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        try await Task.sleep(until: deadline, clock: .continuous)
        return nil
      }
      defer { group.cancelAll() }
      do { return try await group.next() ?? nil } catch {
        try Task.checkCancellation()
        throw error
      }
    }
  }
}
