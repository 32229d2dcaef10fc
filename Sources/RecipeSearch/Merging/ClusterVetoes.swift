/// What forbids two clusters to be one recipe, whatever two of their members have in common.
extension Clustering {
  /// How many pairs of members a merge may check; two clusters with more are no single recipe.
  static let mostChecks = 1_024

  /// Whether two clusters may be one recipe for all that their members say.
  mutating func isCompatible(_ left: Int, _ right: Int) -> Bool {
    let one = forest.root(left)
    let other = forest.root(right)
    guard one != other else { return false }
    let first = forest.summary(one, table.features)
    let second = forest.summary(other, table.features)
    for a in first.titles {
      for b in second.titles where PairScore.isVetoed(a, b) { return false }
    }
    guard first.members.count * second.members.count <= Self.mostChecks else { return false }
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
        let comparison = IngredientComparison(lists.0, lists.1, table.ingredientStore)
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
    return disputed.allSatisfy { page in settled.contains { $0 == page } }
  }
}
