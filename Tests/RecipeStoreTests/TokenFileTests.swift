import Foundation
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeStore

/// Tokens in a file of their owner's own.
@Suite("The file of tokens", .fewAtOnce) struct TokenFileTests {
  private let key = TokenKey(provider: "home", material: Array("ann:pass".utf8))
  private let token = SourceToken(Secret("tda_1234"), fetched: 1_000, expires: 9_000_000)

  private func file(_ folder: TestFolder) -> TokenFile {
    TokenFile(folder: folder.path + "/state", now: { 5_000 })
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  @Test func `a token is there in the next run, for its owner alone`() async throws {
    let folder = try TestFolder()
    await file(folder).keep(token, for: key)
    let next = file(folder)
    #expect(await next.token(for: key) == token)
    #expect(await next.count() == 1)
    #expect(try mode(next.path) == 0o600)
    #expect(try mode(folder.path + "/state") == 0o700)
    let text = try String(contentsOfFile: next.path, encoding: .utf8)
    #expect(text.contains("tda_1234") && !text.contains("pass"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state")
        .sorted() == ["store.key", "tokens.json"])
    #expect(next.notices == [])
  }

  @Test func `a file whose hashes can be guessed is emptied`() async throws {
    let folder = try TestFolder()
    let old = """
      {"version":1,"salt":"0123456789abcdef0123456789abcdef","tokens":[
        {"provider":"home","key":"a-salted-hash","token":"tda_1234","fetched":1}]}
      """
    try folder.write(old, to: "state/tokens.json")
    let file = file(folder)
    #expect(await file.token(for: key) == nil)
    let text = try #require(folder.text("state/tokens.json"))
    #expect(!text.contains("a-salted-hash") && !text.contains("tda_1234"))
    #expect(file.notices == [])
    await file.keep(token, for: key)
    #expect(await self.file(folder).token(for: key) == token)
  }

  @Test func `another password is another log-in`() async throws {
    let folder = try TestFolder()
    await file(folder).keep(token, for: key)
    var other = key
    other.material = Array("ann:other".utf8)
    #expect(await file(folder).token(for: other) == nil)
    other = key
    other.provider = "work"
    #expect(await file(folder).token(for: other) == nil)
  }

  @Test func `processes that write at once lose nothing of each other`() async throws {
    let folder = try TestFolder()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        group.addTask {
          await file(folder).keep(
            token, for: TokenKey(provider: "p\(number)", material: [UInt8(number)]))
        }
      }
    }
    #expect(await file(folder).count() == 12)
  }

  @Test(arguments: ["", "{", #"{"version":1,"salt":"x","tokens":[]}"#, "[]", "\u{0}"])
  func `a damaged file is told and begun anew`(_ content: String) async throws {
    let folder = try TestFolder()
    let file = file(folder)
    await file.keep(token, for: key)
    try Data(content.utf8).write(to: URL(fileURLWithPath: file.path))
    let next = self.file(folder)
    #expect(await next.token(for: key) == nil)
    #expect(next.notices.map(\.code) == [.damaged])
    await next.keep(token, for: key)
    #expect(await self.file(folder).token(for: key) == token)
  }

  @Test func `a file of a newer version is left alone`() async throws {
    let folder = try TestFolder()
    let file = file(folder)
    await file.keep(token, for: key)
    let newer = #"{"version":2}"#
    try Data(newer.utf8).write(to: URL(fileURLWithPath: file.path))
    let next = self.file(folder)
    await next.keep(token, for: key)
    #expect(await next.token(for: key) == token)
    #expect(next.notices.map(\.code) == [.newer])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == newer)
  }

  @Test func `a link in the file's place is not followed`() async throws {
    let folder = try TestFolder()
    let file = file(folder)
    await file.keep(token, for: key)
    let elsewhere = folder.path + "/elsewhere"
    try FileManager.default.moveItem(atPath: file.path, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: elsewhere)
    #expect(await self.file(folder).token(for: key) == nil)
  }

  @Test func `others' rights are taken from the file`() async throws {
    let folder = try TestFolder()
    let file = file(folder)
    await file.keep(token, for: key)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(await self.file(folder).token(for: key) == token)
    #expect(try mode(file.path) == 0o600)
  }

  @Test func `what serves nobody goes`() async throws {
    let folder = try TestFolder()
    let file = file(folder)
    let ended = SourceToken(Secret("ended"), fetched: 1, expires: 2)
    await file.keep(ended, for: TokenKey(provider: "old", material: [1]))
    for number in 0..<9 {
      await file.keep(token, for: TokenKey(provider: "home", material: [UInt8(number)]))
    }
    #expect(await file.count() == TokenFile.mostOfOne)
    #expect(await file.token(for: TokenKey(provider: "home", material: [8])) == token)
    #expect(await file.token(for: TokenKey(provider: "home", material: [0])) == nil)
  }

  @Test func `refusals and tokens can be forgotten`() async throws {
    let folder = try TestFolder()
    let file = file(folder)
    let refused = SourceToken(nil, fetched: 1, refusal: .init("wrong password", until: 9_000))
    await file.keep(refused, for: key)
    await file.keep(token, for: TokenKey(provider: "work", material: [1]))
    #expect(await file.token(for: key) == refused)
    #expect(await file.forgetRefusals(ofProviders: ["work"]) == [])
    #expect(await file.forgetRefusals(ofProviders: ["home"]) == ["home"])
    #expect(await file.token(for: key) == nil)
    #expect(await file.clear() == 1)
    #expect(await file.count() == 0)
    #expect(await self.file(folder).clear() == 0)
  }
}
