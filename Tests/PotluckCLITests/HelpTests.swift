import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

@Suite(.fewAtOnce) struct HelpTests {
  static let commands = [
    "", "search", "show", "open", "compare", "merge", "keep", "kept", "kept list", "kept edit",
    "kept retag", "kept check", "kept backup", "kept export", "kept restore", "unkeep", "refresh",
    "history", "import", "export", "shop", "screen", "demo", "simulate", "serve", "stdio", "mcp",
    "providers", "providers list", "providers info", "providers add", "providers new",
    "providers validate", "providers record", "providers test", "providers reset",
    "providers schema", "doctor", "cache", "cache info", "cache clear",
    "config", "config path", "config show", "config init", "config check",
    "config schema",
  ]

  @Test(arguments: commands)
  func `each command explains itself`(_ command: String) async throws {
    let result = try #require(try await Self.helps.value[command])
    #expect(result.code == 0)
    #expect(result.errors.isEmpty)
    let name = command.isEmpty ? "potluck" : command.replacing(" ", with: "-")
    try Golden.check(result.output, "help/\(name).txt")
  }

  @Test func `help goes by the same words as a command`() async throws {
    let asCommand = try await Potluck.run(["help", "search"])
    let asFlag = try await Potluck.run(["search", "--help"])
    #expect(asCommand.output == asFlag.output)
    #expect(asCommand.code == 0)
  }

  @Test(arguments: commands)
  func `an example names commands and flags that there are`(_ command: String) async throws {
    let helps = try await Self.helps.value
    let help = try #require(helps[command])
    let lines = help.output.split(separator: "\n").filter { $0.hasPrefix("  potluck ") }
    if Self.groups.contains(command) { return #expect(lines.isEmpty) }
    #expect(!lines.isEmpty, "\(command) has no example")
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      let end = words.firstIndex { ["|", ">"].contains($0) } ?? words.endIndex
      let name = Self.commands.filter { !$0.isEmpty }
        .filter { words.dropFirst().starts(with: $0.split(separator: " ").map(String.init)) }
        .max { $0.count < $1.count }
      let known = try #require(name.flatMap { helps[$0] }, "\(line)").output
      for flag in words[..<end] where flag.hasPrefix("-") {
        #expect(known.contains("\(flag) ") || known.contains("\(flag),"), "\(line): \(flag)")
      }
    }
  }

  /// The help of every command.
  private static let helps = Task {
    var helps: [String: ToolResult] = [:]
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      helps[command] = try await Potluck.run(words + ["--help"])
    }
    return helps
  }

  /// Commands that only hold others.
  private static let groups = ["providers", "cache", "config"]

  @Test func `shells are offered the sources and diets that there are`() async throws {
    let sources = try await Potluck.run(
      ["---completion", "search", "--", "--providers", "7", "0", "potluck", "search"])
    #expect(sources.output.contains("cookbook"))
    let script = try await Potluck.run(["--generate-completion-script", "bash"])
    #expect(script.output.contains("gluten-free"))
  }

  @Test(arguments: [
    ("mealdb", "themealdb"), ("edamam2", "edamam"), ("nextcloud", "nextcloud-cookbook"),
  ])
  func `a simulated service goes by its kind's name, and by its former one`(
    former: String, name: String
  ) async throws {
    let result = try await Potluck.run(["simulate", former, name])
    #expect(result.code == 64 && result.errors.contains("Name each service once."))
    #expect(try await Potluck.run(["providers", "info", name]).code == 0)
  }

  @Test func `the version is one line`() async throws {
    let result = try await Potluck.run(["--version"])
    #expect(result.output == "potluck \(ProgramIdentity.version)\n")
    #expect(result.code == 0)
    #expect(try await Potluck.run(["-V"]).output == result.output)
  }

  @Test func `programs get the versions of everything that they build on`() async throws {
    let result = try await Potluck.run(["--version", "--json"])
    #expect(result.code == 0 && result.errors.isEmpty)
    let versions = try JSON(parsing: result.output)
    #expect(versions["program"]?.stringValue == ProgramIdentity.version)
    for name in ["version", "configuration", "definitions", "wire", "processes"] {
      #expect(versions[name]?.intValue == 1, "\(name)")
    }
    let page = try String(
      contentsOf: Golden.package.appendingPathComponent("Documentation/Versions.md"),
      encoding: .utf8)
    #expect(page.contains("```json\n\(result.output)```"))
    let assistants = try await Potluck.run(["mcp", "--schema"])
    #expect(try versions["mcp"] == JSON(parsing: assistants.output)["protocolVersions"])
    #expect(try await Potluck.run(["--json", "--version"]).output == result.output)
  }

  @Test(arguments: [["search", "--providers", "nope", "soup"], ["providers", "info", "nope"]])
  func `a name that nothing has is answered with those that there are`(
    _ arguments: [String]
  ) async throws {
    let result = try await Potluck.run(arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("\"nope\""))
    #expect(result.errors.contains("fix: known: "))
  }

  @Test(
    arguments: [
      "search --limt 3 soup", "search --sort bst soup", "search --json --jsonl soup",
      "search --limit 0 soup", "search --soft x soup", "search --max-time 0 soup",
      "search --page 0 soup", "help serch",
      "search --diet vegn soup",
      "serch soup", "soup", "merge --weight a", "merge --group a", "merge --group a,b --group b,c",
      "merge --k -1", "simulate nope", "simulate --port 70000",
      "config chek", "demo --format html",
      "show", "show soup", "show 1 - 2", "show 1 2 --format html", "show 1 --servings 0",
      "show 1 --units imperial", "show 1 --json --jsonl", "open", "open soup",
    ])
  func `wrong usage is told with the way out and ends with 64`(_ line: String) async throws {
    let result = try await Potluck.run(line.split(separator: " ").map(String.init))
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    let name = line.replacing(" ", with: "_").replacing("--", with: "")
    try Golden.check(result.errors, "usage/\(name).txt")
  }
}
