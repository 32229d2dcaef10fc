package import RecipeProviderKit

/// A page as its texts and tags in their order, for whoever writes it anew.
package enum MarkupPiece {
  /// A text as written: its references are not decoded.
  case text(ArraySlice<UInt8>)
  /// A `<` that begins no tag.
  case stray
  /// A start tag: its name in lower case, and its attributes, references decoded.
  case start(String, [String: String])
  /// An end tag, by its name in lower case.
  case end(String)
  /// An element whose content is text whatever it looks like, such as a style, with that text.
  case raw(String, ArraySlice<UInt8>)

  /// Walks through a page as browsers do; comments and declarations are passed over.
  ///
  /// Every byte is looked at a bounded number of times; a cancelled task ends the walk.
  /// - Parameters:
  ///   - page: the page in UTF-8.
  ///   - visit: is given each token; false ends the walk.
  package static func walk(_ page: [UInt8], _ visit: (MarkupPiece) -> Bool) {
    page.withUnsafeBufferPointer { bytes in
      var reader = TagReader(bytes)
      func name(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).lowercased()
      }
      while !Task.isCancelled, let token = reader.token() {
        let piece: MarkupPiece
        switch token {
        case .text(let range): piece = .text(page[range])
        case .stray: piece = .stray
        case .end(let range): piece = .end(name(range))
        case .start(let range):
          let attributes = reader.attributes()
          guard let end = KnownElement(bytes[range]).rawTextEnd else {
            piece = .start(name(range), attributes)
            break
          }
          piece = .raw(name(range), page[reader.content(upTo: end, longest: .max)])
        }
        guard visit(piece) else { return }
      }
    }
  }

  /// A link of a page made absolute; nil for what leads nowhere on the web.
  package static func address(_ link: String, base: RequestURL?) -> String? {
    MarkupAddress.join(link, to: base)
  }

  /// The addresses of the pictures that an `img` may show, the best first.
  package static func pictures(
    _ attributes: [String: String], base: RequestURL?
  ) -> [String] {
    let sets = MarkupAddress.sets.compactMap { attributes[$0].flatMap(MarkupAddress.widest) }
    let single = (MarkupAddress.delayed + ["src"]).compactMap { attributes[$0] }
    return (sets + single).compactMap { MarkupAddress.join($0, to: base) }
  }
}
