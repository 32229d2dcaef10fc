import RecipeModel
import RecipeProviderKit

/// Makes a source's text harmless before it reaches a terminal, a page or a log.
package enum Sanitizer {
  /// The most scalars that one character may stack: families of emoji need 11.
  private static let maxScalarsPerCharacter = 16

  /// The text on one line, with nothing in it that steers, reorders or hides.
  ///
  /// Line breaks, tabs and runs of spaces become one space. Other control characters are shown as
  /// their pictures (`␛` for ESC), so that an attack is seen rather than obeyed; the second set of
  /// controls becomes U+FFFD. Marks that only hide or reorder text are removed, and a character
  /// that stacks more than 16 scalars loses the rest.
  package static func terminal(_ text: String) -> String {
    if isPlainASCII(text) { return text }
    var line = ""
    line.reserveCapacity(text.utf8.count)
    var pendingSpace = false
    for character in text {
      var kept = ""
      var isSpace = false
      for scalar in character.unicodeScalars.prefix(maxScalarsPerCharacter) {
        switch harmless(scalar) {
        case " ": isSpace = true
        case let scalar?: kept.unicodeScalars.append(scalar)
        case nil: break
        }
      }
      if isSpace { pendingSpace = true }
      guard !kept.isEmpty else { continue }
      if pendingSpace, !line.isEmpty { line.append(" ") }
      pendingSpace = false
      line.unicodeScalars.append(contentsOf: kept.unicodeScalars)
    }
    return line
  }

  /// The link when it may be shown, for places where a space would end it: spaces around it go,
  /// spaces in it are percent-encoded, everything else stays byte for byte.
  ///
  /// Nil unless it is an absolute http or https address without controls or hidden marks.
  package static func link(_ text: String?) -> String? {
    guard let text, WebLink.isWebLink(text) else { return nil }
    // Almost every link is ASCII, where a glance at the bytes is enough.
    if text.utf8.allSatisfy({ 0x21..<0x7F ~= $0 }) { return text }
    let parts = text.split(separator: " ").joined(separator: "%20")
    return parts.unicodeScalars.contains { $0.properties.isWhitespace } ? nil : parts
  }

  /// Where an address points, without what may be secret in it: user name, query and fragment.
  package static func endpoint(_ address: String) -> String {
    var rest = Substring(address.prefix { $0 != "?" && $0 != "#" })
    guard let scheme = rest.range(of: "://") else { return terminal(String(rest)) }
    let head = rest[..<scheme.upperBound]
    rest = rest[scheme.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
    return terminal(String(head) + String(host ?? authority) + rest.dropFirst(authority.count))
  }

  /// What a scalar turns into: itself, a space, a visible stand-in, or nothing.
  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2028, 0x2029: " "
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    default: scalar.isUnsafeToPrint ? nil : scalar
    }
  }

  /// Whether the text is printable ASCII without runs of spaces or spaces at its ends.
  private static func isPlainASCII(_ text: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in text.utf8 {
      guard 0x20..<0x7F ~= byte, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }
}

extension Substring {
  /// The first place where another text stands.
  fileprivate func range(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
