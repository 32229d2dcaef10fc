/// A family of kitchen measures that a person cooks with.
public enum UnitSystem: String, Sendable, CaseIterable {
  /// Grams and millilitres; degrees Celsius.
  case metric
  /// US customary ounces, pounds, spoons and cups; degrees Fahrenheit.
  case us
}
