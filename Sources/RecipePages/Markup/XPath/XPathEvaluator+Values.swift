extension XPathEvaluator {
  /// The text of a node: of an element what it shows.
  func string(_ node: XPathNode) -> String {
    if node.attribute >= 0 {
      return String(decoding: tree.attributeValue(node.attribute), as: UTF8.self)
    }
    if !tree.isText(node.node) { return MarkupNode(document, node.node).text }
    return document.shown.text(of: node.node) ?? ShownText.line(tree.text(node.node))
  }

  /// The text of a node, its length counted.
  private func counted(_ node: XPathNode) throws(SelectorLimit) -> String {
    let text = string(node)
    try spend(text.utf8.count / 32)
    return text
  }

  func string(_ value: XPathValue) throws(SelectorLimit) -> String {
    switch value {
    case .text(let text): return text
    case .number(let number): return XPathValue.text(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .nodes(let nodes):
      guard let first = nodes.first else { return "" }
      return try counted(first)
    }
  }

  func number(_ value: XPathValue) throws(SelectorLimit) -> Double {
    switch value {
    case .number(let number): return number
    case .flag(let flag): return flag ? 1 : 0
    default: return XPathValue.number(try string(value))
    }
  }

  func flag(_ value: XPathValue) throws(SelectorLimit) -> Bool {
    switch value {
    case .flag(let flag): flag
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    case .nodes(let nodes): !nodes.isEmpty
    }
  }

  // MARK: Comparing

  /// Compares two values: of nodes it is enough that one of them fits (XPath 1.0, section 3.4).
  func compare(
    _ operation: XPathOperator, _ left: XPathValue, _ right: XPathValue
  ) throws(SelectorLimit) -> Bool {
    switch (left, right) {
    case (.nodes(let first), .nodes(let second)):
      return try compare(operation, strings(first), strings(second))
    case (.nodes(let nodes), _):
      return try compare(operation, nodes, right) { $0 }
    case (_, .nodes(let nodes)):
      return try compare(operation, nodes, left, turned: Self.turned)
    default: return try compareSingle(operation, left, right)
    }
  }

  private func compare(
    _ operation: XPathOperator, _ nodes: [XPathNode], _ other: XPathValue,
    turned: (XPathOperator) -> XPathOperator
  ) throws(SelectorLimit) -> Bool {
    let operation = turned(operation)
    if case .flag = other { return try compareSingle(operation, .flag(!nodes.isEmpty), other) }
    for node in nodes {
      try spend(1)
      if try compareSingle(operation, .text(try counted(node)), other) { return true }
    }
    return false
  }

  private func strings(_ nodes: [XPathNode]) throws(SelectorLimit) -> [String] {
    var strings: [String] = []
    for node in nodes { strings.append(try counted(node)) }
    try spend(nodes.count)
    return strings
  }

  private func compare(
    _ operation: XPathOperator, _ left: [String], _ right: [String]
  ) -> Bool {
    switch operation {
    case .equal: return !Set(left).isDisjoint(with: right)
    case .unequal:
      guard let first = left.first, !right.isEmpty else { return false }
      return !(left.allSatisfy { $0 == first } && right.allSatisfy { $0 == first })
    default:
      // It is enough to look at the ends.
      let numbers = left.map(XPathValue.number).filter { !$0.isNaN }
      let others = right.map(XPathValue.number).filter { !$0.isNaN }
      guard let least = numbers.min(), let most = numbers.max(), let low = others.min(),
        let high = others.max()
      else { return false }
      return Self.compare(operation, least, high) || Self.compare(operation, most, low)
    }
  }

  private func compareSingle(
    _ operation: XPathOperator, _ left: XPathValue, _ right: XPathValue
  ) throws(SelectorLimit) -> Bool {
    guard operation == .equal || operation == .unequal else {
      return Self.compare(operation, try number(left), try number(right))
    }
    let isEqual: Bool
    switch (left, right) {
    case (.flag, _), (_, .flag): isEqual = try flag(left) == flag(right)
    case (.number, _), (_, .number): isEqual = try number(left) == number(right)
    default: isEqual = try string(left) == string(right)
    }
    return isEqual == (operation == .equal)
  }

  private static func compare(_ operation: XPathOperator, _ left: Double, _ right: Double) -> Bool {
    switch operation {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    default: false
    }
  }

  /// The operation with its sides exchanged.
  private static func turned(_ operation: XPathOperator) -> XPathOperator {
    switch operation {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    default: operation
    }
  }
}
