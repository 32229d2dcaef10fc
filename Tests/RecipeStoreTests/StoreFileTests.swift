import Foundation
import GRDB
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStore

@Suite(.fewAtOnce) struct StoreFileTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private static var migrations: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 words") { database in
      try StoreMeta.create(database)
      try database.execute(sql: "CREATE TABLE IF NOT EXISTS word (text TEXT UNIQUE) STRICT")
    }
    return migrator
  }

  private func file(
    in path: String? = nil, _ migrations: DatabaseMigrator = Self.migrations
  ) -> StoreFile {
    StoreFile(
      folder: path ?? folder.path, name: "words.sqlite", label: "the words",
      migrations: migrations)
  }

  private func add(_ words: String..., to file: StoreFile) async -> Bool {
    await file.write { database in
      for word in words {
        try database.execute(sql: "INSERT INTO word (text) VALUES (?)", arguments: [word])
      }
      return true
    } ?? false
  }

  private func words(_ file: StoreFile) async -> [String]? {
    await file.run { try String.fetchAll($0, sql: "SELECT text FROM word ORDER BY text") }
  }

  @Test func `nothing is opened before it is needed`() async {
    let file = file()
    #expect(!file.exists && !file.isIdentified && folder.names.isEmpty)
    #expect(await words(file) == [])
    #expect(file.exists && file.isIdentified && file.notices.isEmpty)
    #expect(folder.mode("words.sqlite") == 0o600)
  }

  @Test func `what is written is there for the next one, under the same words`() async {
    let first = file()
    #expect(await add("pho", "ramen", to: first))
    let second = file()
    #expect(await words(second) == ["pho", "ramen"])
    #expect(await second.identity() == first.identity())
  }

  @Test func `a path may end in a slash`() async {
    #expect(await add("pho", to: file(in: folder.path + "/")))
    #expect(await words(file()) == ["pho"])
  }

  @Test func `a transaction that fails leaves nothing, and the file is given up`() async {
    let first = file()
    #expect(await add("pho", to: first))
    #expect(await !add("ramen", "pho", to: first))
    #expect(first.notices.map(\.code) == [.storage])
    #expect(first.notices.first?.fix?.hasSuffix("; this run keeps nothing") == true)
    #expect(await words(first) == nil && first.notices.count == 1)
    #expect(await words(file()) == ["pho"])
  }

  @Test func `a file that is no database is set aside, and its place is taken`() async throws {
    try folder.write(Data(repeating: 0xA5, count: 9_000), to: "words.sqlite")
    let file = file()
    #expect(await add("pho", to: file))
    #expect(file.notices.map(\.code) == [.damaged])
    #expect(folder.read("words.sqlite.damaged")?.count == 9_000)
    #expect(await words(file) == ["pho"])
  }

  @Test func `a file of a newer version is left alone`() async throws {
    #expect(await add("pho", to: file()))
    var newer = Self.migrations
    newer.registerMigration("2 more") { try $0.execute(sql: "CREATE TABLE more (id INTEGER)") }
    #expect(await add("ramen", to: file(newer)))
    let old = file()
    #expect(await words(old) == nil && old.notices.map(\.code) == [.newer])
    #expect(old.notices.first?.message.contains("(2 more)") == true)
    #expect(await words(file(newer)) == ["pho", "ramen"])
  }

  @Test func `a place where no file can be is told once`() async throws {
    try folder.write(Data(), to: "taken")
    let file = file(in: folder.path + "/taken")
    for _ in 0..<2 { #expect(await words(file) == nil) }
    #expect(file.notices.map(\.code) == [.storage])
    // Hashes are made all the same.
    let identity = await file.identity()
    #expect(StoreIdentity.isWord(identity.salt) && StoreIdentity.isWord(identity.mark))
    #expect(await file.identity() == identity)
  }

  @Test func `a symbolic link is not followed`() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/words.sqlite", withDestinationPath: folder.path + "/elsewhere")
    let file = file()
    #expect(await words(file) == nil)
    #expect(file.notices.first?.message.hasSuffix("it is a symbolic link") == true)
    #expect(folder.read("elsewhere") == nil)
  }

  @Test func `many may use one file at once`() async {
    let files = (0..<6).map { _ in file() }
    await withTaskGroup(of: Bool.self) { group in
      for (number, file) in files.enumerated() {
        group.addTask { await add("soup \(number)", to: file) }
      }
      for await isDone in group { #expect(isDone) }
    }
    #expect(await words(file())?.count == 6)
    #expect(files.flatMap(\.notices).isEmpty)
  }
}
