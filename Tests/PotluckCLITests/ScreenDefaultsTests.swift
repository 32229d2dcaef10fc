import RecipeModel
import TestSupport
import Testing

/// What the configuration screens every search for.
@Suite(.fewAtOnce, .enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
final class ScreenDefaultsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write(
      """
      {"version": 1, "search": {"diets": ["vegan"], "avoid": ["peanuts"], "law": "us"},
       "providers": [{"id": "book", "use": "cookbook"}]}
      """, to: "config.json")
  }

  /// Whether an answer's query is the configuration's.
  private static func isConfigured(_ query: JSON?) -> Bool {
    query?["diets"] == ["VeganDiet"] && query?["avoid"] == ["peanuts"] && query?["law"] == "us"
      && query?["configured"] == ["vegan", "peanuts"]
  }

  /// Whether an answer's query has nothing of the configuration's but the law.
  private static func isFree(_ query: JSON?) -> Bool {
    query?["diets"] == [] && query?["avoid"] == nil && query?["configured"] == nil
  }

  @Test(arguments: ["search", "compare"])
  func `every command is screened by the configuration, until a flag says otherwise`(
    _ command: String
  ) async throws {
    let file = file
    func asked(_ flags: String...) async throws -> (query: JSON?, errors: String) {
      let result = try await Potluck.run([command, "soup", "--json", "--config", file] + flags)
      return (try JSON(parsing: result.output)["query"], result.errors)
    }
    let usual = try await asked()
    #expect(Self.isConfigured(usual.query))
    #expect(
      usual.errors.contains(
        "The configuration asked for vegan, no peanuts; --diet none and --avoid none turn that off."
      ), "\(usual.errors)")
    let other = try await asked("--diet", "vegetarian", "--avoid", "none", "--law", "eu")
    #expect(other.query?["diets"] == ["VegetarianDiet"] && other.query?["avoid"] == nil)
    #expect(other.query?["law"] == nil)
    #expect(!other.errors.contains("The configuration asked"))
    #expect(Self.isFree(try await asked("--diet", "none", "--avoid", "none").query))
  }

  @Test func `the configured law counts wherever a recipe is judged`() async throws {
    let salad = try folder.write(
      "# Salad\n\n## Ingredients\n\n- 1 cup pine nuts\n\n## Directions\n\n1. Mix.\n", to: "salad.md"
    )
    let environment = ["HOME": folder.path]
    func run(_ words: String..., input: String = "") async throws -> ToolResult {
      try await Potluck.run(
        words + ["--avoid", "tree-nuts", "--config", file], environment: environment, input: input)
    }
    for words in [["screen", salad], ["show", salad]] {
      let usual = try await Potluck.run(words + ["--avoid", "tree-nuts", "--config", file])
      #expect(usual.output.contains("tree-nuts: conflicts"), "\(usual.output)")
      let european = try await Potluck.run(
        words + ["--avoid", "tree-nuts", "--law", "eu", "--config", file])
      #expect(european.output.contains("tree-nuts: fits"), "\(european.output)")
    }
    let line = try await run(
      "screen", "--jsonl", "-", input: #"{"ingredients":["1 cup pine nuts"]}"#)
    #expect(line.output.contains(#""law":"us""#) && line.output.contains("conflicts"))
    let kept = try await Potluck.run(["import", salad, "--config", file], environment: environment)
    #expect(kept.code == 0, "\(kept.errors)")
    #expect(try await run("kept").code == 1)
    #expect(try await run("kept", "--law", "eu").output.contains("Salad"))
    let wire = try await WireClient.run(
      ["stdio", "--config", file], environment: environment
    ) { client in
      _ = try await client.initialize()
      let list = try await client.result("kept/list", ["avoid": ["tree-nuts"]])
      #expect(list["conflicts"] == 1)
      let european = try await client.result("kept/list", ["avoid": ["tree-nuts"], "law": "eu"])
      #expect(european["recipes"]?.arrayValue?.count == 1)
    }
    _ = wire
  }

  @Test func `a page that follows is screened, too`() async throws {
    let search = ["search", "soup", "--json", "-n", "1"]
    let first = try await Potluck.run(search + ["--config", file])
    let cursor = try #require(try JSON(parsing: first.output)["cursor"]?.stringValue)
    let next = try await Potluck.run(search + ["--config", file, "--cursor", cursor])
    #expect(next.code == 0, "\(next.errors)")
    #expect(Self.isConfigured(try JSON(parsing: next.output)["query"]))
  }

  @Test func `editors are screened, unless they ask for something of their own`() async throws {
    _ = try await WireClient.run(["stdio", "--config", file]) { client in
      _ = try await client.initialize()
      for method in ["search", "compare"] {
        let usual = try await client.result(method, ["query": "soup", "limit": 1])
        #expect(Self.isConfigured(usual["query"]))
        for nothing: JSON in [[], ["none"]] {
          let free = try await client.result(
            method, ["query": "soup", "diet": nothing, "avoid": nothing])
          #expect(Self.isFree(free["query"]))
        }
      }
      let page = try await client.result("search", ["query": "soup", "limit": 1])
      let next = try await client.result(
        "search/more", ["cursor": try #require(page["cursor"])])
      #expect(Self.isConfigured(next["query"]))
    }
  }

  @Test func `assistants are screened, and told so`() async throws {
    _ = try await WireClient.run(["mcp", "--config", file], .lines) { client in
      for tool in ["search_recipes", "compare_providers"] {
        func notes(_ arguments: JSONObject) async throws -> String {
          var arguments = arguments
          arguments["query"] = "soup"
          let answer = try await client.result(
            "tools/call",
            [
              "name": .string(tool), "arguments": .object(arguments),
              "_meta": [
                "io.modelcontextprotocol/protocolVersion": "2026-07-28",
                "io.modelcontextprotocol/clientCapabilities": [:],
              ],
            ])
          return answer["structuredContent"]?["notes"]?.text() ?? ""
        }
        #expect(try await notes([:]).contains("The configuration asked for vegan, no peanuts"))
        let half = try await notes(["diet": ["none"]])
        #expect(half.contains("The configuration asked for no peanuts"), "\(half)")
        let none = try await notes(["diet": [], "avoid": ["none"]])
        #expect(!none.contains("The configuration asked"), "\(none)")
      }
    }
  }

  @Test func `the page and the interface for programs are screened, and say so`() async throws {
    try await ServeTests.serving(["--config", file]) { address in
      func get(_ path: String) async throws -> String {
        let script = #"""
          host="${0#http://}"; host="${host%/}"
          exec 3<>"/dev/tcp/${host%:*}/${host#*:}"
          printf 'GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n' "$1" "$host" >&3
          cat <&3
          """#
        return try await Shell.run(script, address, path).output
      }
      let usual = try await get("/api/v1/search?query=soup&diet=")
      #expect(usual.contains(#""configured":["vegan","peanuts"]"#), "\(usual)")
      let free = try await get("/api/v1/search?query=soup&diet=none&avoid=none")
      #expect(free.contains("HTTP/1.1 200") && !free.contains("configured"), "\(free)")
      let page = try await get("/?query=soup&diet=")
      #expect(page.contains("The configuration asks every search for: vegan, peanuts."))
      #expect(page.contains("diet=none&amp;avoid=none"), "\(page)")
      #expect(!(try await get("/?query=soup&diet=none&avoid=none")).contains("The configuration"))
      #expect(try await get("/compare?query=soup").contains("as the configuration asks"))
    }
  }

  @Test func `a diet that nobody knows is an error of the configuration`() async throws {
    let file = try folder.write(
      """
      {"version": 1, "search": {"diets": ["vegann"]}, "providers": [{"use": "cookbook"}]}
      """, to: "wrong.json")
    let result = try await Potluck.run(["config", "check", "--config", file])
    #expect(result.code != 0)
    #expect((result.output + result.errors).contains("vegan"))
  }
}
