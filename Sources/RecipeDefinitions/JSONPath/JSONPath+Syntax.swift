import RecipeModel

extension JSONPath {
  /// A path from the document (`$`) or, within a filter, from the node at hand (`@`).
  struct Query: Sendable {
    /// Whether the path starts with `@`.
    let isRelative: Bool
    /// The segments in order.
    let segments: [Segment]
    /// The way to the one node that a singular query selects; nil for other queries.
    let steps: [Step]?

    /// Creates a query and finds out whether it is singular.
    init(isRelative: Bool, segments: [Segment]) {
      self.isRelative = isRelative
      self.segments = segments
      var steps: [Step] = []
      for segment in segments {
        guard let step = segment.step else {
          self.steps = nil
          return
        }
        steps.append(step)
      }
      self.steps = steps
    }
  }

  /// One step of a singular query.
  enum Step: Sendable {
    /// Into the member of that name.
    case member(String)
    /// To the element of that index, from the end when negative.
    case element(Int)
  }

  /// Selectors that are applied to each node, or to each node and all its descendants (`..`).
  struct Segment: Sendable {
    /// Whether the segment starts with `..`.
    let isDescendant: Bool
    /// The selectors in the order written, at least one.
    let selectors: [Selector]

    /// The step when the segment selects at most one node.
    fileprivate var step: Step? {
      guard !isDescendant, selectors.count == 1 else { return nil }
      switch selectors[0] {
      case .name(let name): return .member(name)
      case .index(let index): return .element(index)
      case .wildcard, .slice, .filter: return nil
      }
    }
  }

  /// What a segment selects among the children of a node.
  enum Selector: Sendable {
    /// The member of that name.
    case name(String)
    /// Every child.
    case wildcard
    /// The element of that index, from the end when negative.
    case index(Int)
    /// Every so many elements of a range.
    case slice(Slice)
    /// The children that meet a condition.
    case filter(Condition)
  }

  /// A range of elements with a step, `start:end:step`.
  struct Slice: Sendable {
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
  indirect enum Condition: Sendable {
    /// At least one of the conditions holds.
    case any([Condition])
    /// All of the conditions hold.
    case all([Condition])
    /// The condition does not hold.
    case not(Condition)
    /// The query selects at least one node.
    case exists(Query)
    /// Two values compare so.
    case comparison(Operand, Comparison, Operand)
  }

  /// A comparison operator.
  enum Comparison: Sendable {
    /// `==`, `!=`, `<`, `<=`, `>` and `>=`, in this order.
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }

  /// What stands on a side of a comparison; it gives one value or nothing.
  indirect enum Operand: Sendable {
    /// A value written in the path: a string, number, truth value or null.
    case literal(JSON)
    /// The node of a singular query.
    case node([Step], isRelative: Bool)
    /// `length(…)`: the scalars of a string, the elements of an array or the members of an object.
    case length(Operand)
    /// `count(…)`: the number of nodes of a query.
    case count(Query)
    /// `value(…)`: the node of a query that selects exactly one.
    case value(Query)
  }
}
