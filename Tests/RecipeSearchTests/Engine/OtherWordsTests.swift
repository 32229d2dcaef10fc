import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeSearch

/// Sources that have nothing are asked again in other words.
@Suite(.fewAtOnce) struct OtherWordsTests {
  /// A source that knows some words, and notes what it is asked.
  private final class Source: Sendable {
    let asked = Mutex<[String]>([])
    let known: [String: [String]]
    let failing: Set<String>
    let hanging: Set<String>

    init(_ known: [String: [String]], failing: Set<String> = [], hanging: Set<String> = []) {
      self.known = known
      self.failing = failing
      self.hanging = hanging
    }

    var words: [String] { asked.withLock { $0 } }

    func provider(
      _ id: String, capabilities: Capabilities = [.text], paging: PagingPolicy = .single
    ) -> ScriptedProvider {
      ScriptedProvider(id, capabilities: capabilities, paging: paging) { query, _ in
        self.asked.withLock { $0.append(query.text) }
        if self.failing.contains(query.text) {
          throw ProviderError(.httpError, "it failed", httpStatus: 500)
        }
        if self.hanging.contains(query.text) { try await Task.sleep(for: .seconds(600)) }
        let titles = self.known[query.text.lowercased()] ?? []
        return SearchPage(
          listings: titles.enumerated().map { place, title in
            Listing(id: ListingID(provider: id, id: "\(place)"), title: title)
          })
      }
    }
  }

  private func engine(
    _ providers: [any RecipeProvider], _ options: SearchOptions = SearchOptions()
  ) -> SearchEngine {
    SearchEngine(providers: providers.map { SearchProvider($0) }, options: options)
  }

  @Test func `a source of another language is asked by the names in that language`() async throws {
    let german = Source(["linsensuppe": ["Linsensuppe"]])
    let unknown = Source([:])
    let report = try await SearchEngine(
      providers: [
        SearchProvider(german.provider("de"), language: "de-AT"),
        SearchProvider(unknown.provider("any")),
      ]
    ).search(SearchQuery(text: "lentil soup"))
    #expect(german.words.map { $0.lowercased() } == ["lentil soup", "linsensuppe"])
    #expect(report.recipes.map(\.unified.title) == ["Linsensuppe"])
    #expect(unknown.words.first == "lentil soup")
    #expect(!unknown.words.contains { $0.lowercased() == "linsensuppe" })
  }

  private func outcome(_ report: SearchReport, _ id: String) throws -> ProviderOutcome {
    try #require(report.outcomes.first { $0.id == id })
  }

  @Test func `a source that has nothing is asked for the next wording, and no further`()
    async throws
  {
    let source = Source(["prawn": ["Prawn Toast"], "shrimp": ["Shrimp Toast"]])
    let report = try await engine([source.provider("a")]).search(SearchQuery(text: "prawns"))
    #expect(source.words == ["prawns", "prawn"])
    #expect(report.recipes.map(\.unified.title) == ["Prawn Toast"])
    let outcome = try outcome(report, "a")
    #expect(outcome.status == .ok)
    #expect(outcome.wordings == ["prawn"])
    #expect(outcome.pages.asked == 2)
    #expect(outcome.pages.answered == 2)
  }

  @Test func `a source that has an answer is asked once`() async throws {
    let source = Source(["prawns": ["Prawns"], "shrimp": ["Shrimp Toast"]])
    let report = try await engine([source.provider("a")]).search(SearchQuery(text: "prawns"))
    #expect(source.words == ["prawns"])
    #expect(try outcome(report, "a").wordings.isEmpty)
  }

  @Test func `a source whose listings a filter removes has an answer`() async throws {
    let source = Source(["prawns": ["Prawns with Onion"]])
    let query = SearchQuery(text: "prawns", exclude: ["onion"])
    let report = try await engine([source.provider("a")]).search(query)
    #expect(source.words == ["prawns"])
    #expect(report.recipes.isEmpty)
  }

  @Test func `a source that fails is not asked again`() async throws {
    let source = Source([:], failing: ["prawns"])
    let report = try await engine([source.provider("a")]).search(SearchQuery(text: "prawns"))
    #expect(source.words == ["prawns"])
    #expect(try outcome(report, "a").status == ProviderOutcome.Status(.httpError))
  }

  @Test func `a wording that fails is no answer that nobody has it`() async throws {
    let source = Source([:], failing: ["prawn"])
    let report = try await engine([source.provider("a")]).search(SearchQuery(text: "prawns"))
    #expect(source.words == ["prawns", "prawn"])
    let outcome = try outcome(report, "a")
    #expect(outcome.status == .partial)
    #expect(outcome.wordings == ["prawn"])
    #expect(outcome.error?.httpStatus == 500)
    #expect(!report.isComplete)
  }

  @Test func `a wording that does not come in time leaves the answer open`() async throws {
    let source = Source([:], hanging: ["prawn"])
    let options = SearchOptions(hardDeadline: .milliseconds(300))
    let report = try await engine([source.provider("a")], options).search(
      SearchQuery(text: "prawns"))
    #expect(try outcome(report, "a").status == .partial)
    #expect(!report.isComplete)
  }

  @Test func `cancelling a search ends its wordings`() async throws {
    let source = Source([:], hanging: ["prawn"])
    let engine = engine([source.provider("a")])
    let task = Task { try await engine.search(SearchQuery(text: "prawns")) }
    while source.words.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(source.words.count == 2)
  }

  @Test func `sources are asked as the plan says, each at most twice more`() async throws {
    let texts = [
      "prawns", "guacomole", "aubergine dip", "Linsensuppe", "korean", "roast duck with plums",
      "pommes de terre", "best lentil soup for 6", "", "xylophone", "ratatuille with rice",
    ]
    for text in texts {
      let source = Source([:])
      let engine = engine([source.provider("a", capabilities: [.text, .browse])])
      let query = SearchQuery(text: text)
      let plan = try #require(engine.plan(for: query).first)
      let report = try await engine.search(query)
      #expect(plan.wordings.count <= Wordings.most)
      #expect(Array(source.words.dropFirst()) == plan.wordings, "\(text)")
      #expect(report.plan == [plan])
      #expect(try outcome(report, "a").wordings == plan.wordings)
      #expect(try outcome(report, "a").status == .empty)
      #expect(Set(source.words).count == source.words.count)
    }
  }

  @Test func `words that are searched as they stand have no others`() async throws {
    var exact = SearchQuery(text: "prawns")
    exact.isExact = true
    var off = SearchQuery(text: "prawns")
    off.otherWords = false
    for query in [exact, off, SearchQuery(text: "\"prawns\"")] {
      let source = Source(["prawn": ["Prawn Toast"]])
      let report = try await engine([source.provider("a")]).search(query)
      #expect(source.words == ["prawns"])
      #expect(report.plan.first?.wordings == [])
    }
  }

  @Test func `options turn other words off, and a query turns them on`() async throws {
    let engine = engine([Source([:]).provider("a")], SearchOptions(otherWords: false))
    var query = SearchQuery(text: "prawns")
    #expect(engine.plan(for: query).first?.wordings == [])
    query.otherWords = true
    #expect(engine.plan(for: query).first?.wordings == ["prawn", "shrimp"])
  }

  @Test func `a comparison asks in other words only where it is asked to`() async throws {
    for (isAsked, words) in [(nil, 1), (true, 2)] as [(Bool?, Int)] {
      let source = Source(["prawn": ["Prawn Toast"]])
      var query = SearchQuery(text: "prawns")
      query.otherWords = isAsked
      let comparison = try await engine([source.provider("a")]).compare(query)
      #expect(source.words.count == words)
      #expect(comparison.recipes.count == words - 1)
    }
  }

  @Test func `a source that counts requests is asked once`() async throws {
    let source = Source([:])
    let provider = source.provider("a")
    var descriptor = provider.descriptor
    descriptor.politeness.quota = RequestQuota(10)
    #expect(
      QueryPlanner(SearchQuery(text: "prawns"), for: descriptor, wordings: ["shrimp"]).plan.wordings
        == [])
    #expect(
      QueryPlanner(
        SearchQuery(text: "prawns"), for: provider.descriptor, wordings: ["shrimp"]
      ).plan.wordings == ["shrimp"])
  }

  @Test func `what other words find counts less, and ranks by the words as they were typed`()
    async throws
  {
    let first = Source(["prawns": ["Garlic Bites"]])
    let second = Source(["shrimp": ["Oat Bites", "Prawns in Oil"]])
    let engine = engine([second.provider("b"), first.provider("a")])
    let report = try await engine.search(SearchQuery(text: "prawns"))
    #expect(
      report.recipes.map(\.unified.title) == ["Prawns in Oil", "Garlic Bites", "Oat Bites"])
    let weights = engine.ranking(of: report).weights
    #expect(weights["a"] == 1)
    #expect(weights["b"] == 0.6)
    let votes = report.recipes[2].votes.filter { $0.provider == "b" && !$0.isOfWords }
    #expect(votes.map(\.weight) == [0.6])
  }

  @Test func `the pages of all wordings are counted`() async throws {
    let source = Source(["prawn": ["Prawn Toast"]])
    let paging = PagingPolicy(pageSize: 10, gapTolerance: 0)
    let report = try await engine([source.provider("a", paging: paging)]).search(
      SearchQuery(text: "prawns"))
    #expect(try outcome(report, "a").pages.asked == source.words.count)
  }
}
