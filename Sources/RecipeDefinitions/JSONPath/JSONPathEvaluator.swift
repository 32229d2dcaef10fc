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
    mutating func nodes<Node: JSONPathNode>(
      of query: Query, from start: Node
    ) throws(JSONPathLimitReached) -> [Node] {
      var nodes = [start]
      for segment in query.segments {
        var selected: [Node] = []
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
    private mutating func descend<Node: JSONPathNode>(
      _ segment: Segment, from start: Node, into selected: inout [Node]
    ) throws(JSONPathLimitReached) {
      var stack = [start]
      while let node = stack.popLast() {
        try charge(1)
        try select(segment, of: node, into: &selected)
        switch node.json {
        case .array(let elements):
          try charge(elements.count / 8)
          for position in elements.indices.reversed() where elements[position].hasChildren {
            stack.append(node.element(position, elements[position]))
          }
        case .object(let object):
          try charge(object.members.count / 8)
          for member in object.members.reversed() where member.value.hasChildren {
            stack.append(node.member(member.name, member.value))
          }
        default: break
        }
      }
    }

    private mutating func select<Node: JSONPathNode>(
      _ segment: Segment, of node: Node, into selected: inout [Node]
    ) throws(JSONPathLimitReached) {
      for selector in segment.selectors {
        switch node.json {
        case .array(let elements):
          try select(selector, among: elements, of: node, into: &selected)
        case .object(let object):
          try select(selector, among: object, of: node, into: &selected)
        default: return
        }
      }
    }

    private mutating func select<Node: JSONPathNode>(
      _ selector: Selector, among elements: [JSON], of node: Node, into selected: inout [Node]
    ) throws(JSONPathLimitReached) {
      try charge(1)
      switch selector {
      case .name: return
      case .index(let index):
        guard let position = position(of: index, count: elements.count) else { return }
        selected.append(node.element(position, elements[position]))
      case .wildcard:
        try charge(elements.count)
        for (position, element) in elements.enumerated() {
          selected.append(node.element(position, element))
        }
      case .slice(let slice):
        for position in slice.positions(count: elements.count) {
          try charge(1)
          selected.append(node.element(position, elements[position]))
        }
      case .filter(let condition):
        for (position, element) in elements.enumerated() {
          try charge(1)
          if try holds(condition, for: element) {
            selected.append(node.element(position, element))
          }
        }
      }
    }

    private mutating func select<Node: JSONPathNode>(
      _ selector: Selector, among object: JSONObject, of node: Node, into selected: inout [Node]
    ) throws(JSONPathLimitReached) {
      try charge(1)
      switch selector {
      case .index, .slice: return
      case .name(let name):
        try charge(object.members.count / 8)
        guard let value = object.lastMember(named: name) else { return }
        selected.append(node.member(name, value))
      case .wildcard:
        try charge(object.members.count)
        for member in object.members { selected.append(node.member(member.name, member.value)) }
      case .filter(let condition):
        for member in object.members {
          try charge(1)
          if try holds(condition, for: member.value) {
            selected.append(node.member(member.name, member.value))
          }
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
