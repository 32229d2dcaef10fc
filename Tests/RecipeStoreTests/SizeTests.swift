import GRDB
import RecipeResilience
import RecipeStore
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The kept answers` {
  let folder: TestFolder
  let time = TestTime()

  init() throws { folder = try TestFolder() }

  /// The size of the file once all that waits in its journal is in it.
  private func fileSize() throws -> Int {
    let queue = try folder.connection(to: "responses.sqlite")
    defer { try? queue.close() }
    _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    return folder.read("responses.sqlite")?.count ?? 0
  }

  @Test func `stay within their bound, and the least used go first`() async {
    let database = ResponseDatabase(
      folder: folder.path, maxBytes: 2 << 20, now: { time.now })
    let text = String(repeating: "x", count: 100_000)
    for number in 0..<60 {
      await database.apply([.save(.sample("k\(number)"), .sample(text, at: time.now))])
      time.advance(.seconds(700))
      #expect(await database.response(for: .sample("k0"), now: time.now) != nil)
    }
    let statistics = await database.statistics()
    #expect(statistics.entries < 22 && statistics.entries > 10)
    #expect(await database.response(for: .sample("k1"), now: time.now) == nil)
    #expect(await database.response(for: .sample("k59"), now: time.now) != nil)
  }

  @Test(arguments: [100_000, 250_000, 900_000, 3_900_000])
  func `never make the file larger than its bound`(size: Int) async throws {
    let database = ResponseDatabase(folder: folder.path, maxBytes: 1 << 20, now: { time.now })
    for round in 0..<6 {
      let changes = (0..<4).map { number -> ResponseChange in
        let text = String(repeating: "x", count: size + number)
        return .save(.sample("\(round) \(number)"), .sample(text, at: time.now))
      }
      await database.apply(changes)
      #expect(try fileSize() <= 1 << 20)
      #expect(await database.statistics().entries > 0 || size > 262_144)
    }
  }

  @Test func `give room back when their bound was made smaller`() async throws {
    let text = String(repeating: "x", count: 200_000)
    let large = ResponseDatabase(folder: folder.path, now: { time.now })
    for number in 0..<30 {
      await large.apply([.save(.sample("k\(number)"), .sample(text, at: time.now))])
    }
    #expect(try fileSize() > 5_000_000)
    let small = ResponseDatabase(folder: folder.path, maxBytes: 1 << 20, now: { time.now })
    await small.apply([.save(.sample("new"), .sample(text, at: time.now))])
    #expect(try fileSize() <= 1 << 20)
    #expect(await small.response(for: .sample("new"), now: time.now) != nil)
  }

  @Test func `do not include one that is huge`() async {
    let database = ResponseDatabase(folder: folder.path, now: { time.now })
    let text = String(repeating: "x", count: (4 << 20) + 1)
    await database.apply([.save(.sample("k"), .sample(text, at: time.now))])
    #expect(await database.statistics().entries == 0)
  }

  @Test func `are counted, cleared, and given back to the disk`() async {
    let database = ResponseDatabase(folder: folder.path, now: { time.now })
    let text = String(repeating: "x", count: 500_000)
    await database.apply([
      .save(.sample("a"), .sample(text, at: time.now, freshFor: 1_000)),
      .save(.sample("b"), .sample(text, at: time.now + 5, freshFor: 100_000)),
    ])
    time.advance(.seconds(2))
    let statistics = await database.statistics()
    #expect(statistics.entries == 2 && statistics.fresh == 1 && statistics.stale == 1)
    #expect(statistics.oldest == time.now - 2_000 && statistics.bytes > 1_000_000)
    #expect(await database.clear() == 2)
    let after = await database.statistics()
    #expect(after.entries == 0 && after.bytes < 200_000)
  }

  @Test func `of one provider go alone`() async {
    let database = ResponseDatabase(folder: folder.path, now: { time.now })
    let mine = ResponseKey.sample("a"), other = ResponseKey.sample("b", provider: "other")
    await database.apply([
      .save(mine, .sample("x", at: time.now)), .save(other, .sample("x", at: time.now)),
    ])
    await database.removeAll(providers: ["shelf"])
    #expect(await database.response(for: mine, now: time.now) == nil)
    #expect(await database.response(for: other, now: time.now) != nil)
  }

  @Test func `are renewed without being written again`() async {
    let database = ResponseDatabase(folder: folder.path, now: { time.now })
    await database.apply([.save(.sample("a"), .sample("x", at: time.now))])
    await database.apply([
      .renew(.sample("a"), storedAt: time.now + 1, freshUntil: time.now + 9)
    ])
    let kept = await database.response(for: .sample("a"), now: time.now)
    #expect(kept?.storedAt == time.now + 1 && kept?.freshUntil == time.now + 9)
    #expect(kept?.body == Array("x".utf8))
  }
}
