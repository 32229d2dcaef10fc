import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct MealieDefinitionTests {
  private let entry = DefinitionEntry.mealie

  @Test func `pages are counted, because the next links lead nowhere`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 120, requests: 3)
  }

  @Test func `times in words are understood`() async throws {
    try await entry.run(numberedSoups(90), settings: ["pageSize": 100]) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.totalMinutes) == numberedSoups(90).map(\.minutes))
      #expect(bench.simulator.requests.count == 1)
    }
  }

  @Test func `pictures and pages are built from the server's address`() async throws {
    try await entry.run(numberedSoups(60), settings: ["groupSlug": "family"]) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      let base = bench.simulator.baseURL
      let images = listings.compactMap(\.image)
      #expect(images.count < 60 && images.count > 30)
      #expect(images.allSatisfy { $0.hasPrefix("\(base)/api/media/recipes/") })
      let own = listings.filter { $0.url?.hasPrefix(base) == true }
      #expect(!own.isEmpty)
      #expect(own.allSatisfy { $0.url == "\(base)/g/family/r/\($0.id.id)" })
    }
  }

  @Test func `filters by ingredients ask for what the list does not tell`() async throws {
    try await entry.run(numberedSoups(4)) { bench in
      let (outcome, report) = try await bench.outcome(
        of: SearchQuery(text: "soup", exclude: ["salt"]))
      #expect(report.recipes.map(\.unified.title) == [numberedTitles(4)[0], numberedTitles(4)[2]])
      #expect(outcome?.error == nil)
      #expect(bench.simulator.requests.count == 5)
    }
  }

  @Test func `a detail is found by its slug, and an unknown one is not`() async throws {
    try await entry.run(numberedSoups(2)) { bench in
      let id = try #require(await bench.walk().accepted.first?.listing.id)
      let recipe = try await bench.provider.recipe(for: id)
      #expect(recipe.listing.id == id)
      #expect(recipe.listing.ingredients == numberedSoups(1)[0].ingredients)
      #expect(recipe.instructions.count == 2)
      #expect(recipe.prepMinutes == 5 && recipe.cookMinutes == 10)
      let error = await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "no-soup"))
      }
      #expect(error?.code == .notFound)
    }
  }

  @Test func `a wrong token is unauthorized and never shown`() async throws {
    let error = try await entry.refusal()
    #expect(error?.code == .unauthorized)
    #expect(error?.description.contains("Could not validate credentials") == true)
  }
}
