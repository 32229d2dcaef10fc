/// A text of a step in words, numbers and signs, each with its place in Unicode code points.
struct StepTokens {
  enum Kind: Equatable {
    /// Letters, without case and accents.
    case word(String)
    /// Digits, with a decimal comma or point.
    case number(Fraction)
    /// A fraction of one sign, such as `½`.
    case fraction(Fraction)
    case sign(Unicode.Scalar)
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  let scalars: [Unicode.Scalar]
  private(set) var tokens: [Token] = []

  /// A number of more digits is no time and no temperature.
  private static let mostDigits = 6

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let start = index
      let scalar = scalars[index]
      let kind: Kind
      if AmountReader.isDigit(scalar) {
        kind = number(&index).map(Kind.number) ?? .sign("0")
      } else if let fraction = AmountReader.vulgar(scalar) {
        index += 1
        kind = .fraction(fraction)
      } else if Self.isLetter(scalar) {
        while index < scalars.count, Self.continuesWord(scalars[index]) { index += 1 }
        kind = .word(TextMatching.fold(string(start..<index)))
      } else {
        index += 1
        if scalar.properties.isWhitespace { continue }
        kind = .sign(Self.plain(scalar))
      }
      tokens.append(Token(kind: kind, range: start..<index))
    }
  }

  /// The characters of a range.
  func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  /// The kind of the token at a place; nil beyond the end.
  func kind(_ index: Int) -> Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The word at a place; nil for anything else.
  func word(_ index: Int) -> String? {
    if case .word(let word)? = kind(index) { word } else { nil }
  }

  /// Whether one of some signs is at a place.
  func isSign(_ index: Int, _ signs: String) -> Bool {
    if case .sign(let sign)? = kind(index) { signs.unicodeScalars.contains(sign) } else { false }
  }

  /// Whether a token follows the one before it without a space.
  func isJoined(_ index: Int) -> Bool {
    tokens.indices.contains(index) && index > 0
      && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  /// Digits with at most two decimal places; nil for more of them, which are passed over.
  private func number(_ index: inout Int) -> Fraction? {
    let start = index
    while index < scalars.count, AmountReader.isDigit(scalars[index]) { index += 1 }
    let whole = value(start..<index)
    guard index + 1 < scalars.count, ".,".unicodeScalars.contains(scalars[index]),
      AmountReader.isDigit(scalars[index + 1])
    else { return whole }
    let places = index + 1
    index = places
    while index < scalars.count, AmountReader.isDigit(scalars[index]) { index += 1 }
    guard index - places <= 2, let whole, let part = value(places..<index) else { return nil }
    return Fraction(part.numerator, over: index - places == 1 ? 10 : 100).flatMap(whole.adding)
  }

  private func value(_ digits: Range<Int>) -> Fraction? {
    guard digits.count <= Self.mostDigits else { return nil }
    return Fraction(digits.reduce(0) { $0 * 10 + Int(scalars[$1].value) - 0x30 })
  }

  /// Unicode takes the sign of Spanish ordinals, which many type for degrees, for a letter.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar != "\u{BA}"
  }

  private static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar.properties.generalCategory == .nonspacingMark
  }

  /// One sign for those that look alike.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{2019}", "\u{2032}", "\u{2BC}", "\u{B4}", "\u{60}": "'"
    case "\u{2212}": "-"
    case _ where AmountReader.isHyphen(scalar): "-"
    case "\u{BA}", "\u{2DA}": "\u{B0}"
    case "\u{2044}": "/"
    default: scalar
    }
  }
}
