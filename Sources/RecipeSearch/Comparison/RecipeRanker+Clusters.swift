import RecipeModel

extension RecipeRanker {
  /// Listings that are known to be one recipe.
  struct Cluster {
    /// The listings, at least one.
    var listings: [RankedListing]
    /// The key that decides where all else is equal.
    var identity: String
  }

  /// The recipes that each provider's first listings make; the merging is kept, and where no listing
  /// has to go, so are scores and order.
  func recipes(
    _ recipes: [MergedRecipe], cutAt depth: Int?, _ sort: SortOrder
  ) -> [MergedRecipe] {
    guard let depth, recipes.contains(where: { $0.sources.contains { $0.rank > depth } }) else {
      return recipes
    }
    let clusters = recipes.map { recipe in
      Cluster(listings: recipe.sources.filter { $0.rank <= depth }, identity: recipe.identity)
    }
    return self.recipes(from: clusters.filter { !$0.listings.isEmpty }, sort: sort)
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
