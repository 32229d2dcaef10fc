/// Evaluates an XPath, counting what it looks at.
///
/// Sets of nodes are kept in document order, each node once; what one selector may look at is
/// bounded, and every few thousand nodes a look is taken at whether the task was cancelled.
final class XPathEvaluator {
  /// Where an expression is evaluated.
  struct Context {
    var node: XPathNode
    var position = 1
    var size = 1
  }

  let document: MarkupDocument
  let tree: MarkupTree
  private var allowance = SelectorLimit.ofSelector
  private var sinceLook = XPathEvaluator.between
  private static let between = 4_096

  init(_ document: MarkupDocument) {
    self.document = document
    tree = document.tree
  }

  /// What an expression gives at a node; texts that show nothing are left out.
  func values(
    _ expression: XPathExpression, at node: MarkupTree.Node
  ) throws(SelectorLimit) -> [MarkupValue] {
    try spend(1)
    switch try evaluate(expression, Context(node: XPathNode(node: node))) {
    case .text(let text): return [.text(text)]
    case .number(let number): return [.number(number)]
    case .flag(let flag): return [.flag(flag)]
    case .nodes(let nodes):
      return nodes.compactMap { node in
        if node.attribute < 0, !tree.isText(node.node) {
          return .node(MarkupNode(document, node.node))
        }
        let text = string(node)
        return text.isEmpty && node.attribute < 0 ? nil : .text(text)
      }
    }
  }

  /// Counts nodes, or bytes of text in portions, that are looked at.
  func spend(_ count: Int) throws(SelectorLimit) {
    allowance -= count
    document.allowance -= count
    sinceLook += count
    guard allowance >= 0, document.allowance >= 0 else { throw SelectorLimit(isCancelled: false) }
    guard sinceLook >= Self.between else { return }
    sinceLook = 0
    if Task.isCancelled { throw SelectorLimit(isCancelled: true) }
  }

  // MARK: Expressions

  func evaluate(
    _ expression: XPathExpression, _ context: Context
  ) throws(SelectorLimit) -> XPathValue {
    switch expression {
    case .literal(let text): return .text(text)
    case .number(let number): return .number(number)
    case .negative(let inner): return .number(-(try number(evaluate(inner, context))))
    case .union(let left, let right):
      let all = try nodes(left, context) + nodes(right, context)
      try spend(all.count)
      return .nodes(Self.sorted(all))
    case .path(let path): return .nodes(try nodes(of: path, context))
    case .call(let function, let arguments): return try call(function, arguments, context)
    case .binary(let operation, let left, let right):
      return try binary(operation, left, right, context)
    }
  }

  func nodes(
    _ expression: XPathExpression, _ context: Context
  ) throws(SelectorLimit) -> [XPathNode] {
    guard case .nodes(let nodes) = try evaluate(expression, context) else { return [] }
    return nodes
  }

  private func binary(
    _ operation: XPathOperator, _ left: XPathExpression, _ right: XPathExpression,
    _ context: Context
  ) throws(SelectorLimit) -> XPathValue {
    switch operation {
    case .or:
      if try flag(evaluate(left, context)) { return .flag(true) }
      return .flag(try flag(evaluate(right, context)))
    case .and:
      guard try flag(evaluate(left, context)) else { return .flag(false) }
      return .flag(try flag(evaluate(right, context)))
    default: break
    }
    let first = try evaluate(left, context)
    let second = try evaluate(right, context)
    if let number = Self.arithmetic(operation) {
      return .number(number(try self.number(first), try self.number(second)))
    }
    return .flag(try compare(operation, first, second))
  }

  private static func arithmetic(_ operation: XPathOperator) -> ((Double, Double) -> Double)? {
    switch operation {
    case .plus: { $0 + $1 }
    case .minus: { $0 - $1 }
    case .times: { $0 * $1 }
    case .div: { $0 / $1 }
    case .mod: { $0.truncatingRemainder(dividingBy: $1) }
    default: nil
    }
  }

  // MARK: Paths

  private func nodes(of path: XPathPath, _ context: Context) throws(SelectorLimit) -> [XPathNode] {
    var current: [XPathNode]
    switch path.start {
    case .node: current = [context.node]
    case .document: current = [XPathNode(node: 0)]
    case .expression(let expression): current = try nodes(expression, context)
    }
    current = try keep(current, path.conditions)
    for step in path.steps { current = try take(step, from: current) }
    return current
  }

  private func take(
    _ step: XPathStep, from nodes: [XPathNode]
  ) throws(SelectorLimit) -> [XPathNode] {
    let names: [Bool]? = if case .name(let name) = step.test { document.names(name) } else { nil }
    var found: [XPathNode] = []
    var isInOrder = true
    // What lies below an element that was searched needs no search of its own.
    var searched = 0
    let skips =
      step.conditions.isEmpty && (step.axis == .descendant || step.axis == .descendantOrSelf)
    for node in nodes {
      try spend(1)
      if skips, node.attribute < 0, node.node < searched { continue }
      var candidates: [XPathNode] = []
      let visited = visit(step.axis, from: node) { candidate in
        if fits(candidate, step, names) { candidates.append(candidate) }
      }
      try spend(visited)
      if skips, node.attribute < 0 { searched = max(searched, tree.end(of: node.node)) }
      candidates = try keep(candidates, step.conditions)
      if step.axis.isReverse { candidates.reverse() }
      if let last = found.last, let first = candidates.first, first <= last { isInOrder = false }
      found += candidates
    }
    guard !isInOrder else { return found }
    try spend(found.count)
    return Self.sorted(found)
  }

  /// The nodes that pass conditions one after the other, positions counted anew for each.
  private func keep(
    _ nodes: [XPathNode], _ conditions: [XPathExpression]
  ) throws(SelectorLimit) -> [XPathNode] {
    var nodes = nodes
    for condition in conditions {
      if case .number(let place) = condition {
        nodes =
          Int(exactly: place).map { nodes.indices.contains($0 - 1) ? [nodes[$0 - 1]] : [] } ?? []
        continue
      }
      var kept: [XPathNode] = []
      for (index, node) in nodes.enumerated() {
        try spend(1)
        let context = Context(node: node, position: index + 1, size: nodes.count)
        let value = try evaluate(condition, context)
        let passes: Bool
        if case .number(let place) = value {
          passes = place == Double(index + 1)
        } else {
          passes = try flag(value)
        }
        if passes { kept.append(node) }
      }
      nodes = kept
    }
    return nodes
  }

  private static func sorted(_ nodes: [XPathNode]) -> [XPathNode] {
    var result: [XPathNode] = []
    for node in nodes.sorted() where result.last != node { result.append(node) }
    return result
  }

  private func fits(_ node: XPathNode, _ step: XPathStep, _ names: [Bool]?) -> Bool {
    switch step.test {
    case .none: return false
    case .node: return true
    case .text: return node.attribute < 0 && tree.isText(node.node)
    case .name:
      guard let names else { return false }
      if node.attribute >= 0 {
        return step.axis == .attribute && names[tree.attributeName(node.attribute)]
      }
      // The document itself has no name.
      return node.node > 0 && !tree.isText(node.node) && names[tree.name(node.node)]
    }
  }

  /// Visits what stands on an axis, the nearest first; how many nodes were looked at.
  private func visit(
    _ axis: XPathAxis, from node: XPathNode, _ use: (XPathNode) -> Void
  ) -> Int {
    let place = node.node
    guard node.attribute < 0 else { return visit(axis, fromAttribute: node, use) }
    switch axis {
    case .self: use(node)
    case .attribute:
      let attributes = tree.attributes(of: place)
      for attribute in attributes { use(XPathNode(node: place, attribute: attribute)) }
      return attributes.count
    case .child:
      var visited = 0
      for child in tree.children(place) {
        use(XPathNode(node: child))
        visited += 1
      }
      return visited
    case .descendant, .descendantOrSelf:
      let below = (axis == .descendant ? place + 1 : place)..<tree.end(of: place)
      for node in below { use(XPathNode(node: node)) }
      return below.count
    case .parent: if let parent = tree.parent(place) { use(XPathNode(node: parent)) }
    case .ancestor, .ancestorOrSelf:
      if axis == .ancestorOrSelf { use(node) }
      return visitHolders(tree.parent(place), use)
    case .followingSibling, .precedingSibling:
      guard let parent = tree.parent(place) else { return 0 }
      if axis == .followingSibling {
        let following = MarkupTree.Children(
          tree, from: tree.end(of: place), to: tree.end(of: parent))
        return following.reduce(0) { count, sibling in
          use(XPathNode(node: sibling))
          return count + 1
        }
      }
      let preceding = Array(MarkupTree.Children(tree, from: parent + 1, to: place))
      for sibling in preceding.reversed() { use(XPathNode(node: sibling)) }
      return preceding.count
    }
    return 1
  }

  private func visit(
    _ axis: XPathAxis, fromAttribute node: XPathNode, _ use: (XPathNode) -> Void
  ) -> Int {
    switch axis {
    case .self, .descendantOrSelf: use(node)
    case .parent: use(XPathNode(node: node.node))
    case .ancestor: return visitHolders(node.node, use)
    case .ancestorOrSelf:
      use(node)
      return visitHolders(node.node, use)
    default: return 0
    }
    return 1
  }

  /// Visits an element and those that hold it.
  private func visitHolders(_ first: MarkupTree.Node?, _ use: (XPathNode) -> Void) -> Int {
    var visited = 0
    var next = first
    while let node = next {
      use(XPathNode(node: node))
      visited += 1
      next = tree.parent(node)
    }
    return visited
  }
}
