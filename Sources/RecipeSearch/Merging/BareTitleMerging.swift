/// Vetoes of whole clusters, and the merging of listings without ingredients.
extension Clustering {
  /// How many pairs of members a merge may check; two clusters with more are no single recipe.
  static let mostChecks = 4_096

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
        if PairScore.isContradiction(comparison, lists.0, lists.1) { return false }
      }
    }
    return disputed.allSatisfy { page in settled.contains { $0 == page } }
  }

  /// Gives each listing without ingredients to the one compatible recipe of its title.
  mutating func mergeBareTitles() {
    var keys = KeyIndex()
    for (index, feature) in table.features.enumerated() {
      if !feature.title.isEmpty {
        keys.add(feature.title.words, index)
        keys.add(feature.title.joined, index)
      }
      if !feature.slug.isEmpty, !feature.slug.isSame(as: feature.title) {
        keys.add(feature.slug.words, index)
      }
    }
    var wishes: [(bare: Int, target: Int)] = []
    keys.forEachGroup { group in
      var bare: [Int] = []
      var targets: [Int] = []
      for entry in group {
        let index = entry.listing
        let root = forest.root(index)
        let isBare = forest.members(root).allSatisfy { table.ingredients(of: Int($0)).isEmpty }
        if isBare {
          bare.append(index)
        } else if !targets.contains(root), targets.count < 64 {
          targets.append(root)
        }
      }
      guard !bare.isEmpty, !targets.isEmpty else { return }
      for index in bare {
        let fitting = targets.filter { suits(index, $0) }
        if fitting.count == 1 { wishes.append((index, fitting[0])) }
      }
    }
    wishes.sort { $0.bare != $1.bare ? $0.bare < $1.bare : $0.target < $1.target }
    for (place, wish) in wishes.enumerated() {
      // Two keys of one listing that name two recipes name none.
      let isUnsure =
        (place > 0 && wishes[place - 1].bare == wish.bare
          && wishes[place - 1].target != wish.target)
        || (place + 1 < wishes.count && wishes[place + 1].bare == wish.bare
          && wishes[place + 1].target != wish.target)
      guard !isUnsure, isCompatible(wish.bare, wish.target) else { continue }
      let verdict = PairVerdict(kind: .title, strength: 0.6, title: 1, overlap: -1, quantities: -1)
      forest.merge(wish.bare, wish.target, verdict, table.features)
    }
  }

  /// Whether a listing without ingredients may be the recipe of a cluster.
  private mutating func suits(_ bare: Int, _ root: Int) -> Bool {
    let feature = table.features[bare]
    for member in forest.members(root) {
      let other = table.features[Int(member)]
      if other.provider == feature.provider || PairScore.sitesConflict(feature, other) {
        return false
      }
      if feature.publisher != 0, other.publisher != 0, feature.publisher != other.publisher {
        return false
      }
    }
    return true
  }
}
