import RecipeModel
import RecipeProviderKit

/// The variables that the templates of one request can use; those without a value are left out.
struct Variables: Sendable {
  private var values: [String: JSON] = [:]
  private var lists: [ListValue.Source: [String]] = [:]

  init(settings: [String: JSON]) {
    for (name, value) in settings { set(name, value) }
  }

  /// Gives a variable its value; null, an empty text and an empty array are none.
  mutating func set(_ name: String, _ value: JSON?) {
    switch value {
    case nil, .null, .string(""), .array([]): values[name] = nil
    case let value?: values[name] = value
    }
  }

  mutating func set(_ query: SearchQuery) {
    for variable in QueryVariable.all { set(variable.name, variable.value(query)) }
    lists = [
      .words: query.text.split(separator: " ").map(String.init), .include: query.include,
      .exclude: query.exclude, .diets: query.diets.map(\.rawValue),
    ]
  }

  /// Sets the identifiers of the recipes that a request is for.
  mutating func set(ids: [String]) { lists[.ids] = ids }

  func list(_ source: ListValue.Source) -> [String] { lists[source] ?? [] }

  /// The value in its own type; nil when there is none.
  func json(_ name: String) -> JSON? {
    if let value = values[name] { return value }
    let items = ListValue.Source(rawValue: name).map(list) ?? []
    guard !items.isEmpty else { return .none }
    return .array(items.map(JSON.string))
  }

  /// The value as a text: words of a list parted by spaces, other arrays and objects as JSON.
  func text(_ name: String) -> String? {
    if let value = values[name] { return value.plainText ?? value.text() }
    let items = ListValue.Source(rawValue: name).map(list) ?? []
    return items.isEmpty ? nil : items.joined(separator: " ")
  }
}

extension Template {
  /// The text with every variable replaced; nil when one has no value.
  func expand(
    literal: (String) -> String = { $0 }, variable: (String) -> String?
  ) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .literal(let text): result += literal(text)
      case .variable(let name):
        guard let value = variable(name) else { return nil }
        result += value
      }
    }
    return result
  }
}
