import Foundation
import PotluckSupport
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI

@Suite("What instances share, and who is served", .fewAtOnce)
struct SharedSettingsTests {
  private func file(_ members: String, in folder: borrowing TemporaryFolder) throws -> String {
    try folder.write(
      "{\"version\": 1, \(members), \"providers\": [{\"id\": \"a\", \"use\": \"cookbook\"}]}",
      to: "config.json")
  }

  @Test func `a database that is not named is told before anything is done`() async throws {
    let folder = try TemporaryFolder()
    let file = try file(#""store": {"postgres": {"env": "POTLUCK_NO_DATABASE"}}"#, in: folder)
    for words in [["config", "check", file], ["search", "soup", "--config", file]] {
      let result = try await Potluck.run(words, environment: ["POTLUCK_NO_DATABASE": ""])
      #expect(result.code != 0)
      let told = "the environment variable POTLUCK_NO_DATABASE is not set"
      #expect((result.output + result.errors).contains(told))
    }
  }

  @Test func `a connection string is never shown`() async throws {
    let folder = try TemporaryFolder()
    let file = try file(#""store": {"postgres": {"env": "POTLUCK_DATABASE"}}"#, in: folder)
    let text = "postgresql://u:s3cret-w0rd@127.0.0.1:1/none"
    for words in [["config", "check", file], ["config", "show", "--config", file]] {
      let result = try await Potluck.run(words, environment: ["POTLUCK_DATABASE": text])
      let told = result.output + result.errors
      #expect(told.contains("PostgreSQL") || told.contains("POTLUCK_DATABASE") || result.code == 0)
      #expect(!told.contains("s3cret"))
    }
  }

  @Test(arguments: [
    (#"{}"#, "names neither a header nor tokens"),
    (
      #"{"owners": ["eve"], "tokens": [{"user": "ann", "env": "POTLUCK_LONG"}]}"#,
      "the owner \"eve\" is no user"
    ),
    (#"{"header": "X-Remote-User"}"#, "believed from named addresses alone"),
    (#"{"tokens": [{"user": "a b", "env": "POTLUCK_A"}]}"#, "cannot be a user's name"),
    (#"{"tokens": [{"user": "ann", "env": "POTLUCK_A"}]}"#, "the token of ann in POTLUCK_A"),
  ])
  func `users that cannot be told apart are not served`(
    users: String, message: String
  ) async throws {
    let folder = try TemporaryFolder()
    let file = try file("\"serve\": {\"users\": \(users)}", in: folder)
    let result = try await Potluck.run(
      ["serve", "--port", "0", "--config", file],
      environment: ["POTLUCK_A": "short", "POTLUCK_LONG": "long-enough-a-token"])
    #expect(result.code != 0 && result.errors.contains(message))
  }
}
