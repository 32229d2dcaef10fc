import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch
import Synchronization

/// Tells a client that asked for it how many sources have answered.
///
/// The figure only grows, as the protocol demands, and nothing is said twice.
final class ProgressReporter: Sendable {
  private struct State {
    var total = 0
    var done = 0
  }

  private let call: any Call
  private let token: JSON
  private let state = Mutex(State())

  /// Creates a reporter that reports under a token.
  init(_ call: any Call, token: JSON) {
    self.call = call
    self.token = token
  }

  /// Takes the next event of a search.
  func observe(_ event: SearchEvent) {
    switch event.kind {
    case .planned(let plan):
      let count = plan.count { $0.skipReason == nil }
      state.withLock { $0.total = count }
      send(0, of: count, "asking " + Counted.text(count, "source"))
    case .providerFinished(let outcome):
      let progress = state.withLock { state -> State? in
        guard outcome.status != .skipped, state.done < state.total else { return nil }
        state.done += 1
        return state
      }
      guard let progress else { return }
      let name = Clipping.line(outcome.id, to: 80)
      let what =
        outcome.status.isFailure
        ? outcome.status.rawValue : Counted.text(outcome.listings.kept, "recipe")
      send(progress.done, of: progress.total, "\(name): \(what)")
    default: break
    }
  }

  private func send(_ progress: Int, of total: Int, _ message: String) {
    call.sendIfQuick(
      "notifications/progress",
      [
        "progressToken": token, "progress": .int(progress), "total": .int(total),
        "message": .string(message),
      ])
  }
}
