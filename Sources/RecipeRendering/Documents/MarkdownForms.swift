import RecipeModel
import RecipeProviderKit

/// The forms of Markdown's lines.
enum MarkdownForms {
  /// An item of a list behind its sign or number.
  struct Item {
    var text: Substring
    /// The number with its sign: `1.`; empty for an item that has none.
    var number: Substring
  }

  /// A heading behind its `#` signs, and how many these are.
  static func heading(_ line: Substring) -> (name: String, level: Int)? {
    let signs = line.prefix { $0 == "#" }
    guard (1...6).contains(signs.count), line[signs.endIndex...].first?.isWhitespace ?? false else {
      return nil
    }
    let name = line[signs.endIndex...].trimmed
    let end = name.reversed().drop { $0 == "#" }.reversed()
    return (String(end), signs.count)
  }

  /// The level of the heading that a line of equals signs or hyphens makes of the line above it.
  static func underline(_ text: Substring) -> Int? {
    guard let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
    return first == "=" ? 1 : first == "-" && text.count > 1 ? 2 : nil
  }

  static func isRule(_ text: Substring) -> Bool {
    let signs = text.filter { $0 != " " }
    return signs.count >= 3 && ["-", "*", "_"].contains(signs.first)
      && signs.allSatisfy { $0 == signs.first }
  }

  static func item(_ text: Substring) -> Item? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var rest = text
    if !digits.isEmpty, digits.count < 10 {
      rest = text[digits.endIndex...]
      guard rest.first == "." || rest.first == ")" else { return nil }
    } else if !["-", "*", "+"].contains(text.first) {
      // Not Markdown's, and yet written into it.
      guard let first = text.first, first != "[", let bare = ListMark.removed(from: String(text))
      else { return nil }
      return Item(text: bare[...], number: "")
    }
    rest = rest.dropFirst()
    guard rest.first?.isWhitespace == true else { return nil }
    let number = digits.isEmpty ? "" : text[..<rest.startIndex]
    rest = rest.trimmed
    // Boxes to tick.
    for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(4) }
    return Item(text: rest.trimmed, number: number)
  }

  /// Whether a line is a fact with its label: `**Serves:** 4`, `Prep time: 10 min`.
  static func isFact(_ text: Substring) -> Bool {
    guard let colon = text.prefix(34).firstIndex(of: ":") else { return false }
    let behind = text[colon...].dropFirst().drop { $0 == "*" || $0 == "_" }
    return behind.first == " " && behind.count > 1
  }

  /// What a line says that is bold from end to end, but for a colon or brackets behind it.
  static func bold(_ text: Substring) -> String? {
    for marks in ["**", "__"] where text.hasPrefix(marks) {
      let rest = text.dropFirst(2)
      guard let end = rest.firstRange(of: marks), end.lowerBound > rest.startIndex else {
        return nil
      }
      let behind = rest[end.upperBound...].trimmed
      let isInBrackets = behind.drop { $0 == ":" || $0 == " " }.first == "(" && behind.last == ")"
      guard behind.isEmpty || behind == ":" || isInBrackets else { return nil }
      let name = rest[..<end.lowerBound].trimmed
      return isInBrackets ? "\(name) \(behind)" : String(name)
    }
    return nil
  }

  /// What a line says that is in italics from end to end.
  static func italic(_ text: Substring) -> String? {
    guard let sign = text.first, sign == "*" || sign == "_", text.last == sign, text.count > 2
    else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains(sign) ? nil : String(inner)
  }

  /// The parts of a list between commas; a comma between digits parts nothing.
  static func list(_ text: String) -> [String] {
    var parts = [""]
    var previous: Character = " "
    let next = Array(text.dropFirst()) + [" "]
    for (character, next) in zip(text, next) {
      if character == ",", !(previous.isNumber && next.isNumber) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts.map { String(Substring($0).trimmed) }.filter { !$0.isEmpty }
  }
}

/// A paragraph or an item while its lines are read.
struct MarkdownParagraph {
  private var rows: [Row] = []
  private var number = ""
  /// Whether it is an item of a list.
  private(set) var isItem = false

  /// A line, and whether it ends in a break.
  private struct Row {
    var text: String
    var isBroken: Bool

    /// Two spaces at the end of a line, or a backslash, are a break.
    init(_ text: Substring, of line: Substring) {
      // Two backslashes are one that is written.
      let endsInMark = text.reversed().prefix { $0 == "\\" }.count % 2 == 1
      self.text = String(endsInMark ? text.dropLast() : text)
      isBroken = line.hasSuffix("  ") || endsInMark
    }
  }

  /// Longer lines go on with each other.
  private static let mostOfShortLine = 70

  var isEmpty: Bool { rows.isEmpty }
  var isNumbered: Bool { !number.isEmpty }
  /// The text of a paragraph of one line that is no item.
  var lone: String? { rows.count == 1 && !isItem ? rows[0].text : nil }

  mutating func begin(_ item: MarkdownForms.Item, _ line: Substring) {
    (rows, number, isItem) = ([Row(item.text, of: line)], String(item.number), true)
  }

  /// Adds a line.
  mutating func add(_ line: Substring) {
    rows.append(Row(line.trimmed.drop { $0 == ">" }.trimmed, of: line))
  }

  /// The text without marks, on one line.
  var plain: String { MarkdownText.plain(pieces.joined(separator: " ")) }

  /// The text without marks, each of its lines by itself where they are broken.
  var plainPieces: [String] { pieces.map { MarkdownText.plain($0) } }

  /// The ingredients: those that the text has marks between or on lines of their own, else the text
  /// as one.
  var ingredients: [String] {
    let lines = isItem ? pieces : rows.flatMap { Self.pieces(of: $0.text) }
    guard lines.count > 1 else {
      return ListMark.items(in: lines.first ?? "").map { MarkdownText.plain($0) }
    }
    let areShort = lines.allSatisfy { $0.count <= Self.mostOfShortLine }
    return ListMark.entries(
      of: lines.map { MarkdownText.plain($0) }, areParted: !isItem && areShort
    ).flatMap { ListMark.items(in: $0) }
  }

  /// The steps: those that the text numbers, else the text as one.
  var steps: [String] {
    let pieces = plainPieces
    let text = pieces.joined(separator: "\n")
    if let parts = StepNumbers.parts(of: number.isEmpty ? text : "\(number) \(text)") {
      return parts
    }
    return [SentenceLines.joined(pieces)]
  }

  /// The text at its line breaks.
  private var pieces: [String] {
    let text = rows.indices.reduce(into: "") { text, index in
      if index > 0 { text += rows[index - 1].isBroken ? "\n" : " " }
      text += rows[index].text
    }
    return Self.pieces(of: text)
  }

  private static func pieces(of text: String) -> [String] {
    let text = String(text.prefix(2 * ListingLimits.paragraphCharacters))
    guard text.contains("\n") || text.contains("<") else { return [text] }
    return MarkedUpLines(text).map { String(Substring($0).trimmed) }.filter { !$0.isEmpty }
  }
}
