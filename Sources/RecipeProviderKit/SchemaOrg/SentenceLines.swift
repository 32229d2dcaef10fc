import RecipeModel

/// Puts the lines of one step together, so that a reader sees where each ends.
package enum SentenceLines {
  /// A text as one cleaned line; nil for a text without line breaks, and for one that says nothing.
  static func clean(_ text: String) -> String? {
    let limit = ListingLimits.paragraphCharacters
    let isMarkedUp = text.utf8.contains(UInt8(ascii: "<")) || text.contains("&lt;")
    guard isMarkedUp || text.contains(where: \.isNewline) else { return nil }
    var lines: [String] = []
    var isApart = true
    for raw in MarkedUpLines(text) {
      guard let line = TextCleaning.clean(raw, limit: limit) else {
        isApart = true
        continue
      }
      // A long line of text that ends in no sign was wrapped.
      if !isMarkedUp, !isApart, let last = lines.last, last.count >= widest {
        lines[lines.count - 1] += " \(line)"
      } else {
        lines.append(line)
      }
      isApart = false
    }
    return lines.count > 1 ? TextCleaning.clean(joined(lines), limit: limit) : nil
  }

  /// Lines of this length were wrapped rather than ended.
  private static let widest = 60

  /// The lines on one line: where one ends without a sign and the next begins as a sentence does,
  /// with a full stop between them.
  package static func joined(_ lines: [String]) -> String {
    lines.dropFirst().reduce(lines.first ?? "") { text, line in
      guard let last = text.last, last.isLetter || last.isNumber || ")]°%\"”’'".contains(last),
        let first = line.first, first.isLetter || first.isNumber, !first.isLowercase,
        !endsSentence(text)
      else { return "\(text) \(line)" }
      let isEastAsian = last.unicodeScalars.contains { 0x3040...0x9FFF ~= $0.value }
      return isEastAsian ? "\(text)。\(line)" : "\(text). \(line)"
    }
  }

  /// Whether a text ends in a sign of the end, with quotation marks or brackets behind it.
  private static func endsSentence(_ text: String) -> Bool {
    let end = text.last { !")]\"”’'".contains($0) }
    return end.map { ".!?…。！？:;,".contains($0) } ?? false
  }
}
