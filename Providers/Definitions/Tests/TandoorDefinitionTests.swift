import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct TandoorDefinitionTests {
  private let entry = DefinitionEntry.tandoor

  @Test func `the whole list arrives in order`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 75, requests: 3)
  }

  @Test func `HTTP 404 behind the last page is the end of the list`() async throws {
    // The service counts more than it has: the page behind the end does not exist.
    let faults = [
      FaultRule(FaultMatch(path: "/api/recipe/"), .rename([.init(from: "count", to: "n")]))
    ]
    try await entry.run(numberedSoups(50), faults: faults) { bench in
      let result = await bench.walk()
      #expect(result.accepted.count == 50)
      #expect(result.error == nil && result.end == .exhausted)
      let statuses = bench.simulator.requests.map(\.status)
      #expect(statuses.filter { $0 == 200 }.count == 2 && statuses.contains(404))
      #expect(statuses.count <= 4)
    }
  }

  @Test func `working and waiting add up, and nothing is unknown`() async throws {
    var soups = numberedSoups(3)
    soups[1].minutes = nil
    try await entry.run(soups) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.totalMinutes) == [15, nil, 17])
      #expect(listings.allSatisfy { $0.url?.hasPrefix("\(bench.simulator.baseURL)/view/") == true })
      #expect(listings.allSatisfy { $0.recipeYield?.isEmpty == false })
    }
  }

  @Test func `no page is greater than the server allows`() async throws {
    try await entry.run(numberedSoups(150), settings: ["pageSize": 100]) { bench in
      #expect(await bench.titles() == numberedTitles(150))
      #expect(bench.simulator.requests.map { $0["page_size"] } == ["100", "100"])
    }
  }

  @Test func `filters by ingredients ask for what the list does not tell`() async throws {
    try await entry.run(numberedSoups(4)) { bench in
      let (outcome, report) = try await bench.outcome(
        of: SearchQuery(text: "soup", include: ["leeks"]))
      #expect(report.recipes.map(\.unified.title) == [numberedTitles(4)[0], numberedTitles(4)[2]])
      #expect(outcome?.error == nil)
      #expect(bench.simulator.requests.count == 5)
    }
  }

  @Test func `a detail has the ingredients of every step`() async throws {
    try await entry.run(numberedSoups(1), quirks: []) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.listing.ingredients == ["0.5 cup leeks, sliced", "2 potatoes"])
      #expect(recipe.listing.url == "https://blog.example/soup/1001")
      #expect(recipe.instructions.count == 2)
    }
  }

  @Test func `a wrong token is unauthorized and never shown, and none is refused before`()
    async throws
  {
    #expect(try await entry.refusal()?.code == .unauthorized)
    let tokenless = DefinitionEntry(name: "tandoor", style: .tandoor)
    await #expect(throws: ProviderError.self) {
      try await tokenless.run(numberedSoups(1)) { _ in }
    }
  }
}
