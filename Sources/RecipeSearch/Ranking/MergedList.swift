import RecipeModel

/// The recipes that listings make, in order.
///
/// Each is made when it is asked for, as that costs as much as finding out that it is one, and few of
/// many are shown; `Array(list)` makes them all. Several tasks may ask at once.
public struct MergedList: RandomAccessCollection, Sendable {
  /// How many listings were not compared with all that they resemble, because that would have cost
  /// too much or because time was up: a recipe may stand twice.
  package private(set) var uncompared: Int

  private let listings: any ListingSource
  private let fusion: RankFusion
  private let clusters: any RecipeClusters
  private let order: RecipeOrder
  /// Whether recipes hold the reasons for their merges.
  private let tellsWhy: Bool
  /// The number of each recipe's cluster, in order.
  private(set) var places: [Int32] = []

  /// Puts the recipes of clusters in order.
  init(
    _ listings: any ListingSource, _ clusters: any RecipeClusters, by ranker: RecipeRanker,
    _ sort: SortOrder, tellsWhy: Bool = true, standIns: StandIns = StandIns()
  ) {
    (self.listings, self.clusters, self.tellsWhy) = (listings, clusters, tellsWhy)
    fusion = RankFusion(
      listings: listings, options: ranker.options, query: ranker.query, standIns: standIns)
    order = RecipeOrder(sort: sort, foods: ranker.foods)
    uncompared = clusters.leftOff
    guard !Task.isCancelled else {
      uncompared = listings.count
      return
    }
    var keys: [RecipeOrder.Key] = []
    var titles: [String] = []
    keys.reserveCapacity(clusters.count)
    clusters.forEachPlace { place in
      var key = fusion.key(of: clusters, at: place, in: listings)
      if order.asksRecipes {
        let recipe = made(place)
        key.chosen = order.chosen(recipe)
        order.title(recipe).map { titles.append($0) }
      }
      key.index = Int32(keys.count)
      keys.append(key)
    }
    let places = keys.map(\.place)
    // Where all figures are equal a recipe is made anew, which is rare.
    order.sort(&keys, titles) { index in
      let recipe = made(Int(places[index]))
      return (recipe.identity, recipe.sources[0])
    }
    self.places = keys.map(\.place)
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many recipes there are.
  public var endIndex: Int { places.count }

  /// The recipe at a place in the order, from 0.
  ///
  /// Of the sources from a ``ListingTable`` only the one whose ingredients are taken has any.
  public subscript(index: Int) -> MergedRecipe { made(Int(places[index])) }

  private func made(_ place: Int) -> MergedRecipe {
    var recipe = fusion.recipe(clusters.cluster(place, tellsWhy: tellsWhy), of: listings)
    if order.foods != nil { recipe.missing = order.missing(recipe) }
    recipe.orderedBy = order.sort
    return recipe
  }
}

/// Listings that are known to be one recipe each, by the numbers of their clusters.
protocol RecipeClusters: Sendable {
  /// How many clusters there are.
  var count: Int { get }
  /// How many listings were not compared with all that they should have been.
  var leftOff: Int { get }
  /// Calls `body` with the number of each cluster; the numbers decide where all else is equal.
  func forEachPlace(_ body: (Int) -> Void)
  /// The index of a cluster's listing where it has but one.
  func only(_ place: Int) -> Int?
  /// The indices of a cluster's listings, in no order.
  func members(_ place: Int) -> [Int]
  /// A whole cluster, its members in no order; the reasons for its merges are left out where nobody
  /// is told of them.
  func cluster(_ place: Int, tellsWhy: Bool) -> ListingCluster
}

/// Clusters of listings that need no merging, which lie one behind the other.
struct KnownClusters: RecipeClusters {
  private let clusters: [RecipeRanker.Cluster]
  /// Where the listings of each begin.
  private let starts: [Int]

  init(_ clusters: [RecipeRanker.Cluster]) {
    self.clusters = clusters
    var end = 0
    starts = clusters.map { cluster in
      defer { end += cluster.listings.count }
      return end
    }
  }

  var count: Int { clusters.count }
  var leftOff: Int { 0 }

  func forEachPlace(_ body: (Int) -> Void) { clusters.indices.forEach(body) }

  func only(_ place: Int) -> Int? {
    clusters[place].listings.count == 1 ? starts[place] : nil
  }

  func members(_ place: Int) -> [Int] {
    Array(starts[place]..<starts[place] + clusters[place].listings.count)
  }

  func cluster(_ place: Int, tellsWhy: Bool) -> ListingCluster {
    let (known, start) = (clusters[place], starts[place])
    var cluster = ListingCluster(
      members: members(place), evidence: tellsWhy ? known.evidence : [], identity: known.identity)
    let ids = known.listings.map(\.id)
    let merges = known.evidence.map {
      (left: $0.left, right: $0.right, isCertain: $0.kind.isCertain)
    }
    cluster.certainGroups = MergeEvidence.Kind.certainGroups(
      of: Array(ids.indices),
      merges.compactMap { merge in
        guard let left = ids.firstIndex(of: merge.left), let right = ids.firstIndex(of: merge.right)
        else { return nil }
        return (left, right, merge.isCertain)
      }
    ).map { $0.map { start + $0 } }
    return cluster
  }
}
