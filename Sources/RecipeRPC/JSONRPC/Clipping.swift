import RecipeModel
import RecipeRendering

/// Bounds the texts of others that go into a message.
enum Clipping {
  /// The text on one line, harmless, with at most so many scalars; a cut shows as an ellipsis.
  static func line(_ text: String, to limit: Int) -> String {
    // The sanitizer walks the whole text, and what lies far behind the cut is not worth it.
    let near = text.unicodeScalars.count > 4 * limit ? prefix(text, 4 * limit) : text
    let clean = Sanitizer.terminal(near)
    guard clean.unicodeScalars.count > limit else { return clean }
    return prefix(clean, limit - 1) + "…"
  }

  /// Whole lines of a text, as many as so many bytes hold, with a word behind them when there were
  /// more.
  static func lines(_ text: String, to bytes: Int, orElse note: String) -> String {
    guard text.utf8.count > bytes else { return text }
    var kept = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard kept.utf8.count + line.utf8.count < bytes else { break }
      kept += line + "\n"
    }
    return kept + "\n" + note + "\n"
  }

  /// The characters that lie whole within so many scalars.
  private static func prefix(_ text: String, _ limit: Int) -> String {
    var kept = ""
    var count = 0
    for character in text {
      count += character.unicodeScalars.count
      if count > limit { break }
      kept.append(character)
    }
    return kept
  }
}
