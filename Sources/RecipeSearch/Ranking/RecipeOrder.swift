import RecipeModel

/// Puts merged recipes in order; every comparison ends in the identity key, so that no two
/// recipes are equal and the order is one.
struct RecipeOrder {
  let sort: SortOrder
  let electorate: Electorate

  /// What decides most comparisons, small enough to sort quickly.
  private struct Key {
    var index: Int
    var score: Score
    var votes: Int
    var bestRank: Int
    var bestPlace: Int
  }

  func sorted(_ recipes: [MergedRecipe]) -> [MergedRecipe] {
    let titles = sort == .title ? recipes.map { TextMatching.sortKey($0.unified.title) } : []
    var keys = recipes.indices.map { key(recipes[$0], index: $0) }
    keys.sort { left, right in
      let chosen: Bool? =
        switch sort {
        case .best: nil
        case .title: ascendingBytes(titles[left.index], titles[right.index])
        case .rating, .time, .sources: sortDecision(recipes[left.index], recipes[right.index])
        }
      if let chosen { return chosen }
      if left.score != right.score { return left.score > right.score }
      if left.votes != right.votes { return left.votes > right.votes }
      if left.bestRank != right.bestRank { return left.bestRank < right.bestRank }
      if left.bestPlace != right.bestPlace { return left.bestPlace < right.bestPlace }
      return ascendingBytes(recipes[left.index].identity, recipes[right.index].identity)
        ?? recipes[left.index].sources[0].precedes(recipes[right.index].sources[0])
    }
    return keys.map { recipes[$0.index] }
  }

  private func key(_ recipe: MergedRecipe, index: Int) -> Key {
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
    return Key(
      index: index, score: recipe.score, votes: recipe.votes.count, bestRank: rank,
      bestPlace: place)
  }

  /// What the chosen sort says; nil when it leaves the pair equal.
  private func sortDecision(_ left: MergedRecipe, _ right: MergedRecipe) -> Bool? {
    switch sort {
    case .rating:
      descending(left.unified.rating?.normalized ?? -1, right.unified.rating?.normalized ?? -1)
    case .time:
      descending(-(left.unified.totalMinutes ?? .max), -(right.unified.totalMinutes ?? .max))
    case .sources: descending(left.groupCount, right.groupCount)
    case .best, .title: nil
    }
  }

  private func ascendingBytes(_ left: String, _ right: String) -> Bool? {
    left == right ? nil : left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private func descending<Value: Comparable>(_ left: Value, _ right: Value) -> Bool? {
    left == right ? nil : left > right
  }
}
