/// An amount made fit for a kitchen: rounded, and in the unit in which it can be measured out.
///
/// An amount in its source's unit is scaled; one in another unit is converted and rounded more
/// coarsely. See ``AmountRounding`` for the steps.
struct AmountPresentation {
  private(set) var lower: Fraction
  private(set) var upper: Fraction?
  private(set) var unit: KitchenUnit?
  /// What is added in a smaller unit: the teaspoons of `2 tbsp + 2 tsp`.
  private(set) var rest: SpoonMeasures.Part?
  private var isDecimal = false
  private var isConverted = false

  /// Rounds the amount.
  /// - Parameters:
  ///   - amount: the amount, exactly.
  ///   - written: how its source wrote it; an amount that has not changed is not rounded.
  ///   - kind: how pieces of it are taken.
  ///   - allowsPairs: whether it may be given in two units.
  init(
    _ amount: IngredientAmount, written: WrittenMeasure, kind: AmountRounding.PieceKind = .cut,
    allowsPairs: Bool = true
  ) {
    (lower, upper, unit) = (amount.lower, amount.upper, amount.unit)
    if amount == written.amount {
      if case .decimal = written.style { isDecimal = true }
      return
    }
    if amount.dimension == .count, amount.unit == written.amount.unit {
      let counted = Self.withoutBrokenDozens(amount)
      set(counted) { AmountRounding.pieces($0, kind) }
      return
    }
    isConverted = amount.unit != written.amount.unit
    switch amount.unit?.system {
    case .metric?:
      if isConverted { convertToMetric(amount) } else { scaleMetric(amount, written.style) }
    case .us? where isConverted: convertToUS(amount)
    case .us?:
      scaleSpoons(amount, written, allowsPairs: allowsPairs)
      if case .decimal = written.style {
        isDecimal = [lower, upper ?? 1].allSatisfy { 100 % $0.denominator == 0 } && rest == nil
      }
    case nil:
      if case .decimal = written.style {
        useDecimals(amount)
      } else {
        chooseFractions(amount, units: [])
      }
    }
  }

  /// Single pieces, unless they make whole or half dozens.
  private static func withoutBrokenDozens(_ amount: IngredientAmount) -> IngredientAmount {
    guard amount.unit?.isDozen == true, let base = amount.base,
      [amount.lower, amount.upper ?? 1].contains(where: { $0.denominator > 2 })
    else { return amount }
    return base
  }

  /// The style to write the numbers in, given the style of the source.
  func style(
    like written: AmountReader.Style, in language: LineLanguage?
  ) -> AmountReader.Style {
    switch written {
    case .decimal where isDecimal: written
    case .fraction where !isDecimal: written
    case _ where isDecimal: .decimal(comma: language?.hasDecimalComma ?? false)
    default: .fraction(slash: false)
    }
  }

  /// The style of plain figures, without vulgar fractions and decimal commas.
  var plainStyle: AmountReader.Style { isDecimal ? .decimal(comma: false) : .fraction(slash: true) }

  private mutating func set(_ amount: IngredientAmount, _ round: (Fraction) -> Fraction) {
    lower = round(amount.lower)
    upper = amount.upper.map(round)
    unit = amount.unit
  }

  private mutating func useDecimals(_ amount: IngredientAmount) {
    isDecimal = true
    // Scales show tenths of an ounce.
    set(amount) { amount.unit == .ounce && $0 >= 1 ? Self.tenths($0) : AmountRounding.decimal($0) }
  }

  private static func tenths(_ value: Fraction) -> Fraction {
    Fraction(1, over: 10).flatMap { value.rounded(toMultipleOf: $0) } ?? value
  }

  private mutating func convertToMetric(_ amount: IngredientAmount) {
    isDecimal = true
    guard let base = amount.base else { return useDecimals(amount) }
    let isMass = amount.dimension == .mass
    set(
      IngredientAmount(base.lower, to: base.upper, unit: isMass ? .gram : .milliliter),
      isMass ? AmountRounding.grams : AmountRounding.milliliters)
    enlarge()
  }

  /// Writes thousands of grams as kilograms, of millilitres as litres.
  private mutating func enlarge() {
    guard lower >= 1_000, unit == .gram || unit == .milliliter else { return }
    let larger: KitchenUnit = unit == .gram ? .kilogram : .liter
    guard let other = IngredientAmount(lower, to: upper, unit: unit).expressed(in: larger)
    else { return }
    set(other) { $0 }
  }

  private mutating func scaleMetric(_ amount: IngredientAmount, _ style: AmountReader.Style) {
    if case .fraction = style, [1, 2, 3, 4, 8].contains(amount.lower.denominator),
      [1, 2, 3, 4, 8].contains(amount.upper?.denominator ?? 1)
    {
      return
    }
    guard amount.unit != .milligram, let base = amount.base else { return useDecimals(amount) }
    isDecimal = true
    let isMass = amount.dimension == .mass
    let round = isMass ? AmountRounding.scaledMetric : AmountRounding.scaledVolume
    let rounded = IngredientAmount(
      round(base.lower), to: base.upper.map(round), unit: isMass ? .gram : .milliliter)
    let own = amount.unit.flatMap(rounded.expressed) ?? rounded
    let isLarge = rounded.lower >= 1_000
    let shown: IngredientAmount? =
      switch amount.unit {
      case .kilogram?, .liter?: isLarge ? own : rounded
      // Jugs have no hundredths of a decilitre.
      case .deciliter? where !isLarge:
        [own.lower, own.upper ?? 1].allSatisfy { 10 % $0.denominator == 0 } ? own : rounded
      default: isLarge ? rounded.expressed(in: isMass ? .kilogram : .liter) : own
      }
    set(shown ?? rounded) { $0 }
  }

  /// Scales spoons, cups, ounces and pounds to such as exist.
  private mutating func scaleSpoons(
    _ amount: IngredientAmount, _ written: WrittenMeasure, allowsPairs: Bool
  ) {
    let spoons = SpoonMeasures(
      usesCups: written.isEnglish, allowsPairs: allowsPairs && amount.upper == nil)
    if written.isLoose, unitStays(amount) { return set(amount) { AmountRounding.pieces($0) } }
    guard !written.isLoose, let unit = amount.unit, let parts = spoons.parts(amount.lower, unit),
      let first = parts.first
    else { return chooseFractions(amount, units: Self.lowerUnits(of: amount.unit)) }
    guard amount.upper != nil else {
      (lower, self.unit, rest) = (first.value, first.unit, parts.dropFirst().first)
      return
    }
    guard let upper = amount.expressed(in: first.unit)?.upper,
      let near = AmountRounding.nearest(
        upper, of: upper < 4 ? [1, 2, 3, 4] : [1, 2], within: 0.08)
    else { return chooseFractions(amount, units: Self.lowerUnits(of: amount.unit)) }
    (lower, self.upper, self.unit) = (first.value, near, first.unit)
  }

  /// Whether so much of a heaped spoon is not better taken with a smaller one.
  private func unitStays(_ amount: IngredientAmount) -> Bool {
    amount.unit != .tablespoon || amount.lower.doubleValue >= 0.5
  }

  private mutating func convertToUS(_ amount: IngredientAmount) {
    if amount.dimension == .mass {
      guard let ounces = amount.expressed(in: .ounce) else { return useDecimals(amount) }
      let pounds = ounces.lower < 32 ? nil : amount.expressed(in: .pound)
      return chooseFractions(pounds ?? ounces, units: pounds == nil ? [] : [.ounce])
    }
    guard let cups = amount.expressed(in: .cup), let spoons = amount.expressed(in: .tablespoon)
    else { return useDecimals(amount) }
    if cups.lower >= 16, let quarts = amount.expressed(in: .quart) {
      chooseFractions(quarts, units: [.cup])
    } else if cups.lower.doubleValue >= 0.24 {
      chooseFractions(cups, units: [.tablespoon, .teaspoon])
    } else if spoons.lower.doubleValue >= 0.97 {
      chooseFractions(spoons, units: [.teaspoon])
    } else {
      chooseFractions(amount.expressed(in: .teaspoon) ?? spoons, units: [])
    }
  }

  /// Takes the first unit in which measurable fractions come close; decimals where none does.
  private mutating func chooseFractions(_ amount: IngredientAmount, units: [KitchenUnit]) {
    for candidate in [amount] + units.compactMap(amount.expressed) {
      // A third of a tablespoon is a teaspoon; nobody has a spoon for the former.
      if candidate.unit == .tablespoon, candidate.lower.doubleValue < 0.5,
        units.contains(.teaspoon)
      {
        continue
      }
      guard let lower = AmountRounding.fraction(candidate.lower) else { continue }
      let upper = candidate.upper.map(AmountRounding.fraction)
      if case .some(nil) = upper { continue }
      (self.lower, self.upper, unit) = (lower, upper ?? nil, candidate.unit)
      return
    }
    useDecimals(amount)
  }

  private static func lowerUnits(of unit: KitchenUnit?) -> [KitchenUnit] {
    switch unit {
    case .gallon: [.quart, .cup, .tablespoon]
    case .quart, .pint: [.cup, .tablespoon, .teaspoon]
    case .cup, .fluidOunce: [.tablespoon, .teaspoon]
    case .tablespoon: [.teaspoon]
    case .pound: [.ounce]
    default: []
    }
  }
}

/// Numbers as a cook reads them.
enum AmountText {
  /// The number in a style: `1½`, `1 1/2`, `1.5` or `1,5`; a decimal where no fraction fits.
  static func text(_ value: Fraction, style: AmountReader.Style) -> String {
    switch style {
    case .decimal(let comma): decimal(value, comma: comma)
    case .fraction(let slash): fraction(value, slash: slash) ?? decimal(value, comma: false)
    case .whole: fraction(value, slash: false) ?? decimal(value, comma: false)
    }
  }

  private static func fraction(_ value: Fraction, slash: Bool) -> String? {
    let whole = value.numerator / value.denominator
    let part = value.numerator % value.denominator
    if part == 0 { return "\(whole)" }
    guard [2, 3, 4, 6, 8, 12, 16].contains(value.denominator) || value.numerator == 1 else {
      return nil
    }
    let head = whole == 0 ? "" : "\(whole)"
    if slash { return head + (whole == 0 ? "" : " ") + "\(part)/\(value.denominator)" }
    let sign = VulgarFraction.all.first {
      $0.numerator == part && $0.denominator == value.denominator
    }
    return sign.map { head + String($0.scalar) } ?? self.fraction(value, slash: true)
  }

  /// The number with as many places as it needs, at most nine.
  private static func decimal(_ value: Fraction, comma: Bool) -> String {
    var scale = 1
    var places = 0
    while places < 9, scale % value.denominator != 0 {
      scale *= 10
      places += 1
    }
    guard let scaled = value.rounded(toMultipleOf: Fraction(1, over: scale) ?? 1) else {
      return "\(value.numerator / value.denominator)"
    }
    let whole = scaled.numerator / scaled.denominator
    let rest = scaled.numerator % scaled.denominator * (scale / scaled.denominator)
    var digits = String(rest)
    digits = String(repeating: "0", count: max(0, places - digits.utf8.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(whole)" : "\(whole)\(comma ? "," : ".")\(digits)"
  }
}
