import Foundation
import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// An editor and the real program, over a configuration.
@Suite(.fewAtOnce) struct EditorConfigurationTests {
  /// No request of a test leaves this machine, not even for a page of a listing.
  private static let caged = [
    "http_proxy": Potluck.nobody, "https_proxy": Potluck.nobody, "no_proxy": "127.0.0.1",
  ]

  private static func configuration(_ entries: String) -> String {
    "{\"version\": 1, \"providers\": [\(entries)]}"
  }

  private static func ids(_ document: JSON, _ member: String = "items") -> [String] {
    (document[member]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
  }

  @Test func `a search has the order of the command's`() async throws {
    let printed = try await Potluck.run(["search", "chicken", "--json", "--limit", "15"])
    let expected = Self.ids(try JSON(parsing: printed.output))
    let run = try await WireClient.run(["stdio"]) { client in
      _ = try await client.initialize()
      let found = try await client.result("search", ["query": "chicken", "limit": 15])
      #expect(Self.ids(found) == expected)
      let id = try #require(Self.ids(found).first)
      let recipe = try await client.result("recipe/get", ["id": .string(id)])
      #expect(recipe["recipe"]?["instructions"]?.arrayValue?.isEmpty == false)
    }
    #expect(!expected.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `order and length of the list are the configuration's where a client says neither`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"""
      {"version": 1, "search": {"sort": "title", "limit": 7},
       "providers": [{"id": "book", "use": "cookbook"}]}
      """#, to: "config.json")
    let printed = try await Potluck.run(["search", "soup", "--json", "--config", file])
    let expected = Self.ids(try JSON(parsing: printed.output))
    _ = try await WireClient.run(["stdio", "--config", file]) { client in
      _ = try await client.initialize()
      let found = try await client.result("search", ["query": "soup"])
      #expect(Self.ids(found) == expected)
      let best = try await client.result("search", ["query": "soup", "sort": "best"])
      #expect(Self.ids(best) != expected)
      let cursor = try #require(found["cursor"])
      let next = try await client.result("search/more", ["cursor": cursor])
      #expect(next["query"]?["sort"] == "title")
      #expect(Set(Self.ids(next)).isDisjoint(with: expected))
    }
    #expect(expected.count == 7)
  }

  @Test func `documents are those of the commands`() async throws {
    let shown = try await Potluck.run(["config", "show"])
    let listed = try await Potluck.run(["providers", "list", "--json"])
    _ = try await WireClient.run(["stdio"]) { client in
      _ = try await client.initialize()
      #expect(try await client.result("config/get") == JSON(parsing: shown.output))
      let providers = try await client.result("providers/list")
      let expected = try JSON(parsing: listed.output)
      #expect(Self.ids(providers, "providers") == Self.ids(expected, "providers"))
    }
  }

  @Test func `a configuration that changes is read again, and one that is broken is told`()
    async throws
  {
    let folder = try TemporaryFolder()
    let one = #"{"id": "a", "use": "cookbook"}"#
    let file = try folder.write(Self.configuration(one), to: "config.json")
    let path = folder.path
    let run = try await WireClient.run(["stdio", "--config", file]) { client in
      _ = try await client.initialize()
      #expect(Self.ids(try await client.result("providers/list"), "providers") == ["a"])

      try Self.replace(
        file, in: path, Self.configuration(one + #", {"id": "b", "use": "cookbook"}"#))
      #expect(Self.ids(try await client.result("providers/list"), "providers") == ["a", "b"])

      try Self.replace(file, in: path, "{\"version\": 1, \"provders\": []}")
      let search = try await client.result("search", ["query": "soup", "providers": ["b"]])
      #expect(search["providers"]?[0]?["id"] == "b")
      let shown = try await client.request("config/get")
      #expect(shown["error"]?["data"]?["kind"] == "storage")
      #expect(shown["error"]?["data"]?["hint"]?.stringValue?.contains("providers") == true)

      try Self.replace(file, in: path, Self.configuration(#"{"id": "c", "use": "cookbook"}"#))
      #expect(Self.ids(try await client.result("config/get"), "providers") == ["c"])
    }
    #expect(run.errors.contains("stays in force"))
  }

  @Test func `without a configuration that can be read, requests say so`() async throws {
    let folder = try TemporaryFolder()
    _ = try await WireClient.run(["stdio", "--config", "\(folder.path)/none.json"]) { client in
      _ = try await client.initialize()
      let answer = try await client.request("search", ["query": "soup"])
      #expect(answer["error"]?["data"]?["kind"] == "storage")
      #expect(
        answer["error"]?["message"]?.stringValue?.contains("there is no such file") == true)
    }
  }

  @Test func `a source that is down is left alone by the next search of the same process`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Self.configuration(
        #"{"id": "down", "use": "dummyjson", "baseURL": "\#(Potluck.nobody)"}"#),
      to: "config.json")
    _ = try await WireClient.run(["stdio", "--config", file]) { client in
      _ = try await client.initialize()
      let first = try await client.result("search", ["query": "soup"])
      #expect(first["providers"]?[0]?["status"] == "unreachable")
      let sources = try await client.result("providers/list")
      #expect(sources["providers"]?[0]?["health"]?["status"] == "suspended")
      let second = try await client.result("search", ["query": "soup"])
      #expect(second["providers"]?[0]?["status"] == "suspended")
    }
  }

  @Test func `each search says how it uses what is kept`() async throws {
    let simulator = try await Simulator.start(.dummyJSON)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Self.configuration(
        #"{"id": "home", "use": "dummyjson", "baseURL": "\#(simulator.baseURL)"}"#),
      to: "config.json")
    _ = try await WireClient.run(["stdio", "--config", file]) { client in
      _ = try await client.initialize()
      func cache(_ member: String?) async throws -> JSON? {
        var params: JSONObject = ["query": "soup", "limit": 5]
        if let member { params[member] = true }
        return try await client.result("search", .object(params))["providers"]?[0]?["cache"]
      }
      #expect(try await cache(nil) == "miss")
      #expect(try await cache(nil) == "hit")
      let asked = simulator.requests.count
      #expect(try await cache("offline") == "hit")
      #expect(simulator.requests.count == asked)
      #expect(try await cache("refresh") == "miss")
      #expect(simulator.requests.count == 2 * asked)
    }
    await simulator.stop()
  }

  @Test func `what a source cannot tell in full is given as far as it is known`() async throws {
    let simulator = try await Simulator.start(.recipePuppy)
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Self.configuration(
        #"{"id": "puppy", "use": "recipepuppy", "baseURL": "\#(simulator.baseURL)"}"#),
      to: "config.json")
    _ = try await WireClient.run(
      ["stdio", "--config", file], environment: Self.caged
    ) { client in
      _ = try await client.initialize()
      let found = try await client.result("search", ["query": "soup", "limit": 1])
      let item = try #require(found["items"]?[0])
      let recipe = try await client.result("recipe/get", ["id": item["id"] ?? .null])
      #expect(recipe["recipe"]?["title"] == item["title"])
      #expect(recipe["fromCache"] == true)
      let byLink = try await client.result("recipe/get", ["url": item["url"] ?? .null])
      #expect(byLink["recipe"] == recipe["recipe"])
    }
    await simulator.stop()
  }

  @Test func `pages on this machine are not read`() async throws {
    _ = try await WireClient.run(["stdio"]) { client in
      _ = try await client.initialize()
      let answer = try await client.request("recipe/get", ["url": "http://127.0.0.1:1/soup"])
      #expect(answer["error"]?["data"]?["kind"] == "unsupportedSite")
    }
  }

  @Test func `a program that gives a secret is run once for all searches`() async throws {
    let simulator = try await Simulator.start(.food2fork)
    let folder = try TemporaryFolder()
    let count = "\(folder.path)/count"
    let program = try folder.write(
      "#!/bin/sh\necho run >> '\(count)'\nsleep 1\necho secret-of-the-test\n", to: "secret.sh",
      mode: 0o700)
    let file = try folder.write(
      Self.configuration(
        #"""
        {"id": "f2f", "use": "food2fork", "baseURL": "\#(simulator.baseURL)",
         "key": {"command": ["\#(program)"]}}
        """#), to: "config.json")
    _ = try await WireClient.run(["stdio", "--config", file]) { client in
      _ = try await client.initialize()
      let searches = (0..<5).map { client.begin("search", ["query": .string("soup \($0)")]) }
      for search in searches {
        #expect(try await client.answer(to: search)["result"] != nil)
      }
    }
    #expect(try Self.text(of: count) == "run\n")
    await simulator.stop()
  }
}

extension EditorConfigurationTests {
  /// Puts a new version of a file into its place at once, as editors do.
  private static func replace(_ file: String, in folder: String, _ text: String) throws {
    let new = "\(folder)/new.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: new))
    guard rename(new, file) == 0 else { throw POSIXError(.EIO) }
  }

  private static func text(of file: String) throws -> String {
    try String(contentsOfFile: file, encoding: .utf8)
  }
}
