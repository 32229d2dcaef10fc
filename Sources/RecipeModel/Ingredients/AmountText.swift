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
    guard [2, 3, 4, 8].contains(value.denominator) else { return nil }
    let head = whole == 0 ? "" : "\(whole)"
    if slash { return head + (whole == 0 ? "" : " ") + "\(part)/\(value.denominator)" }
    let sign = AmountReader.vulgarFractions.first {
      $0.numerator == part && $0.denominator == value.denominator
    }
    return sign.map { head + String($0.scalar) }
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
