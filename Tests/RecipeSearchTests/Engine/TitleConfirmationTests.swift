import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@testable import RecipeSearch

/// Recipes of one title that only their details can tell apart.
@Suite(.fewAtOnce) struct TitleConfirmationTests {
  private static let leeks = [
    "500 g leeks", "2 onions", "1 l stock", "20 g butter", "3 bay leaves",
  ]
  private static let cream = ["4 leeks", "250 ml cream", "3 potatoes", "1 tsp nutmeg", "chives"]

  /// A source whose listings lack the ingredients that its details have.
  private struct Manager: RecipeProvider {
    let descriptor: ProviderDescriptor
    let recipes: [Listing]
    let asked: Asked
    var delay = Duration.zero

    init(
      _ id: String, _ lists: [[String]], _ asked: Asked, politeness: Politeness = Politeness(),
      capabilities: Capabilities = [.text, .detail], delay: Duration = .zero
    ) {
      descriptor = ProviderDescriptor(
        id: id, kind: "manager", name: id, capabilities: capabilities, politeness: politeness)
      recipes = lists.enumerated().map { number, lines in
        Listing(
          id: ListingID(provider: id, id: "\(number)"), title: "Leek Soup",
          url: "https://\(id).example/recipe/\(number + 1)", publisher: "\(id) \(number)",
          ingredients: lines)
      }
      self.asked = asked
      self.delay = delay
    }

    func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
      SearchPage(
        listings: recipes.map { recipe in
          var bare = recipe
          bare.ingredients = []
          return bare
        })
    }

    func recipe(for id: ListingID) async throws -> Recipe {
      asked.add(id.description)
      if delay > .zero { try await Task.sleep(for: delay) }
      guard let recipe = recipes.first(where: { $0.id == id }) else {
        throw ProviderError(.httpError, "there is none")
      }
      return Recipe(listing: recipe)
    }
  }

  private final class Asked: Sendable {
    private let ids = Mutex<[String]>([])
    var sorted: [String] { ids.withLock { $0.sorted() } }
    func add(_ id: String) { ids.withLock { $0.append(id) } }
  }

  private func search(_ providers: [SearchProvider]) async throws -> SearchReport {
    try await SearchEngine.patient(providers).search(SearchQuery(text: "soup"))
  }

  @Test func `ingredients decide whether recipes of one title are one`() async throws {
    let asked = Asked()
    func report(confirms: Bool) async throws -> SearchReport {
      try await search([
        SearchProvider(Manager("a", [Self.leeks], asked), confirms: confirms),
        SearchProvider(Manager("b", [Self.leeks], asked), confirms: confirms),
        SearchProvider(Manager("c", [Self.cream], asked), confirms: confirms),
      ])
    }
    let before = try await report(confirms: false)
    #expect(before.recipes.count == 3 && before.confirmed.isEmpty && asked.sorted.isEmpty)
    let after = try await report(confirms: true)
    let sources = after.recipes.map { $0.sources.map(\.listing.id.description) }
    #expect(Set(sources.map(Set.init)) == [["a:0", "b:0"], ["c:0"]])
    #expect(after.confirmed.map(\.description).sorted() == ["a:0", "b:0", "c:0"])
    #expect(asked.sorted == ["a:0", "b:0", "c:0"])
  }

  @Test func `a source that counts requests is not asked, nor one without details`() async throws {
    let asked = Asked()
    let counted = [
      Politeness(quota: RequestQuota(100)), Politeness(rates: [RequestRate(10, per: .seconds(60))]),
      Politeness(minimumInterval: .milliseconds(200)),
      Politeness(quotaHeaders: QuotaHeaders(left: "x-left")),
    ]
    var providers = counted.enumerated().map { number, politeness in
      SearchProvider(Manager("p\(number)", [Self.leeks], asked, politeness: politeness))
    }
    providers.append(SearchProvider(Manager("q", [Self.leeks], asked, capabilities: [.text])))
    for index in providers.indices { providers[index].confirms = true }
    let report = try await search(providers)
    #expect(report.confirmed.isEmpty && asked.sorted.isEmpty)
    // One list of ingredients decides nothing.
    providers.append(SearchProvider(Manager("z", [Self.leeks], asked), confirms: true))
    #expect(try await search(providers).confirmed.isEmpty)
  }

  @Test
  func `a few are asked, and none keeps the answer waiting`() async throws {
    let asked = Asked()
    let lists = Array(repeating: Self.leeks, count: 5)
    let report = try await search(
      ["a", "b"].map {
        SearchProvider(Manager($0, lists, asked, delay: .patience), confirms: true)
      })
    #expect(report.confirmed.count == TitleConfirmation.most)
    #expect(report.recipes.count == 10)
    #expect(report.isComplete)
  }
}
