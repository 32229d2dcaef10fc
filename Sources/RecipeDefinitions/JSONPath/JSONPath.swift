public import RecipeModel

/// A JSONPath query, RFC 9535: which values of a JSON document are meant.
///
/// The parser accepts and refuses what the RFC does, with three exceptions, each an error with
/// ``JSONPathError/isUnsupported``: the functions `match` and `search` (regular expressions can
/// run away), paths longer than ``maxBytes``, and nesting deeper than ``maxDepth``. The functions
/// `length`, `count` and `value` are there.
///
/// ```swift
/// let path = try JSONPath("$.recipes[?@.rating >= 4].title")
/// let titles = try path.nodes(in: answer)
/// ```
///
/// Strings are compared scalar by scalar, without Unicode normalization. Numbers are compared by
/// value: as integers when both are written as integers, otherwise as doubles. Of several members
/// with one name, a name selects the last, and all other selectors see every one.
///
/// Evaluation is bounded. A step is one node visited or selected, one value compared, or about
/// eight members or 64 bytes of text scanned for it; an evaluation that needs more steps than it
/// was given, or whose task is cancelled, throws ``JSONPathLimitReached`` instead of a part of the
/// result. Of a singular query, ``nodes(in:steps:)`` and ``first(in:steps:)`` need no steps and never
/// throw.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// The longest text of a path, in bytes of UTF-8.
  public static let maxBytes = 4_096
  /// How deep filters, parentheses and function calls may nest.
  public static let maxDepth = 64
  /// The steps that one evaluation may take unless told otherwise; some tenths of a second.
  public static let defaultSteps = 2_000_000

  /// The text that the path was parsed from.
  public let text: String
  let query: Query

  /// Parses a path.
  /// - Throws: ``JSONPathError`` with place and fix.
  public init(_ text: String) throws(JSONPathError) {
    var parser = Parser(text)
    query = try parser.path()
    self.text = text
  }

  /// Whether the path is a singular query (RFC 9535, 2.3.5.1): only names and indices, so that it
  /// selects at most one node of any document.
  public var isSingular: Bool { query.steps != nil }

  /// The values that the path selects, in the order of RFC 9535; a value that is selected twice
  /// is there twice.
  /// - Throws: ``JSONPathLimitReached`` when that takes more than so many steps.
  public func nodes(
    in document: JSON, steps: Int = defaultSteps
  ) throws(JSONPathLimitReached) -> [JSON] {
    if let walk = query.steps { return Self.follow(walk, from: document).map { [$0] } ?? [] }
    var evaluator = Evaluator(root: document, path: text, steps: steps)
    return try evaluator.nodes(of: query, from: BareNode(json: document)).map(\.json)
  }

  /// The first value that the path selects; nil when it selects none.
  /// - Throws: ``JSONPathLimitReached`` when the path is not singular and finding all of its nodes
  ///   takes more than so many steps.
  public func first(
    in document: JSON, steps: Int = defaultSteps
  ) throws(JSONPathLimitReached) -> JSON? {
    if let walk = query.steps { return Self.follow(walk, from: document) }
    return try nodes(in: document, steps: steps).first
  }

  /// The values that the path selects, each with its normalized path (RFC 9535, 2.7) such as
  /// `$['recipes'][0]['title']`.
  /// - Throws: ``JSONPathLimitReached`` when that takes more than so many steps.
  public func locations(
    in document: JSON, steps: Int = defaultSteps
  ) throws(JSONPathLimitReached) -> [(path: String, value: JSON)] {
    var evaluator = Evaluator(root: document, path: text, steps: steps)
    let nodes = try evaluator.nodes(of: query, from: LocatedNode(json: document))
    var locations: [(path: String, value: JSON)] = []
    locations.reserveCapacity(nodes.count)
    for node in nodes {
      let path = node.normalizedPath
      try evaluator.charge(path.utf8.count / 64)
      locations.append((path, node.json))
    }
    return locations
  }

  /// The text of the path.
  public var description: String { text }

  /// Whether two paths have the same text, byte for byte.
  public static func == (left: JSONPath, right: JSONPath) -> Bool {
    left.text.hasSameScalars(as: right.text)
  }

  /// Feeds the text into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension JSONPath {
  /// Follows names and indices to the one value they lead to, if any.
  static func follow(_ steps: [Step], from start: JSON) -> JSON? {
    var value = start
    for step in steps {
      switch (step, value) {
      case (.member(let name), .object(let object)):
        guard let member = object.lastMember(named: name) else { return nil }
        value = member
      case (.element(let index), .array(let elements)):
        guard let place = position(of: index, count: elements.count) else { return nil }
        value = elements[place]
      default: return nil
      }
    }
    return value
  }

  /// The position that an index means in an array of so many elements, if there is one.
  ///
  /// Negative indices count from the end.
  static func position(of index: Int, count: Int) -> Int? {
    let place = index < 0 ? count + index : index
    return 0..<count ~= place ? place : nil
  }
}

extension JSONObject {
  /// The value of the last member of exactly that name.
  func lastMember(named name: String) -> JSON? {
    var index = members.endIndex
    while index > members.startIndex {
      index -= 1
      if members[index].name.hasSameScalars(as: name) { return members[index].value }
    }
    return nil
  }
}

extension String {
  /// Whether two strings are the same Unicode scalars; `==` also equates other spellings of a
  /// character, which RFC 9535 tells apart.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
