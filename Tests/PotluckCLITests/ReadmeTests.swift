import Foundation
import TestSupport
import Testing

/// The README's set-up: its first command shows the main job, its second one is what CI runs.
@Suite(.fewAtOnce) struct ReadmeTests {
  private func read(_ path: String) throws -> String {
    try String(
      contentsOf: Golden.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// The commands of the first fenced `sh` blocks, comments removed.
  private func commands() throws -> [String] {
    let blocks = try read("README.md").components(separatedBy: "```sh\n").dropFirst()
    return blocks.flatMap { block in
      (block.components(separatedBy: "```").first ?? "").split(separator: "\n").map { line in
        (line.components(separatedBy: " #").first ?? "").trimmingCharacters(in: .whitespaces)
      }
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  @Test(
    .enabled("needs all kinds") { await Potluck.has("cookbook", "food2fork", "recipepuppy") })
  func `the first command does the main job without key and network`() async throws {
    let command = try #require(try commands().first)
    let words = command.split(separator: " ").map(String.init)
    #expect(words.prefix(3) == ["swift", "run", "potluck"])
    let arguments = words.dropFirst(3)
    #expect(arguments.first == "serve")
    // A browser that opens nothing; and a port that is free.
    try await ServeTests.serving(Array(arguments.dropFirst()), environment: ["BROWSER": "true"]) {
      address in
      let folder = try TemporaryFolder()
      let file = try folder.write(
        """
        {"version": 1, "cache": {"enabled": false},
         "providers": [{"id": "page", "use": "food2fork", "baseURL": "\(address)food2fork"}]}
        """, to: "config.json")
      let result = try await Potluck.run(
        ["search", "soup", "--config", file])
      #expect(result.code == 0 && result.output.contains("Soup"), "\(result.errors)")
    }
  }

  @Test(.enabled("needs the kind cookbook") { await Potluck.has("cookbook") })
  func `reading a recipe goes as the page shows it`() async throws {
    let tour = try read("Documentation/Tour.md")
    let blocks = tour.components(separatedBy: "## Reading a recipe").dropFirst()
    let section = try #require(blocks.first?.components(separatedBy: "\n## ").first)
    let commands = section.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    let folder = try TemporaryFolder()
    let start = #"cd "$0" && export HOME="$0" COLUMNS=80 PATH="$(dirname "$1"):$PATH""# + "\n"
    var printed = ""
    for command in commands {
      let result = try await Shell.run(
        start + command.dropFirst(2), folder.path, Potluck.path)
      #expect(result.code == 0, "\(command)\n\(result.transcript)")
      printed += result.output
    }
    #expect(commands.count == 5)
    // Columns and wrapping are a terminal's; what they hold is the same in a pipe.
    for line in ["Makes     4 servings", "  2 tablespoons butter", "Where it comes from"] {
      #expect(printed.contains("\(line)\n"), "\(line)")
    }
  }

  @Test func `the second command is the one that CI runs`() throws {
    let command = try #require(try commands().dropFirst().first)
    #expect(try read(".ci/run").split(separator: "\n").contains(Substring(command)))
  }
}
