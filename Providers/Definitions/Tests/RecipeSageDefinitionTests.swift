import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct RecipeSageDefinitionTests {
  private let entry = DefinitionEntry.recipeSage

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 60, requests: 1)
  }

  @Test func `asks with a body`() async throws {
    try await entry.run(numberedSoups(3), settings: ["folder": "inbox"]) { bench in
      _ = await bench.walk(SearchQuery(text: "pea soup"))
      let request = bench.simulator.requests.first
      #expect(request?.method == "POST")
      let body = try JSON(parsing: request?.body ?? [])
      #expect(body == ["searchTerm": "pea soup", "folder": "inbox"])
    }
  }

  @Test func `reads times in people's words, stars, and links or their lack`() async throws {
    let settings: [String: JSON] = ["site": "https://sage.example"]
    try await entry.run(numberedSoups(40), settings: settings) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.totalMinutes) == numberedSoups(40).map(\.minutes))
      #expect(listings.first?.rating == Rating(value: 5, scale: 5))
      let own = listings.filter { $0.url?.hasPrefix("https://sage.example/#/recipe/") == true }
      #expect(!own.isEmpty && own.count < 40)
      #expect(listings.contains { $0.image == nil } && listings.contains { $0.image != nil })
    }
  }

  @Test func `fetches ingredients when a search filters by them`() async throws {
    try await entry.run(numberedSoups(10)) { bench in
      let query = SearchQuery(text: "soup", exclude: ["carrots"], limit: 50)
      let (outcome, report) = try await bench.outcome(of: query)
      #expect(report.recipes.count == 5 && outcome?.status == .ok)
    }
  }

  @Test func `tells one recipe in full, its lines in groups`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let listing = try #require(await bench.walk().accepted.first?.listing)
      let recipe = try await bench.provider.recipe(for: listing.id)
      #expect(recipe.listing.ingredients == ["½ cup leeks, sliced", "2 potatoes"])
      #expect(recipe.ingredientGroups.map(\.name) == ["For the pot"])
      #expect(recipe.instructions == ["Cook.", "Serve."])
      #expect(recipe.keywords == ["soup"])
    }
  }

  @Test func `takes a session that is over for what it is`() async throws {
    let error = try await entry.refusal()
    #expect(error?.code == .unauthorized && error?.fix?.contains("session token") == true)
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .invalidResponse), (.truncate(after: 90), .invalidResponse),
    (.retype(["recipes"]), .drift), (.rename([.init(from: "title", to: "label")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
