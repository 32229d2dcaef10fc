import Foundation
import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Where secrets come from, and that they never show.
@Suite(.fewAtOnce, .enabled("needs the kind food2fork") { await Potluck.has("food2fork") })
struct SecretTests {
  private static let key = "k3y-of-the-test"

  private func search(
    _ secret: String, in folder: borrowing TemporaryFolder, _ environment: [String: String] = [:]
  ) async throws -> ToolResult {
    let simulator = try await Simulator.start(
      .food2fork, options: SimulatorOptions(key: Self.key))
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "f2f", "use": "food2fork", "baseURL": "\(simulator.baseURL)", "key": \(secret)}]}
      """, to: "config.json")
    let result = try await Potluck.run(
      ["search", "soup", "--limit", "1", "--json", "--config", file], environment: environment)
    for command in [["config", "show"], ["config", "check"], ["providers", "info", "f2f"]] {
      let shown = try await Potluck.run(
        command + ["--config", file], environment: environment)
      #expect(!shown.transcript.contains(Self.key))
    }
    #expect(!result.transcript.contains(Self.key))
    await simulator.stop()
    return result
  }

  @Test func `from the environment`() async throws {
    let folder = try TemporaryFolder()
    let result = try await search("{\"env\": \"F2F\"}", in: folder, ["F2F": Self.key])
    #expect(result.code == 0)
  }

  @Test func `from a file that only its owner can read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.key + "\n", to: "key")
    let result = try await search("{\"file\": \"key\"}", in: folder)
    #expect(result.code == 0)
  }

  @Test func `not from a file that others can read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.key + "\n", to: "key", mode: 0o644)
    let result = try await search("{\"file\": \"key\"}", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains("chmod 600"))
  }

  @Test func `from a program, run without a shell`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.key + "\n", to: "key")
    let result = try await search(
      "{\"command\": [\"cat\", \"\(folder.path)/key\"]}", in: folder)
    #expect(result.code == 0)
    let shell = try await search("{\"command\": [\"echo\", \"$HOME; cat key\"]}", in: folder)
    #expect(shell.code == 2)
  }

  @Test func `a program that fails or is not there is told without what it said`() async throws {
    let folder = try TemporaryFolder()
    let failing = try await search("{\"command\": [\"false\"]}", in: folder)
    #expect(failing.code == 2)
    #expect(failing.output.contains("failed (exit code 1)"))
    let missing = try await search("{\"command\": [\"no-such-program\"]}", in: folder)
    #expect(missing.code == 2)
    #expect(missing.output.contains("was not found"))
  }

  @Test func `a plan runs no program`() async throws {
    let folder = try TemporaryFolder()
    let trace = "\(folder.path)/trace"
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "f2f", "use": "food2fork", "baseURL": "http://127.0.0.1:1",
         "key": {"command": ["touch", "\(trace)"]}}]}
      """, to: "config.json")
    let plan = try await Potluck.run(["search", "soup", "--plan", "--config", file])
    #expect(plan.code == 0)
    #expect(!FileManager.default.fileExists(atPath: trace))
    _ = try await Potluck.run(["search", "soup", "--config", file])
    #expect(FileManager.default.fileExists(atPath: trace))
  }

  @Test func `a program is not waited for beyond the hard deadline`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "search": {"soft": "100ms", "hard": "300ms"}, "providers": [
        {"id": "f2f", "use": "food2fork", "baseURL": "http://127.0.0.1:1",
         "key": {"command": ["sleep", "86400"]}}]}
      """, to: "config.json")
    let result = try await Potluck.run(["search", "soup", "--json", "--config", file])
    #expect(result.output.contains("gave no answer within 300ms"))
  }

  @Test func `from the file itself, with a warning`() async throws {
    let folder = try TemporaryFolder()
    let result = try await search("\"\(Self.key)\"", in: folder)
    #expect(result.code == 0)
    #expect(result.errors.contains("warning: the secret stands in the configuration itself"))
  }

  @Test func `a variable that is not set costs its source only`() async throws {
    let folder = try TemporaryFolder()
    let result = try await search("{\"env\": \"F2F\"}", in: folder)
    #expect(result.code == 2)
    #expect(result.output.contains("\"misconfigured\""))
    #expect(result.output.contains("export F2F="))
  }
}
