public import RecipeModel

/// One of the recipes that a dish is made of.
public struct DishRecipe: Sendable, Hashable {
  /// Who tells it, and the source's own identifier.
  public var id: ListingID
  /// The title.
  public var title: String
  /// How many servings it makes, the middle of a range; nil where its source does not say.
  public var servings: Double?
  /// How many ingredient lines it has.
  public var lines: Int

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
