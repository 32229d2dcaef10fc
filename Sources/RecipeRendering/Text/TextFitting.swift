/// Cuts, pads and wraps texts by the columns that they take.
enum TextFitting {
  /// The text in at most so many columns; what does not fit is replaced by `…`.
  static func truncate(_ text: String, to width: Int) -> String {
    guard width > 0 else { return "" }
    guard DisplayWidth.of(text) > width else { return text }
    var kept = head(of: Substring(text), width: width - 1)
    // Half a word can be mistaken for another, so the text ends at a space where that gives up at
    // most a third of the width.
    if text.dropFirst(kept.count).first != " ", let space = kept.lastIndex(of: " "),
      DisplayWidth.of(String(kept[..<space])) * 3 >= (width - 1) * 2
    {
      return String(kept[...space]) + "…"
    }
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

  /// A text of several lines in lines that fit; a wrapped line continues below where its words begin.
  ///
  /// Choose ``wrap(_:to:maxLines:breaksWords:)`` for one line in a column. Words stay whole here: one
  /// that is longer than the line is a link or a path, which terminals copy whole from one line.
  static func reflow(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard DisplayWidth.of(String(line)) > width else { return String(line) }
      let (head, columns) = hang(line, width)
      let margin = String(repeating: " ", count: columns)
      return String(head)
        + wrap(String(line.dropFirst(head.count)), to: width - columns, breaksWords: false)
        .joined(separator: "\n" + margin)
    }.joined(separator: "\n")
  }

  /// The margin and label of a line, and by how many columns its continuation is indented.
  ///
  /// Words begin after a label with two spaces behind it (`ok       cache: 3 answers`), or a dash.
  private static func hang(_ line: Substring, _ width: Int) -> (head: Substring, columns: Int) {
    let margin = line.prefix { $0 == " " }
    let rest = line.dropFirst(margin.count)
    if let gap = rest.prefix(max(0, width / 2 - margin.count)).firstRange(of: "  ") {
      let words = rest[gap.lowerBound...].drop { $0 == " " }
      let head = line[..<words.startIndex]
      if head.count <= width / 2 { return (head, DisplayWidth.of(String(head))) }
    }
    if rest.hasPrefix("- ") { return (line.prefix(margin.count + 2), margin.count + 2) }
    return margin.count == 0 || margin.count > width / 2
      ? (line.prefix(0), 0) : (margin, min(margin.count + 2, width / 2))
  }

  /// The text in lines of at most so many columns, broken at spaces where there are any.
  ///
  /// Without a width it stays one line, however long. What goes beyond `maxLines` is truncated.
  /// Words that are longer than a line are broken unless `breaksWords` is false; the characters of
  /// scripts without spaces are no word.
  static func wrap(
    _ text: String, to width: Int?, maxLines: Int = .max, breaksWords: Bool = true
  ) -> [String] {
    guard let width, DisplayWidth.of(text) > width else { return [text] }
    let columns = max(2, width)
    var lines: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      if lines.count + 1 >= maxLines {
        lines.append(truncate(String(rest), to: width))
        break
      }
      let (line, consumed) = firstLine(of: rest, width: columns, breaksWords)
      lines.append(line)
      rest = rest[consumed...].drop { $0 == " " }
    }
    return lines
  }

  /// As much of the text as fits on one line, and where the next one begins.
  private static func firstLine(
    of text: Substring, width: Int, _ breaksWords: Bool
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
        let end = breaksWords ? bound(index, in: text) : wordEnd(index, in: text)
        return (String(text[..<end]), end)
      }
      if character == " ", !isGlue(index, in: text) { lastSpace = index }
      columns += step
      index = text.index(after: index)
    }
    return (String(text), text.endIndex)
  }

  /// Where a word that is longer than its line ends: at a space, or between the characters of a script
  /// that has none.
  private static func wordEnd(_ index: Substring.Index, in text: Substring) -> Substring.Index {
    func isWide(_ index: Substring.Index) -> Bool { DisplayWidth.of(text[index]) > 1 }
    if isWide(index), index > text.startIndex { return bound(index, in: text) }
    return text[index...].firstIndex { $0 == " " } ?? text.endIndex
  }

  /// Where a line without spaces ends: its last character goes along with a closing mark that must
  /// not begin the next line.
  private static func bound(_ index: Substring.Index, in text: Substring) -> Substring.Index {
    var end = index
    for _ in 0..<3 where end > text.startIndex {
      guard closing.contains(text[end]) else { return end }
      end = text.index(before: end)
    }
    return end > text.startIndex ? end : index
  }

  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "：", "；", "」", "』", "）", "】", "〉", "》", "〕", "］", "・", "ー", "々",
    "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]

  /// Whether a space must not end a line: between a number and its unit, and in `HTTP 500`.
  private static func isGlue(_ space: Substring.Index, in text: Substring) -> Bool {
    let before = text[..<space]
    let after = text[text.index(after: space)...].prefix { $0 != " " }.prefix(4)
    if before.hasSuffix("HTTP") { return after.first?.isNumber ?? false }
    guard before.last?.isNumber ?? false else { return false }
    // `1 1/4` and `1 ½` are one number; the first alone would be read as another.
    if after.first?.isNumber ?? false {
      return after.contains("/") || after.first?.wholeNumberValue == nil
    }
    return units.contains(String(after.prefix { $0.isLetter || $0 == "%" || $0 == "°" }))
  }

  private static let units: Set<String> = [
    "s", "ms", "min", "h", "d", "%", "g", "kg", "mg", "kcal", "ml", "cl", "dl", "l", "cm", "mm",
    "oz", "lb", "tsp", "tbsp", "cup", "cups", "°", "°C", "°F", "TL", "EL",
  ]

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

/// How many columns of a terminal a text takes.
///
/// Wide are the characters that Unicode Standard Annex 11 calls wide or fullwidth, and emoji;
/// marks that combine take no column of their own. A sequence of emoji that makes one picture counts
/// as one, as Unicode demands; else, where terminals disagree, the larger answer is taken, so that
/// a line that fits here fits everywhere.
package enum DisplayWidth {
  /// The columns of a text that ``Sanitizer/terminal(_:)`` has passed.
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character as people count it.
  static func of(_ character: Character) -> Int {
    if character.isASCII { return 1 }
    let scalars = character.unicodeScalars
    guard scalars.count > 1 else { return scalars.first.map(of) ?? 0 }
    if isEmojiSequence(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// Whether several scalars make one picture: flags, keycaps, skin tones, families.
  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.properties.isEmojiModifier
        || 0x1F1E6...0x1F1FF ~= scalar.value || scalar.value == 0x20E3
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if isWide(scalar) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }

  /// The wide blocks of EastAsianWidth.txt (Unicode 16), with the unassigned gaps between them.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x302A...0x302D, 0x3099, 0x309A: false
    case 0x1100...0x115F, 0x2329, 0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
