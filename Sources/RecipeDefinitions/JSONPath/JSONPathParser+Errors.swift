extension JSONPath.Parser {
  /// The text does not start with `$`.
  func missingRoot() -> JSONPathError {
    let fix =
      switch byte {
      case nil: "write $ for the whole document"
      case UInt8(ascii: "@"): "write $ for the document; @ has a meaning only inside a filter"
      case 0x20, 0x09, 0x0A, 0x0D: "leave the white space out"
      case UInt8(ascii: "."), UInt8(ascii: "["): "put a $ in front"
      default: "write $. and then the name"
      }
    return JSONPathError(message: "a path starts with $", offset: 0, fix: fix)
  }

  /// Something stands behind the last segment.
  mutating func unexpectedTail() -> JSONPathError {
    let start = index
    if skipSpace(), byte == nil {
      return JSONPathError(
        message: "white space after the path", offset: start, fix: "leave it out")
    }
    switch byte {
    case UInt8(ascii: "("):
      return JSONPathError(
        message: "a function stands only inside a filter", offset: index,
        fix: "write it in a condition, such as [?length(@.name) > 2]")
    case UInt8(ascii: "]"), UInt8(ascii: ")"):
      return JSONPathError(
        message: "a closing bracket without its opening one", offset: index, fix: "leave it out")
    default:
      let needsBrackets = index == start && index > 1
      return JSONPathError(
        message: "\(here) after the path", offset: index,
        fix: needsBrackets
          ? "put names with other characters than letters, digits and _ in brackets: ['…']"
          : "put a . or [ in front of what follows")
    }
  }

  /// No name follows a dot.
  func missingName(afterTwoDots: Bool) -> JSONPathError {
    let fix: String
    switch byte {
    case nil: fix = afterTwoDots ? "write ..name or ..*" : "leave the dot out or write a name"
    case UInt8(ascii: "["): fix = "leave the dot out"
    case 0x20, 0x09, 0x0A, 0x0D: fix = "leave the white space out"
    case UInt8(ascii: "."): fix = "one dot selects children, two select descendants"
    case let byte? where Self.isDigit(byte):
      fix = "write [0] for an element, ['0'] for a name that starts with a digit"
    case UInt8(ascii: "'"), UInt8(ascii: "\""): fix = "write ['…'] without the dot"
    default: fix = "write ['…'] without the dot for a name with other characters"
    }
    return JSONPathError(
      message: "a name or * should follow the \(afterTwoDots ? "dots" : "dot")", offset: index,
      fix: fix)
  }

  /// No selector stands where one should.
  func missingSelector(open: Int) -> JSONPathError {
    let fix: String
    switch byte {
    case nil: fix = "close the bracket"
    case UInt8(ascii: "]"): fix = "write [*] for all children"
    case UInt8(ascii: "("), UInt8(ascii: "@"): fix = "write [?…] for a filter"
    case UInt8(ascii: "+"): fix = "leave the plus sign out"
    case UInt8(ascii: ","): fix = "leave one comma out"
    case let byte? where Self.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80:
      fix = "put the name in quotes: ['…']"
    default: fix = "write a name in quotes, an index, a slice, * or ?"
    }
    return JSONPathError(message: "a selector should be here", offset: index, fix: fix)
  }

  /// Something other than a comma or the end follows a selector.
  func unexpectedInBrackets(open: Int) -> JSONPathError {
    guard byte != nil else {
      return JSONPathError(message: "a [ without its ]", offset: open, fix: "close the bracket")
    }
    return JSONPathError(message: "\(here) where a comma or ] should be", offset: index, fix: hint)
  }

  /// Something other than the end follows a condition in parentheses.
  func unexpectedInParentheses(open: Int) -> JSONPathError {
    guard byte != nil else {
      return JSONPathError(message: "a ( without its )", offset: open, fix: "add a )")
    }
    return JSONPathError(message: "\(here) where a ) should be", offset: index, fix: hint)
  }

  /// Neither value nor query nor function stands where one should.
  func missingTerm() -> JSONPathError {
    let fix: String
    switch byte {
    case UInt8(ascii: "."): fix = "write @. for the members of the node at hand"
    case UInt8(ascii: "["), UInt8(ascii: "{"): fix = "compare with a string, number, true or null"
    case UInt8(ascii: "="): fix = "write == for equality"
    case UInt8(ascii: "!"): fix = "write !(…) for the opposite of a condition"
    case UInt8(ascii: "+"): fix = "leave the plus sign out"
    case let byte? where Self.isLetter(byte) || byte >= 0x80:
      fix = "write @.name for a member, '…' for a string; true, false and null are lower case"
    default: fix = "write a query such as @.name, a string in quotes, a number, true or null"
    }
    return JSONPathError(
      message: "a value, a query or a function should be here", offset: index, fix: fix)
  }

  /// A word that is no literal and, without a parenthesis, no function.
  mutating func unknownWord(_ word: String, start: Int) -> JSONPathError {
    if skipSpace(), byte == UInt8(ascii: "(") {
      return JSONPathError(
        message: "no white space may stand between a function and its parenthesis",
        offset: start, fix: "write \(word)(")
    }
    return JSONPathError(
      message: "a word that is neither true, false nor null", offset: start,
      fix: "write @.\(word) for a member, '\(word)' for a string")
  }

  /// The byte at hand, for a message.
  private var here: String {
    guard let byte else { return "the end" }
    return 0x21...0x7E ~= byte
      ? "'\(Character(Unicode.Scalar(byte)))'" : byte < 0x80 ? "byte \(byte)" : "a character"
  }

  /// What to write instead of an operator that other languages have.
  private var hint: String? {
    let words = [
      ("and", "&&"), ("or", "||"), ("in", "one comparison for each value, joined by ||"),
    ]
    for (word, replacement) in words where bytes[index...].starts(with: "\(word) ".utf8) {
      return "write \(replacement)"
    }
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return "a path has no arithmetic"
    default: return nil
    }
  }
}
