/// Cuts an XPath into words.
struct XPathLexer {
  enum Kind: Equatable {
    /// A mark such as `/`, `//`, `::` or `(`.
    case mark(String)
    case operation(XPathOperator)
    case literal(String)
    case number(Double)
    /// A name, perhaps with a prefix or ending in `:*`; or `*`.
    case name(prefix: String?, local: String)
    case end
  }

  struct Token {
    var kind: Kind
    var offset: Int
  }

  private let bytes: [UInt8]
  private var index: Int
  private var tokens: [Token] = []

  static func tokens(_ text: String, from start: Int) throws(SelectorError) -> [Token] {
    var lexer = XPathLexer(text, start)
    while let token = try lexer.next() { lexer.tokens.append(token) }
    return lexer.tokens + [Token(kind: .end, offset: lexer.bytes.count)]
  }

  private init(_ text: String, _ start: Int) {
    bytes = Array(text.utf8)
    index = start
  }

  /// Whether a name or `*` must be an operator here (XPath 1.0, section 3.7).
  private var expectsOperator: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .mark(let mark): return mark == ")" || mark == "]" || mark == "." || mark == ".."
    case .operation: return false
    default: return true
    }
  }

  private mutating func next() throws(SelectorError) -> Token? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return Token(kind: .literal(try literal(byte)), offset: start)
    }
    if isDigit(index) || byte == UInt8(ascii: ".") && isDigit(index + 1) {
      return Token(kind: .number(try number()), offset: start)
    }
    for mark in Self.marks where stands(mark) {
      index += mark.utf8.count
      return Token(kind: .mark(mark), offset: start)
    }
    for sign in Self.signs where stands(sign.rawValue) {
      index += sign.rawValue.utf8.count
      return Token(kind: .operation(sign), offset: start)
    }
    if byte == UInt8(ascii: "*") {
      index += 1
      let kind: Kind = expectsOperator ? .operation(.times) : .name(prefix: nil, local: "*")
      return Token(kind: kind, offset: start)
    }
    if byte == UInt8(ascii: "$") {
      throw SelectorError(
        "a selector has no variables", "write the value itself, in quotes", at: start)
    }
    return Token(kind: try name(), offset: start)
  }

  private static let marks = ["//", "/", "::", "..", ".", "(", ")", "[", "]", "@", ",", "|"]
  private static let signs: [XPathOperator] = [
    .unequal, .lessOrEqual, .greaterOrEqual, .equal, .less, .greater, .plus, .minus,
  ]

  private func stands(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  private func isDigit(_ place: Int) -> Bool {
    place < bytes.count && 0x30...0x39 ~= bytes[place]
  }

  private mutating func literal(_ quote: UInt8) throws(SelectorError) -> String {
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw SelectorError("the text in quotes does not end", "close it with its quote", at: index)
    }
    index = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func number() throws(SelectorError) -> Double {
    let start = index
    while isDigit(index) || index < bytes.count && bytes[index] == UInt8(ascii: ".") { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text.hasSuffix(".") ? String(text.dropLast()) : text) else {
      throw SelectorError("\(text.prefix(20)) is no number", "write it as 1 or 1.5", at: start)
    }
    return number
  }

  private mutating func name() throws(SelectorError) -> Kind {
    let start = index
    let first = word()
    guard !first.isEmpty else {
      let rest = String(decoding: bytes[start...], as: UTF8.self)
      throw SelectorError(
        "\(rest.prefix(1)) cannot stand in an XPath", "write it in quotes, or remove it", at: start)
    }
    if expectsOperator {
      guard let word = XPathOperator(rawValue: first) else {
        throw SelectorError(
          "\(first.prefix(40)) stands where an operator should",
          "write /, [, or an operator such as and before it", at: start)
      }
      return .operation(word)
    }
    guard stands(":"), !stands("::") else { return .name(prefix: nil, local: first) }
    index += 1
    if stands("*") {
      index += 1
      return .name(prefix: first, local: "*")
    }
    let local = word()
    guard !local.isEmpty else {
      throw SelectorError("no name follows the colon", "write one, as in dc:creator", at: start)
    }
    return .name(prefix: first, local: local)
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isLetter = 0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte >= 0x80
      let isFurther =
        0x30...0x39 ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      guard isLetter || isFurther && index > start else { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
