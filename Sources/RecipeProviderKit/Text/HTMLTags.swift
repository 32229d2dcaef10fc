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
