import RecipeModel
import RecipeScreening
import TestSupport
import Testing

@testable import RecipeSearch

@Suite("The answers about recipes of several sources", .fewAtOnce)
struct ScreenedSourcesTests {
  private func listing(
    _ provider: String, _ lines: [String], title: String = "Baked Onions",
    url: String? = "https://kitchen.example/r/baked-onions"
  ) -> RankedListing {
    RankedListing(
      Listing(
        id: ListingID(provider: provider, id: "1"), title: title, url: url, ingredients: lines),
      rank: 1)
  }

  /// What is found about vegan in the one recipe of some listings, by each order of their sources.
  private func found(
    _ listings: [RankedListing], _ query: SearchQuery = SearchQuery(diets: [.vegan])
  ) throws -> [MergedRecipe] {
    let names = listings.map(\.provider)
    return try [names, names.reversed()].map { order in
      let ranker = RecipeRanker(options: RankingOptions(providerOrder: order), for: query)
      let merged = ranker.recipes(from: listings)
      try #require(merged.count == 1)
      var recipe = try #require(merged.first)
      recipe.screen = Screening(query).findings(of: recipe)
      return recipe
    }
  }

  private static let whole = ["1 kg onions", "1 roll puff pastry", "3 eggs", "200 ml cream"]

  @Test func `a line of any source decides, whichever leads`() throws {
    for recipe in try found([listing("a", ["onion"]), listing("b", Self.whole)]) {
      #expect(recipe.screen.map(\.verdict) == [.conflicts])
    }
    let plain = ["1 kg onions", "2 tbsp oil"]
    for recipe in try found([listing("a", plain), listing("b", plain + ["100 g bacon"])]) {
      #expect(recipe.screen.map(\.verdict) == [.conflicts])
    }
  }

  @Test func `a source of names alone proves nothing, and takes nothing from one that proves it`()
    throws
  {
    for recipe in try found([listing("a", ["onion"]), listing("b", [])]) {
      #expect(recipe.screen.map(\.verdict) == [.unknown])
    }
    let whole = ["1 kg onions", "2 tbsp oil"]
    for recipe in try found([listing("a", ["onion", "oil"]), listing("b", whole)]) {
      #expect(recipe.screen.map(\.verdict) == [.fits])
    }
  }

  @Test(arguments: [nil, "https://elsewhere.example/tarts/7"])
  func `what only shares a title lends no line to a fit`(_ url: String?) throws {
    let whole = ["1 kg onions", "2 tbsp oil", "300 g flour"]
    let listings = [listing("a", [], url: url), listing("b", whole, url: nil)]
    for recipe in try found(listings) {
      #expect(recipe.certainGroups.count == 2)
      #expect(recipe.screen.map(\.verdict) == [.unknown])
    }
  }

  @Test func `what is missing is told by the lines of all sources, in any order`() throws {
    var query = SearchQuery(text: "onions")
    query.have = ["onion"]
    for recipe in try found([listing("a", ["onion"]), listing("b", Self.whole)], query) {
      #expect(recipe.missing?.names == ["1 roll puff pastry", "3 eggs", "200 ml cream"])
    }
    let names = listing("a", ["onion", "nutmeg"])
    for recipe in try found([names, listing("b", Self.whole)], query) {
      #expect(recipe.missing?.names == ["1 roll puff pastry", "3 eggs", "200 ml cream", "nutmeg"])
    }
    let apart = [listing("a", [], url: "https://x.example/1"), listing("b", Self.whole, url: nil)]
    for recipe in try found(apart, query) where recipe.sources.first?.provider == "a" {
      #expect(recipe.missing?.names == nil)
    }
  }

  @Test(arguments: [nil, 5, 20])
  func `a comparison counts none as shared by its title alone, at any depth`(
    _ depth: Int?
  ) throws {
    let listings = [
      listing("a", [], url: "https://x.example/1"), listing("b", Self.whole, url: nil),
    ]
    let report = SearchReport(
      query: SearchQuery(text: "onions"), plan: [], outcomes: [],
      recipes: RecipeRanker().recipes(from: listings), isComplete: true)
    try #require(report.recipes.count == 1)
    let comparison = Comparison(
      report, ranking: RankingOptions(), extent: .everything,
      options: ComparisonOptions(depth: depth))
    #expect(comparison.pairs.map(\.shared) == [0])
    #expect(comparison.recipes.count == 2)
  }
}
