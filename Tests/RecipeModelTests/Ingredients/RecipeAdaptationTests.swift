import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct RecipeAdaptationTests {
  private static func recipe(
    _ ingredients: [String], makes: String? = "4 servings", steps: [String] = []
  ) -> Recipe {
    Recipe(
      listing: Listing(
        id: ListingID(provider: "p", id: "1"), title: "Soup", ingredients: ingredients,
        recipeYield: makes),
      instructions: steps)
  }

  @Test func `a recipe grows to the servings that are wanted`() {
    let adapted = RecipeAdaptation(servings: 6).adapt(
      Self.recipe(["2 cups stock", "3 eggs", "salt"]))
    #expect(adapted.recipe.listing.ingredients == ["3 cups stock", "4½ eggs", "salt"])
    #expect(adapted.recipe.listing.recipeYield == "6 servings")
    #expect(
      adapted.notes == [
        "Part of an egg is taken from a beaten one, about 3 tablespoons: “4½ eggs”.",
        "Left as written, without an amount that can be read: “salt”.",
      ])
  }

  @Test func `nothing wanted changes nothing`() {
    let recipe = Self.recipe(IngredientLines.ordinary, steps: ["Bake at 350°F."])
    #expect(RecipeAdaptation().adapt(recipe) == AdaptedRecipe(recipe: recipe, notes: []))
    #expect(RecipeAdaptation(servings: 4).adapt(recipe) == AdaptedRecipe(recipe: recipe, notes: []))
  }

  @Test(arguments: [
    (nil, "the source does not say how many servings"), ("a crowd", "“a crowd” is no number"),
    ("2 cups", "“2 cups” is no number"),
  ])
  func `a recipe that cannot be scaled stays, and says why`(makes: String?, why: String) throws {
    let recipe = Self.recipe(["2 eggs"], makes: makes)
    let adapted = RecipeAdaptation(servings: 8).adapt(recipe)
    #expect(adapted.recipe == recipe)
    #expect(try adapted.notes.count == 1 && adapted.notes[at: 0].contains(why), "\(adapted.notes)")
    #expect(RecipeAdaptation(servings: 0).adapt(recipe).recipe == recipe)
  }

  @Test func `what needs a cook's eye is said`() {
    let adapted = RecipeAdaptation(servings: 24, units: .metric).adapt(
      Self.recipe(
        ["2 steaks (12 ounces)", "1 heaping cup oats"], makes: "Makes 10-14 pies",
        steps: ["Add 2 cups of the stock.", "Bake at 350 degrees."]))
    #expect(
      adapted.recipe.listing.ingredients == ["4 steaks (340 g)", "2 heaping cups oats"])
    for part in [
      "from the middle of “Makes 10-14 pies”: 12", "counts “pies”", "the size of each",
      "steps are not scaled", "steps are not converted", "not exact: “1 heaping cup oats”",
      "scale of the temperature is not given: “350 degrees”",
    ] {
      #expect(adapted.notes.contains { $0.contains(part) }, "\(part) in \(adapted.notes)")
    }
  }

  @Test func `scaling and converting round once`() {
    let adapted = RecipeAdaptation(servings: 3, units: .metric).adapt(
      Self.recipe(["1 cup milk"], makes: "9 servings"))
    // A third of 236.6 ml; of a rounded third of a cup or of 240 ml it could be another.
    #expect(adapted.recipe.listing.ingredients == ["80 ml milk"])
    #expect(adapted.notes.contains { $0.contains("a weight depends on what is measured") })
  }

  @Test(arguments: [
    ("Bake at 350°F.", "Bake at 175°C."), ("Bake at 350-375 °F.", "Bake at 175-190 °C."),
    ("Set to 400 F, then wait.", "Set to 205 C, then wait."),
    ("Cook to 165 degrees Fahrenheit.", "Cook to 74 degrees Celsius."),
    ("From 350° to 375°F.", "From 175° to 190°C."),
    ("Heat to 350°F (175°C).", "Heat to 350°F (175°C)."),
    ("Oven at 180C/350F/gas 4.", "Oven at 180C/350F/gas 4."), ("Add 2 C flour.", "Add 2 C flour."),
    ("Chill at 4°C for 350 minutes.", "Chill at 4°C for 350 minutes."),
    ("Bake at 350/375°F.", "Bake at 175/190°C."), ("to 74C / 165F", "to 74C / 165F"),
  ])
  func `steps tell temperatures in Celsius`(step: String, metric: String) {
    let adapted = RecipeAdaptation(units: .metric).adapt(Self.recipe([], steps: [step]))
    #expect(adapted.recipe.instructions == [metric])
  }

  @Test(arguments: [
    (180, 350), (200, 400), (220, 425), (160, 325), (150, 300), (230, 450), (118, 244), (4, 39),
  ])
  func `steps tell temperatures in Fahrenheit`(celsius: Int, fahrenheit: Int) {
    let adapted = RecipeAdaptation(units: .us).adapt(
      Self.recipe([], steps: ["Heat to \(celsius) °C and hold."]))
    #expect(adapted.recipe.instructions == ["Heat to \(fahrenheit) °F and hold."])
  }

  @Test(arguments: [
    ("Bake at 180/200°C.", "Bake at 350/400°F."), ("180°/200°C", "350°/400°F"),
    ("Bake between 180 and 200 °C.", "Bake between 350 and 400 °F."),
    ("180 bis 200 °C", "350 bis 400 °F"), ("entre 180 et 200 °C", "entre 350 et 400 °F"),
    ("175 °C – 180 °C", "350 °F"), ("180°C/160°C fan", "350°F/325°F fan"),
    ("Freeze at -18°C.", "Freeze at 0°F."), ("auf 180 Grad", "auf 350 Grad F"),
    ("a 180/200 grados centígrados", "a 350/400 grados Fahrenheit"),
    ("180/350 °F", "180/350 °F"), ("heat to 70C", "heat to 158F"),
  ])
  func `ranges and alternatives of temperatures are converted whole`(step: String, us: String) {
    let adapted = RecipeAdaptation(units: .us).adapt(Self.recipe([], steps: [step]))
    #expect(adapted.recipe.instructions == [us])
  }

  @Test func `what many lines have in common is one note`() {
    let adapted = RecipeAdaptation(servings: 2).adapt(
      Self.recipe(["1 egg", "3 egg yolks", "2 steaks (12 ounces)", "2 chickens (3 pounds)"]))
    #expect(
      adapted.notes == [
        "Part of an egg is taken from a beaten one, about 3 tablespoons: “½ egg”, “1½ egg yolks”.",
        "A second figure stays as it was, as it may be the size of each: "
          + "“2 steaks (12 ounces)”, “2 chickens (3 pounds)”.",
      ])
  }

  @Test func `groups are scaled with their lines`() {
    var recipe = Self.recipe(["1 egg", "2 cups milk"], makes: "4 servings", steps: [])
    recipe.ingredientGroups = [
      IngredientGroup(name: "Crust", ingredients: ["1 egg"]),
      IngredientGroup(ingredients: ["2 cups milk"]),
    ]
    recipe.servings = 4
    let adapted = RecipeAdaptation(servings: 8).adapt(recipe).recipe
    #expect(adapted.ingredientGroups.map(\.name) == ["Crust", nil])
    #expect(adapted.ingredientGroups.flatMap(\.ingredients) == adapted.listing.ingredients)
    #expect(adapted.listing.ingredients.last == "4 cups milk")
    #expect(adapted.servings == 8 && adapted.listing.recipeYield == "8 servings")
  }

  @Test(arguments: [("12 muffins", "24 muffins"), (nil, "8 servings")] as [(String?, String)])
  func `known servings scale what counts something else`(makes: String?, scaled: String) {
    var recipe = Self.recipe(["100 g flour"], makes: "", steps: [])
    recipe.listing.recipeYield = makes
    recipe.servings = 4
    let adapted = RecipeAdaptation(servings: 8).adapt(recipe)
    #expect(adapted.recipe.listing.ingredients == ["200 g flour"])
    #expect(adapted.recipe.listing.recipeYield == scaled && adapted.recipe.servings == 8)
    #expect(adapted.notes.isEmpty)
  }

  @Test func `no line or step is ever lost`() {
    var random = SeededRandom(seed: 99)
    for _ in 0..<400 {
      let lines = (0..<8).map { _ in random.line() }
      let recipe = Self.recipe(lines, makes: random.line(), steps: lines)
      let servings = Int.random(in: -1...50, using: &random)
      for units in [nil, UnitSystem.metric, .us] {
        let adapted = RecipeAdaptation(servings: servings, units: units).adapt(recipe)
        #expect(adapted.recipe.listing.ingredients.count == lines.count)
        #expect(adapted.recipe.instructions.count == lines.count)
        for (before, after) in zip(lines, adapted.recipe.listing.ingredients) {
          #expect(before.isEmpty == after.isEmpty)
        }
        for note in adapted.notes {
          #expect(!note.unicodeScalars.contains { $0.isUnsafeToPrint })
        }
      }
    }
  }
}
