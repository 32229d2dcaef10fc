import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct CookbookConformanceTests {
  @Test(arguments: ["soup", "chicken", "vegan curry", ""])
  func `the cookbook keeps the protocol`(text: String) async throws {
    let findings = await ProviderConformance(
      try cookbook(), query: SearchQuery(text: text), patience: .patience
    ).run()
    #expect(findings == [])
  }
}
