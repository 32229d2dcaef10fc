import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

/// Recipes read from documents that people keep.
@Suite(.fewAtOnce) struct RecipeReadingTests {
  private static let id = ListingID(provider: "file", id: "/tmp/lentil-soup.cook")

  private static func read(_ text: String, _ kind: RecipeDocument.Kind) throws -> Recipe {
    try RecipeDocument.recipe(in: Array(text.utf8), as: kind, id: id)
  }

  private static let writers: [(RecipeDocument.Kind, RecipeFormat)] = [
    (.json, .jsonld), (.cooklang, .cooklang), (.markdown, .markdown),
  ]

  // MARK: Our own documents

  @Test(arguments: RecipeDocument.Kind.allCases)
  func `a document of ours reads back`(kind: RecipeDocument.Kind) throws {
    let before = RecipeFixtures.onionSoup
    let format = try #require(Self.writers.first { $0.0 == kind }?.1)
    let after = try Self.read(RecipeRenderer(format).render(before), kind)
    #expect(after.listing.title == before.listing.title)
    #expect(after.listing.url == before.listing.url)
    #expect(after.listing.totalMinutes == 95)
    #expect(after.prepMinutes == 15 && after.cookMinutes == 80)
    #expect(after.listing.recipeYield == "4 servings")
    #expect(after.listing.diets == before.listing.diets)
    #expect(after.category == "Soup" && after.cuisine == "French")
    #expect(after.summary == before.summary)
    if kind == .cooklang {
      #expect(after.listing.ingredients.count == before.listing.ingredients.count)
      #expect(after.instructions.count == before.instructions.count)
    } else {
      #expect(after.listing.ingredients == before.listing.ingredients)
      #expect(after.instructions == before.instructions)
    }
  }

  @Test(arguments: [RecipeDocument.Kind.cooklang, .markdown])
  func `lines may end as on Windows`(kind: RecipeDocument.Kind) throws {
    let format = try #require(Self.writers.first { $0.0 == kind }?.1)
    let text = RecipeRenderer(format).render(RecipeFixtures.onionSoup)
    #expect(try Self.read(text.replacing("\n", with: "\r\n"), kind) == Self.read(text, kind))
  }

  @Test(arguments: RecipeDocument.Kind.allCases)
  func `what was read is written as it was`(kind: RecipeDocument.Kind) throws {
    let format = try #require(Self.writers.first { $0.0 == kind }?.1)
    let first = RecipeRenderer(format).render(RecipeFixtures.onionSoup)
    let second = RecipeRenderer(format).render(try Self.read(first, kind))
    #expect(RecipeRenderer(format).render(try Self.read(second, kind)) == second)
  }

  @Test(arguments: [RecipeDocument.Kind.markdown, .cooklang])
  func `a whole recipe reads back with its groups, sections and figures`(
    kind: RecipeDocument.Kind
  ) throws {
    let before = RecipeFixtures.pie
    let format = try #require(Self.writers.first { $0.0 == kind }?.1)
    let after = try Self.read(RecipeRenderer(format).render(before), kind)
    // Markdown has nothing to end a section with but another one.
    #expect(after.sections.compactMap(\.name) == before.sections.compactMap(\.name))
    #expect(after.instructions.count == before.instructions.count)
    #expect(after.authors == before.authors && after.equipment == before.equipment)
    #expect(after.cuisines == before.cuisines && after.categories == before.categories)
    #expect(after.servings == before.servings && after.notes == before.notes)
    #expect(Set(after.nutrition) == Set(before.nutrition))
    #expect(after.datePublished == before.datePublished && after.license == before.license)
    #expect(after.listing.ingredients.count == before.listing.ingredients.count)
    if kind == .markdown {
      #expect(after.ingredientGroups == before.ingredientGroups)
      #expect(after.ratingCount == before.ratingCount)
    }
  }

  @Test func `Potluck's own JSON reads back whole`() throws {
    var before = RecipeFixtures.onionSoup
    before.authors = ["A", "B"]
    before.nutrition = [Nutrient(name: "calories", text: "240 kcal")]
    before.notes = ["Keep it cold."]
    before.sections = [
      InstructionSection(name: "Soup", steps: [InstructionStep(name: "Melt", text: "Melt it.")]),
      InstructionSection(name: "Toast", steps: [InstructionStep(text: "Toast it.")]),
    ]
    before.ingredientGroups = [
      IngredientGroup(name: "All", ingredients: before.listing.ingredients)
    ]
    var after = try Self.read(RecipeJSON.render(before), .json)
    after.origins = [:]
    // The scale of a rating and the difference between a text and its parts are not kept.
    after.listing.rating = before.listing.rating
    #expect(after == before)
  }

  @Test(arguments: ["markdown", "jsonld"])
  func `a hostile recipe comes back as it went`(name: String) throws {
    let format = try #require(RecipeFormat(rawValue: name))
    let kind = try #require(Self.writers.first { $0.1 == format }?.0)
    for text in HostileTexts.titles where (1...400).contains(Sanitizer.terminal(text).count) {
      let before = RecipeFixtures.hostile(Sanitizer.terminal(text), link: "https://e.com/a")
      guard let after = try? Self.read(RecipeRenderer(format).render(before), kind) else {
        // Text that looks like markup is cleaned away as in any page.
        #expect(format == .jsonld)
        continue
      }
      let texts = [after.listing.title] + after.listing.ingredients + after.instructions
      #expect(!texts.contains { $0.unicodeScalars.contains(where: \.isUnsafeToPrint) })
      guard format == .markdown else { continue }
      #expect(after.listing.title == before.listing.title)
      // A step's own name stands before its text.
      let pairs = zip(after.instructions, before.instructions.map(Sanitizer.terminal))
      #expect(after.instructions.count == before.instructions.count)
      #expect(pairs.allSatisfy { $0.hasSuffix($1) })
    }
  }

  // MARK: Documents of others

  @Test func `Cooklang as people write it`() throws {
    let recipe = try Self.read(
      """
      ---
      title: Red lentil soup
      tags: [vegan, quick]
      servings: 4
      time:
        prep: 10 minutes
        cook: 35 minutes
      source: https://example.org/soup
      ---
      > Serve with bread.

      == Base ==
      Fry @onion{1}(chopped) in @olive oil{2%tbsp} in a #large pot{} for ~{5%minutes}. -- gently
      Add a pinch of @salt.

      == Soup ==
      [- not here -]Add @red lentils{200%g} and @&onion{} and @water{=1%l}; simmer ~{25%minutes}.
      """, .cooklang)
    #expect(recipe.listing.title == "Red lentil soup")
    #expect(
      recipe.ingredientGroups == [
        IngredientGroup(
          name: "Base", ingredients: ["1 onion, chopped", "2 tbsp olive oil", "salt"]),
        IngredientGroup(name: "Soup", ingredients: ["200 g red lentils", "=1 l water"]),
      ])
    #expect(recipe.sections.map(\.name) == ["Base", "Soup"])
    #expect(
      recipe.instructions == [
        "Fry onion in olive oil in a large pot for 5 minutes. Add a pinch of salt.",
        "Add red lentils and onion and water; simmer 25 minutes.",
      ])
    #expect(recipe.equipment == ["large pot"] && recipe.notes == ["Serve with bread."])
    #expect(recipe.keywords == ["vegan", "quick"])
    #expect(recipe.listing.recipeYield == "4 servings" && recipe.servings == 4)
    #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 35)
  }

  @Test func `older Cooklang, and a file without any data`() throws {
    let old = try Self.read(">> source: Grandmother\n>> serves: 2\n\nBoil @eggs{4}.", .cooklang)
    #expect(old.listing.title == "lentil soup" && old.isBasedOn == "Grandmother")
    #expect(old.listing.recipeYield == "2 servings" && old.instructions == ["Boil eggs."])
    let mail = try Self.read("Write to me@example.org about @salt{}.", .cooklang)
    #expect(mail.listing.ingredients.contains("salt"))
  }

  @Test func `Markdown as people write it`() throws {
    let recipe = try Self.read(
      """
      ---
      title: "Apple Pie"
      tags: ['dessert', 'baking']
      author: Luke
      date: 2021-03-10
      ---

      # Apple Pie

      A pie for *rainy* days.

      - ⏲️ Prep time: 30 min
      - 🍳 Cook time: 1 h
      - 🍽️ Servings: 8

      ## Ingredients

      ### Dough
      - 250 g flour
      - [ ] 125 g [butter](https://e.com)

      ### Filling
      * 1 kg apples

      ## Directions

      1. Make the dough and
         let it rest.
      2. Bake at 180 °C.

      ## Tips

      Best on the next day.
      """, .markdown)
    #expect(recipe.listing.title == "Apple Pie" && recipe.authors == ["Luke"])
    #expect(recipe.summary == "A pie for rainy days.")
    #expect(recipe.ingredientGroups.map(\.name) == ["Dough", "Filling"])
    #expect(recipe.listing.ingredients == ["250 g flour", "125 g butter", "1 kg apples"])
    #expect(recipe.instructions == ["Make the dough and let it rest.", "Bake at 180 °C."])
    #expect(recipe.notes == ["Best on the next day."])
    #expect(recipe.prepMinutes == 30 && recipe.cookMinutes == 60)
    #expect(recipe.listing.recipeYield == "8 servings")
    #expect(recipe.keywords == ["dessert", "baking"])
  }

  @Test func `a recipe all in its front matter, as Chowdown has it`() throws {
    let recipe = try Self.read(
      "---\ntitle: Soup\ningredients:\n- 1 onion\n- water, hot\ndirections:\n- Boil: all.\n---\nGood.",
      .markdown)
    #expect(recipe.listing.ingredients == ["1 onion", "water, hot"])
    #expect(recipe.instructions == ["Boil: all."] && recipe.summary == "Good.")
  }

  @Test func `a fixed amount of Cooklang stays for any number of servings, and comes back`() throws
  {
    let text = "---\nservings: 2\n---\nBoil @rice{200%g} with @salt{=1%tsp}(fine) and @bay{=}.\n"
    let recipe = try Self.read(text, .cooklang)
    #expect(recipe.listing.ingredients == ["200 g rice", "=1 tsp salt, fine", "bay"])
    let scaled = RecipeAdaptation(servings: 6).adapt(recipe).recipe
    #expect(scaled.listing.ingredients == ["600 g rice", "=1 tsp salt, fine", "bay"])
    let written = RecipeRenderer(.cooklang).render(recipe)
    #expect(written.contains("@salt{=1%tsp}(fine)") && written.contains("@rice{200%g}"))
    #expect(try Self.read(written, .cooklang).listing.ingredients == recipe.listing.ingredients)
    let markdown = RecipeRenderer(.markdown).render(recipe)
    #expect(try Self.read(markdown, .markdown).listing.ingredients == recipe.listing.ingredients)
  }

  @Test(arguments: ["-4", "0", "-0.5"])
  func `servings that nobody eats are no yield, and are not lost`(count: String) throws {
    let recipe = try Self.read("---\nservings: \(count)\n---\nBoil @rice{200%g}.\n", .cooklang)
    #expect(recipe.listing.recipeYield == nil && recipe.servings == nil)
    #expect(recipe.notes == ["servings: \(count)"])
  }

  @Test func `of several recipes in one document none is taken for all`() throws {
    let one = #"{"title": "Soup", "ingredients": ["1 onion"]}"#
    let two = #"{"title": "Soup", "instructions": ["Boil."]}"#
    let list = #expect(throws: ProviderError.self) {
      try Self.read(#"{"version": 1, "recipes": [\#(one), \#(two)]}"#, .json)
    }
    #expect(list?.message == "there are 2 recipes in it" && list?.fix?.contains("import") == true)
    // As `show --by-source` writes one recipe.
    let tellings = #"{"version": 1, "ref": "1", "recipes": [\#(one), \#(two)]}"#
    let recipe = try Self.read(tellings, .json)
    #expect(recipe.listing.ingredients == ["1 onion"] && recipe.instructions == ["Boil."])
    let kept = #"{"version": 1, "recipes": [{"id": "kept:soup", "recipe": \#(one)}]}"#
    #expect(try Self.read(kept, .json).listing.title == "Soup")
  }

  @Test func `a document without a recipe says so`() {
    for (text, kind) in [
      ("# A letter\n\nDear you.", RecipeDocument.Kind.markdown), ("", .cooklang), ("[]", .json),
      ("{\"@type\":\"Article\"}", .json),
    ] {
      #expect(throws: ProviderError.self) { try Self.read(text, kind) }
    }
    let broken = #expect(throws: ProviderError.self) { try Self.read("{\"a\":", .json) }
    #expect(broken?.code == .invalidResponse)
  }

  // MARK: Anything

  @Test(arguments: 1...20)
  func `whatever the bytes, texts are harmless and lists bounded`(seed: UInt64) {
    var random = SeededRandom(seed: seed &* 7919)
    let pieces = [
      "---\n", "title: ", "- ", "## Ingredients\n", "## Steps\n", "@salt{1%kg}", "@", "{", "}", "(",
      "~{", "#", ">>", "== x ==\n", "[-", "-]", "--", "[a](", "<https://e.com>)", "\\", "&#8238;",
      "&#x1b;", "\u{1B}[31m", "\u{202E}", "1. ", "\n\n", "| ", "\"", "'", "[", "]", ",", ": ",
    ]
    for _ in 0..<60 {
      var text = ""
      for _ in 0..<Int.random(in: 1...60, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
        if Bool.random(using: &random) { text += random.text(pieces: 2) }
      }
      for kind in RecipeDocument.Kind.allCases {
        guard let recipe = try? Self.read(text, kind) else { continue }
        let texts =
          [recipe.listing.title] + recipe.listing.ingredients + recipe.instructions + recipe.notes
          + recipe.keywords + recipe.authors + [recipe.summary ?? ""]
        #expect(!texts.contains { $0.unicodeScalars.contains(where: \.isUnsafeToPrint) })
        #expect(recipe.listing.url.map(WebLink.isWebLink) ?? true)
      }
    }
  }

  @Test func `a document made to be slow takes no longer than its length`() throws {
    for piece in ["@a{", "[-", "[a](", "@", "- \n", "\"", "&", "**", "`", "\\", "key: [", "(("] {
      let text = "# x\n## Ingredients\n- y\n" + String(repeating: piece, count: 20_000)
      let time = processorTime {
        for kind in RecipeDocument.Kind.allCases { _ = try? Self.read(text, kind) }
      }
      #expect(time < .seconds(5), "\(piece)")
    }
  }
}
