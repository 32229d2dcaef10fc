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

  @Test(arguments: [
    ("500 g beef\n1 can beans\nsalt", ["500 g beef", "1 can beans", "salt"]),
    ("500 g beef  \n1 can beans  \nsalt", ["500 g beef", "1 can beans", "salt"]),
    ("500 g beef<br>\n1 can beans<br>salt", ["500 g beef", "1 can beans", "salt"]),
    ("500 g beef\\\n1 can beans", ["500 g beef", "1 can beans"]),
    ("- 500 g beef<br>1 can beans\n- salt", ["500 g beef", "1 can beans", "salt"]),
    ("> 500 g beef\n> salt", ["500 g beef", "salt"]),
    ("500 g Mehl (Type 405\noder 550)\nSalz", ["500 g Mehl (Type 405 oder 550)", "Salz"]),
    // One line that was wrapped.
    ("- 1 onion,\n  finely chopped", ["1 onion, finely chopped"]),
    ("- 1 onion<br>finely chopped", ["1 onion finely chopped"]),
    (
      "- 1 onion, about\n  2 cups chopped\n- salt", ["1 onion, about 2 cups chopped", "salt"]
    ),
  ])
  func `ingredients may stand on lines without marks`(text: String, ingredients: [String]) throws {
    let recipe = try Self.read("# Chili\n\n**Ingredients**\n\n\(text)\n\n**Method**\n\nFry.\n")
    #expect(recipe.listing.ingredients == ingredients && recipe.instructions == ["Fry."])
  }

  @Test(arguments: [
    ("Servings: 4", "4 servings"), ("Portionen: 4", "4 Portionen"), ("Personen: 4", "4 Personen"),
    ("Menge: 4 Portionen", "4 Portionen"), ("Anzahl Portionen: 4-6", "4-6 Portionen"),
    ("Nombre de personnes : 4", "4 personnes"), ("Quantité : 12 crêpes", "12 crêpes"),
    ("Raciones: 4", "4 raciones"), ("Porciones: 4", "4 porciones"),
    ("Comensales: 4", "4 comensales"), ("Rendimiento: 8 porciones", "8 porciones"),
    ("Porzioni: 4", "4 porzioni"), ("Dosi per: 4 persone", "4 persone"),
    ("Aantal personen: 4", "4 personen"), ("**Porties:** 4", "4 porties"),
    ("Pour : 6 personnes", "6 personnes"), ("Makes 12 muffins, 4 servings", "12 muffins"),
  ])
  func `how much it makes may be a fact in six languages`(fact: String, yield: String) throws {
    let recipe = try Self.read("# Pie\n\nFine.\n\(fact)\n\n## Ingredients\n\n- 1 leek\n")
    #expect(recipe.listing.recipeYield == yield && recipe.summary == "Fine.")
    #expect(recipe.servings != nil || yield == "12 crêpes" || yield == "4-6 Portionen")
  }

  @Test(arguments: [
    "Prep: 10 mins\nCook: 20 mins\nTotal: 40 mins",
    "Prep: 10 mins | Cook: 20 mins | Total: 40 mins",
    "**Prep:** 10 min, **Cook:** 20 min, **Total:** 40 min",
    "Vorbereitungszeit: 10 Min.\nZubereitungszeit: 20 Minuten\nGesamtzeit: 40 Min.",
    "- Vorbereitung: 10 Min.\n- Koch-/Backzeit: 20 Min.\n- Dauer: 40 Min.",
    "Temps de préparation : 10 min\nTemps de cuisson : 20 min\nTemps total : 40 min",
    "Préparation : 10 min - Cuisson : 20 min - Durée totale : 40 min",
    "Tiempo de preparación: 10 min\nTiempo de cocción: 20 min\nTiempo total: 40 minutos",
    "Preparazione: 10 minuti  \nTempo di cottura: 20 minuti  \nTempo totale: 40 min",
    "Voorbereiding: 10 min<br>\nBereidingstijd: 20 minuten<br>\nTotale tijd: 40 min",
    "| Vorbereitung | Backzeit | Gesamtzeit |\n|---|---|---|\n| 10 Min. | 20 Min. | 40 Min. |",
  ])
  func `times may be facts in six languages`(facts: String) throws {
    let recipe = try Self.read("# Pie\n\n\(facts)\n\n## Ingredients\n\n- 1 leek\n")
    #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 20)
    #expect(recipe.listing.totalMinutes == 40 && recipe.summary == nil)
  }

  @Test(arguments: ["Ruhezeit: 2 Std.", "Temps de repos : 2 h", "Chill time: 2 hours"])
  func `a time without a place of its own is a note`(fact: String) throws {
    let recipe = try Self.read("# Pie\n\nServings: 4\n\(fact)\n\n## Ingredients\n\n- 1 leek\n")
    #expect(recipe.notes == [fact] && recipe.listing.recipeYield == "4 servings")
  }

  @Test func `names of groups may stand among plain lines, and a last step ends in a colon`() throws
  {
    let recipe = try Self.read(
      """
      # Stew

      **Zutaten**

      500 g Fleisch
      Für die Soße:
      1 Zwiebel
      2 Tomaten

      **Zubereitung**

      Kochen.

      Mit Brot servieren:
      """)
    #expect(recipe.ingredientGroups.map(\.name) == [nil, "Für die Soße"])
    #expect(recipe.listing.ingredients == ["500 g Fleisch", "1 Zwiebel", "2 Tomaten"])
    #expect(recipe.instructions == ["Kochen.", "Mit Brot servieren:"])
  }

  @Test func `front matter and lists of ingredients have facts in other languages`() throws {
    let recipe = try Self.read(
      """
      ---
      zubereitungszeit: 45 Min.
      ---
      # Suppe

      ## Zutaten

      - Portionen: 6
      - 1 Ei
      """)
    #expect(recipe.listing.recipeYield == "6 Portionen" && recipe.prepMinutes == 45)
    #expect(recipe.listing.ingredients == ["1 Ei"])
  }

  @Test(arguments: [
    ("## Preparation", "Step 1: Boil.\n\nStep 2: Serve."),
    ("## Zubereitung", "Schritt 1: Boil.\n\nSchritt 2: Serve."),
    ("## Zubereitung", "### Schritt 1\n\nBoil.\n\n### Schritt 2\n\nServe."),
    ("## Préparation", "**Étape 1**\n\nBoil.\n\n**Étape 2 :**\n\nServe."),
    ("## Préparation", "Étape 1\nBoil.\n\nÉtape 2\nServe."),
    ("## Preparación", "Paso 1. Boil.\n\nPaso 2. Serve."),
    ("## Preparazione", "1- Boil.\n\n2- Serve."),
    ("## Bereiding", "- Stap 1: Boil.\n- Stap 2: Serve."),
  ])
  func `labels of steps are no part of them`(heading: String, text: String) throws {
    let recipe = try Self.read("# Soup\n\n## Ingredients\n\n- 1 leek\n\n\(heading)\n\n\(text)\n")
    #expect(recipe.instructions == ["Boil.", "Serve."] && recipe.sections.map(\.name) == [nil])
  }

  @Test(arguments: [
    ("For the sauce:", "For the sauce"), ("- For the sauce:", "For the sauce"),
    ("*Para el sofrito*", "Para el sofrito"), ("Für die Soße:", "Für die Soße"),
    ("_Pour la sauce_", "Pour la sauce"), ("Per il sugo:", "Per il sugo"),
    ("Voor de saus:", "Voor de saus"),
  ])
  func `a line with a colon or in italics names a group`(line: String, name: String) throws {
    let recipe = try Self.read("# Pie\n\n## Ingredients\n\n- 1 leek\n\n\(line)\n\n- 2 eggs\n")
    #expect(recipe.ingredientGroups.map(\.name) == [nil, name])
    #expect(recipe.listing.ingredients == ["1 leek", "2 eggs"])
  }

  @Test(arguments: [
    "1. Mix.\n2. Bake.", "1) Mix.\n2) Bake.", "Mix.\n\nBake.",
  ])
  func `behind a table the steps need no heading`(steps: String) throws {
    let recipe = try Self.read(
      "# Cake\n\n| Amount | Ingredient |\n|---|---|\n| 250 g | flour |\n| 2 | eggs |\n\n\(steps)\n")
    #expect(recipe.listing.ingredients == ["250 g flour", "2 eggs"])
    #expect(recipe.instructions == ["Mix.", "Bake."])
  }

  @Test func `numbers behind a list without them begin the steps, which nothing names`() throws {
    let recipe = try Self.read(
      "# Cake\n\n## Zutaten\n\n- 2 Eier\n- Salz\n\n1. Rühren.\n2. Backen.\n")
    #expect(recipe.listing.ingredients == ["2 Eier", "Salz"])
    #expect(recipe.instructions == ["Rühren.", "Backen."])
    let numbered = try Self.read("# Cake\n\n## Zutaten\n\n1. Eier\n2. Salz\n")
    #expect(numbered.listing.ingredients == ["Eier", "Salz"])
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
