import PotluckSimulator
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipePuppy
import TestSupport
import Testing

/// The adapter against a server on loopback that has the service's quirks.
@Suite(.fewAtOnce) struct RecipePuppyOverHTTPTests {
  @Test(arguments: [(SimulatorOptions.PastEnd.mixed, 10), (.empty, 7), (.failing, 10)])
  func `with every quirk the whole list arrives, in order and clean`(
    pastEnd: SimulatorOptions.PastEnd, requests: Int
  ) async throws {
    let options = SimulatorOptions(pastEnd: pastEnd)
    try await withPuppy(omelets(35), options: options) { puppy in
      let result = await puppy.walk()
      #expect(result.accepted.map(\.listing.url) == omelets(35).map(\.sourceURL))
      let titles = result.accepted.map { $0.listing.title.replacing(" Recipe", with: "") }
      #expect(titles == omelets(35).map(\.title))
      #expect(result.listings.dropped(.repeated) > 0)
      #expect(result.end == .exhausted && result.error == nil && result.pages.gaps.isEmpty)
      #expect(puppy.simulator.requests.count == requests)
      #expect(puppy.simulator.connectionCount <= 6)
      for listing in result.accepted.map(\.listing) {
        #expect(Set(listing.ingredients).count == listing.ingredients.count)
        #expect(listing.image.map(WebLink.isWebLink) ?? true)
      }
    }
  }

  @Test func `failed and empty pages in mid-list are gaps`() async throws {
    let options = SimulatorOptions(
      quirks: [], pages: [.take(10), .failing(hiding: 10), .empty, .take(3), .end])
    try await withPuppy(omelets(40), options: options) { puppy in
      let result = await puppy.walk()
      let reachable = omelets(40).prefix(10) + omelets(40).dropFirst(20).prefix(3)
      #expect(result.accepted.map(\.listing.url) == reachable.map(\.sourceURL))
      #expect(
        result.pages.gaps == [
          PageGap(page: 2, reason: "httpError", httpStatus: 500), PageGap(page: 3, reason: "empty"),
        ])
      #expect(result.error == nil && result.end == .exhausted)
      #expect(result.pages == PageCounts(asked: 10, answered: 4, gaps: result.pages.gaps))
    }
  }

  @Test func `a third bad page in a row ends the walk`() async throws {
    let options = SimulatorOptions(
      quirks: [], pages: [.take(10), .empty, .failing(), .empty, .take(10)])
    try await withPuppy(omelets(40), options: options) { puppy in
      let result = await puppy.walk()
      #expect(result.listings.kept == 10)
      #expect(puppy.simulator.requests.count == 4)
      #expect(result.error == nil)
    }
  }

  @Test func `three failing pages with recipes behind them are gaps`() async throws {
    let options = SimulatorOptions(
      quirks: [], pages: [.take(10), .failing(), .failing(), .failing(), .take(5), .end],
      pastEnd: .failing)
    try await withPuppy(omelets(15), options: options) { puppy in
      let result = await puppy.walk()
      #expect(result.listings.kept == 15)
      #expect(result.pages.gaps.map(\.page) == [2, 3, 4])
      #expect(result.error == nil && result.end == .exhausted)
    }
  }

  @Test func `the gap tolerance is a setting`() async throws {
    let options = SimulatorOptions(
      quirks: [], pages: [.take(10), .empty, .failing(), .empty, .take(10), .end])
    try await withPuppy(omelets(40), options: options, gapTolerance: 3) { puppy in
      #expect(await puppy.walk().listings.kept == 20)
    }
    try await withPuppy(omelets(40), options: options, gapTolerance: 0) { puppy in
      #expect(await puppy.walk().listings.kept == 10)
      #expect(puppy.simulator.requests.count == 2)
    }
  }

  @Test func `a failure of another kind at the end is a loss`() async throws {
    let plan = FaultPlan([FaultRule(FaultMatch(pages: [3]), .status(503))])
    try await withPuppy(omelets(20), options: SimulatorOptions(quirks: []), faults: plan) {
      puppy in
      let result = await puppy.walk()
      #expect(result.listings.kept == 20)
      #expect(result.error?.httpStatus == 503)
      #expect(result.pages.gaps == [PageGap(page: 3, reason: "httpError", httpStatus: 503)])
    }
  }

  @Test func `ingredients are wanted and unwanted on the server`() async throws {
    try await withPuppy(omelets(30), options: SimulatorOptions(quirks: [])) { puppy in
      let result = await puppy.walk(SearchQuery(include: ["leeks"], exclude: ["ham"]))
      #expect(!result.accepted.isEmpty)
      for listing in result.accepted.map(\.listing) {
        #expect(listing.ingredients.contains("leeks") && !listing.ingredients.contains("ham"))
      }
      #expect(puppy.simulator.requests.first?["i"] == "leeks,-ham")
    }
  }

  @Test(arguments: [
    (Fault.page(.phpError), ProviderError.Code.invalidResponse), (.page(.parked), .invalidResponse),
    (.page(.html), .invalidResponse), (.status(500), .httpError),
    (.rename([Fault.Renaming(from: "results", to: "recipes")]), .drift),
    (.rename([Fault.Renaming(from: "href", to: "url")]), .drift),
    (.truncate(after: 60), .invalidResponse),
  ])
  func `a service that is not itself any more is an error`(
    fault: Fault, code: ProviderError.Code
  ) async throws {
    try await withPuppy(omelets(20), faults: FaultPlan([FaultRule(fault)])) { puppy in
      let result = await puppy.walk()
      #expect(result.error?.code == code, "\(result.error?.description ?? "no error")")
      #expect(result.listings.kept == 0)
      #expect(puppy.simulator.requests.count == 3)
    }
  }

  @Test func `the content type does not matter`() async throws {
    let plan = FaultPlan([FaultRule(.contentType("text/html"))])
    try await withPuppy(omelets(5), faults: plan) { puppy in
      #expect(await puppy.walk().listings.kept == 5)
    }
  }

  @Test func `a page that repeats is the end of patience`() async throws {
    let plan = FaultPlan([FaultRule(.repeatPage(2))])
    try await withPuppy(omelets(40), options: SimulatorOptions(quirks: []), faults: plan) {
      puppy in
      let result = await puppy.walk()
      #expect(result.error?.code == .pagingLoop)
      #expect(puppy.simulator.requests.count == 2)
    }
  }

  @Test func `random lists are walked exactly as far as the rules reach`() async throws {
    var random = LinearGenerator(state: 17)
    for _ in 0..<10 {
      let kinds = (0..<8).map { _ in Int.random(in: 0..<4, using: &random) }
      let pages = kinds.map { kind -> ScriptedPage in
        switch kind {
        case 0: .empty
        case 1: .failing()
        default: .take(3)
        }
      }
      var expected = 0
      var bad = 0
      for kind in kinds {
        bad = kind < 2 ? bad + 1 : 0
        if bad > (kind == 1 && expected > 0 ? 5 : 2) { break }
        if kind >= 2 { expected += 3 }
      }
      let options = SimulatorOptions(quirks: [], pages: pages + [.end])
      try await withPuppy(omelets(40), options: options) { puppy in
        let result = await puppy.walk()
        #expect(
          result.accepted.map(\.listing.url) == omelets(expected).map(\.sourceURL), "\(kinds)")
      }
    }
  }

  @Test func `the provider keeps the protocol`() async throws {
    try await withPuppy(omelets(35)) { puppy in
      let findings = await ProviderConformance(
        puppy.provider, query: SearchQuery(text: "omelet"), patience: .patience
      ).run()
      #expect(findings.filter { $0.severity == .error } == [])
    }
  }
}

/// A repeatable source of random numbers; Knuth's MMIX constants, upper half repeated.
private struct LinearGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32 | state << 32
  }
}

private func omelets(_ count: Int) -> [SimulatedRecipe] {
  (0..<count).map { number in
    SimulatedRecipe(
      id: "\(number + 1)", title: "Omelet & Leeks No. \(number + 1)",
      sourceURL: number.isMultiple(of: 3)
        ? "http://find.example/dyn?recipe_id=\(number)" : "http://blog.example/0,165,\(number)",
      ingredientNames: ["eggs", number.isMultiple(of: 2) ? "leeks" : "onions"]
        + (number.isMultiple(of: 5) ? ["ham"] : ["salt"]))
  }
}

private struct Puppy {
  var provider: any RecipeProvider
  var simulator: Simulator

  func walk(_ query: SearchQuery = SearchQuery(text: "omelet")) async -> PageWalkResult {
    await PageWalk(provider: provider, query: query, wanted: 1_000).run()
  }
}

private func withPuppy(
  _ recipes: [SimulatedRecipe], options: SimulatorOptions = SimulatorOptions(),
  faults: FaultPlan = FaultPlan(), gapTolerance: Int? = nil,
  _ body: (Puppy) async throws -> Void
) async throws {
  let simulator = try await Simulator.start(
    .recipePuppy, recipes: recipes, options: options, faults: faults)
  let transport = HTTPClientTransport(
    HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
    allowedOrigins: [simulator.baseURL])
  var settings: [String: JSON] = ["baseURL": .string(simulator.baseURL)]
  settings["gapTolerance"] = gapTolerance.map(JSON.int)
  let provider = try ProviderKind.recipePuppy.make(
    ProviderContext(id: "puppy", settings: settings, transport: transport))
  do {
    try await body(Puppy(provider: provider, simulator: simulator))
  } catch {
    await transport.shutdown()
    await simulator.stop()
    throw error
  }
  await transport.shutdown()
  await simulator.stop()
}
