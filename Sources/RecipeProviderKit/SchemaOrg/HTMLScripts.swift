/// The script elements of a web page that hold data of one media type, in their order.
///
/// Reads the page as browsers do as far as scripts need it (HTML, section 13.2.5): what looks like
/// a script inside a comment, an attribute's value, a title or another script is none. Every byte is
/// looked at a bounded number of times, whatever the page; a cancelled task finds no more scripts.
struct HTMLScripts: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let mediaType: String
  private var index = 0

  init(_ html: [UInt8], mediaType: String) {
    bytes = html
    self.mediaType = mediaType
  }

  /// The content of the next script, byte for byte.
  mutating func next() -> ArraySlice<UInt8>? {
    while !Task.isCancelled, let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "!") where bytes[index...].starts(with: "!--".utf8): skipComment()
      case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
      case UInt8(ascii: "/"):
        index += 1
        if index < bytes.count, bytes[index].isLetter {
          _ = tag()
        } else {
          skip(past: UInt8(ascii: ">"))
        }
      case let byte where byte.isLetter:
        guard let tag = tag() else { return nil }
        guard Self.rawTextElements.contains(tag.name) else { continue }
        guard let content = rawText(of: tag.name) else { return nil }
        if tag.name == "script", isWanted(tag.type) { return content }
      default: break
      }
    }
    return nil
  }

  /// Elements whose content is text, whatever it looks like.
  private static let rawTextElements: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title", "xmp",
  ]

  /// The most bytes of a media type with its parameters and character references.
  private static let longestType = 512

  private func isWanted(_ type: String?) -> Bool {
    guard let type, type.utf8.count <= Self.longestType else { return false }
    let essence = (HTMLEntities.decode(type) ?? type).prefix { $0 != ";" }
    return essence.split(whereSeparator: \.isWhitespace).joined().lowercased() == mediaType
  }

  /// From behind `<` or `</` to behind the tag's `>`: its name, and the value of its `type`; nil
  /// when the page ends before.
  private mutating func tag() -> (name: String, type: String?)? {
    let name = lowercased { !Self.isSpace($0) && $0 != UInt8(ascii: "/") }
    var type: String?
    while index < bytes.count, !Task.isCancelled {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") {
        index += 1
        return (name, type)
      }
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let (attribute, value) = attribute()
      if attribute == "type", type == nil { type = String(decoding: value, as: UTF8.self) }
    }
    return nil
  }

  private mutating func attribute() -> (name: String, value: ArraySlice<UInt8>) {
    let start = index
    // The first byte belongs to the name even when it is an equals sign.
    index += 1
    skip { !Self.isSpace($0) && !Self.endsAttributeName($0) }
    let name = index - start > 16 ? "" : Self.lowercased(bytes[start..<index])
    skip(while: Self.isSpace)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return (name, []) }
    index += 1
    skip(while: Self.isSpace)
    guard index < bytes.count else { return (name, []) }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = index
      skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
      return (name, bytes[start..<index])
    }
    let content = index + 1
    let end = bytes[content...].firstIndex(of: quote) ?? bytes.count
    index = end < bytes.count ? end + 1 : end
    return (name, bytes[content..<end])
  }

  /// From the end of an element's start tag to behind its end tag: what is between; nil when the
  /// page ends before.
  private mutating func rawText(of name: String) -> ArraySlice<UInt8>? {
    let start = index
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard index < bytes.count else { return nil }
      guard bytes[index] == UInt8(ascii: "/") else { continue }
      let end = index + 1 + name.utf8.count
      guard end < bytes.count else { return nil }
      guard
        Self.isSpace(bytes[end]) || [UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[end]),
        Self.lowercased(bytes[(index + 1)..<end]) == name
      else { continue }
      index += 1
      return tag() == nil ? nil : bytes[start..<open]
    }
    index = bytes.count
    return nil
  }

  /// From the exclamation mark of `<!--` to behind the comment.
  private mutating func skipComment() {
    // `<!-->` and `<!--->` are whole comments: their dashes may be those of the beginning.
    index += 1
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      let before = bytes[index..<end]
      index = end + 1
      if before.suffix(2).elementsEqual("--".utf8) || before.suffix(3).elementsEqual("--!".utf8) {
        return
      }
    }
    index = bytes.count
  }

  private mutating func skip(past byte: UInt8) {
    index = bytes[index...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  /// The name of a tag, in lower case; one that is too long to be known is empty.
  private mutating func lowercased(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    skip { isPart($0) && $0 != UInt8(ascii: ">") }
    return index - start > 16 ? "" : Self.lowercased(bytes[start..<index])
  }

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  private static func endsAttributeName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
