/// The front matter of a document: the part of YAML that recipe files use between two lines of
/// `---`: texts, lists in brackets or with hyphens, and texts over several lines.
enum FrontMatter {
  private static let mostLines = 2_000

  /// Takes the front matter off a document's lines.
  /// - Returns: what it says; nothing, with all lines left, where there is none.
  static func take(from lines: inout ArraySlice<Substring>) -> DocumentFacts {
    var facts = DocumentFacts()
    guard lines.first?.trimmed == "---",
      let end = lines.dropFirst().prefix(mostLines).firstIndex(where: {
        ["---", "..."].contains($0.trimmed)
      })
    else { return facts }
    let matter = lines[(lines.startIndex + 1)..<end]
    lines = lines[(end + 1)...]
    read(matter, into: &facts)
    return facts
  }

  private static func read(_ lines: ArraySlice<Substring>, into facts: inout DocumentFacts) {
    var rest = lines
    var parent = ""
    while let line = rest.popFirst() {
      guard let colon = keyEnd(line), line.trimmed.first != "#" else { continue }
      let isNested = line.first?.isWhitespace == true
      let key = String(line[..<colon].trimmed)
      let value = line[line.index(after: colon)...].trimmed
      if !isNested { parent = key }
      let name = isNested ? "\(parent) \(key)" : key
      let block = rest.prefix { $0.isEmpty || $0.first?.isWhitespace == true || $0.hasPrefix("- ") }
      if value.isEmpty, let first = block.first,
        first.trimmed.hasPrefix("- ") || first.trimmed == "-"
      {
        facts.add(
          name, block.filter { $0.trimmed.hasPrefix("-") }.map { scalar($0.trimmed.dropFirst()) })
        rest = rest.dropFirst(block.count)
      } else if value.first == "|" || value.first == ">" {
        facts.add(name, [block.map { String($0.trimmed) }.joined(separator: " ")])
        rest = rest.dropFirst(block.count)
      } else if value.first == "[", value.last == "]" {
        facts.add(name, elements(value.dropFirst().dropLast()))
      } else if !value.isEmpty {
        facts.add(name, [scalar(value)])
      }
    }
  }

  /// The colon that ends a key: one before a space or the line's end, else one behind a space.
  private static func keyEnd(_ line: Substring) -> Substring.Index? {
    var fallback: Substring.Index?
    for index in line.indices where line[index] == ":" {
      let next = line.index(after: index)
      if next == line.endIndex || line[next].isWhitespace { return index }
      if index > line.startIndex, line[line.index(before: index)].isWhitespace {
        fallback = fallback ?? index
      }
    }
    return fallback
  }

  /// The elements of a list in brackets; commas in quotation marks part nothing.
  private static func elements(_ text: Substring) -> [String] {
    var elements: [String] = []
    var start = text.startIndex
    var quote: Character?
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if quote == "\"", character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == "," {
        elements.append(scalar(text[start..<index]))
        start = text.index(after: index)
      }
    }
    elements.append(scalar(text[start...]))
    return elements.filter { !$0.isEmpty }
  }

  /// A text without its quotation marks and escapes; a comment behind a plain one goes.
  private static func scalar(_ text: Substring) -> String {
    let text = text.trimmed
    guard text.count > 1, let quote = text.first, text.last == quote else {
      return String(text.range(ofComment: text).map { text[..<$0].trimmed } ?? text)
    }
    let inner = text.dropFirst().dropLast()
    if quote == "'" { return String(inner).replacing("''", with: "'") }
    guard quote == "\"" else { return String(text) }
    return unescaped(inner)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let sign = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch sign {
      case "n", "t", "r": result.append(" ")
      case "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(sign)
      }
    }
    return result
  }
}

extension Substring {
  /// The text without spaces around it.
  var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Where a comment of YAML begins: at a `#` behind a space.
  fileprivate func range(ofComment text: Substring) -> Index? {
    zip(indices, indices.dropFirst()).first { self[$0].isWhitespace && self[$1] == "#" }?.0
  }
}
