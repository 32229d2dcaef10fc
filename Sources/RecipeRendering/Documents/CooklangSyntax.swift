/// A document of Cooklang taken apart as its specification describes it.
///
/// Choose ``RecipeDocument`` for the recipe in it. The work is linear in the text, which the caller
/// bounds; marks and their parts are bounded here.
package struct CooklangSyntax {
  /// A paragraph of a document, or what stands in its place.
  package enum Block: Hashable, Sendable {
    /// A step: its text and its marks in their order, neighbouring texts joined.
    case step([Item])
    /// A note, on one line.
    case note(String)
    /// The beginning of a section; nil for one without a name.
    case section(String?)
  }

  /// A piece of a step.
  package enum Item: Hashable, Sendable {
    /// What is no mark; line breaks are spaces unless a backslash forced them.
    case text(String)
    case ingredient(CooklangMark)
    case cookware(CooklangMark)
    case timer(CooklangMark)
  }

  /// The paragraphs in their order.
  package private(set) var blocks: [Block] = []
  /// The front matter, and the `>>` lines of older documents.
  private(set) var facts: DocumentFacts
  private var paragraph: [Substring] = []

  /// Takes a document apart; nothing of it can be wrong, only text.
  package init(_ text: String) {
    var lines = text.replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    facts = FrontMatter.take(from: &lines)
    for line in Self.withoutComments(lines.joined(separator: "\n")) { read(line) }
    finish()
  }

  private mutating func read(_ line: Substring) {
    let text = line.trimmed
    if text.hasPrefix(">>") {
      let parts = text.dropFirst(2).split(separator: ":", maxSplits: 1)
      if parts.count == 2 { facts.add(String(parts[0]), [String(parts[1])]) }
    } else if text.hasPrefix("=") {
      finish()
      let name = text.drop { $0 == "=" }.trimmed.reversed().drop { $0 == "=" }.reversed()
      blocks.append(.section(name.isEmpty ? nil : String(Substring(String(name)).trimmed)))
    } else if text.isEmpty {
      finish()
    } else {
      paragraph.append(line)
    }
  }

  /// Ends the paragraph that was gathered.
  private mutating func finish() {
    defer { paragraph = [] }
    guard let first = paragraph.first else { return }
    if first.trimmed.hasPrefix(">") {
      let lines = paragraph.map { $0.trimmed.drop { $0 == ">" }.trimmed }
      return blocks.append(.note(lines.joined(separator: " ")))
    }
    blocks.append(.step(Self.items(paragraph.joined(separator: "\n"))))
  }

  // MARK: Comments

  /// The lines without comments; a line of nothing but comments is none.
  ///
  /// Two hyphens, no more, begin a comment that ends with its line; `[-` begins one that ends at
  /// the next `-]`, and is text where there is none.
  private static func withoutComments(_ text: String) -> [Substring] {
    let bytes = Array(text.utf8)
    let (hyphen, newline) = (UInt8(ascii: "-"), UInt8(ascii: "\n"))
    func closes(_ index: Int) -> Bool {
      bytes[index] == hyphen && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "]")
    }
    let lastEnd = bytes.indices.last(where: closes) ?? 0
    var kept: [UInt8] = []
    var (lineStart, hasComment, index) = (0, false, 0)
    while index < bytes.count {
      let byte = bytes[index]
      let run = byte == hyphen ? bytes[index...].prefix { $0 == hyphen }.count : 1
      if byte == UInt8(ascii: "["), index + 1 < bytes.count, bytes[index + 1] == hyphen,
        index + 2 <= lastEnd, let end = (index + 2..<bytes.count).first(where: closes)
      {
        hasComment = true
        index = end + 2
      } else if byte == hyphen, run == 2 {
        hasComment = true
        index = bytes[index...].firstIndex(of: newline) ?? bytes.count
      } else if byte == newline, hasComment, kept[lineStart...].allSatisfy({ $0 <= 0x20 }) {
        kept.removeLast(kept.count - lineStart)
        (hasComment, index) = (false, index + 1)
      } else {
        kept += bytes[index..<(index + run)]
        index += run
        if byte == newline { (lineStart, hasComment) = (kept.count, false) }
      }
    }
    return String(decoding: kept, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: Marks

  /// The most signs of marks that a step may have; those behind are text.
  private static let mostMarks = 400

  private static func items(_ paragraph: String) -> [Item] {
    var items: [Item] = []
    var text = ""
    func say() {
      let said = text.split(separator: "\\\n", omittingEmptySubsequences: false)
        .map { $0.replacing("\n", with: " ") }.joined(separator: "\n")
      if !said.isEmpty { items.append(.text(said)) }
      text = ""
    }
    var rest = paragraph[...]
    var attempts = mostMarks
    while attempts > 0, let place = rest.firstIndex(where: { "@#~".contains($0) }) {
      attempts -= 1
      text += rest[..<place]
      let sign = rest[place]
      rest = rest[rest.index(after: place)...]
      guard let mark = CooklangMark(&rest, isTimer: sign == "~") else {
        text.append(sign)
        continue
      }
      say()
      items.append(sign == "@" ? .ingredient(mark) : sign == "#" ? .cookware(mark) : .timer(mark))
    }
    text += rest
    say()
    return items
  }
}

/// What a sign marks: `name{quantity%unit}(note)`, or a single word.
package struct CooklangMark: Hashable, Sendable {
  /// What is marked; empty for a timer without a name.
  package var name: String
  /// The quantity as written, without the sign that fixes it and without spaces around a slash.
  package var quantity = ""
  /// What the quantity counts.
  package var unit = ""
  /// What is to be done with it beforehand.
  package var note = ""
  /// Whether the quantity is the same for any number of servings.
  package var isFixed = false
  /// Whether the cook may leave it out: `@?butter`.
  package var isOptional = false

  package init(
    name: String, quantity: String = "", unit: String = "", note: String = "",
    isFixed: Bool = false, isOptional: Bool = false
  ) {
    (self.name, self.quantity, self.unit, self.note) = (name, quantity, unit, note)
    (self.isFixed, self.isOptional) = (isFixed, isOptional)
  }

  /// The most characters of a name with its amount, and of a note.
  private static let mostCharacters = 400

  /// Reads a mark behind its sign and takes it off the text; nil, with the text as it was, where
  /// there is none.
  init?(_ text: inout Substring, isTimer: Bool) {
    // Signs before a name say how it is meant: hidden, optional, a recipe of its own.
    let signs = text.prefix { !isTimer && "@&?+-".contains($0) }
    let body = text.prefix(Self.mostCharacters).dropFirst(signs.count)
    isOptional = signs.contains("?")
    guard let first = body.first, !first.isWhitespace else { return nil }
    let stop = body.firstIndex { "{@#~".contains($0) || $0.isNewline }
    if let open = stop, body[open] == "{",
      let close = body[open...].firstIndex(where: { $0 == "}" || $0.isNewline }), body[close] == "}"
    {
      name = String(body[..<open].trimmed)
      // `name|shown` is shown as its second part, `./path/Name` names another recipe.
      if let bar = name.lastIndex(of: "|") { name = String(name[name.index(after: bar)...]) }
      if name.hasPrefix("./") || name.hasPrefix("../"), let slash = name.lastIndex(of: "/") {
        name = String(name[name.index(after: slash)...])
      }
      guard !name.isEmpty || isTimer else { return nil }
      setAmount(body[body.index(after: open)..<close])
      text = text[body.index(after: close)...]
    } else {
      let word = body.prefix { !Self.endsWord($0) }
      guard !word.isEmpty else { return nil }
      name = String(word)
      text = text[word.endIndex...]
    }
    guard !isTimer, text.first == "(" else { return }
    let window = text.prefix(Self.mostCharacters)
    guard let end = window.firstIndex(where: { $0 == ")" || $0.isNewline }), window[end] == ")"
    else { return }
    note = String(text[text.index(after: text.startIndex)..<end].trimmed)
    text = text[text.index(after: end)...]
  }

  private mutating func setAmount(_ text: Substring) {
    let parts = text.trimmed.drop { $0 == "=" }.split(
      separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    quantity = parts.first.map { String($0.trimmed) } ?? ""
    if parts.count > 1 { unit = String(parts[1].trimmed) }
    isFixed = text.trimmed.first == "=" && !quantity.isEmpty
    guard quantity.allSatisfy({ $0.isNumber || $0 == "/" || $0 == " " }), quantity.contains("/")
    else { return }
    quantity = quantity.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }.joined(separator: "/")
  }

  /// Whether a name of one word ends before a character: at white space and punctuation.
  private static func endsWord(_ character: Character) -> Bool {
    if character.isASCII { return !(character.isLetter || character.isNumber) }
    return character.isWhitespace || character.isPunctuation
  }

  /// The amount in words: `200 g`.
  package var amount: String {
    quantity.isEmpty || unit.isEmpty ? quantity + unit : "\(quantity) \(unit)"
  }

  /// The mark as a line of an ingredient list: `200 g red lentils, rinsed`; a fixed amount keeps
  /// its sign, which keeps it from being scaled: `=1 tsp salt`.
  package var line: String {
    let head = amount.isEmpty ? name : "\(isFixed ? "=" : "")\(amount) \(name)"
    return (note.isEmpty ? head : "\(head), \(note)") + (isOptional ? ", optional" : "")
  }
}
