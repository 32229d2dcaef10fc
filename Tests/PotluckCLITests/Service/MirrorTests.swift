import Foundation
import RecipeModel
import TestSupport
import Testing

/// The copy of what a client sends, for bug reports.
@Suite(.fewAtOnce) struct MirrorTests {
  @Test func `no secret of the configuration is in it, used or not, old or new`() async throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write("secretOfAFile\n", to: "secret")
    func configuration(_ variable: String) -> String {
      """
      {"version": 1, "kept": false, "history": false, "providers": [
        {"id": "a", "use": "spoonacular", "key": {"env": "\(variable)"}, "enabled": false},
        {"id": "b", "use": "spoonacular", "key": {"file": "\(secret)"}},
        {"id": "c", "use": "spoonacular", "key": {"command": ["echo", "secretOfAProgram"]}}]}
      """
    }
    let file = try folder.write(configuration("ONE"), to: "config.json")
    let (path, mirror) = (folder.path, "\(folder.path)/mirror")
    _ = try await WireClient.run(
      ["stdio", "--config", file, "--mirror-input", mirror],
      environment: ["ONE": "secretOfOldDays", "TWO": "secretOfNewDays", "HOME": path]
    ) { client in
      client.notify("note", ["is": "secretOfOldDays, secretOfAFile and secretOfAProgram"])
      _ = try await client.initialize()
      try Data(configuration("TWO").utf8).write(to: URL(filePath: file))
      client.notify("note", ["is": "secretOfNewDays"])
      _ = try await client.result("ping")
    }
    let copy = String(decoding: try Data(contentsOf: URL(filePath: mirror)), as: UTF8.self)
    #expect(copy.contains("\"note\"") && copy.contains("ping"))
    #expect(!copy.contains("secretOf"), "\(copy)")
  }
}
