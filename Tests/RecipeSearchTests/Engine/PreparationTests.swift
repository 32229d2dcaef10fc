import RecipeModel
import RecipeProviderKit
import RecipeSearch
import Synchronization
import TestSupport
import Testing

/// A provider that knows what it can do only after it has been prepared.
private final class Greeter: RecipeProvider {
  private let known = Mutex(false)
  private let greeting: @Sendable () async throws -> Void
  private let capabilities: Capabilities

  init(
    capabilities: Capabilities,
    greeting: @escaping @Sendable () async throws -> Void = {}
  ) {
    self.capabilities = capabilities
    self.greeting = greeting
  }

  var descriptor: ProviderDescriptor {
    let isKnown = known.withLock { $0 }
    return ProviderDescriptor(
      id: "late", kind: "process", name: isKnown ? "The latecomer" : "late",
      capabilities: isKnown ? capabilities : [.text],
      paging: isKnown ? PagingPolicy(first: .number(7)) : .single)
  }

  func prepare() async throws {
    try await greeting()
    known.withLock { $0 = true }
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    SearchPage(listings: [
      Listing(
        id: ListingID(provider: "late", id: "\(page) \(query.include.joined())"), title: "Soup",
        ingredients: ["water"])
    ])
  }
}

@Suite(.fewAtOnce) struct PreparationTests {
  private static func search(
    _ providers: [any RecipeProvider], _ query: SearchQuery = SearchQuery(text: "soup")
  ) async throws -> SearchReport {
    try await SearchEngine.patient(providers.map { SearchProvider($0) }).search(query)
  }

  @Test func `what a provider says of itself when prepared decides how it is asked`() async throws {
    let report = try await Self.search(
      [Greeter(capabilities: [.text, .include])],
      SearchQuery(text: "soup", include: ["leek"]))
    let outcome = try #require(report.outcomes.first)
    #expect(report.recipes.map(\.sources.first?.listing.id.id) == ["7 leek"])
    #expect(outcome.name == "The latecomer")
    #expect(report.plan.first?.native == ["text", "include"])
  }

  @Test func `a provider that cannot get ready costs itself alone`() async throws {
    let broken = Greeter(capabilities: [.text]) {
      throw ProviderError(.misconfigured, "the program was not found")
    }
    let healthy = ScriptedProvider("a") { _, _ in
      SearchPage(listings: [Listing(id: ListingID(provider: "a", id: "1"), title: "Soup")])
    }
    let report = try await Self.search([broken, healthy])
    #expect(report.recipes.count == 1)
    let outcome = try #require(report.outcomes.first { $0.id == "late" })
    #expect(outcome.status.rawValue == "misconfigured")
    #expect(outcome.error?.message == "the program was not found")
    #expect(outcome.pages.asked == 0)
  }

  @Test func `a provider that never gets ready is cut off with the others' answer standing`()
    async throws
  {
    let deaf = Greeter(capabilities: [.text]) { try await Task.sleep(for: .patience) }
    let healthy = ScriptedProvider("a") { _, _ in
      SearchPage(listings: [Listing(id: ListingID(provider: "a", id: "1"), title: "Soup")])
    }
    let engine = SearchEngine(
      providers: [SearchProvider(deaf), SearchProvider(healthy)],
      options: SearchOptions(softDeadline: .milliseconds(50), hardDeadline: .patience))
    let report = try await engine.search(SearchQuery(text: "soup"))
    #expect(report.recipes.count == 1)
    #expect(report.outcomes.first { $0.id == "late" }?.status == .timedOut)
  }

  @Test func `a page that says it is not whole makes its source partial`() async throws {
    let page = SearchPage(
      listings: [Listing(id: ListingID(provider: "a", id: "1"), title: "Soup")],
      shortfall: ProviderError(.httpError, "2 of 5 shards failed"))
    let sharded = ScriptedProvider("a") { _, _ in page }
    let report = try await Self.search([sharded])
    let outcome = try #require(report.outcomes.first)
    #expect(outcome.status == .partial)
    #expect(outcome.error?.message == "2 of 5 shards failed")
    #expect(outcome.pages.gaps == [PageGap(page: 1, reason: PageGap.incomplete)])
    #expect(!report.isComplete)
    #expect(report.recipes.count == 1)
  }

  @Test func `an empty page that is not whole is no proof that there is nothing`() async throws {
    let page = SearchPage(
      listings: [], shortfall: ProviderError(.httpError, "all shards failed"))
    let sharded = ScriptedProvider("a") { _, _ in page }
    let report = try await Self.search([sharded])
    #expect(report.outcomes.first?.status.isFailure == true)
    #expect(!report.isComplete)
  }

  @Test func `the outcome says where answers came from`() async throws {
    let states: [([ExchangeTally.Source], CacheState?)] = [
      ([.network], .miss), ([.cache], .hit), ([.cache, .network], .partial),
      ([.network, .stale], .stale), ([], nil),
    ]
    let page = SearchPage(
      listings: [Listing(id: ListingID(provider: "a", id: "1"), title: "Soup")])
    for (sources, expected) in states {
      let provider = ScriptedProvider("a") { _, _ in
        for source in sources { ExchangeTally.current?.note(source) }
        return page
      }
      let report = try await Self.search([provider])
      #expect(report.outcomes.first?.cache == expected)
    }
  }
}
