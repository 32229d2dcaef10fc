import RecipeModel
import RecipeProviderKit

/// Reads Cooklang, after its specification.
///
/// Front matter or `>>` lines, sections, notes, and steps whose marks name the ingredients.
/// An ingredient's line is its amount, its name and its preparation. One that is marked again without
/// an amount is not listed again.
struct CooklangDocument {
  private var draft = RecipeDraft()
  private var facts: DocumentFacts
  private var named: Set<String> = []
  private var equipment: [String] = []
  private var steps = 0

  /// No recipe has more.
  private static let mostSteps = 1_000

  static func recipe(in text: String, id: ListingID) -> Recipe {
    var lines = withoutBlockComments(text.replacing("\r\n", with: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    var document = CooklangDocument(facts: FrontMatter.take(from: &lines))
    document.read(lines)
    var recipe = document.draft.recipe(
      id: id, title: document.facts.text("title"), document.facts)
    if recipe.equipment.isEmpty { recipe.equipment = document.equipment }
    return recipe
  }

  private init(facts: DocumentFacts) { self.facts = facts }

  private mutating func read(_ lines: ArraySlice<Substring>) {
    var paragraph: [Substring] = []
    for line in lines + [""] {
      let line = Self.withoutComment(line).trimmed
      if line.hasPrefix(">>") {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        if parts.count == 2 { facts.add(String(parts[0]), [String(parts[1])]) }
      } else if line.hasPrefix("=") {
        finish(&paragraph)
        begin(line)
      } else if line.isEmpty {
        finish(&paragraph)
      } else {
        paragraph.append(line)
      }
    }
  }

  /// Begins a section, of steps and of ingredients.
  private mutating func begin(_ line: Substring) {
    let name = String(line.drop { $0 == "=" }.reversed().drop { $0 == "=" }.reversed())
    draft.beginSection(name)
    draft.beginGroup(name)
  }

  private mutating func finish(_ paragraph: inout [Substring]) {
    defer { paragraph = [] }
    guard let first = paragraph.first else { return }
    if first.hasPrefix(">") {
      return draft.add(note: paragraph.map { $0.drop { $0 == ">" } }.joined(separator: " "))
    }
    guard steps < Self.mostSteps else { return }
    steps += 1
    let text = paragraph.joined(separator: " ").prefix(2 * ListingLimits.paragraphCharacters)
    let step = CooklangStep(text)
    if let name = step.list, !name.isEmpty { draft.beginGroup(name) }
    for ingredient in step.ingredients {
      let key = TextMatching.fold(ingredient.name)
      guard named.insert(key).inserted || !ingredient.amount.isEmpty else { continue }
      draft.add(ingredient: ingredient.line)
    }
    equipment += step.equipment.filter { !equipment.contains($0) }
    // Our own documents begin with what no step names.
    if step.list == nil { draft.add(step: step.text) }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let sign = line.firstRange(of: "--") else { return line }
    return line[..<sign.lowerBound]
  }

  private static func withoutBlockComments(_ text: String) -> String {
    var kept = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "[-"),
      let close = rest[open.upperBound...].firstRange(of: "-]")
    {
      kept += rest[..<open.lowerBound]
      rest = rest[close.upperBound...]
    }
    return kept + rest
  }
}

/// A step of Cooklang with its marks resolved.
private struct CooklangStep {
  struct Ingredient {
    var name: String
    var amount: String
    var preparation: String

    /// `200 g red lentils, rinsed`.
    var line: String {
      let head = amount.isEmpty ? name : "\(amount) \(name)"
      return preparation.isEmpty ? head : "\(head), \(preparation)"
    }
  }

  private(set) var ingredients: [Ingredient] = []
  private(set) var equipment: [String] = []
  private(set) var text = ""
  /// What of the text is no mark.
  private var between = ""

  /// The most marks, and signs of marks, of a step.
  private static let mostMarks = 400

  init(_ paragraph: some StringProtocol) {
    var rest = Substring(paragraph)
    var attempts = Self.mostMarks
    while attempts > 0, let sign = rest.firstIndex(where: { "@#~".contains($0) }) {
      attempts -= 1
      say(rest[..<sign])
      let mark = rest[sign]
      rest = rest[rest.index(after: sign)...]
      guard let found = Mark(&rest, isTimer: mark == "~") else {
        say([mark])
        continue
      }
      take(found, mark)
    }
    say(rest)
  }

  /// The name of the group that the step does no more than list, empty for one without; nil for a
  /// step where something is done.
  var list: String? {
    guard !ingredients.isEmpty else { return nil }
    for head in [": have ready ", "Have ready: "] {
      guard let place = between.firstRange(of: head),
        between[place.upperBound...].allSatisfy({ " ,.".contains($0) })
      else { continue }
      let name = between[..<place.lowerBound]
      if head.hasPrefix(":") || name.isEmpty { return String(name) }
    }
    return nil
  }

  private mutating func say(_ part: some StringProtocol) {
    text += part
    between += part
  }

  private mutating func say(_ part: [Character]) { say(String(part)) }

  private mutating func take(_ mark: Mark, _ sign: Character) {
    switch sign {
    case "@":
      ingredients.append(
        Ingredient(name: mark.name, amount: mark.amount, preparation: mark.note))
      text += mark.name
    case "#":
      if !mark.name.isEmpty { equipment.append(mark.name) }
      text += mark.name
    default: text += mark.amount.isEmpty ? mark.name : mark.amount
    }
  }

  /// `name{amount%unit}(note)` behind its sign, or a single word.
  private struct Mark {
    var name: String
    var amount = ""
    var note = ""

    /// The most characters of a name with its amount, and of a note.
    private static let mostCharacters = 400

    /// Reads a mark and takes it off the text; nil, with the text as it was, where there is none.
    init?(_ text: inout Substring, isTimer: Bool) {
      guard let first = text.first, !first.isWhitespace else { return nil }
      let window = text.prefix(Self.mostCharacters)
      // Signs before a name say how it is meant: hidden, optional, a recipe of its own.
      let body = window.drop { !isTimer && "@&?+-".contains($0) }
      let stop = body.firstIndex { "{@#~".contains($0) || $0.isNewline }
      if let open = stop, body[open] == "{", let close = body[open...].firstIndex(of: "}") {
        name = String(body[..<open].trimmed)
        amount = Self.amount(body[body.index(after: open)..<close])
        text = text[body.index(after: close)...]
        if text.first == "(", let end = text.prefix(Self.mostCharacters).firstIndex(of: ")") {
          note = String(text[text.index(after: text.startIndex)..<end].trimmed)
          text = text[text.index(after: end)...]
        }
        if name.isEmpty, !isTimer { return nil }
        // `name|shown` is shown as its second part.
        if let bar = name.lastIndex(of: "|") { name = String(name[name.index(after: bar)...]) }
      } else {
        let word = body.prefix { $0.isLetter || $0.isNumber || "_-'’".contains($0) }
        guard !word.isEmpty, !isTimer else { return nil }
        name = String(word)
        text = text[word.endIndex...]
      }
    }

    /// `1%kg` as `1 kg`; a sign that fixes the amount goes.
    private static func amount(_ text: Substring) -> String {
      text.drop { $0 == "=" }.split(separator: "%", maxSplits: 1)
        .map { String($0.trimmed) }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
