extension CSSParser {
  /// Reads a pseudo-class, which may stand for several tests.
  mutating func pseudo() throws(SelectorError) -> [CSSTest] {
    let start = index
    index += 1
    if peek == UInt8(ascii: ":") { throw pseudoElement(start) }
    let name = try identifier().lowercased()
    if peek == UInt8(ascii: "(") { return [try function(name, start)] }
    switch name {
    case "root": return [.root]
    case "scope": return [.scope]
    case "empty": return [.empty]
    case "first-child": return [nth()]
    case "last-child": return [nth(isFromEnd: true)]
    case "only-child": return [nth(), nth(isFromEnd: true)]
    case "first-of-type": return [nth(isOfType: true)]
    case "last-of-type": return [nth(isFromEnd: true, isOfType: true)]
    case "only-of-type": return [nth(isOfType: true), nth(isFromEnd: true, isOfType: true)]
    default: throw unknown(name, start)
    }
  }

  private func nth(isFromEnd: Bool = false, isOfType: Bool = false) -> CSSTest {
    .nth(CSSNth(step: 0, offset: 1, isFromEnd: isFromEnd, isOfType: isOfType))
  }

  private mutating func function(_ name: String, _ start: Int) throws(SelectorError) -> CSSTest {
    let opening = index
    index += 1
    skipSpace()
    let test: CSSTest
    switch name {
    case "not": test = .matches(try list(isRelative: false), isInverted: true)
    case "is", "where", "matches", "any":
      test = .matches(try list(isRelative: false), isInverted: false)
    case "has": test = .has(try list(isRelative: true))
    case "contains", "-soup-contains": test = .contains(try content(opening))
    case "nth-child": test = .nth(try formula())
    case "nth-last-child": test = .nth(try formula(isFromEnd: true))
    case "nth-of-type": test = .nth(try formula(isOfType: true))
    case "nth-last-of-type": test = .nth(try formula(isFromEnd: true, isOfType: true))
    default: throw unknown(name, start)
    }
    skipSpace()
    guard peek == UInt8(ascii: ")") else { throw unclosed("(", opening) }
    index += 1
    return test
  }

  /// The text of `:contains`, in quotes or without.
  private mutating func content(_ opening: Int) throws(SelectorError) -> String {
    let text: String
    if isQuote(peek) {
      text = try string()
    } else {
      let begin = index
      while let byte = peek, byte != UInt8(ascii: ")") { index += 1 }
      text = String(decoding: bytes[begin..<index], as: UTF8.self)
    }
    let line = ShownText.line(text.utf8)
    guard !line.isEmpty else {
      throw SelectorError(
        ":contains has no text", #"write one, as in :contains("minutes")"#, at: opening)
    }
    return line
  }

  /// Reads `3`, `odd`, `even`, `n`, `2n+1`, `-n + 3`.
  private mutating func formula(
    isFromEnd: Bool = false, isOfType: Bool = false
  ) throws(SelectorError) -> CSSNth {
    let start = index
    while let byte = peek, byte != UInt8(ascii: ")") { index += 1 }
    let text = String(decoding: bytes[start..<index].filter { $0 > 0x20 }, as: UTF8.self)
      .lowercased()
    let numbers: (step: Int, offset: Int)?
    switch text {
    case "odd": numbers = (2, 1)
    case "even": numbers = (2, 0)
    default: numbers = Self.numbers(of: text)
    }
    guard let numbers else {
      throw SelectorError(
        "\(text.prefix(20)) is no place among siblings", "write a number, odd, even or 2n+1",
        at: start)
    }
    return CSSNth(
      step: numbers.step, offset: numbers.offset, isFromEnd: isFromEnd, isOfType: isOfType)
  }

  private static func numbers(of text: String) -> (step: Int, offset: Int)? {
    func number(_ text: Substring) -> Int? {
      guard text.utf8.count <= 7, text.last?.isNumber == true else { return nil }
      return Int(text)
    }
    guard let n = text.firstIndex(of: "n") else { return number(text[...]).map { (0, $0) } }
    let before = text[..<n]
    let behind = text[text.index(after: n)...]
    let step: Int? =
      switch before {
      case "", "+": 1
      case "-": -1
      default: number(before)
      }
    guard let step else { return nil }
    if behind.isEmpty { return (step, 0) }
    guard behind.first == "+" || behind.first == "-" else { return nil }
    return number(behind).map { (step, $0) }
  }

  // MARK: Errors

  private func pseudoElement(_ start: Int) -> SelectorError {
    SelectorError(
      "a selector cannot mean part of an element by ::",
      "leave ::text out, and write @href at the end for an attribute", at: start)
  }

  private func unknown(_ name: String, _ start: Int) -> SelectorError {
    let fix: String
    switch name {
    case "eq", "gt", "lt", "first", "last", "even", "odd", "nth":
      fix = "write :nth-child(1), which counts from 1 among siblings, or an XPath"
    case "text", "attr": fix = "leave it out, and write @href at the end for an attribute"
    case "parent": fix = "write :has(> …) on the element that holds it"
    case "icontains", "containsown", "contains-own", "matchesown", "-abx-contains":
      fix = #"write :contains("…")"#
    default:
      fix = "write one of :has() :not() :is() :contains() :nth-child() :first-child and their like"
    }
    return SelectorError(":\(name.prefix(40)) is not known", fix, at: start)
  }
}
