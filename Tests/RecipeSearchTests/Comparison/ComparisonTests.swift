import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ComparisonTests {
  @Test func `recipes, unique ones and duplicates are counted by provider`() throws {
    let recipes = [
      RecipeRanker.Cluster(
        listings: [listing("a", "1", rank: 1), listing("a", "2", rank: 4), listing("b", "1")],
        identity: .text("x")),
      RecipeRanker.Cluster(listings: [listing("a", "3", rank: 2)], identity: .text("y")),
      RecipeRanker.Cluster(
        listings: [listing("b", "2", rank: 2), listing("b", "3", rank: 3)], identity: .text("z")),
    ]
    let outcomes = ["a", "b", "c"].map {
      ProviderOutcome(id: $0, kind: "k", name: $0, status: $0 == "c" ? .empty : .ok)
    }
    let report = SearchReport(
      query: SearchQuery(text: "x"), plan: [], outcomes: outcomes,
      recipes: RecipeRanker().recipes(from: recipes, sort: .best), isComplete: true)
    let comparison = Comparison(report, ranking: RankingOptions(), extent: .everything)
    #expect(comparison.providers.map(\.id) == ["a", "b", "c"])
    #expect(comparison.providers.map(\.listings) == [3, 3, 0])
    #expect(comparison.providers.map(\.recipes) == [2, 2, 0])
    #expect(comparison.providers.map(\.duplicates) == [1, 1, 0])
    #expect(comparison.providers.map(\.uniqueRecipes) == [1, 1, 0])
    #expect(comparison.providers.map(\.uniqueShare) == [0.5, 0.5, nil])
    #expect(comparison.leaveOneOut.map(\.recipesLost) == [1, 1, 0])
    #expect(comparison.pairs.map(\.shared) == [1, 0, 0])
    #expect(comparison.pair("b", "a") == comparison.pair("a", "b"))
  }

  @Test func `claims of diets are held against the source's own ingredients`() throws {
    func claiming(_ id: String, _ diets: Set<Diet>, _ lines: [String]) -> RankedListing {
      var ranked = listing("a", id, "Dish \(id)", ingredients: lines)
      ranked.listing.diets = diets
      return ranked
    }
    let recipes = RecipeRanker().recipes(from: [
      claiming("1", [.vegan, .glutenFree, .halal], ["2 eggs", "1 onion"]),
      claiming("2", [.vegetarian], []), claiming("3", [], ["1 onion"]),
      listing("b", "4", "Stew", ingredients: ["1 leek"]),
    ])
    let outcomes = ["a", "b", "c"].map {
      ProviderOutcome(id: $0, kind: "k", name: $0, status: $0 == "c" ? .skipped : .ok)
    }
    let report = SearchReport(
      query: SearchQuery(text: "x"), plan: [], outcomes: outcomes, recipes: recipes,
      isComplete: true)
    let whole = Comparison(report, ranking: RankingOptions(), extent: .everything)
    let claims = try #require(whole.provider("a")?.claims)
    #expect((claims.made, claims.refuted, claims.undecidable) == (3, 1, 1))
    #expect(whole.provider("b")?.claims?.made == 0)
    #expect(whole.provider("c")?.claims == nil)
    #expect(ComparisonSummary([whole, whole]).providers.first?.claims?.refuted == 2)
  }

  @Test func `completeness counts what each listing has`() throws {
    let full = Listing(
      id: ListingID(provider: "a", id: "1"), title: "Soup", url: "https://x.example/1",
      publisher: "X", image: "https://x.example/1.jpg", ingredients: ["salt"],
      rating: Rating(value: 1, scale: 5), totalMinutes: 5, recipeYield: "2")
    let bare = Listing(
      id: ListingID(provider: "a", id: "2"), title: "Stew", url: "javascript:alert(1)",
      publisher: "")
    let report = SearchReport(
      query: SearchQuery(text: "x"), plan: [], outcomes: [],
      recipes: RecipeRanker().recipes(from: [
        RankedListing(full, rank: 1), RankedListing(bare, rank: 2),
      ]), isComplete: true)
    let whole = Comparison(report, ranking: RankingOptions(), extent: .everything)
    let provider = try #require(whole.provider("a"))
    #expect(provider.completeness.map(\.field) == ListingField.counted)
    #expect(provider.completeness.allSatisfy { $0.share == 0.5 })
    let part = Comparison(
      report, ranking: RankingOptions(), extent: .page,
      knowledge: [
        bare.id: FieldKnowledge(given: [], unknown: [.image, .yield]),
        full.id: FieldKnowledge(given: [.url, .yield], unknown: [.image]),
      ])
    #expect(part.provider("a")?.completeness(of: .image).share == nil)
    #expect(part.provider("a")?.completeness(of: .yield).share == 1)
    #expect(part.provider("a")?.completeness(of: .url).share == 0.5)
  }

  @Test func `what a source has that gave no answer is not known`() throws {
    let failed = ProviderOutcome(id: "b", kind: "k", name: "b", status: .timedOut)
    let compared = comparison(["a": ["x", "y"], "b": []], outcomes: [failed])
    let b = try #require(compared.provider("b"))
    #expect(
      [b.given, b.listings, b.recipes, b.uniqueRecipes, b.duplicates]
        == Array(repeating: nil, count: 5))
    #expect(compared.provider("a")?.uniqueRecipes == 2)
    let pair = try #require(compared.pair("a", "b"))
    #expect(pair.shared == nil && pair.jaccard == nil && pair.rankBiasedOverlap == nil)
    let part = try #require(compared.leaveOneOut.first { $0.provider == "b" })
    #expect(part.recipesLost == nil)
    let partly = ProviderOutcome(id: "b", kind: "k", name: "b", status: .partial)
    let some = comparison(["a": ["x", "y"], "b": ["x"]], outcomes: [partly])
    #expect(some.provider("b")?.recipes == 1 && some.pair("a", "b")?.shared == 1)
  }

  @Test func `lists are compared down to one depth`() throws {
    let deep = (1...8).map { "r\($0)" }
    let lists: KeyValuePairs = ["a": deep, "b": ["r8", "r7"]]
    let whole = comparison(lists)
    #expect(whole.pair("a", "b")?.shared == 2 && whole.provider("b")?.uniqueRecipes == 0)
    let cut = comparison(lists, options: ComparisonOptions(depth: 3))
    #expect(cut.providers.map(\.listings).contains(3) && cut.recipes.count == 5)
    #expect(cut.pair("a", "b")?.shared == 0 && cut.provider("b")?.uniqueRecipes == 2)
    #expect(cut.recipes.flatMap(\.sources).allSatisfy { $0.rank <= 3 })
    let same = comparison(["a": ["r1", "r2", "r3"], "b": ["r8", "r7"]])
    #expect(cut.recipes.map(\.id) == same.recipes.map(\.id))
    #expect(cut.recipes.map(\.score) == same.recipes.map(\.score))
    #expect(comparison(lists, options: ComparisonOptions(depth: 8)).recipes == whole.recipes)
  }

  @Test func `queries are the same whatever their capitals, blanks and order of filters`() {
    let query = SearchQuery(text: "Onion  soup ", include: ["Salt", "leek"], limit: 5)
    #expect(query.asksSame(as: SearchQuery(text: "onion soup", include: ["leek", "salt"])))
    #expect(!query.asksSame(as: SearchQuery(text: "onion soup", include: ["leek"])))
    #expect(
      !query.asksSame(
        as: SearchQuery(text: "onion soup", include: ["leek", "salt"], avoid: [.milk])))
    #expect(!SearchQuery(text: "crème").asksSame(as: SearchQuery(text: "creme")))
  }

  @Test func `nothing at all compares to zeros and nils`() throws {
    let nobody = comparison([:])
    #expect(nobody.providers.isEmpty && nobody.pairs.isEmpty && nobody.leaveOneOut.isEmpty)
    let empty = comparison(["a": [], "b": []])
    #expect(empty.providers.allSatisfy { $0.uniqueShare == nil && $0.recipes == 0 })
    #expect(
      empty.providers.allSatisfy { $0.completeness.allSatisfy { $0.share == nil } })
    #expect(empty.leaveOneOut.allSatisfy { $0.recipesLost == 0 && $0.leavingTop.isEmpty })
    let alone = comparison(["a": ["x", "y"]])
    #expect(alone.pairs.isEmpty)
    #expect(alone.provider("a")?.uniqueShare == 1)
    #expect(alone.leaveOneOut.first?.recipesLost == 2)
    #expect(alone.leaveOneOut.first?.leavingTop == [0, 1])
    #expect(
      try alone.leaveOneOut[at: 0].enteringTop.isEmpty && alone.leaveOneOut[at: 0].votes.isEmpty)
  }

  @Test func `the engine compares every recipe, not only a page of them`() async throws {
    var random = SeededRandom(seed: 3)
    let listings = randomListings(&random, providers: 3)
    let engine = SearchEngine.patient(
      ["p0", "p1", "p2"].map { SearchProvider(ScriptedProvider($0, listing: listings)) })
    let query = SearchQuery(text: "dish", limit: 10)
    let comparison = try await engine.compare(query)
    #expect(comparison.extent == .everything)
    #expect(comparison.providers.map(\.listings) == [10, 10, 10])
    #expect(comparison.recipes.count > 10)
    let page = try await engine.search(query)
    #expect(page.recipes == Array(comparison.recipes.prefix(10)))
    #expect(page.cursor != nil)
    #expect(try await engine.search(query, extent: .everything).cursor == nil)
  }

  @Test func `the order in which listings and providers come changes nothing`() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<10 {
      let listings = randomListings(&random, providers: 4)
      let outcomes = (0..<4).map {
        ProviderOutcome(id: "p\($0)", kind: "k", name: "p\($0)", status: .ok)
      }
      func compare(_ listings: [RankedListing], _ outcomes: [ProviderOutcome]) -> Comparison {
        Comparison(
          SearchReport(
            query: SearchQuery(text: "x"), plan: [], outcomes: outcomes,
            recipes: RecipeRanker().recipes(from: listings), isComplete: true),
          ranking: RankingOptions(), extent: .everything)
      }
      let one = compare(listings, outcomes)
      let other = compare(listings.shuffled(using: &random), outcomes.reversed())
      #expect(Set(one.providers) == Set(other.providers))
      for pair in one.pairs {
        let mirrored = other.pair(pair.first, pair.second)
        #expect(mirrored?.shared == pair.shared && mirrored?.jaccard == pair.jaccard)
        #expect(mirrored?.overlapCoefficient == pair.overlapCoefficient)
        #expect(
          abs((mirrored?.rankBiasedOverlap ?? .nan) - (pair.rankBiasedOverlap ?? .nan)) < 1e-12)
        #expect(mirrored?.kendallTauB == pair.kendallTauB)
      }
      for part in one.leaveOneOut {
        let same = other.leaveOneOut.first { $0.provider == part.provider }
        #expect(same?.leavingTop == part.leavingTop && same?.enteringTop == part.enteringTop)
        #expect(same?.recipesLost == part.recipesLost)
      }
    }
  }
}
