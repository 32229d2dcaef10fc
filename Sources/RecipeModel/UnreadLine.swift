/// What stands in a list of ingredients for a line that a reader could not make out.
///
/// A list that lacks a line must not pass for whole: a screen would say that it fits a diet. So
/// readers leave out only what says nothing, and put ``mark`` in the place of what says something
/// that is no text to them.
package enum UnreadLine {
  /// The line; a list with a line that ends so counts as cut off.
  package static let mark = "…"

  /// What an element says where a text is promised: the text, or that it could not be read.
  package static func text(of element: JSON) -> String { element.stringValue ?? mark }

  /// Whether a value says something: not null, white space, or an object of such and identifiers, as
  /// editors leave behind for an empty row.
  package static func isSaid(by value: JSON, depth: Int = 0) -> Bool {
    switch value {
    case .string(let text): text.contains { !$0.isWhitespace }
    case .array(let elements):
      depth > 8 || elements.contains { isSaid(by: $0, depth: depth + 1) }
    case .object(let object):
      depth > 8
        || object.members.contains { member in
          !isIdentifier(member.name) && isWord(member.value, depth: depth + 1)
        }
    case .number, .bool: true
    case .null: false
    }
  }

  /// Numbers and flags of an object are its amounts and settings.
  private static func isWord(_ value: JSON, depth: Int) -> Bool {
    switch value {
    case .number, .bool: false
    default: isSaid(by: value, depth: depth)
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.lowercased().hasSuffix("id") || name.hasPrefix("@")
  }
}

extension ValueCodec where Value == String {
  /// A line of ingredients; what is none is marked, so that the list does not pass for whole.
  package static var ingredientLine: ValueCodec {
    ValueCodec(text.schema) {
      UnreadLine.text(of: $0.value)
    } write: {
      .string($0)
    }
  }
}
