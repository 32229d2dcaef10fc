import RecipeModel

/// Clusters that grow by merging, with what a merge must not contradict.
///
/// A union-find forest by canonical place; the smaller cluster joins the larger one, the earlier
/// root wins a tie, so that the same merges always leave the same forest.
struct ClusterForest {
  /// What all members of a cluster agree on, for vetoes.
  struct Summary {
    var members: [Int32]
    /// The title keys whose numerals and diets count; one for each different pair of them, up to
    /// ``mostTitles``.
    var titles: [TitleKey]
  }

  /// A cluster with more different numerals and diets is a page of many recipes: nothing joins it by
  /// likeness.
  static let mostTitles = 32

  private var sets: DisjointSets
  private(set) var summaries: [Summary?]
  private(set) var evidence: [(left: Int32, right: Int32, verdict: PairVerdict)] = []

  init(_ features: FeatureColumn) {
    sets = DisjointSets(count: features.count)
    summaries = [Summary?](repeating: nil, count: features.count)
  }

  /// The root of a listing's cluster.
  mutating func root(_ index: Int) -> Int { sets.root(index) }

  /// The root of every listing.
  mutating func labels() -> [Int32] { sets.labels() }

  /// The clusters alone, to go on joining them.
  var clusters: DisjointSets { sets }

  /// The members of a cluster by its root.
  func members(_ root: Int) -> [Int32] { summaries[root]?.members ?? [Int32(root)] }

  /// How many members a cluster has, by its root.
  func size(_ root: Int) -> Int { summaries[root]?.members.count ?? 1 }

  func summary(_ root: Int, _ features: FeatureColumn) -> Summary {
    summaries[root] ?? Summary(members: [Int32(root)], titles: [features[root].title])
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
    var target = summary(one, features)
    let source = summary(other, features)
    summaries[one] = nil
    summaries[other] = nil
    target.members.append(contentsOf: source.members)
    for title in source.titles
    where target.titles.count < Self.mostTitles
      && !target.titles.contains(where: {
        $0.numerals == title.numerals && $0.diets == title.diets && $0.isCut == title.isCut
      })
    { target.titles.append(title) }
    summaries[one] = target
    sets.join(other, to: one)
    evidence.append((Int32(min(left, right)), Int32(max(left, right)), verdict))
  }
}

/// Sets of listings that grow by joining.
struct DisjointSets {
  /// For each listing one that it joined, or itself.
  private var parents: [Int32]

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

  /// Joins one set to another, each given by its root.
  mutating func join(_ one: Int, to other: Int) { parents[one] = Int32(other) }
}

/// What the detector found, cluster by cluster.
///
/// A class, as it holds many arrays and is asked once for every cluster.
final class ClusterResult: Sendable {
  private let listings: any ListingSource
  /// The listings in canonical order, and the place of each in it (see ``FeatureTable``).
  private let order: [Int32]
  private let places: [Int32]
  private let links: [UInt8]
  private let linkRanges: [Range<Int32>]
  /// The root of every listing, by its place in canonical order.
  private let roots: [Int32]
  private let summaries: [ClusterForest.Summary?]
  /// The merges grouped by their clusters' roots, strongest first in each.
  private let edges: [Edge]
  /// How many listings were not compared with all that they should have been.
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
    links = clustering.table.links
    linkRanges = clustering.table.linkRanges
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
    summaries = forest.summaries
  }

  /// How many clusters there are.
  var count: Int { roots.count - edges.count }

  /// All clusters in the canonical order of their roots.
  var all: [ListingCluster] {
    var clusters: [ListingCluster] = []
    clusters.reserveCapacity(count)
    for place in roots.indices where Int(roots[place]) == place { clusters.append(cluster(place)) }
    return clusters
  }

  /// Calls `body` with the root of each cluster, in the order in which the caller's array names it.
  func forEachRootInMemory(_ body: (Int) -> Void) {
    for place in places where roots[Int(place)] == place { body(Int(place)) }
  }

  /// The indices of a cluster's listings in the caller's array, by its root, in no order.
  func members(_ root: Int) -> [Int] {
    guard let members = summaries[root]?.members else { return [Int(order[root])] }
    return members.map { Int(order[Int($0)]) }
  }

  /// A whole cluster by its root, the reasons for its merges left out where nobody is told of them.
  func cluster(_ root: Int, tellsWhy: Bool = true) -> ListingCluster {
    guard let summary = summaries[root] else {
      return ListingCluster(
        members: [Int(order[root])], identity: identity([root]), evidence: [])
    }
    var members = summary.members.map { place -> (place: Int, id: ListingID) in
      (Int(place), id(Int(place)))
    }
    members.sort { one, other in
      if one.id == other.id { return one.place < other.place }
      return one.id.provider != other.id.provider
        ? ByteOrder.precedes(one.id.provider, other.id.provider)
        : ByteOrder.precedes(one.id.id, other.id.id)
    }
    let sorted = members.map(\.place)
    return ListingCluster(
      members: sorted.map { Int(order[$0]) }, identity: identity(sorted),
      evidence: tellsWhy ? evidence(root) : [])
  }

  /// The smallest link of the members, or the first one's identifier.
  func identity(_ members: [Int]) -> String {
    let text: String? = links.withUnsafeBufferPointer { links in
      var best: UnsafeBufferPointer<UInt8>?
      for member in members {
        let link = linkRanges[member]
        guard !link.isEmpty else { continue }
        let text = UnsafeBufferPointer(
          rebasing: links[Int(link.lowerBound)..<Int(link.upperBound)])
        if let current = best, !ByteOrder.precedes(text, current) { continue }
        best = text
      }
      return best.map { String(decoding: $0, as: UTF8.self) }
    }
    return text ?? id(members[0]).description
  }

  /// The identifier of a listing by its place in canonical order.
  private func id(_ place: Int) -> ListingID { listings.id(Int(order[place])) }

  private func evidence(_ root: Int) -> [MergeEvidence] {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].root < Int32(root) { low = middle + 1 } else { high = middle }
    }
    return edges[low...].prefix { Int($0.root) == root }.map(evidence)
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
