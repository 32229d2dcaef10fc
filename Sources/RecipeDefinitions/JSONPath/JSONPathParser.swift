import RecipeModel

extension JSONPath {
  /// A recursive-descent parser for the grammar of RFC 9535, appendix A; its recursion is bounded
  /// by ``JSONPath/maxDepth``.
  struct Parser {
    let bytes: [UInt8]
    var index = 0
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8.prefix(JSONPath.maxBytes + 1)) }

    mutating func path() throws(JSONPathError) -> Query {
      guard bytes.count <= JSONPath.maxBytes else {
        throw failure(
          "the path is longer than \(JSONPath.maxBytes) bytes", at: JSONPath.maxBytes,
          fix: "write a shorter path", isUnsupported: true)
      }
      guard character == "$" else { throw missingRoot() }
      let query = try query().query
      guard index == bytes.count else { throw unexpectedTail() }
      return query
    }

    /// A query from `$` or `@`, and the first place where white space stands just inside brackets,
    /// which the grammar of a singular query does not have.
    mutating func query() throws(JSONPathError) -> (query: Query, innerSpace: Int?) {
      let isRelative = character == "@"
      index += 1
      var segments: [Segment] = []
      var ends: [Int] = []
      var innerSpace: Int?
      while true {
        let mark = index
        skipSpace()
        guard character == "." || character == "[" else {
          index = mark
          return (Query(isRelative: isRelative, segments: segments, ends: ends), innerSpace)
        }
        segments.append(try segment(&innerSpace))
        ends.append(index)
      }
    }

    private mutating func segment(_ innerSpace: inout Int?) throws(JSONPathError) -> Segment {
      guard take(".") else {
        return Segment(isDescendant: false, selectors: try selectors(&innerSpace))
      }
      let isDescendant = take(".")
      if isDescendant, character == "[" {
        return Segment(isDescendant: true, selectors: try selectors(&innerSpace))
      }
      if take("*") { return Segment(isDescendant: isDescendant, selectors: [.wildcard]) }
      guard let name = shorthand() else { throw missingName(afterTwoDots: isDescendant) }
      return Segment(isDescendant: isDescendant, selectors: [.name(name)])
    }

    /// A name that needs no quotes: letters, `_`, anything beyond ASCII, and digits but not first.
    private mutating func shorthand() -> String? {
      let start = index
      while let character {
        let isLetter = !character.isASCII || character == "_" || character.isLetter
        guard isLetter || (character.isDigit && index > start) else { break }
        index += 1
      }
      return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func selectors(_ innerSpace: inout Int?) throws(JSONPathError) -> [Selector] {
      let open = index
      index += 1
      if skipSpace(), innerSpace == nil { innerSpace = open + 1 }
      var selectors: [Selector] = []
      while true {
        selectors.append(try selector(open: open))
        let mark = index
        let hasSpace = skipSpace()
        if take("]") {
          if hasSpace, innerSpace == nil { innerSpace = mark }
          return selectors
        }
        guard take(",") else { throw unexpectedInBrackets(open: open) }
        skipSpace()
      }
    }

    private mutating func selector(open: Int) throws(JSONPathError) -> Selector {
      guard let character else { throw missingSelector(open: open) }
      switch character {
      case "'", "\"": return .name(try string())
      case "*":
        index += 1
        return .wildcard
      case "?":
        index += 1
        try enter()
        defer { leave() }
        skipSpace()
        return .filter(try condition())
      case ":": return .slice(try slice(from: nil))
      case "-", "0"..."9":
        let number = try integer()
        let mark = index
        skipSpace()
        if self.character == ":" { return .slice(try slice(from: number)) }
        index = mark
        return .index(number)
      default: throw missingSelector(open: open)
      }
    }

    /// The rest of a slice, from its first colon on.
    private mutating func slice(from start: Int?) throws(JSONPathError) -> Slice {
      var slice = Slice(start: start)
      index += 1
      slice.end = try sliceBound()
      let mark = index
      skipSpace()
      guard take(":") else {
        index = mark
        return slice
      }
      if let step = try sliceBound() { slice.step = step }
      return slice
    }

    /// White space and an integer, or neither.
    private mutating func sliceBound() throws(JSONPathError) -> Int? {
      let mark = index
      skipSpace()
      if let character, character == "-" || character.isDigit { return try integer() }
      index = mark
      return nil
    }

    /// Goes one level deeper, into a filter, parentheses or a function call.
    mutating func enter() throws(JSONPathError) {
      depth += 1
      guard depth <= JSONPath.maxDepth else {
        throw failure(
          "filters, parentheses and functions nest deeper than \(JSONPath.maxDepth) levels",
          fix: "write a simpler condition", isUnsupported: true)
      }
    }

    mutating func leave() { depth -= 1 }
  }
}

extension JSONPath.Parser {
  /// The byte at hand as a character, of one beyond ASCII only that it is none; nil at the end.
  var character: Unicode.Scalar? {
    index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  /// Skips a character when it is the one at hand.
  mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    guard character == wanted else { return false }
    index += 1
    return true
  }

  /// Skips spaces, tabs and line breaks; whether there were any.
  @discardableResult mutating func skipSpace() -> Bool {
    let start = index
    while let character, " \t\n\r".unicodeScalars.contains(character) { index += 1 }
    return index > start
  }
}

// MARK: Numbers and strings

extension JSONPath.Parser {
  /// The largest integer that I-JSON keeps exact (RFC 7493, 2.2), 2⁵³ − 1.
  private static var largestInteger: Int { 9_007_199_254_740_991 }

  /// An index or a part of a slice.
  mutating func integer() throws(JSONPathError) -> Int {
    let start = index
    let isNegative = take("-")
    let digits = index
    var value = 0
    while let character, character.isDigit {
      if value <= Self.largestInteger { value = value * 10 + Int(character.value - 0x30) }
      index += 1
    }
    guard index > digits else { throw failure("a digit should follow the minus sign") }
    if bytes[digits] == 0x30, isNegative || index > digits + 1 {
      throw failure(
        isNegative && index == digits + 1 ? "-0 is no index" : "an index has no leading zeros",
        at: start,
        fix: value <= Self.largestInteger
          ? "write \(isNegative && value > 0 ? "-" : "")\(value)" : nil)
    }
    guard value <= Self.largestInteger else {
      throw failure(
        "an integer beyond 2^53 - 1", at: start,
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
    if bytes[first] == 0x30, index > first + 1 {
      throw failure("a number has no leading zeros", at: first, fix: "leave the zeros out")
    }
    if take(".") { try digits("the point of a number") }
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      try digits("the exponent of a number")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = JSONNumber(decimal: text) else { throw failure("not a number", at: start) }
    return .number(number)
  }

  private mutating func digits(_ place: String) throws(JSONPathError) {
    let start = index
    while let character, character.isDigit { index += 1 }
    guard index > start else {
      throw failure("\(place) lacks a digit", fix: "write numbers as JSON has them")
    }
  }

  /// A string in single or double quotes.
  mutating func string() throws(JSONPathError) -> String {
    let start = index
    let quote = Unicode.Scalar(bytes[index])
    var text: [UInt8] = []
    index += 1
    while let character {
      switch character {
      case quote:
        index += 1
        return String(decoding: text, as: UTF8.self)
      case "\\": text.append(contentsOf: String(try escape(quote: quote)).utf8)
      case "\0"..<" ":
        throw failure(
          "a raw control character in a string", fix: "write it as an escape such as \\n or \\u0007"
        )
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    throw failure("a string without its closing quote", at: start, fix: "close the quote")
  }

  private mutating func escape(quote: Unicode.Scalar) throws(JSONPathError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let character else { throw failure("the text ends inside an escape", at: start) }
    index += 1
    switch character {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(start: start)
    case "/", "\\", quote: return character
    case "'", "\"":
      throw failure(
        "an escape for a quote that needs none here", at: start, fix: "leave the backslash out")
    default:
      throw failure(
        "an unknown escape", at: start,
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
    throw failure(
      "half of a surrogate pair", at: start,
      fix: "write both halves, such as \\uD83C\\uDF72, or the character itself")
  }

  private mutating func hexQuad() throws(JSONPathError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let character, let digit = character.hexValue else {
        throw failure("an escape lacks one of its four hexadecimal digits")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { "0"..."9" ~= self }

  var isLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }

  fileprivate var hexValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f", "A"..."F": (value | 0x20) - 0x57
    default: nil
    }
  }
}
