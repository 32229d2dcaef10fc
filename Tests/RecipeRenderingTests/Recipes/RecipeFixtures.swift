import RecipeModel

/// Recipes in full that the documents' golden files show.
enum RecipeFixtures {
  /// Every field there is.
  static let onionSoup = Recipe(
    listing: Listing(
      id: ListingID(provider: "cookbook", id: "onion-soup"), title: "Soupe à l'oignon",
      url: "https://example.org/soups/onion?id=12&view=full", publisher: "Potluck Cookbook",
      image: "https://example.org/soup.jpg",
      ingredients: [
        "1 kg yellow onions, thinly sliced", "50 g butter", "1 tablespoon olive oil",
        "1 (14-ounce) can tomatoes, crushed", "1½ cups dry white wine", "2-3 thyme sprigs",
        "Salt and pepper", "8 slices baguette, toasted", "150 g Gruyère, grated",
      ],
      rating: Rating(value: 4.5, scale: 5), totalMinutes: 95, recipeYield: "4 servings",
      diets: [.vegetarian, .glutenFree]),
    summary: "Browned onions under a lid of cheese toast.",
    instructions: [
      "Melt the butter with the oil, add the onions and cover for 10 minutes.",
      "Pour in the wine and the tomatoes; simmer at 95 °C.",
      "Float the toast on top, cover with gruyere and brown at 425°F.",
    ],
    prepMinutes: 15, cookMinutes: 80, cuisine: "French", category: "Soup",
    keywords: ["onions", "winter"])

  /// Every part that a whole recipe may have: groups, sections, nutrition, notes and the rest.
  static let pie: Recipe = {
    var pie = Recipe(
      listing: Listing(
        id: ListingID(provider: "web", id: "https://example.org/pie"), title: "Leek pie",
        url: "https://example.org/pie", publisher: "Example Kitchen",
        image: "https://example.org/pie-1200.jpg",
        ingredients: [
          "250 g flour", "125 g cold butter", "3 leeks, sliced", "2 eggs", "200 ml cream",
          "1 pinch nutmeg",
        ],
        rating: Rating(value: 4.6, scale: 5), totalMinutes: 80, recipeYield: "1 pie"),
      summary: "A pie for a cold evening.", prepMinutes: 30, cookMinutes: 50)
    pie.ingredientGroups = [
      IngredientGroup(name: "Crust", ingredients: ["250 g flour", "125 g cold butter"]),
      IngredientGroup(
        name: "For the filling",
        ingredients: ["3 leeks, sliced", "2 eggs", "200 ml cream", "1 pinch nutmeg"]),
    ]
    pie.sections = [
      InstructionSection(
        name: "Crust", steps: [InstructionStep(text: "Rub the butter into the flour.")]),
      InstructionSection(
        name: "Filling",
        steps: [
          InstructionStep(
            name: "Soften", text: "Cook the leeks gently.", image: "https://example.org/leeks.jpg"),
          InstructionStep(text: "Stir in eggs and cream."),
        ]),
      InstructionSection(steps: [InstructionStep(text: "Bake at 180 °C for 50 minutes.")]),
    ]
    pie.authors = ["Ada Cook", "Bo Baker"]
    pie.canonicalURL = "https://example.org/pie/"
    pie.siteName = "Example Kitchen"
    pie.language = "en-GB"
    pie.datePublished = "2024-03-01"
    pie.dateModified = "2024-05-06T07:08:09+02:00"
    pie.images = [
      RecipeImage(url: "https://example.org/pie-1200.jpg", width: 1_200, height: 800),
      RecipeImage(url: "https://example.org/pie-600.jpg"),
    ]
    pie.video = "https://example.org/pie.mp4"
    pie.servings = 6
    pie.categories = ["Main course", "Pie"]
    pie.cuisines = ["Welsh", "British"]
    pie.keywords = ["leeks"]
    pie.cookingMethod = "Baking"
    pie.nutrition = [
      Nutrient(name: "calories", text: "410 kcal"), Nutrient(name: "servingSize", text: "1 slice"),
      Nutrient(name: "saturatedFatContent", text: "12,5 g"),
    ]
    pie.ratingCount = 98
    pie.equipment = ["Pie dish", "Rolling pin"]
    pie.notes = ["Keeps for two days.", "Freezes well before baking."]
    pie.license = "https://creativecommons.org/licenses/by/4.0/"
    pie.isBasedOn = "Grandmother's book"
    pie.setOrigin(FieldOrigin(provider: "web", syntax: "json-ld"))
    pie.origins[.equipment] = FieldOrigin(provider: "web", syntax: "class")
    pie.origins[.notes] = FieldOrigin(provider: "pies", syntax: "api")
    return pie
  }()

  /// As little as a source can send.
  static let bare = Recipe(
    listing: Listing(id: ListingID(provider: "puppy", id: "1"), title: " "))

  /// A recipe whose every text is the same hostile one.
  static func hostile(_ text: String, link: String? = nil) -> Recipe {
    var recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "p", id: text), title: text, url: link ?? text, publisher: text,
        image: text, ingredients: [text, "1 cup \(text)", "2 (3 oz) cans \(text), \(text)"],
        rating: Rating(value: 1, scale: 5), totalMinutes: 10, recipeYield: text,
        diets: [Diet(rawValue: text)]),
      summary: text, instructions: [text, "Add \(text) and \(text)."], prepMinutes: 1,
      cookMinutes: 2, cuisine: text, category: text, keywords: [text, text])
    recipe.ingredientGroups = [
      IngredientGroup(name: text, ingredients: recipe.listing.ingredients)
    ]
    recipe.sections.append(
      InstructionSection(
        name: text, steps: [InstructionStep(name: text, text: text, image: link ?? text)]))
    recipe.authors = [text, text]
    recipe.notes = [text]
    recipe.nutrition = [Nutrient(name: text, text: text)]
    recipe.images = [RecipeImage(url: link ?? text)]
    (recipe.canonicalURL, recipe.video) = (link ?? text, link ?? text)
    (recipe.siteName, recipe.language, recipe.cookingMethod) = (text, text, text)
    (recipe.datePublished, recipe.dateModified) = (text, text)
    (recipe.license, recipe.isBasedOn, recipe.equipment) = (text, text, [text])
    return recipe
  }
}
