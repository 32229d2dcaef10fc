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
      throw failure("a single \(half)", at: start, fix: "write \(half)\(half)")
    }
    skipSpace()
    return true
  }

  private mutating func simpleCondition() throws(JSONPathError) -> JSONPath.Condition {
    let start = index
    if character == "(" { return try parentheses() }
    guard take("!") else {
      let term = try term()
      if let comparison = try comparison(of: term, start: start) { return comparison }
      return try existence(of: term, start: start)
    }
    skipSpace()
    if character == "(" { return .not(try parentheses()) }
    let inner = index
    let condition = try existence(of: try term(), start: inner)
    if isAtOperator {
      throw failure("! does not apply to a comparison", at: start, fix: "write !(… == …)")
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
      throw failure(
        "a condition in parentheses cannot be compared", at: start,
        fix: "compare a value or a query, without parentheses around it")
    }
    return condition
  }

  /// Whether a comparison operator comes next, perhaps after white space.
  private var isAtOperator: Bool {
    var ahead = self
    ahead.skipSpace()
    switch ahead.character {
    case "=", "<", ">": return true
    case "!":
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
      throw failure("a comparison of a comparison", fix: "join comparisons with &&")
    }
    return .comparison(left, comparison, right)
  }

  private mutating func comparisonOperator() throws(JSONPathError) -> JSONPath.Comparison {
    let start = index
    if take("=") {
      guard take("=") else {
        throw character == "~"
          ? failure(
            "=~ is no operator of RFC 9535", at: start,
            fix: "compare with == or test for existence")
          : failure("a single =", at: start, fix: "write ==")
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
      guard query.isSingular else {
        throw failure(
          "a query that may select several nodes cannot be compared", at: start,
          fix: "use names and indices only, or count(…) or value(…) around the query")
      }
      if let innerSpace {
        throw failure(
          "a compared query has no white space inside its brackets", at: innerSpace,
          fix: "leave the white space out")
      }
      return .node(query)
    }
  }

  /// A term as a condition of its own.
  private func existence(of term: Term, start: Int) throws(JSONPathError) -> JSONPath.Condition {
    switch term {
    case .query(let query, _): return .exists(query)
    case .literal:
      throw failure(
        "a value alone is no condition", at: start,
        fix: "compare it, or test a query such as @.name")
    case .function(_, let name):
      throw failure(
        "\(name)() gives a value, which is no condition", at: start,
        fix: "compare it, such as \(name)(…) > 0")
    }
  }

  /// A literal, a query or a function call.
  mutating func term() throws(JSONPathError) -> Term {
    guard let character else { throw missingTerm() }
    switch character {
    case "@", "$":
      let (query, innerSpace) = try query()
      return .query(query, innerSpace: innerSpace)
    case "'", "\"": return .literal(.string(try string()))
    case "-", "0"..."9": return .literal(try number())
    case "a"..."z": return try word()
    default: throw missingTerm()
    }
  }

  /// `true`, `false`, `null` or a function call.
  private mutating func word() throws(JSONPathError) -> Term {
    let start = index
    while let character {
      guard "a"..."z" ~= character || character.isDigit || character == "_" else { break }
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if character == "(" { return .function(try call(word, start: start), name: word) }
    switch word {
    case "true": return .literal(true)
    case "false": return .literal(false)
    case "null": return .literal(nil)
    default: throw unknownWord(word, start: start)
    }
  }
}

// MARK: Functions

extension JSONPath.Parser {
  private static var functions: [String] { ["count", "length", "value"] }

  /// A function call from its opening parenthesis on.
  mutating func call(_ name: String, start: Int) throws(JSONPathError) -> JSONPath.Operand {
    guard Self.functions.contains(name) else { throw unknownFunction(name, start: start) }
    try enter()
    defer { leave() }
    index += 1
    let arguments = try arguments(of: name)
    guard let argument = arguments.first, arguments.count == 1 else {
      throw failure("\(name)() takes one argument, not \(arguments.count)", at: start)
    }
    switch (name, argument.term) {
    case ("length", .literal(let value)): return .length(.literal(value))
    case ("length", .function(let operand, _)): return .length(operand)
    case ("length", .query(let query, _)):
      guard query.isSingular else {
        throw failure(
          "length() takes one value, not a query that may select several nodes",
          at: argument.start, fix: "count(…) counts nodes; length(value(…)) takes the only one")
      }
      return .length(.node(query))
    case ("count", .query(let query, _)): return .count(query)
    case (_, .query(let query, _)): return .value(query)
    case (_, .literal), (_, .function):
      throw failure(
        "\(name)() takes a query, not a value", at: argument.start,
        fix: "write a query such as @.*")
    }
  }

  private mutating func arguments(
    of name: String
  ) throws(JSONPathError) -> [(term: Term, start: Int)] {
    var arguments: [(term: Term, start: Int)] = []
    skipSpace()
    if take(")") { return [] }
    while true {
      let start = index
      let isCondition = character == "!" || character == "("
      if !isCondition { arguments.append((try term(), start)) }
      skipSpace()
      if isCondition || isOperatorSign {
        throw failure(
          "\(name)() takes no condition", at: start,
          fix: name == "length" ? "write a value or a query" : "write a query such as @.*")
      }
      if take(")") { return arguments }
      guard take(",") else {
        throw character == nil
          ? failure("the arguments of \(name)() do not end", fix: "add a )")
          : failure("a comma or ) should be here")
      }
      skipSpace()
    }
  }

  /// Whether the character at hand belongs to a comparison or a logical operator.
  private var isOperatorSign: Bool { character.map("=!<>&|".unicodeScalars.contains) ?? false }

  private func unknownFunction(_ name: String, start: Int) -> JSONPathError {
    switch name {
    case "match", "search":
      return failure(
        "the function \(name)() is not supported: regular expressions can run away",
        at: start, fix: "compare with == or test for existence", isUnsupported: true)
    default:
      let fix =
        NearestName.of(name, among: Self.functions).map { "did you mean \($0)()?" }
        ?? "the functions are count(), length() and value()"
      return failure("there is no function \(name)()", at: start, fix: fix)
    }
  }
}
