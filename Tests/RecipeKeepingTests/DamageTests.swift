import Foundation
import GRDB
import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("The file of kept recipes", .fewAtOnce) struct DamageTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func library() -> KeptDatabase { KeptDatabase(folder: folder.path) }

  /// A file with many recipes, closed.
  private func fill(_ count: Int = 120) async throws {
    try await keep(count)
    // The library, which nobody needs any more, lets go of the file and moves its log into it on a
    // thread of its own.
    while folder.names.contains("kept.sqlite-wal") { try await Task.sleep(for: .milliseconds(2)) }
  }

  private func keep(_ count: Int) async throws {
    let library = library()
    for number in 1...count {
      let lines = (1...30).map { "\($0) spoons of number \(number)" }
      var request = KeepRequest(.sample("Soup \(number)", ingredients: lines))
      if number.isMultiple(of: 10) { request.page = Array(repeating: 0x61, count: 9_000) }
      _ = try await library.keep(request)
    }
  }

  /// Replaces bytes behind everybody's back.
  private func overwrite(_ range: Range<Int>, with byte: UInt8 = 0xA5) throws {
    var bytes = try #require(folder.read("kept.sqlite"))
    bytes.replaceSubrange(
      range.clamped(to: 0..<bytes.count),
      with: repeatElement(byte, count: range.clamped(to: 0..<bytes.count).count))
    try folder.write(bytes, to: "kept.sqlite")
  }

  private var aside: [String] {
    folder.names.filter { $0.hasPrefix("kept.sqlite.damaged-") && !$0.hasSuffix("-wal") }
  }

  @Test func `is made for its owner alone, and only when it is needed`() async throws {
    let library = KeptDatabase(folder: folder.path + "/a/b")
    #expect(try await library.list(KeptFilter(words: "soup")).isEmpty && folder.names.isEmpty)
    #expect(try await library.check() == [] && folder.names.isEmpty)
    _ = try await library.keep(KeepRequest(.sample()))
    #expect(folder.mode("a") == 0o700 && folder.mode("a/b") == 0o700)
    #expect(folder.mode("a/b/kept.sqlite") == 0o600)
    #expect(folder.mode("a/b/kept.sqlite-wal") == 0o600)
  }

  @Test func `that is no database is set aside as it is`() async throws {
    let bytes = Data(String(repeating: "no database ", count: 500).utf8)
    try folder.write(bytes, to: "kept.sqlite")
    let library = library()
    #expect(try await library.keep(KeepRequest(.sample())).kept.id == "lentil-soup")
    #expect(library.notices.count == 1 && aside.count == 1)
    #expect(aside.first.flatMap { folder.read($0) } == bytes)
    #expect(library.notices.first?.message.contains("damaged") == true)
    let next = self.library()
    #expect(try await next.list(KeptFilter()).count == 1 && next.notices.isEmpty)
  }

  @Test func `gives what can still be read where pages of it are broken`() async throws {
    try await fill()
    let size = folder.read("kept.sqlite")?.count ?? 0
    try overwrite(size / 2..<(size / 2 + 3 * 4_096))
    let library = library()
    _ = try await library.list(KeptFilter(words: "soup"))
    _ = try await library.check()
    let left = try await library.list(KeptFilter())
    #expect(left.count >= 60 && aside.count == 1 && library.notices.count == 1)
    #expect(library.notices.first?.message.contains("recipes of it were saved") == true)
    #expect(left.allSatisfy { $0.recipe.listing.ingredients.count == 30 })
    #expect(try await library.check() == [])
  }

  @Test(arguments: [
    0..<16, 16..<18, 18..<19, 19..<20, 20..<21, 21..<24, 24..<28, 28..<32, 32..<40, 40..<48,
    52..<56,
    56..<60, 64..<68, 92..<96, 0..<100, 0..<108, 0..<4_096,
  ])
  func `gives everything where its first bytes alone are broken`(_ range: Range<Int>) async throws {
    for byte in [0, 0xFF, 0xA5] as [UInt8] {
      for name in folder.names {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
      try await fill(30)
      try overwrite(range, with: byte)
      let library = library()
      _ = try await library.check()
      let left = try await library.list(KeptFilter())
      #expect(left.count == 30, "\(range) as \(byte): \(library.notices)")
      #expect(left.allSatisfy { $0.recipe.listing.ingredients.count == 30 })
      #expect(try await library.page(of: "soup-10") != nil)
      await library.close()
      #expect(folder.names.allSatisfy { !$0.contains(".header") && !$0.contains(".firstPage") })
    }
  }

  @Test(arguments: [0.9, 0.5, 0.1])
  func `that was cut short gives what is left`(share: Double) async throws {
    try await fill()
    let bytes = try #require(folder.read("kept.sqlite"))
    try folder.write(bytes.prefix(Int(Double(bytes.count) * share)), to: "kept.sqlite")
    let library = library()
    _ = try? await library.check()
    let left = try await library.list(KeptFilter()).count
    #expect(left >= Int(share * 120) / 4 - 5 && aside.count == 1, "\(left)")
    _ = try await library.keep(KeepRequest(.sample()))
    #expect(try await library.check() == [])
  }

  @Test func `never ends the program, whatever bytes are in it`() async throws {
    try await fill(30)
    let whole = try #require(folder.read("kept.sqlite"))
    var random = SeededRandom(seed: 11)
    for _ in 0..<25 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...200, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      for name in folder.names {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
      try folder.write(bytes, to: "kept.sqlite")
      let library = library()
      for words in ["", "soup"] { _ = try? await library.list(KeptFilter(words: words)) }
      _ = try? await library.check()
      do { _ = try await library.keep(KeepRequest(.sample())) } catch {
        // A flipped byte may make it the file of somebody else, or of a newer version.
        let failure = try #require(error as? Failure)
        #expect(failure.fix != nil)
      }
    }
  }

  @Test func `of a newer version is refused and stays as it is`() async throws {
    try await fill(3)
    // Open to the end: the last connection that closes moves the log into the file.
    let other = try folder.connection(to: "kept.sqlite")
    try await other.write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 from the future')")
    }
    let bytes = folder.read("kept.sqlite")
    let library = library()
    do {
      _ = try await library.keep(KeepRequest(.sample()))
      Issue.record("it was written to")
    } catch let failure as Failure {
      #expect(failure.message.contains("newer version"))
    }
    await #expect(throws: Failure.self) { try await library.list(KeptFilter()) }
    #expect(folder.read("kept.sqlite") == bytes && aside.isEmpty)
    try other.close()
  }

  /// Breaks what the index says of words, and leaves its head.
  private static let breaking = """
    UPDATE recipe_text_data SET block = substr(block, 1, 4) || zeroblob(40) WHERE id > 10
    """

  @Test func `makes its index anew where that is damaged`() async throws {
    try await fill(20)
    let other = try folder.connection(to: "kept.sqlite")
    try await other.write { try $0.execute(sql: Self.breaking) }
    let library = library()
    #expect(try await library.list(KeptFilter(words: "soup")).count == 20)
    #expect(library.notices.isEmpty && aside.isEmpty)
    try await other.write { try $0.execute(sql: "DELETE FROM recipe_text WHERE rowid = 3") }
    #expect(try await library.check().count == 1)
    #expect(try await library.check() == [])
    #expect(try await library.list(KeptFilter(words: "soup")).count == 20)
  }

  @Test func `tells of recipes and pictures that are not what they must be`() async throws {
    let library = library()
    var request = KeepRequest(.sample("Soup"))
    request.pictures = [.sample()]
    _ = try await library.keep(request)
    _ = try await library.keep(KeepRequest(.sample("Stew")))
    try await folder.connection(to: "kept.sqlite").write { database in
      try database.execute(sql: "UPDATE picture SET bytes = x'3C737667'")
      try database.execute(sql: "UPDATE recipe SET recipe = '{' WHERE id = 'stew'")
    }
    let findings = try await library.check()
    #expect(
      findings.contains { $0.contains("stew") } && findings.contains { $0.contains("picture") })
    #expect(try await library.list(KeptFilter()).map(\.id) == ["soup"])
  }

  @Test func `is no link to something else`() async throws {
    let target = folder.path + "/target"
    try folder.write("mine", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/kept.sqlite", withDestinationPath: target)
    await #expect(throws: Failure.self) { try await library().keep(KeepRequest(.sample())) }
    #expect(folder.text("target") == "mine")
  }

  @Test func `is found again where another process has replaced it`() async throws {
    let library = library()
    _ = try await library.keep(KeepRequest(.sample("Soup")))
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder.path + "/kept.sqlite" + ending)
    }
    #expect(try await library.list(KeptFilter()).isEmpty)
    _ = try await library.keep(KeepRequest(.sample("Stew")))
    #expect(try await self.library().list(KeptFilter()).map(\.id) == ["stew"])
  }
}
