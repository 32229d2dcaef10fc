import RecipeModel
import RecipeProviderKit

/// What the sources of a field see: the item and the values around it.
struct ItemScope {
  /// The item, unwrapped.
  let item: JSON
  /// The answer that the item is a part of.
  var answer: JSON = .null
  /// The key under which the item stands in a map.
  var key: String?
  /// The listing's identifier, once it is known.
  var id: String?
  /// The cleaned title, once it is known.
  var title: String?
}

/// The values that are the same for every item of one provider.
struct FieldSurroundings: Sendable {
  let base: RequestURL
  let settings: [String: JSON]

  /// A text as a link: as it is but for spaces around it, on the base address's origin when it
  /// begins with `/`, with its scheme when it begins with `//`; nil when it is no safe web link.
  func link(_ raw: String) -> String? {
    let text = raw.trimmed
    if text.hasPrefix("//") { return WebLink.accept("\(base.scheme):\(text)") }
    if text.hasPrefix("/") { return WebLink.accept(base.origin + text) }
    return WebLink.accept(text)
  }
}
