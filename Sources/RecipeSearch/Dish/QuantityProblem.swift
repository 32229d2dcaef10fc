/// Why quantities cannot be compared.
public enum QuantityProblem: Sendable, Hashable {
  /// A line says no amount that can be read.
  case noAmount
  /// A word such as `heaping` makes the amount inexact.
  case inexact
  /// Amounts of different measures are added up, or one is taken off another.
  case severalAmounts
  /// The numbers are too large to reckon with.
  case tooLarge
  /// One is measured otherwise than the other, and neither says how much that is in the other's
  /// measure: a mass against a volume, cloves against heads.
  case otherMeasure(DishQuantity.Measure, DishQuantity.Measure)
  /// Amounts are reckoned for one serving, and the recipe does not say how many it makes.
  case servingsUnknown

  /// The problem's name in the JSON documents.
  public var name: String {
    switch self {
    case .noAmount: "noAmount"
    case .inexact: "inexact"
    case .severalAmounts: "severalAmounts"
    case .tooLarge: "tooLarge"
    case .otherMeasure: "otherMeasure"
    case .servingsUnknown: "servingsUnknown"
    }
  }
}
