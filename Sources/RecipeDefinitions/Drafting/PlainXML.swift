import RecipeModel

/// The way back from XML as plain JSON (`MarkupNode.plain`) to selectors.
///
/// Lists, fields and paging are found in that JSON as in any other answer; what was found is then
/// said in XPath: `$.answer.dish` as `xpath:/answer/dish`, `$['@id']` as `xpath:./@id`.
enum PlainXML {
  /// A definition whose paths lead through plain JSON, with selectors in their place.
  static func withSelectors(_ definition: JSON) -> JSON {
    guard var object = definition.objectValue else { return definition }
    if var response = object["response"]?.objectValue, let item = response["item"]?.stringValue {
      // A row of a selector is the recipe itself.
      response["list"] = .string((response["list"]?.stringValue ?? "$") + item.dropFirst())
      response = JSONObject(members: response.members.filter { $0.name != "item" })
      object["response"] = .object(response)
    }
    for (name, prefix) in [("response", "/"), ("paging", "/"), ("errors", "/"), ("fields", "./")] {
      guard let part = object[name] else { continue }
      object[name] = Placeholders.map(part) { selector($0, prefix) ?? $0 }
    }
    return .object(object)
  }

  /// A line about such a definition, with selectors in place of paths.
  static func line(_ text: String, areRows: Bool) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let end = word.lastIndex { !",;:".contains($0) }.map { word.index(after: $0) }
      let path = String(word[..<(end ?? word.endIndex)])
      return (selector(path, areRows ? "./" : "/") ?? path) + word[(end ?? word.endIndex)...]
    }.joined(separator: " ")
  }

  /// Whether the rules make sense in XML: members with numbers in their names have no selector.
  static func canHold(_ list: DetectedList) -> Bool { list.form == .array && !list.isByPosition }

  /// The selector of a path that was built of names and positions; nil for any other text.
  private static func selector(_ text: String, _ prefix: String) -> String? {
    guard text.hasPrefix("$"), let path = try? JSONPath(text) else { return nil }
    let names = path.names.filter { $0 != "#name" }
    return "xpath:" + (names.isEmpty ? "." : prefix + names.joined(separator: "/"))
  }
}
