import RecipeModel

/// How the definition language writes the rule of a field.
extension ListingField {
  /// What a field is made of, which decides how its rule is written.
  enum Kind: String, CaseIterable {
    case text = "textField"
    case list = "listField"
    case time = "timeField"
    case rating = "ratingField"
    case diets = "dietField"
    case nutrition = "nutritionField"

    fileprivate init?<Value>(_ storage: FieldStorage<Value>) {
      switch storage {
      case .text, .paragraph, .link, .date, .joined, .count: self = .text
      case .lines, .steps, .words, .notes, .images: self = .list
      case .nutrients: self = .nutrition
      case .minutes: self = .time
      case .rating: self = .rating
      case .diets: self = .diets
      // The rule of the lines themselves says how they are parted.
      case .sections, .groups: return nil
      }
    }
  }

  /// What the field is made of; nil for one without a rule of its own.
  var kind: Kind? {
    if let inListing { return Kind(inListing) }
    if let inRecipe { return Kind(inRecipe) }
    return .text
  }

  /// What other languages call the field.
  private var aliases: [String] {
    switch self {
    case .title: ["name", "label"]
    case .url: ["link", "href", "source_url", "sourceUrl"]
    case .image: ["picture", "thumbnail", "photo", "image_url"]
    case .totalMinutes: ["time", "totalTime", "duration", "minutes"]
    case .yield: ["servings", "portions"]
    case .summary: ["description"]
    case .instructions: ["steps", "directions"]
    case .prepMinutes: ["prepTime"]
    case .cookMinutes: ["cookTime"]
    case .keywords: ["tags"]
    case .authors: ["author", "by"]
    case .datePublished: ["date", "published", "created"]
    case .dateModified: ["modified", "updated"]
    case .language: ["inLanguage", "locale"]
    case .equipment: ["tool", "tools"]
    case .images: ["pictures", "photos"]
    case .nutrition: ["nutrients"]
    case .ratingCount: ["votes", "reviewCount"]
    default: []
    }
  }

  private var summary: String {
    isOfListing ? sentence : "\(sentence.dropLast()) (details only)."
  }

  /// An example of its rule.
  private func example(_ kind: Kind) -> JSON {
    switch kind {
    case .list: .string("$.\(rawValue)[*]")
    case .rating: ["path": "$.rating", "scale": 5]
    case .diets: ["flags": ["vegan": "$.vegan"]]
    case .nutrition: ["calories": "$.kcal", "fatContent": "$.fat"]
    case .text, .time: .string("$.\(rawValue)")
    }
  }

  /// The member of an object of rules.
  fileprivate func member(isRequired: Bool) -> Member<FieldRules>? {
    guard let kind else { return nil }
    func member<Source>(
      _ source: ValueCodec<Source>, _ path: Property<FieldRules, [Source]>
    ) -> Member<FieldRules> {
      .custom(
        rawValue, .sources(source, of: self, kind), summary, example: example(kind),
        isRequired: isRequired, aliases: aliases
      ) {
        $0[keyPath: path].isEmpty ? nil : $0[keyPath: path]
      } set: {
        $0[keyPath: path] = $1
      }
    }
    switch kind {
    case .text: return member(TextSource.value, \.texts[sourcesOf: self])
    case .list: return member(ListSource.value, \.lists[sourcesOf: self])
    case .time: return member(TimeSource.value, \.times[sourcesOf: self])
    case .rating: return member(RatingSource.value, \.rating)
    case .diets: return member(DietSource.value, \.diets)
    case .nutrition: return member(NutritionSource.value, \.nutrition)
    }
  }
}

/// What each field is made of.
struct FieldRules: Sendable, Hashable {
  /// Single texts: `title`, links, dates and numbers that are no times among them.
  var texts: [ListingField: [TextSource]] = [:]
  /// Lists of texts: `ingredients`, `instructions`, `keywords` and more.
  var lists: [ListingField: [ListSource]] = [:]
  /// Times: `totalMinutes`, `prepMinutes`, `cookMinutes`.
  var times: [ListingField: [TimeSource]] = [:]
  /// The rating.
  var rating: [RatingSource] = []
  /// The diets.
  var diets: [DietSource] = []
  /// The figures of nutrition.
  var nutrition: [NutritionSource] = []

  /// The fields that have a rule.
  var names: Set<ListingField> {
    var names = Set(texts.keys).union(lists.keys).union(times.keys)
    if !rating.isEmpty { names.insert(.rating) }
    if !diets.isEmpty { names.insert(.diets) }
    if !nutrition.isEmpty { names.insert(.nutrition) }
    return names
  }
}

extension Dictionary where Key == ListingField {
  /// The sources of a field; none when the field has no rule.
  fileprivate subscript<Source>(sourcesOf field: ListingField) -> [Source] where Value == [Source] {
    get { self[field] ?? [] }
    set { self[field] = newValue }
  }
}

extension FieldRules {
  /// What a listing is made of.
  static let codec: ObjectCodec<FieldRules> = ObjectCodec(
    "fields", place: "\"fields\"", "What a listing is made of.", draft: FieldRules(),
    choices: [.atLeastOne(["id", "url"])],
    ListingField.allCases.compactMap { $0.member(isRequired: $0 == .title) }
  ) { object, rules in
    object.node.reading.searchFields = rules
    rules.checkCycle(object)
  }

  /// What a recipe in full is made of, where it differs.
  static let detailCodec: ObjectCodec<FieldRules> = ObjectCodec(
    "detailFields", place: "\"fields\" of \"detail\"",
    "What a recipe in full is made of, where that differs from a listing.", draft: FieldRules(),
    ListingField.allCases.compactMap { $0.member(isRequired: false) }
  ) { object, rules in
    object.node.reading.detailFields = rules
    rules.checkCycle(object)
  }

  private func checkCycle(_ object: DocumentObject) {
    func uses(_ field: ListingField, _ name: String) -> Bool {
      (texts[field] ?? []).contains {
        if case .template(let template, let with) = $0.origin {
          with[name] == nil && template.variables.contains(name)
        } else {
          false
        }
      }
    }
    if uses(.id, "title"), uses(.title, "id") {
      object["title"]?.error(
        "id and title are made of each other", fix: "take one of the two from the item")
    }
  }
}

extension ValueCodec {
  /// One source of a field, or a list of them.
  fileprivate static func sources<Source>(
    _ source: ValueCodec<Source>, of field: ListingField, _ kind: ListingField.Kind
  ) -> ValueCodec where Value == [Source] {
    let schema = ValueSchema.choice(
      kind.rawValue, "One source, or a list of them of which the first with a value counts."
    ) {
      [source.schema, .list(source.schema, least: 1)]
    }
    return ValueCodec(schema) { node in
      node.reading.field = field
      guard node.value.arrayValue != nil else { return source.read(node).map { [$0] } ?? [] }
      return (node.elements(least: 1) ?? []).compactMap { element in
        guard element.value.arrayValue == nil else {
          element.wrongType("one source", fix: "write the sources in one list")
          return nil
        }
        return source.read(element)
      }
    } write: { sources in
      sources.count == 1 ? source.write(sources[0]) : .array(sources.map(source.write))
    }
  }
}

// MARK: - Paths and variables of fields

extension ValueCodec where Value == JSONPath {
  /// The path of a field, which begins at the item.
  static var fieldPath: ValueCodec {
    path { $0.fieldPath() }
  }
}

extension ValueCodec where Value == [JSON] {
  /// Raw values that mean that there is none.
  static var absent: ValueCodec { .list(.constant, least: 1) }
}

extension Member {
  /// Raw values that mean that there is none.
  static func absent(_ path: Property<Owner, [JSON]>) -> Member {
    .standard(
      "absent", path, .absent, "Raw values that mean that there is none.", example: ["", -1])
  }
}

extension DocumentNode {
  /// The path of a field, which begins at the item.
  func fieldPath() -> JSONPath? {
    guard let path = path() else { return nil }
    let items = reading.items
    if items.isColumns, path.text.hasPrefix("$."), !path.text.hasPrefix("$..") {
      error(
        "an item of columns is an array by position, which has no names",
        fix: "write the column's position, such as \"$[1]\"")
      return path
    }
    if let list = items.list { warnIfRepeating(list, path) }
    return path
  }

  private func warnIfRepeating(_ list: JSONPath, _ path: JSONPath) {
    guard list.text != "$", path.text.hasPrefix(list.text) else { return }
    let rest = path.text.dropFirst(list.text.count)
    // Items named as the list is are common only for such words as “data”.
    let isBelow =
      rest.hasPrefix(".") && (list.text.hasSuffix("]") || list.text.hasSuffix("recipes"))
    guard rest.hasPrefix("[") || isBelow else { return }
    let tail = rest.hasPrefix("[") ? rest.drop { $0 != "]" }.dropFirst() : rest
    let own = list.text.hasSuffix("]") ? rest : tail
    warning(
      "this path repeats the path of the list, but a field's path begins at the item",
      fix: "write \"$\(own)\"")
  }

  /// Whether a name can be that of a variable.
  func isVariable(_ name: String) -> Bool {
    guard Forms.isVariable(name) else {
      nameError(
        "a variable's name holds only letters, digits, _ and -, and begins with a letter or _",
        fix: "choose a name such as \"slug\"")
      return false
    }
    return true
  }
}

extension DocumentObject {
  /// Notes variables that are given and not used in the object's template.
  func warnOfUnused(_ variables: DocumentNode?) {
    guard let text = self["template"]?.value.stringValue, let template = try? Template(text)
    else { return }
    let used = template.variables + [self["require"]?.value.stringValue ?? ""]
    for (name, node) in variables?.objectMembers ?? [] where !used.contains(name) {
      node.warning(
        "the variable {\(name)} is never used",
        fix: "write {\(name)} in the template, or remove it", at: .name)
    }
  }
}
