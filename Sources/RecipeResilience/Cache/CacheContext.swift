import Synchronization

/// What the cache may do within one call of a provider, and what it would keep of it.
///
/// Answers are kept only once the provider has understood them: an error page behind status 200
/// must not come back for an hour.
final class CacheContext: Sendable {
  /// The context of the call that the current task belongs to.
  @TaskLocal static var current: CacheContext?

  /// Whether only kept answers are given.
  let isStoreOnly: Bool

  private struct State {
    var changes: [CacheChange] = []
    var missed = false
  }

  private let state = Mutex(State())

  init(isStoreOnly: Bool) { self.isStoreOnly = isStoreOnly }

  /// Whether an answer was needed that is not kept.
  var missed: Bool { state.withLock { $0.missed } }

  func noteMiss() { state.withLock { $0.missed = true } }

  func propose(_ change: CacheChange) { state.withLock { $0.changes.append(change) } }

  /// What was proposed so far.
  func takeChanges() -> [CacheChange] {
    state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }
}

/// An answer that may be kept, with its secrets still in it.
struct CacheChange: Sendable {
  var key: ResponseKey
  var response: StoredResponse
  /// Whether the service has only confirmed what is kept already.
  var isConfirmation = false
}
