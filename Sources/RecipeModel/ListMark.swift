/// The bullets and boxes that people put in front of the lines of a list.
package enum ListMark {
  /// The line without the marks it begins with: `▢ 1 cup flour`, `- [ ] 2 eggs`; nil for a line that
  /// has none, or nothing else.
  package static func removed(from line: String) -> String? {
    // Most lines begin with a letter or a digit, which needs no closer look.
    guard let byte = line.utf8.first, byte >= 0x80 || byte < 0x30 || byte == UInt8(ascii: "[")
    else { return nil }
    var rest = line[...].drop(while: \.isWhitespace)
    var isMarked = false
    for _ in 0..<most {
      guard let next = afterMark(rest) else { break }
      rest = next
      isMarked = true
    }
    guard isMarked, rest.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    return String(rest).trimmed
  }

  /// The ingredients of a line that has a mark between them: `2 carrots • 1 onion`, `200 g flour * 2
  /// eggs * salt`.
  ///
  /// A hyphen parts only where it is certain: three parts or more, of which all but the last have an
  /// amount and a food.
  package static func items(in line: String) -> [String] {
    for sign in betweenItems where line.contains(sign) {
      let parts = line.split(separator: sign).map { String($0).trimmed }.filter { !$0.isEmpty }
      // `2 * 400 g tins` is a product.
      let isProduct = sign == " * " && parts.contains { !$0.contains(where: \.isLetter) }
      if !isProduct { return parts }
    }
    for sign in [" - ", " – ", " — "] where line.contains(sign) {
      let parts = line.split(separator: sign).map { String($0).trimmed }
      if parts.count > 2, parts.dropLast().allSatisfy(isWhole) { return parts }
    }
    return [line]
  }

  /// The ingredients of a text that has several lines: each is one where it is certain, where two or
  /// more begin with an amount and name a food, or all have marks; else it is one line that was
  /// wrapped.
  package static func entries(of lines: [String], areParted: Bool = false) -> [String] {
    let lines = lines.map(\.trimmed).filter { !$0.isEmpty }
    guard lines.count > 1 else { return lines }
    let bare = lines.map { removed(from: $0) }
    let areParted =
      areParted || bare.allSatisfy { $0 != nil }
      || zip(lines, bare).count { isWhole($1 ?? $0) } > 1
    guard areParted else { return [lines.joined(separator: " ")] }
    return lines.reduce(into: []) { entries, line in
      if let last = entries.last, goesOn(last, line) {
        entries[entries.count - 1] = "\(last) \(line)"
      } else {
        entries.append(line)
      }
    }
  }

  /// Whether a line is the rest of the one before: in its brackets, or behind its comma.
  private static func goesOn(_ line: String, _ next: String) -> Bool {
    if let first = next.first, "(,;".contains(first) { return true }
    let depth = line.count { $0 == "(" } - line.count { $0 == ")" }
    if depth > 0, next.contains(")") { return true }
    return line.last == "," && next.first?.isLowercase == true
  }

  private static let betweenItems = [" • ", " ● ", " ▪ ", " ‣ ", " ◦ ", " · ", " * "]

  /// Whether a text begins with an amount and has a food behind it.
  private static func isWhole(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, AmountReader.beginsNumber(first) else {
      return false
    }
    let read = MeasuredIngredient(text)
    return read.measures.first?.role == .amount && read.item.count { $0.isLetter } > 1
  }

  /// The most marks of one line: a hyphen and a box.
  private static let most = 3

  private static func afterMark(_ text: Substring) -> Substring? {
    guard let first = text.first, let sign = first.unicodeScalars.first else { return nil }
    let rest = text.dropFirst()
    if signs.contains(sign) { return rest.drop(while: \.isWhitespace) }
    if "-–—*".unicodeScalars.contains(sign), rest.first?.isWhitespace == true {
      return rest.drop(while: \.isWhitespace)
    }
    guard sign == "[", let inside = rest.first, "xX ".contains(inside),
      rest.dropFirst().first == "]"
    else { return nil }
    return rest.dropFirst(2).drop(while: \.isWhitespace)
  }

  /// Signs that are marks even without a space after them.
  private static let signs = Set("•·◦‣⁃●○◯▪▫■□▢◻◼◽◾☐☑☒✓✔✅⬜🔲►▶➤➢❑❏".unicodeScalars)
}
