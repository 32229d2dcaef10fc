import RecipeModel
import RecipeProviderKit

/// Keeps the values of credentials out of a draft, however short they are.
struct SecretGuard {
  private let values: Set<String>
  private let redaction: Redaction

  /// Keeps these values out.
  init(_ values: [String]) {
    self.values = Set(values.filter { !$0.isEmpty })
    redaction = Redaction(values.map { Secret($0) })
  }

  /// The text without the values.
  func callAsFunction(_ text: String) -> String {
    values.contains(text) && text.utf8.count > 2 ? Redaction.mark : redaction(text)
  }

  /// The value with every string in it checked.
  func callAsFunction(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(self(text))
    case .array(let elements): .array(elements.map { self($0) })
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map { JSONObject.Member(name: $0.name, value: self($0.value)) }))
    default: json
    }
  }
}
