import TestSupport
import Testing

@testable import RecipeRPC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.fewAtOnce) struct TrafficRecorderTests {
  private func recorded(
    _ pieces: [(String, isWhole: Bool)], secrets: [String] = []
  ) throws -> String {
    let path = TemporaryPath.unique()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let made = TrafficRecorder(path: path, secrets: { secrets })
    let recorder = try #require(made)
    for piece in pieces { recorder.take(Array(piece.0.utf8), isWhole: piece.isWhole) }
    recorder.finish()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test func `what was sent is copied byte for byte`() throws {
    let text = "Content-Length: 2\r\n\r\n{}junk\u{1}"
    #expect(try recorded([(text, true)]) == text)
  }

  @Test func `a secret is covered even when it came in two pieces`() throws {
    let copy = try recorded(
      [("{\"q\":\"top", false), ("secret\"}\n", true)], secrets: ["topsecret"])
    #expect(copy == "{\"q\":\"*********\"}\n")
  }

  @Test func `no part of a secret is left where a long message is written piece by piece`() throws {
    // The first piece is written up to 4 KiB before its end, which is amid the secrets.
    let padding = String(repeating: "-", count: 5 << 20)
    let secret = String(repeating: "s", count: 3_000)
    let copy = try recorded(
      [
        ("{\"q\":\"" + padding + secret + "\",\"apiKey\":\"" + secret, false),
        (secret + "\",\"password\":\"s\"}\n", true),
      ], secrets: [secret])
    let covered = String(repeating: "*", count: 3_000)
    #expect(
      copy == "{\"q\":\"" + padding + covered + "\",\"apiKey\":\"" + covered + covered
        + "\",\"password\":\"*\"}\n")
  }

  @Test(arguments: ["apiKey", "password", "client_secret", "Authorization", "access-token"])
  func `the text of a member that is named like a secret is covered`(name: String) throws {
    let copy = try recorded([("{\"\(name)\" : \"a\\\"b\", \"token\": \"p-1\"}", true)])
    #expect(copy == "{\"\(name)\" : \"****\", \"token\": \"p-1\"}")
  }

  @Test func `a file that cannot be written is no recorder`() {
    #expect(TrafficRecorder(path: "/nowhere/at/all", secrets: { [] }) == nil)
  }
}
