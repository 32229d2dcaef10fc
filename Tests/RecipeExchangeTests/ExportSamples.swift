import RecipeExchange
import RecipeModel

/// Recipes whose every field says something, or whose texts are hostile.
enum ExportSamples {
  /// A JPEG's and a PNG's beginnings, long enough to be taken for pictures.
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + (0..<400).map { UInt8($0 % 251) }
  static let png: [UInt8] = [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + (0..<300).map { UInt8($0 % 7) }

  /// Everything there is.
  static var full: ExchangedRecipe {
    var recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "web", id: "https://example.org/pie"), title: "Leek (& ham) pie",
        url: "https://example.org/pie", publisher: "Example Kitchen",
        image: "https://example.org/pie-1.jpg",
        ingredients: [
          "250 g flour", "1/2 tsp salt", "3 leeks, sliced", "2-3 eggs", "a little nutmeg",
        ],
        rating: Rating(value: 4.5, scale: 5), totalMinutes: 80, recipeYield: "1 pie",
        diets: [.vegetarian]),
      summary: "A pie for a cold evening.", prepMinutes: 30, cookMinutes: 50)
    recipe.ingredientGroups = [
      IngredientGroup(name: "Crust", ingredients: ["250 g flour", "1/2 tsp salt"]),
      IngredientGroup(
        name: "Filling", ingredients: ["3 leeks, sliced", "2-3 eggs", "a little nutmeg"]),
    ]
    recipe.sections = [
      InstructionSection(
        name: "Crust", steps: [InstructionStep(text: "Knead it well, then let it rest.")]),
      InstructionSection(
        name: "Filling",
        steps: [
          InstructionStep(
            name: "Soften", text: "Cook the leeks gently.", image: "https://example.org/2.jpg"),
          InstructionStep(text: "Stir in eggs, and bake at 180 °C."),
        ]),
    ]
    recipe.authors = ["Ada Cook", "Bo Baker"]
    recipe.canonicalURL = "https://example.org/pie/"
    recipe.siteName = "Example Site"
    recipe.language = "en-GB"
    recipe.datePublished = "2024-03-01"
    recipe.dateModified = "2024-05-06T07:08:09+02:00"
    recipe.images = [
      RecipeImage(url: "https://example.org/pie-1.jpg"),
      RecipeImage(url: "https://example.org/pie-2.jpg"),
    ]
    recipe.video = "https://example.org/pie.mp4"
    recipe.servings = 6
    recipe.categories = ["Main course", "Pie"]
    recipe.cuisines = ["Welsh", "British"]
    recipe.keywords = ["leeks", "winter"]
    recipe.cookingMethod = "Baking"
    recipe.nutrition = [
      Nutrient(name: "calories", text: "410 kcal"), Nutrient(name: "fatContent", text: "12.5 g"),
      Nutrient(name: "sugarContent", text: "3 g"),
    ]
    recipe.ratingCount = 98
    recipe.equipment = ["Pie dish", "Rolling pin"]
    recipe.notes = ["Keeps for two days.", "Freezes well."]
    recipe.license = "https://creativecommons.org/licenses/by/4.0/"
    recipe.isBasedOn = "Grandmother's book"
    var full = ExchangedRecipe(recipe)
    full.pictures = [
      ExchangedPicture(name: "pie.jpg", bytes: jpeg), ExchangedPicture(name: "b.png", bytes: png),
    ]
    full.tags = ["sunday"]
    full.ownRating = 4
    full.ownNotes = ["Less salt next time."]
    full.cooked = ["2025-03-09", "2025-02-16"]
    full.created = "2025-02-03T04:05:06Z"
    return full
  }

  /// As little as a recipe may say.
  static var bare: ExchangedRecipe {
    ExchangedRecipe(
      Recipe(
        listing: Listing(
          id: ListingID(provider: "p", id: "1"), title: "Toast", ingredients: ["bread"])))
  }

  /// The full recipe without some of its parts, others for each seed.
  static func part(seed: Int) -> ExchangedRecipe {
    var part = full
    var recipe = full.recipe
    func drops(_ bit: Int) -> Bool { (seed &* 2_654_435_761) >> (bit + 4) & 1 == 1 }
    if drops(0) { (recipe.listing.rating, recipe.ratingCount) = (nil, nil) }
    if drops(1) { recipe.notes = [] }
    if drops(2) { (part.ownRating, part.ownNotes, part.cooked) = (nil, [], []) }
    if drops(3) { (recipe.listing.recipeYield, recipe.servings) = ("4 servings", 4) }
    if drops(4) { recipe.ingredientGroups = [] }
    if drops(5) { recipe.sections = InstructionSection.one(recipe.instructions) }
    if drops(6) { recipe.images = [] }
    if drops(7) { (recipe.listing.url, recipe.canonicalURL) = (nil, nil) }
    if drops(8) { (recipe.prepMinutes, recipe.cookMinutes) = (nil, nil) }
    if drops(9) { recipe.nutrition = [] }
    if drops(10) { (recipe.keywords, part.tags) = ([], []) }
    if drops(11) { (recipe.authors, recipe.listing.publisher) = ([], nil) }
    if drops(12) { (recipe.categories, recipe.cuisines) = (["Soup"], []) }
    if drops(13) { part.pictures = [] }
    if drops(14) { (part.created, recipe.summary) = (nil, nil) }
    if drops(15) { recipe.sections = [] }
    part.recipe = recipe
    return part
  }

  /// A recipe whose every text is the same.
  static func hostile(_ text: String) -> ExchangedRecipe {
    var recipe = full.recipe
    recipe.listing.title = text
    recipe.listing.ingredients = [text, text]
    recipe.ingredientGroups = [IngredientGroup(name: text, ingredients: [text, text])]
    recipe.sections = [
      InstructionSection(name: text, steps: [InstructionStep(name: text, text: text)])
    ]
    (recipe.summary, recipe.notes, recipe.keywords) = (text, [text], [text])
    (recipe.listing.publisher, recipe.listing.recipeYield, recipe.categories) = (text, text, [text])
    var hostile = ExchangedRecipe(recipe)
    (hostile.tags, hostile.ownNotes) = ([text], [text])
    return hostile
  }
}
