import RecipeModel

/// A place in a text (LSP 3.17, `Position`): both from 0, the character in UTF-16 code units.
struct TextPosition: Sendable, Hashable, Comparable {
  var line = 0
  /// The code units before it in its line.
  var character = 0

  static let codec = ObjectCodec(
    "Position", place: "a position", draft: TextPosition(), isOpen: true,
    [.required("line", \.line, .index), .required("character", \.character, .index)])

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSON { ["line": .int(line), "character": .int(character)] }
}

/// A stretch of a text (LSP 3.17, `Range`); the end is not part of it.
struct TextRange: Sendable, Hashable {
  var start = TextPosition()
  var end = TextPosition()

  static let codec = ObjectCodec(
    "Range", place: "a range", draft: TextRange(), isOpen: true,
    [.required("start", \.start, .position), .required("end", \.end, .position)]
  ) { _, range in
    range = TextRange(start: min(range.start, range.end), end: max(range.start, range.end))
  }

  var json: JSON { ["start": start.json, "end": end.json] }
}

/// A document of the client's (LSP 3.17, `TextDocumentIdentifier`).
struct TextDocumentIdentifier: Sendable {
  var uri = ""

  static let codec = ObjectCodec(
    "TextDocumentIdentifier", place: "a document", draft: TextDocumentIdentifier(), isOpen: true,
    [.required("uri", \.uri, ValueCodec("a string", ["type": "string"], read: \.stringValue))])
}

extension ValueCodec where Value == Int {
  /// A number of a line or a character, at most as LSP 3.17 has it (`uinteger`); clients that mean
  /// the end of a text write greater ones too.
  fileprivate static let index = ValueCodec(
    "a whole number from 0", ["type": "integer", "minimum": 0]
  ) { value in
    value.intValue.flatMap { $0 >= 0 ? min($0, Int(Int32.max)) : nil }
  }
}

extension ValueCodec where Value == TextPosition {
  static let position = object(
    TextPosition.codec, expected: "a position {\"line\", \"character\"}")
}

extension ValueCodec where Value == TextRange {
  static let range = object(TextRange.codec, expected: "a range {\"start\", \"end\"}")
}

extension ValueCodec where Value == TextDocumentIdentifier {
  static let document = object(
    TextDocumentIdentifier.codec, expected: "an object with a \"uri\"")
}

extension Schema {
  static let textPosition = Schema(TextPosition.codec.shape)
  static let textRange = Schema(TextRange.codec.shape, of: [textPosition])
  static let textDocument = Schema(TextDocumentIdentifier.codec.shape)
}
