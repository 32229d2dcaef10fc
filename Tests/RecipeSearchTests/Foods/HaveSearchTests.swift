import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite("Searching by what one has", .fewAtOnce) struct HaveSearchTests {
  private static let listings = [
    listing("a", "1", "Paella", rank: 1, ingredients: ["rice", "chicken", "saffron", "prawns"]),
    listing("a", "2", "Mystery", rank: 2),
    listing("a", "3", "Toast", rank: 3, ingredients: ["2 slices bread", "butter"]),
    listing("a", "4", "Chicken rice", rank: 4, ingredients: ["200 g rice", "2 chicken breasts"]),
    listing("a", "5", "Risotto", rank: 5, ingredients: ["300 g rice", "1 onion", "50 g parmesan"]),
  ]

  private func engine(
    _ capabilities: Capabilities = [.text, .browse, .listsIngredients],
    listings: [RankedListing] = listings
  ) -> SearchEngine {
    SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: listings, capabilities: capabilities))
    ])
  }

  private let query = SearchQuery(
    text: "dinner", have: ["chicken", "rice"], sort: .missing)

  @Test("The less is missing the better, then the more is used; what cannot be told comes last")
  func order() async throws {
    let report = try await engine().search(query)
    #expect(
      report.recipes.map(\.unified.title) == [
        "Chicken rice", "Paella", "Risotto", "Toast", "Mystery",
      ])
    #expect(
      report.recipes.map(\.missing?.names) == [
        [], ["saffron", "prawns"], ["1 onion", "50 g parmesan"], ["2 slices bread", "butter"], nil,
      ])
    #expect(report.recipes.allSatisfy { $0.orderedBy == .missing })
  }

  @Test("Another order is kept, and what is missing still told")
  func otherOrder() async throws {
    var query = query
    query.sort = .title
    let report = try await engine().search(query)
    #expect(
      report.recipes.map(\.unified.title) == [
        "Chicken rice", "Mystery", "Paella", "Risotto", "Toast",
      ])
    #expect(try report.recipes[at: 2].missing?.names == ["saffron", "prawns"])
  }

  @Test("Recipes that need too much are removed and counted; what cannot be told stays")
  func atMost() async throws {
    var query = query
    query.missingAtMost = 1
    let report = try await engine().search(query)
    #expect(report.recipes.map(\.unified.title) == ["Chicken rice", "Mystery"])
    #expect(report.filteredCount == 3)
    #expect(report.outcomes.first?.listings.dropped(.missesFoods) == 3)
  }

  @Test("The nearest recipe is told, also where too much is missing of all", arguments: [0, 2])
  func nearest(most: Int) async throws {
    var query = query
    query.have = ["rice"]
    query.missingAtMost = most
    query.sort = .title
    let report = try await engine().search(query)
    #expect(
      report.nearestRecipe
        == NearestRecipe(id: "a:4", title: "Chicken rice", missing: ["2 chicken breasts"]))
    query.exclude = ["chicken"]
    #expect(try await engine().search(query).nearestRecipe?.title == "Risotto")
    query.exclude = ["rice", "bread"]
    #expect(try await engine().search(query).nearestRecipe == nil)
  }

  @Test("Salt counts as missing where somebody asks, and pages follow only their own query")
  func staples() async throws {
    let listings = [listing("a", "1", "Rice", rank: 1, ingredients: ["rice", "salt", "water"])]
    var query = query
    let usual = try await engine(listings: listings).search(query)
    #expect(usual.recipes.map(\.missing?.names) == [[]])
    query.countsStaples = true
    let strict = try await engine(listings: listings).search(query)
    #expect(strict.recipes.map(\.missing?.names) == [["salt", "water"]])
    let other = SearchQuery(text: "dinner", have: query.have, sort: .missing)
    #expect(
      SearchCursor.fingerprint(query, providers: [])
        != SearchCursor.fingerprint(other, providers: []))
  }

  @Test("Who asks nothing of the kind is told nothing")
  func unasked() async throws {
    let report = try await engine().search(SearchQuery(text: "dinner"))
    #expect(report.nearestRecipe == nil)
    #expect(report.recipes.allSatisfy { $0.missing == nil })
  }

  @Test("The plan names the sources for which it cannot be told")
  func plan() throws {
    let plan = try engine([.text, .browse]).plan(for: query)[at: 0]
    #expect(plan.unsupported == ["have"] && plan.skipReason == nil)
    #expect(engine().plan(for: query).first?.local.contains("have") == true)
  }

  @Test(
    "Without words a source is asked for the first food in the way that it can be",
    arguments: [
      ([.include, .listsIngredients] as Capabilities, "", ["chicken"]),
      ([.text, .listsIngredients] as Capabilities, "chicken", []),
      ([.browse, .listsIngredients] as Capabilities, "", []),
    ])
  func asking(capabilities: Capabilities, text: String, include: [String]) {
    let query = SearchQuery(have: ["chicken", "rice"], sort: .missing)
    let planner = QueryPlanner(
      query,
      for: ProviderDescriptor(id: "a", kind: "a", name: "a", capabilities: capabilities))
    #expect(planner.nativeQuery.text == text && planner.nativeQuery.include == include)
    #expect(planner.nativeQuery.sort == .best && planner.plan.skipReason == nil)
  }

  @Test(
    "A source that cannot be asked says what it searches by",
    arguments: [
      ([.include, .listsIngredients] as Capabilities, "this: it searches by ingredients"),
      ([.listsIngredients] as Capabilities, "anything: it claims neither text, include nor browse"),
    ])
  func skipping(capabilities: Capabilities, reason: String) {
    let planner = QueryPlanner(
      SearchQuery(text: "soup"),
      for: ProviderDescriptor(id: "a", kind: "a", name: "a", capabilities: capabilities))
    #expect(planner.plan.skipReason == "it cannot be asked for \(reason)")
  }

  @Test("Pages hold every recipe once, in one order", arguments: 1...6)
  func pages(_ seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let foods = ["rice", "chicken", "onion", "leek", "bread", "egg", "saffron"]
    let listings = (1...40).map { number in
      listing(
        "a", "\(number)", "Dish \(DishNames.name(number))", rank: number,
        ingredients: [String](
          foods.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))))
    }
    let engine = engine([.text, .listsIngredients], listings: listings)
    var query = SearchQuery(text: "dish", have: ["rice", "chicken"], limit: 100, sort: .missing)
    let whole = try await engine.search(query).recipes
    query.limit = 7
    var seen: [String] = []
    var cursor: String?
    repeat {
      let report = try await engine.search(query, cursor: cursor)
      seen += report.recipes.map(\.id)
      cursor = report.cursor
    } while cursor != nil
    #expect(Set(seen).count == seen.count && Set(seen) == Set(whole.map(\.id)))
    var other = query
    other.have = ["rice"]
    let first = try await engine.search(query)
    await #expect(throws: Failure.self) {
      _ = try await engine.search(other, cursor: first.cursor)
    }
  }
}
