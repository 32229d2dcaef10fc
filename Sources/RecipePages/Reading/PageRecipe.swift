package import RecipeModel

/// What was read of a page.
package struct PageRecipe: Sendable {
  /// The recipe; ``RecipeModel/Recipe/origins`` tells the syntax that each field was written in.
  package var recipe: Recipe
  /// What of the page's data was broken and is mended, each in a few words for people.
  package var mended: [String]
  /// What of the page was not read, each a sentence for people.
  package var notes: [String]

  /// Creates the result of reading a page.
  package init(recipe: Recipe, mended: [String] = [], notes: [String] = []) {
    self.recipe = recipe
    self.mended = mended
    self.notes = notes
  }
}
