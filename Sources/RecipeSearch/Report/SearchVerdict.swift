/// What a search comes to: recipes, or one of three reasons why there are none.
package enum SearchVerdict: String, Sendable, Hashable, CaseIterable {
  /// There are recipes, on this page or on those before it.
  case found
  /// Every source that was asked answered, and none of them has it.
  case nobodyHasIt
  /// No source has answered with it, and at least one could not be asked, or was not.
  case couldNotAsk
  /// Listings came, and the query's own filters removed every one of them.
  case filteredOut

  /// Judges a report.
  package init(_ report: SearchReport) {
    let isPastTheEnd = report.shownBefore > 0 && report.isComplete
    if !report.recipes.isEmpty || isPastTheEnd {
      self = .found
    } else if report.filteredCount > 0 {
      self = .filteredOut
    } else if report.outcomes.contains(where: { $0.status.isFailure || $0.isWithheld })
      || report.outcomes.allSatisfy({ $0.status == .skipped })
    {
      self = .couldNotAsk
    } else {
      self = .nobodyHasIt
    }
  }
}
