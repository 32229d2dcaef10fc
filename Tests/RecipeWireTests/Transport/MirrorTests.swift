import Testing

@testable import RecipeWire

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct MirrorTests {
  private func mirrored(
    _ pieces: [(String, isWhole: Bool)], secrets: [String] = []
  ) throws -> String {
    let path = TemporaryPath.unique()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let made = Mirror(path: path, secrets: { secrets })
    let mirror = try #require(made)
    for piece in pieces { mirror.take(Array(piece.0.utf8), isWhole: piece.isWhole) }
    mirror.finish()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func `what was sent is copied byte for byte`() throws {
    let text = "Content-Length: 2\r\n\r\n{}junk\u{1}"
    #expect(try mirrored([(text, true)]) == text)
  }

  @Test func `a secret is covered even when it came in two pieces`() throws {
    let copy = try mirrored(
      [("{\"q\":\"top", false), ("secret\"}\n", true)], secrets: ["topsecret"])
    #expect(copy == "{\"q\":\"*********\"}\n")
  }

  @Test(arguments: ["apiKey", "password", "client_secret", "Authorization", "access-token"])
  func `the text of a member that is named like a secret is covered`(name: String) throws {
    let copy = try mirrored([("{\"\(name)\" : \"a\\\"b\", \"token\": \"p-1\"}", true)])
    #expect(copy == "{\"\(name)\" : \"****\", \"token\": \"p-1\"}")
  }

  @Test func `a file that cannot be written is no mirror`() {
    #expect(Mirror(path: "/nowhere/at/all", secrets: { [] }) == nil)
  }
}

/// Paths for files that a test makes and removes.
private enum TemporaryPath {
  static func unique() -> String {
    FileManager.default.temporaryDirectory.appending(path: "potluck-\(UUID().uuidString)").path
  }
}
