public import RecipeSearch

/// What a search comes to: recipes, or one of three reasons why there are none.
public enum SearchVerdict: String, Sendable, Hashable, CaseIterable {
  /// There are recipes.
  case found
  /// Every source that was asked answered, and none of them has it.
  case nobodyHasIt
  /// No source has answered with it, and at least one could not be asked.
  case couldNotAsk
  /// Listings came, and the query's own filters removed every one of them.
  case filteredOut

  /// Judges a report.
  public init(_ report: SearchReport) {
    if !report.recipes.isEmpty {
      self = .found
    } else if report.filteredCount > 0 {
      self = .filteredOut
    } else if report.outcomes.contains(where: \.status.isFailure)
      || report.outcomes.allSatisfy({ $0.status == .skipped })
    {
      self = .couldNotAsk
    } else {
      self = .nobodyHasIt
    }
  }
}
