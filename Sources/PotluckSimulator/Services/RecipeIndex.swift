/// Recipes with the texts that searches look into, made once for all requests.
struct RecipeIndex: Sendable {
  /// A recipe and its texts in lower case.
  struct Entry: Sendable {
    let recipe: SimulatedRecipe
    let title: String
    /// Title and ingredients.
    let text: String
    let publisher: String
  }

  let entries: [Entry]

  init(_ recipes: [SimulatedRecipe]) {
    entries = recipes.map { recipe in
      let texts = [recipe.title] + recipe.ingredients + recipe.ingredientNames
      return Entry(
        recipe: recipe, title: recipe.title.lowercased(),
        text: texts.joined(separator: "\n").lowercased(), publisher: recipe.publisher.lowercased())
    }
  }

  /// The recipes whose entries fit, in order.
  func matching(_ fits: (Entry) -> Bool) -> [SimulatedRecipe] {
    entries.filter(fits).map(\.recipe)
  }

  /// The first recipe with that property.
  func first(where fits: (SimulatedRecipe) -> Bool) -> SimulatedRecipe? {
    entries.first { fits($0.recipe) }?.recipe
  }
}
