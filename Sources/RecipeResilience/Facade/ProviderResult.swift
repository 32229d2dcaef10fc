public import RecipeProviderKit

/// What became of one source in one search.
public struct ProviderResult: Sendable, Hashable {
  /// The outcome, as far as it tells something about the source's health.
  public enum Verdict: Sendable, Hashable {
    /// It answered, be it with nothing; `shortfall` is what went wrong on later pages, if anything.
    case answered(shortfall: ProviderError? = nil)
    /// It failed, after the search had waited so long for it.
    case failed(ProviderError, waited: Duration)
    /// It was not asked, or the search was cancelled.
    case notAsked
  }

  /// The provider's identifier.
  public var id: String
  /// What became of it.
  public var verdict: Verdict

  /// Creates an experience.
  public init(id: String, _ verdict: Verdict) {
    self.id = id
    self.verdict = verdict
  }
}

/// What a search's experiences came to.
public enum HealthUpdate: Sendable, Hashable {
  /// Each source was judged by itself.
  case settled
  /// Nobody could be reached, so that the fault seems to be here: no source was punished.
  case looksOffline
}
