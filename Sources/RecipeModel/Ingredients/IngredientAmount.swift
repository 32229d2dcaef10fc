/// How much of something: a number or a range, in a unit.
public struct IngredientAmount: Sendable, Hashable {
  /// The amount, or the lower end of a range; always positive.
  public var lower: Fraction
  /// The upper end of a range, as in `2-3`.
  public var upper: Fraction?
  /// What is counted; nil for bare numbers, as in `3 eggs`.
  public var unit: KitchenUnit?

  /// Creates an amount.
  public init(_ lower: Fraction, to upper: Fraction? = nil, unit: KitchenUnit? = nil) {
    self.lower = lower
    self.upper = upper
    self.unit = unit
  }

  /// What is measured; bare numbers count pieces.
  public var dimension: KitchenUnit.Dimension { unit?.dimension ?? .count }

  /// The amount times a factor; nil where the numbers grow beyond 64 bits.
  public func scaled(by factor: Fraction) -> IngredientAmount? {
    guard let lower = lower.multiplied(by: factor) else { return nil }
    guard let upper else { return IngredientAmount(lower, unit: unit) }
    return upper.multiplied(by: factor).map { IngredientAmount(lower, to: $0, unit: unit) }
  }

  /// The amount in another unit of the same dimension, exactly; nil for another dimension.
  public func expressed(in other: KitchenUnit) -> IngredientAmount? {
    guard let unit, unit.dimension == other.dimension,
      let factor = unit.baseAmount.divided(by: other.baseAmount), var amount = scaled(by: factor)
    else { return nil }
    amount.unit = other
    return amount
  }

  /// The amount in grams, millilitres or pieces, which makes amounts of one dimension comparable;
  /// nil where the numbers grow beyond 64 bits.
  ///
  /// Pieces compare only where their units agree: a clove is not a can. A dozen counts as 12.
  public var base: IngredientAmount? {
    switch unit {
    case nil: self
    case .piece("dozen"): scaled(by: 12).map { IngredientAmount($0.lower, to: $0.upper) }
    case .piece: self
    case let unit?: expressed(in: unit.dimension == .mass ? .gram : .milliliter)
    }
  }
}

extension Fraction: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}
