/// Compares each two providers' lists.
struct PairComparison {
  private let table: OccurrenceTable
  private let persistence: Double

  init(_ table: OccurrenceTable, persistence: Double) {
    self.table = table
    self.persistence = persistence
  }

  /// The figures of every pair, in the order of the table's providers.
  func figures() -> [PairFigures] {
    var figures: [PairFigures] = []
    // The place in the first provider's list of each recipe that it lists, from 1; else 0.
    var places = [Int](repeating: 0, count: table.recipeCount)
    for first in table.lists.indices {
      let list = table.lists[first]
      for (index, presence) in list.enumerated() { places[presence.recipe] = index + 1 }
      for second in table.lists.indices.dropFirst(first + 1) {
        figures.append(compare(first, second, places))
      }
      for presence in list { places[presence.recipe] = 0 }
    }
    return figures
  }

  private func compare(_ first: Int, _ second: Int, _ places: [Int]) -> PairFigures {
    guard table.isKnown(first), table.isKnown(second) else {
      return PairFigures(first: table.outcomes[first].id, second: table.outcomes[second].id)
    }
    let (one, other) = (table.lists[first], table.lists[second])
    var meetings: [Int] = []
    var ranks: [(Int, Int)] = []
    for (index, presence) in other.enumerated() where places[presence.recipe] > 0 {
      let place = places[presence.recipe]
      meetings.append(max(place, index + 1))
      ranks.append((one[place - 1].rank, presence.rank))
    }
    let shared = meetings.count
    return PairFigures(
      first: table.outcomes[first].id, second: table.outcomes[second].id, shared: shared,
      jaccard: ListAgreement.jaccard(shared: shared, lengths: one.count, other.count),
      overlapCoefficient: ListAgreement.overlapCoefficient(
        shared: shared, lengths: one.count, other.count),
      rankBiasedOverlap: ListAgreement.rankBiasedOverlap(
        meetings: meetings, lengths: one.count, other.count, persistence: persistence),
      kendallTauB: ListAgreement.kendallTauB(ranks))
  }
}
