public import RecipeModel

/// Merges listings into recipes and puts these in order: the engine without the network.
///
/// The result depends on the listings and the options alone, not on the order of the listings.
/// Scores are those of weighted reciprocal rank fusion with one vote a group: the sum over vote
/// groups of the greatest w(p) / (k + rank) among the group's providers, and some multiples of
/// 1 / (k + 60) for what the words of the query find in the recipe's title and ingredients.
public struct RecipeRanker: Sendable {
  /// How votes are weighed.
  public var options: RankingOptions
  /// The words that were asked for; empty where words have no votes.
  public var query: String
  /// The foods that one has; nil where nobody asks what is missing.
  package var foods: FoodsAtHome?
  var detector = DuplicateDetector()

  /// Creates a ranker.
  /// - Parameters:
  ///   - options: how votes are weighed.
  ///   - query: the words that were asked for; empty for none.
  public init(options: RankingOptions = RankingOptions(), query: String = "") {
    self.options = options
    self.query = query
  }

  /// Creates a ranker for a query: its words vote, and the foods that one has are held against
  /// the recipes' ingredients.
  package init(options: RankingOptions = RankingOptions(), for query: SearchQuery) {
    self.init(options: options, query: query.text)
    if !query.have.isEmpty { foods = FoodsAtHome(for: query) }
  }

  /// Merges, scores and orders listings.
  /// - Parameters:
  ///   - listings: every provider's listings with their ranks, in any order.
  ///   - sort: the order of the recipes; ties in it fall back to the best score.
  /// - Returns: the recipes in order; every listing is a source of exactly one.
  public func recipes(from listings: [RankedListing], sort: SortOrder = .best) -> [MergedRecipe] {
    Array(merged(listings, sort: sort))
  }

  /// Merges, scores and orders listings, as far as that can be done until a moment.
  ///
  /// No listing costs more than a share of work that is the same for all. At the deadline, and when
  /// the task is cancelled, comparing stops; what has been found until then stands.
  /// - Parameters:
  ///   - listings: every provider's listings with their ranks, in any order.
  ///   - sort: the order of the recipes; ties in it fall back to the best score.
  ///   - deadline: when to stop comparing; nil for never.
  /// - Returns: the recipes in order, each of which is made when it is asked for; none when the task
  ///   was cancelled.
  public func merged(
    _ listings: [RankedListing], sort: SortOrder = .best,
    until deadline: ContinuousClock.Instant? = nil
  ) -> MergedList {
    MergedList(listings, detector.result(for: listings, until: deadline), by: self, sort)
  }

  /// The last step of ``StagedMerging``: the recipes of connected listings.
  /// - Parameters:
  ///   - listings: the listings, in any order.
  ///   - alike: the pairs of them, as indices, that were found alike.
  ///   - standIns: the indices of those whose picture other listings of their source have too.
  ///   - sort: the order of the recipes.
  /// - Returns: the recipes in order.
  package func merged(
    _ listings: [RankedListing], alike: [(Int, Int)], standIns: Set<Int>, sort: SortOrder = .best
  ) -> MergedList {
    MergedList(
      listings, detector.result(for: listings, alike: alike), by: self, sort,
      standIns: StandIns(standIns, count: listings.count))
  }

  /// Merges and orders the listings of a table; without `tellsWhy` the recipes have no evidence.
  package func merged(
    _ listings: ListingTable, sort: SortOrder = .best, tellsWhy: Bool = true
  ) -> MergedList {
    MergedList(listings, detector.result(for: listings), by: self, sort, tellsWhy: tellsWhy)
  }

  /// The recipes that each provider's first listings make.
  ///
  /// Those that nothing but the title made one are apart: who lists how many must not hang on that.
  /// Else the merging is kept, and where no listing has to go, so are scores and order.
  func recipes(
    _ recipes: [MergedRecipe], cutAt depth: Int?, _ sort: SortOrder
  ) -> [MergedRecipe] {
    let depth = depth ?? .max
    let isWhole = recipes.allSatisfy { recipe in
      recipe.sources.allSatisfy { $0.rank <= depth } && recipe.certainGroups.count == 1
    }
    if isWhole { return recipes }
    let clusters = recipes.flatMap { recipe -> [Cluster] in
      let groups = recipe.certainGroups
      return groups.map { group in
        Cluster(
          listings: group.filter { $0.rank <= depth },
          identity: groups.count == 1 ? recipe.key : .listings(group))
      }
    }
    return self.recipes(from: clusters.filter { !$0.listings.isEmpty }, sort: sort)
  }

  /// The recipes as their sources make them, in order; the reasons for merging are kept.
  func scoredAgain(_ recipes: [MergedRecipe], _ sort: SortOrder) -> [MergedRecipe] {
    let clusters = recipes.map {
      Cluster(listings: $0.sources, identity: $0.key, evidence: $0.evidence)
    }
    return self.recipes(from: clusters, sort: sort)
  }

  /// Listings that are known to be one recipe.
  struct Cluster {
    /// The listings, at least one.
    var listings: [RankedListing]
    /// What decides where all else is equal.
    var identity: RecipeIdentity
    /// Why they are one.
    var evidence: [MergeEvidence] = []
  }

  /// Scores and orders recipes that need no merging.
  func recipes(from clusters: [Cluster], sort: SortOrder) -> [MergedRecipe] {
    Array(ordered(clusters, sort: sort))
  }

  /// The same, each made when it is asked for.
  func ordered(_ clusters: [Cluster], sort: SortOrder) -> MergedList {
    MergedList(clusters.flatMap(\.listings), KnownClusters(clusters), by: self, sort)
  }
}

extension RankedListing {
  /// A total order over listings that no arrival order can change.
  ///
  /// Identifiers decide; two listings that share one are told apart by what they say.
  func precedes(_ other: RankedListing) -> Bool {
    if listing.id != other.id { return listing.id < other.id }
    if rank != other.rank { return rank < other.rank }
    for (left, right) in zip(texts, other.texts) where !left.utf8.elementsEqual(right.utf8) {
      return ByteOrder.precedes(left, right)
    }
    return texts.count < other.texts.count
  }

  /// All that the listing says.
  private var texts: [String] {
    [listing.title]
      + ListingField.ofListing.map { field in
        field.storage.json(of: listing) { [.double($0.value), .double($0.scale)] }.text()
      }
  }
}

/// How votes are weighed and which providers share one.
public struct RankingOptions: Sendable, Hashable {
  /// The constant of reciprocal rank fusion, which damps the top ranks.
  ///
  /// 60 is the value of Cormack, Clarke and Büttcher, *Reciprocal rank fusion outperforms
  /// Condorcet and individual rank learning methods*, SIGIR 2009.
  public var k: Double
  /// The providers in the order of the configuration, which breaks ties; the rest follow by name.
  public var providerOrder: [String]
  /// The weight of each provider's vote, 0…100; 1 where nothing is said.
  public var weights: [String: Double]
  /// The vote group of each provider; a provider that is not here is a group of its own.
  public var groups: [String: String]
  /// Whether the words of the query have votes for what they find in titles and ingredients.
  public var words: Bool
  /// The providers that vote only for recipes that no other one lists.
  package var standIns: Set<String> = []

  /// Creates options; weights outside 0…100 are cut to it and a negative `k` to 0.
  public init(
    k: Double = 60, providerOrder: [String] = [], weights: [String: Double] = [:],
    groups: [String: String] = [:], words: Bool = true
  ) {
    self.k = k.isFinite ? max(0, k) : 60
    self.providerOrder = providerOrder
    self.weights = weights.mapValues { $0.isFinite ? min(max(0, $0), 100) : 1 }
    self.groups = groups
    self.words = words
  }
}
