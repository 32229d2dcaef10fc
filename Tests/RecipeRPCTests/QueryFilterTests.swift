import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct QueryFilterTests {
  @Test(arguments: QueryFilter.all.map(\.name))
  func `a filter that is declared reaches methods and tools`(name: String) throws {
    let filter = try #require(QueryFilter.all.first { $0.name == name })
    var params: JSONObject = ["query": "soup", "have": ["rice"]]
    let text: String
    switch filter.value {
    case .number: (params[name], text) = (7, "7")
    case .flag: (params[name], text) = (true, "true")
    case .foods: text = "rice"
    }
    let query = try SearchRequest(params: params).query
    #expect(filter.texts(in: query) == [text])
    for tool in [AssistantTool.searchRecipes, .compareProviders] {
      #expect(tool.input["properties"]?[filter.argument] != nil)
    }
  }

  @Test func `what is missing needs to know what is there`() throws {
    #expect(throws: Failure.self) {
      try SearchRequest(params: ["query": "soup", "sort": "missing"])
    }
    #expect(throws: Failure.self) {
      var arguments = try SearchArguments.searching.arguments(
        ["query": "soup", "missing_at_most": 1])
      try arguments.check()
    }
  }

  @Test func `a tool takes the law and strictness of a screen`() throws {
    var arguments = try SearchArguments.searching.arguments(
      ["query": "soup", "avoid": ["sesame"], "law": "us", "strict_diet": true])
    try arguments.check()
    let request = arguments.request
    #expect(request.query.law == .us && request.query.isStrict)
    #expect(!request.open.contains(.law))
  }

  @Test func `diets and lists are named in errors as people write them`() {
    let diet = #expect(throws: Failure.self) {
      try SearchRequest(params: ["query": "soup", "diet": ["veggan"]])
    }
    #expect(diet?.message.contains("gluten-free") == true)
    let list = #expect(throws: Failure.self) { try RecipeCompare(["ids": ["a:1"]]) }
    #expect(list?.message == "ids is a list of 1, not a list of 2 to 6 identifiers")
  }

  @Test func `arguments of tools are named as params are`() {
    #expect(
      QueryFilter.all.map(\.argument) == [
        "max_total_minutes", "have", "missing_at_most", "count_staples",
      ])
  }
}
