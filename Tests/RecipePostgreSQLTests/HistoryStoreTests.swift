import RecipeKeeping
import RecipeModel
import TestSupport
import Testing

@Suite("A history of searches, wherever it is kept", .fewAtOnce)
struct HistoryStoreTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func entry(_ text: String, found: Int = 3, limit: Int = 20) -> HistoryEntry {
    HistoryEntry(
      query: SearchQuery(text: text, exclude: ["nuts"], limit: limit), found: found,
      sources: ["a", "b"], filters: ["avoid": ["milk"]])
  }

  @Test(arguments: LibraryKind.allCases)
  func `holds what was asked and what came, newest first`(kind: LibraryKind) async throws {
    let history = kind.history(folder)
    #expect(try await history.list(matching: "", limit: 9) == [])
    let soup = try #require(await history.record(entry("Lentil soup"), results: "{\"a\":1}"))
    let stew = try #require(await history.record(entry("stew\0'; --"), results: nil))
    let list = try await kind.history(folder).list(matching: "", limit: 9)
    #expect(list.map(\.number) == [stew, soup] && list.map(\.hasResults) == [false, true])
    #expect(
      try list[at: 1].query == entry("Lentil soup").query
        && list[at: 1].filters == ["avoid": ["milk"]])
    #expect(list.first?.query.text == "stew\0'; --")
    #expect(
      try list[at: 1].found == 3 && list[at: 1].sources == ["a", "b"]
        && list[at: 1].firstAt > "2020")
    #expect(try await history.results(of: soup) == "{\"a\":1}")
    #expect(try await history.results(of: stew) == nil)
    #expect(try await history.list(matching: "lent nut", limit: 9).map(\.number) == [soup])
    #expect(try await history.list(matching: "", limit: 1).map(\.number) == [stew])
    #expect(try await history.entry(soup) == list[at: 1])
    #expect(try await history.entry(99_999) == nil)
  }

  @Test(arguments: LibraryKind.allCases)
  func `counts a search that is made again`(kind: LibraryKind) async throws {
    let history = kind.history(folder)
    let first = await history.record(entry("soup"), results: "old")
    _ = await history.record(entry("stew"), results: nil)
    let again = await history.record(entry("Soup", found: 5, limit: 50), results: "new")
    #expect(first == again)
    let list = try await history.list(matching: "soup", limit: 9)
    #expect(try list.map(\.count) == [2] && list[at: 0].found == 5 && list[at: 0].query.limit == 50)
    #expect(try await history.results(of: list[at: 0].number) == "new")
    var other = entry("soup")
    other.filters = [:]
    #expect(await history.record(other, results: nil) != first)
  }

  @Test(arguments: LibraryKind.allCases)
  func `forgets what it is told to`(kind: LibraryKind) async throws {
    let history = kind.history(folder)
    let soup = try #require(await history.record(entry("soup"), results: "soup"))
    #expect(try await history.delete(soup))
    #expect(try await !history.delete(soup))
    for text in ["a", "b", "c"] { _ = await history.record(entry(text), results: nil) }
    #expect(try await history.clear(before: 1_000) == 0)
    #expect(try await history.clear(before: .max / 2) == 3)
    _ = await history.record(entry("d"), results: nil)
    #expect(try await history.clear() == 1)
    #expect(try await history.list(matching: "", limit: 9) == [])
  }
}
