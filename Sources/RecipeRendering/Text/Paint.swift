import RecipeModel
import RecipeProviderKit

/// The only place that writes escape sequences: colours, weights and links behind words.
///
/// Texts go in sanitized and measured; what comes out has the same width on the screen.
struct Paint: Sendable {
  /// What a stretch of text is, rather than how it looks.
  enum Role: Sendable, Hashable {
    case title, quiet, good, warning, failure, heading
  }

  let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  /// The text in the look of its role; unchanged without colour.
  func callAsFunction(_ text: String, _ role: Role) -> String {
    guard style.color, !text.isEmpty else { return text }
    return "\u{1B}[\(Self.code(role))m\(text)\u{1B}[0m"
  }

  /// Whether a link can hide behind words in this style.
  func canHide(_ link: String?) -> Bool {
    // Terminals cut or refuse longer ones (VTE: 2083 bytes).
    guard style.hyperlinks, let link = Sanitizer.link(link) else { return false }
    return link.utf8.count <= 2000
  }

  /// The text with the link behind it; the text alone where that cannot be.
  func linked(_ text: String, to link: String?) -> String {
    guard canHide(link), let link, !text.isEmpty else { return text }
    return "\u{1B}]8;;\(Self.target(link))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private static func code(_ role: Role) -> String {
    switch role {
    case .title, .heading: "1"
    case .quiet: "2"
    case .good: "32"
    case .warning: "33"
    case .failure: "31"
    }
  }

  /// OSC 8 takes printable ASCII only; other characters are percent-encoded as a browser would.
  private static func target(_ link: String) -> String {
    var target = ""
    for byte in link.utf8 {
      if 0x21..<0x7F ~= byte {
        target.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        target += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return target
  }
}
