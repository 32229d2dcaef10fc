import Synchronization

/// A number of places for work; whoever finds none waits its turn.
package final class Places: Sendable {
  private struct State {
    var free: Int
    /// Who waits, in order; a number that is missing in `waiting` has given up.
    var queue: [Int] = []
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    var next = 0
  }

  private let state: Mutex<State>

  /// Creates so many places.
  package init(_ count: Int) { state = Mutex(State(free: count)) }

  /// Takes a place, waiting for one.
  /// - Throws: `CancellationError` when the task was cancelled first; then no place is taken.
  package func take() async throws {
    try Task.checkCancellation()
    let number = state.withLock { state -> Int? in
      if state.free > 0 {
        state.free -= 1
        return nil
      }
      state.next += 1
      return state.next
    }
    guard let number else { return }
    let isTaken = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let immediate = state.withLock { state -> Bool? in
          if Task.isCancelled { return false }
          if state.free > 0 {
            state.free -= 1
            return true
          }
          state.queue.append(number)
          state.waiting[number] = continuation
          return nil
        }
        if let immediate { continuation.resume(returning: immediate) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
    }
    guard isTaken else { throw CancellationError() }
  }

  /// Gives a place back, to the next who waits.
  package func giveBack() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      while !state.queue.isEmpty {
        let number = state.queue.removeFirst()
        if let continuation = state.waiting.removeValue(forKey: number) { return continuation }
      }
      state.free += 1
      return nil
    }
    next?.resume(returning: true)
  }
}
