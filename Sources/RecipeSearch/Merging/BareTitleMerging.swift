/// The merging of listings without ingredients.
extension Clustering {
  /// Gives each listing without ingredients to the one compatible recipe of its title.
  mutating func mergeBareTitles() {
    var keys = KeyIndex()
    keys.reserve(table.features.count * 3)
    table.features.withUnsafeBufferPointer { features in
      for index in features.indices {
        if !features[index].title.isEmpty {
          keys.add(features[index].title.words, index)
          keys.add(features[index].title.joined, index)
        }
        if !features[index].slug.isEmpty {
          keys.add(features[index].slug.words, index)
        }
      }
    }
    var wishes: [(bare: Int, target: Int)] = []
    keys.forEachGroup(apartIn: forest.labels()) { group in
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
