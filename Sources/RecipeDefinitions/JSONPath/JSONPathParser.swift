extension JSONPath {
  /// A recursive-descent parser for the grammar of RFC 9535, appendix A; its recursion is bounded
  /// by ``JSONPath/maxDepth``.
  struct Parser {
    let bytes: [UInt8]
    var index = 0
    private var depth = 0

    init(_ text: String) { bytes = Array(text.utf8.prefix(JSONPath.maxBytes + 1)) }

    /// The whole text as a path.
    mutating func path() throws(JSONPathError) -> Query {
      guard bytes.count <= JSONPath.maxBytes else {
        throw JSONPathError(
          message: "the path is longer than \(JSONPath.maxBytes) bytes",
          offset: JSONPath.maxBytes, fix: "write a shorter path", isUnsupported: true)
      }
      guard byte == UInt8(ascii: "$") else { throw missingRoot() }
      let query = try query().query
      guard index == bytes.count else { throw unexpectedTail() }
      return query
    }

    /// A query from `$` or `@`, and the first place where white space stands just inside brackets,
    /// which the grammar of a singular query does not have.
    mutating func query() throws(JSONPathError) -> (query: Query, innerSpace: Int?) {
      let isRelative = byte == UInt8(ascii: "@")
      index += 1
      var segments: [Segment] = []
      var innerSpace: Int?
      while true {
        let mark = index
        skipSpace()
        guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") else {
          index = mark
          return (Query(isRelative: isRelative, segments: segments), innerSpace)
        }
        segments.append(try segment(&innerSpace))
      }
    }

    private mutating func segment(_ innerSpace: inout Int?) throws(JSONPathError) -> Segment {
      guard take(".") else {
        return Segment(isDescendant: false, selectors: try selectors(&innerSpace))
      }
      let isDescendant = take(".")
      if isDescendant, byte == UInt8(ascii: "[") {
        return Segment(isDescendant: true, selectors: try selectors(&innerSpace))
      }
      if take("*") { return Segment(isDescendant: isDescendant, selectors: [.wildcard]) }
      guard let name = shorthand() else { throw missingName(afterTwoDots: isDescendant) }
      return Segment(isDescendant: isDescendant, selectors: [.name(name)])
    }

    /// A name that needs no quotes: letters, `_`, anything beyond ASCII, and digits but not first.
    private mutating func shorthand() -> String? {
      let start = index
      while let byte {
        let isLetter = byte >= 0x80 || byte == UInt8(ascii: "_") || Self.isLetter(byte)
        guard isLetter || (Self.isDigit(byte) && index > start) else { break }
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
      guard let byte else { throw missingSelector(open: open) }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try string())
      case UInt8(ascii: "*"):
        index += 1
        return .wildcard
      case UInt8(ascii: "?"):
        index += 1
        try enter()
        defer { leave() }
        skipSpace()
        return .filter(try condition())
      case UInt8(ascii: ":"): return .slice(try slice(from: nil))
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let number = try integer()
        let mark = index
        skipSpace()
        if self.byte == UInt8(ascii: ":") { return .slice(try slice(from: number)) }
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
      if let byte, byte == UInt8(ascii: "-") || Self.isDigit(byte) { return try integer() }
      index = mark
      return nil
    }

    /// Goes one level deeper, into a filter, parentheses or a function call.
    mutating func enter() throws(JSONPathError) {
      depth += 1
      guard depth <= JSONPath.maxDepth else {
        throw JSONPathError(
          message:
            "filters, parentheses and functions nest deeper than \(JSONPath.maxDepth) levels",
          offset: index, fix: "write a simpler condition", isUnsupported: true)
      }
    }

    /// Leaves a level.
    mutating func leave() { depth -= 1 }
  }
}

extension JSONPath.Parser {
  /// The byte at hand; nil at the end of the text.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips a character when it is the one at hand.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte, UInt32(byte) == character.value else { return false }
    index += 1
    return true
  }

  /// Skips spaces, tabs and line breaks; whether there were any.
  @discardableResult mutating func skipSpace() -> Bool {
    let start = index
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
    return index > start
  }

  /// Whether a byte is an ASCII digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether a byte is an ASCII letter.
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
