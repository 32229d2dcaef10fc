/// Removes WordPress's shortcodes, and the marks of bulletin boards, from text that was meant to be
/// plain: `[adjustable]200[/adjustable] g`, `[wprm-temperature value="350" unit="F"]`.
///
/// What is in brackets otherwise stays: `[optional]`, `[Sauce]`, `[1]`.
enum Shortcodes {
  /// The text with what shortcodes enclose, and what those that enclose nothing show.
  /// - Returns: nil when nothing was removed.
  static func strip(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    var result = ""
    var rest = text[...]
    var isChanged = false
    var attempts = most
    let lastEnds = Self.lastEnds(in: text)
    while attempts > 0, let open = rest.firstIndex(of: "[") {
      attempts -= 1
      result += rest[..<open]
      let behind = rest[open...].dropFirst()
      if let code = Code(behind),
        code.isCertain || lastEnds[code.name].map({ $0 >= code.rest.startIndex }) ?? false
      {
        result += code.shown
        rest = code.rest
        isChanged = true
      } else {
        result.append("[")
        rest = behind
      }
    }
    return isChanged ? result + rest : nil
  }

  /// The most brackets of a text that are looked at.
  private static let most = 400

  /// Where a text has the last end of each code by its name, such as `[/b]`.
  private static func lastEnds(in text: String) -> [Substring: String.Index] {
    var ends: [Substring: String.Index] = [:]
    var rest = text[...]
    while let mark = rest.firstRange(of: "[/") {
      let name = rest[mark.upperBound...].prefix(while: isOfName)
      rest = rest[name.endIndex...]
      if rest.first == "]" { ends[name] = mark.lowerBound }
    }
    return ends
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLowercase || character.isNumber || "_-".contains(character))
  }

  private struct Code {
    var name: Substring
    var rest: Substring
    /// Whether it is one by its form alone.
    var isCertain: Bool
    /// What it shows in its own place.
    var shown = ""

    private static let mostCharacters = 400

    /// Reads what stands behind an opening bracket.
    init?(_ text: Substring) {
      let isEnd = text.first == "/"
      let body = isEnd ? text.dropFirst() : text
      let name = body.prefix(while: Shortcodes.isOfName)
      guard name.first?.isLetter == true,
        let close = body.prefix(Self.mostCharacters).firstIndex(of: "]")
      else { return nil }
      let inside = body[name.endIndex..<close]
      guard !inside.contains("["), inside.first.map({ " =/".contains($0) }) ?? true else {
        return nil
      }
      self.name = name
      rest = body[close...].dropFirst()
      let values = Self.attributes(inside)
      isCertain =
        isEnd && inside.isEmpty || !values.isEmpty
        || inside.isEmpty && Self.names.contains(String(name))
        || Self.families.contains { name.hasPrefix($0) }
      if !isEnd { shown = Self.shown(values, of: name) }
    }

    /// The values in quotation marks by their names.
    private static func attributes(_ text: Substring) -> [Substring: Substring] {
      var values: [Substring: Substring] = [:]
      var rest = text
      while let equals = rest.firstIndex(of: "=") {
        let words = rest[..<equals].split(separator: " ")
        rest = rest[equals...].dropFirst()
        guard let quote = rest.first, quote == "\"" || quote == "'" || quote == "”" else {
          continue
        }
        rest = rest.dropFirst()
        let end = rest.firstIndex(of: quote) ?? rest.endIndex
        if let name = words.last { values[name] = rest[..<end] }
        rest = rest[end...].dropFirst()
      }
      return values
    }

    /// What a code says by its attributes: a temperature, an amount, the words of an ingredient.
    private static func shown(_ values: [Substring: Substring], of name: Substring) -> String {
      if let text = values["text"] { return String(text) }
      guard let value = values["value"], value.first?.isNumber == true else { return "" }
      let unit = values["unit"] ?? ""
      return name.hasSuffix("temperature") ? "\(value) °\(unit)" : "\(value) \(unit)"
    }

    /// Those that stand by themselves and have no attributes.
    private static let names: Set<String> = [
      "ad", "adsense", "br", "clear", "gallery", "jump-to-recipe", "nextpage", "toc",
    ]
    private static let families = [
      "wprm-", "wpurp-", "tasty-", "ultimate-recipe", "mv_", "vc_", "et_pb_", "fusion_", "su_",
      "recipe-", "zrdn-",
    ]
  }
}
