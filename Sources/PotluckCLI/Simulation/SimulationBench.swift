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
  /// - Returns: The running simulators.
  /// - Throws: ``ToolFailure`` when a port cannot be had.
  static func start(
    _ styles: [SimulatorStyle], faults: FaultPlan, firstPort: Int = 0
  ) async throws -> SimulationBench {
    var started: [Simulator] = []
    for (index, style) in styles.enumerated() {
      let port = firstPort == 0 ? 0 : firstPort + index
      do {
        started.append(try await Simulator.start(style, faults: faults, port: port))
      } catch {
        for simulator in started { await simulator.stop() }
        let place = port == 0 ? "a free port" : "port \(port)"
        throw ToolFailure(
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

  /// Entries for those simulators whose kind is in this program.
  func entries(_ kinds: [ProviderKind]) -> [JSON] {
    simulators.filter { $0.style.isBuiltIn(kinds) }.map { simulator in
      var entry: JSONObject = [
        "id": .string(simulator.style.rawValue), "use": .string(simulator.style.kindName),
        "baseURL": .string(simulator.baseURL),
      ]
      if let dialect = simulator.style.dialect { entry["style"] = .string(dialect) }
      if simulator.style.needsKey { entry["key"] = ["env": .string(Self.keyVariable)] }
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
    case .food2fork, .food2forkCommunity, .forkify: "food2fork"
    case .recipePuppy: "recipepuppy"
    }
  }

  /// The kind's `style` setting, where it has one.
  var dialect: String? {
    switch self {
    case .food2fork: "classic"
    case .food2forkCommunity: "community"
    case .forkify: "forkify"
    case .recipePuppy: nil
    }
  }

  /// Whether the service demands a key.
  var needsKey: Bool { self == .food2fork || self == .food2forkCommunity }

  /// Whether the kind is in this program.
  func isBuiltIn(_ kinds: [ProviderKind]) -> Bool { kinds.contains { $0.name == kindName } }

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
    }
  }
}
