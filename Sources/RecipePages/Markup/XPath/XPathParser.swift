/// Reads XPath 1.0, and refuses by name what could run away.
struct XPathParser {
  private let tokens: [XPathLexer.Token]
  private var index = 0
  private var depth = 0
  /// How many conditions hold what is read, each of a step that searches.
  private var searches = 0
  private var isInCondition = false
  /// Operators so far: each is a level when it is evaluated.
  private var operators = 0

  private static let deepest = 24
  private static let mostSearches = 2
  private static let mostSteps = 40
  private static let mostOperators = 100

  init(_ text: String, from start: Int) throws(SelectorError) {
    tokens = try XPathLexer.tokens(text, from: start)
  }

  mutating func parse() throws(SelectorError) -> XPathExpression {
    guard token.kind != .end else {
      throw SelectorError(
        "the selector is empty", "name an element, as in xpath:.//h2/a", at: token.offset)
    }
    let expression = try expression()
    guard token.kind == .end else { throw unexpected() }
    return expression
  }

  private var token: XPathLexer.Token { tokens[index] }

  private mutating func take(_ mark: String) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ mark: String) throws(SelectorError) {
    if !take(mark) { throw unexpected("write \(mark) here") }
  }

  // MARK: Expressions

  private mutating func expression(above rank: Int = 0) throws(SelectorError) -> XPathExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw SelectorError(
        "the selector nests deeper than \(Self.deepest) levels", "say it in fewer levels",
        at: token.offset)
    }
    var left = try unary()
    while case .operation(let operation) = token.kind, operation.rank > rank {
      try countOperator()
      left = .binary(operation, left, try expression(above: operation.rank))
    }
    return left
  }

  /// Takes an operator.
  private mutating func countOperator() throws(SelectorError) {
    operators += 1
    guard operators <= Self.mostOperators else {
      throw SelectorError(
        "the selector has more than \(Self.mostOperators) operators", "say it in fewer",
        at: token.offset)
    }
    index += 1
  }

  private mutating func unary() throws(SelectorError) -> XPathExpression {
    var isNegative = false
    while token.kind == .operation(.minus) {
      index += 1
      isNegative.toggle()
    }
    let start = token.offset
    var result = try path()
    while token.kind == .mark("|") {
      try countOperator()
      let other = try path()
      guard result.isNodes, other.isNodes else {
        throw SelectorError(
          "| joins what are not elements", "write a path on both sides of it", at: start)
      }
      result = .union(result, other)
    }
    return isNegative ? .negative(result) : result
  }

  private mutating func path() throws(SelectorError) -> XPathExpression {
    switch token.kind {
    case .literal(let text): return try filtered(.literal(text))
    case .number(let number): return try filtered(.number(number))
    case .mark("("):
      index += 1
      let inner = try expression()
      guard token.kind == .mark(")") else { throw unexpected("write ) here") }
      return try filtered(inner)
    case .name(nil, let name)
    where tokens[index + 1].kind == .mark("(") && !Self.types.contains(name):
      return try filtered(try call(name))
    default: return .path(try location())
    }
  }

  /// Reads the conditions and steps behind an expression whose last token is the current one.
  private mutating func filtered(
    _ expression: XPathExpression
  ) throws(SelectorError) -> XPathExpression {
    index += 1
    let start = token
    guard [.mark("["), .mark("/"), .mark("//")].contains(start.kind) else { return expression }
    guard expression.isNodes else {
      throw SelectorError(
        "what stands before is no element", "begin the path with elements", at: start.offset)
    }
    var path = XPathPath(start: .expression(expression))
    path.conditions = try conditions(ofSearch: true)
    if token.kind == .mark("/") || token.kind == .mark("//") { try steps(into: &path) }
    return .path(path)
  }

  private mutating func call(_ name: String) throws(SelectorError) -> XPathExpression {
    let start = token.offset
    guard let function = XPathFunction(rawValue: name) else {
      throw SelectorError(
        "\(name.prefix(40))() is not known", Self.instead[name] ?? "use a function of XPath 1.0",
        at: start)
    }
    index += 2
    var arguments: [XPathExpression] = []
    while token.kind != .mark(")") {
      arguments.append(try expression())
      if !take(","), token.kind != .mark(")") { throw unexpected("write , or ) here") }
    }
    guard function.arguments.contains(arguments.count) else {
      throw SelectorError(
        "\(name)() has \(arguments.count) arguments", "give it \(Self.words(function.arguments))",
        at: start)
    }
    if function.takesNodes, let first = arguments.first, !first.isNodes {
      throw SelectorError("\(name)() is given no elements", "give it a path", at: start)
    }
    return .call(function, arguments)
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? "\(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
  }

  private static let types: Set<String> = ["node", "text", "comment", "processing-instruction"]
  private static let instead = [
    "id": "write //*[@id='…']", "ends-with": "write it as CSS: css:[href$='…']",
    "matches": "use contains() or starts-with()", "lower-case": "use translate()",
    "lang": "write [@lang='…']", "string-join": "select the elements themselves",
  ]

  // MARK: Paths

  private mutating func location() throws(SelectorError) -> XPathPath {
    guard token.kind == .mark("/") || token.kind == .mark("//") else {
      var path = XPathPath(start: .node)
      path.steps.append(try step())
      try steps(into: &path)
      return path
    }
    if isInCondition, token.kind == .mark("//") {
      throw SelectorError(
        "a condition searches the whole document for each element, and could run away",
        "begin the path in it with .// or a name", at: token.offset)
    }
    var path = XPathPath(start: .document)
    if token.kind == .mark("/"), !beginsStep(tokens[index + 1].kind) {
      index += 1
      return path
    }
    try steps(into: &path)
    return path
  }

  private func beginsStep(_ kind: XPathLexer.Kind) -> Bool {
    switch kind {
    case .name, .mark("."), .mark(".."), .mark("@"): true
    default: false
    }
  }

  private mutating func steps(into path: inout XPathPath) throws(SelectorError) {
    while true {
      if take("//") {
        path.steps.append(XPathStep(axis: .descendantOrSelf, test: .node))
      } else if !take("/") {
        return
      }
      path.steps.append(try step(isSearch: path.steps.last?.axis == .descendantOrSelf))
      guard path.steps.count <= Self.mostSteps else {
        throw SelectorError(
          "the path has more than \(Self.mostSteps) steps", "say it in fewer", at: token.offset)
      }
    }
  }

  private mutating func step(isSearch: Bool = false) throws(SelectorError) -> XPathStep {
    if take(".") { return XPathStep(axis: .self, test: .node) }
    if take("..") { return XPathStep(axis: .parent, test: .node) }
    var axis = XPathAxis.child
    if take("@") {
      axis = .attribute
    } else if case .name(nil, let name) = token.kind, tokens[index + 1].kind == .mark("::") {
      axis = try self.axis(name)
      index += 2
    }
    var step = XPathStep(axis: axis, test: try test())
    step.conditions = try conditions(ofSearch: isSearch || axis.isSearch)
    return step
  }

  private func axis(_ name: String) throws(SelectorError) -> XPathAxis {
    if let axis = XPathAxis(rawValue: name) { return axis }
    if name == "following" || name == "preceding" {
      throw SelectorError(
        "\(name):: visits the rest of the document from every element, and could run away",
        "write \(name)-sibling::, or begin at an element that holds both", at: token.offset)
    }
    throw SelectorError(
      "\(name.prefix(40)):: is no axis that is known",
      "write child::, descendant::, parent::, ancestor::, following-sibling:: or preceding-sibling::",
      at: token.offset)
  }

  private mutating func test() throws(SelectorError) -> XPathTest {
    guard case .name(let prefix, let local) = token.kind else {
      throw unexpected("name an element, or write * for any")
    }
    index += 1
    guard prefix == nil, Self.types.contains(local), take("(") else {
      return .name(NameTest(prefix: prefix, local: local))
    }
    if local == "processing-instruction", case .literal = token.kind { index += 1 }
    try expect(")")
    switch local {
    case "node": return .node
    case "text": return .text
    default: return .none
    }
  }

  /// Reads what stands in brackets behind a step.
  private mutating func conditions(
    ofSearch isSearch: Bool
  ) throws(SelectorError) -> [XPathExpression] {
    var conditions: [XPathExpression] = []
    while token.kind == .mark("[") {
      let start = token.offset
      index += 1
      let outer = (searches, isInCondition)
      searches += isSearch ? 1 : 0
      isInCondition = true
      guard searches <= Self.mostSearches else {
        throw SelectorError(
          "conditions search within searches more than \(Self.mostSearches) deep, and could run away",
          "say in the path itself where to look", at: start)
      }
      conditions.append(try expression())
      try expect("]")
      (searches, isInCondition) = outer
    }
    return conditions
  }

  private func unexpected(_ fix: String = "complete or remove it") -> SelectorError {
    let what: String =
      switch token.kind {
      case .end: "the end"
      case .mark(let mark): mark
      case .operation(let operation): operation.rawValue
      case .literal(let text): "the text '\(text.prefix(20))'"
      case .number(let number): XPathValue.text(number)
      case .name(let prefix, let local):
        String(((prefix.map { $0 + ":" } ?? "") + local).prefix(40))
      }
    let isEnd = token.kind == .end
    return SelectorError(
      isEnd ? "the selector ends too early" : "\(what) cannot stand here", fix, at: token.offset)
  }
}
