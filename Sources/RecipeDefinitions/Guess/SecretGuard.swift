import RecipeModel
import RecipeProviderKit

/// Keeps the values of credentials out of a draft.
///
/// Values of fewer than eight bytes are not looked for: a key such as `demo` may well be a part of
/// the host's name.
struct SecretGuard {
  private let redaction: Redaction

  /// Keeps these values out.
  init(_ values: [String]) {
    redaction = Redaction(values.map { Secret($0) }, shortest: 8)
  }

  /// The text without the values.
  func callAsFunction(_ text: String) -> String { redaction(text) }

  /// The value with every string in it checked.
  func callAsFunction(_ json: JSON) -> JSON { Placeholders.map(json) { redaction($0) } }
}
