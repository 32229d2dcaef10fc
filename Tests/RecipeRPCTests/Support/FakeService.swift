import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch
import Synchronization
import TestSupport

/// A service over canned sources: events and reports come from the real engine, nothing from disk
/// or network.
///
/// The words `__slow__` wait until they are cancelled.
struct FakeService: RecipeService {
  /// What was asked of the service, in order.
  enum Request: Sendable, Hashable {
    case search(SearchRequest)
    case recipe(RecipeReference)
    case providers
    case addProvider(ProviderAddition)
    case testProviders([String], live: Bool)
    case compare(SearchRequest)
    case configuration
  }

  /// The requests so far.
  final class Log: Sendable {
    private let state = Mutex<[Request]>([])

    /// The requests so far, in order.
    var requests: [Request] { state.withLock { $0 } }
    /// The searches so far, in order.
    var searches: [SearchRequest] {
      requests.compactMap { if case .search(let request) = $0 { request } else { nil } }
    }

    fileprivate func add(_ request: Request) { state.withLock { $0.append(request) } }
  }

  let version = "1.2.3"
  let log = Log()
  /// The sources, in the order of the configuration.
  var sources: [CannedProvider] = [.alpha, .beta, .broken]
  /// Thrown by everything that can fail.
  var failure: Failure?
  /// Whether assistants may change what is kept.
  var writes = false

  /// What assistants were shown.
  var shown: [ListingID] = []

  func shownRecipes() async -> [ListingID] { shown }

  /// What the configuration says.
  var configured = ServiceSettings()

  func letsAssistantsWrite() async -> Bool { writes }

  func settings() async throws -> ServiceSettings { configured }

  func search(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport {
    log.add(.search(request))
    return try await run(request, observe: observe)
  }

  func recipe(_ reference: RecipeReference) async throws -> FoundRecipe {
    log.add(.recipe(reference))
    if let failure { throw failure }
    switch reference {
    case .id(let id):
      guard let source = sources.first(where: { $0.descriptor.id == id.provider }) else {
        throw Failure(.notFound, "there is no source \"\(id.provider)\"", provider: id.provider)
      }
      do {
        return FoundRecipe(try await source.recipe(for: id), isFromCache: false)
      } catch let error as ProviderError {
        throw Failure(error, provider: id.provider)
      }
    case .page(let page):
      throw Failure(.parseFailed, "no page is read here", url: page.url)
    case .url(let url):
      if url.contains("__slow__") { try await Task.sleep(for: .patience) }
      let recipe = sources.flatMap(\.recipes).first { $0.listing.url == url }
      guard let recipe else {
        throw Failure(.parseFailed, "no recipe found on that page", url: url)
      }
      return FoundRecipe(recipe, isFromCache: true)
    }
  }

  func providers() async throws -> [ProviderEntry] {
    log.add(.providers)
    if let failure { throw failure }
    return sources.map { source in
      ProviderEntry(
        id: source.descriptor.id, kind: source.descriptor.kind,
        endpoint: source.descriptor.homepage,
        descriptor: source.descriptor)
    }
  }

  func addProvider(
    _ request: ProviderAddition, told: @escaping @Sendable (String) -> Void
  ) async throws -> JSON {
    log.add(.addProvider(request))
    if let failure { throw failure }
    told("asked  robots.txt: \(request.address)/robots.txt, 404")
    return [
      "version": 1, "address": .string(request.address), "requests": [], "ways": [],
      "entry": ["id": .string(request.id ?? "made")], "written": .bool(request.writes),
    ]
  }

  func testProviders(_ ids: [String], live: Bool) async throws -> JSON {
    log.add(.testProviders(ids, live: live))
    if let failure { throw failure }
    return [
      "version": 1,
      "definitions": .array(
        ids.map {
          ["name": .string($0), "passed": true, "cases": [], "drift": .null, "failure": .null]
        }),
    ]
  }

  func compare(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> JSON {
    log.add(.compare(request))
    let report = try await run(request, observe: observe)
    return ComparisonJSON.json(
      Comparison(report, ranking: RankingOptions(), extent: .page))
  }

  func configuration() async throws -> JSON {
    log.add(.configuration)
    if let failure { throw failure }
    return [
      "version": 1, "search": [:], "cache": [:], "assistant": [:], "pages": [:], "store": [:],
      "serve": [:], "providers": [],
    ]
  }

  private func run(
    _ request: SearchRequest, observe: @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport {
    if let failure { throw failure }
    if request.query.text == "__slow__" { try await Task.sleep(for: .patience) }
    let engine = SearchEngine(
      providers: chosen(request.providers).map { SearchProvider($0) },
      options: SearchOptions(softDeadline: .patience, hardDeadline: .patience))
    var last: SearchReport?
    for await event in try engine.events(for: request.query, cursor: request.cursor) {
      await observe(event)
      if case .finished(let report) = event.kind { last = report }
    }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  private func chosen(_ names: [String]) -> [CannedProvider] {
    let wanted = names.filter { !$0.hasPrefix("-") }
    let unwanted = names.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    return sources.filter { source in
      let id = source.descriptor.id
      return !unwanted.contains(id) && (wanted.isEmpty || wanted.contains(id))
    }
  }
}
