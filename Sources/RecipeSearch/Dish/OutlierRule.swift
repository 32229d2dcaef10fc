/// Tells which amounts are far from the others.
///
/// Tukey's fences (Tukey, *Exploratory Data Analysis*, Addison-Wesley 1977) on the logarithms of the
/// amounts, as cooks think in times as much: an amount lies outside when it is more than 1.5
/// interquartile ranges below the lower or above the upper quartile, and at least ``times`` as much
/// or as little as that quartile. Quartiles are those of ``Distribution``. Where these are the same
/// but for kitchen rounding (``DishQuantity/tolerance``) there is no spread to be far from, and
/// nobody is named.
public enum OutlierRule {
  /// How many times as much as the nearer quartile, or as little, is the least that is far off.
  public static let times = 2.0
  /// The fewest amounts among which one can be told to be far off.
  public static let fewest = 5

  /// The amounts outside of the fences, in their order.
  static func outliers(
    among amounts: [DishIngredient.Amount], _ spread: Distribution?
  ) -> [DishIngredient.Amount] {
    guard let spread, spread.count >= fewest,
      !DishQuantity.isSame(spread.lowerQuartile, spread.upperQuartile)
    else { return [] }
    // One and a half times a logarithm is the number times its root.
    let range = spread.upperQuartile / spread.lowerQuartile
    let reach = max(times, range * range.squareRoot())
    return amounts.filter { amount in
      amount.value < spread.lowerQuartile / reach || amount.value > spread.upperQuartile * reach
    }
  }
}
