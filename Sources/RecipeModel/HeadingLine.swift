/// Lines that name the group of the lines behind them, as people write them into lists of
/// ingredients and steps.
package enum HeadingLine {
  /// Longer lines are no headings.
  private static let mostCharacters = 80

  /// The name that a line such as `For the sauce:`, or one that is ``marked(_:)``, gives to a
  /// group; nil for any other line.
  package static func name(in line: String) -> String? {
    if let name = marked(line) { return name }
    // Most lines end in a letter.
    guard let end = line.utf8.last, end == 0x3A || end <= 0x20 || end >= 0x80,
      let line = short(line), line.last == ":", !line.contains(where: \.isNumber)
    else {
      return nil
    }
    return bare(line, without: ":")
  }

  /// The name in `[Sauce]`, `【生地】`, `## Sauce`, `--- Sauce ---`, `== Sauce ==`, `***SAUCE***` or
  /// `■生地`.
  package static func marked(_ line: String) -> String? {
    // Most lines begin with a letter or a digit, which needs no closer look.
    guard let start = line.utf8.first, !(0x30...0x39 ~= start || 0x41...0x5A ~= start & 0xDF),
      let line = short(line), let first = line.first, let last = line.last
    else { return nil }
    switch (first, last) {
    case ("#", _), ("-", "-"), ("=", "="): return bare(line, without: "#-=")
    case ("*", "*") where line.hasPrefix("**") && line.hasSuffix("**"):
      let name = bare(line, without: "*")
      return name?.contains { $0 == "*" || $0.isNumber } ?? true ? nil : name
    case ("[", "]"), ("【", "】"), ("＜", "＞"), ("〈", "〉"), ("《", "》"), ("［", "］"):
      return bare(line, without: "[]【】＜＞〈〉《》［］")
    case ("■", _): return line.contains(where: \.isNumber) ? nil : bare(line, without: "■")
    default: return nil
    }
  }

  /// Whether a line begins as the names of groups do: `For the sauce`, `Para el sofrito`.
  package static func opensGroup(_ line: String) -> Bool {
    let start = line.prefix(8).lowercased()
    return !line.contains(where: \.isNumber) && openings.contains(where: start.hasPrefix)
  }

  private static let openings = [
    "for ", "to ", "für ", "pour ", "para ", "per ", "voor ", "zum ", "zur ",
  ]

  private static func short(_ line: String) -> String? {
    let line = String(line.prefix(mostCharacters + 1)).trimmed
    return line.count <= mostCharacters ? line : nil
  }

  private static func bare(_ line: String, without marks: String) -> String? {
    var name = line[...]
    while let first = name.first, marks.contains(first) || first.isWhitespace { name.removeFirst() }
    while let last = name.last, marks.contains(last) || last == ":" || last.isWhitespace {
      name.removeLast()
    }
    return name.contains(where: \.isLetter) ? String(name) : nil
  }
}
