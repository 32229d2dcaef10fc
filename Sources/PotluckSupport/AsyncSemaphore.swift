import Synchronization

/// Lets so many tasks pass at once; the others wait in the order in which they came, and leave at
/// once when they are cancelled.
package final class AsyncSemaphore: Sendable {
  private struct State {
    var holders = 0
    var line: [Promise<Void>] = []
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a semaphore with this many places.
  package init(_ limit: Int = 1) { self.limit = limit }

  /// How many tasks wait.
  package var waiting: Int { state.withLock { $0.line.count } }

  /// Runs work while holding a place.
  /// - Parameters:
  ///   - limit: how many may hold one now; nil for as many as ever.
  ///   - work: what is done.
  /// - Returns: what the work returns.
  /// - Throws: what the work throws; `CancellationError` when the task is cancelled before its turn.
  package nonisolated(nonsending) func withPlace<Value>(
    limit: Int? = nil, _ work: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    try await acquire(limit: limit)
    defer { release() }
    return try await work()
  }

  /// Takes a place, waiting for one; ``release()`` gives it back.
  /// - Throws: `CancellationError` when the task was cancelled first; then no place is taken.
  package nonisolated(nonsending) func acquire(limit: Int? = nil) async throws {
    try Task.checkCancellation()
    let turn = state.withLock { state -> Promise<Void>? in
      if state.holders < max(1, limit ?? self.limit), state.line.isEmpty {
        state.holders += 1
        return nil
      }
      let turn = Promise<Void>()
      state.line.append(turn)
      return turn
    }
    if let turn, await turn.outcome() == nil { try leave(turn) }
  }

  /// Gives a place back, to the next who waits.
  package func release() {
    let next = state.withLock { state -> Promise<Void>? in
      guard state.line.isEmpty else { return state.line.removeFirst() }
      state.holders -= 1
      return nil
    }
    next?.keep()
  }

  private func leave(_ turn: Promise<Void>) throws -> Never {
    let wasInLine = state.withLock { state in
      guard let index = state.line.firstIndex(where: { $0 === turn }) else { return false }
      state.line.remove(at: index)
      return true
    }
    // The place was handed over in the same moment: it goes on to the next in line.
    if !wasInLine { release() }
    throw CancellationError()
  }
}
