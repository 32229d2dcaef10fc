import RecipeModel
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

/// The JSON that other programs read.
@Suite(.fewAtOnce) struct JSONGoldenTests {
  @Test func `a report has the shape of version 1`() throws {
    var report = Fixtures.report(query: Fixtures.query, cursor: "v1.abc")
    report.joined = [
      JoinedRecipe(
        id: "cookbook:9", title: "Leek Soup",
        sources: [Fixtures.entry("puppy", "7", rank: 41, title: "The Leek Soup")],
        alsoShown: ["food2fork:8"])
    ]
    try GoldenFile.expect(ReportJSON().render(report), is: "report.json")
    try GoldenFile.expect(ReportJSON(explain: true).render(report), is: "report-explain.json")
  }

  @Test func `records of a stream stand on a line each`() throws {
    let text = ReportJSONLines(explain: true).render(Fixtures.report())
    try GoldenFile.expect(text, is: "report.jsonl")
    for line in text.split(separator: "\n") {
      let record = try JSON(parsing: String(line))
      #expect(record["version"]?.intValue == 1)
      #expect(record["kind"]?.stringValue != nil)
    }
  }

  @Test func `a recipe in full keeps the names of an item`() throws {
    let recipe = Recipe(
      listing: Fixtures.menu[3].unified, summary: "Soup for a rainy day.",
      instructions: ["Warm the dashi.", "Stir in the miso."], prepMinutes: 5, cookMinutes: 10,
      cuisine: "Japanese", category: "Soup", keywords: ["soup", "tofu"])
    try GoldenFile.expect(RecipeJSON.render(recipe), is: "recipe.json")
    try GoldenFile.expect(RecipeJSON.render(RecipeFixtures.pie), is: "Recipes/pie.json")
  }

  @Test func `hostile texts are escaped and parse back`() throws {
    let text = ReportJSON(explain: true).render(Fixtures.report(HostileTexts.recipes))
    #expect(!text.unicodeScalars.contains { $0.isUnsafeToPrint && $0 != "\n" })
    let items = try #require(try JSON(parsing: text)["items"]?.arrayValue)
    #expect(items.map { $0["title"]?.stringValue } == HostileTexts.titles)
  }

  @Test(arguments: [false, true])
  func `a line of an item is what the item's value comes to`(explain: Bool) {
    var random = SeededRandom(seed: 5)
    let texts = (0..<40).map { _ in random.text(pieces: 6) }
    let listings = (0..<60).map { number in
      func text(_ step: Int) -> String? { number.isMultiple(of: step) ? texts[number % 40] : nil }
      let listing = Listing(
        id: ListingID(provider: "p\(number % 3)", id: "\(number / 3)"),
        title: "\(texts[number / 3 % 7])Soup", url: "http://e.example/\(number / 6)",
        publisher: text(2), image: text(3),
        ingredients: number % 4 == 0 ? [] : ["1 leek", texts[number / 3], "salt"],
        rating: number % 5 == 0 ? nil : Rating(value: 4.7, scale: 5),
        totalMinutes: number % 7 == 0 ? 25 : nil, recipeYield: text(4),
        diets: number % 6 == 0 ? [.vegan, .vegetarian] : number % 2 == 0 ? [] : nil)
      return RankedListing(listing, rank: number / 3 + 1)
    }
    let renderer = RecipeItemJSON(explain: explain)
    let recipes = RecipeRanker(query: "soup").recipes(from: listings)
    #expect(recipes.count > 4 && recipes.contains { !$0.filledFields.isEmpty })
    for recipe in recipes + Fixtures.menu + HostileTexts.recipes {
      var writer = JSONWriter()
      renderer.append(recipe, to: &writer)
      #expect(writer.bytes == renderer.json(recipe).bytes())
    }
  }

  @Test func `links that cannot be shown are null`() throws {
    for recipe in HostileTexts.recipes {
      let item = RecipeItemJSON().json(recipe)
      let url = item["url"]?.stringValue
      #expect(url == nil || url == recipe.unified.url)
      #expect(url == nil || url?.lowercased().hasPrefix("http") == true)
    }
    let good = HostileTexts.recipes.compactMap { RecipeItemJSON().json($0)["url"]?.stringValue }
    #expect(Set(good).count == 4)
  }

  @Test func `an empty answer names the sources whose own filters may be why`() {
    var report = Fixtures.report(
      [], outcomes: [Fixtures.outcome("a", .empty), Fixtures.outcome("b", .empty)])
    report.query = SearchQuery(text: "soup", exclude: ["ham"])
    report.plan = [
      ProviderPlan(provider: "a", native: ["text", "exclude"]),
      ProviderPlan(provider: "b", native: ["text"], local: ["exclude"]),
    ]
    #expect(ReportJSON().json(report)["summary"]?["silentFilters"] == ["a"])
    report.recipes = [Fixtures.chickenSoup]
    #expect(ReportJSON().json(report)["summary"]?["silentFilters"] == nil)
  }

  @Test func `cache and retry time are null until there is something to say`() throws {
    let asked = ProviderOutcome.codec.write(Fixtures.outcome("a", .ok, retryAt: 1_795_271_063))
    #expect(asked["cache"] == "miss")
    #expect(asked["retryAt"] == "2026-11-21T14:24:23Z")
    let skipped = ProviderOutcome.codec.write(Fixtures.pantry)
    #expect(skipped["cache"]?.isNull == true)
    #expect(skipped["retryAt"]?.isNull == true)
  }
}
