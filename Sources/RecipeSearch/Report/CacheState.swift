import RecipeProviderKit

/// Where the answers of one provider came from in one search.
public enum CacheState: String, Sendable, Hashable, CaseIterable {
  /// The service was asked for all of them.
  case miss
  /// Some are kept from before and still fresh, the service was asked for the others.
  case partial
  /// All are kept from before and still fresh: the service was not asked.
  case hit
  /// At least one is kept from before and out of date, because the service could not be asked.
  case stale

  init?(_ tally: ExchangeTally) {
    let network = tally.count(.network) > 0
    if tally.count(.stale) > 0 {
      self = .stale
    } else if tally.count(.cache) > 0 {
      self = network ? .partial : .hit
    } else if network {
      self = .miss
    } else {
      return nil
    }
  }
}
