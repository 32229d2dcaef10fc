import RecipeProviderKit
import RecipeSearch

extension SearchReport {
  /// How many recipes the whole list has at most: exact when the first page is all of it, else the
  /// sum of what the sources say that they have; nil when one of them does not say.
  ///
  /// - Parameters:
  ///   - cursor: the cursor that the page was asked for with.
  /// - Returns: the number.
  func total(at cursor: String?) -> Int? {
    if cursor == nil, self.cursor == nil { return recipes.count }
    let contributors = outcomes.filter { $0.listings.kept > 0 }
    let totals = contributors.compactMap(\.total)
    return totals.count == contributors.count ? totals.reduce(0, +) : nil
  }
}
