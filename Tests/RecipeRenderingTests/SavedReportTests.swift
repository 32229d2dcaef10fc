import RecipeModel
import RecipeProviderKit
import RecipeRendering
import TestSupport
import Testing

@testable import RecipeSearch

/// Documents that were written are read back.
@Suite(.fewAtOnce) struct SavedReportTests {
  private func read(_ text: String) throws -> [SavedReport] {
    try SavedReport.read(try JSON(parsing: text))
  }

  /// What must be the same after a document was read back: times only as far as milliseconds go.
  private func expectSame(_ one: Comparison, _ other: Comparison) {
    var one = one
    // What was compared whole is as deep as its sources were asked.
    one.options.depth = other.options.depth
    #expect(ComparisonJSON.render(one) == ComparisonJSON.render(other))
  }

  @Test func `a comparison is the same after it was saved`() throws {
    for comparison in [ComparisonFixtures.soup, ComparisonFixtures.stew] {
      let saved = try read(ComparisonJSON.render(comparison))
      #expect(saved.count == 1)
      #expect(saved.first?.extent == .everything)
      try expectSame(saved[at: 0].comparison(comparison.options), comparison)
    }
    let both = [ComparisonFixtures.soup, ComparisonFixtures.stew]
    let saved = try read(ComparisonSummaryJSON.render(both))
    #expect(saved.count == 2)
    for (one, other) in zip(saved, both) { expectSame(one.comparison(), other) }
  }

  @Test func `a cut list is a page`() throws {
    let cut = ComparisonFixtures.keeping(3, of: ComparisonJSON.json(ComparisonFixtures.soup))
    let saved = try SavedReport.read(cut)
    #expect(saved.first?.extent == .page)
    #expect(saved.first?.comparison().recipes.count == 3)
  }

  @Test func `a saved search tells what it knows and no more`() throws {
    let report = Fixtures.report([Fixtures.chickenSoup], outcomes: [Fixtures.cookbook])
    let saved = try read(ReportJSON().render(report))[at: 0]
    #expect(saved.extent == .page)
    let comparison = saved.comparison()
    #expect(comparison.providers.map(\.id) == ["cookbook", "food2fork", "puppy"])
    func completeness(_ provider: String, _ field: ListingField) -> FieldCompleteness? {
      comparison.provider(provider)?.completeness(of: field)
    }
    // The lead has what comes from no other source; whether it has more, nobody wrote down.
    #expect(completeness("cookbook", .ingredients)?.share == 1)
    #expect(completeness("cookbook", .image)?.known == 0)
    #expect(completeness("cookbook", .url)?.share == 0)
    // The picture is food2fork's; whether the one behind it has one, nobody wrote down.
    #expect(completeness("food2fork", .image)?.share == 1)
    #expect(completeness("puppy", .image)?.known == 0)
    #expect(completeness("puppy", .ingredients)?.known == 0)
    // Links and ratings are told of each source.
    #expect(completeness("puppy", .url)?.share == 1)
    #expect(completeness("puppy", .rating)?.share == 0)
    #expect(comparison.recipes.first?.score == Fixtures.chickenSoup.score)
  }

  @Test func `a saved search that shows every listing is a whole list`() throws {
    var report = Fixtures.report([Fixtures.chickenSoup])
    report.outcomes = ["cookbook", "food2fork", "puppy"].map {
      Fixtures.outcome($0, .ok, listings: ListingCounts(received: 1, kept: 1))
    }
    #expect(try read(ReportJSON().render(report)).first?.extent == .everything)
    report.outcomes[1].listings.kept = 2
    #expect(try read(ReportJSON().render(report)).first?.extent == .page)
  }

  @Test func `explained votes tell the weights, groups and k`() throws {
    let ranking = RankingOptions(
      k: 20, providerOrder: ["a", "b", "c"], weights: ["a": 0.5, "b": 1, "c": 2],
      groups: ["a": "x", "b": "b", "c": "c"])
    let listings = ["a", "b", "c"].enumerated().flatMap { number, provider in
      (1...3).map { rank in
        Fixtures.entry(provider, "\(rank)", rank: rank, title: "Dish \(number) number \(rank)")
      }
    }
    let report = SearchReport(
      query: SearchQuery(text: "dish"), plan: [],
      outcomes: ["a", "b", "c"].map { Fixtures.outcome($0, .ok) },
      recipes: RecipeRanker(options: ranking, query: "dish").recipes(from: listings),
      isComplete: true)
    let explained = try read(ReportJSON(explain: true).render(report))[at: 0]
    #expect(explained.ranking == ranking)
    #expect(explained.report.recipes.map(\.votes) == report.recipes.map(\.votes))
    #expect(try read(ReportJSON().render(report)).first?.ranking.k == 60)
  }

  @Test func `a saved search makes the comparison that the search itself makes`() throws {
    // Who is asked for "bean chili" by a title that another source gives the recipe.
    let listings = (1...12).flatMap { number -> [RankedListing] in
      let link = "https://x.example/recipe/\(number)"
      let other = number < 5 ? "Chili of Beans \(number)" : "Chili \(number)"
      return [
        Fixtures.entry("a", "\(number)", rank: number, title: "Chili \(number)", url: link),
        Fixtures.entry("b", "\(number)", rank: 13 - number, title: other, url: link),
        Fixtures.entry("c", "\(number)", rank: number, title: "Chili \(number)", url: link),
      ]
    }
    for words in [true, false] {
      let ranking = RankingOptions(providerOrder: ["a", "b", "c"], words: words)
      let ranker = RecipeRanker(options: ranking, query: "bean chili")
      let report = SearchReport(
        query: SearchQuery(text: "bean chili"), plan: [],
        outcomes: ["a", "b", "c"].map {
          Fixtures.outcome($0, .ok, listings: ListingCounts(received: 12, kept: 12))
        },
        recipes: ranker.recipes(from: listings), isComplete: true)
      let helped = report.recipes.filter { $0.votes.contains { $0.isOfWords } }
      #expect(helped.count == (words ? 12 : 0))
      let options = ComparisonOptions(topCount: 3, depth: 12)
      var live = Comparison(report, ranking: ranking, extent: .everything, options: options)
      // Which listing claims a diet, no saved search says.
      for provider in live.providers.indices { live.providers[provider].claims = nil }
      var document = ReportJSON(explain: true)
      document.ranking = ranking
      let saved = try read(document.render(report))[at: 0]
      #expect(saved.ranking == ranking)
      expectSame(saved.comparison(options), live)
    }
  }

  @Test(arguments: [
    (#"[]"#, "an array instead of an object"), (#"{}"#, "\"version\" is missing"),
    (#"{"version":2}"#, "/version: format 2 is not known"),
    (#"{"version":1,"query":{}}"#, "\"providers\" is missing"),
    (
      #"{"version":1,"query":{},"providers":[{"id":7}]}"#,
      "/providers/0/id: is a number instead of a string"
    ),
    (
      #"{"version":1,"providers":[],"items":[{"title":"x","sources":[]}],"query":{}}"#,
      "/items/0/sources: is empty"
    ),
    (
      #"{"version":1,"providers":[],"query":{},"items":[{"title":"x","sources":[{"provider":"a","id":"1","rank":0}]}]}"#,
      "/items/0/sources/0/rank: is a number instead of a whole number from 1"
    ),
    (#"{"version":1,"providers":[],"items":[],"query":{"sort":"x"}}"#, "/query/sort: is no order"),
  ])
  func `what is no saved search is told with its place`(_ text: String, _ message: String) throws {
    let document = try JSON(parsing: text)
    do {
      _ = try SavedReport.read(document)
      Issue.record("\(text) was taken for a saved search")
    } catch {
      #expect(error.description.contains(message), "\(error.description)")
    }
  }

  @Test(arguments: 1...6)
  func `hostile texts come back as they were`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let recipes = (0..<10).map { number in
      Fixtures.recipe([
        Fixtures.entry(
          "p\(random.text(pieces: 3))", "\(number)", rank: number + 1,
          title: random.text(pieces: 30), publisher: random.text(pieces: 5),
          ingredients: [random.text(pieces: 5)], makes: random.text(pieces: 3))
      ])
    }
    let comparison = Comparison(
      SearchReport(
        query: SearchQuery(text: random.text(pieces: 9)), plan: [], outcomes: [],
        recipes: recipes, isComplete: true),
      ranking: RankingOptions(), extent: .everything)
    expectSame(try read(ComparisonJSON.render(comparison))[0].comparison(), comparison)
  }

  /// The value with one of its parts, wherever it lies, replaced by something else or left out.
  private func damaged(_ value: JSON, _ random: inout SeededRandom) -> JSON {
    let strange: [JSON] = [
      .null, true, -1, 0, 1.5, .int(.max), .int(.min), .double(1e300), "", "\u{1B}[2J", [], [:],
    ]
    let isHere = Int.random(in: 0..<4, using: &random) == 0
    switch value {
    case .array(var elements) where !elements.isEmpty && !isHere:
      let index = Int.random(in: elements.indices, using: &random)
      elements[index] = damaged(elements[index], &random)
      return .array(elements)
    case .object(var object) where !object.members.isEmpty && !isHere:
      let index = Int.random(in: object.members.indices, using: &random)
      object.members[index].value = damaged(object.members[index].value, &random)
      return .object(object)
    default: return strange.randomElement(using: &random) ?? .null
    }
  }

  @Test(arguments: 1...20)
  func `a damaged document is refused or compared, and nothing else`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &* 6151)
    let documents = [
      ComparisonJSON.json(ComparisonFixtures.soup),
      ReportJSON(explain: true).json(Fixtures.report()),
      ComparisonSummaryJSON.json([ComparisonFixtures.soup, ComparisonFixtures.stew]),
    ]
    for document in documents {
      for _ in 0..<12 {
        var broken = document
        for _ in 0..<Int.random(in: 1...4, using: &random) { broken = damaged(broken, &random) }
        guard let saved = try? SavedReport.read(broken) else { continue }
        let comparisons = saved.map { $0.comparison() }
        let text = ComparisonRenderer(style: TextStyle(width: 80)).render(comparisons)
        #expect(!text.contains("\u{1B}") && !text.contains("nan"))
        let again = try read(ComparisonSummaryJSON.render(comparisons))
        for (one, other) in zip(again, comparisons) { expectSame(one.comparison(), other) }
      }
    }
  }
}
