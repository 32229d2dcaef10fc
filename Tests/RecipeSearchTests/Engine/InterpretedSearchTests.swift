import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct InterpretedSearchTests {
  /// Keeps the queries that a source was asked.
  private final class Asked: Sendable {
    let queries = Mutex<[SearchQuery]>([])
    func note(_ query: SearchQuery) { queries.withLock { $0.append(query) } }
    var first: SearchQuery? { queries.withLock { $0.first } }
  }

  private func engine(
    _ asked: Asked, _ capabilities: Capabilities = [.text, .listsIngredients],
    interprets: Bool = true
  ) -> SearchEngine {
    let provider = ScriptedProvider("one", capabilities: capabilities) { query, _ in
      asked.note(query)
      return SearchPage(listings: [
        Listing(
          id: ListingID(provider: "one", id: "1"), title: "Lentil Soup",
          ingredients: ["lentils", "1 onion"]),
        Listing(
          id: ListingID(provider: "one", id: "2"), title: "Red Lentil Soup",
          ingredients: ["red lentils"]),
      ])
    }
    return SearchEngine(
      providers: [SearchProvider(provider)], options: SearchOptions(interprets: interprets))
  }

  @Test func `sources are asked without filler, and conditions apply`() async throws {
    let asked = Asked()
    let typed = SearchQuery(text: "best lentil soup for 6 without onion")
    let report = try await engine(asked).search(typed)
    #expect(asked.first?.text == "lentil soup")
    #expect(report.recipes.map(\.unified.title) == ["Red Lentil Soup"])
    #expect(report.query.exclude == ["onion"])
    #expect(report.query.servings == 6)
    #expect(report.asked == typed)
    #expect(
      report.interpretation.map(\.words) == ["best", "for 6", "without onion"])
  }

  @Test func `words are searched as they stand where nothing is to be read`() async throws {
    let asked = Asked()
    let typed = SearchQuery(text: "best lentil soup")
    let report = try await engine(asked, interprets: false).search(typed)
    #expect(asked.first?.text == "best lentil soup")
    #expect(report.interpretation.isEmpty)
    #expect(report.query == typed)
  }

  @Test func `the plan is told with the reading`() async throws {
    let engine = engine(Asked())
    var planned: QueryReading?
    for await event in try engine.events(for: SearchQuery(text: "easy soup without onion")) {
      if case .planned(_, let reading) = event.kind { planned = reading }
    }
    #expect(planned?.query.text == "soup")
    #expect(
      engine.plan(for: SearchQuery(text: "easy soup without onion")).first?.local == ["exclude"])
  }

  @Test func `a cursor belongs to the words as they were typed`() async throws {
    let engine = engine(Asked())
    let typed = SearchQuery(text: "best soup for 6", limit: 1)
    let first = try await engine.search(typed)
    let cursor = try #require(first.cursor)
    let second = try await engine.search(typed, cursor: cursor)
    #expect(first.recipes.map(\.id) + second.recipes.map(\.id) == ["one:1", "one:2"])
    #expect(second.interpretation == first.interpretation)
  }

  @Test func `a source that lists nothing by itself is asked for the diet`() async throws {
    let asked = Asked()
    _ = try await engine(asked).search(SearchQuery(text: "vegan"))
    #expect(asked.first?.text == "vegan")
  }
}
