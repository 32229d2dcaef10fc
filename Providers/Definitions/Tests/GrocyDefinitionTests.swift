import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct GrocyDefinitionTests {
  private let entry = DefinitionEntry.grocy

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 120, requests: 3)
  }

  @Test func `makes a condition of each word and leaves the meal plan out`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      let result = await bench.walk(SearchQuery(text: "soup pea"))
      #expect(result.listings.kept == 6)
      let request = bench.simulator.requests.first
      #expect(
        request?.parameters.filter { $0.name.hasPrefix("query[") }.map(\.value)
          == ["name~soup", "name~pea", "type=normal"])
    }
  }

  @Test func `lists everything without words, in pages as large as the entry says`() async throws {
    try await entry.run(numberedSoups(30), settings: ["pageSize": 12]) { bench in
      #expect(await bench.titles(SearchQuery()) == numberedTitles(30))
      #expect(bench.simulator.requests.map { $0["offset"] } == ["0", "12", "24"])
      #expect(bench.simulator.requests.allSatisfy { $0["query[]"] == nil && $0["limit"] == "12" })
    }
  }

  @Test func `links to the recipe, whose description is HTML`() async throws {
    try await entry.run(numberedSoups(1)) { bench in
      let listing = await bench.walk().accepted.first?.listing
      #expect(listing?.url == "\(bench.simulator.baseURL)/recipes?recipe=1001")
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.summary == "Cook & serve." && recipe.listing.recipeYield == "4")
    }
  }

  @Test func `says that ingredients cannot be filtered by`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let (_, report) = try await bench.outcome(of: SearchQuery(text: "soup", include: ["salt"]))
      #expect(report.plan.first?.unsupported == ["include"])
    }
  }

  @Test func `says that the key is refused`() async throws {
    let error = try await entry.refusal()
    #expect(error?.code == .unauthorized && error?.fix?.contains("Manage API keys") == true)
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.status(400), .httpError), (.page(.phpError), .invalidResponse),
    (.truncate(after: 90), .invalidResponse), (.rename([.init(from: "name", to: "label")]), .drift),
    (.rename([.init(from: "id", to: "key")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }

  @Test func `keeps what came before and behind a page that fails`() async throws {
    let faults = [FaultRule(FaultMatch(pages: [2]), .status(500))]
    try await entry.run(numberedSoups(120), faults: faults) { bench in
      let result = await bench.walk()
      #expect(result.listings.kept == 70 && result.pages.gaps.map(\.page) == [2])
    }
  }
}
