/// How much of an ingredient is needed, in a form in which sources can be compared.
public struct DishQuantity: Sendable, Hashable {
  /// What an amount is measured in.
  public enum Measure: Sendable, Hashable {
    /// Grams.
    case mass
    /// Millilitres.
    case volume
    /// Pieces by their name in the singular: `clove`; empty for bare numbers, as in `3 eggs`.
    case count(String)
  }

  /// What the amount is measured in.
  public var measure: Measure
  /// The amount, or the lower end of a range.
  public var lower: Double
  /// The upper end of a range; the same as ``lower`` for a single number.
  public var upper: Double

  /// Creates a quantity.
  public init(_ measure: Measure, _ lower: Double, to upper: Double? = nil) {
    self.measure = measure
    self.lower = lower
    self.upper = upper ?? lower
  }

  /// The middle of a range, which stands for it where figures are reckoned.
  public var middle: Double { (lower + upper) / 2 }

  /// How far apart two amounts may be and still be the same in a kitchen: 6 % of the greater one
  /// covers 8 oz as 225 g, ⅔ as 0.67 and a cup as 250 ml.
  public static let tolerance = 0.06

  /// Whether two amounts are the same but for ``tolerance``.
  static func isSame(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= tolerance * max(left, right)
  }
}

extension DishQuantity.Measure: Comparable {
  /// Masses before volumes before pieces, these by the bytes of their names.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.count(let one), .count(let other)): one.utf8.lexicographicallyPrecedes(other.utf8)
    default: left.place < right.place
    }
  }

  private var place: Int {
    switch self {
    case .mass: 0
    case .volume: 1
    case .count: 2
    }
  }
}
