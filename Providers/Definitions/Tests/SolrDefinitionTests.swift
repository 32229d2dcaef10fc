import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct SolrDefinitionTests {
  private let entry = DefinitionEntry.solr

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 120, requests: 3)
  }

  @Test func `takes the first value of fields that hold lists`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.url) == numberedSoups(40).map(\.sourceURL))
      #expect(listings.map(\.ingredients) == numberedSoups(40).map(\.ingredients))
      #expect(listings.map(\.totalMinutes) == numberedSoups(40).map(\.minutes))
      #expect(listings.allSatisfy { $0.publisher == "The Soup Ladle" && $0.rating?.scale == 5 })
    }
  }

  @Test(arguments: ["soup: (", "\"soup", "soup AND", "-soup/"])
  func `takes what people type`(_ text: String) async throws {
    try await entry.run(numberedSoups(3)) { bench in
      #expect(await bench.walk(SearchQuery(text: text)).error == nil)
    }
  }

  @Test func `lists everything without words`() async throws {
    try await entry.run(numberedSoups(60)) { bench in
      #expect(await bench.titles(SearchQuery()) == numberedTitles(60))
      #expect(bench.simulator.requests.map { $0["q"] } == [nil, nil])
    }
  }

  @Test func `searches the fields that the entry names and says which is not there`() async throws {
    let settings: [String: JSON] = ["fields": "name^4 recipeIngredient"]
    try await entry.run(numberedSoups(3), settings: settings) { bench in
      #expect(await bench.titles() == numberedTitles(3))
      #expect(bench.simulator.requests.first?["qf"] == "name^4 recipeIngredient")
    }
    try await entry.run(numberedSoups(3), settings: ["fields": "nam"]) { bench in
      let error = await bench.walk().error
      #expect(error?.message.contains("undefined field nam") == true)
      #expect(error?.fix?.contains("set fields") == true)
    }
  }

  @Test(arguments: ["true", #""omitted""#])
  func `is partial when the source says so`(_ mark: String) async throws {
    let body =
      #"{"responseHeader":{"status":0,"partialResults":\#(mark)},"response":{"numFound":1,"#
      + #""start":0,"docs":[{"id":"1","name":["Soup"],"url":["https://x.example/1"]}]}}"#
    try await entry.run([], faults: [FaultRule(.status(200, body: body))]) { bench in
      let (outcome, report) = try await bench.outcome(of: SearchQuery(text: "soup"))
      #expect(outcome?.status == .partial && report.recipes.count == 1 && !report.isComplete)
    }
  }

  @Test func `tells one document in full, or that there is none`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
      #expect(recipe.listing.ingredients == ["1 pinch salt", "2 carrots"])
    }
  }

  @Test func `needs no password where the server asks for none`() async throws {
    let open = DefinitionEntry(name: "solr", style: .solr, settings: ["index": "recipes"])
    try await open.run(numberedSoups(3)) { bench in
      #expect(await bench.titles() == numberedTitles(3))
      #expect(bench.simulator.requests.allSatisfy { $0.header("Authorization") == nil })
    }
  }

  @Test func `says who is refused and which core is not there`() async throws {
    #expect(try await entry.refusal()?.code == .unauthorized)
    try await entry.run(numberedSoups(3), settings: ["index": "soups"]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == .httpError && error?.fix?.contains("index") == true)
    }
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .invalidResponse), (.truncate(after: 90), .invalidResponse),
    (.retype(["docs"]), .drift), (.rename([.init(from: "response", to: "grouped")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
