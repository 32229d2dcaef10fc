import PotluckSupport
import RecipeModel
import RecipeProviderKit

/// The items of an answer before they are read, each still wrapped.
struct ItemList {
  let items: [JSON]
  /// The keys that the items of a map stand under; empty otherwise.
  let keys: [String]
  /// How many items of its list the source sent, those included that a path passes over; what a
  /// slice cuts off, such as a heading, belongs to no list.
  let received: Int

  /// Creates a list; all items count as received unless said otherwise.
  init(_ items: [JSON] = [], keys: [String] = [], received: Int? = nil) {
    self.items = items
    self.keys = keys
    self.received = max(received ?? 0, items.count)
  }
}

extension ItemList {
  /// The items in whose texts every word of a search is; all where the source looks for the words
  /// itself, or where there are none.
  func holding(_ words: String, by rules: ResponseRules) -> ItemList {
    guard !rules.words.isEmpty, !words.isEmpty else { return self }
    let kept = items.indices.filter { index in
      let item = rules.item.map { $0.value(in: items[index]) ?? .null } ?? items[index]
      let texts = rules.words.flatMap { $0.selection(in: item) }
        .flatMap { $0.arrayValue ?? [$0] }.compactMap(\.plainText)
      return TextMatching.holdsWords(of: words, in: texts)
    }
    return ItemList(
      kept.map { items[$0] }, keys: keys.isEmpty ? [] : kept.map { keys[$0] }, received: received)
  }
}

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

  init(_ rules: ResponseRules) {
    self.rules = rules
    let list = rules.list
    stem = list.isSingular ? nil : list.singularStems.first
    let rest = list.segments.dropFirst(stem?.depth ?? list.depth)
    slice =
      if case .slice? = rest.first?.only, let stem { list.prefix(stem.depth + 1) } else { nil }
    unwrapsEach =
      rest.first?.only == .wildcard && rest.count > 1 && rest.dropFirst().allSatisfy(\.isSingular)
  }

  /// The items of an answer.
  ///
  /// A web page behind the last one has nothing in place of a list; only on the first page is that a
  /// page that has changed.
  /// - Throws: ``ProviderError`` with code `drift` that names the path and what stands there.
  func items(in answer: JSON, isPastFirstPage: Bool = false) throws(ProviderError) -> ItemList {
    guard rules.list.isSingular else { return try selected(in: answer) }
    guard let list = try first(rules.list, in: answer) else {
      if isPastFirstPage, rules.list.isSelector || rules.format == .schemaOrg { return ItemList() }
      return try absent(rules.whenMissing, Self.lack(of: rules.list, in: answer))
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
      let members = list.memberNames.map { "; it has \($0)" } ?? ""
      throw .drift("\(rules.list) is \(list.kindName), not \(expected)\(members)")
    }
  }

  private func selected(in answer: JSON) throws(ProviderError) -> ItemList {
    let nodes: [JSON]
    do throws(JSONPathLimitReached) { nodes = try rules.list.nodes(in: answer) } catch {
      throw .drift(error.description)
    }
    guard let stem else { return ItemList(nodes) }
    guard let container = try first(stem, in: answer) else {
      return try absent(rules.whenMissing, Self.lack(of: stem, in: answer))
    }
    switch container {
    case .null: return try absent(rules.whenNull, "\(stem) is null")
    case .array(let elements):
      if nodes.isEmpty, !elements.isEmpty, unwrapsEach {
        let members = elements[0].memberNames.map { "; the first has \($0)" } ?? ""
        throw .drift(
          "\(rules.list) selects nothing of the \(elements.count) items in \(stem)\(members)")
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

  /// That the answer lacks a list, and what is in the place where its path leaves the answer, so that
  /// a wrong path is corrected at once.
  private static func lack(of path: JSONPath, in answer: JSON) -> String {
    let lack = "the answer has no \(path)"
    guard !path.isSelector,
      let (stem, value) = path.singularStems.firstNonNil({ stem in
        stem.value(in: answer).map { (stem, $0) }
      })
    else { return lack }
    if let members = value.memberNames { return "\(lack); \(stem) has \(members)" }
    switch value {
    case .object: return lack
    case .array(let elements):
      let members = elements.first?.memberNames.map { ", whose first element has \($0)" } ?? ""
      return "\(lack); \(stem) is an array of \(elements.count)\(members)"
    default: return "\(lack); \(stem) is \(value.kindName)"
    }
  }

  private static func rows(_ columns: [JSON]) -> [JSON] {
    let columns = columns.prefix(mostColumns).map { $0.arrayValue ?? [] }
    let count = min(columns.map(\.count).max() ?? 0, ListingLimits.pageItems + 1)
    return (0..<count).map { row in
      .array(columns.map { row < $0.count ? $0[row] : .null })
    }
  }
}

extension JSON {
  /// The names of an object's first members, for messages; nil for an object without any and for
  /// everything else.
  fileprivate var memberNames: String? {
    guard let members = objectValue?.members, !members.isEmpty else { return nil }
    let names = members.prefix(8).map { TextCleaning.clean($0.name, limit: 40) ?? "“”" }
    let rest = members.count > names.count ? ["\(members.count - names.count) more"] : []
    let all = names + rest
    return all.count < 2
      ? all[0] : all.dropLast().joined(separator: ", ") + " and " + all[all.count - 1]
  }
}

extension JSONPath {
  /// The recipes in the answer to a request for several; none where null or nothing stands there.
  /// - Throws: ``ProviderError`` with code `drift` when the answer has another shape.
  func recipes(in answer: JSON) throws(ProviderError) -> [JSON] {
    guard isSingular else { return selection(in: answer).filter { !$0.isNull } }
    guard let found = value(in: answer), !found.isEmpty, found != .bool(false) else {
      return try recipe(in: answer).map { [$0] } ?? []
    }
    switch found {
    case .array(let elements): return elements.filter { !$0.isNull }
    case .object: return [found]
    default: throw .drift("\(self) is \(found.kindName), not an array")
    }
  }

  /// The recipe in the answer to a detail request; nil when null or nothing stands in its place,
  /// which is how many services say that they do not know it.
  /// - Throws: ``ProviderError`` with code `drift` when the answer has another shape.
  func recipe(in answer: JSON) throws(ProviderError) -> JSON? {
    guard let found = value(in: answer) else {
      let stem = singularStems.firstNonNil { $0.value(in: answer) }
      if stem?.isEmpty ?? true { return nil }
      throw .drift("the answer has no \(self)")
    }
    if found.isEmpty || found == .bool(false) { return nil }
    switch found {
    case .array(let elements): return elements[0].isNull ? Optional.none : elements[0]
    case .object: return found
    default: throw .drift("\(self) is \(found.kindName), not an object")
    }
  }
}
