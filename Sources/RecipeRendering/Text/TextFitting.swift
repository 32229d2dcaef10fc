/// Cuts, pads and wraps texts by the columns that they take.
enum TextFitting {
  /// The text in at most so many columns; what does not fit is replaced by `…`.
  static func truncate(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    guard DisplayWidth.of(text) > width else { return text }
    var kept = head(of: Substring(text), width: width - 1)
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// The text with spaces behind it up to so many columns.
  static func padEnd(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  /// The text with spaces before it up to so many columns.
  static func padStart(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.of(text))) + text
  }

  /// The text in lines of at most so many columns, broken at spaces where there are any.
  ///
  /// Without a width it stays one line, however long. What goes beyond `maxLines` is truncated.
  static func wrap(_ text: String, to width: Int?, maxLines: Int = .max) -> [String] {
    guard let width, DisplayWidth.of(text) > width else { return [text] }
    let columns = max(2, width)
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if lines.count + 1 >= maxLines {
        lines.append(truncate(String(rest), to: width))
        break
      }
      let (line, consumed) = firstLine(of: rest, width: columns)
      lines.append(line)
      rest = rest[consumed...].drop { $0 == " " }
    }
    return lines
  }

  /// As much of the text as fits on one line, and where the next one begins.
  private static func firstLine(
    of text: Substring, width: Int
  ) -> (line: String, end: Substring.Index) {
    var columns = 0
    var index = text.startIndex
    var lastSpace: Substring.Index?
    while index < text.endIndex {
      let character = text[index]
      let step = DisplayWidth.of(character)
      if columns + step > width {
        if character == " ", !isGlue(index, in: text) { return (String(text[..<index]), index) }
        if let lastSpace, lastSpace > text.startIndex {
          return (String(text[..<lastSpace]), lastSpace)
        }
        return (String(text[..<index]), index)
      }
      if character == " ", !isGlue(index, in: text) { lastSpace = index }
      columns += step
      index = text.index(after: index)
    }
    return (String(text), text.endIndex)
  }

  /// Whether a space must not end a line: between a number and its unit, and in `HTTP 500`.
  private static func isGlue(_ space: Substring.Index, in text: Substring) -> Bool {
    let before = text[..<space]
    let after = text[text.index(after: space)...].prefix { $0 != " " }.prefix(4)
    if before.hasSuffix("HTTP") { return after.first?.isNumber ?? false }
    guard before.last?.isNumber ?? false else { return false }
    let unit = String(after.prefix { $0.isLetter || $0 == "%" })
    return ["s", "ms", "min", "h", "d", "%"].contains(unit)
  }

  private static func head(of text: Substring, width: Int) -> String {
    var columns = 0
    var kept = ""
    for character in text {
      columns += DisplayWidth.of(character)
      guard columns <= width else { break }
      kept.append(character)
    }
    return kept
  }
}
