import RecipeModel
import TestSupport
import Testing

/// An assistant's host and the real program, with recipes that are made up.
@Suite(.fewAtOnce) struct AssistantFixtureTests {
  private static let arguments = ["mcp", "--fixtures"]

  @Test func `a host of the older era introduces itself, lists the tools and calls them`()
    async throws
  {
    let run = try await WireClient.run(Self.arguments, .lines) { client in
      let greeting = try await client.result(
        "initialize",
        [
          "protocolVersion": "2025-11-25", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ])
      #expect(greeting["protocolVersion"] == "2025-11-25")
      client.notify("notifications/initialized")
      let tools = try await client.result("tools/list")["tools"]?.arrayValue ?? []
      #expect(tools.contains { $0["name"] == "search_recipes" })
      let found = try await Self.call(client, "search_recipes", ["query": "soup", "limit": 2])
      #expect(found["structuredContent"]?["items"]?.arrayValue?.count == 2)
      let recipe = try await Self.call(client, "get_recipe", ["id": "fixture:1"])
      #expect(recipe["structuredContent"]?["recipe"]?["title"] == "Stew with carrots")
      let unknown = try await Self.call(client, "get_recipe", ["id": "fixture:99"])
      #expect(unknown["isError"] == true)
      return client.left
    }
    #expect(run.value.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(run.code == 0)
  }

  @Test func `a host of the newest era needs no introduction`() async throws {
    _ = try await WireClient.run(Self.arguments, .lines) { client in
      let found = try await client.result(
        "tools/call",
        [
          "name": "search_recipes", "arguments": ["query": "soup"],
          "_meta": [
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": [:],
          ],
        ])
      #expect(found["resultType"] == "complete")
      #expect(found["structuredContent"]?["items"]?.arrayValue?.isEmpty == false)
    }
  }

  @Test func `nothing more is sent for what was cancelled`() async throws {
    let run = try await WireClient.run(Self.arguments, .lines) { client in
      _ = try await client.result(
        "initialize",
        [
          "protocolVersion": "2025-06-18", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ])
      let slow = client.begin(
        "tools/call", ["name": "search_recipes", "arguments": ["query": "__slow__"]])
      client.notify("notifications/cancelled", ["requestId": .int(slow)])
      _ = try await client.result("ping")
      return (client, slow)
    }
    let (client, slow) = run.value
    #expect(!client.left.contains { $0["id"]?.intValue == slow })
    #expect(run.code == 0)
  }

  private static func call(
    _ client: WireClient, _ tool: String, _ arguments: JSON
  ) async throws -> JSON {
    try await client.result("tools/call", ["name": .string(tool), "arguments": arguments])
  }
}
