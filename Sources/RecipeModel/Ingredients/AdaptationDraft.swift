/// A recipe while it is adapted: its amounts stay exact from one change to the next.
struct AdaptationDraft {
  var recipe: Recipe
  var ingredients: [MeasuredIngredient]
  var notes: [String] = []

  init(_ recipe: Recipe) {
    self.recipe = recipe
    ingredients = recipe.listing.ingredients.map { MeasuredIngredient($0) }
  }

  /// The recipe with the lines written out.
  var finished: AdaptedRecipe {
    var recipe = recipe
    recipe.listing.ingredients = ingredients.map(\.text)
    return AdaptedRecipe(recipe: recipe, notes: notes)
  }
}
