import Foundation
import RecipeModel
import TestSupport
import Testing

/// An editor and the real program, with recipes that are made up.
@Suite(.fewAtOnce) struct EditorFixtureTests {
  private static let arguments = ["stdio", "--fixtures"]

  @Test(arguments: [WireClient.Framing.headers, .lines])
  func `an editor is served in its own framing, and left with what it said`(
    _ framing: WireClient.Framing
  ) async throws {
    let run = try await WireClient.run(Self.arguments, framing) { client in
      let greeting = try await client.initialize()
      #expect(greeting["serverInfo"]?["name"] == "potluck")
      let found = try await client.result("search", ["query": "soup", "limit": 3])
      #expect(found["items"]?.arrayValue?.count == 3)
      #expect(found["items"]?[0]?["title"] == "Stew with carrots")
      #expect(try await client.result("shutdown") == .null)
      client.notify("exit")
      return client.left
    }
    #expect(run.code == 0)
    #expect(run.value.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `the whole list comes page by page, each recipe once`() async throws {
    let run = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      var page = try await client.result("search", ["query": "bean stew", "limit": 25])
      var ids: [String] = []
      while true {
        ids += (page["items"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
        guard let cursor = page["cursor"]?.stringValue else { break }
        page = try await client.result("search/more", ["cursor": .string(cursor)])
      }
      return ids
    }
    #expect(Set(run.value).count == 57)
    #expect(run.value.count == 57)
  }

  @Test func `what a source brings is told as it comes, and the answer repeats none of it`()
    async throws
  {
    let run = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      let answer = try await client.result(
        "search", ["query": "soup", "limit": 5, "partialResultToken": "p", "workDoneToken": 7])
      return (answer, client.left)
    }
    let (answer, before) = run.value
    #expect(answer["items"]?.arrayValue?.isEmpty == true)
    let told = before.filter { $0["method"] == "$/progress" }
    let parts = told.filter { $0["params"]?["token"] == "p" }
    let listed = parts.flatMap { $0["params"]?["value"]?["items"]?.arrayValue ?? [] }
    let order = answer["order"]?.arrayValue ?? []
    #expect(order.count == 5)
    #expect(order.allSatisfy { id in listed.contains { $0["id"] == id } })
    let kinds = told.compactMap { message in
      message["params"]?["token"] == 7
        ? message["params"]?["value"]?["kind"]?.stringValue : nil
    }
    #expect(kinds.first == "begin")
    #expect(kinds.last == "end")
  }

  @Test func `fast requests are answered while a slow one runs, which can be cancelled`()
    async throws
  {
    let run = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      let slow = client.begin("search", ["query": "__slow__ soup"])
      _ = try await client.result("ping")
      _ = try await client.result("providers/list")
      #expect(!client.left.contains { $0["id"]?.intValue == slow })
      client.notify("$/cancelRequest", ["id": .int(slow)])
      let answer = try await client.answer(to: slow)
      #expect(answer["error"]?["code"]?.intValue == -32800)
      _ = try await client.result("ping")
      return client.left
    }
    #expect(run.value.isEmpty)
  }

  @Test func `a newer search takes the place of the older one with the same key`() async throws {
    _ = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      let old = client.begin("search", ["query": "__slow__ so", "supersedes": "picker"])
      let other = client.begin("search", ["query": "__1s__ so", "supersedes": "other"])
      let new = client.begin("search", ["query": "soup", "supersedes": "picker"])
      #expect(try await client.answer(to: old)["error"]?["code"]?.intValue == -32800)
      #expect(try await client.answer(to: new)["result"]?["items"]?.arrayValue?.isEmpty == false)
      #expect(try await client.answer(to: other)["result"] != nil)
    }
  }

  @Test func `a recipe is there by its identifier and by its link, without a search`()
    async throws
  {
    _ = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      let byID = try await client.result("recipe/get", ["id": "fixture:1"])
      let byLink = try await client.result(
        "recipe/get", ["url": "https://example.org/fixture/1", "render": "markdown"])
      #expect(byID["recipe"] == byLink["recipe"])
      #expect(byID["fromCache"] == false)
      #expect(byID["recipe"]?["ingredients"]?[0] == "250 g carrots")
      #expect(byID["recipe"]?["instructions"]?.arrayValue?.count == 3)
      #expect(byID["recipe"]?["totalMinutes"] == 30)
      #expect(byID["recipe"]?["yield"] == "4 servings")
      #expect(byLink["rendered"]?["text"]?.stringValue?.contains("Stew with carrots") == true)
      let unknown = try await client.request("recipe/get", ["id": "fixture:58"])
      #expect(unknown["error"]?["data"]?["kind"] == "notFound")
      let stranger = try await client.request("recipe/get", ["id": "nobody:1"])
      #expect(stranger["error"]?["data"]?["kind"] == "notFound")
      #expect(stranger["error"]?["data"]?["hint"] == "known: fixture")
      let elsewhere = try await client.request("recipe/get", ["url": "https://example.org/soup"])
      #expect(elsewhere["error"]?["data"]?["kind"] == "unsupportedSite")
    }
  }

  @Test func `a source that fails or has nothing is a result, a wrong parameter is not`()
    async throws
  {
    _ = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      let untested = try await client.request("providers/test", ["ids": ["fixture"]])
      #expect(untested["error"]?["code"] == -32602)
      #expect(untested["error"]?["data"]?["path"] == "/ids")
      #expect(untested["error"]?["message"]?.stringValue?.contains("did you mean") == false)
      let failed = try await client.result("search", ["query": "__fail__ soup"])
      #expect(failed["total"]?.isNull == true)
      #expect(failed["providers"]?[0]?["status"] == "httpError")
      #expect(failed["complete"] == false)
      let empty = try await client.result("search", ["query": "__empty__"])
      #expect(empty["providers"]?[0]?["status"] == "empty")
      #expect(empty["complete"] == true)
      let wrong = try await client.request("search", ["query": "soup", "providers": ["fixtur"]])
      #expect(wrong["error"]?["code"]?.intValue == -32602)
      #expect(wrong["error"]?["data"]?["path"] == "/providers/0")
      #expect(
        wrong["error"]?["data"]?["hint"]?.stringValue?.contains("did you mean \"fixture\"?")
          == true)
    }
  }

  @Test func `a timeout ends in a result`() async throws {
    _ = try await WireClient.run(Self.arguments) { client in
      _ = try await client.initialize()
      let late = try await client.result("search", ["query": "__slow__", "timeoutMs": 50])
      #expect(late["providers"]?[0]?["status"] == "timedOut")
    }
  }

  @Test func `the end of the input ends the program, whatever is under way`() async throws {
    // It waits for a moment for what may be nearly done: no longer than the machine needs.
    let run = try await WireClient.run(
      Self.arguments, environment: ["POTLUCK_PATIENCE": "\(Slowness.factor)"]
    ) { client in
      _ = try await client.initialize()
      for _ in 0..<20 { client.begin("search", ["query": "__slow__ soup"]) }
    }
    #expect(run.code == 1)
  }

  @Test(arguments: ["stdio", "mcp"])
  func `a signal ends the program quietly`(_ command: String) async throws {
    let script = """
      exec 3< <(exec sleep 60); feeder=$!
      "$0" "$1" --fixtures <&3 3<&- & child=$!
      # A signal before the program listens for it is lost: the shell has its children ignore it.
      while kill -INT $child 2> /dev/null; do sleep 0.3; done; wait $child; echo $?
      kill $feeder
      """
    let result = try await Shell.run(script, Potluck.path, command)
    #expect(result.output == "130\n")
    #expect(result.errors.isEmpty)
  }

  @Test func `arguments that clients add are taken, and told when they mean nothing`()
    async throws
  {
    let folder = try TemporaryFolder()
    let log = "\(folder.path)/log.txt"
    let run = try await WireClient.run(
      Self.arguments + [
        "--stdio", "--clientProcessId=1", "--node-ipc", "--fixture", "--key=hush1", "hush2",
        "--log-file", log,
      ]
    ) { client in _ = try await client.initialize() }
    #expect(run.errors.isEmpty)
    let told = try String(contentsOfFile: log, encoding: .utf8)
    #expect(told.contains("--node-ipc means nothing here"))
    #expect(told.contains("did you mean --fixtures?"))
    #expect(told.contains("--key means nothing here"))
    #expect(!told.contains("hush"))
  }

  @Test(arguments: ["stdio", "mcp"])
  func `the schema is one document`(_ command: String) async throws {
    let result = try await Potluck.run([command, "--schema"])
    #expect(result.code == 0)
    #expect(try JSON(parsing: result.output).objectValue?.members.isEmpty == false)
  }
}
