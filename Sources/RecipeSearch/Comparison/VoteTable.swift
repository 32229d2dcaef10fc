/// Who votes for a recipe and with what, by the law of one vote a group.
///
/// The same reckoning as ``RecipeRanker``'s, on numbers alone, so that many ways to leave somebody
/// out can be tried.
struct VoteTable {
  private struct Voter {
    var weight: VoteSum.Decimal
    var group: Int
    var hasVote: Bool
    /// The place that decides among equal terms of one group.
    var order: Int
  }

  private let table: OccurrenceTable
  private let formula: VoteSum.Formula
  private let voters: [Voter]
  private let hasSharedVotes: Bool

  init(_ table: OccurrenceTable, _ ranking: RankingOptions) {
    self.table = table
    formula = VoteSum.Formula(k: ranking.k)
    let names = table.outcomes.map(\.id)
    let places = Dictionary(
      ranking.providerOrder.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let inOrder = names.indices.sorted { left, right in
      let (first, second) = (places[names[left]] ?? .max, places[names[right]] ?? .max)
      if first != second { return first < second }
      return names[left].utf8.lexicographicallyPrecedes(names[right].utf8)
    }
    var order = [Int](repeating: 0, count: names.count)
    for (place, number) in inOrder.enumerated() { order[number] = place }
    var groups: [String: Int] = [:]
    voters = names.indices.map { number in
      let group = ranking.groups[names[number]] ?? names[number]
      let groupNumber = groups[group] ?? groups.count
      groups[group] = groupNumber
      let weight = ranking.weights[names[number]] ?? 1
      return Voter(
        weight: VoteSum.Decimal(weight), group: groupNumber, hasVote: weight > 0,
        order: order[number])
    }
    hasSharedVotes = groups.count < voters.count
  }

  /// Whether a provider shares its vote with others.
  func sharesVote(_ provider: Int) -> Bool {
    hasSharedVotes && voters.count { $0.group == voters[provider].group } > 1
  }

  /// The score of a recipe without one provider.
  func score(of recipe: Int, without absent: Int?) -> VoteSum {
    var score = VoteSum.zero
    forEachVote(for: recipe, without: absent) { score = score + $1 }
    return score
  }

  /// Calls `body` with each provider whose vote counts, and its term; a weight of 0 is no vote.
  func forEachVote(for recipe: Int, without absent: Int?, _ body: (Int, VoteSum) -> Void) {
    let presences = table[recipe]
    for presence in presences where presence.provider != absent {
      let mine = voters[presence.provider]
      let term = term(presence)
      let isBeaten =
        hasSharedVotes
        && presences.contains { other in
          guard other.provider != absent, other.provider != presence.provider,
            voters[other.provider].group == mine.group
          else { return false }
          let theirs = self.term(other)
          return theirs > term || (theirs == term && voters[other.provider].order < mine.order)
        }
      if !isBeaten, mine.hasVote { body(presence.provider, term) }
    }
  }

  private func term(_ presence: OccurrenceTable.Presence) -> VoteSum {
    formula.vote(voters[presence.provider].weight, rank: presence.rank)
  }
}
