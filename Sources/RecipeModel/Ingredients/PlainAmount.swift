extension MeasuredIngredient {
  /// The amount and its unit apart, in plain figures: `1 1/2` and `cups`, `2-3` and nothing.
  ///
  /// For formats that keep both in fields of their own; rounded as ``text`` is. Nil where the line
  /// has no amount.
  public var plainAmount: (amount: String, unit: String)? {
    guard let measure = measures.first(where: { $0.role == .amount }) else { return nil }
    let shown = measure.shown
    let lower = AmountText.text(shown.lower, style: shown.plainStyle)
    let unit = measure.texts.unit
    guard let upper = shown.upper, upper != shown.lower else { return (lower, unit) }
    return ("\(lower)-\(AmountText.text(upper, style: shown.plainStyle))", unit)
  }
}
