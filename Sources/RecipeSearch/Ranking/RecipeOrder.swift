import RecipeModel

/// Puts merged recipes in order; every comparison ends in the identity key, so that no two
/// recipes are equal and the order is one.
struct RecipeOrder {
  let sort: SortOrder
  /// The foods that one has; nil where nobody asks what is missing.
  var foods: FoodsAtHome?
  /// Whether the order goes by what recipes say and not by their votes alone.
  var asksRecipes: Bool { sort != .best }

  /// What decides most comparisons, small enough to sort quickly.
  struct Key {
    var score = VoteSum.zero
    /// The number of the recipe's cluster, which tells apart what says the same.
    var place: Int32 = 0
    var votes: Int32 = 0
    var bestRank = Int.max
    var bestVoter = Int32.max
    /// What the chosen sort goes by, the greatest first; titles stand apart.
    var chosen: Double = 0
    /// Where the recipe stood before sorting.
    var index: Int32 = 0

    /// Takes in the rank that a voter gave; voters are numbered in the order that breaks ties.
    mutating func consider(rank: Int, voter: Int) {
      guard rank <= bestRank else { return }
      let voter = Int32(truncatingIfNeeded: voter)
      bestVoter = rank == bestRank ? min(bestVoter, voter) : voter
      bestRank = rank
    }
  }

  /// What decides where keys are equal: a recipe's identity and its first source.
  typealias Tie = (identity: String, source: RankedListing)

  /// Sorts the keys of recipes; `titles` are those of all recipes where the sort goes by them.
  ///
  /// What decides between equals is asked for once for each of these.
  func sort(_ keys: inout [Key], _ titles: [String], tie: (Int) -> Tie) {
    func precedes(_ left: Key, _ right: Key) -> Bool {
      if left.chosen != right.chosen { return left.chosen > right.chosen }
      if sort == .title,
        let chosen = ascendingBytes(titles[Int(left.index)], titles[Int(right.index)])
      {
        return chosen
      }
      if left.score != right.score { return left.score > right.score }
      if left.votes != right.votes { return left.votes > right.votes }
      if left.bestRank != right.bestRank { return left.bestRank < right.bestRank }
      return left.bestVoter < right.bestVoter
    }
    keys.sort(by: precedes)
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, !precedes(keys[start], keys[end]) { end += 1 }
      if end - start > 1 {
        let equals = keys[start..<end].map { (key: $0, tie: tie(Int($0.index))) }
        keys[start..<end] = ArraySlice(
          equals.sorted { one, other in
            if let chosen = ascendingBytes(one.tie.identity, other.tie.identity) { return chosen }
            if one.tie.source.precedes(other.tie.source) { return true }
            return !other.tie.source.precedes(one.tie.source) && one.key.place < other.key.place
          }.map(\.key))
      }
      start = end
    }
  }

  /// What the chosen sort goes by, the greatest first.
  func chosen(_ recipe: MergedRecipe) -> Double {
    switch sort {
    case .rating: recipe.unified.rating?.normalized ?? -1
    case .time: recipe.unified.totalMinutes.map { -Double($0) } ?? -.infinity
    case .sources: Double(recipe.groupCount)
    case .missing: recipe.missing?.order ?? 0
    case .best, .title: 0
    }
  }

  /// What the recipe needs beside the foods that one has; nil where nobody asks.
  ///
  /// The lines of all sources count that are surely the lead's recipe.
  func missing(_ recipe: MergedRecipe) -> MissingFoods? {
    guard let foods else { return nil }
    let own = recipe.unified.ingredients
    let others = recipe.certainGroups[0].map(\.listing.ingredients).filter { $0 != own }
      .sorted {
        ByteOrder.precedes($0.joined(separator: "\n"), $1.joined(separator: "\n"))
      }
    return MissingFoods(of: own, others: Array(others.joined()), beside: foods)
  }

  /// What a recipe stands under where the sort goes by titles.
  func title(_ recipe: MergedRecipe) -> String? {
    sort == .title ? TextMatching.sortKey(recipe.unified.title) : nil
  }

  private func ascendingBytes(_ left: String, _ right: String) -> Bool? {
    left == right ? nil : ByteOrder.precedes(left, right)
  }
}
