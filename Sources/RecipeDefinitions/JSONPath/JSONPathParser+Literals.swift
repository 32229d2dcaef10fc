import RecipeModel

extension JSONPath.Parser {
  /// The largest integer that I-JSON keeps exact (RFC 7493, 2.2), 2⁵³ − 1.
  private static var largestInteger: Int { 9_007_199_254_740_991 }

  /// An index or a part of a slice.
  mutating func integer() throws(JSONPathError) -> Int {
    let start = index
    let isNegative = take("-")
    let digits = index
    var value = 0
    while let byte, Self.isDigit(byte) {
      if value <= Self.largestInteger { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
      index += 1
    }
    guard index > digits else {
      throw JSONPathError(message: "a digit should follow the minus sign", offset: index)
    }
    if bytes[digits] == UInt8(ascii: "0"), isNegative || index > digits + 1 {
      throw JSONPathError(
        message: isNegative && index == digits + 1
          ? "-0 is no index" : "an index has no leading zeros",
        offset: start,
        fix: value <= Self.largestInteger
          ? "write \(isNegative && value > 0 ? "-" : "")\(value)" : nil)
    }
    guard value <= Self.largestInteger else {
      throw JSONPathError(
        message: "an integer beyond 2^53 - 1", offset: start,
        fix: "write a number from -\(Self.largestInteger) to \(Self.largestInteger)")
    }
    return isNegative ? -value : value
  }

  /// A number of a comparison, as JSON has them.
  mutating func number() throws(JSONPathError) -> JSON {
    let start = index
    _ = take("-")
    let first = index
    try digits("a number")
    if bytes[first] == UInt8(ascii: "0"), index > first + 1 {
      throw JSONPathError(
        message: "a number has no leading zeros", offset: first, fix: "leave the zeros out")
    }
    if take(".") { try digits("the point of a number") }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits("the exponent of a number")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = JSONNumber(decimal: text) else {
      throw JSONPathError(message: "not a number", offset: start)
    }
    return .number(number)
  }

  private mutating func digits(_ place: String) throws(JSONPathError) {
    let start = index
    while let byte, Self.isDigit(byte) { index += 1 }
    guard index > start else {
      throw JSONPathError(
        message: "\(place) lacks a digit", offset: index, fix: "write numbers as JSON has them")
    }
  }

  /// A string in single or double quotes.
  mutating func string() throws(JSONPathError) -> String {
    let start = index
    let quote = bytes[index]
    var text: [UInt8] = []
    index += 1
    while let byte {
      switch byte {
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escape(quote: quote)).utf8)
      case 0..<0x20:
        throw JSONPathError(
          message: "a raw control character in a string", offset: index,
          fix: "write it as an escape such as \\n or \\u0007")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw JSONPathError(
      message: "a string without its closing quote", offset: start, fix: "close the quote")
  }

  private mutating func escape(quote: UInt8) throws(JSONPathError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte else {
      throw JSONPathError(message: "the text ends inside an escape", offset: start)
    }
    index += 1
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start: start)
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), quote: return Unicode.Scalar(byte)
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      throw JSONPathError(
        message: "an escape for a quote that needs none here", offset: start,
        fix: "leave the backslash out")
    default:
      throw JSONPathError(
        message: "an unknown escape", offset: start,
        fix: "the escapes are \\b \\f \\n \\r \\t \\/ \\\\ \\u and the string's own quote")
    }
  }

  /// Four digits, or a surrogate pair of two times four.
  private mutating func unicodeEscape(start: Int) throws(JSONPathError) -> Unicode.Scalar {
    let first = try hexQuad()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, take("\\"), take("u") {
      let second = try hexQuad()
      if 0xDC00..<0xE000 ~= second,
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONPathError(
      message: "half of a surrogate pair", offset: start,
      fix: "write both halves, such as \\uD83C\\uDF72, or the character itself")
  }

  private mutating func hexQuad() throws(JSONPathError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = byte.hexValue else {
        throw JSONPathError(
          message: "an escape lacks one of its four hexadecimal digits", offset: index)
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  fileprivate var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
