import PotluckSupport

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
    var text = HTMLWriter.fragment(node)
    var mark = Self.mark
    pieces = text.withUTF8 { text in
      mark.withUTF8 { mark in
        let (bytes, mark) = (UnsafeRawBufferPointer(text), UnsafeRawBufferPointer(mark))
        var (pieces, start): ([String], Int) = ([], 0)
        while let place = bytes.firstOffset(of: mark, from: start) {
          pieces.append(String(decoding: bytes[start..<place], as: UTF8.self))
          start = place + mark.count
        }
        return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
      }
    }
  }
}
