import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct MeilisearchDefinitionTests {
  private let entry = DefinitionEntry.meilisearch

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 120, requests: 3)
  }

  @Test func `stops at the window, whose end the server does not tell`() async throws {
    let settings: [String: JSON] = ["pageSize": 300]
    try await entry.run(numberedSoups(1_050), quirks: [], settings: settings) { bench in
      let result = await bench.walk()
      #expect(result.listings.kept == 1_000)
      #expect(
        result.error?.message
          == "the source gives nobody more than the first 1000 results, and may have more")
      let asked = bench.simulator.requests.map { try? JSON(parsing: $0.body) }
      #expect(asked.map { $0?["limit"] } == [300, 300, 300, 100])
      #expect(asked.map { $0?["offset"] } == [0, 300, 600, 900])
    }
  }

  @Test func `wants every word, so that nobody has it is true`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      #expect(await bench.titles(SearchQuery(text: "soup unobtainium")) == [])
      #expect(await bench.titles(SearchQuery(text: "soup miso")).count == 6)
    }
  }

  @Test func `does not take an estimate for a total`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      #expect(await bench.walk().total == nil)
    }
  }

  @Test func `lists everything without words`() async throws {
    try await entry.run(numberedSoups(60)) { bench in
      #expect(await bench.titles(SearchQuery()) == numberedTitles(60))
    }
  }

  @Test func `reads documents with either kind of names`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.ingredients) == numberedSoups(40).map(\.ingredients))
      #expect(listings.map(\.totalMinutes) == numberedSoups(40).map(\.minutes))
      #expect(listings.map(\.url) == numberedSoups(40).map(\.sourceURL))
    }
  }

  @Test func `tells one document in full`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
    }
  }

  @Test func `says that the key is refused and which index is not there`() async throws {
    let error = try await entry.refusal()
    #expect(error?.code == .unauthorized && error?.fix?.contains("documents.get") == true)
    try await entry.run(numberedSoups(3), settings: ["index": "soups"]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == .httpError && error?.fix == "check index")
    }
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .invalidResponse), (.truncate(after: 90), .invalidResponse),
    (.retype(["hits"]), .drift), (.rename([.init(from: "hits", to: "results")]), .drift),
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
