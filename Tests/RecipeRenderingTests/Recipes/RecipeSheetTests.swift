import RecipeModel
import RecipeRendering
import TestSupport
import Testing

/// A recipe as a cook reads it in a terminal.
@Suite(.fewAtOnce) struct RecipeSheetTests {
  private static func dish(
    _ title: String, groups: [IngredientGroup], sections: [InstructionSection]
  ) -> Recipe {
    let listing = Listing(
      id: ListingID(provider: "book", id: "1"), title: title,
      url:
        "https://example.org/recipes/a-dish-with-a-rather-long-address/print?servings=4&units=metric",
      publisher: "The Example Kitchen", ingredients: groups.flatMap(\.ingredients),
      rating: Rating(value: 4.6, scale: 5), totalMinutes: 95, recipeYield: "4 servings",
      diets: [.vegetarian])
    var recipe = Recipe(
      listing: listing, summary: "What it is and where it comes from, in a sentence or two.",
      prepMinutes: 20, cookMinutes: 75, cuisine: "Levantine", category: "Main course")
    if groups.contains(where: { $0.name != nil }) { recipe.ingredientGroups = groups }
    recipe.sections = sections
    return recipe
  }

  /// Groups, sections, names of steps, notes and nutrition.
  private static let pie: Recipe = {
    var recipe = dish(
      "Spinach Pie with a Crust of Its Own",
      groups: [
        IngredientGroup(
          name: "For the dough",
          ingredients: ["300 g flour", "1 tsp salt", "150 ml warm water", "4 tbsp olive oil"]),
        IngredientGroup(
          name: "For the filling",
          ingredients: [
            "1 kg fresh spinach, washed, stems removed and roughly chopped", "200 g feta",
            "3 eggs", "1 bunch dill", "6 spring onions, sliced", "nutmeg", "black pepper",
            "1 lemon, its zest alone",
          ]),
      ],
      sections: [
        InstructionSection(
          name: "Dough",
          steps: [
            InstructionStep(name: "Mix", text: "Mix flour and salt; work in water and oil."),
            InstructionStep(
              text:
                "Knead for ten minutes, until smooth, and let it rest under a damp cloth for an hour."
            ),
          ]),
        InstructionSection(
          name: "Pie",
          steps: [
            InstructionStep(text: "Wilt the spinach in a wide pan and press the water out of it."),
            InstructionStep(text: "Fill, close, and bake at 200 °C for 40 minutes."),
          ]),
      ])
    recipe.authors = ["Ada Baker"]
    recipe.notes = [
      "It keeps for three days.", "Frozen spinach will do as well, if it is thawed first.",
    ]
    recipe.nutrition = [
      Nutrient(name: "servingSize", text: "1 slice"), Nutrient(name: "calories", text: "420 kcal"),
      Nutrient(name: "fatContent", text: "21 g"),
      Nutrient(name: "saturatedFatContent", text: "8 g"),
    ]
    return recipe
  }()

  /// Characters that take two columns each.
  private static let oyakodon = dish(
    "親子丼（おやこどん）",
    groups: [
      IngredientGroup(ingredients: [
        "鶏もも肉 200g", "玉ねぎ 1/2個", "卵 3個", "三つ葉 適量", "しょうゆ 大さじ2", "みりん 大さじ2",
        "だし汁 150ml", "ご飯 2杯分",
      ])
    ],
    sections: InstructionSection.one([
      "玉ねぎは薄切りにする。鶏肉は一口大に切り、だし汁、しょうゆ、みりんを合わせた鍋に入れて中火で煮る。",
      "溶き卵を回し入れ、半熟になったら火を止めてご飯にのせる。",
    ]))

  /// Lines that run from right to left stand one to a line: side by side they would change places.
  private static let shakshuka = dish(
    "שקשוקה",
    groups: [
      IngredientGroup(ingredients: [
        "6 ביצים", "1 בצל", "3 שיני שום", "1 פלפל אדום", "800 גרם עגבניות", "פפריקה", "כמון",
        "מלח",
      ])
    ], sections: InstructionSection.one(["לטגן את הבצל בשמן זית עד שהוא רך.", "להוסיף את הביצים."]))

  private static let recipes = [("pie", pie), ("oyakodon", oyakodon), ("shakshuka", shakshuka)]

  @Test(arguments: ["pie", "oyakodon", "shakshuka"], [40, 80, 120])
  func `a recipe fits the terminal`(name: String, width: Int) throws {
    let recipe = try #require(Self.recipes.first { $0.0 == name }?.1)
    let text = RecipeSheet(style: TextStyle(width: width)).render(recipe)
    for line in text.split(separator: "\n") where !line.hasPrefix("https://") {
      #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
    }
    try GoldenFile.expect(text, is: "Recipes/sheet-\(name)-\(width).txt")
  }

  @Test(arguments: [
    ("8", "8 servings"), ("1", "1 serving"), ("Serves 4-6", "4-6 servings"),
    ("Makes 12 muffins", "12 muffins"),
    ("Serves 20", "20 servings"), ("Serves 2 hungry people", "2 hungry people"),
  ])
  func `a yield that is a bare number counts servings`(yield: String, shown: String) {
    var recipe = Self.pie
    (recipe.listing.recipeYield, recipe.servings) = (yield, nil)
    #expect(RecipePlain().render(recipe).contains("\nMakes: \(shown)\n"))
  }

  @Test(arguments: [
    ("Für 6 Personen", "Yield: Für 6 Personen"), ("Up to 4 servings", "Makes: Up to 4 servings"),
    ("various sizes", "Yield: various sizes"),
  ])
  func `a yield that is a sentence follows no verb`(yield: String, shown: String) {
    var recipe = Self.pie
    (recipe.listing.recipeYield, recipe.servings) = (yield, nil)
    #expect(RecipePlain().render(recipe).contains("\n\(shown)\n"))
  }

  @Test(arguments: [("roll it out by 1 1/4 inches", 14), ("use about 2 ½ cups of it", 12)])
  func `a number and its fraction stand on one line`(step: String, width: Int) {
    var recipe = Self.pie
    recipe.sections = InstructionSection.one([step])
    let text = RecipeSheet(style: TextStyle(width: width + 5)).render(recipe)
    #expect(text.contains("1 1/4") || text.contains("2 ½"))
  }

  @Test func `a long story makes room for the ingredients, in a terminal alone`() {
    var recipe = Self.pie
    recipe.summary = String(repeating: "It began long ago. ", count: 60)
    let lines = RecipeSheet(style: TextStyle(width: 80)).render(recipe)
      .split(separator: "\n").filter { $0.contains("It began") }
    #expect(lines.count == 8 && lines.last?.hasSuffix(" …") == true)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(!RecipeSheet(style: .pipe).render(recipe).contains("…"))
  }

  @Test func `a heading among the notes has no mark of a list`() {
    var recipe = Self.pie
    recipe.notes = ["To freeze:", "Cool it first."]
    let text = RecipeSheet(style: TextStyle(width: 80)).render(recipe)
    #expect(text.contains("Notes\n  To freeze:\n  - Cool it first.\n"))
  }

  @Test(arguments: [("Zubereitung", false), ("Instructions:", false), ("The dough", true)])
  func `a section of all steps needs no name that says so`(name: String, isShown: Bool) {
    var recipe = Self.pie
    recipe.sections = [InstructionSection(name: name, steps: [InstructionStep(text: "Knead it.")])]
    #expect(RecipeSheet(style: .pipe).render(recipe).contains(name) == isShown)
  }

  @Test func `in a pipe nothing is wrapped`() throws {
    let text = RecipeSheet(style: .pipe).render(Self.pie)
    for line in Self.pie.listing.ingredients { #expect(text.contains("  \(line)\n")) }
    for step in Self.pie.instructions { #expect(text.contains("\(step)\n")) }
    try GoldenFile.expect(text, is: "Recipes/sheet-pie-pipe.txt")
  }

  @Test func `a screen reader gets one thing a line`() throws {
    let text = RecipeSheet(style: TextStyle(color: true, width: 60, accessible: true))
      .render(Self.pie)
    try GoldenFile.expect(text, is: "Recipes/sheet-pie-plain.txt")
  }

  @Test func `what a cook should know stands before the link`() throws {
    let adapted = RecipeAdaptation(servings: 6, units: .us).adapt(Self.pie)
    let sheet = RecipeSheet(style: TextStyle(width: 60), remarks: adapted.notes)
    try GoldenFile.expect(sheet.render(adapted.recipe), is: "Recipes/sheet-pie-adapted.txt")
  }

  @Test func `whatever a source sends, no line is too wide and nothing steers`() {
    for (index, text) in HostileTexts.titles.enumerated() {
      let link = HostileTexts.links[index % HostileTexts.links.count]
      var recipe = RecipeFixtures.hostile(text, link: link)
      recipe.notes = [text]
      recipe.nutrition = [Nutrient(name: text, text: text)]
      recipe.ingredientGroups = [
        IngredientGroup(name: text, ingredients: recipe.listing.ingredients)
      ]
      recipe.sections = [
        InstructionSection(name: text, steps: [InstructionStep(name: text, text: text)])
      ]
      for width in [20, 40, 120] {
        let sheet = RecipeSheet(style: TextStyle(width: width), remarks: [text]).render(recipe)
        for line in sheet.split(separator: "\n") where !line.contains("://") {
          #expect(DisplayWidth.of(String(line)) <= width, "\(line)")
        }
        #expect(!sheet.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" })
      }
      let documents = [
        RecipePlain(remarks: [text]).render(recipe), RecipeHTML.render(recipe, remarks: [text]),
        ProvenanceRenderer(style: .pipe).render(recipe, mended: [text], troubles: [text]),
      ]
      for document in documents {
        #expect(!document.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" })
      }
    }
  }

  @Test func `the provenance names every source and syntax`() throws {
    var recipe = Self.pie
    recipe.origins[.title] = FieldOrigin(provider: "web", syntax: "json-ld")
    recipe.origins[.notes] = FieldOrigin(provider: "web", syntax: "guessed")
    let text = ProvenanceRenderer(style: TextStyle(width: 60)).render(
      recipe, mended: ["a raw line break in a string"], troubles: ["mealie: HTTP 500"])
    try GoldenFile.expect(text, is: "Recipes/provenance-60.txt")
  }

  @Test func `a page of a recipe has its reviewed form`() throws {
    try GoldenFile.expect(
      RecipeHTML.render(Self.pie, remarks: ["Not scaled."]), is: "Recipes/pie.html")
    var hostile = RecipeFixtures.hostile("</script><script>alert(1)</script> \"'&amp;")
    hostile.language = "en\" onload=\""
    let page = RecipeHTML.render(hostile)
    #expect(page.ranges(of: "<script").count == 1)
    #expect(!page.contains("onload=\""))
  }
}
