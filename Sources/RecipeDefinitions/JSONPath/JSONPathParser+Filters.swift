import RecipeModel

extension JSONPath.Parser {
  /// What stands in a filter where a value, a query or a function may stand.
  enum Term {
    case literal(JSON)
    case query(JSONPath.Query, innerSpace: Int?)
    case function(JSONPath.Operand, name: String)
  }

  /// Conditions joined by `||`, each of conditions joined by `&&`.
  mutating func condition() throws(JSONPathError) -> JSONPath.Condition {
    var parts = [try conjunction()]
    while try takeJoint("|") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(JSONPathError) -> JSONPath.Condition {
    var parts = [try simpleCondition()]
    while try takeJoint("&") { parts.append(try simpleCondition()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// Takes `||` or `&&` with the white space around it; leaves the place when there is none.
  private mutating func takeJoint(_ half: Unicode.Scalar) throws(JSONPathError) -> Bool {
    let mark = index
    skipSpace()
    let start = index
    guard take(half) else {
      index = mark
      return false
    }
    guard take(half) else {
      throw JSONPathError(
        message: "a single \(half)", offset: start, fix: "write \(half)\(half)")
    }
    skipSpace()
    return true
  }

  private mutating func simpleCondition() throws(JSONPathError) -> JSONPath.Condition {
    let start = index
    if byte == UInt8(ascii: "(") { return try parentheses() }
    guard take("!") else {
      let term = try term()
      if let comparison = try comparison(of: term, start: start) { return comparison }
      return try existence(of: term, start: start)
    }
    skipSpace()
    if byte == UInt8(ascii: "(") { return .not(try parentheses()) }
    let inner = index
    let condition = try existence(of: try term(), start: inner)
    if isAtOperator {
      throw JSONPathError(
        message: "! does not apply to a comparison", offset: start, fix: "write !(… == …)")
    }
    return .not(condition)
  }

  private mutating func parentheses() throws(JSONPathError) -> JSONPath.Condition {
    let start = index
    try enter()
    defer { leave() }
    index += 1
    skipSpace()
    let condition = try condition()
    skipSpace()
    guard take(")") else { throw unexpectedInParentheses(open: start) }
    if isAtOperator {
      throw JSONPathError(
        message: "a condition in parentheses cannot be compared", offset: start,
        fix: "compare a value or a query, without parentheses around it")
    }
    return condition
  }

  /// Whether a comparison operator comes next, perhaps after white space.
  private var isAtOperator: Bool {
    var ahead = self
    ahead.skipSpace()
    switch ahead.byte {
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): return true
    case UInt8(ascii: "!"):
      return ahead.index + 1 < bytes.count && bytes[ahead.index + 1] == UInt8(ascii: "=")
    default: return false
    }
  }

  /// The comparison that starts with a term; nil when no operator follows it.
  private mutating func comparison(
    of term: Term, start: Int
  ) throws(JSONPathError) -> JSONPath.Condition? {
    guard isAtOperator else { return nil }
    let left = try comparable(term, start: start)
    skipSpace()
    let comparison = try comparisonOperator()
    skipSpace()
    let middle = index
    let right = try comparable(try self.term(), start: middle)
    if isAtOperator {
      skipSpace()
      throw JSONPathError(
        message: "a comparison of a comparison", offset: index, fix: "join comparisons with &&")
    }
    return .comparison(left, comparison, right)
  }

  private mutating func comparisonOperator() throws(JSONPathError) -> JSONPath.Comparison {
    let start = index
    if take("=") {
      guard take("=") else {
        throw byte == UInt8(ascii: "~")
          ? JSONPathError(
            message: "=~ is no operator of RFC 9535", offset: start,
            fix: "compare with == or test for existence")
          : JSONPathError(message: "a single =", offset: start, fix: "write ==")
      }
      return .equal
    }
    if take("!") {
      index += 1
      return .notEqual
    }
    if take("<") { return take("=") ? .lessOrEqual : .less }
    index += 1
    return take("=") ? .greaterOrEqual : .greater
  }

  /// A term as a side of a comparison.
  private func comparable(_ term: Term, start: Int) throws(JSONPathError) -> JSONPath.Operand {
    switch term {
    case .literal(let value): return .literal(value)
    case .function(let operand, _): return operand
    case .query(let query, let innerSpace):
      guard let steps = query.steps else {
        throw JSONPathError(
          message: "a query that may select several nodes cannot be compared", offset: start,
          fix: "use names and indices only, or count(…) or value(…) around the query")
      }
      if let innerSpace {
        throw JSONPathError(
          message: "a compared query has no white space inside its brackets", offset: innerSpace,
          fix: "leave the white space out")
      }
      return .node(steps, isRelative: query.isRelative)
    }
  }

  /// A term as a condition of its own.
  private func existence(of term: Term, start: Int) throws(JSONPathError) -> JSONPath.Condition {
    switch term {
    case .query(let query, _): return .exists(query)
    case .literal:
      throw JSONPathError(
        message: "a value alone is no condition", offset: start,
        fix: "compare it, or test a query such as @.name")
    case .function(_, let name):
      throw JSONPathError(
        message: "\(name)() gives a value, which is no condition", offset: start,
        fix: "compare it, such as \(name)(…) > 0")
    }
  }

  /// A literal, a query or a function call.
  mutating func term() throws(JSONPathError) -> Term {
    guard let byte else { throw missingTerm() }
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "$"):
      let (query, innerSpace) = try query()
      return .query(query, innerSpace: innerSpace)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .literal(.string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .literal(try number())
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return try word()
    default: throw missingTerm()
    }
  }

  /// `true`, `false`, `null` or a function call.
  private mutating func word() throws(JSONPathError) -> Term {
    let start = index
    while let byte {
      let isLower = Self.isLetter(byte) && byte & 0x20 != 0
      guard isLower || Self.isDigit(byte) || byte == UInt8(ascii: "_") else { break }
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if byte == UInt8(ascii: "(") {
      return .function(try call(word, start: start), name: word)
    }
    switch word {
    case "true": return .literal(true)
    case "false": return .literal(false)
    case "null": return .literal(nil)
    default: throw unknownWord(word, start: start)
    }
  }
}
