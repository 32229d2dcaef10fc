import RecipeModel

/// The texts that a client has open, as it last sent them.
///
/// Bounded: a text over 16 MiB is not kept, nor is one beside 512 others.
struct DocumentStore: Sendable {
  /// The most bytes of one text.
  static let textLimit = 16 << 20
  /// The most texts.
  static let countLimit = 512

  private var texts: [String: TextDocument] = [:]

  /// The text of a document, as far as it is known.
  subscript(_ uri: String) -> TextDocument? { texts[uri] }

  /// Takes `textDocument/didOpen`, `didChange` or `didClose`; what is malformed is ignored.
  mutating func take(_ method: EditorMethod, _ params: JSON) {
    guard let document = params["textDocument"], let uri = document["uri"]?.stringValue else {
      return
    }
    switch method {
    case .didOpen: keep(document["text"]?.stringValue, of: uri)
    case .didChange:
      guard texts[uri] != nil, let last = params["contentChanges"]?.arrayValue?.last else { return }
      // A part of a text is not what was agreed on; nothing is better than what is out of date.
      let isWhole = last["range"].map(\.isNull) ?? true
      keep(isWhole ? last["text"]?.stringValue : nil, of: uri)
    case .didClose: texts[uri] = nil
    default: break
    }
  }

  private mutating func keep(_ text: String?, of uri: String) {
    guard let text, text.utf8.count <= Self.textLimit,
      texts[uri] != nil || texts.count < Self.countLimit
    else {
      texts[uri] = nil
      return
    }
    texts[uri] = TextDocument(text)
  }
}
