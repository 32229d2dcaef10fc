/// The merging of listings without ingredients.
extension Clustering {
  /// Gives each listing without ingredients to the one compatible recipe of its title.
  mutating func mergeBareTitles() {
    limit.startStage()
    for wish in wishes() {
      let verdict = PairVerdict(kind: .title, strength: 0.6, title: 1, overlap: -1, quantities: -1)
      mergeIfCompatible(wish.bare, wish.target, verdict)
    }
  }

  private typealias Wish = (bare: Int, target: Int)

  /// The listings without ingredients, each with the only recipe that it may belong to.
  private mutating func wishes() -> [Wish] {
    var wishes: [Wish] = []
    var clusters = ClusterTraits.Table(count: table.features.count)
    titleKeys().forEachGroup(apartIn: forest.labels()) { group in
      var bare: [Int] = []
      var targets: [Int] = []
      for entry in group {
        let root = forest.root(entry.listing)
        if isBare(root, &clusters) {
          bare.append(entry.listing)
        } else if targets.count < 64, !targets.contains(root) {
          targets.append(root)
        }
      }
      guard !bare.isEmpty, !targets.isEmpty else { return }
      for index in bare {
        let feature = table.features[index]
        let fitting = targets.filter { traits(of: $0, &clusters).allow(feature) }
        if fitting.count == 1 { wishes.append((index, fitting[0])) }
      }
    }
    wishes.sort { $0.bare != $1.bare ? $0.bare < $1.bare : $0.target < $1.target }
    // Two keys of one listing that name two recipes name none.
    return wishes.indices.filter { place in
      !(place > 0 && Self.disagree(wishes[place - 1], wishes[place]))
        && !(place + 1 < wishes.count && Self.disagree(wishes[place], wishes[place + 1]))
    }.map { wishes[$0] }
  }

  private static func disagree(_ one: Wish, _ other: Wish) -> Bool {
    one.bare == other.bare && one.target != other.target
  }

  /// Every listing by its title, whole and in letters, and by the title that its link spells.
  private func titleKeys() -> KeyIndex {
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
    return keys
  }

  /// Whether no member of a cluster has ingredients.
  private mutating func isBare(_ root: Int, _ clusters: inout ClusterTraits.Table) -> Bool {
    if let isBare = clusters.isBare[root] { return isBare }
    let members = forest.members(root)
    comparisons += members.count
    let isBare = members.allSatisfy { table.ingredients(of: Int($0)).isEmpty }
    clusters.isBare[root] = isBare
    return isBare
  }

  private mutating func traits(
    of root: Int, _ clusters: inout ClusterTraits.Table
  ) -> ClusterTraits {
    comparisons += 1
    if let traits = clusters.traits[root] { return traits }
    var traits = ClusterTraits()
    let members = forest.members(root)
    comparisons += members.count
    for member in members { traits.add(table.features[Int(member)]) }
    clusters.traits[root] = traits
    return traits
  }
}

/// What the members of a cluster say of where they come from.
struct ClusterTraits {
  /// What is known of the clusters so far, by their roots.
  struct Table {
    var isBare: [Bool?]
    var traits: [Int: ClusterTraits] = [:]

    init(count: Int) { isBare = [Bool?](repeating: nil, count: count) }
  }

  private var providers: Set<UInt64> = []
  private var publishers: Set<UInt64> = []
  /// The recipe number of each site; nil where there is more than one.
  private var pages: [UInt64: UInt64?] = [:]

  mutating func add(_ feature: ListingFeatures) {
    providers.insert(feature.provider)
    if feature.publisher != 0 { publishers.insert(feature.publisher) }
    let (site, number) = (feature.url.site, feature.url.recipeNumber)
    guard number != 0 else { return }
    let isOnly = pages[site].map { $0 == number } ?? true
    pages.updateValue(isOnly ? number : nil, forKey: site)
  }

  /// Whether a listing without ingredients may be the recipe of the cluster.
  func allow(_ feature: ListingFeatures) -> Bool {
    if providers.contains(feature.provider) { return false }
    let number = feature.url.recipeNumber
    if number != 0, let page = pages[feature.url.site], page != number { return false }
    guard feature.publisher != 0, !publishers.isEmpty else { return true }
    return publishers.count == 1 && publishers.contains(feature.publisher)
  }
}
