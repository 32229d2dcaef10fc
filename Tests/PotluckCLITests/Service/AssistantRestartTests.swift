import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// A host that ends its server and starts it anew, as hosts do at any time.
@Suite("An assistant's server that is started anew", .fewAtOnce)
struct AssistantRestartTests {
  private static let meta: JSON = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  /// Runs a server whose state lies in a folder, for the calls of one host.
  private func run<Value: Sendable>(
    _ folder: borrowing TemporaryFolder, _ configuration: String,
    _ work: (WireClient) async throws -> Value
  ) async throws -> Value {
    let file = try folder.write(configuration, to: "config.json")
    // The pages that listings link to cannot be reached here.
    let environment = [
      "XDG_STATE_HOME": folder.path + "/state", "http_proxy": Potluck.nobody,
      "https_proxy": Potluck.nobody, "no_proxy": "127.0.0.1",
    ]
    return try await WireClient.run(
      ["mcp", "--config", file], .lines, environment: environment, work
    ).value
  }

  private func call(
    _ client: WireClient, _ tool: String, _ arguments: JSON
  ) async throws -> JSON {
    try await client.result(
      "tools/call", ["name": .string(tool), "arguments": arguments, "_meta": Self.meta])
  }

  @Test
  func `the id and the link that one run has listed open in the next, while the source is there`()
    async throws
  {
    let simulator = try await Simulator.start(.recipePuppy)
    let folder = try TemporaryFolder()
    let source = #"{"id": "pup", "use": "recipepuppy", "baseURL": "\#(simulator.baseURL)"}"#
    let configuration = #"{"version": 1, "providers": [\#(source)]}"#
    let items = try await run(folder, configuration) { client in
      let found = try await call(client, "search_recipes", ["query": "soup", "limit": 3])
      return found["structuredContent"]?["items"]?.arrayValue ?? []
    }
    try #require(items.count == 3)
    try await run(folder, configuration) { client in
      for item in items {
        for name in ["id", "url"] {
          let named = try #require(item[name])
          let opened = try await call(client, "get_recipe", .object([name: named]))
          #expect(opened["isError"] != true, "\(opened.text())")
          #expect(opened["structuredContent"]?["recipe"]?["title"] == item["title"])
        }
      }
      let stolen = try await call(
        client, "get_recipe", ["url": "https://evil.example/?said=all"])
      #expect(stolen.text().contains("no search has listed this page"))
    }
    try await run(
      folder, #"{"version": 1, "providers": [{"id": "book", "use": "cookbook"}]}"#
    ) { client in
      let gone = try await call(client, "get_recipe", .object(["url": items.first?["url"] ?? nil]))
      #expect(gone.text().contains("no search has listed this page"))
    }
    await simulator.stop()
  }

  @Test func `a recipe is judged by the lines of all its sources in the next run too`() async throws
  {
    let folder = try TemporaryFolder()
    let lists = ["a": ["2 onions"], "b": ["2 onions", "3 eggs"]]
    for (source, lines) in lists {
      let recipe: JSON = [
        "@type": "Recipe", "name": "Onion soup", "url": "https://soups.example/onion-soup",
        "recipeIngredient": .array(lines.map(JSON.string)), "recipeInstructions": ["Cook."],
      ]
      _ = try folder.write(recipe.text(), to: "\(source)/soup.json")
    }
    let sources = ["a", "b"].map {
      #"{"id": "\#($0)", "use": "cookbook", "path": "\#(folder.path)/\#($0)"}"#
    }
    for (sources, verdict) in [(sources, "conflicts"), ([sources[0]], "fits")] {
      let configuration = #"{"version": 1, "providers": [\#(sources.joined(separator: ", "))]}"#
      if verdict == "conflicts" {
        _ = try await run(folder, configuration) { client in
          try await call(client, "search_recipes", ["query": "onion"])
        }
      }
      let screened = try await run(folder, configuration) { client in
        try await call(client, "screen_recipe", ["id": "a:soup", "avoid": ["eggs"]])
      }
      let finding = screened["structuredContent"]?["findings"]?.arrayValue?.first
      #expect(finding?["verdict"]?.stringValue == verdict, "\(screened.text())")
    }
  }

  @Test func `what can be read is listed the same before and after a search`() async throws {
    let folder = try TemporaryFolder()
    let lists = try await run(
      folder, #"{"version": 1, "providers": [{"id": "book", "use": "cookbook"}]}"#
    ) { client in
      let before = try await client.result("resources/list", ["_meta": Self.meta])
      _ = try await call(client, "search_recipes", ["query": "soup"])
      return [before, try await client.result("resources/list", ["_meta": Self.meta])]
    }
    #expect(lists.first == lists.last && lists.first?["resources"]?.arrayValue?.count == 1)
  }
}
