public import RecipeModel

/// One step of a running search.
public struct SearchEvent: Sendable, Hashable {
  /// What happened.
  public enum Kind: Sendable, Hashable {
    /// The query is read and the plan is made; nothing has been asked yet.
    case planned([ProviderPlan], QueryReading)
    /// A provider is being asked.
    case providerStarted(String)
    /// A page of a provider came; carries the listings that passed the filters, with their ranks.
    case page(provider: String, listings: [RankedListing])
    /// A provider has ended, well or not.
    case providerFinished(ProviderOutcome)
    /// The search has ended; nothing follows.
    case finished(SearchReport)
  }

  /// Grows by one with every event of a search, from 1.
  public var revision: Int
  /// What happened.
  public var kind: Kind
}
