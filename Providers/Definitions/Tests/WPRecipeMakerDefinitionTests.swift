import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct WPRecipeMakerDefinitionTests {
  private let entry = DefinitionEntry.wpRecipeMaker

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 45, requests: 3)
  }

  @Test func `reads ingredients and times, and filters by them`() async throws {
    try await entry.run(numberedSoups(12)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.ingredients) == numberedSoups(12).map(\.ingredients))
      #expect(listings.map(\.totalMinutes) == numberedSoups(12).map(\.minutes))
      let query = SearchQuery(text: "soup", include: ["carrots"], maxMinutes: 20, limit: 50)
      let (outcome, report) = try await bench.outcome(of: query)
      #expect(report.recipes.count == 3 && outcome?.status == .ok)
    }
  }

  @Test func `tells one card in full`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.listing.title == numberedTitles(1)[0] && recipe.summary == "A dish.")
    }
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .httpError), (.truncate(after: 90), .invalidResponse),
    (.rename([.init(from: "name", to: "n"), .init(from: "rendered", to: "raw")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
