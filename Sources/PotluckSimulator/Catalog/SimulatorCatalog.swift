/// The demo data: recipes of our own, spread over the services with believable overlap.
///
/// Some recipes are listed by several services under spellings of one address, some were copied to
/// another site under a similar title, and some share a title and nothing else.
public enum SimulatorCatalog {
  /// What one service serves in the demo, in its own order.
  public static func recipes(for style: SimulatorStyle) -> [SimulatedRecipe] {
    let recipes = dishes.flatMap { $0.recipes(for: style) }
    switch style {
    // The community server lists by its own number, RecipePuppy by nothing that shows.
    case .food2forkCommunity: return recipes.sorted { $0.numericID < $1.numericID }
    case .recipePuppy: return recipes.sorted { StableHash.of($0.title) < StableHash.of($1.title) }
    default: return recipes
    }
  }

  /// What goes wrong in the demo, for all services together.
  ///
  /// RecipePuppy fails on page 2 of searches for soups and stews, with results behind it, as it did
  /// in its day; the community server takes its time.
  public static let demoFaults = FaultPlan([
    FaultRule(
      FaultMatch(style: .recipePuppy, pages: [2], word: "soup"), .status(500)),
    FaultRule(
      FaultMatch(style: .recipePuppy, pages: [2], word: "stew"), .status(500)),
    FaultRule(FaultMatch(style: .food2forkCommunity), .latency(.milliseconds(120))),
    FaultRule(FaultMatch(style: .recipePuppy), .latency(.milliseconds(40))),
  ])

  private static let dishes: [DemoDish] =
    DemoData.soups + DemoData.mains + DemoData.pastaAndEggs + DemoData.greens + DemoData.baking
}

/// The dishes, a file for each kind.
enum DemoData {}
