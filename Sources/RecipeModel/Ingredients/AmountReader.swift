/// Reads amounts as people write them: `2`, `1.5`, `1,5`, `3/4`, `½`, `1 1/2`, `1½`, `2-3`, `2 to 3`.
struct AmountReader {
  /// How a number is written, so that its successor can be written alike.
  enum Style: Sendable, Hashable {
    case whole
    case decimal(comma: Bool)
    case fraction(slash: Bool)
  }

  /// A number or a range and where it ends.
  struct Found {
    var lower: Fraction
    var upper: Fraction?
    var style: Style
    /// What stands between the numbers of a range, as written.
    var separator = ""
    var end: Int
  }

  private struct Number {
    var value: Fraction
    var style: Style
    var end: Int
  }

  let scalars: [Unicode.Scalar]

  /// The amount that begins at that place; nil for zero, and for digits that are no number.
  func amount(at start: Int) -> Found? {
    guard let first = mixed(at: start), first.value > Fraction(0) else { return nil }
    var found = Found(lower: first.value, upper: nil, style: first.style, end: first.end)
    guard let next = afterRangeSign(at: first.end), let second = mixed(at: next),
      second.value > first.value
    else { return found }
    found.upper = second.value
    found.separator = text(first.end..<next)
    found.end = second.end
    if found.style == .whole { found.style = second.style }
    return found
  }

  /// The scalars of a range as text.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  /// The first place from there on that holds no white space.
  func skipSpaces(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    return index
  }

  /// The end of the word that begins there.
  func wordEnd(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, Self.isLetter(scalars[index]) { index += 1 }
    return index
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "a"..."z" ~= scalar || "A"..."Z" ~= scalar }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// Whether a number can begin with that scalar.
  static func beginsNumber(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || vulgar(scalar) != nil
  }

  /// A whole number with a fraction behind it (`1 1/2`, `1-1/2`, `1 and 1/2`), or either alone.
  private func mixed(at start: Int) -> Number? {
    guard var number = plain(at: start) else { return nil }
    guard number.style == .whole else { return number }
    for next in [skipSpaces(number.end), number.end + 1, afterAnd(number.end)] {
      guard let next, next <= scalars.count, next >= number.end,
        next != number.end + 1 || isSpaceOrHyphen(number.end),
        let rest = plain(at: next), case .fraction = rest.style, rest.value < Fraction(1),
        let sum = number.value.adding(rest.value)
      else { continue }
      number = Number(value: sum, style: rest.style, end: rest.end)
      break
    }
    return number
  }

  private func isSpaceOrHyphen(_ index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "-" || scalars[index].properties.isWhitespace)
  }

  /// Where the number begins behind ` and ` or ` & `.
  private func afterAnd(_ start: Int) -> Int? {
    let index = skipSpaces(start)
    guard index > start, index < scalars.count else { return nil }
    let end = scalars[index] == "&" ? index + 1 : wordEnd(index)
    guard ["and", "&"].contains(text(index..<end).lowercased()) else { return nil }
    let next = skipSpaces(end)
    return next > end ? next : nil
  }

  /// Where the upper number of a range begins: behind `-`, `–`, ` to `, `- to `, ` or `, ` bis `.
  private func afterRangeSign(at start: Int) -> Int? {
    var index = start
    if index < scalars.count, Self.hyphens.contains(scalars[index]) { index += 1 }
    let isGlued = index > start
    index = skipSpaces(index)
    if !isGlued, index < scalars.count, Self.hyphens.contains(scalars[index]) {
      return skipSpaces(index + 1)
    }
    let end = wordEnd(index)
    if end > index, index > start,
      ["to", "or", "bis"].contains(text(index..<end).lowercased())
    {
      let next = skipSpaces(end)
      return next > end ? next : nil
    }
    return isGlued ? index : nil
  }

  static let hyphens: Set<Unicode.Scalar> = ["-", "\u{2010}", "\u{2011}", "\u{2012}", "–", "—"]
  private static let slashes: Set<Unicode.Scalar> = ["/", "\u{2044}", "\u{2215}"]

  /// One number without a space in it: digits, a decimal, a fraction, a vulgar fraction.
  private func plain(at start: Int) -> Number? {
    guard start < scalars.count else { return nil }
    if let value = Self.vulgar(scalars[start]) {
      return Number(value: value, style: .fraction(slash: false), end: start + 1)
    }
    guard let whole = digits(at: start) else { return nil }
    var (value, end) = whole
    if end < scalars.count, let part = Self.vulgar(scalars[end]) {
      guard let sum = Fraction(value).adding(part) else { return nil }
      return Number(value: sum, style: .fraction(slash: false), end: end + 1)
    }
    if end < scalars.count, Self.slashes.contains(scalars[end]) {
      guard let lower = digits(at: end + 1), let value = Fraction(value, over: lower.value)
      else { return nil }
      return Number(value: value, style: .fraction(slash: true), end: lower.end)
    }
    guard end < scalars.count, scalars[end] == "." || scalars[end] == ",",
      let part = digits(at: end + 1)
    else { return Number(value: Fraction(value), style: .whole, end: end) }
    let places = part.end - end - 1
    let isComma = scalars[end] == ","
    end = part.end
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    // `1,000` is a thousand; `1,5` and `0,125` are decimals.
    if isComma, places == 3, value > 0 {
      value = value * 1_000 + part.value
      return Number(value: Fraction(value), style: .whole, end: end)
    }
    guard let tail = Fraction(part.value, over: scale), let sum = Fraction(value).adding(tail)
    else { return nil }
    return Number(value: sum, style: .decimal(comma: isComma), end: end)
  }

  /// Up to nine digits; nil for none and for more.
  private func digits(at start: Int) -> (value: Int, end: Int)? {
    var index = start
    var value = 0
    while index < scalars.count, Self.isDigit(scalars[index]) {
      guard index - start < 9 else { return nil }
      value = value * 10 + Int(scalars[index].value - 0x30)
      index += 1
    }
    return index > start ? (value, index) : nil
  }

  /// The value of a vulgar fraction, such as `½`.
  static func vulgar(_ scalar: Unicode.Scalar) -> Fraction? {
    guard
      scalar.value == 0xBC || scalar.value == 0xBD || scalar.value == 0xBE
        || 0x2150...0x215E ~= scalar.value
    else { return nil }
    return vulgarFractions.first { $0.scalar == scalar }.flatMap {
      Fraction($0.numerator, over: $0.denominator)
    }
  }

  /// The vulgar fractions of Unicode: Latin-1 Supplement and Number Forms.
  static let vulgarFractions: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
    ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3),
    ("⅔", 2, 3), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6),
    ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
  ]
}
