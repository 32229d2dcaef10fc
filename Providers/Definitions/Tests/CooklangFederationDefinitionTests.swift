import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite("The definition of the Cooklang Federation", .fewAtOnce)
struct CooklangFederationDefinitionTests {
  private let entry = DefinitionEntry.cooklang

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 45, requests: 3)
  }

  @Test func `words are words, whatever the service's language makes of them`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let none = await bench.walk(SearchQuery(text: "soup -miso title:leek [0 TO 30]"))
      #expect(none.error == nil && none.listings.received == 0)
      #expect(
        bench.simulator.requests.first?["q"] == #""soup" "-miso" "title:leek" "[0" "TO" "30]""#)
    }
  }

  @Test func `ingredients are asked for when a search filters by them`() async throws {
    try await entry.run(numberedSoups(4)) { bench in
      let (_, report) = try await bench.outcome(of: SearchQuery(text: "soup", include: ["leek"]))
      #expect(report.recipes.count == 2)
      #expect(report.recipes.allSatisfy { $0.unified.ingredients.first == "0.5 cup leeks, sliced" })
      #expect(bench.simulator.requests.count == 5)
    }
  }

  @Test func `one recipe is told with its source`() async throws {
    try await entry.run(numberedSoups(2), quirks: []) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.listing.url == "https://blog.example/soup/1001")
      #expect(recipe.listing.totalMinutes == 15 && recipe.summary?.isEmpty == false)
      let error = await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "7"))
      }
      #expect(error?.code == .notFound)
    }
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .invalidResponse), (.rename([.init(from: "results", to: "hits")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
