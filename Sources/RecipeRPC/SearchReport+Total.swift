import RecipeProviderKit
import RecipeSearch

extension SearchReport {
  /// How many recipes the sources that answered have at most: exact when the first page is the whole
  /// list, else the sum of what they say that they have; nil when one of them does not say, or none
  /// has answered.
  ///
  /// `cursor` is the one that the page was asked for with.
  func total(at cursor: String?) -> Int? {
    guard outcomes.contains(where: { $0.status.isAnswer || $0.listings.kept > 0 }) else {
      return nil
    }
    if cursor == nil, self.cursor == nil { return recipes.count }
    let contributors = outcomes.filter { $0.listings.kept > 0 }
    let totals = contributors.compactMap(\.total)
    return totals.count == contributors.count ? totals.reduce(0, +) : nil
  }
}
