import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct SearchEngineTests {
  private let soups = [
    listing("a", "1", "Soup", url: "https://x.example/recipe/soup", ingredients: ["1 onion"]),
    listing("a", "2", "Stew", url: "https://x.example/recipe/stew", rank: 2),
    listing("b", "1", "Soup", url: "http://x.example/recipe/soup/", ingredients: ["1 leek"]),
  ]

  private func outcome(_ report: SearchReport, _ id: String) throws -> ProviderOutcome {
    try #require(report.outcomes.first { $0.id == id })
  }

  @Test func `several sources give one list`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: soups)),
      SearchProvider(ScriptedProvider("b", listing: soups)),
    ])
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.recipes.map(\.unified.title) == ["Soup", "Stew"])
    #expect(report.recipes.first?.sources.map(\.listing.id.provider) == ["a", "b"])
    #expect(report.outcomes.map(\.status) == [.ok, .ok])
    #expect(report.isComplete)
    #expect(report.cursor == nil)
  }

  @Test(arguments: 1...6)
  func `the arrival order of answers changes nothing`(_ seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let listings = randomListings(&random)
    func report() async throws -> SearchReport {
      let providers = (0..<5).map { number in
        SearchProvider(
          ScriptedProvider(
            "p\(number)", listing: listings,
            delay: .milliseconds(Int.random(in: 0...4, using: &random))))
      }
      return try await SearchEngine.patient(providers).search(SearchQuery(text: "dish"))
    }
    let first = try await report()
    let second = try await report()
    #expect(first.recipes == second.recipes)
    #expect(first.cursor == second.cursor)
  }

  @Test func `a failing source costs its own listings alone`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: soups)),
      SearchProvider(
        ScriptedProvider("b") { _, _ in
          throw ProviderError(.unauthorized, "the key was refused", httpStatus: 403)
        }),
    ])
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.recipes.count == 2)
    let failed = try outcome(report, "b")
    #expect(failed.status.rawValue == "unauthorized")
    #expect(failed.error?.httpStatus == 403)
    #expect(!report.isComplete)
  }

  @Test
  func `a source that ignores cancellation cannot hold the answer back`() async throws {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let deaf = ScriptedProvider("b") { _, _ in
      // A task of its own does not hear of the cancellation.
      await Task.detached { for await _ in gate {} }.value
      return SearchPage(listings: [])
    }
    let engine = SearchEngine(
      providers: [SearchProvider(ScriptedProvider("a", listing: soups)), SearchProvider(deaf)],
      options: SearchOptions(softDeadline: .milliseconds(50), hardDeadline: .patience))
    let report = try await engine.search(SearchQuery(text: "soup"))
    // The deaf source is let go only now: an engine that waited for it would never come here.
    opener.finish()
    #expect(try outcome(report, "b").status == .timedOut)
    #expect(report.recipes.count == 2)
  }

  @Test func `what came before the deadline stands`() async throws {
    let slow = ScriptedProvider("a") { _, page in
      if page > 1 { try await Task.sleep(for: .patience) }
      return SearchPage(
        listings: [Listing(id: ListingID(provider: "a", id: "\(page)"), title: "Soup \(page)")],
        next: .number(page + 1))
    }
    let engine = SearchEngine(
      providers: [SearchProvider(slow)],
      options: SearchOptions(
        softDeadline: .milliseconds(250) * Slowness.factor, hardDeadline: .patience))
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.recipes.count == 1)
    #expect(report.outcomes.first?.status == .partial)
    #expect(report.outcomes.first?.error?.code == .timedOut)
    #expect(report.outcomes.first?.pages.asked == 2)
    #expect(report.outcomes.first?.pages.answered == 1)
    #expect(report.outcomes.first?.pages.gaps == [PageGap(page: 2, reason: "timedOut")])
  }

  @Test(arguments: [false, true])
  func `a source is told before it is cut off, and what it then gives counts`(
    _ hasOwnTimeout: Bool
  ) async throws {
    let careful = ScriptedProvider("a") { _, _ in
      await LastCall.current?.wait()
      return SearchPage(listings: [Listing(id: ListingID(provider: "a", id: "1"), title: "Soup")])
    }
    let long = Duration.patience
    var options = SearchOptions(hardDeadline: hasOwnTimeout ? long * 10 : long)
    options.lastCall = long - .milliseconds(50)
    let engine = SearchEngine(
      providers: [SearchProvider(careful, timeout: hasOwnTimeout ? long : nil)], options: options)
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.recipes.count == 1)
    #expect(report.outcomes.first?.status == .ok)
  }

  @Test func `a source's own timeout cuts that source alone`() async throws {
    let slow = ScriptedProvider("b") { _, _ in
      try await Task.sleep(for: .patience)
      return SearchPage(listings: [])
    }
    let engine = SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: soups)),
      SearchProvider(slow, timeout: .milliseconds(30)),
    ])
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.outcomes.map(\.status) == [.ok, .timedOut])
  }

  @Test func `an answer tells how many listings were compared with too few`() async throws {
    var random = SeededRandom(seed: 1)
    let crowd = WorkLimitTests.crowd(80, &random).map { ranked in
      var ranked = ranked
      ranked.listing.id.provider = "a"
      return ranked
    }
    let provider = SearchProvider(ScriptedProvider("a", listing: crowd, pageSize: 80))
    let query = SearchQuery(text: "soup", limit: 80)
    let report = try await SearchEngine.patient([provider]).search(query)
    #expect(report.uncompared > 0)
    #expect(report.uncompared <= 80)
  }

  @Test func `a filter's work is told apart from an empty answer`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: soups)),
      SearchProvider(ScriptedProvider("b") { _, _ in SearchPage(listings: []) }),
    ])
    let report = try await engine.search(SearchQuery(text: "soup", include: ["truffle"]))
    #expect(report.recipes.isEmpty)
    #expect(report.filteredCount == 2)
    #expect(try outcome(report, "a").status == .ok)
    #expect(try outcome(report, "b").status == .empty)
  }

  @Test func `an excluded ingredient that another source names removes the recipe`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(
        ScriptedProvider("a", listing: [listing("a", "1", "Soup", url: "https://x.example/r/soup")])
      ),
      SearchProvider(
        ScriptedProvider(
          "b",
          listing: [
            listing("b", "1", "Soup", url: "https://x.example/r/soup", ingredients: ["2 onions"])
          ], capabilities: [.text, .exclude])),
    ])
    let report = try await engine.search(SearchQuery(text: "soup", exclude: ["onion"]))
    #expect(report.recipes.isEmpty)
    #expect(report.removedAfterMerging == 1)
  }

  @Test(arguments: [
    SearchQuery(text: "soup", exclude: ["cream"]), SearchQuery(text: "soup", avoid: [.milk]),
    SearchQuery(text: "soup", diets: [.vegan]),
    SearchQuery(text: "soup", have: ["leek"], missingAtMost: 0),
  ])
  func `what one source rules out does not come by another that tells less`(
    _ query: SearchQuery
  ) async throws {
    let engine = SearchEngine.patient([
      SearchProvider(
        ScriptedProvider(
          "a", listing: [listing("a", "1", "Leek Soup", ingredients: ["2 leeks", "50 ml cream"])],
          capabilities: [.text, .listsIngredients])),
      SearchProvider(
        ScriptedProvider(
          "b", listing: [listing("b", "1", "Leek Soup"), listing("b", "2", "Pea Soup", rank: 2)],
          capabilities: [.text])),
    ])
    let report = try await engine.search(query)
    #expect(report.recipes.map(\.unified.title) == ["Pea Soup"])
    #expect(report.removedAfterMerging == 1)
    #expect(report.filteredCount == 2)
  }

  @Test func `the page after the last is told from an empty answer`() async throws {
    let engine = SearchEngine.patient([SearchProvider(ScriptedProvider("a", listing: soups))])
    let first = try await engine.search(SearchQuery(text: "soup", limit: 1))
    #expect(first.shownBefore == 0)
    let second = try await engine.search(
      SearchQuery(text: "soup", limit: 1), cursor: first.cursor)
    #expect(second.recipes.count == 1)
    #expect(second.shownBefore == 1)
  }

  @Test func `a title that names an excluded ingredient is enough`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(
        ScriptedProvider(
          "a", listing: [listing("a", "1", "Leek Soup"), listing("a", "2", "Pea Soup", rank: 2)],
          capabilities: .text))
    ])
    let report = try await engine.search(SearchQuery(text: "soup", exclude: ["leek"]))
    #expect(report.recipes.map(\.unified.title) == ["Pea Soup"])
    #expect(report.plan.first?.unsupported == ["exclude"])
  }

  @Test func `a filter that keeps nothing does not use up a source`() async throws {
    let endless = ScriptedProvider("a") { _, page in
      SearchPage(
        listings: (0..<10).map {
          Listing(id: ListingID(provider: "a", id: "\(page)-\($0)"), title: "Soup")
        }, next: .number(page + 1))
    }
    let engine = SearchEngine.patient([SearchProvider(endless)])
    let report = try await engine.search(SearchQuery(text: "soup", maxMinutes: 30))
    #expect(report.recipes.isEmpty)
    #expect(report.outcomes.first?.pages.asked == 5)
    // The list goes on, so that nobody can say that it holds nothing.
    #expect(report.outcomes.first?.status == .partial)
    #expect(!report.isComplete)
    #expect(report.filteredCount == 50)
  }

  @Test func `unusable sources are told in the order of the configuration`() async throws {
    let broken = ProviderOutcome(
      id: "z", kind: "k", name: "z", status: .init(rawValue: "misconfigured"))
    let engine = SearchEngine.patient(
      [SearchProvider(ScriptedProvider("a", listing: soups))], unavailable: [broken],
      order: ["a", "z"])
    var finished: [String] = []
    for await event in try engine.events(for: SearchQuery(text: "soup")) {
      if case .providerFinished(let outcome) = event.kind { finished.append(outcome.id) }
      if case .finished(let report) = event.kind {
        #expect(report.outcomes.map(\.id) == ["a", "z"])
        #expect(!report.isComplete)
      }
    }
    #expect(Set(finished) == ["a", "z"])
  }

  @Test func `a source none of whose items is usable has drifted`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(
        ScriptedProvider("a") { _, _ in
          SearchPage(listings: [], drops: [Drop(.missingTitle), Drop(.missingTitle)])
        })
    ])
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.outcomes.first?.status.rawValue == "drift")
    #expect(report.outcomes.first?.listings.received == 2)
  }

  @Test func `the plan says who answers which part`() throws {
    let engine = SearchEngine.patient([
      SearchProvider(
        ScriptedProvider("native", listing: [], capabilities: [.text, .include, .exclude])),
      SearchProvider(ScriptedProvider("lists", listing: [])),
      SearchProvider(ScriptedProvider("bare", listing: [], capabilities: .text)),
    ])
    let plan = engine.plan(
      for: SearchQuery(text: "soup", include: ["leek"], exclude: ["onion"], sort: .title))
    #expect(plan.first?.native == ["text", "include", "exclude"])
    #expect(plan.first?.local == ["sort"])
    #expect(try plan[at: 1].local == ["include", "exclude", "sort"])
    #expect(try plan[at: 2].unsupported == ["include", "exclude"])
  }

  @Test func `nothing to ask is an error that says what to do`() {
    let engine = SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: soups, capabilities: .text))
    ])
    #expect(throws: Failure.self) { try engine.events(for: SearchQuery()) }
    #expect(throws: Failure.self) {
      try SearchEngine.patient([]).events(for: SearchQuery(text: "soup"))
    }
  }

  @Test func `events grow and end with the answer`() async throws {
    let engine = SearchEngine.patient([
      SearchProvider(ScriptedProvider("a", listing: soups, pageSize: 1)),
      SearchProvider(ScriptedProvider("b", listing: soups)),
    ])
    var events: [SearchEvent] = []
    for await event in try engine.events(for: SearchQuery(text: "soup")) { events.append(event) }
    #expect(events.map(\.revision) == Array(1...events.count))
    guard case .planned = events.first?.kind else { return #expect(Bool(false), "no plan first") }
    guard case .finished(let report) = events.last?.kind else {
      return #expect(Bool(false), "no answer last")
    }
    let paged = events.reduce(0) { count, event in
      if case .page(_, let listings) = event.kind { count + listings.count } else { count }
    }
    #expect(paged == 3)
    #expect(report.recipes.count == 2)
    let oneShot = try await engine.search(SearchQuery(text: "soup"))
    #expect(oneShot.recipes == report.recipes)
  }

  @Test
  func `cancelling a search ends its requests`() async throws {
    let (started, starter) = AsyncStream.makeStream(of: Void.self)
    let (stopped, stopper) = AsyncStream.makeStream(of: Void.self)
    let slow = ScriptedProvider("a") { _, _ in
      defer { stopper.finish() }
      starter.finish()
      try await Task.sleep(for: .patience)
      return SearchPage(listings: [])
    }
    let engine = SearchEngine(
      providers: [SearchProvider(slow)],
      options: SearchOptions(hardDeadline: .patience))
    let task = Task { try await engine.search(SearchQuery(text: "soup")) }
    for await _ in started {}
    task.cancel()
    for await _ in stopped {}
    _ = await task.result
  }
}
