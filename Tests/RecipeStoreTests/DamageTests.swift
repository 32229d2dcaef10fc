import Foundation
import GRDB
import RecipeModel
import RecipeProviderKit
import RecipeStore
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `A database` {
  let folder: TestFolder
  let time = TestTime()

  init() throws { folder = try TestFolder() }

  func responses() -> ResponseDatabase {
    ResponseDatabase(folder: folder.path, now: { time.now })
  }

  /// Keeps an answer and reads it back.
  func works(_ database: ResponseDatabase) async -> Bool {
    await database.apply([.save(.sample("k"), .sample("hello", at: time.now))])
    return await database.response(for: .sample("k"), now: time.now)
      == .sample("hello", at: time.now)
  }

  @Test func `is made for its owner alone, and only when it is needed`() async {
    let database = ResponseDatabase(folder: folder.path + "/a/b", now: { time.now })
    #expect(await database.statistics().entries == 0 && folder.names.isEmpty)
    #expect(await works(database) && database.notices.isEmpty)
    #expect(folder.mode("a") == 0o700 && folder.mode("a/b") == 0o700)
    #expect(folder.mode("a/b/responses.sqlite") == 0o600)
    #expect(folder.mode("a/b/responses.sqlite-wal") == 0o600)
  }

  @Test func `that is no database is set aside`() async throws {
    try folder.write(
      Data("this is no database, but long enough to look like one".utf8), to: "responses.sqlite")
    let database = responses()
    #expect(await works(database))
    #expect(database.notices.map(\.code) == [.damaged])
    #expect(folder.names.contains("responses.sqlite.damaged"))
    let next = responses()
    #expect(await next.response(for: .sample("k"), now: time.now) != nil)
    #expect(next.notices.isEmpty)
  }

  @Test func `that breaks while it is used is set aside, and its words stay`() async throws {
    let first = responses()
    #expect(await works(first))
    let mark = await first.mark()
    // All but the header is overwritten, behind the back of the open connection.
    await first.clear()
    let size = folder.read("responses.sqlite")?.count ?? 0
    let file = try #require(FileHandle(forUpdatingAtPath: folder.path + "/responses.sqlite"))
    try file.seek(toOffset: 100)
    try file.write(contentsOf: Data(repeating: 0xA5, count: max(0, size - 100)))
    try file.close()
    let second = responses()
    #expect(await works(second))
    #expect(second.notices.map(\.code) == [.damaged])
    #expect(await works(first))
    #expect(await first.mark() == mark)
  }

  @Test func `that several processes find damaged at once is set aside once`() async throws {
    for round in 0..<6 {
      let path = folder.path + "/\(round)"
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      try Data(repeating: 0xA5, count: 9_000).write(
        to: URL(fileURLWithPath: path + "/state.sqlite"))
      let processes = (0..<8).map { _ in StateDatabase(folder: path, now: { time.now }) }
      await withTaskGroup(of: Void.self) { group in
        for (number, process) in processes.enumerated() {
          group.addTask {
            await process.update(SourceKey(provider: "p\(number)", fingerprint: "f")) {
              $0.level = 3
            }
          }
        }
      }
      #expect(processes.flatMap(\.notices).count == 1)
      let later = StateDatabase(folder: path, now: { time.now })
      for number in processes.indices {
        let key = SourceKey(provider: "p\(number)", fingerprint: "f")
        #expect(await later.record(for: key).level == 3)
      }
    }
  }

  @Test func `with tables of another shape is set aside`() async throws {
    #expect(await works(responses()))
    let queue = try folder.connection(to: "responses.sqlite")
    try await queue.write { try $0.execute(sql: "DROP TABLE response") }
    try queue.close()
    let database = responses()
    #expect(await works(database) && database.notices.map(\.code) == [.damaged])
  }

  @Test func `with rows of another shape is read past them`() async throws {
    #expect(await works(responses()))
    let queue = try folder.connection(to: "responses.sqlite")
    try await queue.write {
      try $0.execute(
        sql: "UPDATE response SET headers = 'no JSON', storedAt = -9000000000000000000")
    }
    try queue.close()
    let database = responses()
    #expect(await database.response(for: .sample("k"), now: time.now) == nil)
    #expect(await works(database) && database.notices.isEmpty)
  }

  @Test(arguments: ["body = x'686F6C6C6F'", "status = 404", "headers = '[]'", "checksum = x''"])
  func `with an answer that the disk has damaged does not give it, and removes it`(
    damage: String
  ) async throws {
    #expect(await works(responses()))
    let queue = try folder.connection(to: "responses.sqlite")
    try await queue.write { try $0.execute(sql: "UPDATE response SET \(damage)") }
    #expect(await responses().response(for: .sample("k"), now: time.now) == nil)
    let count = try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM response") }
    #expect(count == 0)
    try queue.close()
    #expect(await works(responses()))
  }

  @Test func `whose path is a symbolic link leaves alone what that leads to`() async throws {
    let others = folder.path + "/others"
    try folder.write(Data("something else".utf8), to: "others")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: others)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/responses.sqlite", withDestinationPath: others)
    let database = responses()
    #expect(await works(database) && database.notices.map(\.code) == [.storage])
    #expect(database.notices.first?.message.contains("symbolic link") == true)
    #expect(folder.mode("others") == 0o644)
    #expect(folder.read("others") == Data("something else".utf8))
  }

  @Test func `of a newer version is left untouched`() async throws {
    #expect(await works(responses()))
    let queue = try folder.connection(to: "responses.sqlite")
    try await queue.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9 better responses')")
    }
    try await queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    try queue.close()
    let before = folder.read("responses.sqlite")
    let database = responses()
    #expect(await works(database))
    #expect(database.notices.map(\.code) == [.newer])
    #expect(database.notices.first?.message.contains("9 better responses") == true)
    #expect(folder.read("responses.sqlite") == before)
  }

  @Test func `whose folder cannot be made is kept in memory`() async throws {
    try folder.write(Data(), to: "file")
    let database = ResponseDatabase(folder: folder.path + "/file/cache", now: { time.now })
    let state = StateDatabase(folder: folder.path + "/file/state", now: { time.now })
    #expect(await works(database))
    #expect(database.notices.map(\.code) == [.storage])
    let key = SourceKey(provider: "a", fingerprint: "b")
    await state.update(key) { $0.level = 3 }
    #expect(await state.record(for: key).level == 3)
    #expect(state.notices.map(\.code) == [.storage])
  }

  @Test func `whose file is a folder is kept in memory`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/responses.sqlite", withIntermediateDirectories: false)
    let database = responses()
    #expect(await works(database) && database.notices.map(\.code) == [.storage])
  }

  @Test func `that another program holds is kept in memory`() async throws {
    #expect(await works(responses()))
    let queue = try folder.connection(to: "responses.sqlite", unsafe: true)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let database = responses()
    #expect(await works(database))
    #expect(database.notices.map(\.code) == [.storage])
    #expect(database.notices.first?.fix?.hasPrefix("another program holds it") == true)
    try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
  }

  @Test func `is found sound, or not, by its own check`() async throws {
    let state = StateDatabase(folder: folder.path)
    #expect(await state.integrityProblems().isEmpty && folder.names.isEmpty)
    await state.update(SourceKey(provider: "a", fingerprint: "b")) { $0.level = 1 }
    #expect(await state.integrityProblems().isEmpty)
  }
}
