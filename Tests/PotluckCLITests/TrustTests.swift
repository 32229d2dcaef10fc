import Foundation
import TestSupport
import Testing

/// A configuration that somebody else may have written.
@Suite(.fewAtOnce) struct TrustTests {
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

  /// More errors than are told one by one stand above the entry that would run a program.
  @Test func `runs no program behind any number of errors`() async throws {
    let folder = try TemporaryFolder()
    let faulty = (0..<250).map { #"{"id": "x\#($0)", "use": "nosuch"}"# } + [#"{"id": "b"}"#]
    let file = try folder.write(
      """
      {"version": 1, "providers": [\(faulty.joined(separator: ",\n")),
        {"id": "book", "use": "cookbook"},
        {"id": "script", "command": ["touch", "\(folder.path)/was-run"]}]}
      """, to: "config.json", mode: 0o666)
    _ = try await Potluck.run(["search", "soup", "--jsonl", "--config", file])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/was-run"))
    let check = try await Potluck.run(["config", "check", "--config", file])
    #expect(check.code == 2 && check.errors.contains("no source is asked"), "\(check.transcript)")
  }

  @Test(arguments: [(0o600, 0o700), (0o644, 0o755), (0o600, 0o1777)])
  func `is one that only the user can change, and is believed otherwise`(
    mode: Int, folder: Int
  ) async throws {
    let (result, wasRun) = try await search(mode, folder: folder)
    #expect(wasRun)
    #expect(!result.output.contains("chmod"))
  }

  /// A definition says where a key is sent.
  @Test(arguments: [(0o666, true), (0o600, false)])
  func `or a definition that others can change gets no key`(mode: Int, isOpen: Bool) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"definitionVersion": 1, "name": "shelf", "title": "Shelf", "baseURL": "\(Potluck.nobody)",
       "secrets": {"key": {"required": false}},
       "auth": [{"type": "apiKey", "in": "query", "name": "key", "secret": "key"}],
       "request": {"path": "/s", "query": {"q": "{text}"}}, "response": {"list": "$"},
       "fields": {"id": "$.id", "title": "$.title"}}
      """, to: "shelf.json", mode: mode)
    let file = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "open", "definition": "shelf.json"},
        {"id": "keyed", "definition": "shelf.json", "key": {"command": ["touch", "\(folder.path)/was-run"]}}]}
      """, to: "config.json", mode: 0o600)
    let check = try await Potluck.run(["config", "check", "--config", file])
    let told = check.output + check.errors
    #expect(check.code == (isOpen ? 2 : 0), "\(told)")
    #expect(told.contains("warning: others can change the definition") == isOpen, "\(told)")
    #expect(told.contains("and no key is sent (/providers/1)") == isOpen, "\(told)")
    #expect(!told.contains("no key is sent (/providers/0)"))
    _ = try await Potluck.run(["search", "soup", "--config", file])
    let wasRun = FileManager.default.fileExists(atPath: folder.path + "/was-run")
    #expect(wasRun == !isOpen)
  }

  @Test func `is told by a check`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.text, to: "config.json", mode: 0o666)
    let result = try await Potluck.run(["config", "check", "--config", file])
    #expect(result.code == 2)
    #expect((result.output + result.errors).contains("others can change this file"))
  }
}
