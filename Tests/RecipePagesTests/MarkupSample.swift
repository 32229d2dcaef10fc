import RecipePages
import RecipeProviderKit

/// Documents for tests, and what selectors find in them.
enum MarkupSample {
  static func page(_ text: String, address: String? = nil) throws -> MarkupDocument {
    try MarkupDocument(Array(text.utf8), .html, address: address.map { try RequestURL($0) })
  }

  static func xml(_ text: String, address: String? = nil) throws -> MarkupDocument {
    try MarkupDocument(Array(text.utf8), .xml, address: address.map { try RequestURL($0) })
  }

  /// The elements that a selector finds in a document.
  static func nodes(_ document: MarkupDocument, _ selector: String) throws -> [MarkupNode] {
    try document.root.select(Selector(selector)).compactMap {
      if case .node(let node) = $0 { node } else { nil }
    }
  }

  /// The texts that a selector finds in a document.
  static func texts(_ document: MarkupDocument, _ selector: String) throws -> [String] {
    try document.root.select(Selector(selector)).map(\.text)
  }
}
