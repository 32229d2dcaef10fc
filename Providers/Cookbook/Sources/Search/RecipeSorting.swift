import RecipeModel

/// A recipe among the results, with what orders it.
struct ScoredRecipe {
  var facts: RecipeFacts
  var score: Double
  var number: Int
}

/// Orders results; ties go by score, title and identifier, so that no order is left to chance.
struct RecipeSorting {
  private let order: SortOrder

  init(_ order: SortOrder) { self.order = order }

  func sorted(_ recipes: [ScoredRecipe]) -> [ScoredRecipe] { recipes.sorted(by: precedes) }

  private func precedes(_ left: ScoredRecipe, _ right: ScoredRecipe) -> Bool {
    switch order {
    case .rating:
      let (a, b) = (left.facts.rating ?? -1, right.facts.rating ?? -1)
      if a != b { return a > b }
    case .time:
      let (a, b) = (left.facts.minutes ?? .max, right.facts.minutes ?? .max)
      if a != b { return a < b }
    case .title:
      if left.facts.titleKey != right.facts.titleKey { return byTitle(left, right) }
    case .best, .sources, .missing: break
    }
    if left.score != right.score { return left.score > right.score }
    if left.facts.titleKey != right.facts.titleKey { return byTitle(left, right) }
    return left.facts.id.utf8.lexicographicallyPrecedes(right.facts.id.utf8)
  }

  private func byTitle(_ left: ScoredRecipe, _ right: ScoredRecipe) -> Bool {
    left.facts.titleKey.utf8.lexicographicallyPrecedes(right.facts.titleKey.utf8)
  }
}
