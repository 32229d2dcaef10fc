/// Words for what an adaptation left alone.
enum AdaptationNotes {
  /// The most characters that a note quotes of one text, and the most texts that it quotes.
  private static let mostCharacters = 60
  private static let mostQuotes = 8

  /// A source's words in quotation marks: on one line, shortened, nothing in them that steers.
  static func quote(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars.prefix(1_000) {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace, scalar.isUnsafeToPrint { continue }
      safe.unicodeScalars.append(isSpace ? " " : scalar)
    }
    let words = safe.split(separator: " ").joined(separator: " ")
    let isLong = words.count > mostCharacters
    return "“\(isLong ? words.prefix(mostCharacters - 1) + "…" : words)”"
  }

  /// A sentence that lists quotations; nil for none.
  static func list(_ head: String, _ quotes: [String]) -> String? {
    guard !quotes.isEmpty else { return nil }
    let more = quotes.count - mostQuotes
    let list = quotes.prefix(mostQuotes).joined(separator: ", ")
    return head + list + (more > 0 ? " and \(more) more." : ".")
  }

  /// Whether a step names an amount of something, in units of another system where one is given.
  static func namesAmount(_ step: String, not system: UnitSystem?) -> Bool {
    let scanner = MeasureScanner(step)
    return scanner.scalars.indices.contains { index in
      guard AmountReader.beginsNumber(scanner.scalars[index]),
        index == 0 || !AmountReader.isDigit(scanner.scalars[index - 1]),
        let unit = scanner.measure(at: index)?.amount.unit?.system
      else { return false }
      return unit != system
    }
  }
}
