/// A piece of a document that was written once, with places for one text: several readers get the same
/// piece, each with their own text.
package struct HTMLTemplate: Sendable {
  /// Stands for the text in an attribute or a text; no source knows it, so that none can name it.
  package static let mark = (0..<4).map { _ in
    String(UInt64.random(in: .min ... .max), radix: 36)
  }.joined()

  /// What is before, between and after the places.
  let pieces: [String]

  /// Writes a piece; each ``mark`` in it becomes a place.
  package init(_ node: HTMLNode) {
    let (bytes, mark) = (Array(HTMLWriter.fragment(node).utf8), Array(Self.mark.utf8))
    var (pieces, start, index): ([String], Int, Int) = ([], 0, 0)
    while index + mark.count <= bytes.count {
      guard bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) else {
        index += 1
        continue
      }
      pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
      index += mark.count
      start = index
    }
    self.pieces = pieces + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
