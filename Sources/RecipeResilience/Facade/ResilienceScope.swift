import Synchronization

/// One request of a process that serves several at once: how it uses the cache, and what was seen
/// of its sources.
///
/// A program that runs one search needs none. Where searches run side by side, each runs and is
/// settled within a scope of its own, because what one of them saw must not be taken for what
/// another one came to. Connections, limits and requests in flight are shared all the same.
public final class ResilienceScope: Sendable {
  /// The scope that the current task belongs to.
  @TaskLocal static var current: ResilienceScope?

  /// What the cache is used for within the scope; nil for what the options say.
  let cache: ResilienceOptions.Cache?

  private let observations = Mutex<[String: SourceObservation]>([:])

  /// Creates a scope.
  /// - Parameter cache: what the cache is used for; nil for what the options say.
  public init(cache: ResilienceOptions.Cache? = nil) { self.cache = cache }

  /// Runs work within the scope; tasks that it starts belong to the scope too.
  public func run<Success>(
    _ work: () async throws -> Success
  ) async rethrows -> Success {
    try await Self.$current.withValue(self, operation: work)
  }

  /// What was seen of a source within the scope.
  func observation(ofSource id: String) -> SourceObservation {
    observations.withLock { observations in
      if let known = observations[id] { return known }
      let new = SourceObservation()
      observations[id] = new
      return new
    }
  }
}

/// What was seen of a source, and allowed, since effects were last settled.
struct SourceObservation: Sendable {
  /// What its requests came to.
  let activity = SourceActivity()
  /// Whether it may be asked.
  let admission = AdmissionState()
}
