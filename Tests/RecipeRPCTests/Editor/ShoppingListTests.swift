import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct ShoppingListTests {
  private static let both: JSON = ["alpha:1", "https://tomatoes.example/soup"]

  @Test func `recipes by identifier and by link make one list`() async throws {
    let list = try await EditorClient().request(
      "shopping/list", ["references": Self.both, "servings": ["alpha:1": 8]])
    #expect(list["kind"] == "shoppingList" && list["recipes"]?.arrayValue?.count == 2)
    #expect(list["recipes"]?.arrayValue?.first?["yield"] == "8 servings")
    let items = (list["aisles"]?.arrayValue ?? []).flatMap { $0["items"]?.arrayValue ?? [] }
    #expect(
      Set(items.map { $0["text"]?.stringValue })
        == ["2 kg onions", "1 kg tomatoes", "3 l stock", "6 tbsp olive oil"])
    let stock = items.first { $0["name"] == "stock" }
    #expect(stock?["lines"]?.arrayValue?.map { $0["recipe"] } == [0, 1])
  }

  @Test(
    arguments: [
      ([:], "/references"), (["references": []], "/references"),
      (["references": ["onion"]], "/references/0"),
      (["references": ["alpha:1"], "servings": ["alpha:1": 0]], "/servings"),
      (["references": ["alpha:1"], "servings": 4], "/servings"),
      (["references": .array([JSON](repeating: "alpha:1", count: 51))], "/references"),
    ] as [(JSON, String)])
  func `what is asked for has to be right`(_ params: JSON, _ path: String) async throws {
    let error = try await EditorClient().refusal("shopping/list", params)
    #expect(error.code == .invalidParams && error.path == path)
  }

  @Test func `a recipe that cannot be had is named by its place`() async throws {
    let error = try await EditorClient().refusal(
      "shopping/list", ["references": ["alpha:1", "alpha:99"]])
    #expect(error.kind == "notFound" && error.path == "/references/1")
  }

  @Test func `an assistant gets the same list, bounded`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call(
      "shopping_list", ["ids": ["alpha:1", "beta:tomato"], "servings": 8])
    let items = (result.structured["aisles"]?.arrayValue ?? []).flatMap {
      $0["items"]?.arrayValue ?? []
    }
    #expect(items.contains { $0["text"] == "4 l stock" })
    #expect(result.blocks.last?.contains("4 l stock") == true)
    for (arguments, word): (JSON, String) in [
      (["ids": []], "must be a list that names a recipe"),
      (["ids": ["soup"]], "must be the id of a recipe"),
    ] {
      let wrong = try await client.call("shopping_list", arguments)
      #expect(wrong.isToolError && wrong.blocks.first?.contains(word) == true)
    }
  }

  @Test func `a search names what is missing, page by page`() async throws {
    let client = EditorClient()
    let params: JSON = [
      "query": "soup", "have": ["stock", "oil", "leeks"], "providers": ["alpha"], "limit": 2,
    ]
    let first = try await client.request("search", params)
    let items = first["items"]?.arrayValue ?? []
    #expect(items.map { $0["missing"]?.arrayValue?.count } == [0, 1])
    #expect(items.first?["title"] == "Leek Soup")
    #expect(first["query"]?["have"]?.arrayValue?.count == 3)
    let more = try await client.request("search/more", ["cursor": first["cursor"] ?? .null])
    #expect(more["items"]?.arrayValue?.count == 2)
    #expect(more["items"]?.arrayValue?.allSatisfy { $0["missing"]?.arrayValue?.count == 1 } == true)
    let alone = try await client.refusal("search", ["query": "soup", "missingAtMost": 1])
    #expect(alone.path == "/missingAtMost")
    var strict = params.objectValue ?? [:]
    strict["missingAtMost"] = 0
    let few = try await client.request("search", .object(strict))
    #expect(few["items"]?.arrayValue?.count == 1 && few["summary"]?["filtered"] == 3)
  }
}
