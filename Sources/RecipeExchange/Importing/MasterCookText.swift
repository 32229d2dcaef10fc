import RecipeModel

/// Reads text that MasterCook exported: amount, measure and ingredient in columns as wide as the
/// hyphens above them.
struct MasterCookText {
  private enum Place { case title, head, ingredients, steps, notes }

  private var recipe = ForeignRecipe()
  private var place = Place.title
  private var isCategory = false
  /// Where the second and third column begin, and how wide the third is.
  private var columns = (measure: 10, name: 24, width: 32)
  private var lastName = ""
  private var paragraph: [String] = []
  /// The field behind the steps that has begun, and its lines.
  private var field: ForeignField?
  private var fieldLines: [String] = []

  /// Whether a line begins a recipe.
  static func isHeader(_ line: Substring) -> Bool {
    guard let first = line.first(where: { $0 != " " }), "*{".contains(first) else { return false }
    let words = line.prefix(200).lowercased()
    return words.contains("exported from") && words.contains("cook")
  }

  /// The recipes of a text with the lines on which they begin.
  static func recipes(in text: String) -> [(line: Int, recipe: ForeignRecipe?)] {
    var recipes: [(line: Int, recipe: ForeignRecipe?)] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = lines.indices.filter { isHeader(lines[$0]) }
    for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) where !Task.isCancelled {
      var reader = MasterCookText()
      for line in lines[(start + 1)..<end].prefix(3_000) { reader.take(line.prefix(2_000)) }
      reader.finishParagraph()
      recipes.append((start + 1, reader.recipe))
    }
    return recipes
  }

  private mutating func take(_ line: Substring) {
    let text = line.trimmed
    switch place {
    case .title:
      guard !text.isEmpty else { return }
      recipe.add(.title, text)
      place = .head
    case .head: takeHead(line, text)
    case .ingredients:
      if text.isEmpty {
        if recipe.hasIngredients { place = .steps }
      } else {
        takeIngredient(Array(line))
      }
    case .steps, .notes: takeText(text)
    }
  }

  private mutating func takeHead(_ line: Substring, _ text: String) {
    let hyphens = line.split(separator: " ")
    if hyphens.count >= 3, hyphens.allSatisfy({ $0.count > 2 && $0.allSatisfy { $0 == "-" } }) {
      func column(_ number: Int) -> Int {
        line.distance(from: line.startIndex, to: hyphens[number].startIndex)
      }
      columns = (column(1), column(2), hyphens[2].count)
      return place = .ingredients
    }
    guard let colon = text.firstIndex(of: ":") else {
      if isCategory, !text.hasPrefix("Amount ") { addCategories(text) }
      return
    }
    let value = text[text.index(after: colon)...].trimmed
    isCategory = false
    switch text[..<colon].lowercased().filter(\.isLetter) {
    case "recipeby": recipe.add(.author, value)
    case "servingsize":
      // `4     Preparation Time :0:15`
      let parts = value.split(separator: " ", maxSplits: 1)
      recipe.add(.yield, parts.first.map(String.init) ?? "")
      if let mark = value.firstIndex(of: ":") {
        recipe.add(.prep, value[value.index(after: mark)...].trimmed)
      }
    case "categories":
      isCategory = true
      addCategories(value)
    default: break
    }
  }

  /// Two spaces or more part categories.
  private mutating func addCategories(_ text: String) {
    for name in text.replacing("  ", with: "\t").split(separator: "\t") {
      recipe.add(.category, name.trimmed)
    }
  }

  private mutating func takeIngredient(_ line: [Character]) {
    func part(_ start: Int, _ end: Int) -> String {
      start < line.count ? String(line[start..<min(end, line.count)]).trimmed : ""
    }
    let amount = part(0, columns.measure)
    let measure = part(columns.measure, columns.name)
    let name = part(columns.name, line.count)
    guard !name.isEmpty else { return recipe.add(ingredient: "\(amount) \(measure)".trimmed) }
    let text = name.replacing(" -- ", with: ", ")
    // A line goes on where its first word had no room above.
    let word = name.prefix { $0 != " " }.count
    if amount.isEmpty, measure.isEmpty, !lastName.isEmpty, HeadingLine.name(in: name) == nil,
      lastName.count + 1 + word > columns.width
    {
      recipe.extendIngredient(text)
    } else {
      recipe.add(ingredient: [amount, measure, text].filter { !$0.isEmpty }.joined(separator: " "))
    }
    lastName = name
  }

  /// The fields behind the steps: a name with a colon, below it a text in quotation marks.
  private static let fields: [String: ForeignField] = [
    "description": .summary, "source": .source, "s(internet address)": .link,
    "copyright": .license, "yield": .yield, "start to finish time": .total,
    "t(cook time)": .cook, "t(cooking time)": .cook,
  ]

  /// Takes a line of such a field; what turns out to be none is a step's.
  private mutating func takeField(_ text: String) -> Bool {
    guard let known = field else {
      guard place == .steps, text.last == ":",
        let found = Self.fields[text.dropLast().lowercased()]
      else { return false }
      finishParagraph()
      (field, fieldLines) = (found, [text])
      return true
    }
    guard fieldLines.count > 1 || text.hasPrefix("\"") else { return false }
    fieldLines.append(text)
    guard text.hasSuffix("\""), fieldLines.count > 2 || text.count > 1 else { return true }
    let value = fieldLines.dropFirst().joined(separator: " ").drop { $0 == "\"" }
    (field, fieldLines) = (nil, [])
    recipe.add(known, value.dropLast().trimmed)
    return true
  }

  private mutating func takeText(_ text: String) {
    if takeField(text) { return }
    if text.isEmpty || text.hasPrefix("- - - -") {
      finishParagraph()
      if !text.isEmpty { place = .notes }
      return
    }
    if text.hasPrefix("Nutr. Assoc.") || text.hasPrefix("* Exported") { return }
    let isNote = text.hasPrefix("NOTES :") || text.hasPrefix("NOTES:")
    if isNote { finishParagraph() }
    paragraph.append(isNote ? text.drop { $0 != ":" }.dropFirst().trimmed : text)
  }

  private mutating func finishParagraph() {
    paragraph = fieldLines + paragraph
    (field, fieldLines) = (nil, [])
    let text = paragraph.joined(separator: " ")
    paragraph = []
    guard text.contains(where: \.isLetter) else { return }
    place == .notes ? recipe.add(.note, text) : recipe.add(step: text)
  }
}
