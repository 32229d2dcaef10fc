import RecipeModel
import RecipeProviderKit

extension RequestAnalyzer {
  /// The request of the draft.
  var rules: RequestRules {
    RequestRules(
      method: method, path: (try? Template(path)) ?? .empty,
      query: parameters.filter { $0.place == nil }.compactMap { item in
        item.written.map { RecipeDefinitions.Parameter(name: item.name, value: $0) }
      },
      headers: headers, content: content,
      texts: joinedWords.map { [.joinedWords("slug", by: $0)] } ?? [])
  }

  private var content: RequestContent? {
    guard sendsForm else { return bodyTemplate.map { .json(BodyValue(templates: $0)) } }
    return .form(
      parameters.filter { $0.place != nil }.compactMap { item in
        item.written.map { RecipeDefinitions.Parameter(name: item.name, value: $0) }
      })
  }
}

extension ParameterValue {
  /// A variable alone.
  static func variable(_ name: String) -> ParameterValue {
    .text(TextValue(template: .variable(name)))
  }

  /// A text without variables; nil for one with braces, which no template can hold.
  static func constant(_ text: String) -> ParameterValue? {
    Template(constant: text).map { .text(TextValue(template: $0)) }
  }
}
