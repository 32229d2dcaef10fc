/// The demo data: recipes of our own, spread over the services with believable overlap.
public enum SimulatorCatalog {
  /// What one service serves in the demo, in its own order.
  public static func recipes(for style: SimulatorStyle) -> [SimulatedRecipe] { [] }
}
