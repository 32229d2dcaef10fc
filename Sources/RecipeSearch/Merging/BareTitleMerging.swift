/// The merging of listings without ingredients.
extension Clustering {
  /// Gives each listing without ingredients to the one compatible recipe of its title.
  mutating func mergeBareTitles() {
    var keys = KeyIndex()
    for (index, feature) in table.features.enumerated() {
      if !feature.title.isEmpty {
        keys.add(feature.title.words, index)
        keys.add(feature.title.joined, index)
      }
      if !feature.slug.isEmpty {
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
