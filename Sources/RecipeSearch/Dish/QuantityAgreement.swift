/// What comes of holding one quantity against another.
public enum QuantityAgreement: Sendable, Hashable {
  /// Both are the same, but for ``DishQuantity/tolerance``.
  case equal
  /// The second one is so many times the first; always finite and positive.
  case differs(ratio: Double)
  /// They cannot be compared.
  case incomparable(QuantityProblem)

  /// Holds the amounts of one line against those of a line that it is measured by.
  ///
  /// Compared in the first measure of `reference` that both lines know; ranges by both their ends,
  /// and by their middles where these differ.
  init(_ amounts: LineAmounts, against reference: LineAmounts) {
    if let problem = reference.problem ?? amounts.problem {
      self = .incomparable(problem)
      return
    }
    for base in reference.quantities {
      guard let other = amounts.quantities.first(where: { $0.measure == base.measure })
      else { continue }
      let isSame =
        DishQuantity.isSame(base.lower, other.lower)
        && DishQuantity.isSame(base.upper, other.upper)
      let ratio = other.middle / base.middle
      self =
        isSame
        ? .equal
        : ratio.isFinite && ratio > 0 ? .differs(ratio: ratio) : .incomparable(.tooLarge)
      return
    }
    guard let mine = reference.quantities.first, let other = amounts.quantities.first else {
      self = .incomparable(.noAmount)
      return
    }
    self = .incomparable(.otherMeasure(mine.measure, other.measure))
  }
}
