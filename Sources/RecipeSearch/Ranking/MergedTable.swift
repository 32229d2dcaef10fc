import RecipeModel

/// The recipes that the listings of a table make, in order.
///
/// Each is made when it is asked for, so that memory need not hold them all; several tasks may ask at
/// once.
package struct MergedTable: Sendable {
  private let listings: ListingTable
  private let fusion: RankFusion
  private let clusters: ClusterResult
  private let order: RecipeOrder
  /// Whether recipes hold the reasons for their merges.
  private let tellsWhy: Bool
  /// The root of each recipe's cluster, in order.
  private var roots: [Int32] = []

  /// How many recipes there are.
  package var count: Int { roots.count }
  /// How many listings were not compared with all that they resemble.
  package var uncompared: Int { clusters.leftOff }

  init(_ listings: ListingTable, by ranker: RecipeRanker, _ sort: SortOrder, tellsWhy: Bool) {
    self.listings = listings
    self.tellsWhy = tellsWhy
    fusion = RankFusion(listings: listings, options: ranker.options, query: ranker.query)
    clusters = ranker.detector.result(for: listings)
    order = RecipeOrder(sort: sort, foods: ranker.foods)
    var keys: [RecipeOrder.Key] = []
    var titles: [String] = []
    keys.reserveCapacity(clusters.count)
    clusters.forEachRootInMemory { root in
      var key: RecipeOrder.Key
      if !order.asksRecipes {
        key = fusion.key(clusters.members(root), of: listings, place: root)
      } else {
        let recipe: MergedRecipe
        (recipe, key) = made(root)
        key.chosen = order.chosen(recipe)
        order.title(recipe).map { titles.append($0) }
      }
      key.index = keys.count
      keys.append(key)
    }
    let places = keys.map(\.place)
    // Where all figures are equal a recipe is made anew, which is rare.
    order.sort(&keys, titles) { index in
      let recipe = made(places[index]).recipe
      return (recipe.identity, recipe.sources[0])
    }
    roots = keys.map { Int32($0.place) }
  }

  /// The recipe at a place in the order.
  ///
  /// Where its lead has ingredients, its other sources have none.
  package subscript(index: Int) -> MergedRecipe { made(Int(roots[index])).recipe }

  private func made(_ root: Int) -> (recipe: MergedRecipe, key: RecipeOrder.Key) {
    var (recipe, key) = fusion.recipe(
      clusters.cluster(root, tellsWhy: tellsWhy), of: listings, place: root)
    if order.foods != nil { recipe.missing = order.missing(recipe) }
    recipe.orderedBy = order.sort
    return (recipe, key)
  }
}
