/// The parameters of a header field, such as `text/html; charset=utf-8` (RFC 2045, RFC 9110).
package enum HeaderParameters {
  /// Reads what follows the first word of a field.
  ///
  /// In quotation marks a backslash escapes a quotation mark and nothing else, as browsers write file
  /// names with single ones.
  /// - Returns: the parameters by their names in lower case; the first of a name counts.
  package static func read(_ field: String) -> [String: String] {
    var parameters: [String: String] = [:]
    var rest = field.drop { $0 != ";" }
    while rest.popFirst() != nil {
      let name = rest.prefix { $0 != "=" && $0 != ";" }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else { continue }
      rest.removeFirst()
      let value = value(&rest)
      rest = rest.drop { $0 != ";" }
      let key = trimmed(name).lowercased()
      if parameters[key] == nil { parameters[key] = value }
    }
    return parameters
  }

  private static func value(_ rest: inout Substring) -> String {
    rest = rest.drop(while: isBlank)
    guard rest.first == "\"" else { return trimmed(rest.prefix { $0 != ";" }) }
    rest.removeFirst()
    var value = ""
    while let character = rest.popFirst(), character != "\"" {
      let isEscaped = character == "\\" && rest.first == "\""
      value.append(isEscaped ? rest.removeFirst() : character)
    }
    return value
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  private static func trimmed(_ text: Substring) -> String {
    let text = text.drop(while: isBlank)
    return String(
      text[..<(text.lastIndex { !isBlank($0) }.map(text.index(after:)) ?? text.startIndex)])
  }
}
