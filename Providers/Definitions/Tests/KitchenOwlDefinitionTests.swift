import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct KitchenOwlDefinitionTests {
  private let entry = DefinitionEntry.kitchenOwl

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 23, requests: 3)
  }

  @Test func `takes an empty page for the end when the last one is full`() async throws {
    try await entry.run(numberedSoups(20)) { bench in
      let result = await bench.walk()
      #expect(result.listings.kept == 20 && result.error == nil)
      #expect(bench.simulator.requests.map { $0["page"] } == ["0", "1", "2"])
    }
  }

  @Test func `links to the source, or to the server where the source is no link`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      let own = listings.filter { $0.url?.hasPrefix(bench.simulator.baseURL) == true }
      #expect(!own.isEmpty && own.count < 30)
      #expect(own.allSatisfy { $0.url == "\(bench.simulator.baseURL)/recipe/\($0.id.id)" })
      #expect(
        listings.contains {
          $0.image?.hasPrefix("\(bench.simulator.baseURL)/api/upload/soup-10") == true
        })
      #expect(listings.contains { $0.image == nil })
    }
  }

  @Test func `reads times whole or in parts, and ingredients with their amounts`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.totalMinutes) == numberedSoups(30).map(\.minutes))
      #expect(listings.first?.ingredients == ["½ cup leeks", "2 potatoes"])
      #expect(listings.first?.recipeYield == "4")
    }
  }

  @Test func `asks for one language alone when told to`() async throws {
    try await entry.run(numberedSoups(3), settings: ["language": "de"]) { bench in
      _ = await bench.walk()
      #expect(bench.simulator.requests.map { $0["language"] } == ["de"])
    }
  }

  @Test func `tells one recipe in full`() async throws {
    try await entry.run(numberedSoups(12), quirks: []) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1003"))
      #expect(recipe.listing.title == numberedTitles(3)[2])
      #expect(recipe.summary == "1. Cook. 2. Serve.")
      #expect(recipe.keywords == ["The Soup Ladle"])
    }
  }

  @Test func `says that the token is refused`() async throws {
    let error = try await entry.refusal()
    #expect(error?.code == .unauthorized && error?.message.contains("Not enough segments") == true)
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .invalidResponse), (.truncate(after: 90), .invalidResponse),
    (.rename([.init(from: "name", to: "label")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }

  @Test func `keeps what came before and behind a page that fails`() async throws {
    let faults = [FaultRule(FaultMatch(pages: [2]), .status(500))]
    try await entry.run(numberedSoups(25), faults: faults) { bench in
      let (outcome, report) = try await bench.outcome(of: SearchQuery(text: "soup", limit: 50))
      #expect(outcome?.status == .partial && report.recipes.count == 15)
    }
  }
}
