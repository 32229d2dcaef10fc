import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

/// Arguments as models write them.
@Suite("Arguments as models write them", .fewAtOnce) struct LooseArgumentTests {
  @Test(
    arguments: [
      ("search_recipes", ["query": "soup", "limit": 1, "cursor": ""]),
      ("search_recipes", ["query": "soup", "limit": "2"]),
      ("search_recipes", ["query": "soup", "limit": " 2.0 "]),
      ("search_recipes", ["query": "soup", "include": "[\"leek\"]"]),
      ("search_recipes", ["query": "soup", "include": "", "exclude": [""], "diet": "", "law": ""]),
      ("search_recipes", ["query": "soup", "strict_diet": "false", "max_total_minutes": ""]),
      ("search_recipes", ["query": ["soup"], "providers": "alpha, beta", "language": " "]),
      ("search_recipes", ["query": "soup", "diet": "vegan", "avoid": "['milk', 'eggs']"]),
      ("search_recipes", ["query": "soup", "law": "EU", "cursor": "null", "have": "leek\nsalt"]),
      ("compare_providers", ["query": "soup", "limit": "5", "providers": ""]),
      ("get_recipe", ["id": "alpha:1", "url": ""]),
      ("get_recipe", ["id": "alpha:1", "units": "", "servings": ""]),
      ("get_recipe", ["id": "alpha:1", "units": "Metric", "servings": "4"]),
      ("shopping_list", ["ids": "alpha:1"]),
      ("shopping_list", ["ids": "[\"alpha:1\", \"beta:pea\"]"]),
      ("shopping_list", ["ids": ["alpha:1", ""], "servings": "2"]),
      ("screen_recipe", ["title": "x", "ingredients": ["2 eggs"], "law": ""]),
      (
        "screen_recipe",
        ["title": "x", "ingredients": "2 eggs, beaten\n1 onion", "id": "", "url": ""]
      ),
      ("list_providers", ["any": ""]), ("list_providers", []),
    ] as [(String, JSON)])
  func `what can mean one thing only is taken for it`(tool: String, arguments: JSON) async throws {
    let result = try await AssistantClient.stateless().call(tool, arguments)
    #expect(!result.isToolError, "\(result.blocks)")
    #expect(!result.blocks.joined().contains("There is no argument"))
  }

  @Test func `texts become what the arguments hold`() async throws {
    let service = FakeService()
    let client = AssistantClient.stateless(service)
    _ = try await client.call(
      "search_recipes",
      [
        "query": "soup", "include": "leek, salt", "exclude": "[\"pea\", \"\"]", "limit": "7",
        "strict_diet": "true", "diet": "['vegan']", "providers": "alpha",
      ])
    let request = try #require(service.log.searches.first)
    #expect(request.query.include == ["leek", "salt"] && request.query.exclude == ["pea"])
    #expect(request.query.limit == 7 && request.query.isStrict && request.providers == ["alpha"])
    #expect(request.query.diets.count == 1)
  }

  @Test func `an empty text leaves the user's own choice as it is, and an empty list does not`()
    async throws
  {
    let service = FakeService()
    let client = AssistantClient.stateless(service)
    for diet: JSON in ["", [""], [nil], nil] {
      _ = try await client.call("search_recipes", ["query": "soup", "diet": diet])
    }
    _ = try await client.call("search_recipes", ["query": "soup", "diet": []])
    let open = service.log.searches.map { $0.open.contains(.diets) }
    #expect(open == [true, true, true, true, false])
  }

  @Test func `lines of a recipe keep their commas`() async throws {
    let client = AssistantClient.stateless()
    let result = try await client.call(
      "screen_recipe", ["ingredients": "1 onion, chopped\n2 eggs, beaten", "avoid": "egg"])
    let findings = result.structured["findings"]?.arrayValue ?? []
    #expect(findings.first?["line"] == "2 eggs, beaten", "\(result)")
  }

  @Test(
    arguments: [
      (
        "search_recipes", ["query": "soup", "limit": "many"],
        "write a number from 1 to 50, such as 2"
      ),
      (
        "search_recipes", ["query": "soup", "limit": 100], "write a number from 1 to 50, such as 50"
      ),
      (
        "search_recipes", ["query": "soup", "include": 7],
        #"write a list of texts, such as ["carrots", "#
      ),
      ("search_recipes", ["query": "soup", "include": ["a": 1]], "or leave it out"),
      ("search_recipes", ["query": "soup", "strict_diet": "maybe"], "write true or false"),
      ("search_recipes", ["query": ["a": 1]], #"write one text, such as "soup""#),
      ("search_recipes", ["query": "soup", "law": "mars"], "one of "),
      ("get_recipe", ["id": "alpha:1", "servings": "a few"], "write a number from 1 to"),
      ("shopping_list", ["ids": 7], "write a list of texts"),
    ] as [(String, JSON, String)])
  func `what can mean several things is refused with what to write`(
    tool: String, arguments: JSON, fix: String
  ) async throws {
    let result = try await AssistantClient.stateless().call(tool, arguments)
    #expect(result.isToolError)
    let text = result.blocks.joined()
    #expect(text.contains("What to do: ") && text.contains(fix), "\(text)")
  }

  @Test func `arguments may come as one text`() async throws {
    let client = AssistantClient.stateless()
    let result = try await client.result(
      "tools/call", ["name": "get_recipe", "arguments": "{\"id\": \"alpha:1\"}"])
    #expect(!result.isToolError)
    let none = try await client.result("tools/call", ["name": "list_providers", "arguments": ""])
    #expect(!none.isToolError)
  }
}
