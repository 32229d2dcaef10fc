public import RecipeModel

/// Merges listings into recipes and puts these in order: the engine without the network.
///
/// The result depends on the listings and the options alone, not on the order of the listings.
/// Scores are those of weighted reciprocal rank fusion with one vote a group: the sum over vote
/// groups of the greatest w(p) / (k + rank) among the group's providers.
public struct RecipeRanker: Sendable {
  /// How votes are weighed.
  public var options: RankingOptions
  var detector = DuplicateDetector()

  /// Creates a ranker.
  public init(options: RankingOptions = RankingOptions()) { self.options = options }

  /// Merges, scores and orders listings.
  /// - Parameters:
  ///   - listings: every provider's listings with their ranks, in any order.
  ///   - sort: the order of the recipes; ties in it fall back to the best score.
  /// - Returns: the recipes in order; every listing is a source of exactly one.
  public func recipes(from listings: [RankedListing], sort: SortOrder = .best) -> [MergedRecipe] {
    merged(listings, sort: sort).recipes
  }

  /// Merges, scores and orders listings, as far as that can be done until a moment.
  ///
  /// No listing costs more than a share of work that is the same for all. At the deadline, and when
  /// the task is cancelled, comparing stops; what has been found until then stands.
  /// - Parameters:
  ///   - listings: every provider's listings with their ranks, in any order.
  ///   - sort: the order of the recipes; ties in it fall back to the best score.
  ///   - deadline: when to stop comparing; nil for never.
  /// - Returns: the recipes in order; none when the task was cancelled.
  public func merged(
    _ listings: [RankedListing], sort: SortOrder = .best,
    until deadline: ContinuousClock.Instant? = nil
  ) -> MergedList {
    let electorate = Electorate(listings: listings, options: options)
    let result = detector.result(for: listings, until: deadline)
    guard !Task.isCancelled else { return MergedList(uncompared: listings.count) }
    var recipes = RecipeBuffer(capacity: result.count)
    result.forEachRootInMemory { root in
      if let index = result.onlyMember(root) {
        let identity = result.identity([root])
        electorate.append(
          listing: index, of: listings, identity: identity, place: root, to: &recipes)
      } else {
        electorate.append(result.cluster(root), of: listings, place: root, to: &recipes)
      }
    }
    return MergedList(
      recipes: recipes.sorted(by: RecipeOrder(sort: sort)), uncompared: result.leftOff)
  }
}

/// The recipes that listings make.
public struct MergedList: Sendable, Hashable {
  /// The recipes, in order.
  public internal(set) var recipes: [MergedRecipe] = []
  /// How many listings were not compared with all that they resemble, because that would have cost
  /// too much or because time was up: a recipe may stand twice.
  public internal(set) var uncompared = 0
}

extension RankedListing {
  /// A total order over listings that no arrival order can change.
  ///
  /// Identifiers decide; two listings that share one are told apart by what they say.
  func precedes(_ other: RankedListing) -> Bool {
    if listing.id != other.listing.id { return listing.id < other.listing.id }
    if rank != other.rank { return rank < other.rank }
    let mine = [listing.url ?? "", listing.title] + listing.ingredients
    let theirs = [other.listing.url ?? "", other.listing.title] + other.listing.ingredients
    for (left, right) in zip(mine, theirs) where left != right {
      return left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    return mine.count < theirs.count
  }
}
