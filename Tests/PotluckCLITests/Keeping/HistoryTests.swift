import Foundation
import RecipeModel
import TestSupport
import Testing

/// The searches that a person made.
@Suite(.fewAtOnce) struct HistoryTests {
  @Test func `searches are written down, repeated, shown without asking, and forgotten`()
    async throws
  {
    let kitchen = try Kitchen()
    _ = try await kitchen.run("search", "tomato", "soup", "--without", "cream", "-n", "3")
    _ = try await kitchen.run("search", "pie", "-n", "2")
    _ = try await kitchen.run("search", "pie", "-n", "2")
    _ = try await kitchen.run("search", "secret", "--no-history")
    let list = try await kitchen.run("history", "--jsonl")
    let entries = try list.output.split(separator: "\n").map { try JSON(parsing: String($0)) }
    #expect(entries.map { $0["query"]?["text"]?.stringValue } == ["pie", "tomato soup"])
    #expect(entries.first?["count"] == 2 && entries.last?["query"]?["exclude"] == ["cream"])
    let number = try #require(entries.last?["number"]?.intValue)
    #expect(try await kitchen.run("history", "tom").output.contains("“tomato soup”"))
    let again = try await kitchen.run("history", "--repeat", "\(number)", "--json")
    #expect(try JSON(parsing: again.output)["query"]?["exclude"] == ["cream"])
    for flag in ["--repeat", "--show"] {
      let two = try await kitchen.run("history", flag, "\(number)", "-n", "2", "--json")
      #expect(try JSON(parsing: two.output)["items"]?.arrayValue?.count == 2, "\(two.transcript)")
    }
    let shown = try await kitchen.run("history", "--show", "\(number)")
    #expect(shown.code == 0 && shown.output.contains("Groundnut Soup"), "\(shown.transcript)")
    #expect(shown.errors.contains("nobody was asked"))
    #expect(try await kitchen.run("show", "1").output.contains("Steps"))
    #expect(try await kitchen.run("history", "--delete", "\(number)").code == 0)
    #expect(try await kitchen.run("history", "tomato").code == 1)
    #expect(try await kitchen.run("history", "--before", "2020-01-01").code == 1)
    #expect(try await kitchen.run("history", "--clear").code == 0)
    #expect(try await kitchen.run("history").code == 1)
    let file = "\(kitchen.folder)/.local/share/potluck/history.sqlite"
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `nothing is written down where the configuration says so`() async throws {
    let kitchen = try Kitchen(#""history": false,"#)
    _ = try await kitchen.run("search", "soup")
    #expect(
      !FileManager.default.fileExists(
        atPath: "\(kitchen.folder)/.local/share/potluck/history.sqlite"))
  }

  @Test func `a client writes down what a person settled on, and nothing that was typed`()
    async throws
  {
    let kitchen = try Kitchen()
    let run = try await WireClient.run(["stdio"], environment: kitchen.environment) { client in
      _ = try await client.initialize()
      _ = try await client.result("search", ["query": "tom"])
      _ = try await client.result(
        "search", ["query": "tomato", "settled": true, "providers": ["cookbook"]])
      _ = try await client.result("kept/add", ["id": "cookbook:tomato-soup", "tags": ["red"]])
      let kept = try await client.result("kept/list", ["tags": ["red"]])
      let gone = try await client.result("kept/remove", ["ids": ["kept:tomato-soup"]])
      let history = try await client.result("history/list", [:])
      let forgotten = try await client.result("history/delete", ["all": true])
      return [kept, gone, history, forgotten]
    }
    let (kept, gone, history) = try (run.value[at: 0], run.value[at: 1], run.value[at: 2])
    #expect(kept["recipes"]?.arrayValue?.first?["id"] == "kept:tomato-soup", "\(kept.text())")
    #expect(gone["recipes"]?.arrayValue?.count == 1)
    let searches = history["searches"]?.arrayValue ?? []
    #expect(searches.map { $0["query"]?["text"] } == ["tomato"], "\(history.text())")
    #expect(searches.first?["providers"] == ["cookbook"])
    #expect(try run.value[at: 3]["deleted"] == 1)
  }

  @Test func `a search is in the history as soon as it is answered, and forgotten for good`()
    async throws
  {
    let kitchen = try Kitchen()
    _ = try await WireClient.run(["stdio"], environment: kitchen.environment) { client in
      _ = try await client.initialize()
      for dish in ["soup", "pie", "curry", "salad", "bread", "stew", "tart", "cake"] {
        _ = try await client.result("search", ["query": .string(dish), "settled": true])
        let history = try await client.result("history/list", [:])
        let searches = history["searches"]?.arrayValue ?? []
        #expect(searches.map { $0["query"]?["text"] } == [.string(dish)], "\(history.text())")
        _ = try await client.result("search", ["query": .string(dish + "s"), "settled": true])
        #expect(try await client.result("history/delete", ["all": true])["deleted"] == 2)
      }
    }
  }

  @Test(arguments: [true, false])
  func `an assistant keeps recipes only where the configuration says so`(writes: Bool) async throws
  {
    let kitchen = try Kitchen(#""assistant": {"writes": \#(writes)},"#)
    let run = try await WireClient.run(["mcp"], .lines, environment: kitchen.environment) {
      client in
      _ = try await client.result(
        "initialize",
        [
          "protocolVersion": "2025-06-18", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ])
      let tools = try await client.result("tools/list", [:])
      let kept = try await client.result(
        "tools/call",
        ["name": "keep_recipe", "arguments": ["id": "cookbook:tomato-soup"]])
      let list = try await client.result(
        "tools/call", ["name": "list_kept_recipes", "arguments": [:]])
      return [tools, kept, list]
    }
    #expect(run.value.first?.text().contains("unkeep_recipe") == writes)
    #expect(try run.value[at: 1]["isError"] == .bool(!writes), "\(run.value[1].text())")
    #expect(try run.value[at: 1].text().contains(writes ? "Added to the kept recipes" : "writes"))
    #expect(try run.value[at: 2].text().contains("kept:tomato-soup") == writes)
    #expect(try await kitchen.run("kept").code == (writes ? 0 : 1))
  }
}
