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

  /// For each listing one that it joined, or itself; see ``labels()``.
  private var parents: [Int32]
  private(set) var summaries: [Summary?]
  private(set) var evidence: [(left: Int32, right: Int32, verdict: PairVerdict)] = []

  init(_ features: [ListingFeatures]) {
    parents = (0..<Int32(features.count)).map { $0 }
    summaries = [Summary?](repeating: nil, count: features.count)
  }

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

  /// The members of a cluster by its root.
  func members(_ root: Int) -> [Int32] { summaries[root]?.members ?? [Int32(root)] }

  /// How many members a cluster has, by its root.
  func size(_ root: Int) -> Int { summaries[root]?.members.count ?? 1 }

  func summary(_ root: Int, _ features: [ListingFeatures]) -> Summary {
    summaries[root] ?? Summary(members: [Int32(root)], titles: [features[root].title])
  }

  /// Joins the clusters of two listings and records why.
  mutating func merge(
    _ left: Int, _ right: Int, _ verdict: PairVerdict, _ features: [ListingFeatures]
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
    parents[other] = Int32(one)
    evidence.append((Int32(min(left, right)), Int32(max(left, right)), verdict))
  }
}
