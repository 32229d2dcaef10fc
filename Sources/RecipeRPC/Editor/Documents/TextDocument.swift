/// One text that a client has open, as lines.
///
/// A line ends at a line feed, a carriage return, or both (LSP 3.17, *Text Documents*).
struct TextDocument: Sendable {
  private let text: String

  /// Takes a text.
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

  /// The index of a place: inside a surrogate pair that of its character, behind the end the end.
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
