extension JSONPath.Parser {
  /// An error, at the byte at hand unless told otherwise.
  func failure(
    _ message: String, at offset: Int? = nil, fix: String? = nil, isUnsupported: Bool = false
  ) -> JSONPathError {
    JSONPathError(
      message: message, offset: offset ?? index, fix: fix, isUnsupported: isUnsupported)
  }

  /// The text does not start with `$`.
  func missingRoot() -> JSONPathError {
    let fix =
      switch character {
      case nil: "write $ for the whole document"
      case "@": "write $ for the document; @ has a meaning only inside a filter"
      case " ", "\t", "\n", "\r": "leave the white space out"
      case ".", "[": "put a $ in front"
      default: "write $. and then the name"
      }
    return failure("a path starts with $", at: 0, fix: fix)
  }

  /// Something stands behind the last segment.
  mutating func unexpectedTail() -> JSONPathError {
    let start = index
    if skipSpace(), character == nil {
      return failure("white space after the path", at: start, fix: "leave it out")
    }
    switch character {
    case "(":
      return failure(
        "a function stands only inside a filter",
        fix: "write it in a condition, such as [?length(@.name) > 2]")
    case "]", ")":
      return failure("a closing bracket without its opening one", fix: "leave it out")
    default:
      let needsBrackets = index == start && index > 1
      return failure(
        "\(here) after the path",
        fix: needsBrackets
          ? "put names with other characters than letters, digits and _ in brackets: ['…']"
          : "put a . or [ in front of what follows")
    }
  }

  /// No name follows a dot.
  func missingName(afterTwoDots: Bool) -> JSONPathError {
    let fix: String
    switch character {
    case nil: fix = afterTwoDots ? "write ..name or ..*" : "leave the dot out or write a name"
    case "[": fix = "leave the dot out"
    case " ", "\t", "\n", "\r": fix = "leave the white space out"
    case ".": fix = "one dot selects children, two select descendants"
    case let character? where character.isDigit:
      fix = "write [0] for an element, ['0'] for a name that starts with a digit"
    case "'", "\"": fix = "write ['…'] without the dot"
    default: fix = "write ['…'] without the dot for a name with other characters"
    }
    return failure("a name or * should follow the \(afterTwoDots ? "dots" : "dot")", fix: fix)
  }

  /// No selector stands where one should.
  func missingSelector(open: Int) -> JSONPathError {
    let fix: String
    switch character {
    case nil: fix = "close the bracket"
    case "]": fix = "write [*] for all children"
    case "(", "@": fix = "write [?…] for a filter"
    case "+": fix = "leave the plus sign out"
    case ",": fix = "leave one comma out"
    case let character? where character.isLetter || character == "_" || !character.isASCII:
      fix = "put the name in quotes: ['…']"
    default: fix = "write a name in quotes, an index, a slice, * or ?"
    }
    return failure("a selector should be here", fix: fix)
  }

  /// Something other than a comma or the end follows a selector.
  func unexpectedInBrackets(open: Int) -> JSONPathError {
    guard character != nil else {
      return failure("a [ without its ]", at: open, fix: "close the bracket")
    }
    return failure("\(here) where a comma or ] should be", fix: fix)
  }

  /// Something other than the end follows a condition in parentheses.
  func unexpectedInParentheses(open: Int) -> JSONPathError {
    guard character != nil else {
      return failure("a ( without its )", at: open, fix: "add a )")
    }
    return failure("\(here) where a ) should be", fix: fix)
  }

  /// Neither value nor query nor function stands where one should.
  func missingTerm() -> JSONPathError {
    let fix: String
    switch character {
    case ".": fix = "write @. for the members of the node at hand"
    case "[", "{": fix = "compare with a string, number, true or null"
    case "=": fix = "write == for equality"
    case "!": fix = "write !(…) for the opposite of a condition"
    case "+": fix = "leave the plus sign out"
    case let character? where character.isLetter || !character.isASCII:
      fix = "write @.name for a member, '…' for a string; true, false and null are lower case"
    default: fix = "write a query such as @.name, a string in quotes, a number, true or null"
    }
    return failure("a value, a query or a function should be here", fix: fix)
  }

  /// A word that is no literal and, without a parenthesis, no function.
  mutating func unknownWord(_ word: String, start: Int) -> JSONPathError {
    if skipSpace(), character == "(" {
      return failure(
        "no white space may stand between a function and its parenthesis",
        at: start, fix: "write \(word)(")
    }
    return failure(
      "a word that is neither true, false nor null", at: start,
      fix: "write @.\(word) for a member, '\(word)' for a string")
  }

  /// The character at hand, for a message.
  private var here: String {
    guard let character else { return "the end" }
    return "!"..."~" ~= character
      ? "'\(character)'" : character.isASCII ? "byte \(character.value)" : "a character"
  }

  /// What to write instead of an operator that other languages have.
  private var fix: String? {
    let words = [
      ("and", "&&"), ("or", "||"), ("in", "one comparison for each value, joined by ||"),
    ]
    for (word, replacement) in words where bytes[index...].starts(with: "\(word) ".utf8) {
      return "write \(replacement)"
    }
    switch character {
    case "+", "-", "*", "/": return "a path has no arithmetic"
    default: return nil
    }
  }
}
