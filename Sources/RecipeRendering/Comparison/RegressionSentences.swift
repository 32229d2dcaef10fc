public import RecipeSearch

/// What got worse since a baseline, as sentences without a final stop; sources' names in them are
/// sanitized.
public struct RegressionSentences: Sendable {
  private let change: ComparisonChange

  /// Creates the sentences of one query's change.
  public init(_ change: ComparisonChange) { self.change = change }

  /// A sentence for each thing that got worse by one of the criteria.
  public func all(among criteria: Set<Regression.Criterion>) -> [String] {
    change.regressions(among: criteria).map { RegressionWording.sentence($0, in: change) }
  }
}
