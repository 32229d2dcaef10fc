import PotluckSimulator
import RecipeModel

/// Recipes whose number shows in title, id and address.
func soups(_ range: ClosedRange<Int>) -> [SimulatedRecipe] {
  range.map { number in
    SimulatedRecipe(
      id: "\(1000 + number)", title: "Soup \(number)",
      sourceURL: "http://www.soups.example/soup-\(number)",
      ingredients: ["2 cups *water*", "½ teaspoon *salt*"], rating: Double(100 - number))
  }
}

extension JSON {
  /// The titles of a list answer of any style.
  var titles: [String] {
    let list = self["recipes"] ?? self["results"]
    return (list?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }
  }

  /// The names of the members of an object, in order.
  var names: [String] { (objectValue?.members ?? []).map(\.name) }
}

extension SimulatorOptions {
  /// No quirk at all: what is served is what was given.
  static let plain = SimulatorOptions(quirks: [], pastEnd: .empty)
}

/// Starts a simulator for one test and stops it afterwards.
func withSimulator<Value>(
  _ style: SimulatorStyle, recipes: [SimulatedRecipe]? = nil,
  options: SimulatorOptions = .plain, faults: [FaultRule] = [],
  _ body: (Simulator) async throws -> Value
) async throws -> Value {
  let simulator = try await Simulator.start(
    style, recipes: recipes, options: options, faults: FaultPlan(faults))
  do {
    let value = try await body(simulator)
    await simulator.stop()
    return value
  } catch {
    await simulator.stop()
    throw error
  }
}
