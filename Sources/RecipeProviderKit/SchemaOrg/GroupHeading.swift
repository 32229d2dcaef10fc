import RecipeModel

/// The headings that sites put among the lines of a list, for want of groups.
enum GroupHeading {
  /// The heading that a line is when it begins with an element of heading: `<h3>For the dough`.
  static func element(_ line: String, shownAs text: String) -> String? {
    let tag = line.drop { $0.isWhitespace }.prefix(3).lowercased()
    guard tag.hasPrefix("<h"), let level = tag.last?.wholeNumberValue, 1...6 ~= level,
      text.count <= 80
    else { return nil }
    return withoutColon(text)
  }

  /// The heading that a line is when all of it is bold, a few words and no sentence; one with a
  /// colon is known by that.
  static func bold(_ line: String, shownAs text: String) -> String? {
    guard isBold(line), text.count <= 60, !text.contains(where: \.isNumber),
      let last = text.last, !".!?,;:".contains(last)
    else { return nil }
    return text
  }

  /// Whether all of a line of HTML is bold: `<p><strong>For the dough</strong>`.
  static func isBold(_ line: String) -> Bool {
    guard line.utf8.count <= 400, let start = line.utf8.firstIndex(of: UInt8(ascii: "<")) else {
      return false
    }
    var rest = line[start...].lowercased()[...]
    if let tag = ["<p", "<li", "<div"].first(where: rest.hasPrefix), !rest.hasPrefix("<br") {
      rest = rest.dropFirst(tag.count).drop { $0 != ">" }.dropFirst().drop { $0.isWhitespace }
    }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    let ends = ["strong", "b"].contains { name in
      rest.hasPrefix("<\(name)>") && rest.hasSuffix("</\(name)>")
        && rest.ranges(of: "</\(name)>").count == 1
    }
    return ends && !line[..<start].contains { !$0.isWhitespace }
  }

  /// A name without the colon behind it.
  static func withoutColon(_ name: String) -> String? {
    TextCleaning.clean(name.last == ":" ? String(name.dropLast()) : name)
  }

  /// The heading of a line of ingredients: one that ``HeadingLine`` knows, or `FOR THE DOUGH` in a
  /// list that is not written in capitals.
  static func ofIngredients(_ line: String, inLoudList isLoudList: Bool) -> String? {
    if let name = HeadingLine.name(in: line) { return name }
    let mayBeLoud =
      !isLoudList && line.utf8.count <= 80 && line.utf8.contains(UInt8(ascii: " "))
    return mayBeLoud && isLoud(line) && !line.contains(where: \.isNumber) ? line : nil
  }

  /// The heading of a line among steps: one that ``HeadingLine`` knows, or `FOR THE SAUCE` in
  /// a list that is not written in capitals.
  static func ofSteps(_ line: String, inLoudList isLoudList: Bool) -> String? {
    guard line.count <= 60, let last = line.last else { return nil }
    return ofIngredients(line, inLoudList: isLoudList || ".!?,;".contains(last))
  }

  /// Whether a line is written in capitals.
  static func isLoud(_ line: String) -> Bool {
    // Most lines are known by their bytes, without Unicode's tables.
    if line.utf8.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) { return false }
    return line.contains(where: \.isCased) && !line.contains(where: \.isLowercase)
  }
}
