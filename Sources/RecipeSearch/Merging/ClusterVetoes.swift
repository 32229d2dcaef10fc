/// What forbids two clusters to be one recipe, whatever two of their members have in common.
extension Clustering {
  /// How many pairs of members a merge may check; two clusters with more are no single recipe.
  static let mostChecks = 1_024

  /// Merges the clusters of two listings unless something forbids it; the first one pays for that.
  mutating func mergeIfCompatible(_ left: Int, _ right: Int, _ verdict: PairVerdict) {
    let (one, other) = (forest.root(left), forest.root(right))
    guard one != other else { return }
    let size = forest.size(one) + forest.size(other)
    // As long as neither has grown, two clusters stay incompatible.
    let pair = UInt64(min(one, other)) << 32 | UInt64(max(one, other))
    guard refused[pair] != size, limit.allows(left) else { return }
    if isCompatible(one, other, costing: left) {
      forest.merge(left, right, verdict, table.features)
    } else if limit.allows(left) {
      refused[pair] = size
    }
  }

  /// Whether two clusters may be one recipe for all that their members say.
  private mutating func isCompatible(_ one: Int, _ other: Int, costing payer: Int) -> Bool {
    let first = forest.summary(one, table.features)
    let second = forest.summary(other, table.features)
    guard max(first.titles.count, second.titles.count) < ClusterForest.mostTitles else {
      return false
    }
    for a in first.titles {
      for b in second.titles where PairScore.isVetoed(a, b) { return false }
    }
    let checks = first.members.count * second.members.count
    guard checks <= Self.mostChecks else { return false }
    limit.spend(checks, on: payer)
    var disputed: [(UInt64, UInt64)] = []
    var settled: [(UInt64, UInt64)] = []
    for i in first.members {
      for j in second.members {
        let a = table.features[Int(i)]
        let b = table.features[Int(j)]
        if a.url.whole != 0, a.url.whole == b.url.whole { continue }
        let lists = (table.ingredients(of: Int(i)), table.ingredients(of: Int(j)))
        let isOneProvider = a.provider == b.provider
        let isOneSite = PairScore.sitesConflict(a, b)
        if !isOneProvider, !isOneSite, lists.0.isEmpty || lists.1.isEmpty { continue }
        guard limit.allows(payer) else { return false }
        let comparison = compare(lists.0, lists.1, costing: payer)
        let isSame = PairScore.areSameLines(comparison, lists.0, lists.1)
        if isOneProvider, !isSame { return false }
        if isOneSite {
          let pages = (a.url.recipeNumber, b.url.recipeNumber)
          // Two pages of one site are one recipe if one pair of listings proves it.
          if isSame { settled.append(pages) } else { disputed.append(pages) }
        }
        if !lists.0.isEmpty, !lists.1.isEmpty,
          PairScore.isContradiction(comparison, lists.0, lists.1)
        {
          return false
        }
      }
    }
    limit.spend(disputed.count * settled.count, on: payer)
    return disputed.allSatisfy { page in settled.contains { $0 == page } }
  }

  /// Holds two lists against each other at the cost of a listing.
  mutating func compare(
    _ left: IngredientList, _ right: IngredientList, costing payer: Int
  ) -> IngredientComparison {
    let comparison = IngredientComparison(left, right, table.ingredientStore)
    limit.spend(comparison.cost, on: payer)
    return comparison
  }
}
