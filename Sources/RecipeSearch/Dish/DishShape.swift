package import RecipeModel

/// The shape of a dish: what its recipes use, how much of it as a rule, and who is far off.
///
/// Lines are one ingredient where the words that name it are the same, without those of
/// preparation, size, measure and variety; what is dried is another ingredient than what is fresh. A
/// recipe that names an ingredient in several lines uses their sum. Quantities are those of one
/// serving; a recipe that does not say how many it makes has no part in them. Nothing is converted
/// between masses, volumes and pieces unless the line itself says both. The result does not depend
/// on the order of the recipes.
public struct DishShape: Sendable, Hashable {
  /// The recipes whose ingredients are known, by identifier.
  package var recipes: [DishRecipe]
  /// The recipes of which no ingredients are known, by identifier.
  public var unknown: [DishSource]
  /// The recipes that were found and are of another dish, by identifier.
  public var strangers: [DishSource]
  /// The ingredients: those that most recipes use first, of equals by their names.
  public var ingredients: [DishIngredient]
  /// The lines that stand for no ingredient, by recipe and line.
  public var leftovers: [LeftoverLine]

  /// Sums up recipes of one dish.
  /// - Parameters:
  ///   - sources: the recipes, each as one source tells it.
  ///   - strangers: recipes of other dishes, which are named and not counted.
  public init(_ sources: [DishSource], strangers: [DishSource] = []) {
    self.strangers = strangers.sorted { $0.precedes($1) }
    let ordered = sources.sorted { $0.precedes($1) }
    let known = ordered.filter { !$0.listing.ingredients.isEmpty }
    unknown = ordered.filter { $0.listing.ingredients.isEmpty }
    recipes = known.map(DishRecipe.init)
    var clusters: [String: [DishCluster.Member]] = [:]
    leftovers = []
    for (place, source) in known.enumerated() {
      for (index, text) in source.listing.ingredients.enumerated() {
        let line = DishLine(text)
        if let reason = line.leftover {
          leftovers.append(LeftoverLine(source: place, line: index, text: text, reason: reason))
        } else {
          clusters[line.kind.key, default: []].append(
            DishCluster.Member(recipe: place, index: index, line: line))
        }
      }
    }
    let all = recipes
    ingredients = clusters.map { key, members in
      DishCluster(key: key, members: members).ingredient(of: all)
    }.sorted { one, other in
      one.recipes == other.recipes
        ? ByteOrder.precedes(one.key, other.key) : one.recipes > other.recipes
    }
  }
}

/// One of the recipes that a dish is made of.
package struct DishRecipe: Sendable, Hashable {
  /// Who tells it, and the source's own identifier.
  package var id: ListingID
  /// The title.
  package var title: String
  /// How many servings it makes, the middle of a range; nil where its source does not say.
  package var servings: Double?
  /// How many ingredient lines it has.
  package var lines: Int

  init(_ source: DishSource) {
    id = source.listing.id
    title = source.listing.title
    lines = source.listing.ingredients.count
    let yield = source.listing.recipeYield.flatMap(RecipeYield.init)
    servings = yield.flatMap { yield in
      let count = yield.basis.doubleValue
      return yield.countsServings && count > 0 ? count : nil
    }
  }
}
