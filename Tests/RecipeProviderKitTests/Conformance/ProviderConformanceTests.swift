import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ProviderConformanceTests {
  @Test func `a sound provider has no findings`() async {
    let findings = await findings(Pupil())
    #expect(findings == [])
  }

  @Test(arguments: Pupil.faults)
  func `each broken promise is found`(fault: Pupil.Fault) async {
    var pupil = Pupil()
    fault.breakIt(&pupil)
    // Who is deaf is waited for as long as the patience goes; nobody else has to hurry.
    let findings = await findings(
      pupil, patience: fault.name == "deafness" ? .milliseconds(200) : .patience)
    #expect(findings.contains { $0.check == fault.check }, "\(findings)")
    #expect(findings.allSatisfy { TextCleaning.clean($0.message) != nil })
  }

  private func findings(
    _ pupil: Pupil, patience: Duration = .patience
  ) async -> [ConformanceDiagnostic] {
    await ProviderConformance(pupil, query: SearchQuery(text: "soup"), patience: patience).run()
  }
}

/// A provider that does everything right until one of its parts is exchanged.
struct Pupil: RecipeProvider {
  struct Fault: Sendable, CustomTestStringConvertible {
    var check: String
    var name: String
    var breakIt: @Sendable (inout Pupil) -> Void
    var testDescription: String { name }
  }

  var descriptor = ProviderDescriptor(
    id: "pupil", kind: "pupil", name: "Pupil",
    capabilities: [
      .text, .include, .exclude, .time, .browse, .detail, .sortByRating, .listsIngredients,
    ],
    paging: PagingPolicy(pageSize: 2))
  var change: @Sendable (inout Listing) -> Void = { _ in }
  var page: @Sendable (inout SearchPage, SearchQuery) -> Void = { _, _ in }
  var answer: @Sendable (SearchQuery) async throws -> Void = { _ in try Task.checkCancellation() }
  var detail: @Sendable (ListingID) throws -> Recipe? = { _ in nil }
  var ignoresFilters = false

  private static let dishes = [
    ("Onion Soup", ["2 onions"], 60, 4.0), ("Leek Soup", ["3 leeks"], 30, 5.0),
    ("Pea Soup", ["1 cup peas", "1 onion"], 90, 3.0),
  ]

  func search(_ query: SearchQuery, page token: PageToken) async throws -> SearchPage {
    try await answer(query)
    guard case .number(let number) = token else { throw ProviderError(.unsupported, "no") }
    var dishes = Self.dishes
    if !ignoresFilters {
      dishes.removeAll { dish in
        dish.2 > query.maxMinutes ?? .max
          || query.exclude.contains { word in dish.1.contains { $0.contains(word) } }
          || query.include.contains { word in !dish.1.contains { $0.contains(word) } }
      }
      if query.sort == .rating { dishes.sort { $0.3 > $1.3 } }
    }
    let rest = dishes.dropFirst((number - 1) * 2)
    var listings = rest.prefix(2).map { title, ingredients, minutes, stars in
      Listing(
        id: ListingID(provider: "pupil", id: title), title: title,
        url: "http://a.example/\(title.count)", ingredients: ingredients,
        rating: Rating(value: stars, scale: 5), totalMinutes: minutes)
    }
    for index in listings.indices { change(&listings[index]) }
    var result = SearchPage(
      listings: listings, next: rest.count > 2 ? .number(number + 1) : nil, total: dishes.count)
    page(&result, query)
    return result
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    if let recipe = try detail(id) { return recipe }
    guard Self.dishes.contains(where: { $0.0 == id.id }) else { throw id.notFound }
    return Recipe(listing: Listing(id: id, title: id.id))
  }
}

extension Pupil {
  static let faults: [Fault] = [
    Fault(check: "descriptor", name: "a colon in the identifier") { $0.descriptor.id = "a:b" },
    Fault(check: "descriptor", name: "no capability") { $0.descriptor.capabilities = [.detail] },
    Fault(check: "descriptor", name: "a bad home page") { $0.descriptor.homepage = "javascript:" },
    Fault(check: "search", name: "an empty answer") { $0.page = { page, _ in page.listings = [] } },
    Fault(check: "search", name: "a failure") { $0.answer = { _ in throw CancellationError() } },
    Fault(check: "identifiers", name: "an empty identifier") { $0.change = { $0.id.id = "" } },
    Fault(check: "identifiers", name: "a foreign provider") {
      $0.change = { $0.id.provider = "x" }
    },
    Fault(check: "titles", name: "no title") { $0.change = { $0.title = "" } },
    Fault(check: "texts", name: "a line break") { $0.change = { $0.title += "\n" } },
    Fault(check: "texts", name: "an escape") { $0.change = { $0.ingredients = ["\u{1B}[2J"] } },
    Fault(check: "links", name: "a script") { $0.change = { $0.url = "javascript:alert(1)" } },
    Fault(check: "limits", name: "too many lines") {
      $0.change = { $0.ingredients = (0..<300).map { "line \($0)" } }
    },
    Fault(check: "limits", name: "no time at all") { $0.change = { $0.totalMinutes = 0 } },
    Fault(check: "paging", name: "a next page that is the first") {
      $0.page = { page, _ in page.next = .number(1) }
    },
    Fault(check: "walk", name: "no end") { $0.page = { page, _ in page.next = .number(1) } },
    Fault(check: "total", name: "the page's length as total") {
      $0.page = { page, _ in page.total = 1 }
    },
    Fault(check: "total", name: "a total that is too large") {
      $0.page = { page, _ in page.total = 40 }
    },
    Fault(check: "drops", name: "a dirty sample") {
      $0.page = { page, _ in page.drops = [Drop(.malformed, sample: "a\nb")] }
    },
    Fault(check: "capabilities", name: "no ingredients") { $0.change = { $0.ingredients = [] } },
    Fault(check: "stability", name: "identifiers from a counter") { pupil in
      let counter = Counter()
      pupil.change = { $0.id.id = "\(counter.next())" }
    },
    Fault(check: "detail", name: "another recipe") {
      $0.detail = {
        Recipe(listing: Listing(id: ListingID(provider: $0.provider, id: "x"), title: "x"))
      }
    },
    Fault(check: "detail", name: "no detail") {
      $0.detail = { _ in throw ProviderError(.unsupported, "no") }
    },
    Fault(check: "include", name: "filters that do nothing") { $0.ignoresFilters = true },
    Fault(check: "exclude", name: "filters that do nothing") { $0.ignoresFilters = true },
    Fault(check: "time", name: "filters that do nothing") { $0.ignoresFilters = true },
    Fault(check: "sort", name: "an order that does nothing") { $0.ignoresFilters = true },
    Fault(check: "browse", name: "no list without words") {
      $0.page = { page, query in if query.isEmpty { page.listings = [] } }
    },
    Fault(check: "cancellation", name: "deafness") {
      $0.answer = { _ in
        if Task.isCancelled {
          await Task.detached { try? await Task.sleep(for: .patience) }.value
        }
      }
    },
    Fault(check: "cancellation", name: "another error") {
      $0.answer = { _ in if Task.isCancelled { throw ProviderError(.httpError, "odd") } }
    },
  ]

  private final class Counter: Sendable {
    private let count = Mutex(0)
    func next() -> Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }
}
