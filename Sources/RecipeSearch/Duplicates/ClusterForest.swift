import RecipeModel

/// Clusters that grow by merging, with what a merge must not contradict.
///
/// A union-find forest by canonical place; the smaller cluster joins the larger one, the earlier
/// root wins a tie, so that the same merges always leave the same forest.
struct ClusterForest {
  /// A cluster with more different numerals and diets is a page of many recipes: nothing joins it by
  /// likeness.
  static let mostTitles = 32

  private var sets: DisjointSets
  private(set) var members: ClusterMembers
  /// For clusters in which titles differ in numerals, diets or in being cut, one title for each
  /// different one, up to ``mostTitles``; by their roots.
  private(set) var titles: [Int: [TitleKey]] = [:]
  private(set) var evidence: [(left: Int32, right: Int32, verdict: PairVerdict)] = []

  init(_ features: FeatureColumn) {
    sets = DisjointSets(count: features.count)
    members = ClusterMembers(count: features.count)
  }

  /// The root of a listing's cluster.
  mutating func root(_ index: Int) -> Int { sets.root(index) }

  /// The root of every listing.
  mutating func labels() -> [Int32] { sets.labels() }

  /// The clusters alone, to go on joining them.
  var clusters: DisjointSets { sets }

  /// How many members a cluster has, by its root.
  func size(_ root: Int) -> Int { members.count(root) }

  /// Whether the titles of two clusters, given by their roots, leave it open that they are one recipe.
  func mayJoin(_ one: Int, _ other: Int, _ features: FeatureColumn) -> Bool {
    if titles.isEmpty || titles[one] == nil && titles[other] == nil {
      return !PairScore.isVetoed(features[one].title, features[other].title)
    }
    let (left, right) = (titles(one, features), titles(other, features))
    guard max(left.count, right.count) < Self.mostTitles else { return false }
    return left.allSatisfy { a in right.allSatisfy { b in !PairScore.isVetoed(a, b) } }
  }

  /// The titles of a cluster by its root: one for each different pair of numerals and diets.
  private func titles(_ root: Int, _ features: FeatureColumn) -> [TitleKey] {
    titles[root] ?? [features[root].title]
  }

  /// Joins the clusters of two listings and records why.
  mutating func merge(
    _ left: Int, _ right: Int, _ verdict: PairVerdict, _ features: FeatureColumn
  ) {
    var one = root(left)
    var other = root(right)
    guard one != other else { return }
    let count = (size(one), size(other))
    if count.1 > count.0 || (count.0 == count.1 && other < one) { swap(&one, &other) }
    joinTitles(other, to: one, features)
    members.join(other, to: one)
    sets.join(other, to: one)
    evidence.append((Int32(min(left, right)), Int32(max(left, right)), verdict))
  }

  private mutating func joinTitles(_ other: Int, to one: Int, _ features: FeatureColumn) {
    // Nearly all clusters have one title.
    if features[one].title.hasSameMarks(as: features[other].title),
      titles.isEmpty || titles[one] == nil && titles[other] == nil
    {
      return
    }
    let joining = titles.removeValue(forKey: other) ?? [features[other].title]
    var joined = titles(one, features)
    for title in joining
    where joined.count < Self.mostTitles && !joined.contains(where: title.hasSameMarks) {
      joined.append(title)
    }
    if joined.count > 1 { titles[one] = joined }
  }
}

extension TitleKey {
  /// Whether two titles have the same numerals and diets, and both are cut or neither.
  fileprivate func hasSameMarks(as other: TitleKey) -> Bool {
    numerals == other.numerals && diets == other.diets && isCut == other.isCut
  }
}

/// The members of clusters, as lists that are joined end to end.
struct ClusterMembers {
  /// The next member of each one's cluster; -1 behind the last one.
  private var followers: [Int32]
  /// The last member of each cluster, and how many there are, by their roots.
  private var last: [Int32]
  private var counts: [Int32]

  /// A cluster for each listing.
  init(count: Int) {
    followers = [Int32](repeating: -1, count: count)
    last = (0..<Int32(count)).map { $0 }
    counts = [Int32](repeating: 1, count: count)
  }

  /// How many members a cluster has, by its root.
  func count(_ root: Int) -> Int { Int(counts[root]) }

  /// The members of a cluster by its root, which comes first.
  subscript(root: Int) -> Walk {
    Walk(followers: followers, place: Int32(root), count: count(root))
  }

  /// Puts the members of one cluster behind those of another, each given by its root.
  mutating func join(_ one: Int, to other: Int) {
    followers[Int(last[other])] = Int32(one)
    last[other] = last[one]
    counts[other] += counts[one]
  }

  /// The places of one cluster's members, one after another.
  struct Walk: Sequence, IteratorProtocol {
    fileprivate let followers: [Int32]
    fileprivate var place: Int32
    /// How many members are left.
    fileprivate(set) var count: Int
    var underestimatedCount: Int { count }

    mutating func next() -> Int? {
      guard count > 0 else { return nil }
      defer {
        count -= 1
        place = followers[Int(place)]
      }
      return Int(place)
    }
  }
}

/// Sets of listings that grow by joining.
struct DisjointSets {
  /// For each listing one that it joined, or itself.
  private var parents: [Int32]

  /// How many listings there are.
  var count: Int { parents.count }

  /// A set for each listing.
  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  /// The listing that a listing's set is known by.
  mutating func root(_ index: Int) -> Int {
    var root = index
    while Int(parents[root]) != root { root = Int(parents[root]) }
    var step = index
    while Int(parents[step]) != root {
      let next = Int(parents[step])
      parents[step] = Int32(root)
      step = next
    }
    return root
  }

  /// The root of every listing.
  mutating func labels() -> [Int32] {
    for index in parents.indices { parents[index] = Int32(root(index)) }
    return parents
  }

  /// Joins the sets of two listings; the earlier root stays.
  mutating func connect(_ one: Int, _ other: Int) {
    let (left, right) = (root(one), root(other))
    if left != right { join(max(left, right), to: min(left, right)) }
  }

  /// Joins one set to another, each given by its root.
  mutating func join(_ one: Int, to other: Int) { parents[one] = Int32(other) }
}

/// What the detector found, cluster by cluster.
///
/// A class, as it holds many arrays and is asked once for every cluster.
final class ClusterResult: RecipeClusters {
  private let listings: any ListingSource
  /// The listings in canonical order, and the place of each in it (see ``FeatureTable``).
  private let order: [Int32]
  private let places: [Int32]
  /// The root of every listing, by its place in canonical order.
  private let roots: [Int32]
  private let members: ClusterMembers
  /// The merges grouped by their clusters' roots, strongest first in each.
  private let edges: [Edge]
  let leftOff: Int

  private struct Edge {
    var root: Int32
    var left: Int32
    var right: Int32
    var verdict: PairVerdict
  }

  init(_ clustering: consuming Clustering) {
    leftOff = clustering.limit.leftOff
    listings = clustering.table.listings
    order = clustering.table.order
    places = clustering.table.places
    var forest = clustering.forest
    let roots = forest.labels()
    var edges = forest.evidence.map { merge in
      Edge(
        root: roots[Int(merge.left)], left: merge.left, right: merge.right, verdict: merge.verdict)
    }
    edges.sort { one, other in
      if one.root != other.root { return one.root < other.root }
      if one.verdict.strength != other.verdict.strength {
        return one.verdict.strength > other.verdict.strength
      }
      return one.left != other.left ? one.left < other.left : one.right < other.right
    }
    self.roots = roots
    self.edges = edges
    members = forest.members
  }

  var count: Int { roots.count - edges.count }

  /// All clusters in the canonical order of their roots.
  var all: [ListingCluster] {
    var clusters: [ListingCluster] = []
    clusters.reserveCapacity(count)
    for place in roots.indices where Int(roots[place]) == place {
      var cluster = cluster(place, tellsWhy: true)
      cluster.members.sort { precedes(Int(places[$0]), Int(places[$1])) }
      clusters.append(cluster)
    }
    return clusters
  }

  /// Calls `body` with the root of each cluster, in the order in which the caller's array names it.
  func forEachPlace(_ body: (Int) -> Void) {
    for place in places where roots[Int(place)] == place { body(Int(place)) }
  }

  func only(_ root: Int) -> Int? { members.count(root) == 1 ? Int(order[root]) : nil }

  func members(_ root: Int) -> [Int] { members[root].map { Int(order[$0]) } }

  func cluster(_ root: Int, tellsWhy: Bool) -> ListingCluster {
    var cluster = ListingCluster(members: members(root), evidence: [])
    if cluster.members.count == 1 { return cluster }
    let merges = merges(root)
    if tellsWhy { cluster.evidence = merges.map(evidence) }
    if merges.allSatisfy(\.verdict.reason.isCertain) { return cluster }
    cluster.certainGroups = MergeEvidence.Kind.certainGroups(
      of: cluster.members,
      merges.map {
        (Int(order[Int($0.left)]), Int(order[Int($0.right)]), $0.verdict.reason.isCertain)
      })
    return cluster
  }

  /// The canonical order of two listings by their identifiers.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (id(one), id(other))
    return left == right ? one < other : left < right
  }

  /// The identifier of a listing by its place in canonical order.
  private func id(_ place: Int) -> ListingID { listings.id(Int(order[place])) }

  /// The merges of a cluster, strongest first.
  private func merges(_ root: Int) -> ArraySlice<Edge> {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].root < Int32(root) { low = middle + 1 } else { high = middle }
    }
    return edges[low...].prefix { Int($0.root) == root }
  }

  private func evidence(_ edge: Edge) -> MergeEvidence {
    let verdict = edge.verdict
    var figures: [MergeEvidence.Figure] = []
    if verdict.title >= 0 {
      figures.append(.init("titleSimilarity", rounded(verdict.title)))
    }
    if verdict.overlap >= 0 {
      figures.append(.init("ingredientOverlap", rounded(verdict.overlap)))
    }
    if verdict.quantities >= 0 {
      figures.append(.init("quantityAgreement", rounded(verdict.quantities)))
    }
    return MergeEvidence(
      kind: verdict.reason.kind, strength: rounded(verdict.strength),
      left: id(Int(edge.left)), right: id(Int(edge.right)), figures: figures)
  }

  /// Three decimals, which is more than the figures are good for.
  private func rounded(_ value: Float) -> Double { (Double(value) * 1000).rounded() / 1000 }
}
