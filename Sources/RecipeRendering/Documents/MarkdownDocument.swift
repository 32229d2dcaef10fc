import RecipeModel
import RecipeProviderKit

/// Reads a recipe in Markdown: a title, facts, a list under a heading for the ingredients, and steps
/// under another.
///
/// Headings below these two begin groups and sections; what stands under headings that nobody knows
/// becomes notes. Front matter may say all of it instead.
struct MarkdownDocument {
  private enum Place { case head, ingredients, steps, notes, nutrition }

  private var draft = RecipeDraft()
  private var facts: DocumentFacts
  private var title: String?
  private var place = Place.head
  private var level = 0
  private var summary: [String] = []
  private var link: (text: String, target: String)?
  private var nutrition: [Nutrient] = []
  /// The text of the item or paragraph that is being read.
  private var pending = ""
  private var paragraphs = 0

  /// No recipe has more.
  private static let mostParagraphs = 2_000

  static func recipe(in text: String, id: ListingID) -> Recipe {
    let text = text.replacing("\r\n", with: "\n")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var document = MarkdownDocument(facts: FrontMatter.take(from: &lines))
    for line in lines { document.read(line) }
    document.finish()
    return document.recipe(id)
  }

  private init(facts: DocumentFacts) { self.facts = facts }

  private mutating func recipe(_ id: ListingID) -> Recipe {
    // Some keep everything in the front matter.
    if draft.groups.isEmpty {
      for line in facts.lines("ingredients") { draft.add(ingredient: line) }
    }
    if draft.sections.isEmpty {
      for line in facts.lines("directions") + facts.lines("instructions") { draft.add(step: line) }
    }
    var recipe = draft.recipe(id: id, title: title ?? facts.text("title"), facts)
    if let link, recipe.listing.url == nil {
      recipe.listing.url = Sanitizer.link(link.target)
      // Without a publisher our own documents show the host.
      let isHost = recipe.listing.url.map(RecipeFacts.host) == link.text
      let name = isHost ? nil : RecipeDraft.line(link.text)
      recipe.listing.publisher = recipe.listing.publisher ?? name
    }
    recipe.summary =
      recipe.summary
      ?? RecipeDraft.line(
        summary.joined(separator: " "), limit: ListingLimits.paragraphCharacters)
    recipe.nutrition += nutrition
    return recipe
  }

  // MARK: Lines

  private mutating func read(_ line: Substring) {
    let text = line.trimmed
    if let heading = Self.heading(line) { return begin(heading.name, heading.level) }
    guard !text.isEmpty, !Self.isRule(text) else { return finish() }
    if let item = Self.item(text) {
      finish()
      pending = String(item)
    } else if place == .head, pending.isEmpty, let found = MarkdownText.link(text) {
      if link == nil { link = found }
    } else {
      if line.hasPrefix("**"), text.hasSuffix("**"), place == .ingredients || place == .steps {
        return begin(String(text), level + 1)
      }
      pending += (pending.isEmpty ? "" : " ") + text.drop { $0 == ">" }
    }
  }

  private mutating func begin(_ name: String, _ level: Int) {
    finish()
    let name = MarkdownText.plain(name)
    if title == nil, level == 1 { return title = name }
    let isBelow = level > self.level && (place == .ingredients || place == .steps)
    if let known = Self.place(of: name), !isBelow || known != place {
      (place, self.level) = (known, level)
      if known == .ingredients { draft.beginGroup(nil) }
      if known == .steps { draft.beginSection(nil) }
    } else if isBelow {
      place == .ingredients ? draft.beginGroup(name) : draft.beginSection(name)
    } else {
      (place, self.level) = (.notes, level)
    }
  }

  /// Takes what was read to where it belongs.
  private mutating func finish() {
    guard !pending.isEmpty, paragraphs < Self.mostParagraphs else { return pending = "" }
    defer { pending = "" }
    paragraphs += 1
    let text = MarkdownText.plain(pending.prefix(2 * ListingLimits.paragraphCharacters))
    switch place {
    case .head:
      if let colon = text.firstRange(of: ": "), text[..<colon.lowerBound].count < 30 {
        facts.add(String(text[..<colon.lowerBound]), [String(text[colon.upperBound...])])
      } else if let made = Self.made(text), !facts.has(Self.yields) {
        facts.add(made.word, [made.amount])
      } else if summary.count < 20 {
        summary.append(text)
      }
    case .ingredients: draft.add(ingredient: text)
    case .steps: draft.add(step: text)
    case .notes: draft.add(note: text)
    case .nutrition:
      if nutrition.count < 60 { nutrition += [Nutrient(line: text)].compactMap(\.self) }
    }
  }

  // MARK: Forms

  /// How much a line says that the recipe makes, and in which word: `Makes 12 muffins.`; nil for a
  /// line that says anything else.
  private static func made(_ line: String) -> (word: String, amount: String)? {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[1].first?.isNumber == true, words[1].count <= 40,
      yields.contains(words[0].lowercased())
    else { return nil }
    return (String(words[0]), String(words[1].last == "." ? words[1].dropLast() : words[1]))
  }

  private static let yields = ["serves", "makes", "yields", "yield", "servings", "portions"]

  private static func heading(_ line: Substring) -> (name: String, level: Int)? {
    let signs = line.prefix { $0 == "#" }
    guard (1...6).contains(signs.count), line[signs.endIndex...].first?.isWhitespace ?? false else {
      return nil
    }
    let name = line[signs.endIndex...].trimmed
    let end = name.reversed().drop { $0 == "#" }.reversed()
    return (String(end), signs.count)
  }

  /// The text of a list's item behind its sign or number.
  private static func item(_ text: Substring) -> Substring? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var rest = text
    if !digits.isEmpty, digits.count < 10 {
      rest = text[digits.endIndex...]
      guard rest.first == "." || rest.first == ")" else { return nil }
    } else if !["-", "*", "+"].contains(text.first) {
      return nil
    }
    rest = rest.dropFirst()
    guard rest.first?.isWhitespace == true else { return nil }
    rest = rest.trimmed
    // Boxes to tick.
    for box in ["[ ] ", "[x] ", "[X] "] where rest.hasPrefix(box) { rest = rest.dropFirst(4) }
    return rest.trimmed
  }

  private static func isRule(_ text: Substring) -> Bool {
    text.count >= 3 && ["-", "*", "_"].contains(text.first) && text.allSatisfy { $0 == text.first }
  }

  private static func place(of heading: String) -> Place? {
    switch DocumentHeading(heading) {
    case .ingredients: .ingredients
    case .steps: .steps
    case .notes: .notes
    case .nutrition: .nutrition
    case nil: nil
    }
  }
}

/// Markdown's marks inside a line.
package enum MarkdownText {
  /// The text without marks: escapes and entities become their characters, links their words.
  package static func plain(_ text: some StringProtocol) -> String {
    var plain = ""
    var rest = Substring(text)
    // Brackets that end nowhere are looked behind a few times only.
    var attempts = 40
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        if let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
          plain.append(rest.removeFirst())
        } else {
          plain.append(character)
        }
      case "*", "`": break
      case "_"
      where !(plain.last.map { $0.isLetter || $0.isNumber } ?? false)
        || !(rest.first.map { $0.isLetter || $0.isNumber } ?? false):
        break
      case "!" where rest.first == "[": break
      case "[":
        if attempts > 0, let found = target(behind: rest) {
          plain += self.plain(found.words)
          rest = found.rest
        } else {
          attempts -= 1
          plain.append(character)
        }
      case "&":
        let end = rest.prefix(12).firstIndex(of: ";")
        if let end, let decoded = entity(rest[..<end]) {
          plain.append(decoded)
          rest = rest[rest.index(after: end)...]
        } else {
          plain.append(character)
        }
      default: plain.append(character)
      }
    }
    return plain
  }

  /// The words and the target of a line that is a link and nothing else.
  static func link(_ text: Substring) -> (text: String, target: String)? {
    guard text.first == "[", let found = target(behind: text.dropFirst()), found.rest.isEmpty else {
      return nil
    }
    return (plain(found.words), found.target)
  }

  /// The most characters of a link's words, and of its target.
  private static let mostCharacters = 2_000

  /// `words](target)` at the beginning of a text.
  private static func target(
    behind text: Substring
  ) -> (words: Substring, target: String, rest: Substring)? {
    var isEscaped = false
    var close: Substring.Index?
    let window = text.prefix(mostCharacters)
    for index in window.indices {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "[" {
        return nil
      } else if text[index] == "]" {
        close = index
        break
      }
    }
    guard let close else { return nil }
    var rest = text[text.index(after: close)...]
    guard rest.popFirst() == "(" else { return nil }
    let isBracketed = rest.first == "<"
    let reach = rest.prefix(mostCharacters)
    let end = isBracketed ? reach.firstRange(of: ">)")?.lowerBound : reach.firstIndex(of: ")")
    guard let end else { return nil }
    let raw = rest[..<end].drop { $0 == "<" }
    let target = unescaped(isBracketed ? raw : raw.prefix { !$0.isWhitespace })
    return (text[..<close], target, rest[end...].dropFirst(isBracketed ? 2 : 1))
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, "<>\\`".contains(next) {
        result.append(rest.removeFirst())
      } else {
        result.append(character)
      }
    }
    return result.replacing("&amp;", with: "&")
  }

  private static func entity(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "nbsp": return " "
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
