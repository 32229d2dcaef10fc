import RecipeModel
import RecipeProviderKit

/// The items of an answer before they are read.
struct ItemList {
  /// The items in their order.
  let items: [JSON]
  /// The keys that the items of a map stand under; empty otherwise.
  let keys: [String]
  /// How many items of its list the source sent, those included that a path passes over; what a
  /// slice cuts off, such as a heading, belongs to no list.
  var received: Int
  /// The last item, still wrapped.
  var lastRaw: JSON? { items.last }

  /// Creates a list; all items count as received unless said otherwise.
  init(_ items: [JSON] = [], keys: [String] = [], received: Int? = nil) {
    self.items = items
    self.keys = keys
    self.received = max(received ?? 0, items.count)
  }
}

/// Finds the items of an answer.
struct ItemFinder: Sendable {
  /// The most columns of the `columns` form.
  private static let mostColumns = 64

  private let rules: ResponseRules
  /// The longest singular path that the list's path begins with; nil when it is singular itself.
  private let stem: JSONPath?
  /// The part of the array at the stem that is the source's list; nil for all of it.
  private let slice: JSONPath?
  /// Whether the path takes something out of every element, so that each must have it.
  private let unwrapsEach: Bool

  /// Prepares to find items.
  init(_ rules: ResponseRules) {
    self.rules = rules
    stem = rules.list.isSingular ? nil : rules.list.singularStems.first
    slice = stem.flatMap { rules.list.slice(of: $0) }
    unwrapsEach = stem.map { rules.list.unwrapsEach(of: $0) } ?? false
  }

  /// The items of an answer.
  /// - Throws: ``ProviderError`` with code `drift` that names the path and what stands there.
  func items(in answer: JSON) throws(ProviderError) -> ItemList {
    guard rules.list.isSingular else { return try selected(in: answer) }
    guard let list = try first(rules.list, in: answer) else {
      return try absent(rules.whenMissing, "the answer has no \(rules.list)")
    }
    switch (rules.form, list) {
    case (_, .null): return try absent(rules.whenNull, "\(rules.list) is null")
    case (.array, .array(let elements)): return ItemList(elements)
    case (.map, .object(let object)):
      return ItemList(object.members.map(\.value), keys: object.members.map(\.name))
    // Some languages cannot tell an empty map from an empty array.
    case (.map, .array(let elements)) where elements.isEmpty: return ItemList()
    case (.columns, .array(let columns)): return ItemList(Self.rows(columns))
    default:
      let expected = rules.form == .map ? "an object" : "an array"
      throw .drift("\(rules.list) is \(list.kindName), not \(expected)")
    }
  }

  private func selected(in answer: JSON) throws(ProviderError) -> ItemList {
    let nodes: [JSON]
    do throws(JSONPathLimitReached) { nodes = try rules.list.nodes(in: answer) } catch {
      throw .drift(error.description)
    }
    guard let stem else { return ItemList(nodes) }
    guard let container = try first(stem, in: answer) else {
      return try absent(rules.whenMissing, "the answer has no \(stem)")
    }
    switch container {
    case .null: return try absent(rules.whenNull, "\(stem) is null")
    case .array(let elements):
      if nodes.isEmpty, !elements.isEmpty, unwrapsEach {
        throw .drift("\(rules.list) selects nothing of the \(elements.count) items in \(stem)")
      }
      let listed = slice.map { $0.selection(in: answer).count }
      return ItemList(nodes, received: listed ?? elements.count)
    case .object: return ItemList(nodes)
    default: throw .drift("\(stem) is \(container.kindName), not an array")
    }
  }

  private func first(_ path: JSONPath, in answer: JSON) throws(ProviderError) -> JSON? {
    do throws(JSONPathLimitReached) { return try path.first(in: answer) } catch {
      throw .drift(error.description)
    }
  }

  private func absent(
    _ meaning: ResponseRules.Absence, _ message: String
  ) throws(ProviderError) -> ItemList {
    guard meaning == .drift else { return ItemList() }
    throw .drift(message)
  }

  private static func rows(_ columns: [JSON]) -> [JSON] {
    let columns = columns.prefix(mostColumns).map { $0.arrayValue ?? [] }
    let count = min(columns.map(\.count).max() ?? 0, ListingLimits.pageItems + 1)
    return (0..<count).map { row in
      .array(columns.map { row < $0.count ? $0[row] : .null })
    }
  }
}

extension JSONPath {
  /// Whether the path is a stem, `[*]` and a way into each element that has no choices.
  fileprivate func unwrapsEach(of stem: JSONPath) -> Bool {
    let rest = text.dropFirst(stem.text.count)
    guard rest.hasPrefix("[*]"), let tail = try? JSONPath("$" + rest.dropFirst(3)) else {
      return false
    }
    return tail.isSingular && rest.count > 3
  }

  /// The stem with the slice that follows it, `$.rows[2:]`; nil when something else follows.
  fileprivate func slice(of stem: JSONPath) -> JSONPath? {
    guard let end = text.dropFirst(stem.text.count).firstIndex(of: "]") else { return nil }
    let inside = text[..<end].dropFirst(stem.text.count + 1)
    guard inside.contains(":"), inside.allSatisfy({ $0.isNumber || ":- ".contains($0) }) else {
      return nil
    }
    return try? JSONPath(String(text[...end]))
  }

  /// The singular paths that this path begins with, the longest first, `$` last.
  var singularStems: [JSONPath] {
    text.indices.reversed().compactMap { index in
      guard text[index] == "." || text[index] == "[" else { return nil }
      guard let stem = try? JSONPath(String(text[..<index])), stem.isSingular else { return nil }
      return stem
    }
  }
}
