import RecipeModel

/// The foods that one has, as a file lists them: Cooklang's `pantry.conf`, or one name a line.
///
/// ```
/// [freezer]
/// peas = "500%g"
/// "chicken stock" = { quantity = "1%l", low = "500%ml" }
/// salt
/// ```
/// How much there is, is not reckoned with; only what there is none of counts as not there.
package struct Pantry: Sendable, Hashable {
  /// The names, in order.
  package private(set) var foods: [String] = []
  /// What was wrong with the file, by line.
  package private(set) var problems: [String] = []

  /// Lines beyond this number are not read.
  private static let mostLines = 5_000

  /// Reads a file.
  package init(parsing text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.prefix(Self.mostLines).enumerated() {
      read(Self.trimmed(Self.withoutComment(line)), line: index + 1)
    }
    if lines.count > Self.mostLines {
      problems.append("line \(Self.mostLines + 1): the rest is not read")
    }
  }

  private mutating func read(_ line: Substring, line number: Int) {
    guard let first = line.first else { return }
    if first == "[" {
      if line.last != "]" { problems.append("line \(number): the section does not end with ]") }
      return
    }
    let (name, value) = Self.parts(line)
    guard name.contains(where: \.isLetter) else {
      problems.append("line \(number): no food is named")
      return
    }
    guard let value else {
      let names = name.split(separator: ",").map { Self.trimmed($0.drop { "-*• ".contains($0) }) }
      foods += names.filter { !$0.isEmpty }.map(String.init)
      return
    }
    if !Self.isNone(value) { foods.append(String(name)) }
  }

  /// The name without quotation marks, and what follows the sign behind it.
  private static func parts(_ line: Substring) -> (name: Substring, value: Substring?) {
    if let mark = line.first, mark == "\"" || mark == "'",
      let end = line.dropFirst().firstIndex(of: mark)
    {
      let name = line[line.index(after: line.startIndex)..<end]
      let rest = trimmed(line[line.index(after: end)...])
      return (trimmed(name), rest.first == "=" ? trimmed(rest.dropFirst()) : nil)
    }
    guard let sign = line.firstIndex(of: "=") else { return (line, nil) }
    return (trimmed(line[..<sign]), trimmed(line[line.index(after: sign)...]))
  }

  /// Whether a value is an amount of 0: `"0%g"`, `0`, `{ quantity = "0" }`.
  private static func isNone(_ value: Substring) -> Bool {
    var value = value
    if let quantity = value.firstRange(of: "quantity") {
      value = trimmed(value[quantity.upperBound...]).drop { $0 == "=" || $0 == " " }
    }
    let number = value.drop { "\"' {".contains($0) }.prefix { $0.isNumber || ".,".contains($0) }
    return !number.isEmpty && number.allSatisfy { "0.,".contains($0) }
  }

  /// The line up to a `#` or `//` outside of quotation marks.
  private static func withoutComment(_ line: Substring) -> Substring {
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, line[index] == "#" || line[index...].hasPrefix("//") { return line[..<index] }
      index = line.index(after: index)
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
