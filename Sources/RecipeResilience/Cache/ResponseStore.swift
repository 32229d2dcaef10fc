/// Keeps answers.
///
/// `RecipeStore`'s database keeps them on disk; ``MemoryResponseStore`` is for runs that cannot have
/// one, and for tests. A store never fails: what cannot be kept is forgotten. It is bounded in size
/// and forgets first what was not used for longest.
public protocol ResponseStore: Sendable {
  /// A random word that marks the places of secrets: 32 hexadecimal digits, the same as long as the
  /// store's answers are kept.
  func seal() async -> String

  /// A salted hash.
  func fingerprint(of material: [UInt8]) async -> String

  /// The answer that is kept, fresh or not.
  func response(for key: ResponseKey, now: Int64) async -> StoredResponse?

  /// Changes what is kept, all changes together.
  func apply(_ changes: [ResponseChange]) async

  /// Forgets the answers of providers, or all when there is no list.
  func removeAll(providers: [String]?) async
}
