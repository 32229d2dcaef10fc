import Foundation
import RecipeModel
import TestSupport
import Testing

/// The man page, the completions, the schemas of the wire and the tables of the reference are made
/// from the program and checked in.
@Suite(.fewAtOnce) struct GeneratedFilesTests {
  private let folder = Golden.package.appendingPathComponent("Documentation/Reference")

  @Test(arguments: [("bash", "potluck.bash"), ("zsh", "_potluck"), ("fish", "potluck.fish")])
  func `completions are those of the program`(_ shell: String, _ file: String) async throws {
    let result = try await Potluck.run(["--generate-completion-script", shell])
    #expect(result.code == 0)
    try Golden.check(
      result.output, file: folder.appendingPathComponent("completions/\(file)"))
  }

  @Test(arguments: ["stdio", "mcp"])
  func `the schema of the wire is that of the program`(_ command: String) async throws {
    let result = try await Potluck.run([command, "--schema"])
    #expect(result.code == 0)
    try Golden.check(result.output, file: folder.appendingPathComponent("\(command).schema.json"))
  }

  @Test(
    arguments: [
      ("Definition-language.md", ["providers", "schema"]),
      ("Configuration.md", ["config", "schema"]),
    ])
  func `the tables of the reference are those of the program`(
    _ name: String, _ command: [String]
  ) async throws {
    // What is told as the default is that of a machine where nobody needs more patience.
    let result = try await Potluck.run(command, environment: ["POTLUCK_PATIENCE": "1"])
    #expect(result.code == 0)
    let file = folder.deletingLastPathComponent().appendingPathComponent(name)
    let page = try String(contentsOf: file, encoding: .utf8)
    try Golden.check(SchemaTable(JSON(parsing: result.output)).fill(page), file: file)
  }

  @Test func `the man page is that of the program`() async throws {
    let result = try await Potluck.run(["--experimental-dump-help"])
    #expect(result.code == 0)
    let page = try ManualPage(dump: JSON(parsing: result.output)).text
    try Golden.check(page, file: folder.appendingPathComponent("potluck.1"))
  }

  @Test func `the man page has a section for every command`() async throws {
    let result = try await Potluck.run(["--experimental-dump-help"])
    let page = try ManualPage(dump: JSON(parsing: result.output)).text
    for command in HelpTests.commands where !command.isEmpty {
      #expect(page.contains(".SS potluck \(command)\n"))
    }
  }
}
