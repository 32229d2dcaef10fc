import RecipeModel
import RecipeSearch
import RecipeShopping
import TestSupport
import Testing

@Suite("Merging lines of recipes", .fewAtOnce)
struct MergingTests {
  @Test(
    "Lines of one food become one item, those of two stay two",
    arguments: [
      // What users of other programs complained of.
      (["2 eggs", "3 large eggs"], ["5 eggs"]),
      (["1 cup ice", "1 cup diced carrot"], ["1 cup carrot", "1 cup ice"]),
      (["200 g flour", "1 cup flour"], ["200 g + 1 cup flour"]),
      (["500 g potatoes", "1 kg potatoes, peeled"], ["1.5 kg potatoes"]),
      (["1-2 onions", "3-4 onions"], ["4-6 onions"]),
      (["1 onion", "2 onions, finely chopped"], ["3 onions"]),
      (["Salt, to taste", "1 tsp salt"], ["1 tsp salt; to taste"]),
      (["2 tbsp butter or oil", "1 tbsp butter"], ["1 tbsp butter", "2 tbsp butter or oil"]),
      (["2 shallots or 1 onion, chopped"], ["2 shallots or 1 onion, chopped"]),
      // Dimensions and units.
      (["8 oz cheddar", "1 lb cheddar"], ["1½ lb cheddar"]),
      (["200 g cheddar", "8 oz cheddar"], ["425 g cheddar"]),
      (["1 cup milk", "2 tbsp milk"], ["1 cup + 2 tablespoons milk"]),
      (["3 cloves garlic", "2 garlic cloves, minced"], ["5 cloves garlic"]),
      (["2 bay leaves", "1 bay leaf"], ["3 bay leaves"]),
      (["1 dozen eggs", "2 eggs"], ["14 eggs"]),
      (["1 cup (120 g) flour", "200 g flour"], ["320 g flour"]),
      (["1 cup plus 2 tbsp sugar", "1 cup sugar"], ["2 cups + 2 tablespoons sugar"]),
      (
        ["1 (14-ounce) can tomatoes", "2 (14-ounce) cans tomatoes"],
        ["3 (14 ounce) cans tomatoes"]
      ),
      (
        ["1 (14-ounce) can tomatoes", "1 (28-ounce) can tomatoes"],
        ["1 (14 ounce) can + 1 (28 ounce) can tomatoes"]
      ),
      (["1 can tomatoes", "3 tomatoes"], ["3 tomatoes", "1 can tomatoes"]),
      (["1 heaping cup flour", "1 heaping cup flour"], ["1 heaping cup flour ×2"]),
      // What is added, or rounded up, is in the number of the sum.
      (["1/2 garlic cloves"], ["1 garlic clove"]),
      (["1 garlic clove", "1 garlic clove"], ["2 garlic cloves"]),
      (["1 onion", "1 onion, chopped"], ["2 onions"]),
      (["1/3 tomatoes"], ["1 tomato"]),
      (["200 g carrot", "2 carrot"], ["200 g + 2 carrots"]),
      (["1 bay leaf", "1 bay leaf"], ["2 bay leaves"]),
      (["1 Peach", "1 Peach"], ["2 peaches"]),
      (["1/2 anchovies"], ["1 anchovy"]),
      (["1 asparagus", "1 asparagus"], ["2 asparagus"]),
      (["1/2 molasses"], ["1 molasses"]),
      (["1 Zwiebel", "1 Zwiebel"], ["2 Zwiebeln"]),
      // The food stands behind or before its amount and what was done to it.
      (["500 g, minced beef"], ["500 g minced beef"]),
      (["1 tin, drained chickpeas"], ["1 tin chickpeas"]), (["Eggs (2)"], ["2 eggs"]),
      (["2 cups shredded, cooked chicken"], ["2 cups chicken"]),
      (["1 cup packed, fresh basil"], ["1 cup basil"]),
      (["2/3 cup (85 grams) finely chopped, raw pistachios"], ["2/3 cup pistachios"]),
      (["3 ripe, but firm, pears"], ["3 pears"]), (["Courgette - 1"], ["1 courgette"]),
      (["Eggs: 2"], ["2 eggs"]), (["1 large (about 200 g), ripe mango"], ["1 mango"]),
      (["200 g de farine", "100 g farine"], ["300 g farine"]),
      (["2 eetlepels olijfolie", "1 EL Olivenöl"], ["3 tbsp Olivenöl"]),
      // Cloves are cloves in any language.
      (["3 cloves garlic", "2 Knoblauchzehen", "1 gousse d'ail"], ["6 cloves ail"]),
      (["2 dientes de ajo", "1 diente de ajo"], ["3 dientes de ajo"]),
      (["2 tins tuna", "1 can tuna"], ["3 cans tuna"]),
      // What names no food is listed as it stands.
      (["1 cup"], ["1 cup"]), (["a  pinch"], ["a pinch"]),
      // One food by several names: the line that counts gives it, else the shortest is shown.
      (["3 aubergines", "1.2 kg eggplants"], ["1.2 kg + 3 aubergines"]),
      (["1.2 kg eggplants", "3 aubergines"], ["1.2 kg + 3 aubergines"]),
      (["500 g aubergines", "1.2 kg eggplants"], ["1.7 kg eggplants"]),
      (["1 Zwiebel, gehackt", "2 Zwiebeln"], ["3 Zwiebeln"]),
      (["2 uova", "1 uovo"], ["3 uova"]),
      (["200 g prawns", "100 g shrimp"], ["300 g prawns"]),
      (["1 egg", "1 eggplant"], ["1 eggplant", "1 egg"]),
      (["2 pork chops", "500 g pork belly"], ["2 pork chops", "500 g pork belly"]),
      (["7 g dried yeast", "20 g fresh yeast"], ["7 g dried yeast", "20 g yeast"]),
      (["2 red peppers", "1 green pepper"], ["1 green pepper", "2 red peppers"]),
      // Forms that are bought apart, and words that are not.
      (
        ["1 tsp dried basil", "1 handful fresh basil"],
        ["1 handful basil", "1 tsp dried basil"]
      ),
      (["200 g frozen peas", "100 g peas"], ["100 g peas", "200 g frozen peas"]),
      (["500 g ground beef", "500 g beef"], ["500 g beef", "500 g ground beef"]),
      (["6 free-range eggs", "2 eggs"], ["8 eggs"]),
      (["1 red onion", "1 onion"], ["1 onion", "1 red onion"]),
      (["100 ml coconut milk", "1 l milk"], ["1 l milk", "100 ml coconut milk"]),
      // Lines without amounts.
      (["parsley", "parsley, chopped"], ["parsley"]),
      (["parsley", "1 bunch parsley"], ["1 bunch parsley; more as needed"]),
      (["1 cup walnuts (optional)", "1 cup walnuts"], ["1 cup walnuts", "1 cup walnuts"]),
    ])
  func merging(lines: [String], expected: [String]) {
    let list = ShoppingList(lines.map { ShoppingRecipe(recipe([$0])) }, atHome: nil)
    #expect(texts(list) == expected)
  }

  @Test("Amounts stay exact until they are shown, and whole pieces are rounded up only there")
  func exact() throws {
    let third = recipe(["1 cup cream", "1 lemon"], yield: "3 servings")
    let once = ShoppingRecipe(third, servings: 1)
    let one = ShoppingList([once], atHome: nil)
    #expect(one.items.map(\.text) == ["1 lemon", "⅓ cup cream"])
    #expect(try one.items[at: 0].amounts[at: 0].amount.lower == Fraction(1, over: 3))
    let three = ShoppingList([once, once, once], atHome: nil)
    #expect(three.items.map(\.text) == ["1 lemon", "1 cup cream"])
    #expect(try three.items[at: 0].amounts[at: 0].amount.lower == 1)
  }

  @Test("A fixed amount is not scaled")
  func fixed() {
    let soup = recipe(["=1 tsp salt", "1 tsp pepper"], yield: "2 servings")
    let list = ShoppingList([ShoppingRecipe(soup, servings: 6)], atHome: nil)
    #expect(
      texts(list) == ["3 tsp pepper", "1 tsp salt"]
        || texts(list) == ["1 tbsp pepper", "1 tsp salt"])
  }

  @Test("Headings and equipment are no items, and are told")
  func leftovers() {
    var cake = recipe(["For the dough:", "200 g flour", "Equipment:", "a 9-inch pan", "1 whisk"])
    let list = ShoppingList([ShoppingRecipe(cake)], atHome: nil)
    #expect(texts(list) == ["200 g flour"])
    #expect(list.leftovers.map(\.reason) == [.heading, .heading, .equipment, .equipment])
    cake.listing.ingredients = ["1 egg", "1 cake tin", "50 g nuts"]
    cake.ingredientGroups = [
      IngredientGroup(name: nil, ingredients: ["1 egg"]),
      IngredientGroup(name: "Special equipment", ingredients: ["1 cake tin"]),
      IngredientGroup(name: "Optional toppings", ingredients: ["50 g nuts"]),
    ]
    let grouped = ShoppingList([ShoppingRecipe(cake)], atHome: nil)
    #expect(grouped.items.map(\.text) == ["1 egg"])
    #expect(grouped.optional.map(\.text) == ["50 g nuts"])
    #expect(grouped.leftovers.map(\.line) == ["1 cake tin"])
  }

  @Test("A recipe without a known yield is not scaled, and says so")
  func unscaled() {
    let soup = ShoppingRecipe(recipe(["2 onions"]), servings: 8)
    #expect(soup.notes.count == 1)
    #expect(texts(ShoppingList([soup])) == ["2 onions"])
  }

  @Test(
    "Names are written as within a line",
    arguments: [
      ("en", ["Eggs"], ["eggs"]), ("en", ["2 Large Tomatoes"], ["2 tomatoes"]),
      ("en", ["200 g Plain Flour", "Olive oil"], ["200 g flour", "olive oil"]),
      ("en", ["Parmesan", "Kosher salt"], ["kosher salt", "Parmesan"]),
      ("en", ["200 g Greek Yogurt"], ["200 g Greek yogurt"]),
      (
        "en", ["Philadelphia cream cheese", "BBQ sauce"],
        ["BBQ sauce", "Philadelphia cream cheese"]
      ),
      (
        "fr", ["Sel", "Herbes de Provence", "Parmesan râpé"],
        ["herbes de Provence", "sel", "parmesan"]
      ),
      ("de", ["Butter", "Frische Petersilie"], ["Butter", "Frische Petersilie"]),
      (nil, ["Butter", "2 Eier", "200 g Mehl"], ["Butter", "2 Eier", "200 g Mehl"]),
      (nil, ["Butter", "2 Eggs", "200 g flour"], ["butter", "2 eggs", "200 g flour"]),
    ] as [(String?, [String], [String])])
  func nameCase(language: String?, lines: [String], items: [String]) {
    var recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "a", id: "1"), title: "x", ingredients: lines, recipeYield: nil))
    recipe.language = language
    let list = ShoppingList([ShoppingRecipe(recipe)], atHome: nil)
    #expect(Set(list.items.map(\.text)) == Set(items))
  }

  @Test("Every item names its recipes and their lines")
  func sources() {
    let list = ShoppingList(
      [
        ShoppingRecipe(recipe(["2 onions, sliced"], named: "Soup")),
        ShoppingRecipe(recipe(["1 large onion"], named: "Dal")),
      ])
    #expect(list.items.first?.sources.map(\.line) == ["2 onions, sliced", "1 large onion"])
    #expect(list.items.first?.sources.map(\.recipe) == [0, 1])
  }
}
