import RecipeModel

/// The headings that sites put among the lines of a list, for want of groups.
enum GroupHeading {
  /// The heading in `## For the dough`, `[For the dough]` or `--- For the dough ---`.
  static func marked(_ line: String) -> String? {
    guard line.utf8.count <= 120, let first = line.first else { return nil }
    var name: Substring
    switch first {
    case "#": name = line.drop { $0 == "#" }
    case "[" where line.hasSuffix("]"): name = line.dropFirst().dropLast()
    case "-" where line.hasPrefix("--") && line.hasSuffix("--"):
      name = line.drop { $0 == "-" }
      while name.last == "-" { name.removeLast() }
    default: return nil
    }
    return withoutColon(String(name))
  }

  /// The heading that a line is when it begins with an element of heading: `<h3>For the dough`.
  static func element(_ line: String, shownAs text: String) -> String? {
    let tag = line.drop { $0.isWhitespace }.prefix(3).lowercased()
    guard tag.hasPrefix("<h"), let level = tag.last?.wholeNumberValue, 1...6 ~= level,
      text.count <= 80
    else { return nil }
    return withoutColon(text)
  }

  /// A name without the colon behind it.
  static func withoutColon(_ name: String) -> String? {
    TextCleaning.clean(name.last == ":" ? String(name.dropLast()) : name)
  }

  /// The heading of a line of ingredients: a marked one, `For the dough:`, or `FOR THE DOUGH` in a
  /// list that is not written in capitals.
  static func ofIngredients(_ line: String, inLoudList isLoudList: Bool) -> String? {
    if let name = marked(line) { return name }
    guard line.utf8.count <= 80, !line.contains(where: \.isNumber) else { return nil }
    if line.last == ":" { return withoutColon(line) }
    return !isLoudList && line.contains(" ") && isLoud(line) ? line : nil
  }

  /// The heading of a line among steps: a marked one, `For the sauce:`, or `FOR THE SAUCE` in a list
  /// that is not written in capitals.
  static func ofSteps(_ line: String, inLoudList isLoudList: Bool) -> String? {
    guard line.count <= 60, let last = line.last else { return nil }
    return ofIngredients(line, inLoudList: isLoudList || ".!?,;".contains(last))
  }

  /// Whether a line is written in capitals.
  static func isLoud(_ line: String) -> Bool {
    line.contains(where: \.isCased) && !line.contains(where: \.isLowercase)
  }
}
