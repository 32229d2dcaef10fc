import Synchronization

/// What the client and Potluck agreed on by `initialize`.
final class Negotiation: Sendable {
  private let state = Mutex<String?>(nil)

  /// The revision in force; nil before `initialize`.
  var version: String? { state.withLock { $0 } }

  /// Notes the revision that an `initialize` settled on; a later one counts.
  func settle(_ version: String) { state.withLock { $0 = version } }
}
