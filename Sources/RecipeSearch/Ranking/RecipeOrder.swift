import RecipeModel

/// Puts merged recipes in order; every comparison ends in the identity key, so that no two
/// recipes are equal and the order is one.
struct RecipeOrder {
  let sort: SortOrder
  let electorate: Electorate

  private struct Keyed {
    var recipe: MergedRecipe
    var bestRank: Int
    var bestPlace: Int
    var title: String
  }

  func sorted(_ recipes: [MergedRecipe]) -> [MergedRecipe] {
    var keyed = recipes.map(key)
    keyed.sort(by: precedes)
    return keyed.map(\.recipe)
  }

  private func key(_ recipe: MergedRecipe) -> Keyed {
    var rank = Int.max
    var place = Int.max
    func consider(_ otherRank: Int, _ provider: String) {
      guard otherRank <= rank else { return }
      let otherPlace = electorate.place(of: provider)
      place = otherRank == rank ? min(place, otherPlace) : otherPlace
      rank = otherRank
    }
    for vote in recipe.votes { consider(vote.rank, vote.provider) }
    if recipe.votes.isEmpty {
      for source in recipe.sources { consider(source.rank, source.listing.id.provider) }
    }
    let title = sort == .title ? TextMatching.sortKey(recipe.unified.title) : ""
    return Keyed(recipe: recipe, bestRank: rank, bestPlace: place, title: title)
  }

  private func precedes(_ left: Keyed, _ right: Keyed) -> Bool {
    if let decided = sortDecision(left, right) { return decided }
    if left.recipe.score != right.recipe.score { return left.recipe.score > right.recipe.score }
    if left.recipe.votes.count != right.recipe.votes.count {
      return left.recipe.votes.count > right.recipe.votes.count
    }
    if left.bestRank != right.bestRank { return left.bestRank < right.bestRank }
    if left.bestPlace != right.bestPlace { return left.bestPlace < right.bestPlace }
    if left.recipe.identity != right.recipe.identity {
      return left.recipe.identity.utf8.lexicographicallyPrecedes(right.recipe.identity.utf8)
    }
    return left.recipe.sources[0].precedes(right.recipe.sources[0])
  }

  /// What the chosen sort says; nil when it leaves the pair equal.
  private func sortDecision(_ left: Keyed, _ right: Keyed) -> Bool? {
    switch sort {
    case .best: nil
    case .rating:
      descending(
        left.recipe.unified.rating?.normalized ?? -1, right.recipe.unified.rating?.normalized ?? -1)
    case .time:
      descending(
        -(left.recipe.unified.totalMinutes ?? .max), -(right.recipe.unified.totalMinutes ?? .max))
    case .title:
      left.title == right.title
        ? nil : left.title.utf8.lexicographicallyPrecedes(right.title.utf8)
    case .sources: descending(left.recipe.groupCount, right.recipe.groupCount)
    }
  }

  private func descending<Value: Comparable>(_ left: Value, _ right: Value) -> Bool? {
    left == right ? nil : left > right
  }
}
