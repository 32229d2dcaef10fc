import RecipeModel
import Synchronization

extension EditorMethod {
  static let didOpen = about(
    "textDocument/didOpen", "Tells the text of a document that was opened.",
    .object(["textDocument": .object(["uri": .text, "text": .text])]).named("DidOpenParams")
  ) { $0.open($1, $2) }

  static let didChange = about(
    "textDocument/didChange", "Tells the text of a document that was changed, whole.",
    .object([
      "textDocument": .textDocument, "contentChanges": .list(.object(["text": .text])),
    ]).named("DidChangeParams")
  ) { $0.change($1, $2) }

  static let didClose = about(
    "textDocument/didClose", "Says that a document was closed.",
    .object(["textDocument": .textDocument]).named("DidCloseParams")
  ) { documents, uri, _ in documents.close(uri) }

  /// A notification about a document; what is malformed, or comes too early, is ignored.
  private static func about(
    _ name: String, _ about: String, _ params: Schema,
    take: @escaping @Sendable (inout DocumentStore, String, JSON) -> Void
  ) -> EditorMethod {
    EditorMethod(
      name, about, params: params,
      .note { params, handler in
        guard let params, let uri = params["textDocument"]?["uri"]?.stringValue else {
          return .silence
        }
        handler.state.withLock { state in
          if state.phase == .ready { take(&state.documents, uri, params) }
        }
        return .silence
      })
  }
}

/// The texts that a client has open, as it last sent them.
///
/// It has limits: a text over 16 MiB is not kept, nor is one when 512 others are open.
struct DocumentStore: Sendable {
  static let textLimit = 16 << 20
  static let countLimit = 512

  /// The open documents by URI; the value is nil where the text is not known.
  private var documents: [String: TextDocument?] = [:]

  /// The text of a document, as far as it is known.
  subscript(_ uri: String) -> TextDocument? { documents[uri] ?? nil }

  /// Takes a document that was opened; what is malformed is ignored.
  mutating func open(_ uri: String, _ params: JSON) {
    guard documents[uri] != nil || documents.count < Self.countLimit else { return }
    documents[uri] = .some(Self.text(params["textDocument"]?["text"]))
  }

  /// Takes a document that was changed.
  mutating func change(_ uri: String, _ params: JSON) {
    guard documents[uri] != nil, let last = params["contentChanges"]?.arrayValue?.last else {
      return
    }
    // Clients were told to send whole texts. After a partial change, the text is dropped rather
    // than kept out of date.
    let isWhole = last["range"].map(\.isNull) ?? true
    documents[uri] = .some(isWhole ? Self.text(last["text"]) : nil)
  }

  /// Forgets a document that was closed.
  mutating func close(_ uri: String) { documents[uri] = nil }

  private static func text(_ json: JSON?) -> TextDocument? {
    guard let text = json?.stringValue, text.utf8.count <= textLimit else { return nil }
    return TextDocument(text)
  }
}

/// One text that a client has open, as lines.
///
/// A line ends at a line feed, a carriage return, or both (LSP 3.17, *Text Documents*).
struct TextDocument: Sendable {
  private let text: String

  init(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// The line break that the text uses first; a line feed when it has a single line.
  var lineBreak: String {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(where: Self.endsLine) else { return "\n" }
    guard bytes[end] == UInt8(ascii: "\r") else { return "\n" }
    let next = bytes.index(after: end)
    return next < bytes.endIndex && bytes[next] == UInt8(ascii: "\n") ? "\r\n" : "\r"
  }

  /// The lines from one number to another, without their line breaks; fewer when the text ends.
  func lines(_ range: ClosedRange<Int>) -> [TextLine] {
    let bytes = text.utf8
    var lines: [TextLine] = []
    var start = bytes.startIndex
    var number = 0
    while number <= range.upperBound {
      let end = bytes[start...].firstIndex(where: Self.endsLine) ?? bytes.endIndex
      if number >= range.lowerBound {
        lines.append(TextLine(number: number, text: text[start..<end]))
      }
      guard end < bytes.endIndex else { break }
      start = bytes.index(after: end)
      if bytes[end] == UInt8(ascii: "\r"), start < bytes.endIndex,
        bytes[start] == UInt8(ascii: "\n")
      {
        start = bytes.index(after: start)
      }
      number += 1
    }
    return lines
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// One line of a text.
struct TextLine: Sendable {
  /// Which line, from 0.
  var number: Int
  /// What stands in it.
  var text: Substring

  /// The line's end, in UTF-16 code units.
  var end: TextPosition { TextPosition(line: number, character: text.utf16.count) }

  /// The place of an index.
  func position(_ index: Substring.Index) -> TextPosition {
    TextPosition(
      line: number, character: text.utf16.distance(from: text.startIndex, to: index))
  }

  /// The index at an offset in UTF-16 code units: inside a surrogate pair, the index of its scalar;
  /// past the end of the line, the end.
  func index(_ character: Int) -> Substring.Index {
    var index = text.startIndex
    var count = 0
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      count += UTF16.width(scalars[index])
      guard count <= character else { break }
      index = scalars.index(after: index)
    }
    return index
  }
}
