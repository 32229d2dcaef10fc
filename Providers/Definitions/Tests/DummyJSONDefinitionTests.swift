import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct DummyJSONDefinitionTests {
  private let entry = DefinitionEntry.dummyJSON

  @Test func `the whole list arrives in order, although the limit echoes what came`()
    async throws
  {
    try await entry.keepsItsWord(titles: numberedTitles, of: 75, requests: 3, areLinked: false)
  }

  @Test func `the size of a page can be set`() async throws {
    try await entry.run(numberedSoups(75), settings: ["pageSize": 50]) { bench in
      #expect(await bench.titles() == numberedTitles(75))
      #expect(bench.simulator.requests.map { $0["skip"] } == ["0", "50"])
      #expect(bench.simulator.requests.map { $0["limit"] } == ["50", "50"])
    }
  }

  @Test func `preparing and cooking add up`() async throws {
    try await entry.run(numberedSoups(5)) { bench in
      let result = await bench.walk()
      #expect(result.accepted.map(\.listing.totalMinutes) == [15, 16, 17, 18, 19])
      #expect(result.total == 5)
      let rating = try #require(result.accepted.first?.listing.rating)
      #expect(rating.value == 5 && rating.scale == 5)
    }
  }

  @Test func `too many requests are told as that`() async throws {
    #expect(try await entry.code(under: .quota(after: 0)) == .rateLimited)
  }

  @Test func `a detail is found by its number, and an unknown one is not`() async throws {
    try await entry.run(numberedSoups(2)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
      #expect(recipe.prepMinutes == 5 && recipe.cookMinutes == 11)
      #expect(recipe.instructions.count == 2)
      let error = await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "7"))
      }
      #expect(error?.code == .notFound)
    }
  }
}
