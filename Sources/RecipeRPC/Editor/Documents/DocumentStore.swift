import RecipeModel

/// The texts that a client has open, as it last sent them.
///
/// Bounded: a text over 16 MiB is not kept, nor is one beside 512 others.
struct DocumentStore: Sendable {
  /// The most bytes of one text.
  static let textLimit = 16 << 20
  /// The most texts.
  static let countLimit = 512

  /// The open documents; those whose text is not known have none.
  private var documents: [String: TextDocument?] = [:]

  /// The text of a document, as far as it is known.
  subscript(_ uri: String) -> TextDocument? { documents[uri] ?? nil }

  /// Takes `textDocument/didOpen`, `didChange` or `didClose`; what is malformed is ignored.
  mutating func take(_ method: EditorMethod, _ params: JSON) {
    guard let document = params["textDocument"], let uri = document["uri"]?.stringValue else {
      return
    }
    switch method {
    case .didOpen:
      guard documents[uri] != nil || documents.count < Self.countLimit else { return }
      documents[uri] = .some(Self.text(document["text"]))
    case .didChange:
      guard documents[uri] != nil, let last = params["contentChanges"]?.arrayValue?.last else {
        return
      }
      // A part of a text is not what was agreed on; nothing is better than what is out of date.
      let isWhole = last["range"].map(\.isNull) ?? true
      documents[uri] = .some(isWhole ? Self.text(last["text"]) : nil)
    case .didClose: documents[uri] = nil
    default: break
    }
  }

  private static func text(_ json: JSON?) -> TextDocument? {
    guard let text = json?.stringValue, text.utf8.count <= textLimit else { return nil }
    return TextDocument(text)
  }
}
