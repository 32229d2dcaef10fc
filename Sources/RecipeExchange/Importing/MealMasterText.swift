import RecipeModel
import RecipeProviderKit

/// Reads text of Meal-Master, and of RezKonv, its German kin: amounts, units and names in columns,
/// one list of ingredients or two beside each other.
struct MealMasterText {
  private var recipe = ForeignRecipe()
  private let isGerman: Bool
  /// The lists of a block, which is read down the left one first.
  private var left: [String] = []
  private var right: [String] = []
  private var paragraph: [String] = []
  private var hasBegun = false
  private var wasBlank = true
  /// Whether the lines up to the next empty one are steps, although they may begin with a number.
  private var isProse = false
  /// Whether the lines of RezKonv's block of the source are being read, and those read.
  private var isInSource = false
  private var source: [String] = []

  /// Whether a line begins a recipe: mail programs and kin of Meal-Master put signs in front of it.
  static func isHeader(_ line: Substring) -> Bool {
    guard line.utf8.count < 200, line.contains("-----") || line.contains("=====") else {
      return false
    }
    let words = line.lowercased()
    return ["meal-master", "mealmaster", "now you're cooking", "rezkonv"].contains {
      words.contains($0)
    }
  }

  /// The recipes of a text with the lines on which they begin.
  static func recipes(in text: String) -> [(line: Int, recipe: ForeignRecipe?)] {
    var recipes: [(line: Int, recipe: ForeignRecipe?)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = lines.indices.filter { isHeader(lines[$0]) }
    for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) where !Task.isCancelled {
      var reader = MealMasterText(isGerman: lines[start].lowercased().contains("rezkonv"))
      let body = lines[(start + 1)..<end].prefix(3_000)
      for index in body.indices where !reader.take(body[index...]) { break }
      reader.finish()
      recipes.append((start + 1, reader.recipe))
    }
    return recipes
  }

  private init(isGerman: Bool) { self.isGerman = isGerman }

  // MARK: Lines

  /// Reads the next line; false after the recipe's last one.
  private mutating func take(_ lines: ArraySlice<Substring>) -> Bool {
    let raw = lines.first ?? ""
    let line = Self.withoutTabs(raw)
    let text = line.trimmed
    if wasBlank { isProse = recipe.hasIngredients && Self.isProse(lines) }
    defer { wasBlank = text.isEmpty }
    if let name = Self.rule(raw) {
      finishBlock()
      finishParagraph()
      finishSource()
      isInSource = isGerman && Self.sources.contains(name.lowercased())
      if isInSource { return true }
      if name.isEmpty { return !hasBegun || raw.first == "~" }
      hasBegun = true
      recipe.hasSteps ? recipe.beginSteps(name) : recipe.beginIngredients(name)
    } else if isInSource, !text.isEmpty {
      source.append(text)
    } else if text.isEmpty {
      if !source.isEmpty { finishSource() }
      finishBlock()
      finishParagraph()
    } else if !hasBegun, takeHead(text) {
      return true
    } else {
      takeBody(line, text)
    }
    return true
  }

  private mutating func takeHead(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let value = text[text.index(after: colon)...].trimmed
    switch text[..<colon].lowercased() {
    case "title", "titel": recipe.add(.title, value)
    case "categories", "category", "kategorien", "kategorie":
      // The oldest versions part them by spaces alone.
      for word in value.split(separator: ",") where word.lowercased() != "none" {
        recipe.add(.category, String(word))
      }
    case "yield", "servings", "menge", "portionen": recipe.add(.yield, value)
    default: return false
    }
    return true
  }

  private mutating func takeBody(_ line: String, _ text: String) {
    hasBegun = true
    let columns = Array(line)
    // Where steps have begun, an ingredient's line must keep its columns and begin a paragraph.
    let isStrict = recipe.hasSteps || !paragraph.isEmpty
    let isInBlock = wasBlank || !left.isEmpty || paragraph.isEmpty
    let first = isInBlock ? ingredient(Array(columns.prefix(41)), isStrict) : nil
    if isInBlock, columns.count > 52, columns[40] == " ", columns[39] == " ",
      let second = Self.columned(Array(columns[41...])), !isGerman,
      first != nil || !left.isEmpty && columns[..<41].allSatisfy({ $0 == " " })
    {
      finishParagraph()
      if let first { Self.append(first, to: &left) }
      Self.append(second, to: &right)
    } else if isInBlock, let whole = ingredient(columns, isStrict) {
      finishParagraph()
      Self.append(whole, to: &left)
    } else {
      finishBlock()
      // A colon in front makes a line of its own.
      if text.hasPrefix(":") { finishParagraph() }
      paragraph.append(text.hasPrefix(":") ? text.dropFirst().trimmed : text)
    }
  }

  /// Takes a line to its list; one that begins with a hyphen continues the one before.
  private static func append(_ line: String, to list: inout [String]) {
    if line.hasPrefix("-"), let last = list.last {
      list[list.count - 1] = last + " " + line.drop { $0 == "-" || $0 == " " }
    } else {
      list.append(line)
    }
  }

  private mutating func finishBlock() {
    // The right list may begin with what continues the left one.
    var lines: [String] = []
    for line in left + right { Self.append(line, to: &lines) }
    for line in lines {
      let line = line.hasPrefix("-") ? line.drop { $0 == "-" }.trimmed : line
      recipe.add(ingredient: Self.withoutSemicolon(line))
    }
    (left, right) = ([], [])
  }

  private mutating func finishParagraph() {
    if !paragraph.isEmpty { recipe.add(step: paragraph.joined(separator: " ")) }
    paragraph = []
  }

  /// Takes who a recipe is from; lines that begin with two hyphens say who typed it, and when.
  private mutating func finishSource() {
    let names = source.filter { !$0.hasPrefix("--") }
    let remarks = source.filter { $0.hasPrefix("--") }.map { $0.drop { $0 == "-" }.trimmed }
    if let link = names.first(where: WebLink.isWebLink) { recipe.add(.link, link) }
    let name = names.filter { !WebLink.isWebLink($0) }.joined(separator: " ")
    recipe.add(.source, name)
    recipe.add(.note, remarks.joined(separator: " "))
    (isInSource, source) = (false, [])
  }

  private static let sources: Set<String> = ["quelle", "quellen", "source"]

  private mutating func finish() {
    finishBlock()
    finishParagraph()
    finishSource()
  }

  // MARK: Forms

  /// The name in a line of five or more hyphens, Ms or equals signs: empty for a mere rule, nil for
  /// another line.
  private static func rule(_ line: Substring) -> String? {
    let text = line.drop { $0 == "~" || $0 == " " }
    let marks = text.prefix { "-=".contains($0) || $0 == "M" }
    guard marks.count >= 5 else { return nil }
    let rest = text[marks.endIndex...].reversed().drop { "-=M ".contains($0) }.reversed()
    let name = String(rest).drop { "-= ".contains($0) }.trimmed
    // `MMMMMmm`, said about food, is no rule.
    return marks.allSatisfy { $0 == "M" } && name.first?.isLowercase == true ? nil : name
  }

  /// An ingredient's line, by its columns or else as it looks; nil for another line.
  private func ingredient(_ columns: [Character], _ isStrict: Bool) -> String? {
    if !isGerman, columns.count > 11, let line = Self.columned(columns) {
      let hasAmount = columns[..<11].contains { $0 != " " }
      if hasAmount || !isStrict { return line }
    }
    return isStrict ? nil : loose(columns)
  }

  /// An ingredient's line by its columns, the unit spelt out; nil for another line.
  private static func columned(_ columns: [Character]) -> String? {
    guard columns.count > 11, columns[7] == " ", columns[11] != " " else { return nil }
    let amount = String(columns[..<7]).trimmed
    let unit = String(columns[7..<11]).trimmed
    guard amount.allSatisfy({ $0.isNumber || "/.,- ".contains($0) }),
      unit.isEmpty || units[unit] != nil
    else { return nil }
    let name = String(columns[11...]).drop { "; ".contains($0) }
    return line(amount.withoutZeros, units[unit] ?? "", name.trimmed)
  }

  /// Whether the lines up to the next empty one are sentences: one of them begins as no ingredient
  /// does, the last ends as a sentence does, or the first begins with a time or a temperature.
  private static func isProse(_ lines: ArraySlice<Substring>) -> Bool {
    let block = lines.prefix(40).map { withoutTabs($0).trimmed }.prefix { !$0.isEmpty }
    guard let first = block.first, let last = block.last else { return false }
    return block.contains { $0.first?.isLetter == true } || ".!".contains(last.last ?? " ")
      || StepMark.all(in: first).first?.range.lowerBound == 0
  }

  /// An ingredient's line whose columns are not kept: it begins with a number, or far to the right.
  private func loose(_ columns: [Character]) -> String? {
    let text = String(columns).trimmed
    let words = text.split(separator: " ")
    guard let first = words.first, text.count <= 75 else { return nil }
    let isFar = columns.prefix { $0 == " " }.count >= 10
    // In columns more than one space follows an amount, in sentences one.
    if isProse, !isFar, !text.contains("  ") { return nil }
    let isNumber = first.first?.isNumber == true && first.last != "." && first.last != ")"
    guard isFar || isNumber, words.count > 1 || isFar else { return nil }
    let amounts = words.prefix { $0.allSatisfy { $0.isNumber || "/.,-".contains($0) } }
    let rest = words.dropFirst(amounts.count)
    guard !isGerman, !amounts.isEmpty, let unit = rest.first.flatMap({ Self.units[String($0)] })
    else {
      return words.joined(separator: " ")
    }
    return Self.line(
      amounts.joined(separator: " "), unit, rest.dropFirst().joined(separator: " "))
  }

  private static func line(_ parts: String...) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func withoutSemicolon(_ line: String) -> String {
    line.split(separator: ";").map { $0.drop { "- ".contains($0) }.trimmed }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func withoutTabs(_ line: Substring) -> String {
    guard line.contains("\t") else { return String(line.prefix(400)) }
    return line.prefix(400).reduce(into: "") { text, character in
      guard character == "\t" else { return text.append(character) }
      repeat { text.append(" ") } while text.count % 8 != 0
    }
  }

  /// The units by their codes, where case counts; those of metric measures stay.
  private static let units = [
    "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package",
    "pn": "pinch", "dr": "drop", "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice",
    "ea": "", "t": "tsp", "ts": "tsp", "T": "tbsp", "tb": "tbsp", "Tb": "tbsp", "TB": "tbsp",
    "fl": "fl oz", "c": "cup", "C": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz",
    "lb": "lb", "ml": "ml", "cb": "ml", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "cg": "cg",
    "dg": "dg", "g": "g", "kg": "kg",
  ]
}
