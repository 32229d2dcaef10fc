import RecipeModel

/// Gives the items of one answer the elements of its other lists that they name.
struct JoinedItems {
  /// The most elements that an item gets of one list.
  private static let mostOfItem = 500
  /// The most elements of one list that can be named.
  private static let mostOfList = 20_000

  private let tables: [(rule: JoinRule, elements: [String: JSON])]

  /// Looks the lists up once for all items.
  init(_ rules: [JoinRule], in answer: JSON) {
    tables = rules.map { rule in
      var elements: [String: JSON] = [:]
      let found = rule.list.selection(in: answer)
      let isList = rule.list.isSingular
      for element in (isList ? found.first?.arrayValue ?? [] : found).prefix(Self.mostOfList) {
        guard let id = rule.key.value(in: element)?.plainText, elements[id] == nil else { continue }
        elements[id] = element
      }
      return (rule, elements)
    }
  }

  /// The item with the elements that it names; what no element answers to stays as it is.
  func joined(_ item: JSON) -> JSON {
    guard !tables.isEmpty, case .object(var object) = item else { return item }
    for (rule, elements) in tables {
      let named = rule.path.selection(in: .object(object))
      let isOne = rule.path.isSingular && named.first?.arrayValue == nil
      let found = named.flatMap { $0.arrayValue ?? [$0] }.prefix(Self.mostOfItem)
        .compactMap { $0.plainText.flatMap { elements[$0] } }
      guard let first = found.first else { continue }
      object[rule.name] = isOne ? first : .array(found)
    }
    return .object(object)
  }
}
