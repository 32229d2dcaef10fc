/// Markdown's marks inside a line.
package enum MarkdownText {
  /// The text without marks: escapes and entities become their characters, links their words.
  package static func plain(_ text: some StringProtocol) -> String {
    var plain = ""
    var rest = Substring(text)
    // Brackets that end nowhere are looked behind a few times only.
    var attempts = 40
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
          plain.append(rest.removeFirst())
        } else {
          plain.append(character)
        }
      // A product, or a mark between items: `2 * 400 g tins`.
      case "*" where plain.last?.isWhitespace == true && rest.first?.isWhitespace == true:
        plain.append(character)
      case "*", "`": break
      case "_"
      where !(plain.last.map { $0.isLetter || $0.isNumber } ?? false)
        || !(rest.first.map { $0.isLetter || $0.isNumber } ?? false):
        break
      case "!" where rest.first == "[": break
      case "[":
        if attempts > 0, let found = target(behind: rest) {
          plain += self.plain(found.words)
          rest = found.rest
        } else {
          attempts -= 1
          plain.append(character)
        }
      case "&":
        let end = rest.prefix(12).firstIndex(of: ";")
        if let end, let decoded = entity(rest[..<end]) {
          plain.append(decoded)
          rest = rest[rest.index(after: end)...]
        } else {
          plain.append(character)
        }
      default: plain.append(character)
      }
    }
    return plain
  }

  /// The words and the target of a line that is a link and nothing else.
  static func link(_ text: Substring) -> (text: String, target: String)? {
    guard text.first == "[", let found = target(behind: text.dropFirst()), found.rest.isEmpty else {
      return nil
    }
    return (plain(found.words), found.target)
  }

  /// The most characters of a link's words, and of its target.
  private static let mostCharacters = 2_000

  /// `words](target)` at the beginning of a text.
  private static func target(
    behind text: Substring
  ) -> (words: Substring, target: String, rest: Substring)? {
    var isEscaped = false
    var close: Substring.Index?
    let window = text.prefix(mostCharacters)
    for index in window.indices {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "[" {
        return nil
      } else if text[index] == "]" {
        close = index
        break
      }
    }
    guard let close else { return nil }
    var rest = text[text.index(after: close)...]
    guard rest.popFirst() == "(" else { return nil }
    let isBracketed = rest.first == "<"
    let reach = rest.prefix(mostCharacters)
    let end = isBracketed ? reach.firstRange(of: ">)")?.lowerBound : reach.firstIndex(of: ")")
    guard let end else { return nil }
    let raw = rest[..<end].drop { $0 == "<" }
    let target = unescaped(isBracketed ? raw : raw.prefix { !$0.isWhitespace })
    return (text[..<close], target, rest[end...].dropFirst(isBracketed ? 2 : 1))
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, "<>\\`".contains(next) {
        result.append(rest.removeFirst())
      } else {
        result.append(character)
      }
    }
    return result.replacing("&amp;", with: "&")
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "nbsp": return " "
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
