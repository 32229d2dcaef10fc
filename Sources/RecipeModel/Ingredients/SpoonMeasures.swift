/// Customary spoons, cups, ounces and pounds that a cook can measure out.
///
/// Cups come in quarters and thirds, tablespoons in halves, teaspoons in quarters, thirds and an
/// eighth. What is smaller or lies between is given in the next smaller unit, or in two: `2
/// tablespoons + 2 teaspoons`, `1 lb 11 oz`. The rounding is at most 4 %, as in the steps of the
/// *Guide for Rounding Off Weights and Measures* (U.S. Department of Agriculture, *Measuring Success
/// with Standardized Recipes*, 2002).
struct SpoonMeasures {
  /// One unit and how many of it.
  struct Part: Hashable {
    var value: Fraction
    var unit: KitchenUnit
  }

  /// Whether spoons may become cups: they do in kitchens that measure by cups.
  let usesCups: Bool
  /// Whether an amount may be given in two units.
  let allowsPairs: Bool

  private static let tolerance = 0.04

  /// The amount in one or two units; nil where nothing that can be measured comes close.
  func parts(_ amount: Fraction, _ unit: KitchenUnit) -> [Part]? {
    switch unit {
    case .teaspoon: teaspoons(amount)
    case .tablespoon: tablespoons(amount)
    case .cup: cups(amount)
    case .quart, .gallon: quarts(amount, unit)
    case .ounce: ounces(amount)
    case .pound: pounds(amount)
    default: single(amount, unit, of: amount < 10 ? [1, 2, 3, 4] : [1, 2])
    }
  }

  // MARK: Volumes

  private func teaspoons(_ amount: Fraction) -> [Part]? {
    if amount >= 3, let spoons = amount.divided(by: 3) {
      let isCommon = amount == 4 || amount == 5
      return isCommon ? [Part(value: amount, unit: .teaspoon)] : tablespoons(spoons)
    }
    let whole = Fraction(amount.numerator / amount.denominator)
    if let part = single(amount, .teaspoon, of: amount < 1 ? [1, 2, 3, 4, 6] : [1, 2, 3, 4]) {
      if part[0].value.denominator != 6 || part[0].value.numerator == 1 { return part }
    }
    guard let eighth = Fraction(1, over: 8), let sixteenth = Fraction(1, over: 16) else {
      return nil
    }
    if isNear(amount, eighth) { return single(amount, .teaspoon, of: [8]) }
    // Below an eighth there are pinches: a sixteenth of a teaspoon.
    if amount.doubleValue < 0.115 {
      return [Part(value: 1, unit: .piece("pinch"))]
    }
    guard allowsPairs else {
      // One end of a range: eighths, or the nearest of what spoons have.
      let near =
        8 % amount.denominator == 0 ? amount : AmountRounding.nearest(amount, of: [2, 3, 4])
      return near.flatMap {
        isNear(amount, $0, within: 0.12) ? [Part(value: $0, unit: .teaspoon)] : nil
      }
    }
    let pinch = Part(value: 1, unit: .piece("pinch"))
    let rests = [(Part(value: eighth, unit: .teaspoon), eighth), (pinch, sixteenth)]
    for (rest, size) in rests {
      for quarters in 0...3 {
        guard let base = Fraction(quarters, over: 4)?.adding(whole), base > 0,
          isNear(amount, base.adding(size))
        else { continue }
        return [Part(value: base, unit: .teaspoon), rest]
      }
    }
    if isNear(amount, eighth.adding(sixteenth)) {
      return [Part(value: eighth, unit: .teaspoon), pinch]
    }
    if let part = single(amount, .teaspoon, of: [1, 2, 3, 4], within: 0.1) { return part }
    // Of so little, what spoons have is near enough: an eighth, a quarter, a third.
    guard amount.doubleValue < 0.35 else { return nil }
    return AmountRounding.nearest(amount, of: [4, 8, 3]).map { [Part(value: $0, unit: .teaspoon)] }
  }

  private func tablespoons(_ amount: Fraction) -> [Part]? {
    guard let inTeaspoons = amount.multiplied(by: 3) else { return nil }
    if amount < 1 {
      if let half = single(amount, .tablespoon, of: [2], within: 0.001) { return half }
      return isNear(amount, 1) ? [Part(value: 1, unit: .tablespoon)] : teaspoons(inTeaspoons)
    }
    if usesCups, amount >= 8, let cups = amount.divided(by: 16),
      let part = single(cups, .cup, of: [1, 2, 3, 4])
    {
      return part
    }
    if let part = single(amount, .tablespoon, of: [1, 2]) { return part }
    if amount < 2, let part = single(inTeaspoons, .teaspoon, of: [1]) { return part }
    return pair(amount, .tablespoon, .teaspoon, holding: 3, of: [1, 2, 4])
  }

  private func cups(_ amount: Fraction) -> [Part]? {
    guard let spoons = amount.multiplied(by: 16) else { return nil }
    if amount >= 16, let quarts = amount.divided(by: 4),
      let part = single(quarts, .quart, of: [1, 2, 4], within: 0.001)
    {
      return part
    }
    if amount.doubleValue < 0.24 { return tablespoons(spoons) }
    let parts = amount < 10 ? [1, 2, 3, 4] : [1, 2]
    if let part = single(amount, .cup, of: parts, within: 0.001) { return part }
    if spoons.isWhole, amount > 1,
      let pair = pair(amount, .cup, .tablespoon, holding: 16, of: [1], whole: [1, 2, 4])
    {
      return pair
    }
    if let part = single(amount, .cup, of: parts) { return part }
    if amount < 1, let part = single(spoons, .tablespoon, of: [1]), part[0].value < 8 {
      return part
    }
    return pair(amount, .cup, .tablespoon, holding: 16, of: [1, 2], whole: [1, 2, 4])
  }

  private func quarts(_ amount: Fraction, _ unit: KitchenUnit) -> [Part]? {
    if let part = single(amount, unit, of: [1, 2, 4]) { return part }
    // A gallon holds four quarts, and a quart four cups.
    return amount.multiplied(by: 4).flatMap { parts($0, unit == .gallon ? .quart : .cup) }
  }

  // MARK: Masses

  private func ounces(_ amount: Fraction) -> [Part]? {
    if amount < 16 { return single(amount, .ounce, of: amount < 10 ? [1, 2, 3, 4] : [1, 2]) }
    return amount.divided(by: 16).flatMap(pounds)
  }

  private func pounds(_ amount: Fraction) -> [Part]? {
    if [1, 2, 3, 4].contains(amount.denominator), amount < 10 || amount.denominator < 3 {
      return [Part(value: amount, unit: .pound)]
    }
    guard let ounces = amount.multiplied(by: 16) else { return nil }
    if amount < 1 { return self.ounces(ounces) }
    if !ounces.isWhole || !allowsPairs, let part = single(amount, .pound, of: [1, 2, 3, 4]) {
      return part
    }
    return pair(amount, .pound, .ounce, holding: 16, of: [1, 2])
  }

  // MARK: Rounding

  /// The nearest of the parts of one unit, wholes before halves before thirds, where it is near enough.
  private func single(
    _ amount: Fraction, _ unit: KitchenUnit, of parts: [Int], within bound: Double = tolerance
  ) -> [Part]? {
    guard let value = AmountRounding.nearest(amount, of: parts, within: bound) else { return nil }
    return [Part(value: value, unit: unit)]
  }

  /// As many of a unit as fit, in the `whole` parts of it, and the rest in parts of a smaller one.
  private func pair(
    _ amount: Fraction, _ unit: KitchenUnit, _ smaller: KitchenUnit, holding count: Fraction,
    of restParts: [Int], whole: [Int] = [1]
  ) -> [Part]? {
    guard allowsPairs else { return nil }
    for restPart in restParts {
      for part in whole {
        guard let step = Fraction(1, over: part),
          let times = amount.divided(by: step),
          let base = step.multiplied(by: Fraction(times.numerator / times.denominator)),
          base.numerator > 0, let rest = amount.subtracting(base)?.multiplied(by: count),
          let near = AmountRounding.nearest(rest, of: [restPart]), near.numerator > 0,
          near < (step.multiplied(by: count) ?? count),
          let sum = near.divided(by: count)?.adding(base), isNear(amount, sum)
        else { continue }
        // Rather than more than three spoons beside it, a larger part of the cup is given.
        if unit == .cup, part < 4, near > 3 { continue }
        return [Part(value: base, unit: unit), Part(value: near, unit: smaller)]
      }
    }
    return nil
  }

  private func isNear(
    _ amount: Fraction, _ other: Fraction?, within bound: Double = tolerance
  ) -> Bool {
    guard let other else { return false }
    return AmountRounding.isNear(other, amount, within: bound)
  }
}
