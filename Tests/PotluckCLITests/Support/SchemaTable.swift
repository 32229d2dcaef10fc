import RecipeModel

/// The tables of a page of the documentation, made from a JSON Schema that the program prints.
///
/// A table stands between the lines `<!-- members of NAME -->` and `<!-- end -->`, where the name is
/// that of a definition under `$defs` or of a property; `document` is the schema itself.
struct SchemaTable {
  private let schema: JSON

  init(_ schema: JSON) { self.schema = schema }

  /// The page with every table as the schema has it.
  func fill(_ page: String) -> String {
    var lines: [Substring] = []
    var isInside = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<!-- end -->" { isInside = false }
      if !isInside { lines.append(line) }
      if line.hasPrefix("<!-- members of ") {
        isInside = true
        lines.append("")
        lines += rows(of: String(line.dropFirst(16).dropLast(4)))
        lines.append("")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func rows(of name: String) -> [Substring] {
    let object =
      name == "document" ? schema : schema["$defs"]?[name] ?? schema["properties"]?[name] ?? .null
    let members = object["properties"]?.objectValue?.members ?? []
    let required = Set(object["required"]?.arrayValue?.compactMap(\.stringValue) ?? [])
    let hasDefaults = members.contains { $0.value["default"] != nil }
    let heads =
      hasDefaults ? ["Member", "Value", "Default", "Meaning"] : ["Member", "Value", "Meaning"]
    let rows = members.map { member in
      let value = kind(of: member.value) + (required.contains(member.name) ? "; required" : "")
      let standard = member.value["default"].map { "`\($0.text())`" } ?? "–"
      let meaning = member.value["description"]?.stringValue ?? ""
      return ["`\(member.name)`", value] + (hasDefaults ? [standard] : []) + [
        meaning + example(of: member.value)
      ]
    }
    return ([heads, heads.map { _ in "---" }] + rows).map { cells in
      let line = cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")
      return "| \(line) |"
    }
  }

  /// An example of a value that is more than a word.
  private func example(of schema: JSON) -> String {
    guard let example = schema["examples"]?.arrayValue?.first,
      example.objectValue != nil || example.arrayValue != nil
    else { return "" }
    return " Example: `\(example.text())`"
  }

  /// What a value is, in words.
  private func kind(of schema: JSON) -> String {
    if let name = schema["$ref"]?.stringValue?.split(separator: "/").last.map(String.init) {
      return Self.names[name] ?? Self.words(name)
    }
    if let ways = schema["anyOf"]?.arrayValue { return ways.map(kind).joined(separator: ", or ") }
    if let words = schema["enum"]?.arrayValue {
      let list = words.compactMap(\.stringValue).map { "`\($0)`" }
      return list.count > 12 ? "a word" : list.joined(separator: ", ")
    }
    switch schema["type"]?.stringValue {
    case "string": return Self.texts[schema["pattern"]?.stringValue ?? ""] ?? "text"
    case "boolean": return "true or false"
    case "integer": return "whole number" + range(schema)
    case "number": return "number" + range(schema)
    case "array":
      let element = schema["items"].map(kind) ?? "anything"
      return element.hasPrefix("`") ? "list of \(element)" : "list of \(Self.plural(element))"
    case "object":
      let element = schema["additionalProperties"].map(kind) ?? "anything"
      return "name → \(element)"
    default: return schema["type"] == nil ? "anything" : "constant"
    }
  }

  /// The range of a number, as far as it says anything.
  private func range(_ schema: JSON) -> String {
    let least = schema["minimum"]?.doubleValue ?? -.infinity
    let most = schema["maximum"]?.doubleValue ?? .infinity
    func text(_ number: Double) -> String { JSON.double(number).text() }
    if least == most { return " \(text(least))" }
    if most >= 1e9 { return least <= -1e9 ? "" : " from \(text(least))" }
    return " from \(text(least)) to \(text(most))"
  }

  /// The words of a name in camel case.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  private static func plural(_ words: String) -> String {
    if words.hasPrefix("whole number") { return "whole numbers" + words.dropFirst(12) }
    guard words != "anything", let letter = words.last, letter.isLetter else { return words }
    if words.hasSuffix("s") { return words + "es" }
    return words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
  }

  /// Names whose words say too little.
  private static let names = [
    "auth": "auth entry", "size": "page size with a maximum", "retryAfter": "where to read it",
  ]

  /// What texts of a form are called.
  private static let texts = [
    "^\\$": "path", "^[Hh][Tt][Tt][Pp][Ss]?://\\S+$": "http(s) address",
    "^([^{}]|\\{[A-Za-z_][A-Za-z0-9_.-]*\\})*$": "template", "^(/[^?#]*)?$": "template",
    "^[a-z][a-z0-9-]{0,39}$": "word", "^([01][0-9]|2[0-3]):[0-5][0-9]$": "time of day",
  ]
}
