extension CSSParser {
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  func stands(_ word: StaticString) -> Bool {
    index + word.utf8CodeUnitCount <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
  }

  /// Passes over white space; whether there was any.
  @discardableResult mutating func skipSpace() -> Bool {
    let start = index
    while let byte = peek, byte <= 0x20 { index += 1 }
    return index > start
  }

  func isQuote(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  static func isOfName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || byte >= 0x80
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// Reads a name; a backslash escapes a character, or begins its hexadecimal code point.
  mutating func identifier() throws(SelectorError) -> String {
    let start = index
    var name: [UInt8] = []
    while let byte = peek {
      if Self.isOfName(byte) {
        name.append(byte)
        index += 1
      } else if byte == UInt8(ascii: "\\") {
        name += try escape()
      } else {
        break
      }
    }
    guard !name.isEmpty else {
      let isDone = index >= bytes.count
      throw isDone
        ? SelectorError("the selector ends where a name should follow", "write a name", at: start)
        : unexpected()
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Reads a text in quotes.
  mutating func string() throws(SelectorError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      if byte == quote {
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(byte)
        index += 1
      }
    }
    throw SelectorError("the text in quotes does not end", "close it with its quote", at: start)
  }

  private mutating func escape() throws(SelectorError) -> [UInt8] {
    let start = index
    index += 1
    guard let byte = peek else {
      throw SelectorError(
        "a backslash ends the selector", "write it twice or not at all", at: start)
    }
    let digits = bytes[index...].prefix(6).prefix { $0.isHexDigitOfEscape }
    guard !digits.isEmpty else {
      index += 1
      return [byte]
    }
    index += digits.count
    if let space = peek, space <= 0x20 { index += 1 }
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  // MARK: Errors

  func unexpected() -> SelectorError {
    guard index < bytes.count else {
      return SelectorError("the selector ends too early", "complete it", at: bytes.count)
    }
    // The message quotes a whole character, which may be several bytes long.
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    return SelectorError(
      "\(rest.prefix(1)) cannot stand here", "write it in quotes, or remove it", at: index)
  }

  func unclosed(_ opening: String, _ start: Int) -> SelectorError {
    let closing = opening == "[" ? "]" : ")"
    return SelectorError(
      "\(opening) is not closed",
      "write \(closing) after what it contains, and put values in quotes", at: start)
  }
}

extension UInt8 {
  fileprivate var isHexDigitOfEscape: Bool {
    0x30...0x39 ~= self || 0x61...0x66 ~= self | 0x20
  }
}
