public import RecipeModel

/// How one comparison differs from an earlier one of the same query, its baseline.
///
/// Recipes of the two are matched by their listings, `provider:id` byte for byte: each recipe in
/// turn takes that recipe of the baseline, not yet taken, with which it shares most listings, the
/// first of them where several share as many.
public struct ComparisonChange: Sendable, Hashable {
  /// A recipe with its place, from 1.
  public struct Placed: Sendable, Hashable {
    /// The recipe.
    public var recipe: MergedRecipe
    /// Its place in its list, from 1.
    public var place: Int
  }

  /// A recipe that both lists have.
  public struct Move: Sendable, Hashable {
    /// The recipe as it is now.
    public var recipe: MergedRecipe
    /// Its place in the baseline, from 1.
    public var before: Int
    /// Its place now, from 1.
    public var after: Int
  }

  /// A provider in both comparisons; nil where one of them does not have it.
  public struct ProviderChange: Sendable, Hashable {
    /// The provider's identifier.
    public var id: String
    /// Its figures in the baseline.
    public var before: ProviderFigures?
    /// Its figures now.
    public var after: ProviderFigures?
  }

  /// What was asked.
  public var query: SearchQuery
  /// Whether only a page was there of one of the lists, so that what is not on it may still exist.
  public var isPartial: Bool
  /// Recipes none of whose listings the baseline had, in the order of their list.
  public var gained: [Placed]
  /// Recipes of the baseline none of whose listings is there any more, in the order of their list.
  public var lost: [Placed]
  /// The matched recipes that changed their place, in the order of the list.
  public var moves: [Move]
  /// How many recipes were matched.
  public var kept: Int
  /// Recipes of the baseline that left the top of the list, best first.
  public var leftTop: [Placed]
  /// The providers of both comparisons, in the order of the configuration; those that are gone come
  /// last.
  public var providers: [ProviderChange]

  /// Compares two comparisons.
  public init(from baseline: Comparison, to comparison: Comparison) {
    query = comparison.query
    isPartial = baseline.extent == .page || comparison.extent == .page
    var owner: [ListingID: Int] = [:]
    for (place, recipe) in baseline.recipes.enumerated() {
      for source in recipe.sources { owner[source.id] = place }
    }
    var partner = [Int?](repeating: nil, count: baseline.recipes.count)
    var isThere = [Bool](repeating: false, count: baseline.recipes.count)
    gained = []
    moves = []
    kept = 0
    for (place, recipe) in comparison.recipes.enumerated() {
      let shared = recipe.sources.compactMap { owner[$0.id] }.counts
      for old in shared.keys { isThere[old] = true }
      if shared.isEmpty { gained.append(Placed(recipe: recipe, place: place + 1)) }
      let free = shared.filter { partner[$0.key] == nil }
      guard
        let old = free.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
      else { continue }
      partner[old] = place
      kept += 1
      if old != place {
        moves.append(Move(recipe: recipe, before: old + 1, after: place + 1))
      }
    }
    let old = baseline.recipes.enumerated().map { Placed(recipe: $1, place: $0 + 1) }
    lost = old.filter { !isThere[$0.place - 1] }
    leftTop = old.prefix(baseline.options.topCount).filter { placed in
      partner[placed.place - 1].map { $0 >= comparison.options.topCount } ?? true
    }
    let gone = baseline.providers.filter { comparison.provider($0.id) == nil }
    providers =
      comparison.providers.map {
        ProviderChange(id: $0.id, before: baseline.provider($0.id), after: $0)
      } + gone.map { ProviderChange(id: $0.id, before: $0, after: nil) }
  }
}
