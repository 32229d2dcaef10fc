import RecipeModel

extension JSONPath {
  /// A path from the document (`$`) or, within a filter, from the node at hand (`@`).
  struct Query: Sendable, Hashable {
    let isRelative: Bool
    let segments: [Segment]
    /// Where each segment ends, in bytes of the text.
    let ends: [Int]
    /// Whether the query selects at most one node.
    let isSingular: Bool

    init(isRelative: Bool, segments: [Segment], ends: [Int]) {
      self.isRelative = isRelative
      self.segments = segments
      self.ends = ends
      isSingular = segments.allSatisfy(\.isSingular)
    }
  }

  /// Selectors that are applied to each node, or to each node and all its descendants (`..`).
  struct Segment: Sendable, Hashable {
    let isDescendant: Bool
    /// The selectors in the order written, at least one.
    let selectors: [Selector]

    /// The selector of a segment that has one and selects among children.
    var only: Selector? { !isDescendant && selectors.count == 1 ? selectors[0] : nil }

    /// Whether the segment selects at most one node.
    var isSingular: Bool {
      switch only {
      case .name?, .index?: true
      default: false
      }
    }
  }

  /// What a segment selects among the children of a node.
  enum Selector: Sendable, Hashable {
    /// The member of that name.
    case name(String)
    case wildcard
    /// The element of that index, from the end when negative.
    case index(Int)
    /// Every so many elements of a range.
    case slice(Slice)
    /// The children that meet a condition.
    case filter(Condition)

    /// The child that a name or an index selects.
    func child(of value: JSON) -> JSON? {
      switch (self, value) {
      case (.name(let name), .object(let object)): object.lastMember(named: name)
      case (.index(let index), .array(let elements)):
        Self.position(of: index, count: elements.count).map { elements[$0] }
      default: .none
      }
    }

    /// The position that an index means in an array of so many elements, if there is one.
    private static func position(of index: Int, count: Int) -> Int? {
      let place = index < 0 ? count + index : index
      return 0..<count ~= place ? place : nil
    }
  }

  /// A range of elements with a step, `start:end:step`.
  struct Slice: Sendable, Hashable {
    /// The first element, from the end when negative; by default where the step's direction starts.
    var start: Int?
    /// The element before which the range ends; by default where the step's direction ends.
    var end: Int?
    /// The distance from element to element; negative steps go backwards, 0 selects nothing.
    var step = 1

    /// The positions in an array of so many elements, in order (RFC 9535, 2.3.4.2.2).
    ///
    /// Bounds and steps are within ±2⁵³, so that no sum of three of them overflows.
    func positions(count: Int) -> StrideTo<Int> {
      func place(_ index: Int) -> Int { index < 0 ? count + index : index }
      guard step != 0 else { return stride(from: 0, to: 0, by: 1) }
      guard step < 0 else {
        let lower = min(max(place(start ?? 0), 0), count)
        let upper = min(max(place(end ?? count), 0), count)
        return stride(from: lower, to: upper, by: step)
      }
      let upper = min(max(place(start ?? count - 1), -1), count - 1)
      let lower = min(max(end.map(place) ?? -1, -1), count - 1)
      return stride(from: upper, to: lower, by: step)
    }
  }

  /// What a filter asks of a node.
  indirect enum Condition: Sendable, Hashable {
    case any([Condition])
    case all([Condition])
    case not(Condition)
    case exists(Query)
    case comparison(Operand, Comparison, Operand)
  }

  enum Comparison: Sendable, Hashable {
    /// `==`, `!=`, `<`, `<=`, `>` and `>=`, in this order.
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }

  /// What stands on a side of a comparison; it gives one value or nothing.
  indirect enum Operand: Sendable, Hashable {
    /// A value written in the path: a string, number, truth value or null.
    case literal(JSON)
    /// The node of a singular query.
    case node(Query)
    /// `length(…)`: the scalars of a string, the elements of an array or the members of an object.
    case length(Operand)
    /// `count(…)`: the number of nodes of a query.
    case count(Query)
    /// `value(…)`: the node of a query that selects exactly one.
    case value(Query)
  }
}

extension JSONObject {
  /// The value of the last member of exactly that name.
  fileprivate func lastMember(named name: String) -> JSON? {
    var index = members.endIndex
    while index > members.startIndex {
      index -= 1
      if members[index].name.hasSameScalars(as: name) { return members[index].value }
    }
    return nil
  }
}
