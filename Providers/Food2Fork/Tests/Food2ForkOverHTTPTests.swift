import Food2Fork
import PotluckSimulator
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// The adapter against servers on loopback that have the services' quirks.
@Suite(.fewAtOnce) struct Food2ForkOverHTTPTests {
  @Test func `with every quirk the whole list arrives, in order and clean`() async throws {
    try await withService(.food2fork, soups(75)) { service in
      let result = await service.walk()
      #expect(result.accepted.map(\.listing.id.id) == soups(75).map(\.id))
      #expect(result.accepted.map(\.listing.title) == soups(75).map(\.title))
      #expect(result.accepted.map(\.rank) == Array(1...75))
      #expect(result.listings.dropped(.repeated) > 0)
      #expect(result.error == nil && result.pages.gaps.isEmpty)
      let ratings = result.accepted.compactMap(\.listing.rating)
      #expect(ratings.count == 75 && ratings.allSatisfy { $0.scale == 100 })
      #expect(result.accepted.allSatisfy { WebLink.isWebLink($0.listing.url ?? "") })
    }
  }

  @Test func `no more pages are asked for than are needed`() async throws {
    try await withService(.food2fork, soups(100), quirks: []) { service in
      let result = await service.walk(wanted: 60)
      #expect(result.end == .enough)
      #expect(service.simulator.requests.count == 2)
    }
  }

  @Test func `a detail has the recipe's own ingredients, cleaned`() async throws {
    try await withService(.food2fork, soups(12)) { service in
      for soup in soups(12) {
        let id = ListingID(provider: "f2f", id: soup.id)
        let listing = try await service.provider.recipe(for: id).listing
        #expect(listing.title == soup.title)
        #expect(listing.ingredients.count == soup.ingredients.count)
        #expect(listing.ingredients.allSatisfy { TextCleaning.clean($0) == $0 })
      }
    }
  }

  @Test func `the used up quota ends the walk with what is there`() async throws {
    let plan = FaultPlan([FaultRule(.quota(after: 1))])
    try await withService(.food2fork, soups(75), quirks: [], faults: plan) { service in
      let result = await service.walk()
      #expect(result.listings.kept == 30)
      #expect(result.error?.code == .quotaExceeded)
      #expect(service.simulator.requests.count == 2)
    }
  }

  @Test(arguments: [SimulatorStyle.food2fork, .food2forkCommunity])
  func `wrong credentials are unauthorized and never shown`(style: SimulatorStyle) async throws {
    try await withService(style, soups(3), key: "wrong-secret") { service in
      let result = await service.walk()
      #expect(result.error?.code == .unauthorized)
      #expect(result.error?.description.contains("wrong-secret") == false)
      #expect(service.simulator.requests.count == 1)
    }
  }

  @Test(arguments: [SimulatorStyle.food2fork, .food2forkCommunity])
  func `a failed page is looked past`(style: SimulatorStyle) async throws {
    let plan = FaultPlan([FaultRule(FaultMatch(pages: [2]), .status(500))])
    try await withService(style, soups(75), quirks: [], faults: plan) { service in
      let result = await service.walk()
      #expect(result.listings.kept == 45)
      #expect(result.pages.gaps == [PageGap(page: 2, reason: "httpError", httpStatus: 500)])
      // The community's server counts its list, so that it is known what the page held.
      let isCounted = style == .food2forkCommunity
      #expect(
        result.error?.message
          == (isCounted ? "only 45 of its 75 recipes came, 30 are out of reach" : nil))
    }
  }

  @Test func `the community's pages overlap, nothing comes twice, and what is missing is told`()
    async throws
  {
    try await withService(.food2forkCommunity, soups(75)) { service in
      let result = await service.walk()
      let ids = result.accepted.map(\.listing.id)
      #expect(Set(ids).count == ids.count)
      #expect(result.listings.received == 75)
      #expect(result.listings.kept + result.listings.dropped(.repeated) == 75)
      #expect(result.end == .exhausted)
      #expect(result.error?.message.contains("only \(ids.count) of its 75 recipes came") == true)
      #expect(result.accepted.allSatisfy { !$0.listing.ingredients.isEmpty })
    }
  }

  @Test func `the community's list keeps its order where the server does`() async throws {
    let quirks = SimulatorQuirks.all.subtracting(.unstableOrder)
    try await withService(.food2forkCommunity, soups(75), quirks: quirks) { service in
      let result = await service.walk()
      #expect(result.accepted.map(\.listing.title) == soups(75).map(\.title))
      #expect(result.total == 75)
      #expect(service.simulator.requests.count == 3)
    }
  }

  @Test func `Forkify's list comes at once, and an unknown word brings none`() async throws {
    try await withService(.forkify, soups(75)) { service in
      let result = await service.walk()
      #expect(result.listings.kept == 75)
      #expect(service.simulator.requests.count == 1)
      let unknown = await service.walk(SearchQuery(text: "unobtainium"))
      #expect(unknown.error == nil)
      #expect(unknown.end == .exhausted)
      #expect(unknown.listings.received == 0)
    }
  }

  @Test(arguments: [
    (Fault.rename([Fault.Renaming(from: "recipes", to: "meals")]), ProviderError.Code.drift),
    (.rename([Fault.Renaming(from: "title", to: "name")]), .drift),
    (.retype(["recipes"]), .drift), (.page(.phpError), .invalidResponse),
    (.page(.parked), .invalidResponse), (.nested(depth: 5_000), .invalidResponse),
    (.truncate(after: 200), .invalidResponse), (.garbage("SSH-2.0-OpenSSH"), .invalidResponse),
    (.status(429), .rateLimited), (.status(402), .quotaExceeded), (.status(503), .httpError),
  ])
  func `a broken answer is an error of its kind`(
    fault: Fault, code: ProviderError.Code
  ) async throws {
    let plan = FaultPlan([FaultRule(fault)])
    try await withService(.food2fork, soups(40), quirks: [], faults: plan) { service in
      let result = await service.walk()
      #expect(result.error?.code == code, "\(result.error?.description ?? "no error")")
      #expect(result.listings.kept == 0)
    }
  }

  @Test func `a list that never ends is stopped`() async throws {
    let plan = FaultPlan([FaultRule(.repeatPage(1))])
    try await withService(.food2fork, soups(75), quirks: [], faults: plan) { service in
      let result = await service.walk()
      #expect(result.error?.code == .pagingLoop)
      #expect(result.listings.kept == 30)
      #expect(service.simulator.requests.count == 2)
    }
  }

  @Test(arguments: [SimulatorStyle.food2fork, .food2forkCommunity, .forkify])
  func `every style keeps the protocol`(style: SimulatorStyle) async throws {
    try await withService(style, soups(75)) { service in
      let findings = await ProviderConformance(
        service.provider, query: SearchQuery(text: "soup"), patience: .patience
      ).run()
      #expect(findings.filter { $0.severity == .error } == [])
    }
  }
}

/// Soups in the order of their rating, some with characters that the services escape.
private func soups(_ count: Int) -> [SimulatedRecipe] {
  let names = ["Leek & Potato", "Grandma\u{2019}s Pea", "Crème de Crécy", "Miso", "Jalapeño"]
  return (0..<count).map { number in
    SimulatedRecipe(
      id: number.isMultiple(of: 2) ? "\(35_000 + number)" : String(0xb2_6900 + number, radix: 16),
      title: "\(names[number % names.count]) Soup No. \(number + 1)",
      sourceURL: "http://blog.example/soup/\(number)",
      ingredients: ["½ cup *leeks*", "2 *potatoes*", "1 pinch *salt*"],
      rating: 100 - Double(number) / 10)
  }
}

private struct Service {
  var provider: any RecipeProvider
  var simulator: Simulator

  func walk(
    _ query: SearchQuery = SearchQuery(text: "soup"), wanted: Int = 1_000
  ) async -> PageWalkResult {
    await PageWalk(provider: provider, query: query, wanted: wanted).run()
  }
}

private func withService(
  _ style: SimulatorStyle, _ recipes: [SimulatedRecipe], quirks: SimulatorQuirks = .all,
  key: String = SimulatorOptions.demoKey, faults: FaultPlan = FaultPlan(),
  _ body: (Service) async throws -> Void
) async throws {
  let simulator = try await Simulator.start(
    style, recipes: recipes, options: SimulatorOptions(quirks: quirks), faults: faults)
  let transport = HTTPClientTransport(
    HTTPTransportSettings(timeout: .patience, connectTimeout: .patience),
    allowedOrigins: [simulator.baseURL])
  let name =
    switch style {
    case .food2forkCommunity: "community"
    case .forkify: "forkify"
    default: "classic"
    }
  let provider = try ProviderKind.food2fork.make(
    ProviderContext(
      id: "f2f", settings: ["baseURL": .string(simulator.baseURL), "style": .string(name)],
      secrets: ["key": Secret(key)], transport: transport))
  do {
    try await body(Service(provider: provider, simulator: simulator))
  } catch {
    await transport.shutdown()
    await simulator.stop()
    throw error
  }
  await transport.shutdown()
  await simulator.stop()
}
