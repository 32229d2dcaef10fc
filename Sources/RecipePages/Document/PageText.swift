import RecipeModel
import RecipeProviderKit

/// The text of a page in UTF-8, whatever encoding it came in.
///
/// As browsers do: a byte order mark decides, then the HTTP header, then the page's own `<meta>`.
/// Text that is valid UTF-8 beyond ASCII is UTF-8 whatever is declared, because text in another
/// encoding hardly ever is by chance. A page that declares nothing is UTF-8 or Windows-1252.
package struct PageText: Sendable {
  /// The text, without a byte order mark; what could not be read is U+FFFD.
  package let utf8: [UInt8]
  /// The encoding that was read, under the WHATWG's name.
  package let charset: String
  /// Whether some bytes could not be read.
  package let isDamaged: Bool

  /// Reads a page's bytes; there is no `contentType` for a file.
  package init(_ bytes: [UInt8], contentType: String? = nil) {
    let (charset, mark) = Self.charset(of: bytes, contentType)
    let body = mark == 0 ? bytes : Array(bytes[mark...])
    var read = charset
    let text: (utf8: [UInt8], firstError: Int?)
    if charset == .utf8, Self.isUTF8(body) {
      text = (body, nil)
    } else {
      // A page that calls itself UTF-8 and has not one character of it was saved by something else.
      if charset == .utf8, mark == 0, Self.hasNoUTF8(body) { read = Self.usual(for: bytes) }
      text = read.decode(body)
    }
    utf8 = text.utf8
    isDamaged = text.firstError != nil
    self.charset = read.name
  }

  private static func charset(of bytes: [UInt8], _ contentType: String?) -> (Charset, mark: Int) {
    if let marked = Charset.marked(bytes) { return marked }
    if let unmarked = unmarked(bytes) { return (unmarked, 0) }
    let header = contentType.flatMap { label(in: Array($0.utf8)[...]) }
    let declared = (header ?? labelOfMeta(bytes)).flatMap(Charset.init(label:))
    // A page whose <meta> could be read is not in UTF-16.
    let isEscaped = declared?.name == "iso-2022-jp" && bytes.contains(0x1B)
    if let declared, declared.extendsASCII || header != nil || isEscaped, declared != .utf8,
      !(declared.extendsASCII && isUTF8(bytes))
    {
      return (declared, 0)
    }
    let isDeclared = declared.map { $0 == .utf8 || !$0.extendsASCII } ?? false
    if isDeclared || isUTF8(bytes) { return (.utf8, 0) }
    return (declared ?? usual(for: bytes), 0)
  }

  /// UTF-16 without a mark: a page begins with ASCII, so every second byte is zero.
  private static func unmarked(_ bytes: [UInt8]) -> Charset? {
    let start = bytes.prefix(8).map { $0 == 0 }
    switch start {
    case [false, true, false, true, false, true, false, true]: return Charset(unicode: "utf-16le")
    case [true, false, true, false, true, false, true, false]: return Charset(unicode: "utf-16be")
    default: return nil
    }
  }

  /// The encoding that pages in the page's language had before UTF-8 (HTML, section 13.2.3.2).
  private static func usual(for bytes: [UInt8]) -> Charset {
    let language = label(in: bytes.prefix(1_024), "lang")?.lowercased().prefix(5) ?? ""
    let name = usual[String(language)] ?? usual[String(language.prefix(2))] ?? "windows-1252"
    return Charset(label: name) ?? .utf8
  }

  private static let usual = [
    "ar": "windows-1256", "fa": "windows-1256", "he": "windows-1255", "iw": "windows-1255",
    "ru": "windows-1251", "uk": "windows-1251", "be": "windows-1251", "bg": "windows-1251",
    "sr": "windows-1251", "mk": "windows-1251", "el": "iso-8859-7", "tr": "windows-1254",
    "cs": "windows-1250", "sk": "windows-1250", "sl": "iso-8859-2", "hr": "windows-1250",
    "hu": "iso-8859-2", "pl": "iso-8859-2", "ro": "iso-8859-2", "lt": "windows-1257",
    "lv": "windows-1257", "et": "windows-1257", "th": "windows-874", "vi": "windows-1258",
    "ja": "shift_jis", "ko": "euc-kr", "zh": "gb18030", "zh-tw": "big5", "zh-hk": "big5",
  ]

  /// Whether several bytes beyond ASCII stand there, and no two of them make a character of UTF-8.
  private static func hasNoUTF8(_ bytes: [UInt8]) -> Bool {
    var strange = 0
    for place in bytes.indices where bytes[place] >= 0x80 {
      if place & 0xFFF == 0, Task.isCancelled { return false }
      let isLead = 0xC2...0xF4 ~= bytes[place]
      if isLead, place + 1 < bytes.count, bytes[place + 1] & 0xC0 == 0x80 { return false }
      strange += 1
    }
    return strange > 2
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while true {
        place = ByteLanes.skip(bytes, from: place, until: \.beyondASCII)
        while place < bytes.count, bytes[place] < 0x80 { place += 1 }
        guard place < bytes.count else { return true }
        // What stands between two characters of ASCII is valid or not by itself.
        let end = bytes[place...].firstIndex { $0 < 0x80 } ?? bytes.count
        guard String(validating: bytes[place..<end], as: UTF8.self) != nil else { return false }
        place = end
      }
    }
  }

  /// How far into a page its `<meta>` is looked for; the standard asks for 1,024 bytes.
  private static let longestSearch = 8_192

  /// The charset that a `<meta charset>` or `<meta http-equiv>` at the beginning names.
  private static func labelOfMeta(_ bytes: [UInt8]) -> String? {
    let beginning = bytes.prefix(longestSearch).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    var rest = beginning[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(open + 1)...]
      if rest.starts(with: "!--".utf8) {
        rest = rest.dropFirst(3)
        while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
          rest = rest[dash...]
          if rest.starts(with: "-->".utf8) { break }
          rest = rest.dropFirst()
        }
        continue
      }
      let isProlog = rest.starts(with: "?xml".utf8)
      guard isProlog || rest.starts(with: "meta".utf8) else { continue }
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      if let label = label(in: tag) ?? (isProlog ? Self.label(in: tag, "encoding") : nil) {
        return label
      }
      rest = rest[tag.endIndex...]
    }
    return nil
  }

  /// What stands behind `charset=`, without quotes.
  private static func label(
    in text: ArraySlice<UInt8>, _ word: StaticString = "charset"
  ) -> String? {
    let word = word.withUTF8Buffer { Array($0) }
    var rest = text
    while let start = rest.firstIndex(where: { $0 | 0x20 == word[0] }) {
      rest = rest[start...]
      guard rest.count > word.count,
        zip(rest, word).allSatisfy({ $0 | 0x20 == $1 })
      else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(word.count).drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else { continue }
      let marks: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
      let value = rest.dropFirst().drop { $0 <= 0x20 || marks.contains($0) }
      let label = value.prefix { $0 > 0x20 && !marks.contains($0) && $0 != UInt8(ascii: ";") }
      return String(decoding: label.prefix(40), as: UTF8.self)
    }
    return nil
  }
}
