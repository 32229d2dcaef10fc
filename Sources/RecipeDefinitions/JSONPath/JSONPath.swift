package import RecipeModel

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
package struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// The longest text of a path, in bytes of UTF-8.
  package static let maxBytes = 4_096
  /// How deep filters, parentheses and function calls may nest.
  package static let maxDepth = 64
  /// The steps that one evaluation may take unless told otherwise; some tenths of a second.
  package static let defaultSteps = 2_000_000

  /// The text that the path was parsed from, or that says where it leads.
  package let text: String
  private let query: Query

  private init(text: String, query: Query) {
    self.text = text
    self.query = query
  }

  /// Parses a path.
  /// - Throws: ``JSONPathError`` with place and fix.
  package init(_ text: String) throws(JSONPathError) {
    var parser = Parser(text)
    self.init(text: text, query: try parser.path())
  }

  /// The place of what a selector selects in a document of which ``SelectorTree`` made JSON; it
  /// keeps the selector's text.
  init(selector text: String, as role: SelectorRole) {
    let steps = [Selector.name(text)] + role.steps
    self.init(
      text: text,
      query: Query(
        isRelative: false, segments: steps.map { Segment(isDescendant: false, selectors: [$0]) },
        ends: steps.map { _ in text.utf8.count }))
  }

  /// Whether the place is that of a selector.
  var isSelector: Bool { text.utf8.first != UInt8(ascii: "$") }

  /// What is selected, step by step.
  var segments: [Segment] { query.segments }

  var depth: Int { segments.count }

  /// Whether the path is `$`, the document itself.
  var isRoot: Bool { segments.isEmpty }

  /// Whether the path is a singular query (RFC 9535, 2.3.5.1): only names and indices, so that it
  /// selects at most one node of any document.
  package var isSingular: Bool { query.isSingular }

  /// The values that the path selects, in the order of RFC 9535; a value that is selected twice
  /// is there twice.
  /// - Throws: ``JSONPathLimitReached`` when that takes more than so many steps.
  package func nodes(
    in document: JSON, steps: Int = defaultSteps
  ) throws(JSONPathLimitReached) -> [JSON] {
    if isSingular { return follow(document).map { [$0] } ?? [] }
    var evaluator = Evaluator(root: document, path: text, steps: steps)
    return try evaluator.nodes(of: query, from: document)
  }

  /// The first value that the path selects; nil when it selects none.
  /// - Throws: ``JSONPathLimitReached`` when the path is not singular and finding all of its nodes
  ///   takes more than so many steps.
  package func first(
    in document: JSON, steps: Int = defaultSteps
  ) throws(JSONPathLimitReached) -> JSON? {
    try isSingular ? follow(document) : nodes(in: document, steps: steps).first
  }

  private func follow(_ start: JSON) -> JSON? {
    var value = start
    for segment in segments {
      guard let child = segment.selectors[0].child(of: value) else { return nil }
      value = child
    }
    return value
  }

  /// The text of the path.
  package var description: String { text }

  /// Whether two paths have the same text, byte for byte.
  package static func == (left: JSONPath, right: JSONPath) -> Bool {
    left.text.hasSameScalars(as: right.text)
  }

  /// Feeds the text into a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

// MARK: Small documents

extension JSONPath {
  /// The most steps for a path within one item: items are small.
  private static let itemSteps = 100_000

  /// What the path selects in an item; nothing when that takes too long.
  func selection(in item: JSON) -> [JSON] {
    (try? nodes(in: item, steps: Self.itemSteps)) ?? []
  }

  /// The first value that the path selects in an item; nil when that takes too long.
  func value(in item: JSON) -> JSON? { selection(in: item).first }

  /// What the path selects, with each selected array replaced by its elements.
  func elements(in item: JSON) -> [JSON] {
    selection(in: item).flatMap { $0.arrayValue ?? [$0] }
  }
}

// MARK: Ways

/// A path is built from the document downwards. Built paths that lead to one place have one text.
extension JSONPath {
  /// The document itself, `$`.
  static let root = JSONPath(text: "$", query: Query(isRelative: false, segments: [], ends: []))

  func member(_ name: String) -> JSONPath { appending(Self.text(of: name), .name(name)) }
  func element(_ index: Int) -> JSONPath { appending("[\(index)]", .index(index)) }
  var every: JSONPath { appending("[*]", .wildcard) }

  private func appending(_ step: String, _ selector: Selector) -> JSONPath {
    let text = text + step
    return JSONPath(
      text: text,
      query: Query(
        isRelative: false,
        segments: segments + [Segment(isDescendant: false, selectors: [selector])],
        ends: query.ends + [text.utf8.count]))
  }

  /// The path that goes on from here as another one does from the document.
  func appending(_ other: JSONPath) -> JSONPath {
    let count = text.utf8.count - 1
    return JSONPath(
      text: text + other.text.dropFirst(),
      query: Query(
        isRelative: false, segments: segments + other.segments,
        ends: query.ends + other.query.ends.map { $0 + count }))
  }

  /// The path that consists of the first so many segments.
  func prefix(_ count: Int) -> JSONPath {
    let ends = query.ends.prefix(count)
    return JSONPath(
      text: String(decoding: text.utf8.prefix(ends.last ?? 1), as: UTF8.self),
      query: Query(
        isRelative: false, segments: Array(segments.prefix(count)), ends: Array(ends)))
  }

  /// The path of what holds the place; that of `$` is `$` too.
  var parent: JSONPath { prefix(max(0, depth - 1)) }

  /// The singular paths that this path goes on from, the longest first, `$` last.
  var singularStems: [JSONPath] { (0..<depth).reversed().map(prefix).filter(\.isSingular) }

  var first: Selector? { segments.first?.only }

  var last: Selector? { segments.last?.only }

  var names: [String] {
    segments.compactMap { if case .name(let name)? = $0.only { name } else { nil } }
  }

  /// A step into a member as it is written: with a dot where that is enough.
  private static func text(of name: String) -> String {
    let isPlain =
      name.unicodeScalars.first.map { !$0.isDigit } == true
      && name.unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit || $0 == "_" }
    guard !isPlain else { return ".\(name)" }
    let escaped = name.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "['\(escaped)']"
  }
}

extension String {
  /// Whether two strings are the same Unicode scalars; `==` also equates other spellings of a
  /// character, which RFC 9535 tells apart.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// Why a text is not a JSONPath that can be used here, where, and what to write instead.
package struct JSONPathError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, without its place and without a final stop.
  package var message: String
  /// The offset of the offending byte in the UTF-8 text of the path, from 0; the length of the
  /// text when something is missing at its end.
  package var offset: Int
  /// What to write instead, without a final stop; nil where the message says it all.
  package var fix: String?
  /// Whether RFC 9535 allows the construct and only this implementation refuses it; false for
  /// everything that the RFC forbids.
  package var isUnsupported = false

  /// The message with its place and the fix.
  package var description: String {
    let place = "\(message) at byte \(offset)"
    return fix.map { "\(place): \($0)" } ?? place
  }
}

/// The evaluation of a path was given up because it took too many steps; there is no result.
///
/// Only a path with filters, wildcards, slices, unions or `..` can meet the limit; a singular
/// query cannot.
package struct JSONPathLimitReached: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text of the path.
  package var path: String
  /// The number of steps that were allowed.
  package var steps: Int

  /// What happened, in a sentence without a final stop.
  package var description: String {
    "the path \(path) takes more than \(steps) steps on this document"
  }
}
