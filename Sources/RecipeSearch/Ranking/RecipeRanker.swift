public import RecipeModel

/// Merges listings into recipes and puts these in order: the engine without the network.
///
/// The result depends on the listings and the options alone, not on the order of the listings.
/// Scores are those of weighted reciprocal rank fusion with one vote a group: the sum over vote
/// groups of the greatest w(p) / (k + rank) among the group's providers.
public struct RecipeRanker: Sendable {
  /// How votes are weighed.
  public var options: RankingOptions
  private let detector = DuplicateDetector()

  /// Creates a ranker.
  public init(options: RankingOptions = RankingOptions()) { self.options = options }

  /// Merges, scores and orders listings.
  /// - Parameters:
  ///   - listings: every provider's listings with their ranks, in any order.
  ///   - sort: the order of the recipes; ties in it fall back to the best score.
  /// - Returns: the recipes in order; every listing is a source of exactly one.
  public func recipes(from listings: [RankedListing], sort: SortOrder = .best) -> [MergedRecipe] {
    let electorate = Electorate(listings: listings, options: options)
    let result = detector.result(for: listings)
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
    return recipes.sorted(by: RecipeOrder(sort: sort))
  }
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
