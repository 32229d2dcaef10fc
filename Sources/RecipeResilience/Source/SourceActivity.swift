import RecipeProviderKit
import Synchronization

/// What requests to a source came to, since effects were last settled.
///
/// The outcome of a search does not show all of it: a kept answer hides a failure, and a refusal
/// may be our own.
final class SourceActivity: Sendable {
  struct Seen: Sendable {
    /// How many answers came over the network, whatever their status.
    var answers = 0
    /// The last failure that a kept answer stood in for, and how long it took.
    var hiddenFailure: (error: ProviderError, waited: Duration)?
    /// Whether the last refusal was our own restraint.
    var restrainedLast = false
  }

  private let seen = Mutex(Seen())

  func noteAnswer() {
    seen.withLock {
      $0.answers += 1
      $0.restrainedLast = false
    }
  }

  func noteRestraint() { seen.withLock { $0.restrainedLast = true } }

  func noteHidden(_ failure: ProviderError, waited: Duration) {
    seen.withLock { $0.hiddenFailure = (failure, waited) }
  }

  /// What was seen; begins anew.
  func take() -> Seen {
    seen.withLock { seen in
      defer { seen = Seen() }
      return seen
    }
  }
}
