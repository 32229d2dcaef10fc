import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeProcess

@Suite(.fewAtOnce) struct CancelledSearchTests {
  @Test func `a search of a program can be left at any moment, and the next one is answered`()
    async throws
  {
    try await TestProgram.with("paged") { provider in
      let looks = await CancelledWork.run(atMost: 40) {
        _ = try await provider.search(
          SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
      }
      #expect(looks > 0)
      let page = try await provider.search(
        SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
      #expect(!page.listings.isEmpty)
    }
  }
}
