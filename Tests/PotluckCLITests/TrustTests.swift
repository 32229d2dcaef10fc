import Foundation
import Testing

/// A configuration that somebody else may have written.
@Suite struct TrustTests {
  private static let text = """
    {"version": 1, "providers": [
      {"id": "book", "use": "cookbook"},
      {"id": "script", "command": ["touch", "was-run"]},
      {"id": "keyed", "use": "food2fork", "baseURL": "\(Potluck.nobody)",
       "key": {"command": ["touch", "FOLDER/c/was-run"]}}]}
    """

  private func search(
    _ mode: Int, folder folderMode: Int
  ) async throws -> (result: ToolResult, wasRun: Bool) {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Self.text.replacing("FOLDER", with: folder.path), to: "c/config.json", mode: mode)
    try FileManager.default.setAttributes(
      [.posixPermissions: folderMode], ofItemAtPath: folder.path + "/c")
    let result = try await Potluck.run(["search", "soup", "--jsonl", "--config", file])
    let wasRun = FileManager.default.fileExists(atPath: folder.path + "/c/was-run")
    return (result, wasRun)
  }

  @Test(arguments: [(0o666, 0o700), (0o602, 0o755), (0o600, 0o777), (0o644, 0o707)])
  func `runs no program and sends no key`(mode: Int, folder: Int) async throws {
    let (result, wasRun) = try await search(mode, folder: folder)
    #expect(!wasRun)
    #expect(result.output.components(separatedBy: "chmod go-w").count > 1, "\(result.output)")
    #expect(result.output.contains("no program is run for this entry and no key is sent"))
    // What needs neither is searched all the same.
    #expect(result.output.contains("\"kind\":\"item\""))
  }

  @Test(arguments: [(0o600, 0o700), (0o644, 0o755), (0o600, 0o1777)])
  func `is one that only the user can change, and is believed otherwise`(
    mode: Int, folder: Int
  ) async throws {
    let (result, wasRun) = try await search(mode, folder: folder)
    #expect(wasRun)
    #expect(!result.output.contains("chmod"))
  }

  @Test func `is told by a check`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.text, to: "config.json", mode: 0o666)
    let result = try await Potluck.run(["config", "check", "--config", file])
    #expect(result.code == 2)
    #expect((result.output + result.errors).contains("others can change this file"))
  }
}
