import RecipeModel
import Testing

@testable import PotluckCLI

@Suite struct HelpTests {
  static let commands = [
    "", "search", "compare", "merge", "demo", "simulate", "stdio", "mcp", "providers",
    "providers list", "providers info",
    "providers new",
    "providers validate", "providers record", "providers test", "providers reset",
    "providers schema", "doctor", "cache", "cache info", "cache clear",
    "config", "config path", "config show", "config init", "config check",
    "config schema",
  ]

  @Test(arguments: commands)
  func `each command explains itself`(_ command: String) async throws {
    let words = command.split(separator: " ").map(String.init)
    let result = try await Potluck.run(words + ["--help"])
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

  @Test func `the version is one line`() async throws {
    let result = try await Potluck.run(["--version"])
    #expect(result.output == "potluck \(Tool.version)\n")
    #expect(result.code == 0)
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
      "search --diet vegn soup",
      "serch soup", "soup", "merge --weight a", "merge --group a", "merge --group a,b --group b,c",
      "merge --k -1", "simulate nope", "simulate --port 70000",
      "config chek", "demo --format html",
    ])
  func `wrong usage is told with the way out and ends with 64`(_ line: String) async throws {
    let result = try await Potluck.run(line.split(separator: " ").map(String.init))
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    let name = line.replacing(" ", with: "_").replacing("--", with: "")
    try Golden.check(result.errors, "usage/\(name).txt")
  }
}
