import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct NextcloudCookbookDefinitionTests {
  private let entry = DefinitionEntry.nextcloud

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 60, requests: 1)
  }

  @Test func `puts the words into the path as one segment`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      _ = await bench.walk(SearchQuery(text: "soup a/b? ä"))
      #expect(
        bench.simulator.requests.first?.target
          == "/index.php/apps/cookbook/api/v1/search/soup%20a%2Fb%3F%20%C3%A4")
      #expect(bench.simulator.requests.first?.header("OCS-APIRequest") == "true")
    }
  }

  @Test func `fetches ingredients when a search filters by them, and not otherwise`() async throws {
    try await entry.run(numberedSoups(12)) { bench in
      let (_, plain) = try await bench.outcome(of: SearchQuery(text: "soup", limit: 50))
      #expect(plain.recipes.count == 12 && bench.simulator.requests.count == 1)
      bench.simulator.clearRequests()
      let query = SearchQuery(text: "soup", include: ["carrot"], maxMinutes: 30, limit: 50)
      let (outcome, report) = try await bench.outcome(of: query)
      #expect(report.recipes.count == 6 && outcome?.status == .ok)
      #expect(bench.simulator.requests.count == 13)
    }
  }

  @Test func `links to the app, and to its pictures on the same server`() async throws {
    try await entry.run(numberedSoups(1)) { bench in
      let listing = await bench.walk().accepted.first?.listing
      let base = bench.simulator.baseURL
      #expect(listing?.url == "\(base)/index.php/apps/cookbook/#/recipe/1001")
      #expect(
        listing?.image
          == "\(base)/index.php/apps/cookbook/webapp/recipes/1001/image?size=thumb")
    }
  }

  @Test func `tells one recipe in full`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.ingredients == ["1 pinch salt", "2 carrots"])
      #expect(recipe.listing.totalMinutes == 16 && recipe.prepMinutes == 5)
      #expect(recipe.cookMinutes == nil && recipe.category == "Main")
      #expect(recipe.listing.url == "https://blog.example/soup/1002")
      #expect(
        recipe.instructions == ["Cook.", "Serve."] && recipe.keywords == ["salt", "carrots"])
    }
  }

  @Test func `says that the password is refused`() async throws {
    let error = try await entry.refusal()
    #expect(error?.code == .unauthorized && error?.fix?.contains("app password") == true)
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.parked), .invalidResponse), (.truncate(after: 90), .invalidResponse),
    (.rename([.init(from: "name", to: "label")]), .drift),
    (.status(200, body: #""oops""#), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }

  @Test func `is in no hurry`() async throws {
    let faults = [FaultRule(.drip(bytesPerSecond: 20_000))]
    try await entry.run(numberedSoups(12), faults: faults) { bench in
      #expect(await bench.titles() == numberedTitles(12))
    }
  }
}
