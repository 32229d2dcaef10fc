import RecipeModel
import RecipeSearch
import RecipeShopping
import TestSupport
import Testing

@Suite("Laws of merging", .fewAtOnce)
struct MergingLawTests {
  /// Some recipes of lines that meet in every way, the same for the same seed.
  private static func recipes(_ seed: Int) -> [Recipe] {
    var random = SeededRandom(seed: UInt64(seed))
    let amounts = [
      "", "1 ", "2-3 ", "½ ", "1/3 cup ", "200 g ", "1½ lb ", "3 tbsp ", "1 (14 oz) can ",
      "1 dozen ",
      "1 heaping cup ", "2 cloves ", "7 oz ", "0.3 l ", "1 cup (120 g) ", "9007199254740993/7 g ",
      "1 cup plus 1 tbsp ",
    ]
    let foods = [
      "egg", "large eggs", "flour", "Flour, sifted", "garlic cloves", "butter or oil",
      "salt to taste",
      "tomatoes", "canned tomatoes", "dried basil", "walnuts (optional)", "For the dough:", "—", "",
    ]
    return (0..<4).map { number in
      recipe(
        (0..<12).map { _ in random.pick(amounts) + random.pick(foods) },
        named: "Recipe \(number)", yield: "4 servings")
    }
  }

  private static func told(_ list: ShoppingList) -> [[String]] {
    (list.items + list.optional + list.atHome).map { item in
      [item.key, item.name, item.text] + item.sources.map(\.line).sorted()
    }
  }

  @Test("The order of the recipes changes nothing but the order of the sources", arguments: 1...60)
  func commutes(seed: Int) throws {
    let shopping = Self.recipes(seed).map { ShoppingRecipe($0) }
    let list = ShoppingList(shopping)
    #expect(Self.told(ShoppingList(shopping.reversed())) == Self.told(list))
    #expect(
      try Self.told(
        ShoppingList([shopping[at: 2], shopping[at: 0], shopping[at: 3], shopping[at: 1]]))
        == Self.told(list))
  }

  @Test("It makes no difference which recipes are put together first", arguments: 1...60)
  func associates(seed: Int) {
    let recipes = Self.recipes(seed)
    func joined(_ parts: [Recipe]) -> Recipe {
      recipe(parts.flatMap(\.listing.ingredients), named: "Both", yield: "4 servings")
    }
    // A heading of one recipe must not reach into the next.
    guard !recipes.contains(where: { $0.listing.ingredients.contains("For the dough:") }) else {
      return
    }
    let left = [joined([recipes[0], recipes[1]]), recipes[2]].map { ShoppingRecipe($0) }
    let right = [recipes[0], joined([recipes[1], recipes[2]])].map { ShoppingRecipe($0) }
    #expect(Self.told(ShoppingList(left)) == Self.told(ShoppingList(right)))
  }

  @Test("As many servings as the recipe makes change nothing", arguments: 1...60)
  func scalingByOne(seed: Int) {
    let recipes = Self.recipes(seed)
    let plain = ShoppingList(recipes.map { ShoppingRecipe($0) })
    let scaled = ShoppingList(recipes.map { ShoppingRecipe($0, servings: 4) })
    #expect(Self.told(scaled) == Self.told(plain))
  }

  @Test("Every line stands behind one item, or is told to be none", arguments: 1...60)
  func nothingIsLost(seed: Int) {
    let recipes = Self.recipes(seed)
    let list = ShoppingList(recipes.map { ShoppingRecipe($0, servings: 7) })
    var found = (list.items + list.optional + list.atHome).flatMap(\.sources).map {
      "\($0.recipe) \($0.line)"
    }
    found += list.leftovers.map { "\($0.recipe) \($0.line)" }
    let given = recipes.enumerated().flatMap { place, recipe in
      recipe.listing.ingredients.map { "\(place) \($0)" }
    }
    #expect(found.sorted() == given.sorted())
  }

  @Test("An item has the same identifier in every list, and no two items share one")
  func identifiers() throws {
    let list = ShoppingList(Self.recipes(3).map { ShoppingRecipe($0) })
    let items = list.items + list.optional + list.atHome
    let own = Set(items.map(\.id))
    #expect(own.count == items.count)
    let again = ShoppingList([ShoppingRecipe(recipe(["12 eggs"]))])
    #expect(
      try again.items[at: 0].id == ShoppingList([ShoppingRecipe(recipe(["1 egg"]))]).items[at: 0].id
    )
  }
}
