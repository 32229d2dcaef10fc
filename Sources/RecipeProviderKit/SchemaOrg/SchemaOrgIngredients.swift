import PotluckSupport
import RecipeModel

/// Reads ingredient lines, and the groups that some lists put them in.
struct SchemaOrgIngredients {
  /// The lines, without headings.
  private(set) var lines: [String] = []
  /// Whether a null stands among them: nothing in JSON-LD, but templates write it for a line that
  /// they lack.
  private(set) var lacksLine = false
  /// Each line in its group; empty unless there are named ones.
  var groups: [IngredientGroup] {
    let filled = all.filter { !$0.ingredients.isEmpty }
    return filled.contains { $0.name != nil } ? filled : []
  }

  private var all: [IngredientGroup] = []
  /// The lines and the headings of groups as they are found.
  private var found: [Piece] = []

  private enum Piece {
    case line(String)
    case heading(String?)
  }

  init(_ json: JSON?) {
    guard let json else { return }
    let elements = json.arrayValue
    // A text of its own is a list; among others it is a line.
    collect(elements?.count == 1 ? elements?.first ?? json : json, depth: 0, splits: true)
    sort()
  }

  /// Tells headings from lines, which takes a look at the whole list.
  private mutating func sort() {
    let texts = found.compactMap { if case .line(let text) = $0 { text } else { nil } }
    let isLoud = texts.count(where: GroupHeading.isLoud) * 2 > texts.count
    for piece in found {
      switch piece {
      case .heading(let name): all.append(IngredientGroup(name: name, ingredients: []))
      case .line(let text):
        if let name = GroupHeading.ofIngredients(text, inLoudList: isLoud) {
          all.append(IngredientGroup(name: name, ingredients: []))
          continue
        }
        let line = Brackets.withoutDoubles(text)
        lines.append(line)
        if all.isEmpty { all.append(IngredientGroup(name: nil, ingredients: [])) }
        all[all.count - 1].ingredients.append(line)
      }
    }
  }

  private mutating func collect(_ json: JSON, depth: Int, splits: Bool) {
    guard found.count < ListingLimits.ingredientLines, !Task.isCancelled else { return }
    guard depth < SchemaOrgGraph.deepest else { return appendUnread(json) }
    switch json {
    case .string(let text): collect(text, depth: depth, splits: splits)
    case .number(let number): append(number.literal)
    case .array(let elements):
      for element in elements {
        if element.isNull { lacksLine = true }
        collect(element, depth: depth + 1, splits: false)
      }
    case .object(let object): collect(object, depth: depth)
    default: appendUnread(json)
    }
  }

  private mutating func collect(_ text: String, depth: Int, splits: Bool) {
    guard splits else {
      for entry in IngredientEntries.of(text) { append(entry) }
      return
    }
    if let first = text.utf8.first, first == UInt8(ascii: "["), let inner = try? JSON(parsing: text)
    {
      return collect(inner, depth: depth + 1, splits: false)
    }
    for line in MarkedUpLines(text) { append(line) }
  }

  private mutating func collect(_ object: JSONObject, depth: Int) {
    let items = ["itemListElement", "recipeIngredient", "ingredients", "items"]
      .compactMap { object[$0] }.first { !$0.isNull }
    if let items {
      let name = SchemaOrgValue.text(object["name"] ?? object["title"])
        .flatMap(GroupHeading.withoutColon)
      found.append(.heading(name))
      collect(items, depth: depth + 1, splits: false)
      if name != nil { found.append(.heading(nil)) }
    } else if let line = Self.line(object) {
      append(line)
    } else {
      let numbered = object.members.filter { Int($0.name) != nil }
      if numbered.isEmpty { appendUnread(.object(object)) }
      for member in numbered { collect(member.value, depth: depth + 1, splits: false) }
    }
  }

  /// An ingredient as an object: its text, or amount, unit and name.
  private static func line(_ object: JSONObject) -> String? {
    if let text = SchemaOrgValue.text(object["text"] ?? object["@value"]) { return text }
    let name = ["name", "ingredient", "food", "item"].firstNonNil {
      SchemaOrgValue.text(object[$0])
    }
    // The name may be the whole line, with the amount once more beside it.
    if let name, MeasuredIngredient(name).amount != nil { return name }
    let amount = SchemaOrgQuantity.text(object).flatMap { $0.isEmpty && name != nil ? nil : $0 }
    guard let amount, let name else { return amount ?? name }
    return tastes.contains(TextMatching.fold(amount)) ? "\(name) \(amount)" : "\(amount) \(name)"
  }

  /// What stands in the place of an amount and behind the food.
  private static let tastes: Set<String> = [
    "to taste", "as needed", "as required", "nach geschmack", "nach belieben", "nach bedarf",
    "au gout", "a volonte", "al gusto", "a gusto", "a piacere", "q.b.", "quanto basta", "c.s.",
    "cantidad necesaria", "naar smaak", "naar wens", "naar behoefte",
  ]

  /// Says of what could not be read that it was there.
  private mutating func appendUnread(_ json: JSON) {
    if UnreadLine.isSaid(by: json) { append(UnreadLine.mark) }
  }

  private mutating func append(_ text: String) {
    guard found.count < ListingLimits.ingredientLines,
      let line = TextCleaning.clean(text, limit: ListingLimits.ingredientCharacters)
    else { return }
    let isHeading = HeadingLine.marked(line) != nil
    found.append(.line(isHeading ? line : ListMark.removed(from: line) ?? line))
  }
}
