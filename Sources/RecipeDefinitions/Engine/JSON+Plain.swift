import RecipeModel

extension JSON {
  /// A string, a number without needless digits, or a truth value as a text; nil for the rest.
  var plainText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.plainText
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// The whole number at hand or in a string; a fraction is cut off.
  var looseInteger: Int? {
    looseNumber.flatMap { abs($0) < 1e15 ? Int($0.rounded(.towardZero)) : nil }
  }

  /// The number at hand, or the first one of a text: 4.5 of `4,5 out of 5`.
  var firstDecimal: Double? { looseNumber ?? stringValue.flatMap(FirstNumber.decimal) }

  /// The whole number at hand, or the first one of a text: 1431 of `1,431 recipes`.
  var firstInteger: Int? { looseInteger ?? stringValue.flatMap(FirstNumber.whole) }

  /// Whether a flag is on: `true`, a number other than 0, or a word other than `false` and `no`.
  var looseFlag: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .number(let number): number.doubleValue != 0
    case .string(let text): !["", "0", "false", "no", "off", "n", "f"].contains(text.lowercased())
    case .array(let elements): !elements.isEmpty
    case .object(let object): !object.members.isEmpty
    }
  }

  /// Whether two values are the same; numbers compare by value.
  func isSame(as other: JSON) -> Bool {
    if case .number(let left) = self, case .number(let right) = other {
      return left.literal == right.literal || left.doubleValue == right.doubleValue
    }
    return self == other
  }
}

/// The first number of a text that is written for people.
enum FirstNumber {
  /// How far into a text a number is looked for, in bytes.
  private static let longest = 4_096

  /// The number with its decimals behind a point or a comma.
  static func decimal(_ text: String) -> Double? {
    let rest = digits(text)
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty else { return nil }
    let behind = rest[whole.endIndex...]
    let decimals = behind.dropFirst().prefix(while: isDigit)
    let isPoint = behind.first == UInt8(ascii: ".") || behind.first == UInt8(ascii: ",")
    let digits = whole + (isPoint && !decimals.isEmpty ? [UInt8(ascii: ".")] + decimals : [])
    return Double(String(decoding: digits, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The whole number, its digits perhaps in groups of three.
  static func whole(_ text: String) -> Int? {
    var rest = digits(text)
    var number = Array(rest.prefix(while: isDigit))
    guard !number.isEmpty else { return nil }
    rest = rest.dropFirst(number.count)
    while number.count <= 15, let mark = separator(rest) {
      let group = rest.dropFirst(mark).prefix(while: isDigit)
      guard group.count == 3 else { break }
      number += group
      rest = rest.dropFirst(mark + 3)
    }
    return number.count <= 15 ? Int(String(decoding: number, as: UTF8.self)) : nil
  }

  /// The text from its first digit on.
  private static func digits(_ text: String) -> ArraySlice<UInt8> {
    Array(text.utf8.prefix(longest)).drop { !isDigit($0) }
  }

  /// The length of the sign between groups of digits with which a text begins: a comma, a point, an
  /// apostrophe or a space of whatever width.
  private static func separator(_ text: ArraySlice<UInt8>) -> Int? {
    let signs = [",", ".", "'", "\u{2019}", " ", "\u{A0}", "\u{2009}", "\u{202F}"]
    return signs.first { text.starts(with: $0.utf8) }?.utf8.count
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

extension JSONNumber {
  /// The number without needless digits: `0.5` for `0.50000`, `4` for `4.0`.
  var plainText: String {
    if !literal.utf8.contains(where: { ".eE".utf8.contains($0) }) { return literal }
    if let whole = intValue, whole.magnitude < 1 << 53 { return String(whole) }
    let value = doubleValue
    return value.isFinite ? String(value) : literal
  }
}
