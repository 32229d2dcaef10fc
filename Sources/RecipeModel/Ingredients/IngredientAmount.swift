import PotluckSupport

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
    case let unit? where unit.isDozen:
      scaled(by: 12).map { IngredientAmount($0.lower, to: $0.upper) }
    case .piece: self
    case let unit?: expressed(in: unit.dimension == .mass ? .gram : .milliliter)
    }
  }
}

extension IngredientAmount {
  /// The amount as a cook measures it out, for a figure that nobody wrote down: `1 tsp`, `⅓ cup`,
  /// `2 to 3 cloves`, `½ tsp to 1 tbsp`, `1/7`.
  ///
  /// Each end in the unit of the system that suits its size, rounded to what can be measured or cut;
  /// see ``AmountRounding``. Nil where the numbers grow beyond 64 bits.
  public func kitchenText(in system: UnitSystem) -> String? {
    guard let low = measurable(lower, in: system) else { return nil }
    guard let upper else { return low.kitchenText }
    guard let high = measurable(upper, in: system) else { return nil }
    if low == high { return low.kitchenText }
    let start = low.unit == high.unit ? low.kitchenNumber : low.kitchenText
    return "\(start) to \(high.kitchenText)"
  }

  private var kitchenText: String {
    guard let unit else { return kitchenNumber }
    let spelling = UnitWords.standard(unit)
    let isPlural = lower > 1 && !spelling.isAbbreviation
    return "\(kitchenNumber) \(isPlural ? spelling.plural : spelling.singular)"
  }

  private var kitchenNumber: String {
    if unit?.system == .metric { return AmountText.text(lower, style: .decimal(comma: false)) }
    return [1, 2, 3, 4, 8].contains(lower.denominator)
      ? AmountText.text(lower, style: .fraction(slash: false)) : lower.description
  }

  /// So much of the unit, in one that suits its size, rounded.
  private func measurable(_ value: Fraction, in system: UnitSystem) -> IngredientAmount? {
    let amount = IngredientAmount(value, unit: unit)
    guard dimension != .count else { return amount.rounded(AmountRounding.nearest) }
    guard let base = amount.base else { return nil }
    let isMass = dimension == .mass
    switch system {
    case .metric:
      let rounded = base.rounded(isMass ? AmountRounding.grams : AmountRounding.milliliters)
      return rounded.lower < 1_000
        ? rounded : rounded.expressed(in: isMass ? .kilogram : .liter)
    case .us:
      // Rounding may carry an amount to the next unit: 15 of 16 ounces are a pound.
      let units: [(KitchenUnit, least: Double)] =
        isMass
        ? [(.pound, 0.97), (.ounce, 0)]
        : [(.cup, 0.24), (.tablespoon, 0.97), (.teaspoon, 0)]
      let fitting = units.firstNonNil { unit, least in
        base.expressed(in: unit).flatMap { $0.lower.doubleValue >= least ? $0 : nil }
      }
      return fitting?.rounded(AmountRounding.nearest)
    }
  }

  private func rounded(_ round: (Fraction) -> Fraction) -> IngredientAmount {
    IngredientAmount(round(lower), unit: unit)
  }
}

extension IngredientAmount {
  /// The amount and its unit as a changed line shows them: `1½` and `cups`, `2-3` and nothing.
  ///
  /// In the amount's own unit or a smaller one of its system where that suits its size.
  /// - Parameter isConverted: whether it was converted, and so is rounded more coarsely.
  /// - Returns: the number and the unit; the unit is empty for a bare number.
  package func shownTexts(isConverted: Bool = false) -> (amount: String, unit: String) {
    // An amount that nobody wrote stands for the written one, so that this one counts as changed.
    let written = WrittenMeasure(
      amount: IngredientAmount(0, unit: isConverted ? .piece("") : unit), amountText: "",
      unitText: unit.map { UnitWords.standard($0).singular } ?? "", half: "",
      style: unit?.system == .metric ? .decimal(comma: false) : .fraction(slash: false),
      separator: "-", isLoose: false)
    return MeasuredIngredient.Measure(amount: self, role: .amount, written: written).texts
  }
}
