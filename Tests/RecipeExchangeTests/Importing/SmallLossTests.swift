import RecipeExchange
import RecipeModel
import TestSupport
import Testing

/// What files say in places where it is easily lost.
@Suite(.fewAtOnce) struct SmallLossTests {
  private func read(_ name: String, _ text: String) throws -> ExchangedRecipe {
    let reading = RecipeReader().read(name: name, bytes: Array(text.utf8))
    return try #require(reading.recipes.first)
  }

  // MARK: Headings

  @Test(arguments: [
    ("Zutaten (für 2 Personen):", "Zubereitung", "2 Personen"),
    ("Ingredients (serves 4)", "Method", "4 servings"),
    ("Ingredients for 4 people:", "Directions:", "4 people"),
    ("Ingrédients pour 6 personnes :", "Préparation :", "6 personnes"),
    ("Pour 6 personnes :", "Préparation", "6 personnes"),
    ("Für 4 Personen:", "Zubereitung:", "4 Personen"),
    ("材料（2人分）", "作り方", "2人分"),
  ])
  func `plain text has headings with servings`(
    ingredients: String, steps: String, yield: String
  ) throws {
    let text = """
      Erbsensuppe

      \(ingredients)
      • 200 g Erbsen
      ☐ 1 Zwiebel

      \(steps)
      1. Kochen.
      2. Pürieren.
      """
    let recipe = try read("suppe.txt", text).recipe
    #expect(recipe.listing.ingredients == ["200 g Erbsen", "1 Zwiebel"])
    #expect(recipe.listing.recipeYield == yield)
    #expect(recipe.instructions == ["Kochen.", "Pürieren."])
  }

  @Test(arguments: [
    "1.- Pelar.\n2.- Freír.\n3.- Batir.", "1.-Pelar.\n2.-Freír.\n3.-Batir.",
    "1º Pelar.\n2º Freír.\n3º Batir.", "1.- Pelar. 2.- Freír. 3.- Batir.",
  ])
  func `plain text numbers its steps in many ways`(steps: String) throws {
    let text = "Tortilla\n\nIngredientes:\n4 huevos\n1 cebolla\n\nPreparación:\n\(steps)\n"
    #expect(try read("tortilla.txt", text).recipe.instructions == ["Pelar.", "Freír.", "Batir."])
  }

  @Test(arguments: ["- 4 huevos - 500 g de patatas - sal", "4 huevos • 500 g de patatas • sal"])
  func `plain text may have its ingredients in one line`(line: String) throws {
    let text = "Tortilla\n\nIngredientes:\n\(line)\n\nPreparación:\n1.- Pelar.\n2.- Freír.\n"
    let recipe = try read("tortilla.txt", text).recipe
    #expect(recipe.listing.ingredients == ["4 huevos", "500 g de patatas", "sal"])
  }

  @Test(arguments: ["Für 12 Stück", "Ergibt 12 Stück", "Zutaten für 12 Stück:"])
  func `plain text says how many pieces it makes`(line: String) throws {
    let text = "Kekse\n\n\(line)\n\n- 200 g Mehl\n- 2 Eier\n\nZubereitung\n1. Kneten. 2. Backen.\n"
    let recipe = try read("kekse.txt", text).recipe
    #expect(recipe.listing.ingredients == ["200 g Mehl", "2 Eier"])
    #expect(recipe.listing.recipeYield == "12 Stück" && recipe.summary == nil)
    #expect(recipe.instructions == ["Kneten.", "Backen."])
  }

  @Test func `a list of ingredients may begin with its own heading`() throws {
    let text = """
      {"name": "Suppe", "directions": "Kochen.", "ingredients": "Zutaten für 4 Personen:\\n- 200 g \
      Erbsen\\n- [ ] 1 Zwiebel"}
      """
    let recipe = try read("suppe.paprikarecipe", text).recipe
    #expect(recipe.listing.ingredients == ["200 g Erbsen", "1 Zwiebel"])
    #expect(recipe.listing.recipeYield == "4 Personen" && recipe.ingredientGroups.isEmpty)
  }

  @Test(arguments: [
    ("Title: Stew", "Step 1"), ("Recipe: Stew", "Step 1:"), ("Titel: Stew", "Schritt 1:"),
    ("Titre : Stew", "Étape 1 :"), ("Título: Stew", "Paso 1."), ("Ricetta: Stew", "1 -"),
    ("Recept: Stew", "Stap 1 –"), ("Stew", "1."), ("Stew", "1)"), ("Stew", "1-"), ("Stew", "1.-"),
  ])
  func `labels of the title and of the steps are no part of them`(
    title: String, label: String
  ) throws {
    for space in label.first == "1" ? ["", " "] : [" ", "\n"] {
      let steps = ["Brown it.", "Serve it."].enumerated().map { index, step in
        label.replacing("1", with: "\(index + 1)") + space + step
      }
      let text = "\(title)\n\nINGREDIENTS:\n2 lbs beef\n1 onion\n\nDIRECTIONS:\n"
      let recipe = try read("stew.txt", text + steps.joined(separator: "\n")).recipe
      #expect(recipe.listing.title == "Stew")
      #expect(recipe.instructions == ["Brown it.", "Serve it."], "\(label)\(space)")
    }
  }

  @Test(arguments: [
    ("Portionen: 4\nZubereitungszeit: 10 Minuten\nKochzeit: 20 min", "Zutaten", "4 Portionen"),
    (
      "Nombre de personnes : 4\nTemps de préparation : 10 min\nTemps de cuisson : 20 min",
      "Ingrédients", "4 personnes"
    ),
    ("Raciones: 4\nPreparación: 10 min\nCocción: 20 min", "Ingredientes", "4 raciones"),
    (
      "Porzioni: 4\nTempo di preparazione: 10 min\nTempo di cottura: 20 min", "Ingredienti",
      "4 porzioni"
    ),
    (
      "Aantal personen: 4\nVoorbereidingstijd: 10 min\nKooktijd: 20 min", "Ingrediënten",
      "4 personen"
    ),
    ("Servings: 4\nPrep: 10 mins | Cook: 20 mins", "Ingredients", "4 servings"),
  ])
  func `plain text has facts with labels in six languages`(
    facts: String, heading: String, yield: String
  ) throws {
    let text = "Soup\n\(facts)\n\n\(heading)\n500 g x\n1 y\n\nMethod\nCook it.\n"
    let recipe = try read("soup.txt", text).recipe
    #expect(recipe.listing.recipeYield == yield && recipe.servings == 4 && recipe.summary == nil)
    #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 20)
    #expect(recipe.listing.ingredients == ["500 g x", "1 y"])
  }

  // MARK: RezKonv, MasterCook, Mealie

  @Test(arguments: [
    "3 Minuten ziehen lassen.", "180 Grad backen",
    "2 Eier trennen und die Dotter mit dem\n  Zucker schlagen",
    "1 Stunde im Ofen",
  ])
  func `an empty line ends RezKonv's ingredients`(step: String) throws {
    let text = """
      ========== REZKONV-Rezept - RezkonvSuite v1.4

           Titel: Tee
      Kategorien: Getränk
           Menge: 1 Tasse

      ============================== TEE ==============================

         250    ml  Wasser

           1    Beutel  Tee; -- schwarz

        \(step)

      =====
      """
    let recipe = try read("a.rk", text).recipe
    #expect(recipe.listing.ingredients == ["250 ml Wasser", "1 Beutel Tee, schwarz"])
    #expect(recipe.instructions == [step.replacing("\n ", with: "")])
  }

  @Test func `an empty line ends Meal-Master's ingredients`() throws {
    let text = """
      MMMMM----- Recipe via Meal-Master (tm) v8.05

            Title: Eggs
       Categories: Main
            Yield: 2 Servings

            4    Eggs
            1 c  Milk

       350 F oven. Bake for 10 minutes.

      MMMMM
      """
    let recipe = try read("a.mmf", text).recipe
    #expect(recipe.listing.ingredients == ["4 Eggs", "1 cup Milk"])
    #expect(recipe.instructions == ["350 F oven. Bake for 10 minutes."])
  }

  @Test(
    arguments: [
      (
        "           Oma\n           -- Erfasst *RK* 27.06.2007 von\n           -- A. Koch", "Oma",
        nil,
        ["Erfasst *RK* 27.06.2007 von A. Koch"]
      ),
      ("      Das große Kochbuch,\n      Seite 12", "Das große Kochbuch, Seite 12", nil, []),
      (
        "      https://a.example/spaetzle\n      -- Erfasst *RK* von Ann", nil,
        "https://a.example/spaetzle", ["Erfasst *RK* von Ann"]
      ),
    ] as [(String, String?, String?, [String])])
  func `RezKonv's block of the source is no ingredient`(
    block: String, publisher: String?, link: String?, notes: [String]
  ) throws {
    let text = """
      ========== REZKONV-Rezept - RezkonvSuite v1.4

           Titel: Spätzle mit Käse
      Kategorien: Hauptspeise
           Menge: 4 Portionen

      ============================== TEIG ==============================
         400     Gramm  Mehl
           4            Eier

      ============================= QUELLE =============================
      \(block)

        Mehl und Eier verrühren.

      =====
      """
    let found = try read("a.rk", text)
    #expect(found.recipe.listing.ingredients == ["400 Gramm Mehl", "4 Eier"])
    #expect(found.recipe.ingredientGroups.map(\.name) == ["TEIG"])
    #expect(found.recipe.instructions == ["Mehl und Eier verrühren."])
    #expect(found.recipe.listing.publisher == publisher && found.recipe.listing.url == link)
    #expect(found.ownNotes == notes)
  }

  @Test func `stars around a name begin a group in MasterCook's text`() throws {
    let text = """
                           *  Exported from  MasterCook  *

                                  Bean Soup

      Serving Size  : 6

        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
        1       pound         navy beans
                              pepper -- to taste
                              ***TOPPING***
        2       tablespoons   parsley

      Simmer.
      """
    let recipe = try read("m.mxp", text).recipe
    #expect(
      recipe.listing.ingredients == [
        "1 pound navy beans", "pepper, to taste", "2 tablespoons parsley",
      ])
    #expect(recipe.ingredientGroups.map(\.name) == [nil, "TOPPING"])
  }

  @Test func `the summaries of Mealie's steps are their names`() throws {
    let text = """
      {"name": "Rice Bowl", "slug": "rice-bowl", "recipeServings": 2, "recipeIngredient":
      [{"note": "1 cup rice", "display": "1 cup rice"}], "recipeInstructions": [
      {"title": "Base", "summary": "Cook the rice", "text": "Rinse it.\\n\\nThen simmer."},
      {"title": "", "summary": "", "text": "Stir over low heat."},
      {"title": "", "summary": "Serve it", "text": ""}], "settings": {}}
      """
    let steps = try read("a.json", text).recipe.sections.flatMap(\.steps)
    #expect(steps.map(\.text) == ["Rinse it.", "Then simmer.", "Stir over low heat.", "Serve it"])
    #expect(steps.map(\.name) == ["Cook the rice", nil, nil, nil])
  }

  // MARK: Tables

  @Test(arguments: [
    ("sep=;\n", ";"), ("\"sep=;\"\r\n", ";"), ("SEP=,\n", ","), ("sep=\t\n", "\t"),
    ("sep=|\n", "|"), ("sep=;;;\n", ";"), ("", ";"), ("", "|"), ("\u{FEFF}sep=;\n", ";"),
  ])
  func `the first line may name the sign between columns`(first: String, sign: String) throws {
    let head = ["title", "ingredients", "directions"].joined(separator: sign)
    let row = ["Brot", "\"500 g Mehl\n1 TL Salz\"", "Backen, lange"].joined(separator: sign)
    let rows = sign == "," ? row.replacing("Backen, lange", with: "\"Backen, lange\"") : row
    let recipe = try read("a.csv", "\(first)\(head)\n\(rows)\n").recipe
    #expect(recipe.listing.ingredients == ["500 g Mehl", "1 TL Salz"])
    #expect(recipe.instructions == ["Backen, lange"])
  }

  // MARK: Times and yields

  @Test(arguments: [
    ("a.cook", "---\ntitle: Stew\nprep time: 10 minutes\ncook time: 5 minutes\n---\nBoil @peas{}."),
    ("a.cook", "---\ntitle: Stew\nprep time: 10%minutes\ncook time: 5%minutes\n---\nBoil @peas{}."),
    ("a.cook", ">> title: Stew\n>> prep time: 10 min\n>> cook time: 5 min\nBoil @peas{}."),
    ("a.md", "# Stew\n\n- ⏲️ Prep time: 10 min\n- 🍳 Cook time: 5 min\n\n## Ingredients\n- 1 pea\n"),
    (
      "a.txt",
      "Stew\n\nPrep time: 10 min\nCook time: 5 min\n\nIngredients\n1 pea\n\nMethod\nBoil.\n"
    ),
    ("a.json", #"{"@type": "Recipe", "name": "Stew", "prepTime": "PT10M", "cookTime": "PT5M"}"#),
    ("a.csv", "title,ingredients,prep time,cook time\nStew,1 pea,10 min,5 min\n"),
    (
      "a.json",
      #"{"name":"Stew","directions":"Boil.","ingredients":"1 pea","prep_time":"10 min","cook_time":"5 min"}"#
    ),
  ])
  func `preparation and cooking make the total where none is told`(
    name: String, text: String
  ) throws {
    #expect(try read(name, text).recipe.listing.totalMinutes == 15)
  }

  @Test(arguments: [
    ("total time: 40 minutes\nprep time: 10 minutes", 40), ("prep time: soon", nil),
    ("servings: 4", nil),
  ])
  func `a total that is told stays, and an unknown one is none`(facts: String, minutes: Int?) throws
  {
    let text = "---\ntitle: Stew\n\(facts)\n---\nBoil @peas{}."
    #expect(try read("a.cook", text).recipe.listing.totalMinutes == minutes)
  }

  @Test(arguments: [
    ("yield: 500%ml", "500 ml"), ("servings: 4%people", "4 people"), ("yield: 90%", "90%"),
    ("servings: 2|4|8", "2 servings"), ("yield: 1 %loaf", "1 loaf"),
  ])
  func `Cooklang's yields are read with their units`(fact: String, yield: String) throws {
    let text = "---\ntitle: Jam\n\(fact)\n---\nBoil @berries{1%kg}."
    #expect(try read("j.cook", text).recipe.listing.recipeYield == yield)
  }
}
