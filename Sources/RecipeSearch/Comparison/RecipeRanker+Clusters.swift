import RecipeModel

extension RecipeRanker {
  /// Listings that are known to be one recipe.
  struct Cluster {
    /// The listings, at least one.
    var listings: [RankedListing]
    /// The key that decides where all else is equal.
    var identity: String
  }

  /// Scores and orders recipes that need no merging.
  func recipes(from clusters: [Cluster], sort: SortOrder) -> [MergedRecipe] {
    let listings = clusters.flatMap(\.listings)
    let electorate = Electorate(listings: listings, options: options)
    var recipes = RecipeBuffer(capacity: clusters.count)
    var start = 0
    for (place, cluster) in clusters.enumerated() {
      let members = Array(start..<start + cluster.listings.count)
      start += members.count
      electorate.append(
        ListingCluster(members: members, identity: cluster.identity, evidence: []),
        of: listings, place: place, to: &recipes)
    }
    return recipes.sorted(by: RecipeOrder(sort: sort))
  }
}
