import BundledDefinitions
import PotluckSimulator
import RecipeDefinitions
import RecipeDiscovery
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import Synchronization
import TestSupport
import Testing

/// Explores sites that stand on loopback.
enum Exploring {
  static let home = "https://soups.example"

  static let definitions: [ProviderDefinition] = BundledDefinitions.all.compactMap {
    DefinitionReader.read($0.bytes, file: "\($0.name).json").definition
  }

  /// What is found out at an address, of servers by the origins that they stand for.
  static func explore(
    _ address: String, _ sites: [String: String], most: Int = 12,
    clock: any Clock<Duration> = ContinuousClock(), interval: Duration = .zero
  ) async throws -> Discovery {
    let transport = HTTPClientTransport(.patient)
    let told = Mutex<[Asked]>([])
    do {
      let discovery = SiteDiscovery(
        transport: NamedSites(
          transport: transport.scoped(to: Array(sites.values)), sites: sites,
          guarded: transport.scoped(to: [address])),
        definitions: definitions, clock: clock, interval: interval, mostRequests: most)
      let found = try await discovery.explore(RequestURL(address)) { asked in
        told.withLock { $0.append(asked) }
      }
      await transport.shutdown()
      #expect(told.withLock { $0 } == found.requests, "what was told is what was asked")
      #expect(found.requests.count <= most)
      #expect(found.chosen == nil || found.refusal == nil)
      return found
    } catch {
      await transport.shutdown()
      throw error
    }
  }

  /// What is found out at a path of a made site.
  static func explore(
    made site: MadeSite, _ path: String = "/", most: Int = 12
  ) async throws -> Discovery {
    defer { site.stop() }
    let found = try await explore(home + path, [home: site.baseURL], most: most)
    #expect(site.calls.count == found.requests.count, "the site's log shows what was told")
    #expect(site.calls.allSatisfy { $0.headers["user-agent"] == "Potluck/test" })
    return found
  }

  /// What is found out at a path of a simulated site.
  static func explore(
    _ style: SimulatorStyle, _ path: String = "/", _ settings: SiteSettings = SiteSettings(),
    recipes: [SimulatedRecipe]? = dishes, most: Int = 12
  ) async throws -> Discovery {
    var options = SimulatorOptions(quirks: [], pastEnd: .empty)
    options.site = settings
    options.site.address = home
    let simulator = try await Simulator.start(
      style, recipes: recipes, options: options, faults: FaultPlan([]))
    do {
      let found = try await explore(home + path, [home: simulator.baseURL], most: most)
      #expect(simulator.requests.count == found.requests.count)
      await simulator.stop()
      return found
    } catch {
      await simulator.stop()
      throw error
    }
  }

  /// Dishes with words of their own in their titles.
  static let dishes: [SimulatedRecipe] = [
    "Leek Tart", "Pumpkin Soup", "Chickpea Curry", "Walnut Bread", "Fennel Salad", "Apricot Cake",
    "Leek Soup", "Pumpkin Curry", "Walnut Cake", "Mushroom Soup", "Spinach Curry", "Rhubarb Cake",
  ].enumerated().map { index, title in
    let slug = title.lowercased().split(separator: " ").joined(separator: "-")
    return SimulatedRecipe(
      id: "\(1001 + index)", title: title, sourceURL: "\(home)/\(slug)",
      ingredients: ["1 cup *flour*"], rating: Double(90 - index))
  }
}

extension HTTPTransportSettings {
  /// Settings with which no request fails because the machine is busy.
  static let patient = HTTPTransportSettings(
    userAgent: "Potluck/test", timeout: .patience, connectTimeout: .patience)
}

extension Discovery {
  /// What was asked, as paths with their queries.
  var paths: [String] {
    requests.map { asked in
      (try? RequestURL(asked.address)).map { $0.path + ($0.query.map { "?" + $0 } ?? "") }
        ?? asked.address
    }
  }
}
