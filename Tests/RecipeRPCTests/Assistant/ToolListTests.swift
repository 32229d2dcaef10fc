import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct ToolListTests {
  /// The words of JSON Schema that every known host understands.
  private static let plainWords: Set<String> = [
    "type", "description", "properties", "required", "items", "enum", "minimum", "maximum",
    "additionalProperties",
  ]

  @Test func `the tools come in a fixed order, each with all that a model needs`() async throws {
    let client = try await AssistantClient.connected()
    let tools = try await client.result("tools/list")["tools"]?.arrayValue ?? []
    #expect(
      tools.map { $0["name"] } == [
        "search_recipes", "get_recipe", "compare_providers", "shopping_list", "screen_recipe",
        "list_providers", "list_kept_recipes",
      ])
    for tool in tools {
      #expect(tool["title"]?.stringValue?.isEmpty == false)
      #expect((tool["description"]?.stringValue ?? "").count > 80)
      #expect(tool["annotations"]?["readOnlyHint"] == true)
      #expect(tool["annotations"]?["destructiveHint"] == false)
      let isOpen = !["list_providers", "list_kept_recipes"].contains(tool["name"])
      #expect(tool["annotations"]?["openWorldHint"] == .bool(isOpen))
    }
    #expect(
      tools.first { $0["name"] == "list_providers" }?["inputSchema"]
        == ["type": "object", "properties": [:], "additionalProperties": false])
  }

  @Test func `tools that change something exist where that is allowed, and say so`() async throws {
    var service = FakeService()
    service.writes = true
    let client = try await AssistantClient.connected(service)
    let tools = try await client.result("tools/list")["tools"]?.arrayValue ?? []
    let writing = tools.filter { $0["annotations"]?["readOnlyHint"] == false }
    #expect(writing.map { $0["name"] } == ["keep_recipe", "unkeep_recipe"])
    #expect(writing.map { $0["annotations"]?["destructiveHint"] } == [false, true])
    for tool in writing {
      #expect(tool["description"]?.stringValue?.hasPrefix("Changes what the user keeps") == true)
    }
    let refused = try await AssistantClient.connected().call("unkeep_recipe", ["id": "kept:x"])
    #expect(refused["isError"] == true && refused.text().contains("writes"))
  }

  @Test func `no schema has a word that some host refuses`() {
    for tool in AssistantTool.all {
      for schema in [tool.input, tool.output.plain] {
        #expect(schema["type"] == "object")
        #expect(Self.problems(schema) == [], "\(tool.name)")
      }
    }
  }

  @Test func `the document for client authors holds the same schemas`() {
    let tools = AssistantSchema.document["tools"]?.arrayValue ?? []
    #expect(tools.map { $0["inputSchema"] } == AssistantTool.all.map(\.input))
    #expect(tools.map { $0["outputSchema"] } == AssistantTool.all.map(\.output.plain))
    #expect(AssistantSchema.document["protocolVersions"]?.arrayValue?.count == 5)
  }

  @Test(arguments: ["tools/list", "resources/list", "resources/templates/list", "prompts/list"])
  func `a cursor that is not ours is refused politely`(method: String) async throws {
    let client = try await AssistantClient.connected()
    for cursor: JSON in ["abc", "p0", "p50", "p-50", 7] {
      let error = try await client.error(method, ["cursor": cursor])
      #expect(error.code == .invalidParams)
      #expect(error.message.contains("without a cursor"))
    }
    #expect(try await client.result(method, ["cursor": nil])["nextCursor"] == nil)
  }

  /// What is not plain about a schema.
  private static func problems(_ schema: JSON) -> [String] {
    var problems: [String] = []
    for word in schema.objectValue?.members.map(\.name) ?? [] where !plainWords.contains(word) {
      problems.append("the word \(word)")
    }
    if schema["type"]?.stringValue == nil { problems.append("no single type in \(schema)") }
    if schema["type"] == "array", schema["items"] == nil { problems.append("no items") }
    let parts = (schema["properties"]?.objectValue?.members.map(\.value) ?? [])
    return problems + (parts + [schema["items"]].compactMap { $0 }).flatMap(Self.problems)
  }
}
