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

    fileprivate init?<Value>(_ storage: FieldStorage<Value>, of field: ListingField) {
      switch storage {
      case .text, .paragraph, .link, .date, .joined, .count: self = .text
      case .lines, .steps, .words, .notes: self = .list
      case .parts where field == .images: self = .list
      case .nutrients: self = .nutrition
      case .minutes: self = .time
      case .rating: self = .rating
      case .diets: self = .diets
      // The rule of the lines also says how they are divided into groups.
      case .sections, .parts: return nil
      }
    }
  }

  /// What the field is made of; nil for one without a rule of its own.
  var kind: Kind? {
    if let inListing { return Kind(inListing, of: self) }
    if let inRecipe { return Kind(inRecipe, of: self) }
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
    if self == .title { return "The title; required unless the format of `response` says it." }
    return isOfListing ? sentence : "\(sentence.dropLast()) (details only)."
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
  fileprivate var member: Member<FieldRules>? {
    guard let kind else { return nil }
    func member<Source>(
      _ source: ValueCodec<Source>, _ path: Property<FieldRules, [Source]>
    ) -> Member<FieldRules> {
      .custom(
        rawValue, .sources(source, of: self, kind), summary, example: example(kind),
        aliases: aliases
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
    ListingField.allCases.compactMap(\.member)
  ) { object, rules in
    let reading = object.node.reading
    if reading.format.fields == nil {
      // The detail may tell it, which is read later.
      if !object.has("title") { reading.untitled = object }
      object.tellMissing(oneOf: ["id", "url"])
    }
    reading.searchFields = reading.format.fields.map(rules.filled) ?? rules
    rules.checkCycle(object)
  }

  /// What a recipe in full is made of, where it differs.
  static let detailCodec: ObjectCodec<FieldRules> = ObjectCodec(
    "detailFields", place: "\"fields\" of \"detail\"",
    "What a recipe in full is made of, where that differs from a listing.", draft: FieldRules(),
    ListingField.allCases.compactMap(\.member)
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

extension FieldRules {
  /// These rules, completed by another set's rules for the fields that have none here.
  func filled(from other: FieldRules) -> FieldRules {
    var rules = self
    rules.texts.merge(other.texts) { mine, _ in mine }
    rules.lists.merge(other.lists) { mine, _ in mine }
    rules.times.merge(other.times) { mine, _ in mine }
    if rules.rating.isEmpty { rules.rating = other.rating }
    if rules.diets.isEmpty { rules.diets = other.diets }
    if rules.nutrition.isEmpty { rules.nutrition = other.nutrition }
    return rules
  }
}

extension FieldRules {
  /// These rules without those that another set has as well.
  func besides(_ other: FieldRules?) -> FieldRules {
    guard let other else { return self }
    var rules = self
    rules.texts = texts.filter { $0.value != other.texts[$0.key] }
    rules.lists = lists.filter { $0.value != other.lists[$0.key] }
    rules.times = times.filter { $0.value != other.times[$0.key] }
    if rating == other.rating { rules.rating = [] }
    if diets == other.diets { rules.diets = [] }
    if nutrition == other.nutrition { rules.nutrition = [] }
    return rules
  }
}
