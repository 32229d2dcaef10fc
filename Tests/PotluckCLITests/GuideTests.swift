import Foundation
import PotluckSimulator
import RecipeModel
import Subprocess
import TestSupport
import Testing

/// A page of the documentation, read for what it tells its reader to type.
private struct Guide {
  /// One command with the lines that the page shows under it.
  struct Step: Sendable {
    var command: String
    var shown: [String]
  }

  private let lines: [Substring]

  /// Reads `Documentation/NAME`.
  init(_ name: String) throws {
    let file = Golden.package.appendingPathComponent("Documentation/\(name)")
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The fenced blocks of a language, without their fences.
  func blocks(_ language: String) -> [String] {
    var found: [String] = []
    var block: [Substring]?
    for line in lines {
      if line == "```\(language)", block == nil {
        block = []
      } else if line == "```", let open = block {
        found.append(open.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return found
  }

  /// What the reader types: the lines of `console` blocks that begin with `$ `, in order.
  var steps: [Step] {
    blocks("console").flatMap { block in
      var steps: [Step] = []
      for line in block.split(separator: "\n") {
        if line.hasPrefix("$ ") {
          steps.append(Step(command: String(line.dropFirst(2)), shown: []))
        } else if !steps.isEmpty {
          steps[steps.count - 1].shown.append(String(line))
        }
      }
      return steps
    }
  }
}

/// A newcomer's machine: an empty home, an empty folder to work in, and `potluck` installed.
private struct Desk: ~Copyable {
  /// The folder that commands run in; the home is a folder in it.
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line of shell in the folder.
  func type(_ line: String) async throws -> ToolResult {
    // The program lies beside the tests, and nothing is configured.
    let start = """
      cd "$0" && export HOME="$0/home" PATH="$(dirname "$1"):$PATH" && unset POTLUCK_CONFIG

      """
    return try await Shell.run(start + line, folder.path, Potluck.path)
  }

  /// Runs a command of a page, which has to succeed and to show what the page shows.
  func follow(
    _ step: Guide.Step, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = try await type(step.command)
    #expect(
      result.code == 0, "\(step.command)\n\(result.transcript)", sourceLocation: sourceLocation)
    let printed = (result.output + result.errors).split(separator: "\n")
    for line in step.shown {
      #expect(
        printed.contains(Substring(line)),
        "\(step.command)\ndoes not print\n\(line)\nbut\n\(result.transcript)",
        sourceLocation: sourceLocation)
    }
  }

  /// Starts the server of a page's command, looks at its page, and ends it.
  func open(_ command: String) async throws {
    let arguments = command.split(separator: " ").dropFirst(2).map(String.init)
    let path = folder.path
    // A browser that opens nothing; and a port that is free.
    let environment = ["BROWSER": "true", "HOME": "\(path)/home"]
    try await ServeTests.serving(arguments, environment: environment) { address in
      let page = try await Shell.run("curl -s \(address)", path)
      #expect(page.output.contains("<html"), "\(page.transcript)")
    }
  }

  /// The text of a file in the folder.
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  /// Waits until no process of those whose ids stand in a file is there any longer.
  /// - Returns: whether they all went.
  func areGone(_ name: String) async throws -> Bool {
    let ids = try read(name).split(separator: "\n").compactMap { Int32($0) }
    try #require(!ids.isEmpty)
    // An ended process that nobody has collected yet is gone as well: its state is Z.
    let line = """
      for pid in \(ids.map(String.init).joined(separator: " ")); do
        for _ in {1..300}; do
          case "$(ps -o stat= -p $pid)" in ''|Z*) continue 2;; esac
          sleep 0.1
        done
        kill -9 $pid; exit 1
      done
      """
    return try await type(line).code == 0
  }
}

/// Holds the page that newcomers follow to what the program does.
@Suite(.fewAtOnce) struct GuideTests {
  /// Follows the page's commands on a simulator in place of the one in the second terminal, then
  /// does something on the desk that the page leaves behind; `local` puts the simulator's address
  /// for the page's.
  private func follow(
    _ page: String = "Add-a-provider.md", steps least: Int = 8,
    then: (borrowing Desk, _ local: (String) -> String) async throws -> Void
  ) async throws {
    var steps = try Guide(page).steps
    let place = try #require(steps.firstIndex { $0.command.hasPrefix("potluck simulate ") })
    let words = steps.remove(at: place).command.split(separator: " ")
    try #require(words.count == 5)
    try #require(try words[at: 3] == "--port")
    let style = try #require(try SimulatorStyle(rawValue: String(words[at: 2])))
    let shown = try "http://127.0.0.1:\(words[at: 4])"
    let simulator = try await Simulator.start(style)
    let address = simulator.baseURL
    let local = { (text: String) in text.replacingOccurrences(of: shown, with: address) }
    let desk = try Desk()
    #expect(steps.count >= least)
    for step in steps {
      let step = Guide.Step(command: local(step.command), shown: step.shown.map(local))
      if step.command.hasPrefix("potluck serve ") {
        try await desk.open(step.command)
      } else {
        try await desk.follow(step)
      }
    }
    try await then(desk, local)
    await simulator.stop()
  }

  @Test func `a site is added as its page says`() async throws {
    try await follow("Add-a-site.md", steps: 2) { desk, _ in
      let list = try await desk.type("potluck providers list --json")
      let ids = try JSON(parsing: list.output)["providers"]?.arrayValue?.map { $0["id"] }
      #expect(ids?.last == "garden")
    }
  }

  @Test func `the first hour goes as its page says`() async throws {
    try await follow("First-hour.md") { desk, _ in
      let kept = try await desk.type("potluck kept --json")
      let recipes = try JSON(parsing: kept.output)["recipes"]?.arrayValue
      #expect(recipes?.first?["tags"] == ["weeknight"], "\(kept.transcript)")
      let host = try #require(try Guide("First-hour.md").blocks("json").first)
      #expect(try JSON(parsing: host)["mcpServers"]?["potluck"]?["args"] == ["mcp"])
    }
  }

  @Test func `following the page gives a tested source, and every line that it shows`() async throws
  {
    try await follow { desk, local in
      let written = try desk.read("soups.json")
      var draft = try #require(try JSON(parsing: written).objectValue)
      // The reader has settled what is unsure.
      #expect(draft["notes"]?.arrayValue?.isEmpty == false)
      draft["notes"] = nil
      let shown = try #require(try Guide("Add-a-provider.md").blocks("json").first)
      #expect(try JSON.object(draft) == JSON(parsing: local(shown)))
      let recording = try desk.read("soups.tests.json")
      #expect(!recording.contains("127.0.0.1"))
    }
  }

  @Test func `a request that was not recorded is told in the page's words`() async throws {
    try await follow { desk, _ in
      let written = try desk.read("soups.json")
      let changed = written.replacing("\"size\": 5", with: "\"size\": 9")
      try #require(changed != written)
      try desk.folder.write(changed, to: "soups.json")
      let result = try await desk.type("potluck providers test soups.json")
      #expect(result.code == 2)
      let shown = try #require(try Guide("Add-a-provider.md").blocks("text").first)
      for line in shown.split(separator: "\n") {
        #expect(result.output.split(separator: "\n").contains(line), "\(result.output)")
      }
    }
  }

  @Test func `what the page adds to the draft is valid`() async throws {
    try await follow { desk, _ in
      let written = try desk.read("soups.json")
      let blocks = try Guide("Add-a-provider.md").blocks("json")
      let detail = try #require(blocks.first { $0.hasPrefix("\"detail\"") })
      let filling = detail.replacing("\"request\"", with: "\"fill\": \"filtering\", \"request\"")
      for addition in [detail, filling] {
        try desk.folder.write(
          "{\(addition)," + written.drop { $0 != "{" }.dropFirst(), to: "soups.json")
        let result = try await desk.type("potluck providers validate soups.json")
        #expect(result.code == 0, "\(result.transcript)")
        #expect(result.errors.contains("no problem"))
      }
    }
  }

  @Test func `the tests that the page writes by hand pass`() async throws {
    try await follow { desk, _ in
      let blocks = try Guide("Add-a-provider.md").blocks("json")
      let recording = try #require(blocks.first { $0.contains("\"cases\"") })
      let name = try #require(
        try JSON(parsing: recording)["cases"]?.arrayValue?.first?["name"]?.stringValue)
      try desk.folder.write(recording, to: "soups.tests.json")
      let result = try await desk.type("potluck providers test soups.json")
      #expect(result.code == 0, "\(result.transcript)")
      #expect(result.output == "ok     soups.json: \(name)\n")
    }
  }
}

/// The commands of the pages about comparing and about recipes, over the cookbook alone.
@Suite(.fewAtOnce, .enabled("needs the cookbook") { await Potluck.has("cookbook") })
struct ComparingGuideTests {
  @Test(arguments: ["Comparing.md", "Comparison-page.md", "Recipes.md"])
  func `every command of the page does what it says`(_ page: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("soup\npie\n", to: "words.txt")
    let start = #"cd "$0" && export HOME="$0" PATH="$(dirname "$1"):$PATH""# + "\n"
    if page == "Comparison-page.md" {
      _ = try await Shell.run(
        start + "potluck compare soup --json > monday.json", folder.path, Potluck.path)
    }
    let commands = try Guide(page).blocks("sh").flatMap { $0.split(separator: "\n") }
    #expect(commands.count >= 4)
    for command in commands {
      let result = try await Shell.run(start + command, folder.path, Potluck.path)
      #expect(result.code == 0, "\(command)\n\(result.transcript)")
    }
  }
}

/// A program as a source, by the page about it and by the real command.
@Suite(.fewAtOnce) struct ProcessGuideTests {
  /// Greets, says in the file `ids` who it and its own child are, and never answers a search.
  private static let silent = """
    import json, os, subprocess, sys, time
    for request in map(json.loads, sys.stdin):
        if request["method"] == "search":
            child = subprocess.Popen(["sleep", "600"])
            with open("ids.new", "w") as file:
                print(os.getpid(), child.pid, sep="\\n", file=file)
            os.rename("ids.new", "ids")
            time.sleep(86400)
        print(json.dumps({"id": request["id"], "result": {"protocolVersion": 1}}), flush=True)
    """

  /// Answers a search once the file `ids` is there, with nothing.
  private static let waiting = """
    import json, os, sys, time
    for request in map(json.loads, sys.stdin):
        while request["method"] == "search" and not os.path.exists("ids"):
            time.sleep(0.05)
        result = {"protocolVersion": 1, "listings": []}
        print(json.dumps({"id": request["id"], "result": result}), flush=True)
    """

  private static func program(_ id: String, _ command: String...) -> String {
    let words = JSON.array(command.map(JSON.string)).text()
    return "{\"id\": \"\(id)\", \"command\": \(words)}"
  }

  private static let cookbook = "{\"id\": \"cookbook\", \"use\": \"cookbook\"}"

  /// A desk with the page's program, the two above, and a configuration of these entries.
  private func desk(_ entries: String...) throws -> Desk {
    let desk = try Desk()
    let program = try #require(try Guide("Process-providers.md").blocks("python").first)
    try desk.folder.write(program + "\n", to: "recipes.py")
    try desk.folder.write(Self.silent + "\n", to: "silent.py")
    try desk.folder.write(Self.waiting + "\n", to: "waiting.py")
    try desk.folder.write(
      "{\"version\": 1, \"providers\": [\(entries.joined(separator: ", "))]}", to: "potluck.json")
    return desk
  }

  /// The outcome of a source in the JSON report of a search.
  private func outcome(_ id: String, in result: ToolResult) throws -> JSON {
    let outcomes = try JSON(parsing: result.output)["providers"]?.arrayValue ?? []
    return try #require(
      outcomes.first { $0["id"]?.stringValue == id }, "\(result.transcript)")
  }

  @Test func `the page's program is found by the page's search`() async throws {
    let guide = try Guide("Process-providers.md")
    let desk = try desk(try #require(guide.blocks("json").first))
    let check = try await desk.type("potluck config check --config potluck.json")
    #expect(check.code == 0, "\(check.transcript)")
    // Started anew by each search: two in a row are no failure.
    for _ in 0..<2 {
      let result = try await desk.type(
        "potluck search onion --providers mine --config potluck.json --json")
      #expect(result.code == 0, "\(result.transcript)")
      let found = try JSON(parsing: result.output)["items"]?.arrayValue ?? []
      #expect(found.map { $0["title"]?.stringValue } == ["Onion soup"], "\(result.output)")
      #expect(try outcome("mine", in: result)["name"]?.stringValue == "My recipes")
    }
  }

  @Test func `what the page pipes by hand gives one line each`() async throws {
    let desk = try desk()
    let lines = try #require(try Guide("Process-providers.md").blocks("sh").last)
      .split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let result = try await desk.type(String(line))
      #expect(result.code == 0 && result.errors.isEmpty, "\(result.transcript)")
      #expect(result.output.split(separator: "\n").count == 1)
      #expect(try JSON(parsing: result.output)["result"] != nil)
    }
  }

  @Test func `a program that does not end by itself is ended with the search`() async throws {
    let desk = try desk(
      Self.program("mine", "sh", "-c", "echo $$ > ids; python3 recipes.py; sleep 600"))
    let result = try await desk.type(
      "potluck search onion --config potluck.json")
    #expect(result.code == 0, "\(result.transcript)")
    #expect(result.output.contains("Onion soup"))
    #expect(try await desk.areGone("ids"))
  }

  @Test func `offline a program is not even started`() async throws {
    let desk = try desk(
      Self.program("mine", "sh", "-c", "echo $$ > ids; exec python3 recipes.py"), Self.cookbook)
    let result = try await desk.type(
      "potluck search onion --offline --config potluck.json --json")
    #expect(result.code == 0, "\(result.transcript)")
    #expect(try outcome("mine", in: result)["status"]?.stringValue == "skipped")
    #expect(try outcome("cookbook", in: result)["status"]?.stringValue == "ok")
    let ids = "\(desk.folder.path)/ids"
    #expect(!FileManager.default.fileExists(atPath: ids))
  }

  /// What ends the wait for a program: the search's two deadlines, and the program's own limit.
  private static let limits: [(variables: String, flags: String)] = [
    ("", "--hard \(8 * Slowness.factor)s"), ("", "--soft \(2 * Slowness.factor)s"),
    ("POTLUCK_PATIENCE=\(Slowness.factor)", "--soft 1h --hard 1h"),
  ]

  @Test(arguments: limits)
  func `a program that never greets costs only itself`(
    _ variables: String, _ flags: String
  ) async throws {
    let desk = try desk(
      Self.program("mute", "sh", "-c", "echo $$ >> ids; exec sleep 86400"), Self.cookbook)
    let result = try await desk.type(
      "\(variables) potluck search onion --config potluck.json --json \(flags)")
    #expect(result.code == 0, "\(result.transcript)")
    #expect(try outcome("mute", in: result)["status"]?.stringValue == "timedOut")
    #expect(try outcome("cookbook", in: result)["status"]?.stringValue == "ok")
    #expect(try JSON(parsing: result.output)["items"]?.arrayValue?.isEmpty == false)
    #expect(try await desk.areGone("ids"))
  }

  @Test func `Ctrl-C in the middle of a search leaves no program behind`() async throws {
    let desk = try desk(
      Self.program("silent", "python3", "silent.py"),
      Self.program("waiting", "python3", "waiting.py"))
    // The record of the second one comes when the first one is being searched.
    let result = try await Potluck.interrupt(
      [
        "search", "onion", "--config", "\(desk.folder.path)/potluck.json", "--jsonl",
      ], with: .interrupt, whenOutputHolds: "\"kind\":\"provider\"")
    #expect(result.code == 130, "\(result.output)")
    #expect(result.output.contains("\"id\":\"waiting\""))
    #expect(!result.output.contains("\"kind\":\"summary\""))
    #expect(try await desk.areGone("ids"))
  }
}
