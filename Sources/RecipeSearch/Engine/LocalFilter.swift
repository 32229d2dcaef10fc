import RecipeModel
import RecipeProviderKit

/// The parts of a query that the engine applies to what a source returned.
struct LocalFilter: Sendable {
  private let parts: Set<QueryPart>
  private let words: [String]
  private let include: IngredientMatcher
  private let exclude: IngredientMatcher
  private let maxMinutes: Int?
  private let diets: [Diet]

  init(_ query: SearchQuery, parts: Set<QueryPart>) {
    self.parts = parts
    words = TextMatching.searchWords(query.text).map(TextMatching.singular)
    include = IngredientMatcher(query.include)
    exclude = IngredientMatcher(query.exclude)
    maxMinutes = query.maxMinutes
    diets = query.diets
  }

  /// Why the listing does not fit the query; nil when it does.
  ///
  /// A wish needs evidence: a recipe that does not say how long it takes is no quick one. An
  /// exclusion needs evidence too, for the other side: what lists nothing is kept.
  func rejection(of listing: Listing) -> Drop.Reason? {
    if parts.isEmpty { return nil }
    if parts.contains(.text) || parts.contains(.include) || parts.contains(.exclude) {
      let lines = ([listing.title] + listing.ingredients).map(IngredientMatcher.words)
      if parts.contains(.text) {
        let all = Set(lines.joined())
        guard words.allSatisfy(all.contains) else { return .lacksWords }
      }
      if parts.contains(.include), !include.allOccur(in: lines) { return .lacksIngredient }
      if parts.contains(.exclude), exclude.anyOccurs(in: lines) { return .excludedIngredient }
    }
    if parts.contains(.time), let maxMinutes, (listing.totalMinutes ?? .max) > maxMinutes {
      return .tooLong
    }
    if parts.contains(.diet) {
      let marked = listing.diets ?? []
      guard diets.allSatisfy({ !$0.satisfiedBy.isDisjoint(with: marked) }) else { return .diet }
    }
    return nil
  }

  /// Whether another source of the same recipe shows that an excluded ingredient is in it.
  func isExcluded(_ recipe: MergedRecipe) -> Bool {
    recipe.sources.contains { source in
      exclude.anyOccurs(in: source.listing.ingredients.map(IngredientMatcher.words))
    }
  }
}
