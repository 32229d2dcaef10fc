/// How far two providers agree on one query.
///
/// A provider's list is the recipes that it lists, in the order of its best rank for each. The
/// figures are those of ``ListAgreement``; nil stands for one that is not defined. None is where
/// nobody knows what one of the two has.
public struct PairFigures: Sendable, Hashable {
  /// One provider's identifier, the one that the configuration names first.
  public var first: String
  /// The other's identifier.
  public var second: String
  /// How many recipes both list.
  public var shared: Int?
  /// ``ListAgreement/jaccard(shared:lengths:_:)``.
  public var jaccard: Double?
  /// ``ListAgreement/overlapCoefficient(shared:lengths:_:)``.
  public var overlapCoefficient: Double?
  /// ``ListAgreement/rankBiasedOverlap(meetings:lengths:_:persistence:)``.
  public var rankBiasedOverlap: Double?
  /// ``ListAgreement/kendallTauB(_:)`` over the shared recipes.
  public var kendallTauB: Double?
  /// Whether the order differs from what chance gives: ``ListAgreement/differsFromChance(_:)``.
  public var orderDiffersFromChance: Bool? {
    guard let kendallTauB, let shared else { return nil }
    return ListAgreement.differsFromChance([(kendallTauB, shared)])
  }
}

extension PairFigures {
  /// The figures of every pair of a table's providers, in their order.
  static func all(in table: OccurrenceTable, persistence: Double) -> [PairFigures] {
    var figures: [PairFigures] = []
    // The place in the first provider's list of each recipe that it lists, from 1; else 0.
    var places = [Int](repeating: 0, count: table.recipeCount)
    for first in table.lists.indices {
      let list = table.lists[first]
      for (index, presence) in list.enumerated() { places[presence.recipe] = index + 1 }
      for second in table.lists.indices.dropFirst(first + 1) {
        figures.append(PairFigures(first, second, places, table, persistence))
      }
      for presence in list { places[presence.recipe] = 0 }
    }
    return figures
  }

  /// Compares two lists; `places` holds the place in the first one of each recipe that it lists.
  private init(
    _ first: Int, _ second: Int, _ places: [Int], _ table: OccurrenceTable, _ persistence: Double
  ) {
    self.first = table.outcomes[first].id
    self.second = table.outcomes[second].id
    guard table.isKnown(first), table.isKnown(second) else { return }
    let (one, other) = (table.lists[first], table.lists[second])
    var meetings: [Int] = []
    var ranks: [(Int, Int)] = []
    for (index, presence) in other.enumerated() where places[presence.recipe] > 0 {
      let place = places[presence.recipe]
      meetings.append(max(place, index + 1))
      ranks.append((one[place - 1].rank, presence.rank))
    }
    let shared = meetings.count
    self.shared = shared
    jaccard = ListAgreement.jaccard(shared: shared, lengths: one.count, other.count)
    overlapCoefficient = ListAgreement.overlapCoefficient(
      shared: shared, lengths: one.count, other.count)
    rankBiasedOverlap = ListAgreement.rankBiasedOverlap(
      meetings: meetings, lengths: one.count, other.count, persistence: persistence)
    kendallTauB = ListAgreement.kendallTauB(ranks)
  }
}
