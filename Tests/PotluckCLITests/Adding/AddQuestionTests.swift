import Foundation
import PotluckSimulator
import RecipeModel
import Subprocess
import TestSupport
import Testing

/// The one question before a configuration is changed, and who else may change it.
@Suite(.fewAtOnce) struct AddQuestionTests {
  private func add(
    _ configuration: String, _ run: ([String]) async throws -> ToolResult
  ) async throws -> ToolResult {
    let simulator = try await Simulator.start(.wordPressBlog)
    let result = try await run([
      "providers", "add", simulator.baseURL, "--config", configuration,
    ])
    await simulator.stop()
    return result
  }

  @Test(arguments: [
    ("y\n", true), ("Yes\n", true), ("n\n", false), ("\n", false), ("\u{4}", false),
  ])
  func `is answered at a terminal`(_ answer: String, _ isWritten: Bool) async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/new/config.json"
    let result = try await add(path) { try await Terminal.run($0, typing: answer) }
    #expect(result.code == (isWritten ? 0 : 1), "\(result.output)")
    let words = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\(path)? [y/N] "), "\(result.output)")
    #expect(result.output.contains(isWritten ? "Written. Search it" : "Nothing was written."))
    #expect(FileManager.default.fileExists(atPath: path) == isWritten)
  }

  @Test func `cannot be answered without one, and then nothing is written`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/config.json"
    let result = try await add(path) { try await Potluck.run($0, input: "y\n") }
    #expect(result.code == 2)
    #expect(result.output.contains("The entry, for \(path)"))
    #expect(result.errors.contains("fix: add --yes"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `is asked for each site that a new configuration begins with`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/config.json"
    let simulator = try await Simulator.start(.wordPressBlog)
    let result = try await Terminal.run(
      ["config", "init", "--config", path], typing: "\(simulator.baseURL)\ny\n\n")
    #expect(result.code == 0, "\(result.output)")
    #expect(result.output.contains("A recipe site that you like"))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(simulator.baseURL))
    await simulator.stop()
  }

  @Test func `is not asked of sites that are named to config init`() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/config.json"
    let simulator = try await Simulator.start(.wordPressBlog)
    let result = try await Potluck.run([
      "config", "init", "--config", path, "--blog", simulator.baseURL, "--blog", "127.0.0.1:1",
    ])
    await simulator.stop()
    #expect(result.code == 2 && result.errors.contains("127.0.0.1"), "\(result.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains(simulator.baseURL))
    #expect(try await Potluck.run(["config", "check", path]).code == 0)
  }

  @Test func `Ctrl-C ends the asking, and nothing is written`() async throws {
    let simulator = try await Simulator.start(
      .wordPressBlog, faults: FaultPlan([FaultRule(.stall(.head))]))
    let folder = try TemporaryFolder()
    let script = """
      "$0" providers add "$1" --yes --config "$2" 2>&1 & child=$!
      # A signal before the program listens for it is lost: the shell has its children ignore it.
      while kill -INT $child 2> /dev/null; do sleep 0.3; done; wait $child; echo $?
      """
    let result = try await Shell.run(
      script, Potluck.path, simulator.baseURL, "\(folder.path)/config.json")
    #expect(result.output.hasSuffix("130\n"), "\(result.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    await simulator.stop()
  }

  @Test func `an editor says whether the file is changed, and searches the source at once`()
    async throws
  {
    let simulator = try await Simulator.start(.wordPressBlog)
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"version\": 1, \"providers\": []}", to: "config.json")
    _ = try await WireClient.run(["stdio", "--config", path]) { client in
      _ = try await client.initialize()
      let params: JSON = ["address": .string(simulator.baseURL), "id": "blog"]
      let shown = try await client.result("providers/add", params)
      #expect(shown["written"] == false && shown["entry"]?["id"] == "blog")
      #expect(try String(contentsOfFile: path, encoding: .utf8).contains("blog") == false)
      var told = params.objectValue ?? [:]
      (told["write"], told["workDoneToken"]) = (true, "w")
      let written = try await client.result("providers/add", .object(told))
      #expect(written["written"] == true)
      let reports = client.left.compactMap { $0["params"]?["value"]?["message"]?.stringValue }
      #expect(reports.contains { $0.contains("robots.txt") })
      let list = try await client.result("providers/list")
      #expect(list["providers"]?.arrayValue?.map { $0["id"] } == ["blog"])
      let word = written["chosen"]?["trials"]?[0]?["words"] ?? "soup"
      let found = try await client.result("search", ["query": word])
      #expect(found["items"]?.arrayValue?.isEmpty == false)
      let again = try await client.request("providers/add", params)
      #expect(again["error"]?["data"]?["path"] == "/id")
      let wrong = try await client.request("providers/add", ["address": "ftp://x.example"])
      #expect(wrong["error"]?["data"]?["path"] == "/address")
    }
    await simulator.stop()
  }

  @Test func `made-up recipes have no configuration to add to`() async throws {
    _ = try await WireClient.run(["stdio", "--fixtures"]) { client in
      _ = try await client.initialize()
      let answer = try await client.request(
        "providers/add", ["address": .string(Potluck.nobody), "write": true])
      #expect(answer["error"]?["data"]?["kind"] == "storage")
    }
  }
}

extension Terminal {
  /// Runs the program with all its streams on a terminal at which somebody has typed.
  static func run(_ arguments: [String], typing text: String) async throws -> ToolResult {
    // Python's pseudo-terminal, because the program has to find its input to be one.
    let script = """
      import os, pty, sys
      pid, terminal = pty.fork()
      if pid == 0:
          os.execv(sys.argv[1], sys.argv[1:])
      told = b""
      lines = os.environ["TYPED"].encode().splitlines(keepends=True)
      while True:
          try:
              piece = os.read(terminal, 4096)
          except OSError:
              break
          if not piece:
              break
          told += piece
          if lines and told.endswith((b"[y/N] ", b"for none): ")):
              os.write(terminal, lines.pop(0))
      sys.stdout.buffer.write(told.replace(b"\\r\\n", b"\\n"))
      sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
      """
    let result = try await Subprocess.run(
      .name("python3"), arguments: Arguments(["-c", script, Potluck.path] + arguments),
      environment: Potluck.clean(["TYPED": text, "TERM": "dumb"]), input: .none,
      output: .bytes(limit: 1 << 20), error: .bytes(limit: 1 << 20))
    return ToolResult(
      output: String(decoding: result.standardOutput, as: UTF8.self),
      errors: String(decoding: result.standardError, as: UTF8.self),
      code: result.terminationStatus.shellCode)
  }
}
