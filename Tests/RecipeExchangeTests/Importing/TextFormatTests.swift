import RecipeExchange
import RecipeModel
import TestSupport
import Testing

@Suite("Text formats", .fewAtOnce)
struct TextFormatTests {
  private func read(_ name: String, _ text: String) -> ImportReading {
    RecipeReader().read(name: name, bytes: Array(text.utf8))
  }

  @Test("Meal-Master: the right list may begin with what continues the left one")
  func continuedColumns() throws {
    let text = """
      MMMMM----- Recipe via Meal-Master (tm) v8.05

            Title: Rolls
       Categories: Bread
            Yield: 4 servings

            1 c  flour                                    -or rye
            4 tb wine                                2 c  water

        First line.
        :Second line.

      MMMMM
      """
    let found = try #require(read("rolls.mmf", text).recipes.first?.recipe)
    #expect(found.listing.ingredients == ["1 cup flour", "4 tbsp wine or rye", "2 cup water"])
    #expect(found.instructions == ["First line.", "Second line."])
  }

  @Test("MasterCook: the fields behind the steps are no steps")
  func trailingFields() throws {
    let text = """
      * Exported from MasterCook *

                           Rolls

      Recipe By     :Ann
      Serving Size  : 2     Preparation Time :0:25
      Categories    : Bread

        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
        1                cup  flour

      Bake them.

      Keep: in a tin.

      Description:
        "Small and
         soft."
      Source:
        "A book"
      Start to Finish Time:
        "1:22"
                                          - - - - - - - - - - - - - - - - - - -

      NOTES : Freeze.
      """
    let reading = try #require(read("rolls.mxp", text).recipes.first)
    #expect(reading.recipe.instructions == ["Bake them.", "Keep: in a tin."])
    #expect(reading.recipe.summary == "Small and soft.")
    #expect(reading.recipe.listing.totalMinutes == 82)
    #expect(reading.recipe.listing.publisher == "A book")
    #expect(reading.ownNotes == ["Freeze."])
  }

  @Test(
    "A line that says no more than how much it makes is the yield, and no summary",
    arguments: [
      ("toast.md", "# Toast\n\nMakes 6 servings.\n", "6 servings", nil),
      ("toast.md", "# Toast\n\nFine.\n\n*Serves 4*\n", "4 servings", "Fine."),
      ("toast.md", "# Toast\n\nMakes 12 muffins\n", "12 muffins", nil),
      (
        "toast.md", "# Toast\n\n- Serves: 2\n\nMakes 12 muffins\n", "2 servings", "Makes 12 muffins"
      ),
      ("toast.md", "# Toast\n\nMakes a fine lunch.\n", nil, "Makes a fine lunch."),
      ("toast.txt", "Toast\n\nServes 6\n", "6 servings", nil),
    ] as [(String, String, String?, String?)])
  func yields(_ name: String, _ head: String, _ makes: String?, _ summary: String?) throws {
    let mark = name.hasSuffix("md") ? "## " : ""
    let text = "\(head)\n\(mark)Ingredients\n\n- 2 eggs\n\n\(mark)Directions\n\n1. Fry.\n"
    let found = try #require(read(name, text).recipes.first?.recipe)
    #expect(found.listing.recipeYield == makes)
    #expect(found.summary == summary)
  }

  @Test("A heading over the description is no part of it", arguments: ["Description:", "Summary:"])
  func descriptionHeading(_ heading: String) throws {
    let text =
      "Dip\n\n\(heading)\nFor everything.\n\nIngredients:\n1 egg\n\nDirections:\n1. Stir.\n"
    let found = try #require(read("dip.txt", text).recipes.first?.recipe)
    #expect(found.summary == "For everything.")
    #expect(found.listing.ingredients == ["1 egg"] && found.instructions == ["Stir."])
  }

  @Test("RezKonv is read like Meal-Master, in German")
  func rezKonv() throws {
    let recipe = try #require(read("suppe.txt", SoupFile.rezKonv).recipes.first).recipe
    #expect(recipe.listing.title == "Linsensuppe")
    #expect(recipe.categories == ["Suppe"])
    #expect(
      recipe.ingredientGroups == [
        IngredientGroup(name: "SUPPE", ingredients: ["200 Gramm Rote Linsen", "1 Ltr. Wasser"]),
        IngredientGroup(name: "BEILAGE", ingredients: ["1 Zwiebel"]),
      ])
    #expect(recipe.instructions == ["Die Linsen waschen.", "20 Minuten kochen."])
  }

  @Test("Two columns of ingredients are read down the left, then the right")
  func columns() throws {
    let left = ["      1 c  flour", "    1/2 ts salt", "      2    eggs, large"]
    let right = ["      1 tb sugar; brown", "           butter for the pan"]
    let rows = left.indices.map { index in
      let pad = String(repeating: " ", count: 41 - left[index].count)
      return left[index] + (index < right.count ? pad + right[index] : "")
    }
    let text = """
      -------- Recipe Extracted from Meal-Master (tm) Database ---------

           Title: Pancakes
      Categories: Breakfast
        Servings:  2

      \(rows.joined(separator: "\n"))
                 -(at room temperature)

        Stir and fry.

      -----
      """
    let recipe = try #require(read("a.mmf", text).recipes.first).recipe
    #expect(
      recipe.listing.ingredients == [
        "1 cup flour", "1/2 tsp salt", "2 eggs, large (at room temperature)",
        "1 tbsp sugar, brown", "butter for the pan",
      ])
    #expect(recipe.instructions == ["Stir and fry."])
  }

  @Test("A file of Meal-Master holds several recipes, and what is between them is no recipe")
  func several() {
    let reading = read(
      "a.txt", "Dear friends,\n\n\(SoupFile.mealMaster)\n\nAnd now:\n\(SoupFile.mealMaster)\n")
    #expect(reading.recipes.count == 2)
    #expect(reading.notes == [])
  }

  @Test("MasterCook's text continues lines that were too long for their column")
  func masterCook() throws {
    let recipe = try #require(read("a.mxp", SoupFile.masterCookText).recipes.first).recipe
    #expect(
      recipe.listing.ingredients == [
        "200 g red lentils, rinsed under cold running water", "1 l water", "1 onion",
      ])
    #expect(recipe.prepMinutes == 10)
    #expect(recipe.categories == ["Soups", "Vegan"])
    #expect(recipe.authors == ["Somebody"])
  }

  @Test(
    "Headers of kin and of mail programs begin recipes, too",
    arguments: [
      ":MMMMM----- Recipe via Meal-Master (tm) v8.02",
      "- ---------- Recipe via UNREGISTERED Meal-Master",
      "MMMMM----- Now You're Cooking! v5.00 [Meal-Master Export Format]",
    ])
  func headers(header: String) throws {
    let text = """
      \(header)

           Title: Salad
           Yield: 4.00 servings

         4.00 md Onions
            2 c  ; Water

        Mix.
      """
    let recipe = try #require(read("a.mmf", text).recipes.first).recipe
    #expect(recipe.listing.ingredients == ["4 medium Onions", "2 cup Water"])
    #expect(recipe.servings == 4)
  }

  @Test("Where ingredients have bullets, lines without one are headings")
  func bullets() throws {
    let html = SoupFile.recipeKeeper.replacing("<p>Soup:</p><p>200", with: "<p>Soup</p><p>• 200")
      .replacing("<p>1 l", with: "<p>• 1 l").replacing(
        "<p>Topping:</p><p>1", with: "<p>Topping</p><p>• 1")
    let recipe = try #require(read("recipes.html", html).recipes.first).recipe
    #expect(recipe.ingredientGroups.map(\.name) == ["Soup", "Topping"])
    #expect(recipe.listing.ingredients == ["200 g red lentils", "1 l water", "1 onion"])
  }

  @Test("Cooklang keeps its group and its tags")
  func cooklang() throws {
    let found = try #require(read("soup.cook", SoupFile.cooklang).recipes.first)
    #expect(found.recipe.listing.title == "Lentil soup")
    #expect(found.recipe.listing.ingredients == ["200 g red lentils", "1 l water"])
    #expect(found.tags == ["vegan"])
  }

  @Test(
    "Plain text is parted by headings of several languages",
    arguments: [
      ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"), ("Ingredientes", "Preparación"),
      ("Ingredienti", "Procedimento"), ("INGREDIËNTEN", "Bereiding"),
      ("Składniki", "Przygotowanie"),
    ])
  func languages(ingredients: String, steps: String) throws {
    let text = "Soup\n\n\(ingredients)\n1 onion\n2 carrots\n\n\(steps):\nCook.\n"
    let recipe = try #require(read("soup.txt", text).recipes.first).recipe
    #expect(recipe.listing.ingredients == ["1 onion", "2 carrots"])
    #expect(recipe.instructions == ["Cook."])
  }

  @Test("Headings of groups in pasted text are no ingredients and no steps")
  func groups() throws {
    let parts = [
      "Lasagne\n\nServes 6\n\nFor the sauce\n500 g mince\n1 onion\n\nTOPPING\n200 g cheese",
      "Method\n\nFor the sauce:\n1. Fry the mince.\n2. Add the onion.\n\nAssembly\n3. Layer it.",
    ]
    let numbered = try #require(read("l.txt", parts.joined(separator: "\n\n")).recipes.first).recipe
    #expect(numbered.ingredientGroups.map(\.name) == ["For the sauce", "TOPPING"])
    #expect(numbered.servings == 6)
    #expect(numbered.listing.ingredients == ["500 g mince", "1 onion", "200 g cheese"])
    #expect(numbered.sections.map(\.name) == ["For the sauce", "Assembly"])
    #expect(numbered.instructions == ["Fry the mince.", "Add the onion.", "Layer it."])
    let plain = try #require(
      read(
        "l.txt",
        "Pie\n\nIngredients:\nFor the dough\n1 egg\nFor the filling\n2 apples\n\nMethod:\n"
          + "For the dough\nKnead it.\nTo assemble\nFill it.\nSalt to taste\nBake it."
      ).recipes.first
    ).recipe
    #expect(plain.ingredientGroups.map(\.name) == ["For the dough", "For the filling"])
    #expect(plain.sections.map(\.name) == ["For the dough", "To assemble"])
    #expect(plain.instructions == ["Knead it.", "Fill it.", "Salt to taste", "Bake it."])
    let loud = try #require(
      read("l.txt", "PIE\n\nINGREDIENTS\n1 EGG\nSALT\n\nMETHOD\nBAKE.").recipes.first
    ).recipe
    #expect(loud.listing.ingredients == ["1 EGG", "SALT"])
    let half = try #require(
      read("l.txt", "Pie\n\nIngredients\n1 egg\nsalt\n\nBeat the egg.\nBake it.").recipes.first
    ).recipe
    #expect(half.listing.ingredients == ["1 egg", "salt"] && half.instructions.count == 2)
  }

  @Test("Marks of Markdown in plain text stay as they are typed")
  func marks() throws {
    let text = "Soup *hot*\n\nIngredients\n1 onion [red] #2\n\nMethod\nStir_it_ <now>.\n"
    let recipe = try #require(read("soup.txt", text).recipes.first).recipe
    #expect(recipe.listing.title == "Soup *hot*")
    #expect(recipe.listing.ingredients == ["1 onion [red] #2"])
    #expect(recipe.instructions == ["Stir_it_ <now>."])
  }

  @Test(
    "Text comes in many encodings",
    arguments: ["utf-8", "utf-8 with mark", "utf-16", "windows-1252", "dos"])
  func encodings(_ name: String) throws {
    let text =
      "Käsekuchen für José\n\nZutaten\n3 Eier, groß\n½ Pfund Quark\n\nZubereitung\nRühren.\n"
    let bytes: [UInt8]
    switch name {
    case "utf-8": bytes = Array(text.utf8)
    case "utf-8 with mark": bytes = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case "utf-16":
      bytes = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case "windows-1252": bytes = text.unicodeScalars.map { UInt8($0.value) }
    default:
      let dos: [Unicode.Scalar: UInt8] = [
        "ä": 0x84, "ü": 0x81, "é": 0x82, "ß": 0xE1, "½": 0xAB,
      ]
      bytes = text.unicodeScalars.map { dos[$0] ?? UInt8($0.value) }
    }
    let recipe = try #require(RecipeReader().read(name: "k.txt", bytes: bytes).recipes.first).recipe
    #expect(recipe.listing.title == "Käsekuchen für José")
    #expect(recipe.listing.ingredients == ["3 Eier, groß", "½ Pfund Quark"])
    #expect(recipe.instructions == ["Rühren."])
  }
}
