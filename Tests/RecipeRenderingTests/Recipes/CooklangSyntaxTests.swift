import RecipeModel
import RecipeRendering
import TestSupport
import Testing

/// What the parts of a Cooklang document are, case by case of its specification.
@Suite(.fewAtOnce) struct CooklangSyntaxTests {
  typealias Item = CooklangSyntax.Item

  private static func mark(
    _ name: String, _ quantity: String = "", _ unit: String = "", _ note: String = ""
  ) -> CooklangMark {
    CooklangMark(name: name, quantity: quantity, unit: unit, note: note)
  }

  private static func food(
    _ name: String, _ quantity: String = "", _ unit: String = "", _ note: String = ""
  ) -> Item { .ingredient(mark(name, quantity, unit, note)) }

  private static func fixed(_ name: String, _ quantity: String, _ unit: String) -> Item {
    .ingredient(CooklangMark(name: name, quantity: quantity, unit: unit, isFixed: true))
  }

  private static func tool(_ name: String, _ quantity: String = "") -> Item {
    .cookware(mark(name, quantity))
  }

  private static func timer(_ name: String, _ quantity: String = "", _ unit: String = "") -> Item {
    .timer(mark(name, quantity, unit))
  }

  private static func step(_ text: String) -> [Item]? {
    guard case .step(let items)? = CooklangSyntax(text).blocks.first else { return nil }
    return items
  }

  // MARK: Text

  @Test(arguments: [
    "Peel the carrots", "Warm the oven to 220°C", "Pour 3L of stock", "slice them 1/4 inch thick",
    "Set to 200℃/Fan 180°C.", "Rinse --- twice", "Call # 7", "Mail @ home", "Rest ~ 9",
    "Call # 7{}", "Mail @ home{}", "Rest ~ {9}", "{3%g} of nothing", "5 * 3 = 15 (or so)",
    "@", "#", "~", "a@", "@@", "~{9", "[- no end", "@{3%g}",
  ])
  func `what is no mark is text`(text: String) {
    #expect(Self.step(text) == [.text(text)])
  }

  // MARK: Marks

  private static let marks: [(String, [Item])] = [
    ("@leek", [food("leek")]),
    ("@leek sliced thinly", [food("leek"), .text(" sliced thinly")]),
    ("@leek and @garlic", [food("leek"), .text(" and "), food("garlic")]),
    ("@leek{2}", [food("leek", "2")]),
    ("@leek{2%pieces}", [food("leek", "2", "pieces")]),
    ("@leek{ 2 % pieces }", [food("leek", "2", "pieces")]),
    ("@young leek{2}", [food("young leek", "2")]),
    ("@young leek{}", [food("young leek")]),
    ("Use @00 flour{ }", [.text("Use "), food("00 flour")]),
    ("@type 55 flour{500%g}", [food("type 55 flour", "500", "g")]),
    ("@3peppers", [food("3peppers")]),
    ("Crack @🥚", [.text("Crack "), food("🥚")]),
    ("@cream{1/4%cup}", [food("cream", "1/4", "cup")]),
    ("@cream{1 / 4 %cup}", [food("cream", "1/4", "cup")]),
    ("@cream{01/4%cup}", [food("cream", "01/4", "cup")]),
    ("@cream{1 1/2%cups}", [food("cream", "1 1/2", "cups")]),
    ("@dill{some%sprigs}", [food("dill", "some", "sprigs")]),
    ("@water{3 k }", [food("water", "3 k")]),
    ("@salt{=1%tsp}", [fixed("salt", "1", "tsp")]),
    ("@salt{= 1 % tsp}", [fixed("salt", "1", "tsp")]),
    ("@salt{=}", [food("salt")]),
    ("@stock{%ml}", [food("stock", "", "ml")]),
    ("@onion{1}(finely chopped)", [food("onion", "1", "", "finely chopped")]),
    ("@onion{1} (whole)", [food("onion", "1"), .text(" (whole)")]),
    ("@onion{1}(open", [food("onion", "1"), .text("(open")]),
    ("@?parsley{}", [.ingredient(CooklangMark(name: "parsley", isOptional: true))]),
    ("@./sauces/White Sauce{150%g}", [food("White Sauce", "150", "g")]),
    (
      "Mix @leek, @salt{1%g} and @oil{2%tbsp}.",
      [
        .text("Mix "), food("leek"), .text(", "), food("salt", "1", "g"), .text(" and "),
        food("oil", "2", "tbsp"), .text("."),
      ]
    ),
    ("Stew in #casserole overnight", [.text("Stew in "), tool("casserole"), .text(" overnight")]),
    ("Stew in #big casserole{}", [.text("Stew in "), tool("big casserole")]),
    ("#big casserole{ }", [tool("big casserole")]),
    ("#9-inch pie tin{ }", [tool("9-inch pie tin")]),
    ("#pie tin{3}", [tool("pie tin", "3")]),
    ("#pie tin{four}", [tool("pie tin", "four")]),
    ("#pie tin{two large}", [tool("pie tin", "two large")]),
    ("Bake ~{20%minutes}", [.text("Bake "), timer("", "20", "minutes")]),
    ("Bake ~{2.5%hours}", [.text("Bake "), timer("", "2.5", "hours")]),
    ("Bake ~{1/4%hour}", [.text("Bake "), timer("", "1/4", "hour")]),
    ("Bake ~crust{20%minutes}", [.text("Bake "), timer("crust", "20", "minutes")]),
    ("Then ~cool it down", [.text("Then "), timer("cool"), .text(" it down")]),
  ]

  @Test(arguments: marks)
  func `a mark is its sign, name, amount and preparation`(text: String, items: [Item]) {
    #expect(Self.step(text) == items)
  }

  @Test(arguments: [",", ".", "⸫", "\u{2009}", " ", "\u{A0}", "…", "»", "(", "-", "'", "、", ":"])
  func `a name of one word ends at white space and punctuation of any script`(end: String) {
    #expect(
      Self.step("Take @leek\(end)x") == [.text("Take "), Self.food("leek"), .text("\(end)x")])
    #expect(Self.step("Take #pot\(end)x") == [.text("Take "), Self.tool("pot"), .text("\(end)x")])
    #expect(
      Self.step("Take ~rest\(end)x") == [.text("Take "), Self.timer("rest"), .text("\(end)x")])
  }

  @Test func `a name of several words holds no other mark and no line break`() {
    #expect(
      Self.step("@salt and @black pepper{}")
        == [Self.food("salt"), .text(" and "), Self.food("black pepper")])
    #expect(Self.step("@salt\nand pepper{}") == [Self.food("salt"), .text(" and pepper{}")])
  }

  // MARK: Paragraphs

  private static let documents: [(String, [CooklangSyntax.Block])] = [
    (
      "Peel\nthe carrots.\n\n\nBoil.",
      [.step([.text("Peel the carrots.")]), .step([.text("Boil.")])]
    ),
    ("Roll.\\\nCut.", [.step([.text("Roll.\nCut.")])]),
    ("-- nothing but this", []),
    ("-- before\n@dill{2%sprigs}", [.step([food("dill", "2", "sprigs")])]),
    (
      "@dill{2%sprigs} -- gently\nand more",
      [.step([food("dill", "2", "sprigs"), .text("  and more")])]
    ),
    ("Stir\n-- not yet\nand serve", [.step([.text("Stir and serve")])]),
    (
      "Add @milk{4%cup} [- or @cream? -], stir",
      [.step([.text("Add "), food("milk", "4", "cup"), .text(" , stir")])]
    ),
    ("[- over\n\nlines -]\nStir", [.step([.text("Stir")])]),
    (
      "= Dough\nKnead.\n==Filling==\nMix.\n===\nBake.",
      [
        .section("Dough"), .step([.text("Knead.")]), .section("Filling"), .step([.text("Mix.")]),
        .section(nil), .step([.text("Bake.")]),
      ]
    ),
    (
      "> From my aunt,\n> long ago.\n\nStir.",
      [.note("From my aunt, long ago."), .step([.text("Stir.")])]
    ),
    ("> goes on\nhere", [.note("goes on here")]),
    ("Look ---\nkey: value\n---", [.step([.text("Look --- key: value ---")])]),
    ("---\nkey: a -- b [- c -]\n---\n\nStir.", [.step([.text("Stir.")])]),
    (">> source: a book\nStir.", [.step([.text("Stir.")])]),
    ("  Stir.  \r\n\r\n\tServe.", [.step([.text("  Stir.  ")]), .step([.text("\tServe.")])]),
    ("", []),
  ]

  @Test(arguments: documents)
  func `a document is steps, notes and sections`(text: String, blocks: [CooklangSyntax.Block]) {
    #expect(CooklangSyntax(text).blocks == blocks)
  }

  // MARK: Metadata

  private static func recipe(_ text: String) throws -> Recipe {
    try RecipeDocument.recipe(
      in: Array("\(text)\n\nAdd @salt.".utf8), as: .cooklang,
      id: ListingID(provider: "file", id: "a.cook"))
  }

  @Test(arguments: [
    "---\nPrep Time: 15 minutes\nCook Time: 30 minutes\n---",
    "---\nprep time    :15 minutes\ncook time: \"30 minutes\"\n---",
    "---\ntime:\n  prep: 15 min\n  cook: 30 min\n---",
    "---\ntime.prep: 15 min\ntime.cook: 30 min\n---",
    ">> prep time: 15 min\n>> cook time: 30 min",
  ])
  func `keys may have several words, capitals, points and spaces`(text: String) throws {
    let recipe = try Self.recipe(text)
    #expect(recipe.prepMinutes == 15 && recipe.cookMinutes == 30)
    #expect(recipe.instructions == ["Add salt."])
  }

  @Test func `servings by numbers, sources by parts, pictures by a list`() throws {
    let recipe = try Self.recipe(
      """
      ---
      servings: 2|4|6
      source:
        name: A Book
        url: https://example.org/a
        author: Ann
      images:
        - https://example.org/1.jpg
        - https://example.org/2.jpg
      locale: es_VE
      description: |
        Two
        lines.
      ---
      """)
    #expect(recipe.servings == 2 && recipe.siteName == "A Book" && recipe.authors == ["Ann"])
    #expect(recipe.listing.url == "https://example.org/a" && recipe.language == "es-VE")
    #expect(recipe.images.map(\.url) == ["https://example.org/1.jpg", "https://example.org/2.jpg"])
    #expect(recipe.listing.image == "https://example.org/1.jpg" && recipe.summary == "Two lines.")
  }

  // MARK: There and back

  @Test(arguments: 1...40)
  func `what is written is read as it was`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &* 4099)
    let foods = ["leek", "red lentils", "olive oil", "salt", "thyme", "egg yolks", "00 flour"]
    let amounts = ["", "200 g ", "2 ", "1 1/2 cups ", "1/4 tsp ", "2-3 "]
    let preparations = ["", "", ", chopped", ", at room temperature"]
    let lines = foods.shuffled(using: &random).prefix(Int.random(in: 1...7, using: &random)).map {
      (amounts.randomElement(using: &random) ?? "") + $0
        + (preparations.randomElement(using: &random) ?? "")
    }
    var before = Recipe(
      listing: Listing(id: ListingID(provider: "p", id: "1"), title: "Stew", ingredients: lines))
    before.sections = [
      InstructionSection(steps: [
        InstructionStep(text: "Add the \(foods.randomElement(using: &random) ?? "") at 90 °C."),
        InstructionStep(text: "Wait {a bit} (or 5 min), then stir = done -> eat"),
      ]),
      InstructionSection(name: "Finish", steps: [InstructionStep(text: "Season with salt.")]),
    ]
    before.notes = ["Keeps 3 days.", "> 90 % of it is water"]
    let text = RecipeRenderer(.cooklang).render(before)
    let after = try RecipeDocument.recipe(
      in: Array(text.utf8), as: .cooklang, id: before.listing.id)
    #expect(after.listing.ingredients.sorted() == lines.sorted(), "\(text)")
    #expect(after.sections == before.sections)
    #expect(after.notes == before.notes && after.listing.title == "Stew")
  }

  @Test func `text that only looks like marks comes back without becoming one`() throws {
    let steps = ["Mail me@home at 5 # sharp~ish", "a -- b --- c [- d -] e", "@salt{2%kg}(x)"]
    let recipe = Recipe(
      listing: Listing(
        id: ListingID(provider: "p", id: "1"), title: "Soup",
        ingredients: ["100 % {rye} flour, @sifted", "2 } eggs"]), instructions: steps)
    let syntax = CooklangSyntax(RecipeRenderer(.cooklang).render(recipe))
    let marks = syntax.blocks.flatMap { block -> [Item] in
      guard case .step(let items) = block else { return [] }
      return items.filter { if case .text = $0 { false } else { true } }
    }
    #expect(marks.count == 2 && syntax.blocks.count == 4)
    let texts = syntax.blocks.dropFirst().compactMap { block -> String? in
      guard case .step(let items) = block, case .text(let text)? = items.first else { return nil }
      return text.filter { !$0.isWhitespace }
    }
    #expect(texts == steps.map { $0.filter { !$0.isWhitespace } })
  }
}
