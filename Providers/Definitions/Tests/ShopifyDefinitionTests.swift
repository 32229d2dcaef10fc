import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("The definition of Shopify", .fewAtOnce) struct ShopifyDefinitionTests {
  private let entry = DefinitionEntry.shopify

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 10, requests: 1)
  }

  @Test func `ten articles are all there are, and one request finds them`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      let result = await bench.walk()
      #expect(result.accepted.count == 10 && bench.simulator.requests.count == 1)
    }
  }

  @Test func `links tell nothing of the search, and pictures have a scheme`() async throws {
    try await entry.run(numberedSoups(5), quirks: []) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.allSatisfy { $0.url?.contains("?") == false })
      #expect(listings.allSatisfy { $0.image?.hasPrefix("http") == true })
    }
  }

  @Test(arguments: [
    (Fault.quota(after: 0), ProviderError.Code.rateLimited), (.status(403), .httpError),
    (.page(.html), .invalidResponse), (.rename([.init(from: "articles", to: "pages")]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }
}
