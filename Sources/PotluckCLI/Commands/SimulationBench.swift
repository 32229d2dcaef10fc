import PotluckService
import PotluckSimulator
import RecipeModel
import RecipeProviderKit

/// Simulators that run together, and the entries that make a search ask them.
struct SimulationBench {
  /// The simulators, in the order in which they were asked for.
  let simulators: [Simulator]

  /// Starts simulators on loopback.
  /// - Parameters:
  ///   - styles: The services to imitate.
  ///   - faults: What goes wrong.
  ///   - firstPort: The port of the first; the others follow. 0 lets the system choose.
  ///   - isDemonstration: Whether they serve what the demonstration shows.
  ///   - site: How the web sites among them are set up.
  /// - Returns: The running simulators.
  /// - Throws: ``Failure`` when a port cannot be had.
  static func start(
    _ styles: [SimulatorStyle], faults: FaultPlan, firstPort: Int = 0,
    isDemonstration: Bool = false, site: SiteSettings = SiteSettings()
  ) async throws -> SimulationBench {
    var started: [Simulator] = []
    for (index, style) in styles.enumerated() {
      let port = firstPort == 0 ? 0 : firstPort + index
      do {
        let shown = isDemonstration ? SimulatorCatalog.demonstration(style) : nil
        started.append(
          try await Simulator.start(
            style, recipes: shown?.recipes,
            options: shown?.options ?? SimulatorOptions(site: site), faults: faults, port: port))
      } catch {
        for simulator in started { await simulator.stop() }
        let place = port == 0 ? "a free port" : "port \(port)"
        throw Failure(
          "cannot listen on 127.0.0.1, \(place)",
          fix: port == 0
            ? "check that this machine may open ports on 127.0.0.1"
            : "choose another one with --port, or leave it out for a free one")
      }
    }
    return SimulationBench(simulators: started)
  }

  /// Stops them all.
  func stop() async {
    for simulator in simulators { await simulator.stop() }
  }

  /// Entries for those simulators whose kind is in this program, with all that it needs.
  func entries(_ kinds: KindCatalog) -> [JSON] {
    simulators.compactMap { simulator in
      let style = simulator.style
      guard let kind = kinds.kind(style.kindName) else { return nil }
      var entry: JSONObject = [
        "id": .string(style.rawValue), "use": .string(kind.name),
        "baseURL": .string(simulator.address),
      ]
      entry.members += style.settings.members
      for setting in kind.settings where setting.name != "baseURL" {
        if setting.form == .secret {
          if setting.isRequired || (style.needsKey && setting.name == "key") {
            entry[setting.name] = ["env": .string(Self.keyVariable)]
          }
        } else if setting.isRequired, entry[setting.name] == nil {
          entry[setting.name] = (try? JSON(parsing: setting.example(for: kind.name))) ?? .null
        }
      }
      return .object(entry)
    }
  }

  /// The variable that ready-to-paste configurations take the key from.
  static let keyVariable = "POTLUCK_DEMO_KEY"
}

extension SimulatorStyle {
  /// The name of the kind that speaks to the service; which kinds there are is only known while
  /// the program runs.
  var kindName: String {
    switch self {
    case .food2forkCommunity, .forkify: "food2fork"
    case .forkify2: "forkify"
    case .wordPressBlog: "wordpress"
    case .bloggerBlog: "blogger"
    default: rawValue
    }
  }

  /// What an entry says to its kind besides the address.
  fileprivate var settings: JSONObject {
    switch self {
    case .food2fork: ["style": "classic"]
    case .food2forkCommunity: ["style": "community"]
    case .forkify: ["style": "forkify"]
    case .openSearch, .solr, .meilisearch: ["index": "recipes"]
    default: [:]
    }
  }

  /// Whether the service demands a key that its kind can do without.
  fileprivate var needsKey: Bool {
    switch self {
    case .food2fork, .food2forkCommunity, .openSearch, .meilisearch: true
    default: false
    }
  }

  /// Whether the kind is in this program.
  func isBuiltIn(_ kinds: KindCatalog) -> Bool { kinds.contains(kindName) }

  /// What the service is known for, for the demonstration.
  var introduction: String {
    switch self {
    case .food2fork:
      "Food2Fork as it was until 2019: entities in titles, recipes twice, some without an id"
    case .food2forkCommunity:
      "its community server: slow, and in another order with every request"
    case .forkify: "Forkify, the same data for course participants: no key, no pages, no links back"
    case .recipePuppy:
      "RecipePuppy as it was in 2017: pages that fail with results behind them, tracking links"
    case .wordPressBlog:
      "a recipe blog on WordPress: one site's own dishes, by their titles and links"
    default: displayName
    }
  }
}
