import RecipeModel
import Testing

@testable import RecipeRPC

@Suite struct QueryFilterTests {
  @Test(arguments: QueryFilter.all.map(\.name))
  func `a filter that is declared reaches methods and tools`(name: String) throws {
    let filter = try #require(QueryFilter.all.first { $0.name == name })
    var params: JSONObject = ["query": "soup", "have": ["rice"]]
    if case .number = filter.value { params[name] = 7 }
    let query = try SearchRequest(params: params).query
    #expect(filter.texts(in: query) == [name == "have" ? "rice" : "7"])
    for tool in [AssistantTool.searchRecipes, .compareProviders] {
      #expect(tool.input["properties"]?[filter.argument] != nil)
    }
  }

  @Test func `arguments of tools are named as params are`() {
    #expect(QueryFilter.all.map(\.argument) == ["max_total_minutes", "have", "missing_at_most"])
  }
}
