import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("The definition of Squarespace", .fewAtOnce) struct SquarespaceDefinitionTests {
  private let entry = DefinitionEntry.squarespace

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 45, requests: 3)
  }

  @Test func `pages count from nothing, and links lead to the site`() async throws {
    try await entry.run(numberedSoups(25)) { bench in
      let result = await bench.walk()
      #expect(result.total == 25)
      #expect(bench.simulator.requests.map { $0["p"] } == ["0", "1"])
      let links = result.accepted.compactMap(\.listing.url)
      #expect(links.count == 25)
      #expect(links.allSatisfy { $0.hasPrefix(bench.simulator.baseURL + "/recipes/") })
    }
  }

  @Test func `a site that closes its search is told with another way`() async throws {
    try await entry.run(numberedSoups(3), faults: [FaultRule(.status(403))]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == .httpError && error?.fix?.contains("rss-search") == true)
    }
  }

  @Test(arguments: [
    (Fault.quota(after: 0), ProviderError.Code.rateLimited), (.page(.html), .invalidResponse),
    (.rename([.init(from: "items", to: "results")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
