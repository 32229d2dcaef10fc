import PotluckSupport
import RecipeModel

/// What a query's answer would be without one of its providers.
///
/// The merging is kept: recipes that the remaining providers share stay one, and each is scored and
/// placed anew by what they say of it. Nothing is asked of the network or of the detector.
public struct LeaveOneOut: Sendable, Hashable {
  /// The provider that is left out.
  public var provider: String
  /// How many recipes nobody else lists, as far as that can be told; nil where nobody knows what
  /// the provider has.
  public var recipesLost: Int?
  /// The recipes that leave the top of the list, best first, as places in ``Comparison/recipes``.
  public var leavingTop: [Int]
  /// The recipes that enter it, best first, as places in ``Comparison/recipes``.
  public var enteringTop: [Int]
  /// What becomes of the votes of the other providers, in the order of the configuration.
  package var votes: [VoteChange]

  /// How the votes of one provider change when another one is left out.
  ///
  /// A provider votes for a recipe when its listing counts for its group. Without groups the number
  /// of votes stays, and only their share of the top of the list changes.
  package struct VoteChange: Sendable, Hashable {
    /// The provider that votes.
    package var provider: String
    /// How many recipes it votes for.
    package var before: Int
    /// How many it votes for when the other provider is left out.
    package var after: Int
    /// How many recipes of the top of the list it votes for.
    package var topBefore: Int
    /// How many of the new top of the list it votes for.
    package var topAfter: Int
  }
}

extension LeaveOneOut {
  /// Leaves each provider of a table out in turn.
  static func all(
    of recipes: [MergedRecipe], in table: OccurrenceTable, ranker: RecipeRanker,
    sort: SortOrder, topCount: Int
  ) -> [LeaveOneOut] {
    let lists = Lists(recipes, table, ranker, sort, topCount)
    let top = Array(recipes.indices.prefix(topCount))
    let before = lists.tally(recipes.indices, without: nil)
    let topBefore = lists.tally(top, without: nil)
    return table.outcomes.indices.map { provider in
      let newTop = lists.top(without: provider)
      let after = lists.votes(before, without: provider)
      let topAfter = lists.tally(newTop, without: provider)
      return LeaveOneOut(
        provider: table.outcomes[provider].id, recipesLost: table.ownRecipes(of: provider),
        leavingTop: top.filter { !newTop.contains($0) },
        enteringTop: newTop.filter { !top.contains($0) },
        votes: table.outcomes.indices.filter { $0 != provider }.map { other in
          VoteChange(
            provider: table.outcomes[other].id, before: before[other], after: after[other],
            topBefore: topBefore[other], topAfter: topAfter[other])
        })
    }
  }
}

/// The merged list with the votes that made it, so that it can be made without somebody.
///
/// Recipes that a provider does not list keep their order among each other, so that the new top of
/// the list is made of the first of these and of the best of those that it does list.
private struct Lists {
  private let recipes: [MergedRecipe]
  private let table: OccurrenceTable
  private let fusion: RankFusion
  /// The ballots for each recipe in order, where ``OccurrenceTable`` has its presences.
  private var ballots: [RankFusion.Ballot]
  private let ranker: RecipeRanker
  private let sort: SortOrder
  private let topCount: Int

  init(
    _ recipes: [MergedRecipe], _ table: OccurrenceTable, _ ranker: RecipeRanker,
    _ sort: SortOrder, _ topCount: Int
  ) {
    self.recipes = recipes
    self.table = table
    self.sort = sort
    self.topCount = topCount
    self.ranker = ranker
    let fusion = RankFusion(providers: table.outcomes.map(\.id), options: ranker.options)
    var reader = ranker.options.words ? RelevanceReader(ranker.query) : nil
    ballots = table.presences.map { presence in
      let provider = table.outcomes[presence.provider].id
      let relevance = recipes[presence.recipe].sources.reduce(Relevance.none) { most, source in
        source.provider == provider
          ? max(most, reader?.relevance(of: source.listing) ?? .none) : most
      }
      return fusion.ballot(presence.provider, rank: presence.rank, relevance: relevance)
    }
    for recipe in recipes.indices where table[recipe].count > 1 {
      ballots[table[recipe].indices].sort { fusion.precedes($0, $1) ?? false }
    }
    self.fusion = fusion
  }

  private func ballots(for recipe: Int) -> ArraySlice<RankFusion.Ballot> {
    ballots[table[recipe].indices]
  }

  /// How many of the recipes each provider votes for.
  func tally(_ recipes: some Sequence<Int>, without absent: Int?) -> [Int] {
    var tally = [Int](repeating: 0, count: table.outcomes.count)
    for recipe in recipes {
      fusion.forEachVote(among: ballots(for: recipe), excluding: absent) { tally[$0.voter] += 1 }
    }
    return tally
  }

  /// The votes of all recipes without one provider: its group may vote by another member.
  func votes(_ before: [Int], without absent: Int) -> [Int] {
    guard fusion.sharesVote(absent) else { return before }
    let affected = table.lists[absent].map(\.recipe)
    let (then, now) = (tally(affected, without: nil), tally(affected, without: absent))
    return before.indices.map { before[$0] - then[$0] + now[$0] }
  }

  /// The first recipes of the list without one provider, as places in the whole list.
  func top(without absent: Int) -> [Int] {
    var isAffected = [Bool](repeating: false, count: recipes.count)
    var affected: [Int] = []
    for presence in table.lists[absent] {
      isAffected[presence.recipe] = true
      if table[presence.recipe].count > 1 { affected.append(presence.recipe) }
    }
    let others = recipes.indices.first(topCount) { !isAffected[$0] }
    if affected.isEmpty { return others }
    let candidates = others + best(affected, without: absent)
    let provider = table.outcomes[absent].id
    let clusters = candidates.map { place in
      RecipeRanker.Cluster(
        listings: recipes[place].sources.filter { $0.provider != provider },
        identity: recipes[place].key)
    }
    return ranker.ordered(clusters, sort: sort).places.prefix(topCount).map { candidates[Int($0)] }
  }

  /// Those of the recipes that can be in the top, among each other, by their score alone.
  private func best(_ affected: [Int], without absent: Int) -> [Int] {
    guard sort == .best, affected.count > topCount else { return affected }
    let scores = affected.map { fusion.score(of: ballots(for: $0), excluding: absent) }
    let least = scores.sorted(by: >)[topCount - 1]
    return zip(affected, scores).filter { $1 >= least }.map(\.0)
  }
}
