import RecipeModel
import RecipeProviderKit

/// How a text is laid out for whoever reads it; the caller finds out, the renderers obey.
package struct TextStyle: Sendable, Hashable {
  /// Whether colours and weights may be used.
  package var color: Bool
  /// The columns of the terminal, at least 20; nil in a pipe, where nothing is cut or wrapped.
  package var width: Int?
  /// Whether links may hide behind the words that they belong to (OSC 8).
  package var hyperlinks: Bool
  /// Whether one labelled field a line is wanted, for screen readers.
  package var accessible: Bool
  /// How many seconds the reader's clock is ahead of UTC; times of day are told by it.
  package var secondsFromUTC = 0

  package init(
    color: Bool = false, width: Int? = nil, hyperlinks: Bool = false, accessible: Bool = false
  ) {
    self.color = color
    self.width = width.map { max(20, $0) }
    self.hyperlinks = hyperlinks
    self.accessible = accessible
  }

  /// A text of sentences and labelled lines in lines that fit; see ``TextFitting/reflow(_:to:)``.
  package func fitted(_ text: String) -> String { TextFitting.reflow(text, to: wrapWidth) }

  /// A moment as the reader's clock shows it: `21 Nov 2026, 14:22`.
  package func moment(_ epochSeconds: Int) -> String? {
    Wording.moment(epochSeconds, secondsFromUTC: secondsFromUTC)
  }

  /// Where sentences are wrapped; nil in a pipe and for screen readers, which read on at a break.
  var wrapWidth: Int? { accessible ? nil : width }

  /// A pipe: no colour, no links behind words, nothing cut.
  package static let pipe = TextStyle()
}

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
