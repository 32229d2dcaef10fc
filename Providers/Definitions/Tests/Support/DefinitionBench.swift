import PotluckSimulator
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeDefinitions

/// A bundled definition at work against its simulated service, over HTTP.
struct DefinitionBench {
  let provider: any RecipeProvider
  let simulator: Simulator
  let transport: any HTTPTransport
  /// Whether ingredients are asked for only when a search filters by them.
  var fillsWhenFiltering = false

  /// Walks a list to its end.
  func walk(
    _ query: SearchQuery = SearchQuery(text: "soup"), wanted: Int = 10_000
  ) async -> PageWalkResult {
    await PageWalk(provider: provider, query: query, wanted: wanted).run()
  }

  /// What the walk of a query lists, and how many requests it took.
  func titles(_ query: SearchQuery = SearchQuery(text: "soup")) async -> [String] {
    await walk(query).accepted.map(\.listing.title)
  }

  /// What the conformance checks find wrong; that an unfiltered list lacks ingredients is right
  /// where they are asked for when they matter.
  func mistakes(_ query: SearchQuery = SearchQuery(text: "soup")) async -> [String] {
    let subject = UnhurriedProvider(provider, hiding: fillsWhenFiltering ? .listsIngredients : [])
    return await ProviderConformance(subject, query: query, patience: .patience).run()
      .filter { $0.severity == .error }.map { "\($0)" }
  }

  /// A search by the engine, in which this is the only source.
  func outcome(of query: SearchQuery) async throws -> (ProviderOutcome?, SearchReport) {
    let options = SearchOptions(softDeadline: .patience, hardDeadline: .patience)
    let report = try await SearchEngine(providers: [SearchProvider(provider)], options: options)
      .search(query)
    return (report.outcomes.first, report)
  }
}

/// What an entry for a bundled definition says in a test.
struct DefinitionEntry {
  /// The definition's name.
  var name: String
  /// The service that stands in for the real one.
  var style: SimulatorStyle
  /// What stands behind the simulator's address.
  var path = ""
  /// The entry's settings besides its address.
  var settings: [String: JSON] = [:]
  /// The secret's name.
  var secret: String?
  /// The names of further secrets, with the same value.
  var moreSecrets: [String] = []
  /// How the web site is set up, where the service is one.
  var site = SiteSettings()

  /// Runs a test against a simulator of its own and stops it afterwards.
  func run(
    _ recipes: [SimulatedRecipe], quirks: SimulatorQuirks = .all, key: String? = nil,
    settings more: [String: JSON] = [:], faults: [FaultRule] = [], version: Int? = nil,
    _ body: (DefinitionBench) async throws -> Void
  ) async throws {
    let definition = try BundledFiles.definition(name)
    let simulator = try await Simulator.start(
      style, recipes: recipes,
      options: SimulatorOptions(quirks: quirks, version: version, site: site),
      faults: FaultPlan(faults))
    let transport = HTTPClientTransport(
      HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
      allowedOrigins: [simulator.baseURL])
    var settings = settings.merging(more) { $1 }
    settings["baseURL"] = .string(simulator.baseURL + path)
    let secret = Secret(key ?? SimulatorOptions.demoKey)
    let names = (self.secret.map { [$0] } ?? []) + moreSecrets
    let secrets = Dictionary(uniqueKeysWithValues: names.map { ($0, secret) })
    do {
      let provider = try definition.kind.make(
        ProviderContext(id: "home", settings: settings, secrets: secrets, transport: transport))
      try await body(
        DefinitionBench(
          provider: UnhurriedProvider(provider), simulator: simulator, transport: transport,
          fillsWhenFiltering: definition.detail?.fill == .filtering))
    } catch {
      await transport.shutdown()
      await simulator.stop()
      throw error
    }
    await transport.shutdown()
    await simulator.stop()
  }

  /// Holds a service to what every one of them keeps: all listings in order, as many requests as
  /// documented, no finding of the conformance checks, and errors of the right kind.
  func keepsItsWord(
    titles: (Int) -> [String], of count: Int, requests: Int, areLinked: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await run(numberedSoups(count)) { bench in
      let result = await bench.walk()
      #expect(
        result.accepted.map(\.listing.title) == titles(count), sourceLocation: sourceLocation)
      #expect(result.error == nil, sourceLocation: sourceLocation)
      #expect(result.pages.gaps.isEmpty, sourceLocation: sourceLocation)
      #expect(result.end == .exhausted, sourceLocation: sourceLocation)
      #expect(bench.simulator.requests.count == requests, sourceLocation: sourceLocation)
      #expect(
        result.accepted.allSatisfy { WebLink.isWebLink($0.listing.url ?? "") == areLinked },
        sourceLocation: sourceLocation)
      let mistakes = await bench.mistakes()
      #expect(mistakes == [], sourceLocation: sourceLocation)
      let none = await bench.walk(SearchQuery(text: "unobtainium"))
      #expect(none.error == nil && none.listings.received == 0, sourceLocation: sourceLocation)
    }
  }

  /// What a search ends with when every answer meets a fault.
  func code(under fault: Fault) async throws -> ProviderError.Code? {
    var code: ProviderError.Code?
    try await run(numberedSoups(25), quirks: [], faults: [FaultRule(fault)]) { bench in
      let result = await bench.walk()
      #expect(result.listings.kept == 0)
      code = result.error?.code
    }
    return code
  }

  /// What a search with a wrong secret ends with; the error must not show it.
  func refusal() async throws -> ProviderError? {
    var refusal: ProviderError?
    try await run(numberedSoups(3), key: "wrong-secret") { bench in
      let result = await bench.walk()
      #expect(result.error?.description.contains("wrong-secret") == false)
      #expect(result.listings.kept == 0)
      #expect(bench.simulator.requests.count == 1)
      refusal = result.error
    }
    return refusal
  }
}

/// Soups in an order that names keep too, some with characters that services escape.
func numberedSoups(_ count: Int) -> [SimulatedRecipe] {
  let names = ["Leek & Potato", "Grandma\u{2019}s Pea", "Crème de Crécy", "Miso", "Jalapeño"]
  return (0..<count).map { number in
    let digits = String(1_001 + number)
    return SimulatedRecipe(
      id: digits, title: "Soup \(digits): \(names[number % names.count])",
      sourceURL: "https://blog.example/soup/\(digits)",
      ingredients: number.isMultiple(of: 2)
        ? ["½ cup *leeks*, sliced", "2 *potatoes*"] : ["1 pinch *salt*", "2 *carrots*"],
      rating: 100 - Double(number % 60), minutes: 15 + number % 90)
  }
}

/// The titles of such soups.
func numberedTitles(_ count: Int) -> [String] { numberedSoups(count).map(\.title) }
