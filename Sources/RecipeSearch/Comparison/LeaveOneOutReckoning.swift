import RecipeModel

/// Leaves each provider out in turn.
///
/// Recipes that a provider does not list keep their order among each other, so that the new top of
/// the list is made of the first of these and of the best of those that it does list.
struct LeaveOneOutReckoning {
  private let recipes: [MergedRecipe]
  private let table: OccurrenceTable
  private let votes: VoteTable
  private let ranker: RecipeRanker
  private let sort: SortOrder
  private let topCount: Int

  init(
    _ recipes: [MergedRecipe], _ table: OccurrenceTable, ranking: RankingOptions, sort: SortOrder,
    topCount: Int
  ) {
    self.recipes = recipes
    self.table = table
    self.sort = sort
    self.topCount = topCount
    votes = VoteTable(table, ranking)
    ranker = RecipeRanker(options: ranking)
  }

  /// The figures of every provider of the table.
  func figures() -> [LeaveOneOut] {
    let top = Array(recipes.indices.prefix(topCount))
    var before = [Int](repeating: 0, count: table.outcomes.count)
    for recipe in recipes.indices {
      votes.forEachVote(for: recipe, without: nil) { provider, _ in before[provider] += 1 }
    }
    let topBefore = tally(top, without: nil)
    return table.outcomes.indices.map { provider in
      let newTop = self.top(without: provider)
      let after = self.after(before, without: provider)
      let topAfter = tally(newTop, without: provider)
      return LeaveOneOut(
        provider: table.outcomes[provider].id,
        recipesLost: table.isKnown(provider)
          ? table.lists[provider].count { table[$0.recipe].count == 1 } : nil,
        leavingTop: top.filter { !newTop.contains($0) },
        enteringTop: newTop.filter { !top.contains($0) },
        votes: table.outcomes.indices.filter { $0 != provider }.map { other in
          LeaveOneOut.VoteChange(
            provider: table.outcomes[other].id, before: before[other], after: after[other],
            topBefore: topBefore[other], topAfter: topAfter[other])
        })
    }
  }

  /// How many of the recipes each provider votes for.
  private func tally(_ recipes: [Int], without absent: Int?) -> [Int] {
    var tally = [Int](repeating: 0, count: table.outcomes.count)
    for recipe in recipes {
      votes.forEachVote(for: recipe, without: absent) { provider, _ in tally[provider] += 1 }
    }
    return tally
  }

  /// The votes of all recipes without one provider: its group may vote by another member.
  private func after(_ before: [Int], without absent: Int) -> [Int] {
    guard votes.sharesVote(absent) else { return before }
    let affected = table.lists[absent].map(\.recipe)
    let (then, now) = (tally(affected, without: nil), tally(affected, without: absent))
    return before.indices.map { before[$0] - then[$0] + now[$0] }
  }

  /// The first recipes of the list without one provider, as places in the whole list.
  private func top(without absent: Int) -> [Int] {
    var isAffected = [Bool](repeating: false, count: recipes.count)
    var affected: [Int] = []
    for presence in table.lists[absent] {
      isAffected[presence.recipe] = true
      if table[presence.recipe].count > 1 { affected.append(presence.recipe) }
    }
    var others: [Int] = []
    for recipe in recipes.indices where !isAffected[recipe] {
      others.append(recipe)
      if others.count == topCount { break }
    }
    if affected.isEmpty { return others }
    let candidates = others + best(affected, without: absent)
    return Array(inOrder(candidates, without: absent).prefix(topCount))
  }

  /// Those of the recipes that can be in the top, among each other, by their score alone.
  private func best(_ affected: [Int], without absent: Int) -> [Int] {
    guard sort == .best, affected.count > topCount else { return affected }
    let scores = affected.map { votes.score(of: $0, without: absent) }
    let least = scores.sorted(by: >)[topCount - 1]
    return zip(affected, scores).filter { $1 >= least }.map(\.0)
  }

  /// The recipes in the order that the ranker gives them without one provider.
  private func inOrder(_ places: [Int], without absent: Int) -> [Int] {
    let provider = table.outcomes[absent].id
    var placeOfKey: [String: Int] = [:]
    let clusters = places.map { place in
      // Two recipes may share an identity; with its place each is told apart, and the order among
      // different identities stays.
      let key = "\(recipes[place].identity)\u{0}\(place)"
      placeOfKey[key] = place
      return RecipeRanker.Cluster(
        listings: recipes[place].sources.filter { $0.listing.id.provider != provider },
        identity: key)
    }
    return ranker.recipes(from: clusters, sort: sort).compactMap { placeOfKey[$0.identity] }
  }
}
