import RecipeProviderKit
import Synchronization

/// A fixed number of places; who finds none free waits in line, and leaves it when cancelled.
final class Slots: Sendable {
  private struct State {
    var free: Int
    var line: [Promise<Void>] = []
  }

  private let state: Mutex<State>

  /// Creates places.
  init(_ count: Int) { state = Mutex(State(free: count)) }

  /// Runs work while holding a place.
  /// - Throws: what the work throws, or `CancellationError` when the task is cancelled in line.
  func withSlot<Value>(_ work: () async throws -> Value) async throws -> Value {
    try await enter()
    defer { leave() }
    return try await work()
  }

  private func enter() async throws {
    let turn = state.withLock { state -> Promise<Void>? in
      if state.free > 0 {
        state.free -= 1
        return nil
      }
      let turn = Promise<Void>()
      state.line.append(turn)
      return turn
    }
    guard let turn else { return }
    do { try await turn.value() } catch {
      let wasInLine = state.withLock { state in
        guard let index = state.line.firstIndex(where: { $0 === turn }) else { return false }
        state.line.remove(at: index)
        return true
      }
      // The place was handed over in the same moment: it goes on to the next in line.
      if !wasInLine { leave() }
      throw error
    }
  }

  private func leave() {
    let next = state.withLock { state -> Promise<Void>? in
      guard state.line.isEmpty else { return state.line.removeFirst() }
      state.free += 1
      return nil
    }
    next?.keep(.success(()))
  }
}
