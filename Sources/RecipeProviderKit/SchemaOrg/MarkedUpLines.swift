import RecipeModel

/// The lines of a text, whether they are broken by characters or by HTML's blocks.
///
/// Lines come one at a time, so that whoever wants only some pays only for these, and none come
/// once the task is cancelled. Markup that breaks no line stays in them: ``TextCleaning`` removes it.
package struct MarkedUpLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  /// The most bytes of a text that are read: more than all its steps may have.
  private static let longestText = 1 << 20

  package init(_ text: String) {
    let text =
      text.utf8.count <= Self.longestText
      ? text : String(decoding: text.utf8.prefix(Self.longestText), as: UTF8.self)
    let isEscaped = text.utf8.contains(UInt8(ascii: "&")) && !text.utf8.contains(UInt8(ascii: "<"))
    bytes = Array((isEscaped ? HTMLEntities.decode(text) ?? text : text).utf8)
  }

  package mutating func next() -> String? {
    guard index < bytes.count, !Task.isCancelled else { return nil }
    let start = index
    while index < bytes.count {
      let length = breakLength(at: index)
      if length > 0 {
        defer { index += length }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// How many bytes at an offset break the line: a newline of Unicode, or a tag; else 0.
  private func breakLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0A...0x0D: 1
    case 0xC2 where bytes[offset...].starts(with: [0xC2, 0x85]): 2
    case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): 3
    case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): 3
    case UInt8(ascii: "<"): tagLength(at: offset)
    default: 0
    }
  }

  /// The length of a tag that breaks a line: `<br>` in its spellings, or the end of a block.
  private func tagLength(at offset: Int) -> Int {
    let tag = bytes[(offset + 1)...].prefix(Self.longestTag)
    guard let end = tag.firstIndex(of: UInt8(ascii: ">")) else { return 0 }
    let name = String(
      String(decoding: tag[..<end], as: UTF8.self).lowercased().prefix { $0 != " " && $0 != "\n" })
    return Self.breaks.contains(name) ? end + 1 - offset : 0
  }

  private static let breaks: Set<String> = [
    "br", "br/", "/p", "/li", "/div", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6",
  ]

  /// Enough for `<br>` with the attributes that editors leave in it.
  private static let longestTag = 64
}
