import RecipeModel

/// A place in a text (LSP 3.17, `Position`): both from 0, the character in UTF-16 code units.
struct TextPosition: Sendable, Hashable, Comparable {
  /// The line.
  var line: Int
  /// The code units before it in its line.
  var character: Int

  /// Whether one place stands before another.
  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  /// The place as a value.
  var json: JSON { ["line": .int(line), "character": .int(character)] }
}

/// A stretch of a text (LSP 3.17, `Range`); the end is not part of it.
struct TextRange: Sendable, Hashable {
  /// Where it begins.
  var start: TextPosition
  /// Where it ends.
  var end: TextPosition

  /// The stretch as a value.
  var json: JSON { ["start": start.json, "end": end.json] }
}

extension Form where Value == TextPosition {
  /// The greatest number of a line or a character (LSP 3.17, `uinteger`); clients that mean the
  /// end of a text write greater ones too.
  private static let greatest = Int(Int32.max)

  /// A place in a text.
  static let position = Form(
    expected: "a position {\"line\", \"character\"}", schema: ["$ref": "#/$defs/Position"]
  ) { value throws(Mismatch) in
    guard value.objectValue != nil else { throw Mismatch(found: value.kindName) }
    var numbers: [Int] = []
    for name in ["line", "character"] {
      guard let number = value[name]?.intValue, number >= 0 else {
        throw Mismatch(value[name] ?? .null).inside("/\(name)", of: "a whole number from 0")
      }
      numbers.append(min(number, greatest))
    }
    return TextPosition(line: numbers[0], character: numbers[1])
  }
}

extension Form where Value == TextRange {
  /// A stretch of a text.
  static let range = Form(
    expected: "a range {\"start\", \"end\"}", schema: ["$ref": "#/$defs/Range"]
  ) { value throws(Mismatch) in
    guard value.objectValue != nil else { throw Mismatch(found: value.kindName) }
    var ends: [TextPosition] = []
    for name in ["start", "end"] {
      do throws(Mismatch) {
        ends.append(try Form<TextPosition>.position.read(value[name] ?? .null))
      } catch {
        throw error.inside("/\(name)", of: Form<TextPosition>.position.expected)
      }
    }
    return TextRange(start: min(ends[0], ends[1]), end: max(ends[0], ends[1]))
  }
}

extension Form where Value == String {
  /// A document of the client's, by its URI.
  static let document = Form(
    expected: "an object with a \"uri\"", schema: ["$ref": "#/$defs/TextDocumentIdentifier"]
  ) { value throws(Mismatch) in
    guard let uri = value["uri"]?.stringValue else {
      guard value.objectValue != nil else { throw Mismatch(found: value.kindName) }
      throw Mismatch(value["uri"] ?? .null).inside("/uri", of: "a string")
    }
    return uri
  }
}
