import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct SearchCursorTests {
  private func engine(_ listings: [RankedListing]) -> SearchEngine {
    SearchEngine.patient(
      Set(listings.map(\.listing.id.provider)).sorted().map {
        SearchProvider(ScriptedProvider($0, listing: listings))
      })
  }

  @Test(arguments: 1...8)
  func `pages hold every recipe once`(_ seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let listings = randomListings(&random, providers: 3, dishes: 30, each: 17)
    let engine = engine(listings)
    let limit = Int.random(in: 1...9, using: &random)
    var seen: [String] = []
    var cursor: String?
    repeat {
      let report = try await engine.search(SearchQuery(text: "dish", limit: limit), cursor: cursor)
      #expect(report.recipes.count <= limit)
      #expect(!report.recipes.isEmpty || report.cursor == nil)
      seen += report.recipes.map(\.unified.title)
      cursor = report.cursor
    } while cursor != nil
    #expect(Set(seen).count == seen.count)
    #expect(Set(seen) == Set(listings.map(\.listing.title)))
  }

  @Test(arguments: [1, 3, 7])
  func `no page is empty while sources give whole pages of the same recipes`(
    _ limit: Int
  ) async throws {
    // Pages of 30: a source gives more than was asked for, and asking a little deeper nothing new.
    let listings = ["a", "b", "c"].flatMap { provider in
      (1...65).map { number in
        listing(
          provider, "\(number)", "Dish \(DishNames.name(number))",
          url: "https://x.example/r/\(DishNames.name(number))", rank: number)
      }
    }
    let engine = SearchEngine.patient(
      ["a", "b", "c"].map {
        SearchProvider(ScriptedProvider($0, listing: listings, pageSize: 30))
      })
    var seen = 0
    var cursor: String?
    repeat {
      let report = try await engine.search(SearchQuery(text: "dish", limit: limit), cursor: cursor)
      #expect(!report.recipes.isEmpty || report.cursor == nil)
      seen += report.recipes.count
      cursor = report.cursor
    } while cursor != nil
    #expect(seen == 65)
  }

  @Test func `a cursor of another query or a damaged one is refused`() async throws {
    var random = SeededRandom(seed: 3)
    let engine = engine(randomListings(&random, providers: 2))
    let cursor = try #require(
      try await engine.search(SearchQuery(text: "dish", limit: 3)).cursor)
    for (text, cursor) in [
      ("other", cursor), ("dish", "x" + cursor), ("dish", String(cursor.dropLast())),
      ("dish", ""), ("dish", "é"),
    ] {
      #expect(throws: Failure.self) {
        try engine.events(for: SearchQuery(text: text, limit: 3), cursor: cursor)
      }
    }
  }

  @Test func `a cursor reads back as it was written, and damaged not at all`() {
    var random = SeededRandom(seed: 11)
    for count in 0..<20 {
      var cursor = SearchCursor(depth: Int.random(in: 1...5000, using: &random))
      let listings = randomListings(&random, dishes: 20 + count, each: count)
      for recipe in RecipeRanker().recipes(from: listings) { cursor.markShown(recipe) }
      let text = cursor.text(fingerprint: 42)
      #expect(SearchCursor(text, fingerprint: 42) == cursor)
      #expect(SearchCursor(text, fingerprint: 43) == nil)
      // Eight characters are one listing.
      #expect(SearchCursor(String(text.dropLast(8)), fingerprint: 42) == nil)
      var characters = Array(text)
      let place = random.below(characters.count)
      characters[place] = characters[place] == "A" ? "B" : "A"
      #expect(SearchCursor(String(characters), fingerprint: 42) != cursor)
    }
  }

  @Test func `a cursor grows by eight characters for a listing`() {
    let recipes = RecipeRanker().recipes(
      from: (1...300).map { listing("a", "\($0)", rank: $0) })
    var cursor = SearchCursor(depth: 300)
    let empty = cursor.text(fingerprint: 1).utf8.count
    for recipe in recipes { cursor.markShown(recipe) }
    #expect(cursor.text(fingerprint: 1).utf8.count == empty + 300 * 8)
  }
}
