import RecipeModel

extension JSONPath.Evaluator {
  /// Whether a condition holds for the node at hand (`@`).
  mutating func holds(
    _ condition: JSONPath.Condition, for current: JSON
  ) throws(JSONPathLimitReached) -> Bool {
    switch condition {
    case .any(let parts):
      for part in parts where try holds(part, for: current) { return true }
      return false
    case .all(let parts):
      for part in parts where try !holds(part, for: current) { return false }
      return true
    case .not(let part): return try !holds(part, for: current)
    case .exists(let query):
      if let steps = query.steps {
        return try follow(steps, from: query.isRelative ? current : root) != nil
      }
      return try !nodes(of: query, current: current).isEmpty
    case .comparison(let left, let comparison, let right):
      let left = try value(of: left, current: current)
      let right = try value(of: right, current: current)
      return try compare(left, comparison, right)
    }
  }

  private mutating func nodes(
    of query: JSONPath.Query, current: JSON
  ) throws(JSONPathLimitReached) -> [JSONPath.BareNode] {
    try nodes(of: query, from: JSONPath.BareNode(json: query.isRelative ? current : root))
  }

  /// The value of a side of a comparison; nil is the RFC's Nothing.
  private mutating func value(
    of operand: JSONPath.Operand, current: JSON
  ) throws(JSONPathLimitReached) -> JSON? {
    switch operand {
    case .literal(let value): return value
    case .node(let steps, let isRelative):
      return try follow(steps, from: isRelative ? current : root)
    case .count(let query): return .int(try nodes(of: query, current: current).count)
    case .value(let query):
      let nodes = try nodes(of: query, current: current)
      // `nil` within an expression of type JSON would be its null.
      guard nodes.count == 1 else { return Optional.none }
      return nodes[0].json
    case .length(let operand):
      switch try value(of: operand, current: current) {
      case .string(let text):
        try charge(text.utf8.count / 64)
        return .int(text.unicodeScalars.count)
      case .array(let elements): return .int(elements.count)
      case .object(let object): return .int(object.members.count)
      default: return nil
      }
    }
  }

  /// Follows names and indices, with each member that is looked at taken into account.
  private mutating func follow(
    _ steps: [JSONPath.Step], from start: JSON
  ) throws(JSONPathLimitReached) -> JSON? {
    var value = start
    for step in steps {
      switch (step, value) {
      case (.member(let name), .object(let object)):
        try charge(1 + object.members.count / 8)
        guard let member = object.lastMember(named: name) else { return nil }
        value = member
      case (.element(let index), .array(let elements)):
        try charge(1)
        guard let place = JSONPath.position(of: index, count: elements.count) else { return nil }
        value = elements[place]
      default: return nil
      }
    }
    return value
  }
}
