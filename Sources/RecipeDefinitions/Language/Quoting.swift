import RecipeModel

/// How the values of variables are written into a text that another program reads as a language, so
/// that they stay words whatever is in them.
///
/// In every language but JSON, which can write them, control characters become spaces.
enum Quoting: String, Sendable, Hashable, CaseIterable {
  /// As they are; it says that this is meant.
  case plain
  /// Within a string literal between `'`: `'` is doubled.
  ///
  /// A backslash is doubled too. MySQL and ClickHouse take one for an escape, and a lone
  /// one could end the literal there; elsewhere it is looked for twice, and no recipe has any.
  case sql
  /// As words of Lucene's query language, which Solr and `query_string` read: special characters
  /// have a backslash, `<` and `>`, which cannot have one, become spaces, and AND, OR and NOT are
  /// written in small letters.
  case lucene
  /// Within a string of JSON or GraphQL, between `"`.
  case json
  /// Within a string literal between `'`, `"` or `` ` `` in which a backslash escapes: Airtable's
  /// formulas, filters of Meilisearch and Algolia, GROQ.
  case formula
  /// Within the text of an element or the value of an attribute in XML: the five marks that XML reads
  /// become references.
  case xml

  /// What people call the language.
  var title: String {
    switch self {
    case .plain: "text"
    case .sql: "SQL"
    case .lucene: "Lucene's query language"
    case .json: "JSON"
    case .formula: "a formula"
    case .xml: "XML"
    }
  }

  /// Writes a value.
  func quote(_ value: String) -> String {
    switch self {
    case .plain: value
    case .sql: Self.escape(value, #"'\"#) { "\($0)\($0)" }
    case .lucene: Self.lucene(value)
    case .json: String(JSON.string(value).text().dropFirst().dropLast())
    case .formula: Self.escape(value, #"'"`\"#) { "\\\($0)" }
    case .xml: Self.xml(value)
    }
  }

  private static func escape(
    _ text: String, _ special: String, _ write: (Unicode.Scalar) -> String
  ) -> String {
    text.unicodeScalars.map { scalar in
      if scalar.isControl { return " " }
      return special.unicodeScalars.contains(scalar) ? write(scalar) : String(scalar)
    }.joined()
  }

  private static func xml(_ value: String) -> String {
    // Two more than the control characters have no place in XML at all.
    escape(value, "&<>\"'\u{FFFE}\u{FFFF}") { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      default: " "
      }
    }
  }

  private static func lucene(_ value: String) -> String {
    let words = value.split(separator: " ", omittingEmptySubsequences: false).map { word in
      ["AND", "OR", "NOT"].contains(word) ? word.lowercased() : String(word)
    }
    return escape(words.joined(separator: " "), #"+-=&|!(){}[]^"~*?:\/<>"#) {
      $0 == "<" || $0 == ">" ? " " : "\\\($0)"
    }
  }
}

extension Template {
  /// The language of another program in which one of some variables seems to stand; nil when there
  /// is no sign of any.
  func language(around names: Set<String>) -> Quoting? {
    var before = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let text): before += text
      case .variable(let name):
        let after = parts[(index + 1)...].map {
          if case .literal(let text) = $0 { text } else { "" }
        }
        if names.contains(name),
          let language = Self.language(before: before, after: after.joined())
        {
          return language
        }
      }
    }
    return nil
  }

  private static func language(before: String, after: String) -> Quoting? {
    if isMarkup(before) { return .xml }
    let isWithin = { (mark: Character) in
      before.count { $0 == mark } % 2 == 1 && after.contains(mark)
    }
    let isString = isWithin("\"")
    if isString, before.first == "[" { return .json }
    if isSelect((before + " " + after).lowercased()) { return .sql }
    if isString || isWithin("'"), callsFormula(before) { return .formula }
    if isWithin("'") { return .sql }
    return namesField(isString ? String(before.prefix { $0 != "\"" }) : before) ? .lucene : nil
  }

  /// Whether a text begins as markup does, or has a whole tag: `<find>`, `</a>`, `<find words="`.
  static func isMarkup(_ text: String) -> Bool {
    let tags = text.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
    let begins = text.first { !$0.isWhitespace } == "<"
    return tags.enumerated().contains { index, tag in
      guard let first = tag.first, first.isLetter || "/?!_".contains(first) else { return false }
      return begins && index == 0 || tag.contains(">")
    }
  }

  private static func isSelect(_ text: String) -> Bool {
    text.hasPrefix("select ") && text.contains(" from ")
  }

  /// Whether a function in capitals is called, such as `SEARCH(`.
  private static func callsFormula(_ text: String) -> Bool {
    text.split(separator: "(").dropLast(text.hasSuffix("(") ? 0 : 1).contains { part in
      part.suffix(2).count == 2 && part.suffix(2).allSatisfy { $0.isASCII && $0.isUppercase }
    }
  }

  /// Whether a text ends with a field's name and a colon, such as `title:` or `title:(*`.
  private static func namesField(_ text: String) -> Bool {
    var rest = Substring(text)
    while let last = rest.last, "(*+".contains(last) { rest = rest.dropLast() }
    guard rest.popLast() == ":", let last = rest.last else { return false }
    return last.isASCII && (last.isLetter || last.isNumber || last == "_")
  }
}
