import RecipeExchange
import RecipeModel
import TestSupport
import Testing

@Suite("Formats that recipes are imported from", .fewAtOnce)
struct FormatTests {
  /// What every file says, unless it lacks it.
  private static let groups = ["Soup", "Topping"]
  private static let lines = ["200 g red lentils", "1 l water", "1 onion"]
  private static let steps = ["Wash the lentils.", "Boil for 20 minutes."]

  static let files: [SoupFile] = [
    SoupFile("Lentil soup.paprikarecipe", .paprika, TestZip.gzip(SoupFile.paprika)),
    SoupFile(
      "mine.paprikarecipes", .paprika,
      TestZip.archive([
        TestZip.Entry("Lentil soup.paprikarecipe", TestZip.gzip(SoupFile.paprika))
      ])),
    SoupFile(
      "soup.json", .jsonLD, lacks: ["tags", "rating", "notes"], SoupFile.schema),
    SoupFile(
      "list.json", .jsonLD, lacks: ["tags", "rating", "notes"],
      #"{"@context":"https://schema.org","@graph":[{"@type":"WebSite"},\#(SoupFile.schema)]}"#),
    SoupFile(
      "recipesage.json", .jsonLD, lacks: ["tags", "cook"], SoupFile.recipeSage),
    SoupFile("export.json", .tandoor, lacks: ["rating", "notes", "picture"], SoupFile.tandoor),
    SoupFile(
      "tandoor.zip", .tandoor, lacks: ["rating", "notes"],
      TestZip.archive([
        TestZip.Entry(
          "1.zip",
          TestZip.archive([
            TestZip.Entry("recipe.json", SoupFile.tandoor), TestZip.Entry("image.jpg", tinyPicture),
          ]))
      ])),
    SoupFile("raw.json", .mealie, lacks: ["picture"], SoupFile.mealie),
    SoupFile(
      "mealie.zip", .mealie,
      TestZip.archive([
        TestZip.Entry("recipes/lentil-soup/lentil-soup.json", SoupFile.mealie),
        TestZip.Entry("recipes/lentil-soup/images/original.webp", tinyPicture),
        TestZip.Entry("recipes/lentil-soup/images/min-original.webp", tinyPicture),
      ])),
    SoupFile("soup.melarecipe", .mela, lacks: ["rating"], SoupFile.mela),
    SoupFile(
      "mine.melarecipes", .mela, lacks: ["rating"],
      TestZip.archive([("a.melarecipe", SoupFile.mela)])),
    SoupFile("soup.crumb", .crouton, lacks: ["groups", "rating"], SoupFile.crouton),
    SoupFile(
      "kitchenowl.json", .kitchenOwl, lacks: ["groups", "rating", "notes", "picture"],
      SoupFile.kitchenOwl),
    SoupFile("plan.csv", .csv, lacks: ["notes", "picture"], SoupFile.planToEat),
    SoupFile(
      "book.mx2", .masterCook, lacks: ["cook", "tags", "rating", "notes", "picture"], SoupFile.mx2),
    SoupFile("book.grmt", .gourmet, lacks: ["tags"], SoupFile.gourmet),
    SoupFile(
      "book.kreml", .kRecipes, lacks: ["cook", "tags", "rating", "notes", "picture", "link"],
      SoupFile.kRecipes),
    SoupFile(
      "book.xml", .recipeML, lacks: ["cook", "tags", "rating", "notes", "picture", "link"],
      SoupFile.recipeML),
    SoupFile(
      "cookmate.mcb", .cookmate,
      TestZip.archive([
        TestZip.Entry("mycookbook.xml", SoupFile.cookmate),
        TestZip.Entry("images/soup.jpg", tinyPicture),
      ])),
    SoupFile(
      "RecipeKeeper.zip", .recipeKeeper,
      TestZip.archive([
        TestZip.Entry("recipes.html", [0xEF, 0xBB, 0xBF] + Array(SoupFile.recipeKeeper.utf8)),
        TestZip.Entry("images/soup.jpg", tinyPicture),
      ])),
    SoupFile(
      "copymethat.zip", .copyMeThat, lacks: ["cook"],
      TestZip.archive([
        TestZip.Entry("recipes.html", SoupFile.copyMeThat),
        TestZip.Entry("images/soup.jpg", tinyPicture),
      ])),
    SoupFile(
      "soups.mmf", .mealMaster, lacks: ["cook", "tags", "rating", "notes", "picture", "link"],
      SoupFile.mealMaster),
    SoupFile(
      "soups.mxp", .masterCook,
      lacks: ["groups", "lines", "cook", "tags", "rating", "picture", "link"],
      SoupFile.masterCookText),
    SoupFile(
      "chowdown.zip", .markdown, lacks: ["groups", "servings", "cook", "rating", "notes", "link"],
      TestZip.archive([
        TestZip.Entry("_recipes/lentil.md", SoupFile.chowdown),
        TestZip.Entry("images/soup.jpg", tinyPicture),
      ])),
    SoupFile(
      "soup.txt", .text, lacks: ["cook", "tags", "rating", "notes", "picture", "link"],
      SoupFile.plain),
    SoupFile(
      "unmarked.txt", .text,
      lacks: ["groups", "servings", "cook", "tags", "rating", "notes", "picture", "link"],
      SoupFile.unmarked),
  ]

  @Test("The same soup is read of every format", arguments: files)
  func soup(_ file: SoupFile) throws {
    let reading = RecipeReader().read(name: file.name, bytes: file.bytes)
    #expect(reading.notes == [])
    try #require(reading.recipes.count == 1)
    let found = try reading.recipes[at: 0]
    let recipe = found.recipe
    #expect(recipe.listing.title == "Lentil soup")
    #expect(recipe.listing.id.description.hasPrefix("file:\(file.format.rawValue):"))
    if !file.lacks.contains("lines") { #expect(recipe.listing.ingredients == Self.lines) }
    #expect(recipe.instructions == Self.steps)
    let names = recipe.ingredientGroups.compactMap(\.name).map(\.localizedCapital)
    #expect(names == (file.lacks.contains("groups") ? [] : Self.groups))
    if !file.lacks.contains("servings") { #expect(recipe.servings == 4) }
    if !file.lacks.contains("cook") { #expect(recipe.cookMinutes == 35) }
    if !file.lacks.contains("link") { #expect(recipe.listing.url == SoupFile.link) }
    if !file.lacks.contains("tags") { #expect(found.tags.first == "vegan") }
    #expect(found.ownRating == (file.lacks.contains("rating") ? nil : 4))
    #expect(found.ownNotes == (file.lacks.contains("notes") ? [] : ["Freezes well."]))
    let pictures = found.pictures.map(\.bytes)
    #expect(pictures == (file.lacks.contains("picture") ? [] : [tinyPicture]))
  }

  @Test(
    "What the cook may leave out is said",
    arguments: [
      (
        "k.json",
        #"{"recipes":[{"name":"Dal","description":"Boil.","items":[{"name":"lentils","#
          + #""description":"200 g","optional":false},{"name":"mint","optional":true}]}]}"#
      ),
      (
        "g.grmt",
        "<gourmetDoc><recipe><title>Dal</title><ingredient-list><ingredient><amount>200</amount>"
          + "<unit>g</unit><item>lentils</item></ingredient><ingredient optional=\"yes\">"
          + "<item>mint</item></ingredient></ingredient-list><instructions>Boil.</instructions>"
          + "</recipe></gourmetDoc>"
      ), ("Dal.cook", "Boil @lentils{200%g} with @?mint{}.\n"),
    ])
  func optional(_ name: String, _ text: String) {
    let recipes = RecipeReader().read(name: name, bytes: Array(text.utf8)).recipes
    #expect(recipes.map(\.recipe.listing.ingredients) == [["200 g lentils", "mint, optional"]])
  }

  @Test("Of another file than RecipeSage's, what a recipe is based on is not its page")
  func basedOn() {
    let text = """
      {"@context":"https://schema.org","@type":"Recipe","name":"Dal","recipeIngredient":["1 leek"],
       "isBasedOn":"\(SoupFile.link)"}
      """
    let recipe = RecipeReader().read(name: "a.json", bytes: Array(text.utf8)).recipes.first?.recipe
    #expect(recipe?.listing.url == nil && recipe?.isBasedOn == SoupFile.link)
  }

  @Test("A Mealie backup is put together from its tables")
  func mealieBackup() throws {
    let id = "0f0e0d0c-1111-2222-3333-444455556666"
    let bare = id.replacing("-", with: "")
    let tables = """
      {"recipes":[{"id":"\(bare)","slug":"lentil-soup","name":"Lentil soup","last_made":"2026-02-03T10:00:00","prep_time":"10 min","org_url":"\(SoupFile.link)"}],
       "recipes_ingredients":[
        {"recipe_id":"\(bare)","position":1,"quantity":1,"unit_id":null,"food_id":"f2","note":"chopped"},
        {"recipe_id":"\(id)","position":0,"title":"Soup","quantity":200,"unit_id":"u","food_id":"f1","note":""}],
       "recipe_instructions":[{"recipe_id":"\(bare)","position":0,"title":"","text":"Boil."}],
       "ingredient_foods":[{"id":"f1","name":"red lentils"},{"id":"f2","name":"onion"}],
       "ingredient_units":[{"id":"u","name":"g"}],"tags":[{"id":"t","name":"vegan"}],
       "recipe_nutrition":[{"recipe_id":"\(bare)","calories":"90 kcal","fat_content":"2 g"}],
       "notes":[{"recipe_id":"\(bare)","title":"Tip","text":"Freezes well."}],
       "recipe_comments":[{"recipe_id":"\(bare)","text":"Good."}],
       "recipes_to_tags":[{"recipe_id":"\(bare)","tag_id":"t"}]}
      """
    let reading = RecipeReader().read(
      name: "backup.zip",
      bytes: TestZip.archive([
        TestZip.Entry("database.json", tables),
        TestZip.Entry(
          "data/templates/recipes.md", "# {{ name }}\n\n## Ingredients\n\n- {{ line }}\n"),
        TestZip.Entry("data/recipes/\(id)/images/original.webp", tinyPicture),
        TestZip.Entry("data/recipes/\(id)/images/tiny-original.webp", tinyPicture),
      ]))
    #expect(reading.notes == [])
    let found = try #require(reading.recipes.first)
    #expect(found.recipe.listing.ingredients == ["200 g red lentils", "1 onion, chopped"])
    #expect(found.recipe.listing.url == SoupFile.link)
    #expect(found.recipe.prepMinutes == 10)
    #expect(reading.recipes.count == 1)
    #expect(found.recipe.nutrition.map(\.text).sorted() == ["2 g", "90 kcal"])
    #expect(found.ownNotes == ["Tip: Freezes well.", "Good."])
    #expect(found.cooked == ["2026-02-03"])
    #expect(found.tags == ["vegan"])
    #expect(found.pictures.map(\.name) == ["original.webp"])
  }

  @Test(
    "Mealie's yield is a number with what it counts, else its number of servings",
    arguments: [
      (#""recipeServings":0,"recipeYieldQuantity":12,"recipeYield":"muffins""#, "12 muffins"),
      (#""recipeServings":4,"recipeYieldQuantity":4.0,"recipeYield":"personnes""#, "4 personnes"),
      (#""recipeServings":4,"recipeYieldQuantity":0,"recipeYield":"""#, "4 servings"),
      (#""recipeServings":4,"recipeYieldQuantity":0,"recipeYield":"muffins""#, "4 servings"),
      (#""recipeYield":"6 bowls""#, "6 bowls"),
    ])
  func mealieYield(members: String, recipeYield: String) throws {
    let text = """
      {"name":"Bread","slug":"bread","recipeIngredient":[{"display":"500 g flour"}],
       "recipeInstructions":[{"text":"Bake."}],\(members)}
      """
    let found = RecipeReader().read(name: "bread.json", bytes: Array(text.utf8)).recipes
    #expect(found.map(\.recipe.listing.recipeYield) == [recipeYield])
  }

  @Test(
    "Mealie's number of servings stays beside the yield",
    arguments: [
      (#""recipeServings":4,"recipeYieldQuantity":1,"recipeYield":"loaf""#, "1 loaf", 4),
      (#""recipeServings":4,"recipeYieldQuantity":12,"recipeYield":"muffins""#, "12 muffins", 4),
      (#""recipeServings":0,"recipeYieldQuantity":12,"recipeYield":"muffins""#, "12 muffins", nil),
    ] as [(String, String, Int?)])
  func mealieServings(members: String, recipeYield: String, servings: Int?) throws {
    let text = """
      {"name":"Bread","slug":"bread","recipeIngredient":[{"display":"500 g flour"}],
       "recipeInstructions":[{"text":"Bake."}],\(members)}
      """
    let reading = RecipeReader().read(name: "bread.json", bytes: Array(text.utf8))
    let recipe = try #require(reading.recipes.first).recipe
    #expect(recipe.listing.recipeYield == recipeYield && recipe.servings == servings)
  }

  @Test("The summary of a Mealie step is the name of its first line, also behind a heading")
  func mealieSummary() throws {
    let text = """
      {"name":"Bread","slug":"bread","recipeIngredient":[{"display":"500 g flour"}],
       "recipeInstructions":[{"text":"Mix it.","summary":"Early"},
        {"text":"Dough:\\nKnead it.\\nBake it.","summary":"Late"}]}
      """
    let found = RecipeReader().read(name: "bread.json", bytes: Array(text.utf8)).recipes
    let names = found.flatMap { $0.recipe.sections.flatMap(\.steps).map(\.name) }
    #expect(names == ["Early", "Late", nil])
  }

  @Test("Files and values of one's own that Mealie keeps beside a recipe are told")
  func mealieExtras() throws {
    func notes(_ members: String) -> [String] {
      let text = """
        {"name":"Bread","slug":"bread","recipeIngredient":[{"display":"500 g flour"}],
         "recipeInstructions":[{"text":"Bake."}],\(members)}
        """
      return RecipeReader().read(name: "bread.json", bytes: Array(text.utf8)).notes.map(\.text)
    }
    #expect(notes(#""extras":{},"assets":[]"#) == [])
    #expect(notes(#""extras":null"#) == [])
    #expect(
      notes(#""extras":{"oven":"wood"},"assets":[{"name":"Plan","fileName":"plan.pdf"}]"#) == [
        "\u{201C}Bread\u{201D} comes without its assets and extras, which have no place here."
      ])
    let tables = """
      {"recipes":[{"id":"1","slug":"bread","name":"Bread"}],"recipe_instructions":[],
       "recipes_ingredients":[{"recipe_id":"1","position":0,"note":"500 g flour"}],
       "api_extras":[{"recipee_id":"1","key_name":"oven","value":"wood"}]}
      """
    let reading = RecipeReader().read(name: "database.json", bytes: Array(tables.utf8))
    #expect(reading.recipes.count == 1)
    #expect(reading.notes.map(\.text).contains { $0.contains("without its extras") })
  }

  @Test("Older Mealie files part the words of their names, within figures too")
  func mealieAlpha() throws {
    let text = """
      {"name":"Stew","slug":"stew","recipe_ingredient":[{"note":"1 leek"}],"recipe_instructions":[],
       "nutrition":{"calories":"90","saturated_fat_content":"1 g"},"perform_time":"15 min"}
      """
    let found = try #require(
      RecipeReader().read(name: "stew.json", bytes: Array(text.utf8)).recipes.first)
    #expect(found.recipe.nutrition.map(\.name).sorted() == ["calories", "saturatedFatContent"])
    #expect(found.recipe.cookMinutes == 15)
  }

  @Test("Tandoor's word for what is served stands behind the number")
  func tandoorYield() throws {
    let text = """
      {"name":"Rolls","servings":8,"servings_text":"rolls","working_time":0,
       "steps":[{"name":"","instruction":"Bake.","ingredients":[]}]}
      """
    let found = try #require(
      RecipeReader().read(name: "recipe.json", bytes: Array(text.utf8)).recipes.first)
    #expect(found.recipe.listing.recipeYield == "8 rolls")
  }

  @Test("Notes that stand among the steps are notes, and what Tandoor does not know is no word")
  func tandoorWords() throws {
    let own = """
      {"name":"Rolls","servings":1,"working_time":0,"steps":[
       {"name":"","instruction":"Bake.","ingredients":[]},
       {"name":"Notes","instruction":"Less salt.","ingredients":[]}]}
      """
    let found = try #require(
      RecipeReader().read(name: "recipe.json", bytes: Array(own.utf8)).recipes.first)
    #expect(found.recipe.instructions == ["Bake."] && found.ownNotes == ["Less salt."])
    let schema = """
      {"@type":"Recipe","name":"Rolls","recipeInstructions":["Bake."],
       "recipeIngredient":["3.0 None eggs","90.0 g sugar","0.0 None None","0.0 None salt"]}
      """
    let other = RecipeReader().read(name: "x.json", bytes: Array(schema.utf8)).recipes.first
    #expect(other?.recipe.listing.ingredients == ["3 eggs", "90.0 g sugar", "salt"])
  }

  @Test("My Recipe Box's columns are read, and unknown ones told")
  func columns() throws {
    let text = """
      title,preparationTime,cookingTime,totalTime,quantity,ingredients,instructions,nutrition,categories,Shelf
      Rolls,10,15,25,8 rolls,"1 egg
      200 g flour","Mix.
      Bake.","calories : 90 kcal",Bread;Snack,upper
      """
    let reading = RecipeReader().read(name: "box.csv", bytes: Array(text.utf8))
    let found = try #require(reading.recipes.first?.recipe)
    #expect(found.prepMinutes == 10 && found.cookMinutes == 15)
    #expect(found.listing.totalMinutes == 25 && found.listing.recipeYield == "8 rolls")
    #expect(found.nutrition.map(\.name) == ["calories"] && found.categories == ["Bread", "Snack"])
    #expect(reading.notes.map(\.text) == ["These columns are not read: shelf."])
  }

  @Test("A file that is read again gives the same identifiers")
  func identifiers() {
    for file in Self.files {
      let first = RecipeReader().read(name: file.name, bytes: file.bytes)
      let again = RecipeReader().read(name: "renamed-\(file.name)", bytes: file.bytes)
      #expect(first.recipes.map(\.recipe.listing.id) == again.recipes.map(\.recipe.listing.id))
    }
  }

  @Test("A format that is named is used, whatever the file looks like")
  func named() {
    let reading = RecipeReader(format: .text).read(
      name: "x.json", bytes: Array(SoupFile.plain.utf8))
    #expect(reading.recipes.map(\.recipe.listing.title) == ["Lentil soup"])
    let wrong = RecipeReader(format: .jsonLD).read(
      name: "x.txt", bytes: Array(SoupFile.plain.utf8))
    #expect(wrong.recipes.isEmpty)
    #expect(wrong.notes.count == 1)
  }
}

extension String {
  fileprivate var localizedCapital: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
