import RecipeModel
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct FakeServiceTests {
  @Test func `the canned sources give one list, with what both have as one recipe`() async throws {
    let service = FakeService()
    let report = try await service.search(SearchRequest(query: SearchQuery(text: "soup"))) { _ in }
    #expect(report.recipes.count == 6)
    #expect(report.recipes.first?.sources.count == 2)
    #expect(report.outcomes.map(\.status.rawValue) == ["ok", "ok", "httpError"])
  }
}
