/// Texts that lost the breaks between their lines.
///
/// A sentence then begins right behind another: `Chop the onions.Fry them.`
enum GluedSentences {
  /// The lines that the text had; the text itself where it lost none for certain.
  static func parts(of text: String) -> [String] {
    guard text.utf8.count < 50_000, text.utf8.contains(where: { $0 == 0x2E || $0 == 0x21 }) else {
      return [text]
    }
    var parts: [String] = []
    var start = text.startIndex
    for index in text.indices where ".!".contains(text[index]) {
      let rest = text[index...].dropFirst()
      guard begins(rest), ends(text[start..<index]) else { continue }
      parts.append(String(text[start..<rest.startIndex]))
      start = rest.startIndex
    }
    return parts + [String(text[start...])]
  }

  /// Whether a sentence begins: a word with a capital, and a space behind it.
  private static func begins(_ text: Substring) -> Bool {
    guard let first = text.first, first.isUppercase else { return false }
    let word = text.prefix(40).prefix { $0.isLetter }
    return word.count > 2 && word.dropFirst().allSatisfy(\.isLowercase)
      && text[word.endIndex...].first?.isWhitespace == true
  }

  /// Whether a sentence ends: with a word in small letters that is no abbreviation and no part of an
  /// address.
  private static func ends(_ text: Substring) -> Bool {
    let word = String(text.suffix(40).reversed().prefix { $0.isLetter }.reversed())
    let before = text.dropLast(word.count).last
    return word.count > 3 && word.allSatisfy(\.isLowercase) && !abbreviations.contains(word)
      && before?.isWhitespace == true
  }

  private static let abbreviations: Set<String> = [
    "evtl", "inkl", "exkl", "bspw", "approx", "aprox", "cuch", "cucch",
  ]
}
