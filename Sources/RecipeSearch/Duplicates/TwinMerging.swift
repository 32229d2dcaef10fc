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
  /// How many of those who stand for others meet all of a block.
  private static let mostHubs = 8

  /// Whether a listing meets others by its titles.
  enum Meeting: UInt8 {
    /// It has no ingredients, or a twin stands for it.
    case never
    /// Not yet known.
    case perhaps
    /// It does.
    case surely
    /// It does for its twins, too.
    case forOthers

    /// Whether no twin stands for another.
    var isForItself: Bool { self == .perhaps || self == .surely }
  }

  /// Makes twins one that are not, the sets in the order of their first members: no listing that is in
  /// none of them decides which comes first.
  mutating func mergeTwins() {
    guard !limit.isOver else { return }
    limit.startStage()
    let features = table.features
    var keys = KeyIndex()
    keys.reserve(features.count)
    for index in features.indices where features[index].hasIngredients {
      // Not yet all that twins share: few others have even as much in common.
      keys.add(features[index].title.wordSum &+ features[index].publisher, index)
    }
    var sets: [[Int]] = []
    keys.forEachGroup(apartIn: forest.labels()) { group in
      guard group.count > fewTwins, !limit.isOver else { return }
      sets += twins(among: group.map(\.listing), apart: true)
    }
    sets.sort { $0[0] < $1[0] }
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

  /// A block without the twins for which others stand.
  ///
  /// What blocks one twin is in, the others are in too, so that a block tells all of a set.
  mutating func withoutFollowers(_ group: ArraySlice<KeyIndex.Entry>) -> ArraySlice<KeyIndex.Entry>
  {
    guard group.count > fewTwins else { return group }
    var open: [Int] = []
    for entry in group
    where meeting[entry.listing] == .perhaps && entry.listing != open.last {
      open.append(entry.listing)
    }
    if open.count > fewTwins { noteFollowers(in: twins(among: open, apart: false)) }
    for listing in open where meeting[listing] == .perhaps { meeting[listing] = .surely }
    guard group.contains(where: { !meeting[$0.listing].isForItself }) else { return group }
    // In a crowd those who stand for others come first, as they meet more than the rest.
    let first = group.filter { meeting[$0.listing] == .forOthers }
    return (first + group.filter { meeting[$0.listing].isForItself })[...]
  }

  /// The places of those whom a listing meets in a block that is too large for all to meet all.
  func partners(of place: Int, _ listing: Int, among count: Int) -> Range<Int> {
    let meetsAll = place < Self.mostHubs && meeting[listing] == .forOthers
    return place + 1..<(meetsAll ? count : min(place + 1 + Self.window, count))
  }

  private mutating func noteFollowers(in sets: [[Int]]) {
    for set in sets {
      var firsts: [Int: Int] = [:]
      for listing in set {
        let first = firsts[forest.root(listing), default: listing]
        firsts[forest.root(listing)] = first
        if first != listing { (meeting[first], meeting[listing]) = (.forOthers, .never) }
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

  /// The sets of more than a few twins among listings, each in canonical order; those that are one
  /// cluster may be left out where others are asked for, as their lists need not be read then.
  private mutating func twins(among listings: [Int], apart: Bool) -> [[Int]] {
    let features = table.features
    var alike = listings.map { (key: table.titles.twinKey(of: features[$0]), listing: $0) }
    alike.sort { $0 < $1 }
    var sets: [[Int]] = []
    for run in alike[...].runs(by: \.key) where run.count > fewTwins {
      let root = forest.root(run[run.startIndex].listing)
      if apart, run.allSatisfy({ forest.root($0.listing) == root }) { continue }
      var members = run.map { (list: table.ingredients(of: $0.listing), listing: $0.listing) }
      // Two that have the same names alone may be surer of others than of each other.
      members.removeAll { !$0.list.hasQuantities }
      members.sort { ($0.list.identity, $0.listing) < ($1.list.identity, $1.listing) }
      for set in members[...].runs(by: \.list.identity) where set.count > fewTwins {
        sets.append(set.map(\.listing))
      }
    }
    return sets
  }
}

extension TitleStore {
  /// A number for all that twins share but their ingredient lines.
  func twinKey(of listing: ListingFeatures) -> UInt64 {
    [slug(of: listing).identity, listing.publisher, listing.siteName]
      .reduce(listing.title.identity, ByteHash.combine)
  }
}
