import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

/// What people write into Markdown beyond a list under each heading.
@Suite(.fewAtOnce) struct MarkdownReadingTests {
  private static func read(_ text: String) throws -> Recipe {
    let id = ListingID(provider: "file", id: "/tmp/soup.md")
    return try RecipeDocument.recipe(in: Array(text.utf8), as: .markdown, id: id)
  }

  @Test(arguments: [
    ("## Ingredients (serves 4)", "## Method", "4 servings"),
    ("## Zutaten für 4 Personen", "## Zubereitung", "4 Personen"),
    ("## Pour 6 personnes", "## Préparation", "6 personnes"),
    ("**Ingredients**", "**Method**", nil), ("**Ingredients:**", "**Method:**", nil),
    ("**Ingredients** (serves 4)", "**Method**", "4 servings"),
    ("__Ingredientes para 4 personas__", "__Preparación__", "4 personas"),
    ("Ingredients:", "Method:", nil), ("Ingredients\n-----------", "Method\n------", nil),
    ("### Ingredients for 12 muffins:", "### Directions", "12 muffins"),
  ])
  func `a heading or a label with servings begins the ingredients`(
    ingredients: String, steps: String, yield: String?
  ) throws {
    let recipe = try Self.read(
      """
      # Pea Soup

      Fine.

      \(ingredients)

      - 200 g peas
      - 1 onion

      \(steps)

      1. Boil.
      2. Blend.
      """)
    #expect(recipe.listing.title == "Pea Soup" && recipe.summary == "Fine.")
    #expect(recipe.listing.ingredients == ["200 g peas", "1 onion"])
    #expect(recipe.instructions == ["Boil.", "Blend."])
    #expect(recipe.listing.recipeYield == yield && recipe.notes.isEmpty)
    #expect(recipe.ingredientGroups.isEmpty)
  }

  @Test func `labels within the parts name groups, and their servings are the recipe's`() throws {
    let recipe = try Self.read(
      """
      # Pie

      ## Ingredients
      ### For 4 people
      **Dough**
      - 200 g flour

      **Filling:**
      - 1 leek

      ## Steps
      1. Bake.
      """)
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Filling"])
    #expect(recipe.listing.recipeYield == "4 people")
  }

  @Test(arguments: [
    "| Amount | Ingredient |\n|---|---|\n| 200 g | peas |\n| 1 | onion |",
    "| Ingredient | Amount |\n|:--|--:|\n| peas | 200 g |\n| onion | 1 |",
    "| Zutat | Menge | Einheit |\n| --- | --- | --- |\n| peas | 200 | g |\n| onion | 1 | |",
    "Amount | Ingredient\n--- | ---\n200 g | peas\n1 | onion",
    "| | |\n|-|-|\n| 200 g | peas |\n| 1 | onion |",
    "| peas | 200 g |\n|---|---|\n| onion | 1 |",
  ])
  func `a table holds ingredients`(table: String) throws {
    let recipe = try Self.read("# Soup\n\n## Ingredients\n\n\(table)\n\n## Steps\n\n1. Boil.\n")
    #expect(recipe.listing.ingredients == ["200 g peas", "1 onion"])
  }

  @Test func `tables hold notes to ingredients, groups, steps and facts`() throws {
    let recipe = try Self.read(
      """
      # Pie

      | Servings | Prep time | Cook time |
      |---|---|---|
      | 4 | 10 min | 20 min |

      ## Ingredients

      | Amount | Ingredient | Notes |
      |---|---|---|
      | **Dough** | | |
      | 200 g | flour | sifted |
      | **Filling** | | |
      | 1 | leek | |

      ## Method

      | Step | What |
      |---|---|
      | 1 | Knead. |
      | 2 | Bake. |
      """)
    #expect(recipe.listing.ingredients == ["200 g flour, sifted", "1 leek"])
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Filling"])
    #expect(recipe.instructions == ["Knead.", "Bake."])
    #expect(recipe.listing.recipeYield == "4 servings" && recipe.listing.totalMinutes == 30)
  }

  @Test(arguments: [
    ("1. Boil. 2. Blend. 3. Serve.", ["Boil.", "Blend.", "Serve."]),
    ("Step 1: Boil. Step 2: Blend.", ["Boil.", "Blend."]),
    ("1. Add the stock<br>Bring to a boil", ["Add the stock. Bring to a boil"]),
    ("Add the stock  \nBring to a boil", ["Add the stock. Bring to a boil"]),
    ("Add the stock and\nbring to a boil", ["Add the stock and bring to a boil"]),
    ("• Boil.\n• Blend.", ["Boil.", "Blend."]), ("☐ Boil.\n☐ Blend.", ["Boil.", "Blend."]),
  ])
  func `steps that stand together are parted`(text: String, steps: [String]) throws {
    let recipe = try Self.read("# Soup\n\n## Ingredients\n- 1 leek\n\n## Steps\n\n\(text)\n")
    #expect(recipe.instructions == steps)
  }

  @Test(arguments: [
    ("- 2 carrots • 1 onion • 500 ml stock", ["2 carrots", "1 onion", "500 ml stock"]),
    ("• 2 carrots • 1 onion", ["2 carrots", "1 onion"]),
    ("* 200 g flour * 2 eggs * salt", ["200 g flour", "2 eggs", "salt"]),
    ("200 g flour * 2 eggs", ["200 g flour", "2 eggs"]),
    ("- 4 eggs - 500 g potatoes - salt", ["4 eggs", "500 g potatoes", "salt"]),
    ("320 g riso – 1 cipolla – brodo q.b.", ["320 g riso", "1 cipolla", "brodo q.b."]),
    // What may be one line stays one.
    ("- 2 * 400 g tins of beans", ["2 * 400 g tins of beans"]),
    ("- 2 chillies - dried - or 1 tsp flakes", ["2 chillies - dried - or 1 tsp flakes"]),
    ("- 1 cup flour - 120 g", ["1 cup flour - 120 g"]), ("- **2** *large* eggs", ["2 large eggs"]),
  ])
  func `bullets within one line part the ingredients`(line: String, ingredients: [String]) throws {
    let recipe = try Self.read("# Soup\n\n## Ingredients\n\n\(line)\n\n## Steps\n\n1. Boil.\n")
    #expect(recipe.listing.ingredients == ingredients)
  }

  @Test func `a table names its ingredients without a heading`() throws {
    let recipe = try Self.read(
      """
      # Soup

      | Quantity | Ingredient |
      |---|---|
      | 2 | carrots |
      | 500 ml | stock |

      ## Steps

      1. Boil.
      """)
    #expect(recipe.listing.ingredients == ["2 carrots", "500 ml stock"])
  }

  @Test(arguments: [
    "| 2 | carrots |\n| 500 ml | stock |", "| | |\n|---|---|\n| 2 | carrots |\n| 500 ml | stock |",
    "| What for how many | What |\n|---|---|\n| 2 | carrots |\n| 500 ml | stock |",
  ])
  func `a table of amounts and foods is the ingredients, whatever its head`(table: String) throws {
    let recipe = try Self.read("# Soup\n\n\(table)\n\n## Steps\n\n1. Boil.\n")
    #expect(recipe.listing.ingredients == ["2 carrots", "500 ml stock"])
    #expect(recipe.instructions == ["Boil."])
  }

  @Test func `a list with amounts before numbered steps needs no heading`() throws {
    let recipe = try Self.read(
      "# Soup\n\nServes 4\n\n- 2 carrots\n- salt\n\n1) Chop.\n2) Boil.\n\nServe hot.\n")
    #expect(recipe.listing.ingredients == ["2 carrots", "salt"])
    #expect(recipe.instructions == ["Chop.", "Boil.", "Serve hot."])
    #expect(recipe.listing.recipeYield == "4 servings")
    #expect(throws: ProviderError.self) {
      try Self.read("# Things to do\n\n- Buy milk\n- Call\n\n1. First.\n2. Second.\n")
    }
  }

  @Test(arguments: [
    ("## Préparation (30 min)", 30), ("## Zubereitung (ca. 1 Std.)", 60),
    ("## Method (20-25 minutes)", 25), ("## Steps", nil), ("## Préparation : 30 min", 30),
    ("## Zubereitung - 30 Min.", 30), ("## Bereiding (± 30 min)", 30),
    ("## Preparación (tiempo: 30 min)", 30), ("## Preparazione (10 min) e cottura (20 min)", 10),
  ])
  func `a heading of the steps may say how long they take`(
    heading: String, minutes: Int?
  ) throws {
    let recipe = try Self.read("# Soup\n\n## Ingredients\n\n- 1 carrot\n\n\(heading)\n\n1. Boil.\n")
    #expect(recipe.instructions == ["Boil."] && recipe.sections.allSatisfy { $0.name == nil })
    #expect(recipe.prepMinutes == minutes)
  }

  @Test(arguments: [
    ("## Préparation et cuisson", "Préparation et cuisson", nil),
    ("## Zubereitung der Sauce", "Zubereitung der Sauce", nil),
    (
      "## Zubereitung (Arbeitszeit 30 Min., Backzeit 20 Min.)",
      "Arbeitszeit 30 Min., Backzeit 20 Min.", 30
    ),
    ("## Preparation (30 min, plus chilling)", "30 min, plus chilling", 30),
  ])
  func `what else a heading of the steps says names their section`(
    heading: String, name: String, minutes: Int?
  ) throws {
    let recipe = try Self.read("# Soup\n\n## Ingredients\n\n- 1 carrot\n\n\(heading)\n\n1. Boil.\n")
    #expect(recipe.sections.map(\.name) == [name] && recipe.instructions == ["Boil."])
    #expect(recipe.prepMinutes == minutes)
  }

  @Test func `facts may follow each other without empty lines between`() throws {
    let recipe = try Self.read(
      """
      Pie
      =

      **Serves:** 4
      **Prep time:** 10 min

      ## Ingredients
      - 1 leek
      """)
    #expect(recipe.listing.title == "Pie" && recipe.listing.recipeYield == "4 servings")
    #expect(recipe.prepMinutes == 10)
  }

  // MARK: RecipeMD

  @Test func `RecipeMD is read by its rules`() throws {
    let recipe = try Self.read(
      """
      # Guacamole

      Some people call it guac.

      *sauce, vegan*

      **4 Servings, 200g**

      ---

      - *1* avocado
      - *.5 teaspoon* salt
      - *1 1/2 pinches* red pepper flakes

      ## Topping

      - lemon juice

      ---

      Remove flesh from avocado.

      Mash all.

      ## Serve

      1. Top it.
      """)
    #expect(recipe.listing.title == "Guacamole")
    #expect(recipe.summary == "Some people call it guac.")
    #expect(recipe.keywords == ["sauce", "vegan"])
    #expect(recipe.listing.recipeYield == "4 Servings" && recipe.servings == 4)
    #expect(recipe.notes == ["Yields: 4 Servings, 200g"])
    #expect(
      recipe.listing.ingredients == [
        "1 avocado", ".5 teaspoon salt", "1 1/2 pinches red pepper flakes", "lemon juice",
      ])
    #expect(recipe.ingredientGroups.map(\.name) == [nil, "Topping"])
    #expect(recipe.instructions == ["Remove flesh from avocado.", "Mash all.", "Top it."])
    #expect(recipe.sections.map(\.name) == [nil, "Serve"])
  }

  @Test func `RecipeMD needs no tags, no yields and no instructions`() throws {
    let recipe = try Self.read("# Salad\n***\n* *1,5 kg* [peas](peas.md)\n* salt\n")
    #expect(recipe.listing.ingredients == ["1,5 kg peas", "salt"] && recipe.sections.isEmpty)
  }
}
