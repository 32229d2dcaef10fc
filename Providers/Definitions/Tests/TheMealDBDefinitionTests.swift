import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct TheMealDBDefinitionTests {
  private let entry = DefinitionEntry.mealDB

  @Test func `one answer holds the whole list, in order`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 75, requests: 1)
  }

  @Test func `unused slots and blank measures leave no ingredient behind`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.count == 40)
      for (listing, soup) in zip(listings, numberedSoups(40)) {
        #expect(listing.ingredients == soup.ingredients)
      }
    }
  }

  @Test func `a meal without a source links to its own page`() async throws {
    try await entry.run(numberedSoups(60)) { bench in
      let links = await bench.walk().accepted.compactMap(\.listing.url)
      let own = links.filter { $0.hasPrefix("https://www.themealdb.com/meal/1") }
      #expect(links.count == 60)
      #expect((1..<30).contains(own.count))
    }
  }

  @Test func `nothing found is an empty list and no error`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let result = await bench.walk(SearchQuery(text: "unobtainium"))
      #expect(result.error == nil && result.end == .exhausted)
    }
  }

  @Test func `the public test key serves who has none`() async throws {
    let keyless = DefinitionEntry(name: "themealdb", style: .mealDB)
    try await keyless.run(numberedSoups(3)) { bench in
      #expect(await bench.titles() == numberedTitles(3))
      #expect(bench.simulator.requests.first?.path == "/api/json/v1/1/search.php")
    }
  }

  @Test func `a wrong key is unauthorized and never shown`() async throws {
    #expect(try await entry.refusal()?.code == .unauthorized)
  }

  @Test func `a detail tells the steps one by one`() async throws {
    try await entry.run(numberedSoups(2)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
      #expect(recipe.instructions.count == 2)
      #expect(recipe.cuisine != nil && recipe.category == "Miscellaneous")
      await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "7"))
      }
    }
  }
}
