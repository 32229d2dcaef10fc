import RecipeModel

/// Turns what sources send as text into plain text: one line, no markup, nothing that hides.
///
/// Titles and ingredient lines of recipe services carry line breaks, entities that were escaped
/// once or twice, stray tags and, from hostile sources, control characters. Cleaning removes all
/// that and never rewrites what is left. Links are not text: see ``WebLink``.
public enum TextCleaning {
  /// One line of plain text; nil when nothing is left of it.
  ///
  /// Runs of white space, no-break spaces and line breaks among them, become one space; HTML 4
  /// and numeric entities are decoded once, and once more when still escaped; tags and WordPress's
  /// shortcodes go; controls, bidirectional and zero-width marks go
  /// (`Unicode.Scalar.isUnsafeToPrint`). Placeholders such as `N/A` count as nothing.
  ///
  /// At most `limit` Unicode scalars are kept; a longer text ends in `…`.
  public static func clean(
    _ text: String, limit: Int = ListingLimits.titleCharacters
  ) -> String? {
    if isClean(text, limit: limit) { return isPlaceholder(text) ? nil : text }
    let start = beginning(of: text, limit)
    var line = plainLine(withoutMarkup(start), limit: limit)
    if start.utf8.count < text.utf8.count, !line.isEmpty, line.unicodeScalars.last != "…" {
      line = cut(line.unicodeScalars, to: limit)
    }
    return line.isEmpty || isPlaceholder(line) ? nil : line
  }

  /// One line of plain text; nil when there is no text or nothing is left of it.
  public static func clean(
    _ text: String?, limit: Int = ListingLimits.titleCharacters
  ) -> String? {
    text.flatMap { clean($0, limit: limit) }
  }

  /// As much of a text as its first `limit` characters can come from, which bounds the work.
  ///
  /// An entity that is escaped twice takes 14 bytes for one character; markup goes without a trace.
  private static func beginning(of text: String, _ limit: Int) -> String {
    let bytes = limit * 16 + 4_096
    guard text.utf8.count > bytes else { return text }
    return String(decoding: text.utf8.prefix(bytes), as: UTF8.self)
  }

  /// Cleaned ingredient lines, at most ``ListingLimits/ingredientLines``, without empty ones.
  public static func ingredientLines(_ lines: some Sequence<String>) -> [String] {
    var result: [String] = []
    for line in lines {
      guard let line = clean(line, limit: ListingLimits.ingredientCharacters) else { continue }
      result.append(line)
      if result.count == ListingLimits.ingredientLines { break }
    }
    return result
  }

  /// The ingredients of a comma-joined list, cleaned, each once: `a, b, a` gives `a` and `b`.
  ///
  /// The first of several spellings that differ only in case stays.
  public static func splitIngredients(_ list: String) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for part in list.utf8.split(separator: UInt8(ascii: ",")) {
      guard
        let name = clean(String(Substring(part)), limit: ListingLimits.ingredientCharacters),
        seen.insert(name.lowercased()).inserted
      else { continue }
      result.append(name)
      if result.count == ListingLimits.ingredientLines { break }
    }
    return result
  }

  private static func isClean(_ text: String, limit: Int) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { isPlain($0, limit: limit) } ?? false
  }

  /// Whether cleaning leaves a text as it is; some texts that it would leave are not recognised.
  ///
  /// Bytes that are not UTF-8 are not clean.
  package static func isClean(_ text: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool {
    isPlain(text, limit: limit) && !isPlaceholder(text)
  }

  /// Most texts need nothing: ASCII and common letters without markup and without spare spaces.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool {
    var previous = UInt8(ascii: " ")
    var index = 0
    while index < text.count {
      if index + 8 <= text.count {
        let lanes = ByteLanes(text, at: index)
        let spaces = lanes.equal(0x20)
        let doubled = spaces & (spaces << 8 | (previous == 0x20 ? 0x80 : 0))
        let markup =
          lanes.equal(UInt8(ascii: "&")) | lanes.equal(UInt8(ascii: "<"))
          | lanes.equal(UInt8(ascii: "["))
        if lanes.unprintable | markup | doubled == 0 {
          previous = text[index + 7]
          index += 8
          continue
        }
      }
      let byte = text[index]
      if byte >= 0x80 {
        let length = commonLetter(in: text, at: index)
        guard length > 0 else { return false }
        index += length
      } else {
        guard 0x20..<0x7F ~= byte, byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<"),
          byte != UInt8(ascii: "["), byte != 0x20 || previous != 0x20
        else { return false }
        index += 1
      }
      previous = byte
    }
    return previous != 0x20 && text.count <= limit
  }

  /// How many bytes a letter or mark beyond ASCII takes that cleaning leaves as it is; 0 for others.
  ///
  /// Those of European languages, fractions, dashes, quotation marks and bullets, which recipes have.
  private static func commonLetter(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard index + 1 < text.count, text[index + 1] & 0xC0 == 0x80 else { return 0 }
    let (first, second) = (text[index], text[index + 1])
    // U+00A1 to U+02FF, but for the soft hyphen.
    if first == 0xC2 { return second > 0xA0 && second != 0xAD ? 2 : 0 }
    if 0xC3...0xCB ~= first { return 2 }
    guard first == 0xE2, index + 2 < text.count, text[index + 2] & 0xC0 == 0x80 else { return 0 }
    let third = text[index + 2]
    switch second {
    // U+2010 to U+203F, but for line breaks, direction marks and a space.
    case 0x80: return third < 0x90 || 0xA8...0xAF ~= third ? 0 : 3
    // U+2040 to U+204F, U+2100 to U+21FF, U+2580 to U+25FF.
    case 0x81: return third < 0x90 ? 3 : 0
    case 0x84...0x87, 0x96, 0x97: return 3
    default: return 0
    }
  }

  private static func withoutMarkup(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return Shortcodes.strip(text) ?? text
    }
    var text = HTMLTags.strip(text) ?? text
    for _ in 0..<2 {
      guard let decoded = HTMLEntities.decode(text) else { break }
      text = HTMLTags.strip(decoded) ?? decoded
    }
    return Shortcodes.strip(text) ?? text
  }

  private static func plainLine(_ text: String, limit: Int) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(text.utf8.count)
    var count = 0
    var spaceIsDue = false
    var isVisible = false
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // UTF-8 that was read as Latin-1 once leaves this in front of each no-break space.
      if scalar == "\u{A0}", previous == "\u{C2}", line.suffix(2) == [0xC3, 0x82] {
        line.removeLast(2)
        count -= 1
      }
      previous = scalar
      if !scalar.isPrintableASCII {
        if scalar.isWhiteSpace {
          spaceIsDue = count > 0
          continue
        }
        if scalar.isUnsafeToPrint { continue }
      }
      let needed = spaceIsDue ? 2 : 1
      guard count + needed <= limit else {
        return cut(line, to: limit)
      }
      if spaceIsDue { line.append(0x20) }
      if scalar.isASCII {
        line.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        line.append(contentsOf: String(scalar).utf8)
      }
      count += needed
      spaceIsDue = false
      if !isVisible { isVisible = !scalar.isInvisible }
    }
    return isVisible ? String(decoding: line, as: UTF8.self) : ""
  }

  private static func cut(_ line: [UInt8], to limit: Int) -> String {
    cut(String(decoding: line, as: UTF8.self).unicodeScalars, to: limit)
  }

  private static func cut(_ line: String.UnicodeScalarView, to limit: Int) -> String {
    var line = line
    while line.count >= max(1, limit) { line.removeLast() }
    while line.last == " " { line.removeLast() }
    line.append("…")
    return String(line)
  }

  private static func isPlaceholder(_ line: String) -> Bool {
    var line = line
    return line.withUTF8(isPlaceholder)
  }

  /// Whether a line is one of the words, in capitals or not: these differ in one bit.
  private static func isPlaceholder(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    placeholders.contains { word in
      word.utf8CodeUnitCount == line.count
        && line.indices.allSatisfy { line[$0] | 0x20 == word.utf8Start[$0] }
    }
  }

  private static let placeholders: [StaticString] = ["n/a", "null", "undefined"]
}

extension Unicode.Scalar {
  /// The case that needs no look at Unicode's tables.
  fileprivate var isPrintableASCII: Bool { 0x21..<0x7F ~= value }

  /// Whether the scalar shows nothing by itself: joiners, variation selectors, fillers.
  var isInvisible: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x115F, 0x1160, 0x3164, 0xFFA0,
      0x2800, 0x034F:
      true
    default: false
    }
  }
}

/// Removes HTML markup from text that was meant to be plain.
enum HTMLTags {
  /// Removes the tags that HTML defines, comments, and scripts and styles with their content.
  ///
  /// A block tag leaves a space, an inline tag nothing. `<` that begins no known tag stays: `1 < 2`
  /// and `I <heart> soup` are text.
  /// - Returns: nil when nothing was removed.
  static func strip(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var removed = false
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), let tag = tag(in: bytes, at: index) {
        if tag.leavesSpace { result.append(UInt8(ascii: " ")) }
        index = tag.end
        removed = true
        continue
      }
      result.append(bytes[index])
      index += 1
    }
    return removed ? String(decoding: result, as: UTF8.self) : nil
  }

  private struct Tag {
    var end: Int
    var leavesSpace: Bool
  }

  private static func tag(in bytes: [UInt8], at start: Int) -> Tag? {
    if bytes[start...].starts(with: "<!--".utf8) {
      let end = find("-->", in: bytes, from: start + 4).map { $0 + 3 } ?? bytes.count
      return Tag(end: end, leavesSpace: false)
    }
    var index = start + 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let nameStart = index
    while index < bytes.count, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    let isInline = inline.contains(name)
    guard isInline || block.contains(name), index < bytes.count,
      [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "/"), UInt8(ascii: ">")].contains(bytes[index])
    else { return nil }
    guard let close = tagEnd(in: bytes, from: index) else { return nil }
    if !isClosing, name == "script" || name == "style" {
      let end = find("</\(name)", in: bytes, from: close).flatMap { tagEnd(in: bytes, from: $0) }
      return Tag(end: end ?? bytes.count, leavesSpace: true)
    }
    return Tag(end: close, leavesSpace: !isInline)
  }

  /// The offset behind the `>` that closes a tag; another `<` before it means that it is none.
  private static func tagEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") { index += 1 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ">") { return index + 1 }
      if bytes[index] == UInt8(ascii: "<") { return nil }
      index += 1
    }
    return nil
  }

  private static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard start <= bytes.count - word.count else { return nil }
    return (start...bytes.count - word.count).first { offset in
      word.indices.allSatisfy { lower(bytes[offset + $0]) == word[$0] }
    }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }

  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em",
    "font", "i", "ins", "kbd", "label", "mark", "q", "s", "samp", "small", "span", "strike",
    "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]

  private static let block: Set<String> = [
    "address", "article", "aside", "audio", "blockquote", "body", "br", "button", "canvas",
    "caption", "center", "col", "colgroup", "dd", "details", "div", "dl", "dt", "embed",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "head", "header", "hr", "html", "iframe", "img", "input", "legend", "li", "link", "main",
    "meta", "nav", "noscript", "object", "ol", "option", "p", "param", "picture", "pre", "script",
    "section", "select", "source", "style", "summary", "svg", "table", "tbody", "td", "textarea",
    "tfoot", "th", "thead", "title", "tr", "ul", "video",
  ]
}
