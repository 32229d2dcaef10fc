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
      if query.isSingular { return try follow(query, current: current) != nil }
      return try !nodes(of: query, current: current).isEmpty
    case .comparison(let left, let comparison, let right):
      let left = try value(of: left, current: current)
      let right = try value(of: right, current: current)
      return try compare(left, comparison, right)
    }
  }

  private mutating func nodes(
    of query: JSONPath.Query, current: JSON
  ) throws(JSONPathLimitReached) -> [JSON] {
    try nodes(of: query, from: query.isRelative ? current : root)
  }

  /// The value of a side of a comparison; nil is the RFC's Nothing.
  private mutating func value(
    of operand: JSONPath.Operand, current: JSON
  ) throws(JSONPathLimitReached) -> JSON? {
    switch operand {
    case .literal(let value): return value
    case .node(let query): return try follow(query, current: current)
    case .count(let query): return .int(try nodes(of: query, current: current).count)
    case .value(let query):
      let nodes = try nodes(of: query, current: current)
      // `nil` within an expression of type JSON would be its null.
      guard nodes.count == 1 else { return Optional.none }
      return nodes[0]
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
    _ query: JSONPath.Query, current: JSON
  ) throws(JSONPathLimitReached) -> JSON? {
    var value = query.isRelative ? current : root
    for segment in query.segments {
      try charge(1 + (value.objectValue?.members.count ?? 0) / 8)
      guard let child = segment.selectors[0].child(of: value) else { return nil }
      value = child
    }
    return value
  }
}

// MARK: Comparison

extension JSONPath.Evaluator {
  /// Compares two values, RFC 9535, 2.3.5.2.2; nil stands for an empty node list or Nothing.
  private mutating func compare(
    _ left: JSON?, _ comparison: JSONPath.Comparison, _ right: JSON?
  ) throws(JSONPathLimitReached) -> Bool {
    switch comparison {
    case .equal: return try areEqual(left, right)
    case .notEqual: return try !areEqual(left, right)
    case .less: return try isLess(left, right)
    case .greater: return try isLess(right, left)
    case .lessOrEqual:
      if try isLess(left, right) { return true }
      return try areEqual(left, right)
    case .greaterOrEqual:
      if try isLess(right, left) { return true }
      return try areEqual(left, right)
    }
  }

  private mutating func areEqual(_ left: JSON?, _ right: JSON?) throws(JSONPathLimitReached) -> Bool
  {
    switch (left, right) {
    case (nil, nil): return true
    case (let left?, let right?): return try areEqual(left, right)
    default: return false
    }
  }

  private mutating func areEqual(_ left: JSON, _ right: JSON) throws(JSONPathLimitReached) -> Bool {
    try charge(1)
    switch (left, right) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)):
      try charge(left.literal.utf8.count / 64 + right.literal.utf8.count / 64)
      return left.order(to: right) == .same
    case (.string(let left), .string(let right)):
      try charge(min(left.utf8.count, right.utf8.count) / 64)
      return left.hasSameScalars(as: right)
    case (.array(let left), .array(let right)):
      guard left.count == right.count else { return false }
      for (left, right) in zip(left, right) {
        guard try areEqual(left, right) else { return false }
      }
      return true
    case (.object(let left), .object(let right)): return try areEqual(left, right)
    default: return false
    }
  }

  private mutating func areEqual(
    _ left: JSONObject, _ right: JSONObject
  ) throws(JSONPathLimitReached) -> Bool {
    try charge(left.members.count + right.members.count)
    let left = left.sortedMembers
    let right = right.sortedMembers
    guard left.count == right.count else { return false }
    for (left, right) in zip(left, right) {
      guard left.name.hasSameScalars(as: right.name) else { return false }
      guard try areEqual(left.value, right.value) else { return false }
    }
    return true
  }

  /// Whether a number is smaller than a number or a string stands before a string; no other values
  /// are ordered.
  private mutating func isLess(_ left: JSON?, _ right: JSON?) throws(JSONPathLimitReached) -> Bool {
    try charge(1)
    switch (left, right) {
    case (.number(let left), .number(let right)):
      try charge(left.literal.utf8.count / 64 + right.literal.utf8.count / 64)
      return left.order(to: right) == .before
    case (.string(let left), .string(let right)):
      try charge(min(left.utf8.count, right.utf8.count) / 64)
      return left.precedes(right)
    default: return false
    }
  }
}

private enum Order {
  case before, same, after, none
}

extension JSONNumber {
  /// The order by value: of integers exactly, otherwise of the nearest doubles.
  fileprivate func order(to other: JSONNumber) -> Order {
    if let left = Int(literal), let right = Int(other.literal) {
      return left < right ? .before : left == right ? .same : .after
    }
    let left = doubleValue
    let right = other.doubleValue
    return left < right ? .before : left == right ? .same : left > right ? .after : .none
  }
}

extension String {
  /// Whether the string stands before another by its Unicode scalars, which is the order of the
  /// UTF-8 bytes too.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension JSONObject {
  /// The members by name, of several with one name only the last.
  fileprivate var sortedMembers: [Member] {
    let sorted = members.enumerated().sorted { left, right in
      if left.element.name.precedes(right.element.name) { return true }
      if right.element.name.precedes(left.element.name) { return false }
      return left.offset < right.offset
    }
    var unique: [Member] = []
    unique.reserveCapacity(sorted.count)
    for (_, member) in sorted {
      if let last = unique.last, last.name.hasSameScalars(as: member.name) { unique.removeLast() }
      unique.append(member)
    }
    return unique
  }
}
