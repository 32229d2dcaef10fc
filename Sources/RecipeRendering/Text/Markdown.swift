/// Escapes for Markdown: CommonMark with the extensions of GitHub.
package enum Markdown {
  /// The text on one line, with every character that could be taken for markup escaped.
  ///
  /// Bare addresses stay text as well: GitHub makes links of `https://…` and `www.…` by itself.
  package static func escape(_ text: String) -> String {
    let scalars = Array(Sanitizer.terminal(text).unicodeScalars)
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "&" where beginsEntity(index, in: scalars): escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "&#64;"
      default:
        if needsBackslash(scalar, at: index, in: scalars) { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A link as a target in angle brackets; it leads where the link leads, byte for byte.
  static func target(_ link: String) -> String {
    let scalars = Array(link.unicodeScalars)
    var target = "<"
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "<", ">", "\\", "`":
        target += "\\"
        target.unicodeScalars.append(scalar)
      case "&" where beginsEntity(index, in: scalars): target += "&amp;"
      default: target.unicodeScalars.append(scalar)
      }
    }
    return target + ">"
  }

  /// Whether an ampersand would be read as the beginning of an entity: `&copy;`, `&#64;`.
  private static func beginsEntity(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let name = scalars[(index + 1)...].prefix { $0 == "#" || isLetterOrDigit($0) }
    let end = index + 1 + name.count
    return !name.isEmpty && end < scalars.count && scalars[end] == ";"
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
  }

  private static func needsBackslash(
    _ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "$": return true
    case "+", "-", "=": return index == 0
    case ":": return index + 1 < scalars.count && !scalars[index + 1].properties.isWhitespace
    case ".", ")":
      let before = scalars[..<index]
      // `1. ` begins a list, `1.5 kg` does not.
      let isMarker = index + 1 == scalars.count || scalars[index + 1].properties.isWhitespace
      let isListNumber = isMarker && before.allSatisfy { "0"..."9" ~= $0 } && !before.isEmpty
      return isListNumber
        || before.suffix(3).map(\.properties.lowercaseMapping).joined() == "www"
    default: return false
    }
  }
}
