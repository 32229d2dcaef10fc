/// Lines that name the group of the lines behind them, as people write them into lists of
/// ingredients and steps.
package enum HeadingLine {
  /// Longer lines are no headings.
  private static let mostCharacters = 80

  /// The name that a line such as `[Sauce]`, `## Sauce`, `--- Sauce ---`, `== Sauce ==` or
  /// `For the sauce:` gives to a group; nil for any other line.
  package static func name(in line: String) -> String? {
    let line = String(line.prefix(mostCharacters + 1)).trimmed
    guard line.count <= mostCharacters, let first = line.first, let last = line.last
    else { return nil }
    switch (first, last) {
    case ("[", "]"): return bare(line, without: "[]")
    case ("#", _), ("-", "-"), ("=", "="): return bare(line, without: "#-=")
    case (_, ":"): return line.contains { $0.isNumber } ? nil : bare(line, without: ":")
    default: return nil
    }
  }

  private static func bare(_ line: String, without marks: String) -> String? {
    var name = line[...]
    while let first = name.first, marks.contains(first) || first.isWhitespace { name.removeFirst() }
    while let last = name.last, marks.contains(last) || ":".contains(last) || last.isWhitespace {
      name.removeLast()
    }
    return name.contains(where: \.isLetter) ? String(name) : nil
  }
}
