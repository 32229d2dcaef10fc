import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct OpenSearchDefinitionTests {
  private let entry = DefinitionEntry.openSearch

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 120, requests: 3)
  }

  @Test func `reads documents with either kind of names`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let result = await bench.walk()
      let listings = result.accepted.map(\.listing)
      #expect(result.total == 40)
      #expect(listings.map(\.url) == numberedSoups(40).map(\.sourceURL))
      #expect(listings.map(\.ingredients) == numberedSoups(40).map(\.ingredients))
      #expect(listings.map(\.totalMinutes) == numberedSoups(40).map(\.minutes))
      #expect(listings.allSatisfy { $0.publisher == "The Soup Ladle" && $0.rating?.scale == 5 })
    }
  }

  @Test func `stays within the window of ten thousand`() async throws {
    let settings: [String: JSON] = ["pageSize": 1_000]
    try await entry.run(numberedSoups(10_040), quirks: [], settings: settings) { bench in
      let result = await bench.walk(wanted: 20_000)
      // Nobody counts further than the window.
      #expect(result.listings.kept == 10_000 && result.total == nil)
      #expect(
        result.error?.message
          == "the source gives nobody more than the first 10000 results, and may have more")
      #expect(bench.simulator.requests.count == 10)
    }
  }

  @Test func `speaks to Elasticsearch 6 too, which says more of its total`() async throws {
    let settings: [String: JSON] = ["pageSize": 1_000]
    try await entry.run(numberedSoups(68), version: 6) { bench in
      let result = await bench.walk()
      #expect(result.accepted.map(\.listing.title) == numberedTitles(68))
      #expect(result.total == 68 && result.error == nil)
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
    }
    try await entry.run(numberedSoups(10_040), quirks: [], settings: settings, version: 6) {
      bench in
      #expect(
        await bench.walk(wanted: 20_000).error?.message
          == "the source gives nobody more than the first 10000 of its 10040 results")
    }
  }

  @Test func `is partial when shards fail`() async throws {
    let failing = Fault.rename([
      .init(from: "failed", to: "was"), .init(from: "successful", to: "failed"),
    ])
    try await entry.run(numberedSoups(60), faults: [FaultRule(failing)]) { bench in
      let page = try await bench.provider.search(SearchQuery(text: "soup"), page: .number(0))
      #expect(page.listings.count == 50 && page.shortfall?.message.contains("failed") == true)
      let (outcome, report) = try await bench.outcome(of: SearchQuery(text: "soup", limit: 20))
      #expect(outcome?.status == .partial && report.recipes.count == 20 && !report.isComplete)
      #expect(outcome?.pages.gaps.first?.reason == PageGap.incomplete)
    }
  }

  @Test(arguments: [
    ##""_shards":{"total":68,"successful":34,"skipped":0,"failed":0}"##,
    ##""_shards":{"failed":0},"_clusters":{"total":2,"successful":1,"skipped":1}"##,
  ])
  func `is partial when not every part of the index answered`(_ parts: String) async throws {
    let body =
      #"{"timed_out":false,\#(parts),"hits":{"total":{"value":1,"relation":"eq"},"#
      + #""hits":[{"_id":"1","_source":{"name":"Soup","url":"https://x.example/1"}}]}}"#
    try await entry.run([], faults: [FaultRule(.status(200, body: body))]) { bench in
      let (outcome, report) = try await bench.outcome(of: SearchQuery(text: "soup"))
      #expect(outcome?.status == .partial && report.recipes.count == 1 && !report.isComplete)
      #expect(outcome?.error?.message.contains("successful is ") == true)
    }
  }

  @Test func `is partial when the time ran out`() async throws {
    let body =
      #"{"timed_out":true,"_shards":{"failed":0},"hits":{"total":{"value":1,"relation":"eq"},"#
      + #""hits":[{"_id":"1","_source":{"name":"Soup","url":"https://x.example/1"}}]}}"#
    try await entry.run([], faults: [FaultRule(.status(200, body: body))]) { bench in
      let (outcome, report) = try await bench.outcome(of: SearchQuery(text: "soup"))
      #expect(outcome?.status == .partial && report.recipes.count == 1)
    }
  }

  @Test func `filters by the ingredients that the documents have`() async throws {
    try await entry.run(numberedSoups(20)) { bench in
      let query = SearchQuery(
        text: "soup", include: ["carrots"], exclude: ["salmon"], maxMinutes: 20, limit: 50)
      let (outcome, report) = try await bench.outcome(of: query)
      #expect(report.recipes.count == 3 && outcome?.status == .ok)
      #expect(bench.simulator.requests.count == 1)
    }
  }

  @Test func `takes a password where there is no key, and says which is refused`() async throws {
    var basic = entry
    basic.secret = "password"
    basic.settings["user"] = "cook"
    try await basic.run(numberedSoups(3)) { bench in
      #expect(await bench.titles() == numberedTitles(3))
      #expect(bench.simulator.requests.first?.header("Authorization")?.hasPrefix("Basic ") == true)
    }
    #expect(try await basic.refusal()?.code == .unauthorized)
    #expect(try await entry.refusal()?.code == .unauthorized)
  }

  @Test func `says which index is not there`() async throws {
    try await entry.run(numberedSoups(3), settings: ["index": "soups"]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == .httpError && error?.fix == "check index")
      #expect(error?.message.contains("no such index [soups]") == true)
    }
  }

  @Test func `tells one document in full`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
      #expect(recipe.listing.ingredients == ["1 pinch salt", "2 carrots"])
      let error = await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "9"))
      }
      #expect(error?.code == .notFound)
    }
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.status(503), .httpError), (.page(.html), .invalidResponse),
    (.truncate(after: 90), .invalidResponse), (.retype(["hits"]), .drift),
    (.rename([.init(from: "_source", to: "_fields")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }

  @Test func `keeps what came before a page that fails`() async throws {
    let faults = [FaultRule(FaultMatch(pages: [2]), .status(503))]
    try await entry.run(numberedSoups(120), faults: faults) { bench in
      let result = await bench.walk()
      #expect(result.listings.kept == 50 && result.error?.httpStatus == 503)
    }
  }
}
