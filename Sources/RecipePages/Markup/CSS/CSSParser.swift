/// Reads CSS selectors.
///
/// The forms of Selectors 4 that say something about a document as it is, and `:contains("…")` and
/// `[name!=value]`, which definitions for other programs use.
struct CSSParser {
  let bytes: [UInt8]
  var index: Int
  private var lists = 0
  private var depth = 0

  private static let deepest = 8

  init(_ text: String, from start: Int) {
    bytes = Array(text.utf8)
    index = start
  }

  // MARK: The whole

  mutating func parse() throws(SelectorError) -> Selector.Program {
    skipSpace()
    if peek == UInt8(ascii: "@") { return .attribute(try attributeAtEnd()) }
    guard index < bytes.count else {
      throw SelectorError("the selector is empty", "name an element, as in css:h2 a", at: index)
    }
    let list = try list(isRelative: false)
    guard index < bytes.count else { return .css(CSSSelector(list: list)) }
    guard peek == UInt8(ascii: "@") else { throw unexpected() }
    return .css(CSSSelector(list: list, attribute: try attributeAtEnd()))
  }

  private mutating func attributeAtEnd() throws(SelectorError) -> String {
    index += 1
    let start = index
    while index < bytes.count, Self.isOfName(bytes[index]) || bytes[index] == UInt8(ascii: ":") {
      index += 1
    }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    skipSpace()
    guard !name.isEmpty, index == bytes.count else {
      throw SelectorError(
        "what stands behind @ is not one attribute's name",
        "end the selector with one attribute, as in css:h2 a@href", at: min(index, bytes.count))
    }
    return name
  }

  /// Reads selectors between commas, to the end, a `)` or an `@`.
  mutating func list(isRelative: Bool) throws(SelectorError) -> CSSList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw SelectorError(
        "the selector nests deeper than \(Self.deepest) levels", "say it in fewer levels", at: index
      )
    }
    let id = lists
    lists += 1
    var members: [CSSComplex] = []
    while true {
      members.append(try complex(isRelative: isRelative))
      guard peek == UInt8(ascii: ",") else { return CSSList(id: id, members: members) }
      index += 1
    }
  }

  private mutating func complex(isRelative: Bool) throws(SelectorError) -> CSSComplex {
    skipSpace()
    var parts: [CSSPart] = []
    let start = index
    if let leading = combinator() {
      guard isRelative || leading == .child else {
        throw SelectorError(
          "the selector begins with what stands beside the element",
          "write it as XPath: xpath:following-sibling::*[1]", at: start)
      }
      skipSpace()
      if isRelative {
        parts.append(CSSPart(combinator: leading, compound: try compound()))
      } else {
        parts.append(CSSPart(combinator: .descendant, compound: CSSCompound(tests: [.scope])))
        parts.append(CSSPart(combinator: leading, compound: try compound()))
      }
    } else {
      parts.append(CSSPart(combinator: .descendant, compound: try compound()))
    }
    while true {
      let hasSpace = skipSpace()
      let combinator = combinator()
      if combinator == nil, !hasSpace || endsComplex { return CSSComplex(parts: parts) }
      skipSpace()
      parts.append(CSSPart(combinator: combinator ?? .descendant, compound: try compound()))
    }
  }

  private mutating func combinator() -> CSSCombinator? {
    let found: CSSCombinator? =
      switch peek {
      case UInt8(ascii: ">"): .child
      case UInt8(ascii: "+"): .next
      case UInt8(ascii: "~"): .later
      default: nil
      }
    if found != nil { index += 1 }
    return found
  }

  private var endsComplex: Bool {
    peek == nil || peek == UInt8(ascii: ",") || peek == UInt8(ascii: ")")
      || peek == UInt8(ascii: "@")
  }

  // MARK: A compound

  private mutating func compound() throws(SelectorError) -> CSSCompound {
    var compound = CSSCompound()
    let start = index
    if peek == UInt8(ascii: "*") || peek == UInt8(ascii: "|") || peek.map(Self.isOfName) == true
      || peek == UInt8(ascii: "\\")
    {
      compound.name = try name()
    }
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "#"):
        index += 1
        compound.tests.append(.attribute(try exact("id", .equals)))
      case UInt8(ascii: "."):
        index += 1
        compound.tests.append(.attribute(try exact("class", .word)))
      case UInt8(ascii: "["): compound.tests.append(try attributeTest())
      case UInt8(ascii: ":"): compound.tests += try pseudo()
      default:
        guard index > start else { throw unexpected() }
        return compound
      }
    }
    guard index > start else {
      throw SelectorError(
        "the selector ends where an element should follow", "name an element, a .class or *",
        at: index)
    }
    return compound
  }

  private mutating func exact(
    _ name: String, _ operation: CSSAttributeTest.Operation
  ) throws(SelectorError) -> CSSAttributeTest {
    let value = try identifier()
    return CSSAttributeTest(
      name: NameTest(prefix: nil, local: name), operation: operation, value: Array(value.utf8))
  }

  /// Reads `name`, `prefix|name`, `*|name` or `|name`, each part perhaps `*`.
  private mutating func name() throws(SelectorError) -> NameTest {
    var first = ""
    if peek != UInt8(ascii: "|") { first = try nameOrStar() }
    // `|=` belongs to an attribute's test.
    if peek == UInt8(ascii: "|"), !stands("|=") {
      index += 1
      return NameTest(prefix: first, local: try nameOrStar())
    }
    if let colon = first.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let local = first[first.utf8.index(after: colon)...]
      return NameTest(prefix: String(first[..<colon]), local: String(local))
    }
    return first == "*" ? .any : NameTest(prefix: nil, local: first)
  }

  private mutating func nameOrStar() throws(SelectorError) -> String {
    guard peek == UInt8(ascii: "*") else { return try identifier() }
    index += 1
    return "*"
  }

  private mutating func attributeTest() throws(SelectorError) -> CSSTest {
    let start = index
    index += 1
    skipSpace()
    var test = CSSAttributeTest(name: try name(), operation: .exists)
    skipSpace()
    if peek == UInt8(ascii: "]") {
      index += 1
      return .attribute(test)
    }
    let isInverted = stands("!=")
    guard let operation = operation() else { throw unclosed("[", start) }
    test.operation = operation
    skipSpace()
    let value = isQuote(peek) ? try string() : try attributeWord()
    test.value = Array(value.utf8)
    skipSpace()
    if let flag = peek, flag | 0x20 == UInt8(ascii: "i") || flag | 0x20 == UInt8(ascii: "s") {
      test.ignoresCase = flag | 0x20 == UInt8(ascii: "i")
      index += 1
      skipSpace()
    }
    guard peek == UInt8(ascii: "]") else { throw unclosed("[", start) }
    index += 1
    guard isInverted else { return .attribute(test) }
    return .matches(single(CSSCompound(tests: [.attribute(test)])), isInverted: true)
  }

  /// A list of one compound.
  private mutating func single(_ compound: CSSCompound) -> CSSList {
    lists += 1
    let part = CSSPart(combinator: .descendant, compound: compound)
    return CSSList(id: lists - 1, members: [CSSComplex(parts: [part])])
  }

  private mutating func operation() -> CSSAttributeTest.Operation? {
    let forms: [(StaticString, CSSAttributeTest.Operation)] = [
      ("=", .equals), ("~=", .word), ("|=", .beginsOrHyphen), ("^=", .begins), ("$=", .ends),
      ("*=", .holds), ("!=", .equals),
    ]
    guard let form = forms.first(where: { stands($0.0) }) else { return nil }
    index += form.0.utf8CodeUnitCount
    return form.1
  }

  /// A value without quotes: what people write there, such as `/recipe/`, is taken too.
  private mutating func attributeWord() throws(SelectorError) -> String {
    let start = index
    while let byte = peek, byte > 0x20, byte != UInt8(ascii: "]"), !isQuote(byte) { index += 1 }
    guard index > start else {
      throw SelectorError(
        "the attribute's test has no value", #"write one in quotes, as in [href^="/recipe/"]"#,
        at: index)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
