import RecipeModel

/// Merging of twins: listings with the same title, words of the link, publisher, site and ingredient
/// lines, with quantities.
///
/// Many sources repeat a recipe as it is. Where twins are one cluster, the first of them stands for the
/// others, so that these need not be held against all that they resemble.
extension Clustering {
  /// How large a cluster of twins grows here: smaller ones join others more cheaply.
  private static let mostTwins = 16
  /// How many earlier ones of a set a twin is tried with.
  private static let mostTried = 8

  /// Makes twins one, and notes for which of them others stand.
  mutating func mergeTwins() {
    guard !limit.isOver else { return }
    limit.startStage()
    let sets = twins()
    for set in sets {
      refused = [:]
      var firsts: [Int] = []
      for listing in set
      where !firsts.suffix(Self.mostTried).contains(where: { join(listing, to: $0) }) {
        firsts.append(listing)
      }
    }
    noteFollowers(in: sets)
  }

  /// Notes for which twins others stand, where it is known what is one cluster by pages and as twins.
  mutating func noteFollowers() { noteFollowers(in: twins()) }

  private mutating func noteFollowers(in sets: [[Int]]) {
    for set in sets {
      var roots = Set<Int>()
      for listing in set where !roots.insert(forest.root(listing)).inserted {
        meets[listing] = false
      }
    }
  }

  /// Makes one cluster of two twins, unless something forbids it or it were too large.
  /// - Returns: whether the two are one cluster.
  private mutating func join(_ listing: Int, to first: Int) -> Bool {
    let (root, own) = (forest.root(first), forest.root(listing))
    if own == root { return true }
    guard forest.size(own) + forest.size(root) <= Self.mostTwins, limit.allows(listing)
    else { return false }
    comparisons += 1
    let (left, right) = (table.features[first], table.features[listing])
    let lists = (table.ingredients(of: first), table.ingredients(of: listing))
    let verdict = PairScore.verdict(
      left, right, lists, title: PairScore.titleLikeness(left, right, table.titles),
      compare(lists.0, lists.1, costing: listing))
    guard let verdict else { return false }
    mergeIfCompatible(listing, first, verdict)
    return forest.root(listing) == forest.root(first)
  }

  /// The sets of more than a few twins, each in canonical order, by their first members: no listing
  /// that is in none of them decides which comes first.
  private mutating func twins() -> [[Int]] {
    let features = table.features
    var keys = KeyIndex()
    keys.reserve(features.count)
    for index in features.indices where meets[index] {
      // Not yet all that twins share: few others have even as much in common.
      keys.add(features[index].title.wordSum &+ features[index].publisher, index)
    }
    keys.dropGroups(upTo: fewTwins)
    var sets: [[Int]] = []
    let apart = (0..<Int32(features.count)).map { $0 }
    keys.forEachGroup(apartIn: apart) { group in
      guard group.count > fewTwins, !limit.isOver else { return }
      var alike = group.map { entry in
        (key: table.titles.twinKey(of: features[entry.listing]), listing: entry.listing)
      }
      alike.sort { $0 < $1 }
      for run in alike[...].runs(by: \.key) where run.count > fewTwins {
        var members = run.map { (list: table.ingredients(of: $0.listing), listing: $0.listing) }
        // Two that have the same names alone may be surer of others than of each other.
        members.removeAll { !$0.list.hasQuantities }
        members.sort { ($0.list.identity, $0.listing) < ($1.list.identity, $1.listing) }
        for set in members[...].runs(by: \.list.identity) where set.count > fewTwins {
          sets.append(set.map(\.listing))
        }
      }
    }
    return sets.sorted { $0[0] < $1[0] }
  }
}

extension TitleStore {
  /// A number that listings share which say the same but for their ingredients and their source.
  func twinKey(of listing: ListingFeatures) -> UInt64 {
    [slug(of: listing).identity, listing.publisher, listing.siteName]
      .reduce(listing.title.identity, ByteHash.combine)
  }
}
