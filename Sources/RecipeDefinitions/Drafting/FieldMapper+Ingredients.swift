import RecipeModel
import RecipeProviderKit

extension FieldMapper {
  private static let amounts = ["quantity", "amount", "qty", "measure", "value", "description"]
  private static let units = ["unit", "units", "unitname", "measureunit"]
  private static let foods = ["food", "name", "ingredient", "item", "description", "title"]
  private static let wholes = [
    "original", "originaltext", "originalstring", "rawtext", "text", "display", "line", "note",
    "fulltext",
  ]

  /// The ingredients: an array of strings or objects, one text, or members with numbers.
  mutating func ingredients() {
    guard let found = arrays() ?? nestedArrays() ?? numbered() ?? oneText() else { return }
    rules.lists[.ingredients] = [found.source]
    log.sure("ingredients: \(found.text)")
  }

  private typealias Found = (source: ListSource, text: String)

  /// Lines that stand at a place as they are.
  private static func plain(_ path: JSONPath) -> Found {
    (ListSource(origin: .path(path)), path.text)
  }

  /// `["2 eggs"]`, or objects with one text each or with amount, unit and name.
  private func arrays() -> Found? {
    for name in KnownNames.ingredients {
      for member in survey.members(named: [name], within: 2) {
        let elements = member.values.flatMap { $0.arrayValue?.prefix(50) ?? [] }
        guard !elements.isEmpty else { continue }
        let isNamed =
          name.hasPrefix("ingredient") || name.hasSuffix("ingredients")
          || name.hasPrefix("recipeingredient")
        if elements.allSatisfy({ $0.stringValue != nil }), isNamed || name == "ingredientlines" {
          return Self.plain(member.path)
        }
        if let found = objects(elements, at: member.path.every) { return found }
      }
    }
    return nil
  }

  /// Arrays within arrays: `sections[].components[]`, `steps[].ingredients[]`.
  private func nestedArrays() -> Found? {
    let names = Set(KnownNames.ingredients)
    for outer in survey.members where outer.depth == 1 {
      let elements = outer.values.flatMap { $0.arrayValue?.prefix(20) ?? [] }
      guard let shape = elements.first(where: { $0.objectValue != nil })?.objectValue else {
        continue
      }
      for member in shape.members.prefix(50) where names.contains(KnownNames.key(member.name)) {
        guard DocumentWalk.isUsable(member.name) else { continue }
        let path = outer.path.every.member(member.name).every
        let inner = elements.flatMap { $0[member.name]?.arrayValue?.prefix(50) ?? [] }
        guard !inner.isEmpty else { continue }
        if inner.allSatisfy({ $0.stringValue != nil }) {
          return Self.plain(path)
        }
        if let found = objects(inner, at: path) { return found }
      }
    }
    return nil
  }

  private func objects(_ elements: [JSON], at path: JSONPath) -> Found? {
    let survey = ItemSurvey(elements, maxDepth: 2)
    guard elements.allSatisfy({ $0.objectValue != nil }) else { return nil }
    let whole = survey.members(named: Self.wholes).first { member in
      member.strings.count * 5 >= survey.items.count * 4
    }
    if let whole { return Self.plain(path.appending(whole.path)) }
    func part(_ names: [String], nested: [String]) -> JSONPath? {
      survey.members(named: names).first { !$0.texts.isEmpty }?.path
        ?? survey.members(named: nested, within: 2).first {
          $0.depth == 2 && !$0.texts.isEmpty && names.contains($0.path.keys.first ?? "")
        }?.path
    }
    guard let food = part(Self.foods, nested: ["name", "label", "title"]) else { return nil }
    let amount = part(Self.amounts, nested: []).flatMap { $0 == food ? nil : $0 }
    let variables = [
      ("amount", amount), ("unit", part(Self.units, nested: ["name", "abbreviation"])),
      ("name", food),
    ].compactMap { name, path in path.map { (name, $0) } }
    let template = Self.line(of: variables.map(\.0))
    let origin = ListSource.Origin.each(
      path, template: template, with: Dictionary(uniqueKeysWithValues: variables))
    return (
      ListSource(origin: origin, required: "name"), "\(path.text), each as \(template)"
    )
  }

  /// `strIngredient1` to `strIngredient20`, with `strMeasure1` and so on beside them.
  private func numbered() -> Found? {
    var series: [String: [Int]] = [:]
    for member in survey.members where member.path.depth == 1 {
      guard case .name(let name)? = member.path.last else { continue }
      let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(String(digits.reversed())), digits.count < 4 else { continue }
      series[String(name.dropLast(digits.count)), default: []].append(number)
    }
    func prefix(_ words: [String]) -> String? {
      series.filter { $0.value.count > 1 && !$0.key.isEmpty }.keys.sorted().first { name in
        words.contains { KnownNames.key(name).contains($0) }
      }
    }
    guard let name = prefix(["ingredient"]), let numbers = series[name],
      let first = numbers.min(), var last = numbers.max()
    else { return nil }
    // Members that are null in every item belong to the series too: other recipes are longer.
    while last < 99, survey.items.contains(where: { $0["\(name)\(last + 1)"] != nil }) {
      last += 1
    }
    let measure = prefix(["measure", "quantity", "amount"])
    var members = ["name": name]
    members["measure"] = measure
    let origin = ListSource.Origin.numbered(
      from: first, through: last, members: members,
      template: Self.line(of: measure == nil ? ["name"] : ["measure", "name"]))
    return (
      ListSource(origin: origin, required: "name"),
      "the members \(name)\(first) to \(name)\(last)"
    )
  }

  /// The variables with spaces between them.
  private static func line(of names: [String]) -> Template {
    (try? Template(names.map { "{\($0)}" }.joined(separator: " "))) ?? .empty
  }

  /// One text with all of them.
  private func oneText() -> Found? {
    let member = survey.members(named: KnownNames.ingredients).first { member in
      member.path.key != "items" && !member.strings.isEmpty
    }
    guard let member else { return nil }
    let strings = member.strings
    func isSeparator(_ text: Character) -> Bool {
      strings.count { $0.contains(text) } * 2 > strings.count
    }
    let separator = [("\n", "line breaks"), (";", ";"), ("|", "|"), (",", ",")].first {
      isSeparator(Character($0.0))
    }
    guard let separator else { return Self.plain(member.path) }
    return (
      ListSource(origin: .path(member.path), separator: separator.0),
      "\(member.path.text), one text split at \(separator.1)"
    )
  }
}
