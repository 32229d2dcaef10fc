import PotluckSupport
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch
import Synchronization
import TestSupport

/// A service over sources in memory, through the real engine.
struct TableService: RecipeService {
  /// What the service saw.
  final class Log: Sendable {
    private let state = Mutex((searches: 0, cancelled: 0, added: 0, reset: 0))

    var searches: Int { state.withLock(\.searches) }
    var cancelled: Int { state.withLock(\.cancelled) }
    var added: Int { state.withLock(\.added) }
    var reset: Int { state.withLock(\.reset) }

    func note(
      _ change: (inout (searches: Int, cancelled: Int, added: Int, reset: Int)) -> Void
    ) {
      state.withLock { change(&$0) }
    }
  }

  /// The words of the searches that somebody has settled on.
  let settled = Settled()
  final class Settled: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func add(_ text: String) { words.withLock { $0.append(text) } }
  }

  let version = "1.2.3"
  let log = Log()
  var sources: [ShelfSource] = [.alpha, .beta]
  /// Where kept recipes and searches are, below it those of users; nil where nothing is kept.
  var folder: String?

  /// A service that keeps what it keeps in a folder.
  static func keeping(in folder: TestFolder) -> TableService {
    var service = TableService()
    service.folder = folder.path
    return service
  }
  /// Whether searches find what is kept.
  var findsKept = false
  /// What the configuration says.
  var configured = ServiceSettings()
  /// Thrown by everything that can fail.
  var failure: Failure?
  /// What a search for `held` waits for.
  let release = Promise<Void>()

  func search(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport {
    log.note { $0.searches += 1 }
    if request.isSettled { settled.add(request.query.text) }
    do {
      return try await run(request, observe).report
    } catch is CancellationError {
      log.note { $0.cancelled += 1 }
      throw CancellationError()
    }
  }

  func recipe(_ reference: RecipeReference) async throws -> FoundRecipe {
    if let failure { throw failure }
    if case .id(let id) = reference, id.provider == "kept",
      let kept = try await keptLibrary().recipe(id.id)
    {
      return FoundRecipe(kept.recipe, isFromCache: true)
    }
    guard case .id(let id) = reference,
      let recipe = sources.flatMap(\.recipes).first(where: { $0.listing.id == id })
    else { throw Failure(.notFound, "nobody knows the recipe") }
    return FoundRecipe(recipe, isFromCache: false)
  }

  func settings() async throws -> ServiceSettings { configured }

  func providers() async throws -> [ProviderEntry] {
    if let failure { throw failure }
    return sources.map {
      ProviderEntry(
        id: $0.descriptor.id, kind: "shelf", endpoint: "/home/cook/recipes/book",
        descriptor: $0.descriptor,
        standing: log.reset > 0
          ? nil
          : ProviderStanding(
            state: "suspended", failure: ProviderStanding.Failure(code: "timeout", message: "slow"),
            quota: ProviderStanding.Allowance(limit: 50, used: 8, left: 42, seconds: 86_400)))
    }
  }

  func resetProviders(_ ids: [String]) async throws -> [String] {
    log.note { $0.reset += 1 }
    return ids
  }

  func keptLibrary() async throws -> any KeptLibrary {
    if let failure { throw failure }
    guard let own else {
      throw Failure(.notFound, "nothing is kept here", fix: "turn it on")
    }
    return KeptDatabase(folder: own)
  }

  /// The current user's folder.
  private var own: String? {
    folder.map { folder in
      KeepingUser.current.map { KeepingUser.folder(of: $0, in: folder) } ?? folder
    }
  }

  func keep(_ reference: RecipeReference, _ wish: KeepOptions) async throws -> KeepingAnswer {
    var request = KeepRequest(try await recipe(reference).recipe)
    (request.tags, request.notes, request.rating) = (wish.tags, wish.notes, wish.rating)
    request.pictures = [
      KeptPicture(name: "picture", mediaType: "image/png", bytes: PictureTests.png)
    ]
    return KeepingAnswer(try await keptLibrary().keep(request), troubles: [])
  }

  /// Pages of soups by the last part of their address; that of `held` waits.
  func importedLinks() -> KeptImport.Links? {
    KeptImport.Links(link: { $0 }) { address in
      let food = address.split(separator: "/").last.map(String.init) ?? ""
      if food == "held" { try await release.value() }
      return (try await recipe(.id(ListingID(provider: "alpha", id: food))).recipe, [])
    }
  }

  func searchHistory() async throws -> any HistoryStore {
    guard let own else {
      throw Failure(.notFound, "nothing is kept here", fix: "turn it on")
    }
    return SearchHistory(folder: own)
  }

  func addProvider(
    _ request: ProviderAddition, told: @escaping @Sendable (String) -> Void
  ) async throws -> JSON {
    if request.writes { log.note { $0.added += 1 } }
    return [
      "version": 1, "requests": [], "ways": [],
      "entry": ["id": request.mayBePrivate ? "added" : "of-the-public-web"],
      "chosen": ["listings": [["title": "A proof"]]], "written": .bool(request.writes),
    ]
  }

  func testProviders(_ ids: [String], live: Bool) async throws -> JSON { ["version": 1] }

  func compare(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> JSON { ComparisonJSON.json(try await comparison(request)) }

  func configuration() async throws -> JSON { ["version": 1] }

  func comparison(_ request: SearchRequest) async throws -> Comparison {
    let (report, ranking) = try await run(request) { _ in }
    return Comparison(report, ranking: ranking, extent: .page)
  }

  private func run(
    _ request: SearchRequest, _ observe: @Sendable (SearchEvent) async -> Void
  ) async throws -> (report: SearchReport, ranking: RankingOptions) {
    if let failure { throw failure }
    if request.query.text == "slow" { try await Task.sleep(for: .patience) }
    if request.query.text == "held" { try await release.value() }
    let kept = findsKept ? own.map { KeptProvider(KeptDatabase(folder: $0)) } : nil
    let all: [any RecipeProvider] = sources + [kept].compactMap(\.self)
    let engine = SearchEngine(
      providers: all.filter {
        request.providers.isEmpty || request.providers.contains($0.descriptor.id)
      }.map { SearchProvider($0) },
      options: SearchOptions(softDeadline: .patience, hardDeadline: .patience))
    var last: SearchReport?
    for await event in try engine.events(for: request.query, cursor: request.cursor) {
      await observe(event)
      if case .finished(let report) = event.kind { last = report }
    }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return (last, engine.ranking)
  }
}

/// A source in memory.
struct ShelfSource: RecipeProvider {
  let descriptor: ProviderDescriptor
  let recipes: [Recipe]
  /// Why it cannot be asked.
  var failure: ProviderError?

  init(_ id: String, _ recipes: [Recipe]) {
    descriptor = ProviderDescriptor(
      id: id, kind: "shelf", name: id.uppercased(),
      capabilities: [.text, .browse, .detail, .listsIngredients],
      paging: PagingPolicy(pageSize: 20))
    self.recipes = recipes
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    if let failure { throw failure }
    guard case .number(let number) = page else {
      throw ProviderError(.unsupported, "pages have numbers")
    }
    let words = query.text.lowercased().split(separator: " ")
    let matching = recipes.map(\.listing).filter { listing in
      words.allSatisfy { listing.title.lowercased().contains($0) }
    }
    let rest = matching.dropFirst((number - 1) * 20)
    return SearchPage(
      listings: Array(rest.prefix(20)), next: rest.count > 20 ? .number(number + 1) : nil,
      total: matching.count)
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    guard let recipe = recipes.first(where: { $0.listing.id == id }) else {
      throw ProviderError(.notFound, "nobody knows the recipe")
    }
    return recipe
  }

  static let foods = [
    "carrot", "leek", "mushroom", "lentil", "spinach", "pumpkin", "ginger", "tomato", "chickpea",
    "potato", "fennel", "barley", "broccoli", "cauliflower", "celery", "sweetcorn", "beetroot",
    "asparagus", "aubergine", "courgette", "pea", "kale", "cabbage", "turnip", "parsnip",
    "artichoke", "radish", "quinoa", "rice", "noodle", "polenta", "couscous", "almond", "walnut",
    "cashew", "peanut", "apple", "pear", "quince", "plum",
  ]

  /// Forty soups.
  static let alpha = ShelfSource("alpha", foods.map { soup("alpha", $0) })
  /// Two of them again, and one of its own.
  static let beta = ShelfSource(
    "beta", [soup("beta", "leek"), soup("beta", "carrot"), soup("beta", "salmon")])

  static func soup(_ provider: String, _ food: String) -> Recipe {
    Recipe(
      listing: Listing(
        id: ListingID(provider: provider, id: food),
        title: "\(food.prefix(1).uppercased())\(food.dropFirst()) soup",
        url: "https://\(food).example/soup", publisher: "The \(food) page",
        image: "https://\(food).example/soup.jpg",
        ingredients: ["1 kg \(food)", "1 l stock", "2 tbsp olive oil"],
        rating: Rating(value: 4, scale: 5), totalMinutes: 45, recipeYield: "4 servings"),
      summary: "A soup of \(food).",
      instructions: ["Chop the \(food).", "Boil it for 20 minutes."])
  }

  /// A recipe that tries to be more than text.
  static let hostile = ShelfSource(
    "hostile",
    [
      Recipe(
        listing: Listing(
          id: ListingID(provider: "hostile", id: "\"><script>alert(1)</script>"),
          title: "<script>alert('soup')</script>\u{202E}Soup", url: "javascript:alert(1)",
          publisher: "\"><img src=x onerror=alert(1)>", image: "javascript:alert(2)",
          ingredients: ["</li><script>alert(3)</script>"]),
        summary: "<style>*{display:none}</style>",
        instructions: ["<iframe src=https://evil.example></iframe>"])
    ])
}
