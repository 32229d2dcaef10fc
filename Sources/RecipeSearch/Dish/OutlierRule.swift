/// Tells which amounts are far from the others.
///
/// Tukey's fences: an amount lies outside when it is more than 1.5 interquartile ranges below the
/// lower or above the upper quartile (Tukey, *Exploratory Data Analysis*, Addison-Wesley 1977).
/// Quartiles are those of ``Distribution``. What is within kitchen rounding of the nearer quartile
/// (``DishQuantity/tolerance``) is never named, so that where most agree a rounded amount is none.
public enum OutlierRule {
  /// How many interquartile ranges the fences lie away from the quartiles.
  public static let fence = 1.5
  /// The fewest amounts among which one can be told to be far off.
  public static let fewest = 5

  /// The amounts outside of the fences, in their order.
  static func outliers(
    among amounts: [DishIngredient.Amount], _ spread: Distribution?
  ) -> [DishIngredient.Amount] {
    guard let spread, spread.count >= fewest else { return [] }
    let reach = fence * (spread.upperQuartile - spread.lowerQuartile)
    return amounts.filter { amount in
      let isBelow = amount.value < spread.lowerQuartile - reach
      let isAbove = amount.value > spread.upperQuartile + reach
      guard isBelow || isAbove else { return false }
      return !DishQuantity.isSame(
        amount.value, isBelow ? spread.lowerQuartile : spread.upperQuartile)
    }
  }
}
