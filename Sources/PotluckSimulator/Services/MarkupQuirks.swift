/// Text as the old services stored it: HTML entities where people meant characters.
enum MarkupQuirks {
  /// Escapes what HTML wants escaped, and the characters that editors curl.
  static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "&": out += "&amp;"
      case "'", "\u{2019}": out += "&#8217;"
      case "½": out += "&frac12;"
      case "¼": out += "&frac14;"
      case "é": out += "&eacute;"
      case "è": out += "&egrave;"
      case "ñ": out += "&ntilde;"
      default: out.append(character)
      }
    }
    return out
  }

  /// Escapes twice, as a form did that was saved a second time.
  static func escapedTwice(_ text: String) -> String {
    escaped(text.replacing("'", with: "\u{2019}")).replacing("&", with: "&amp;")
  }

  /// The text without a fraction at its beginning, which an ASCII filter ate: ` teaspoon salt`.
  static func withoutLeadingFraction(_ line: String) -> String {
    guard let first = line.first, "½¼¾⅓⅔".contains(first) else { return line }
    return String(line.dropFirst())
  }
}
