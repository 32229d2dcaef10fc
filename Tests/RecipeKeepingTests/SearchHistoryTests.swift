import Foundation
import RecipeKeeping
import RecipeModel
import Synchronization
import TestSupport
import Testing

@Suite("The history of searches", .fewAtOnce) struct SearchHistoryTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// A history whose clock goes on by one second a look.
  private func history() -> SearchHistory {
    let time = TestClock()
    return SearchHistory(folder: folder.path, now: { time.next() })
  }

  private func entry(_ text: String, found: Int = 3, limit: Int = 20) -> HistoryEntry {
    HistoryEntry(
      query: SearchQuery(text: text, exclude: ["nuts"], limit: limit), found: found,
      sources: ["a", "b"], filters: ["avoid": ["milk"]])
  }

  @Test func `holds what was asked and what came, newest first`() async throws {
    let history = history()
    #expect(await history.list() == [])
    #expect(folder.names.isEmpty)
    let soup = try #require(await history.record(entry("Lentil soup"), results: "{\"a\":1}"))
    let stew = try #require(await history.record(entry("stew"), results: nil))
    #expect(folder.mode("history.sqlite") == 0o600)
    let list = await self.history().list()
    #expect(list.map(\.number) == [stew, soup] && list.map(\.hasResults) == [false, true])
    #expect(
      try list[at: 1].query == entry("Lentil soup").query
        && list[at: 1].filters == ["avoid": ["milk"]])
    #expect(try list[at: 1].found == 3 && list[at: 1].sources == ["a", "b"])
    #expect(try list[at: 1].firstAt == "2023-11-14T22:13:21Z")
    #expect(await history.results(of: soup) == "{\"a\":1}")
    #expect(await history.results(of: stew) == nil)
    #expect(await history.list(matching: "lent nut").map(\.number) == [soup])
    #expect(await history.list(limit: 1).map(\.number) == [stew])
    #expect(try await history.entry(soup) == list[at: 1])
    #expect(await history.entry(99) == nil)
    #expect(history.notices == [])
  }

  @Test func `keeps what was screened for, so that a repeated search screens again`() async throws {
    let history = history()
    let query = SearchQuery(
      text: "cake", diets: [.vegan], avoid: [.peanuts], law: .us, isStrict: true)
    let number = try #require(
      await history.record(HistoryEntry(query: query, found: 1, sources: ["a"]), results: nil))
    let again = try #require(await self.history().entry(number)?.query)
    #expect(again.diets == [.vegan] && again.avoid == [.peanuts])
    #expect(again.law == .us && again.isStrict)
    #expect(await history.list(matching: "peanut").map(\.number) == [number])
  }

  @Test func `keeps what was asked, not who filled it in`() async throws {
    let history = history()
    var query = SearchQuery(text: "soup", avoid: [.milk])
    let own = await history.record(
      HistoryEntry(query: query, found: 1, sources: ["a"]), results: nil)
    query.configured = ["milk"]
    let filled = HistoryEntry(query: query, found: 2, sources: ["a"])
    #expect(filled.query.configured.isEmpty)
    #expect(await history.record(filled, results: nil) == own)
    #expect(await history.list().map(\.query.configured) == [[]])
  }

  @Test func `counts a search that is made again`() async throws {
    let history = history()
    let first = await history.record(entry("soup"), results: "old")
    _ = await history.record(entry("stew"), results: nil)
    let again = await history.record(entry("Soup", found: 5, limit: 50), results: "new")
    #expect(first == again)
    let list = await history.list()
    #expect(
      try list.map(\.count) == [2, 1] && list[at: 0].found == 5 && list[at: 0].query.limit == 50)
    #expect(try list[at: 0].firstAt < list[at: 0].lastAt)
    #expect(try await history.results(of: list[at: 0].number) == "new")
    var other = entry("soup")
    other.filters = [:]
    #expect(await history.record(other, results: nil) != first)
  }

  @Test func `forgets what it is told to, also on the disk`() async throws {
    let history = history()
    let secret = try #require(
      await history.record(entry("zanzibarsecret"), results: "zanzibarsecret"))
    let soup = try #require(await history.record(entry("soup"), results: nil))
    #expect(await history.delete(secret))
    #expect(await !history.delete(secret))
    for name in folder.names {
      let bytes = try #require(folder.read(name))
      #expect(bytes.range(of: Data("zanzibarsecret".utf8)) == nil, "\(name)")
    }
    let stew = try #require(await history.record(entry("stew"), results: nil))
    #expect(await history.clear(before: 1_700_000_003_000) == 1)
    #expect(await history.entry(soup) == nil)
    #expect(await history.list().map(\.number) == [stew])
    #expect(await history.clear() == 1)
    #expect(await history.list() == [])
  }

  @Test func `stays within its bounds`() async throws {
    let history = history()
    for number in 0..<(SearchHistory.most + 5) {
      await history.record(entry("soup \(number)"), results: "{}")
    }
    let list = await history.list()
    #expect(list.count == SearchHistory.most)
    #expect(list.first?.query.text == "soup \(SearchHistory.most + 4)")
    #expect(list.count(where: \.hasResults) == SearchHistory.mostWithResults)
    let long = String(repeating: "x", count: SearchHistory.longestResults + 1)
    let number = try #require(await history.record(entry("long"), results: long))
    #expect(await history.entry(number)?.hasResults == false)
  }

  @Test func `is begun anew when it is damaged`() async throws {
    try folder.write(String(repeating: "no database ", count: 500), to: "history.sqlite")
    let history = history()
    #expect(await history.record(entry("soup"), results: nil) != nil)
    #expect(history.notices.count == 1)
    #expect(await history.list().count == 1)
  }

  @Test func `takes searches of several processes at once`() async throws {
    await withTaskGroup { group in
      for number in 0..<8 {
        let history = SearchHistory(folder: folder.path)
        group.addTask {
          for turn in 0..<5 { await history.record(entry("soup \(number) \(turn)"), results: "{}") }
          await history.record(entry("same"), results: "{}")
        }
      }
    }
    let list = await history().list()
    #expect(list.count == 41 && list.first { $0.query.text == "same" }?.count == 8)
  }
}

/// A clock that goes on by one second a look.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ start: Int64 = 1_700_000_000_000) { time = Mutex(start) }

  func next() -> Int64 {
    time.withLock { time in
      time += 1_000
      return time
    }
  }
}
