import RecipeProviderKit
import Synchronization

/// Lets so many requests pass at once; the others wait in the order in which they came.
final class RequestGate: Sendable {
  private typealias Waiter = (id: Int, continuation: CheckedContinuation<Bool, Never>)

  private struct State {
    var inside = 0
    var lastID = 0
    var waiters: [Waiter] = []
    /// Callers that were cancelled before they began to wait.
    var gone: Set<Int> = []
  }

  private let state = Mutex(State())

  /// How many callers wait.
  var waiting: Int { state.withLock { $0.waiters.count } }

  /// Runs the operation once fewer than `limit` others run.
  /// - Throws: ``ProviderError`` with code `cancelled` when the task ends while it waits, and what
  ///   the operation throws.
  func pass<Success: Sendable>(
    limit: Int, _ operation: () async throws -> Success
  ) async throws -> Success {
    guard await enter(limit: limit) else {
      throw ProviderError(.cancelled, "the request was cancelled")
    }
    defer { leave() }
    return try await operation()
  }

  private func enter(limit: Int) async -> Bool {
    let id = state.withLock { state in
      state.lastID &+= 1
      return state.lastID
    }
    defer { _ = state.withLock { $0.gone.remove(id) } }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isAdmitted: Bool? = state.withLock { state in
          if state.gone.contains(id) { return false }
          if state.inside < max(1, limit), state.waiters.isEmpty {
            state.inside += 1
            return true
          }
          state.waiters.append((id, continuation))
          return nil
        }
        if let isAdmitted { continuation.resume(returning: isAdmitted) }
      }
    } onCancel: {
      let waiter = state.withLock { state -> Waiter? in
        guard let index = state.waiters.firstIndex(where: { $0.id == id }) else {
          state.gone.insert(id)
          return nil
        }
        return state.waiters.remove(at: index)
      }
      waiter?.continuation.resume(returning: false)
    }
  }

  private func leave() {
    let next = state.withLock { state -> Waiter? in
      guard !state.waiters.isEmpty else {
        state.inside -= 1
        return nil
      }
      return state.waiters.removeFirst()
    }
    next?.continuation.resume(returning: true)
  }
}
