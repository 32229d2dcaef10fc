import PotluckSupport
import Synchronization

/// Limits the bytes that all bodies together hold until they have been read, however many sources
/// send large ones at once.
///
/// A body that finds no room stops reading until others have ended, and its sender has to wait. One
/// body at a time may grow beyond the bound, up to its own limit, so that some body can always end.
/// The beginning of a body is not counted: an answer of usual length waits for nobody.
final class BodyBudget: Sendable {
  /// How much of a body is not counted, unless said otherwise.
  static let beginning = 128 << 10
  /// The budget of the whole program.
  static let shared = BodyBudget(4 << 20)

  private struct Waiter {
    var body: Int
    var bytes: Int
    let turn = Promise<Void>()
  }

  private struct State {
    var lastBody = 0
    /// What each body holds beyond its beginning.
    var held: [Int: Int] = [:]
    /// The body that may grow beyond the bound.
    var favourite: Int?
    var line: [Waiter] = []

    var total: Int { held.values.reduce(0, +) }
  }

  private let limit: Int
  private let beginning: Int
  private let state = Mutex(State())

  /// Creates a budget of so many bytes, which does not count the beginning of a body.
  init(_ limit: Int, beginning: Int = BodyBudget.beginning) {
    self.limit = limit
    self.beginning = beginning
  }

  /// How many bytes all bodies hold together beyond their beginnings.
  var held: Int { state.withLock { $0.total } }

  /// How many bodies wait.
  var waiting: Int { state.withLock { $0.line.count } }

  /// Begins a body; ``close(_:)`` ends it.
  /// - Returns: its number.
  func open() -> Int {
    state.withLock { state in
      state.lastBody += 1
      return state.lastBody
    }
  }

  /// Waits until there is room for a body that has grown to a size.
  /// - Throws: `CancellationError` when the task is cancelled first.
  func grow(_ body: Int, to size: Int) async throws {
    let bytes = size - beginning
    guard bytes > 0 else { return }
    let turn = state.withLock { state -> Promise<Void>? in
      if admit(body, bytes, &state) { return nil }
      let waiter = Waiter(body: body, bytes: bytes)
      state.line.append(waiter)
      return waiter.turn
    }
    guard let turn, await turn.outcome() == nil else { return }
    state.withLock { state in state.line.removeAll { $0.turn === turn } }
    throw CancellationError()
  }

  /// Ends a body, and gives its room to those that wait.
  func close(_ body: Int) {
    let turns = state.withLock { state -> [Promise<Void>] in
      state.held[body] = nil
      if state.favourite == body { state.favourite = nil }
      let admitted = state.line.filter { admit($0.body, $0.bytes, &state) }
      state.line.removeAll { waiter in admitted.contains { $0.turn === waiter.turn } }
      return admitted.map(\.turn)
    }
    for turn in turns { turn.keep() }
  }

  /// Books what a body holds, where there is room for it.
  private func admit(_ body: Int, _ bytes: Int, _ state: inout State) -> Bool {
    let more = bytes - (state.held[body] ?? 0)
    if state.total + more > limit {
      guard state.favourite == nil || state.favourite == body else { return false }
      state.favourite = body
    }
    state.held[body] = bytes
    return true
  }
}
