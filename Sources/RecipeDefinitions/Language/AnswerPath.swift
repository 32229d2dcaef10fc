import RecipeModel
import RecipePages

/// What of the selected elements a selector means, which follows from where it is written.
enum SelectorRole: Sendable, Hashable {
  /// Their texts, or the values of the attribute.
  case text
  /// Where they lead: the address of a link, the picture of an image; whole addresses in any case.
  case address
  /// Whether there is one; of an attribute its value.
  case flag
  /// All of them, for further selectors that begin at each.
  case elements
  /// The first of them, for further selectors that begin there.
  case element

  /// The steps from the member that the selector's text names.
  var steps: [JSONPath.Selector] {
    switch self {
    case .text: [.wildcard, .name("text")]
    case .address: [.wildcard, .name("address")]
    case .flag: [.wildcard, .name("flag")]
    case .elements: []
    case .element: [.index(0)]
    }
  }
}

extension DocumentNode {
  /// The JSONPath or, where answers are markup, the selector.
  func path(as role: SelectorRole = .text) -> JSONPath? {
    let isMarkup = reading.readsMarkup
    guard let text = text(isMarkup ? "a selector in quotes" : "a JSONPath in quotes") else {
      return nil
    }
    if Self.isSelector(text) {
      guard isMarkup else {
        error("this is a selector, but what it selects from is JSON", fix: reading.wayOfPaths)
        return nil
      }
      return selector(text, as: role)
    }
    guard isMarkup else { return jsonPath(text) }
    if text.hasPrefix("$") {
      error(
        "this is a JSONPath, but answers are markup",
        fix: "write a selector, such as \"css:h2 a\" or \"css:img@src\"")
    } else {
      let fix = Self.intendedSelector(text) ?? "css:h2 a"
      error("not a selector: one begins with css: or xpath:", fix: "write \"\(fix)\"")
    }
    return nil
  }

  /// The place of JSON in an answer.
  func embeddedPath() -> JSONPath? {
    let reading = reading
    let isMarkup = reading.readsMarkup
    reading.readsMarkup = reading.format.isMarkup
    defer { reading.readsMarkup = isMarkup }
    return path(as: .text)
  }

  /// The selector that somebody meant who left its kind out: plain names and marks only.
  static func intendedSelector(_ text: String) -> String? {
    let marks = Array(" .#>+~-_[]=*^@:/".utf8)
    let isPlain = text.utf8.allSatisfy {
      97...122 ~= $0 | 0x20 || 48...57 ~= $0 || marks.contains($0)
    }
    guard isPlain, 1...40 ~= text.utf8.count else { return nil }
    if text.hasPrefix("/") { return "xpath:.\(text)" }
    return text.hasPrefix("./") ? "xpath:\(text)" : "css:\(text)"
  }

  /// Whether a text is written as a selector is.
  static func isSelector(_ text: String) -> Bool {
    text.hasPrefix("css:") || text.hasPrefix("xpath:")
  }

  private func selector(_ text: String, as role: SelectorRole) -> JSONPath? {
    do throws(SelectorError) {
      _ = try Selector(text)
      return JSONPath(selector: text, as: role)
    } catch {
      self.error(
        at: error.offset, of: text, "not a selector that can be used: \(error.message)",
        fix: error.fix)
      return nil
    }
  }

  private func jsonPath(_ text: String) -> JSONPath? {
    do throws(JSONPathError) { return try JSONPath(text) } catch {
      let what = error.isUnsupported ? "a path that Potluck does not support" : "not a JSONPath"
      let fix = Self.intendedPath(text).map { "write \"\($0)\"" } ?? error.fix
      self.error(at: error.offset, of: text, "\(what): \(error.message)", fix: fix)
      return nil
    }
  }

  /// The path that somebody meant who left the `$` out or wrote a variable: names and dots only,
  /// since any other text could be a secret in the wrong place.
  static func intendedPath(_ text: String) -> String? {
    var name = Substring(text)
    for prefix in ["@.", ".", "${", "{"] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
      if name.last == "}" { name = name.dropLast() }
      break
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { 97...122 ~= $0 | 0x20 || $0 == UInt8(ascii: "_") }
    }
    return isPlain && name.utf8.count <= 40 ? "$.\(name)" : nil
  }
}
