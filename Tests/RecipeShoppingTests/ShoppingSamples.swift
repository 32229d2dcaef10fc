import RecipeModel
import RecipeSearch
import RecipeShopping

/// A recipe with some lines; of each name another one.
func recipe(_ lines: [String], named title: String = "Soup", yield: String? = nil) -> Recipe {
  Recipe(
    listing: Listing(
      id: ListingID(provider: "test", id: title), title: title, ingredients: lines,
      recipeYield: yield))
}

/// The list for lines of as many recipes.
func list(_ lines: String...) -> ShoppingList {
  ShoppingList(lines.map { ShoppingRecipe(recipe([$0])) }, atHome: nil)
}

/// What of each item is told, in the order of the list; optional ones come last.
func texts(_ list: ShoppingList) -> [String] { (list.items + list.optional).map(\.text) }
