import RecipeModel

extension JSONPath {
  /// One evaluation of a path: the document and the steps that are left.
  ///
  /// Segments are applied one after the other to a list of nodes, and descendants are visited with
  /// a stack of their own; the only recursion is that of filters within filters, bounded by
  /// ``JSONPath/maxDepth``, and that of comparing values, bounded by the document's depth.
  struct Evaluator {
    let root: JSON
    private let path: String
    private let steps: Int
    private var remaining: Int

    init(root: JSON, path: String, steps: Int) {
      self.root = root
      self.path = path
      self.steps = steps
      remaining = max(steps, 0)
    }

    /// Takes steps from what is left; nothing is left once the task is cancelled.
    mutating func charge(_ count: Int) throws(JSONPathLimitReached) {
      let isDue = (remaining - count) >> 10 != remaining >> 10
      guard count <= remaining, !isDue || !Task.isCancelled else {
        remaining = 0
        throw JSONPathLimitReached(path: path, steps: steps)
      }
      remaining -= count
    }

    /// The nodes that a query selects, starting from its own first node.
    mutating func nodes(of query: Query, from start: JSON) throws(JSONPathLimitReached) -> [JSON] {
      var nodes = [start]
      for segment in query.segments {
        var selected: [JSON] = []
        for node in nodes {
          if segment.isDescendant {
            try descend(segment, from: node, into: &selected)
          } else {
            try select(segment, of: node, into: &selected)
          }
        }
        nodes = selected
      }
      return nodes
    }

    /// Applies a segment to a node and all its descendants, parents before children and children
    /// in order.
    private mutating func descend(
      _ segment: Segment, from start: JSON, into selected: inout [JSON]
    ) throws(JSONPathLimitReached) {
      var stack = [start]
      while let node = stack.popLast() {
        try charge(1)
        try select(segment, of: node, into: &selected)
        switch node {
        case .array(let elements):
          try charge(elements.count / 8)
          for child in elements.reversed() where child.hasChildren { stack.append(child) }
        case .object(let object):
          try charge(object.members.count / 8)
          for child in object.members.reversed() where child.value.hasChildren {
            stack.append(child.value)
          }
        default: break
        }
      }
    }

    private mutating func select(
      _ segment: Segment, of node: JSON, into selected: inout [JSON]
    ) throws(JSONPathLimitReached) {
      for selector in segment.selectors {
        switch node {
        case .array(let elements): try select(selector, among: elements, into: &selected)
        case .object(let object): try select(selector, among: object, into: &selected)
        default: return
        }
      }
    }

    private mutating func select(
      _ selector: Selector, among elements: [JSON], into selected: inout [JSON]
    ) throws(JSONPathLimitReached) {
      try charge(1)
      switch selector {
      case .name: return
      case .index: if let child = selector.child(of: .array(elements)) { selected.append(child) }
      case .wildcard:
        try charge(elements.count)
        selected += elements
      case .slice(let slice):
        for position in slice.positions(count: elements.count) {
          try charge(1)
          selected.append(elements[position])
        }
      case .filter(let condition):
        for element in elements {
          try charge(1)
          if try holds(condition, for: element) { selected.append(element) }
        }
      }
    }

    private mutating func select(
      _ selector: Selector, among object: JSONObject, into selected: inout [JSON]
    ) throws(JSONPathLimitReached) {
      try charge(1)
      switch selector {
      case .index, .slice: return
      case .name:
        try charge(object.members.count / 8)
        if let child = selector.child(of: .object(object)) { selected.append(child) }
      case .wildcard:
        try charge(object.members.count)
        selected += object.members.map(\.value)
      case .filter(let condition):
        for member in object.members {
          try charge(1)
          if try holds(condition, for: member.value) { selected.append(member.value) }
        }
      }
    }
  }
}

extension JSON {
  /// Whether the value is an array or an object that is not empty.
  fileprivate var hasChildren: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let object): !object.members.isEmpty
    default: false
    }
  }
}
