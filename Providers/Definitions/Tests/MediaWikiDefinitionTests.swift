import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct MediaWikiDefinitionTests {
  private let entry = DefinitionEntry.mediaWiki

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 120, requests: 3)
  }

  @Test func `counts its way and says how many there are`() async throws {
    try await entry.run(numberedSoups(120)) { bench in
      let result = await bench.walk()
      #expect(result.total == 120)
      #expect(bench.simulator.requests.map { $0["sroffset"] } == ["0", "50", "100"])
      #expect(bench.simulator.requests.allSatisfy { $0.header("User-Agent") != nil })
    }
  }

  @Test func `takes the address that the wiki gives, or that of the entry`() async throws {
    let soup = SimulatedRecipe(id: "7", title: "Mac & Cheese? Soup", sourceURL: "https://x.example")
    try await entry.run([soup] + numberedSoups(60)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      let listing = try #require(listings.first { $0.title == "Mac & Cheese? Soup" })
      let articles = "\(bench.simulator.baseURL)/w/index.php/Cookbook:"
      #expect(listing.url == articles + "Mac_%26_Cheese%3F_Soup")
      #expect(listings.allSatisfy { $0.url?.hasPrefix(articles) == true })
      let page = try await bench.transport.send(HTTPRequest(url: listing.url ?? ""))
      #expect(String(decoding: page.body, as: UTF8.self).contains("<h1>Mac & Cheese? Soup"))
    }
    let settings: [String: JSON] = ["articles": "https://soups.example/page"]
    try await entry.run([soup], settings: settings) { bench in
      #expect(
        await bench.walk().accepted.first?.listing.url
          == "https://soups.example/page/Cookbook:Mac_%26_Cheese%3F_Soup")
    }
  }

  @Test func `searches the namespace that the entry names`() async throws {
    try await entry.run(numberedSoups(3), settings: ["namespace": 0]) { bench in
      #expect(await bench.titles() == [])
      #expect(bench.simulator.requests.first?["srnamespace"] == "0")
    }
  }

  @Test func `searches the book that the entry names, and names its pages without it`()
    async throws
  {
    let soup = SimulatedRecipe(
      id: "7", title: "Kochbuch/ Linsensuppe", sourceURL: "https://x.example")
    try await entry.run([soup], settings: ["book": "Kochbuch"]) { bench in
      let titles = await bench.walk(SearchQuery(text: "linsen")).accepted.map(\.listing.title)
      #expect(bench.simulator.requests.first?["srsearch"] == "linsen prefix:Kochbuch/")
      #expect(titles == ["Linsensuppe"])
    }
    try await entry.run([soup]) { bench in
      _ = await bench.walk(SearchQuery(text: "linsen"))
      #expect(bench.simulator.requests.first?["srsearch"] == "linsen")
    }
  }

  @Test func `tells one page with its own address`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
      #expect(recipe.summary?.hasSuffix("is a dish.") == true)
      #expect(recipe.listing.image?.hasPrefix("https://upload.example/") == true)
      #expect(recipe.listing.url?.hasPrefix("\(bench.simulator.baseURL)/w/index.php/") == true)
    }
  }

  @Test func `hears how long to wait, although the status is 200`() async throws {
    try await entry.run(numberedSoups(3), faults: [FaultRule(.quota(after: 0))]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == .rateLimited && error?.retryAfter == .seconds(5))
    }
  }

  @Test(arguments: [
    ("cirrussearch-backend-error", ProviderError.Code.httpError, 503),
    ("readapidenied", .unauthorized, 200), ("internal_api_error", .httpError, 200),
  ])
  func `tells errors with status 200 apart`(
    _ word: String, _ code: ProviderError.Code, _ status: Int
  ) async throws {
    let body = #"{"error":{"code":"\#(word)","info":"Something is wrong."}}"#
    try await entry.run(numberedSoups(3), faults: [FaultRule(.status(200, body: body))]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == code && error?.httpStatus == status)
      #expect(error?.message.contains("Something is wrong.") == true)
    }
  }

  @Test(arguments: [
    (Fault.status(503), ProviderError.Code.httpError), (.status(429), .rateLimited),
    (.page(.html), .invalidResponse), (.truncate(after: 60), .invalidResponse),
    (.retype(["search"]), .drift), (.rename([.init(from: "query", to: "result")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
