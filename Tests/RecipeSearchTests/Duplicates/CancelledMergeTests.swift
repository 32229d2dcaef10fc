import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Merges whose task is cancelled on the way.
@Suite(.fewAtOnce) struct CancelledMergeTests {
  @Test(arguments: SortOrder.allCases)
  func `a merge can be left at any moment`(sort: SortOrder) async {
    var random = SeededRandom(seed: 7)
    let listings = randomListings(&random) + WorkLimitTests.crowd(12, &random)
    let looks = await CancelledWork.run(atMost: 60) {
      let merged = RecipeRanker().merged(listings, sort: sort)
      #expect(merged.count <= listings.count)
      for recipe in merged { #expect(!recipe.sources.isEmpty) }
    }
    #expect(looks > 0)
  }

  @Test func `a merge of a table can be left at any moment`() async {
    var random = SeededRandom(seed: 8)
    var filled = ListingTable()
    for ranked in randomListings(&random) + WorkLimitTests.crowd(12, &random) {
      filled.append(ListingRow(ranked.listing, rank: ranked.rank))
    }
    let table = filled
    let looks = await CancelledWork.run(atMost: 60) {
      for recipe in RecipeRanker().merged(table, sort: .best) { #expect(!recipe.sources.isEmpty) }
    }
    #expect(looks > 0)
  }

  @Test func `lines of listings are read, whoever waits`() async {
    let lines = [
      #"{"provider":"a","id":"1","title":"Soup","ingredients":["1 egg",["x"],{}],"rating":[[5]]}"#,
      #"{"provider":"a","id":"1","title":{"title":{"title":"Soup"}},"image":[[["x"]]]}"#,
      "[[[[[[", #"{"provider":"#,
    ]
    await CancelledWork.run {
      for line in lines {
        guard let json = try? JSON(parsing: line) else { continue }
        _ = try? ListingInput.Entry(json)
      }
    }
  }
}
