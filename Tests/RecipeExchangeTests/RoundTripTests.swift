import RecipeExchange
import RecipeModel
import TestSupport
import Testing

/// Recipes that were written in a format and read again.
@Suite("Round trips", .fewAtOnce) struct RoundTripTests {
  private static func read(_ export: RecipeExport) -> [ExchangedRecipe] {
    let reader = RecipeReader()
    return export.files.filter { !$0.path.hasSuffix(".jpg") && !$0.path.hasSuffix(".png") }
      .flatMap { reader.read(name: $0.path, bytes: $0.bytes).recipes }
  }

  /// Expects every field that the table says a format holds.
  private static func expect(
    _ after: ExchangedRecipe, isLike before: ExchangedRecipe, in format: ExportFormat
  ) {
    #expect(after.recipe.listing.title == before.recipe.listing.title)
    for field in ExchangeField.all {
      let values = field.values(before)
      switch field.holding(in: format) {
      case .whole:
        if !values.isEmpty { #expect(field.values(after) == values, "\(format): \(field.name)") }
      case .most(let most):
        // The pictures of documents lie beside them.
        guard !values.isEmpty, format.layout == .one else { continue }
        let held = Array(field.values(after).prefix(most))
        #expect(held == Array(values.prefix(most)), "\(format): \(field.name)")
      case .elsewhere, .nowhere: break
      }
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func `what the table says a format holds comes back`(format: ExportFormat) throws {
    let before = ExportSamples.full
    let after = Self.read(try RecipeWriter(format).write([before]))
    try #require(after.count == 1)
    try Self.expect(after[at: 0], isLike: before, in: format)
  }

  @Test func `a name of a group that a document cannot hold is told`() throws {
    var recipe = ExportSamples.bare
    recipe.recipe.listing.ingredients = ["2 cans beans", "200 g cream"]
    recipe.recipe.ingredientGroups = [
      IngredientGroup(name: "Mash", ingredients: ["2 cans beans"]),
      IngredientGroup(name: "Top", ingredients: ["200 g cream"]),
    ]
    recipe.recipe.sections = [InstructionSection(steps: [InstructionStep(text: "Mash the beans.")])]
    let notes = try RecipeWriter(.cooklang).write([recipe]).notes.map(\.text)
    #expect(notes.contains { $0.hasSuffix("names that are lost: Mash") }, "\(notes)")
  }

  @Test(arguments: ExportFormat.allCases)
  func `a recipe of a title and an ingredient comes back`(format: ExportFormat) throws {
    let before = ExportSamples.bare
    let export = try RecipeWriter(format).write([before])
    let after = Self.read(export)
    try #require(after.count == 1)
    try Self.expect(after[at: 0], isLike: before, in: format)
    #expect(try after[at: 0].recipe.listing.ingredients == ["bread"] && export.notes.isEmpty)
  }

  @Test(arguments: ExportFormat.allCases, 1...12)
  func `any part of a recipe comes back without the others`(format: ExportFormat, seed: Int) throws
  {
    let before = ExportSamples.part(seed: seed)
    let after = Self.read(try RecipeWriter(format).write([before]))
    try #require(after.count == 1)
    try Self.expect(after[at: 0], isLike: before, in: format)
  }

  /// Who tells the recipe, and who wrote it: the authors, the publisher, the link.
  private static let credits: [([String], String?, String?)] = [
    (["Ann Cook"], "Ann Cook", "https://example.org/pie"),
    (["Ann Cook", "Bo"], "Ann Cook", "https://example.org/pie"),
    (["Ann Cook"], nil, "https://example.org/pie"), ([], nil, "https://example.org:81/pie"),
    ([], "Ann Cook", nil), (["Bo"], "Ann Cook", nil), ([], "Ann Cook", "https://example.org/pie"),
  ]

  @Test(arguments: ExportFormat.allCases, credits)
  func `authors and publishers are not taken for each other`(
    format: ExportFormat, credit: ([String], String?, String?)
  ) throws {
    var before = ExportSamples.bare
    before.recipe.authors = credit.0
    (before.recipe.listing.publisher, before.recipe.listing.url) = (credit.1, credit.2)
    let after = Self.read(try RecipeWriter(format).write([before]))
    try #require(after.count == 1)
    try Self.expect(after[at: 0], isLike: before, in: format)
    guard [.markdown, .text, .cooklang].contains(format) else { return }
    let recipe = try after[at: 0].recipe
    #expect(recipe.authors == credit.0, "\(format)")
    if format != .text || credit.2 == nil { #expect(recipe.listing.publisher == credit.1) }
  }

  @Test(arguments: ExportFormat.allCases)
  func `several recipes come back, each with a file of its own where there are files`(
    format: ExportFormat
  ) throws {
    let recipes = [ExportSamples.full, ExportSamples.bare, ExportSamples.full]
    let export = try RecipeWriter(format).write(recipes)
    #expect(Self.read(export).count == 3)
    #expect(Set(export.files.map { $0.path.lowercased() }).count == export.files.count)
    #expect(export == (try RecipeWriter(format).write(recipes)))
  }

  @Test(arguments: ExportFormat.allCases)
  func `titles that come to the same name do not meet`(format: ExportFormat) throws {
    let recipes = ["Creme", "Crème", "creme", "Creme 2", "Creme-2", "CREME (2)"].map { title in
      var recipe = ExportSamples.full
      recipe.recipe.listing.title = title
      return recipe
    }
    let export = try RecipeWriter(format).write(recipes)
    let read = Self.read(export)
    #expect(read.map(\.recipe.listing.title) == recipes.map(\.recipe.listing.title))
    #expect(Set(export.files.map { $0.path.lowercased() }).count == export.files.count)
    guard export.files.count == 1, format != .jsonld else { return }
    let paths = try ZipArchive(export.files[at: 0].bytes).entries.map { $0.path.lowercased() }
    #expect(Set(paths).count == paths.count)
  }

  @Test(arguments: ExportFormat.allCases)
  func `whatever the texts, the files can be read`(format: ExportFormat) throws {
    let texts = [
      "<script>alert(1)</script>", "]]>", "\u{0}\u{1B}[31m", "../../etc/passwd", "CON",
      "a\u{202E}b",
      "@x{1%g} ~{5%min} #b -- [- c -]", "\"quoted\" 'text' & more", "1/2", ":", "[heading]", "## h",
      "\u{1F468}\u{200D}\u{1F373} 🥚", String(repeating: "long ", count: 400), "---", "a\r\nb",
    ]
    for text in texts {
      let export = try RecipeWriter(format).write([ExportSamples.hostile(text)])
      for file in export.files {
        #expect(!file.path.contains("..") && !file.path.hasPrefix("/"), "\(file.path)")
        #expect(!file.path.utf8.contains { $0 < 0x20 } && file.path.utf8.count < 200)
        let text = String(decoding: file.bytes, as: UTF8.self)
        if format == .html { #expect(!text.contains("<script>alert")) }
      }
      _ = Self.read(export)
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func `a file tells no path of this machine`(format: ExportFormat) throws {
    var recipe = ExportSamples.bare
    recipe.recipe.listing.id = ListingID(provider: "file", id: "/home/me/soup.cook")
    for file in try RecipeWriter(format).write([recipe]).files where format.layout == .each {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("/home/me"))
    }
    let list = try RecipeWriter(.jsonld).write([recipe]).files
    #expect(try !String(decoding: list[at: 0].bytes, as: UTF8.self).contains("/home/me"))
  }

  @Test func `a loss is told once for each field, with the recipe's title`() throws {
    let notes = try RecipeWriter(.tandoor).write([ExportSamples.full]).notes
    #expect(notes.allSatisfy { $0.place == "Leek (& ham) pie" })
    #expect(Set(notes.map(\.text)).count == notes.count)
    let texts = notes.map(\.text)
    #expect(texts.contains("Tandoor has no place for the video"))
    #expect(texts.contains("Tandoor holds one of the 2 kept pictures"))
    #expect(!texts.contains { $0.contains("own notes") })
  }
}
