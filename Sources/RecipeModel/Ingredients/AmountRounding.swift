import PotluckSupport

/// Numbers that can be measured out in a kitchen.
///
/// What is exact and short stays exact. Everything else is rounded: fractions to those that
/// measuring cups have, decimals to steps that grow with the amount. A fraction that would be off
/// by more than 6 % is not used: a cup stands for 250 ml, not for 260.
enum AmountRounding {
  /// The nearest measurable fraction: eighths, quarters and thirds below 1, quarters and thirds
  /// below 10, halves above; nil when none is within 6 %.
  static func fraction(_ value: Fraction) -> Fraction? {
    if [1, 2, 3, 4, 8].contains(value.denominator) { return value }
    let parts = value < 1 ? [2, 3, 4, 8] : value < 10 ? [2, 3, 4] : [1, 2]
    guard let best = nearest(value, of: parts), best > 0, isNear(best, value, within: 0.06)
    else { return nil }
    return best
  }

  /// How pieces are taken.
  enum PieceKind {
    /// What can be cut: onions, cans, slices.
    case cut
    /// Eggs, yolks and whites, of which half is measured beaten.
    case egg
    /// What is not measured but taken by eye: pinches, sprigs, leaves.
    case vague
  }

  /// The nearest number of pieces that can be taken.
  ///
  /// Of what can be cut, the rounding is 5 % at most, up to 8 % from 3 pieces on: halves, thirds and
  /// quarters. Eggs are taken in halves, from 5 on whole, and below a half in quarters and an eighth of
  /// a beaten one; what is taken by eye is taken in halves.
  static func pieces(_ value: Fraction, _ kind: PieceKind = .cut) -> Fraction {
    if value.denominator == 1 { return value }
    if kind != .cut {
      let half = Fraction(1, over: 2) ?? value
      if kind == .egg, value.doubleValue < 0.33 {
        return Fraction(1, over: value.doubleValue < 0.1875 ? 8 : 4) ?? half
      }
      if value < half { return half }
      return nearest(value, of: value < 5 ? [2] : [1]) ?? value
    }
    if let whole = nearest(value, of: [1], within: 0.05) { return whole }
    if value >= 3 { return nearest(value, of: value < 10 ? [2] : [1]) ?? value }
    if let half = nearest(value, of: [2], within: 0.05) { return half }
    if let part = nearest(value, of: [3, 4], within: 0.06) { return part }
    return value < 1 ? nearest(value) : nearest(value, of: [2, 3, 4]) ?? value
  }

  /// The nearest multiple of one of the parts, the first one of equals.
  static func nearest(_ value: Fraction, of parts: [Int]) -> Fraction? {
    var best: (value: Fraction, error: Fraction)?
    for part in parts {
      guard let step = Fraction(1, over: part), let near = value.rounded(toMultipleOf: step),
        let error = distance(near, value)
      else { continue }
      if let best, error >= best.error { continue }
      best = (near, error)
    }
    return best?.value
  }

  /// The number itself where it is a multiple of one of the parts; else the nearest multiple of the
  /// first part that is near enough.
  static func nearest(_ value: Fraction, of parts: [Int], within bound: Double) -> Fraction? {
    if parts.contains(where: { $0 % value.denominator == 0 }) { return value }
    return parts.firstNonNil { part in
      guard let near = nearest(value, of: [part]), near > 0,
        isNear(near, value, within: bound)
      else { return nil }
      return near
    }
  }

  /// Whether two numbers differ by at most a share of the second.
  static func isNear(_ one: Fraction, _ other: Fraction, within bound: Double) -> Bool {
    guard let error = distance(one, other) else { return false }
    return error.doubleValue <= (bound + 1e-9) * other.doubleValue
  }

  /// The nearest amount that can be measured or cut, for figures that need not be exact.
  ///
  /// One part of so many below a quarter, eighths and thirds below 3, quarters and thirds below 10,
  /// halves below 20, wholes above. At most a seventh of it is rounded away.
  static func nearest(_ value: Fraction) -> Fraction {
    guard value.numerator > 0 else { return value }
    if value.doubleValue < 0.25 {
      let parts = (1 / value.doubleValue).rounded()
      return Int(exactly: parts).flatMap { Fraction(1, over: $0) } ?? value
    }
    let parts = value < 3 ? [2, 3, 4, 8] : value < 10 ? [2, 3, 4] : value < 20 ? [2] : [1]
    return nearest(value, of: parts) ?? value
  }

  /// A decimal in the same unit: exact with up to one place (two below 10, three below 1), else
  /// whole from 20 on, one place from 10 on, two from 1 on, two figures below.
  static func decimal(_ value: Fraction) -> Fraction {
    let exact = value < 1 ? 1_000 : value < 10 ? 100 : 10
    if exact % value.denominator == 0 { return value }
    if value >= 20 { return round(value, 1, 1) }
    if value >= 1 { return round(value, 1, value < 10 ? 100 : 10) }
    var scale = 100
    while scale < 1_000_000_000, value.numerator < value.denominator / (scale / 10) { scale *= 10 }
    return round(value, 1, scale)
  }

  /// Grams after scaling, at most 5 % off.
  ///
  /// Steps of two figures below 1, 0.1 below 10, ½ below 20, 1 below 100, 5 below 500, 10 below 1,000,
  /// 50 below 10,000, 100 above. What is exact in such figures stays.
  static func scaledMetric(_ value: Fraction) -> Fraction {
    if value < 1 { return decimal(value) }
    if value < 20, 2 % value.denominator == 0 { return value }
    if value.denominator == 1, value < 100 || value.numerator % (value < 1_000 ? 5 : 50) == 0 {
      return value
    }
    return stepped(
      value,
      [
        (10, 1, 10), (20, 1, 2), (100, 1, 1), (500, 5, 1), (1_000, 10, 1), (10_000, 50, 1),
      ])
  }

  /// Millilitres after scaling: as ``scaledMetric(_:)``, in steps of 5 from 50 on, as jugs have them.
  static func scaledVolume(_ value: Fraction) -> Fraction {
    value >= 50 && value < 100 && !(value.isWhole && value.numerator % 5 == 0)
      ? round(value, 5, 1) : scaledMetric(value)
  }

  /// A converted mass in grams: steps of 0.1 below 1, ¼ below 5, ½ below 20, 1 below 100, 5 below
  /// 500, 10 below 10,000, 100 above.
  static func grams(_ value: Fraction) -> Fraction {
    stepped(value, [(1, 1, 10), (5, 1, 4), (20, 1, 2), (100, 1, 1), (500, 5, 1), (10_000, 10, 1)])
  }

  /// A converted volume in millilitres: steps of 0.1 below 1, ¼ below 5, ½ below 10, 1 below 40, 5
  /// below 100, 10 below 1,000, 50 below 10,000, 100 above.
  static func milliliters(_ value: Fraction) -> Fraction {
    stepped(
      value,
      [
        (1, 1, 10), (5, 1, 4), (10, 1, 2), (40, 1, 1), (100, 5, 1), (1_000, 10, 1),
        (10_000, 50, 1),
      ])
  }

  private static func stepped(
    _ value: Fraction, _ steps: [(below: Int, step: Int, part: Int)]
  ) -> Fraction {
    let step = steps.first { value < Fraction($0.below) }
    let rounded = round(value, step?.step ?? 100, step?.part ?? 1)
    return rounded > 0 ? rounded : decimal(value)
  }

  private static func round(_ value: Fraction, _ step: Int, _ part: Int) -> Fraction {
    Fraction(step, over: part).flatMap { value.rounded(toMultipleOf: $0) } ?? value
  }

  private static func distance(_ one: Fraction, _ other: Fraction) -> Fraction? {
    one < other ? other.subtracting(one) : one.subtracting(other)
  }
}
