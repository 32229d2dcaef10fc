import RecipeModel

extension FieldName {
  /// What a field is made of, which decides how its rule is written.
  enum Kind: String, CaseIterable {
    case text = "textField"
    case list = "listField"
    case time = "timeField"
    case rating = "ratingField"
    case diets = "dietField"
  }

  /// What the field is made of.
  var kind: Kind {
    switch self {
    case .id, .title, .url, .publisher, .image, .yield, .summary, .cuisine, .category: .text
    case .ingredients, .instructions, .keywords: .list
    case .totalMinutes, .prepMinutes, .cookMinutes: .time
    case .rating: .rating
    case .diets: .diets
    }
  }

  /// What the field holds, for editors.
  fileprivate var summary: String {
    switch self {
    case .id: "The source's own id of the recipe."
    case .title: "The title."
    case .url: "The link to the recipe."
    case .publisher: "Who published the recipe."
    case .image: "The link to a picture."
    case .ingredients: "The ingredient lines."
    case .rating: "The rating, with its greatest value."
    case .totalMinutes: "The total time."
    case .yield: "What the recipe makes."
    case .diets: "The diets that it suits."
    case .summary: "A short description (details only)."
    case .instructions: "The steps (details only)."
    case .prepMinutes: "The preparation time (details only)."
    case .cookMinutes: "The cooking time (details only)."
    case .cuisine: "The cuisine (details only)."
    case .category: "The category (details only)."
    case .keywords: "The keywords (details only)."
    }
  }

  /// An example of its rule.
  fileprivate var example: JSON {
    switch kind {
    case .list: .string("$.\(rawValue)[*]")
    case .rating: ["path": "$.rating", "scale": 5]
    case .diets: ["flags": ["vegan": "$.vegan"]]
    case .text, .time: .string("$.\(rawValue)")
    }
  }

  fileprivate func rule(isRequired: Bool) -> MemberRule {
    MemberRule(
      name: rawValue, rule: .ref(kind.rawValue), isRequired: isRequired, summary: summary,
      example: example, needs: [], aliases: aliases)
  }

  private var aliases: [String] {
    switch self {
    case .title: ["name", "label"]
    case .url: ["link", "href", "source_url", "sourceUrl"]
    case .image: ["picture", "thumbnail", "photo", "image_url"]
    case .yield: ["servings", "portions"]
    case .totalMinutes: ["time", "totalTime", "duration", "minutes"]
    case .prepMinutes: ["prepTime"]
    case .cookMinutes: ["cookTime"]
    case .instructions: ["steps", "directions"]
    case .keywords: ["tags"]
    case .summary: ["description"]
    default: []
    }
  }
}

extension Shape {
  /// What a listing is made of.
  static let fields = Shape(
    "fields", place: "\"fields\"", "What a listing is made of.",
    choices: [.atLeastOne(["id", "url"])],
    FieldName.allCases.map { $0.rule(isRequired: $0 == .title) })

  /// What a recipe in full is made of, where it differs.
  static let detailFields = Shape(
    "detailFields", place: "\"fields\" of \"detail\"",
    "What a recipe in full is made of, where that differs from a listing.",
    FieldName.allCases.map { $0.rule(isRequired: false) })

  private static let absent = MemberRule.optional(
    "absent", .list(.constant, least: 1), "Raw values that mean that there is none.",
    example: ["", -1])

  /// A text with options.
  static let textSource = Shape(
    "textObject", place: "a text field", "Where a text comes from and what is done to it.",
    choices: [.exactlyOne(["path", "template", "answer"])],
    [
      .optional("path", .path, "The path within the item.", example: "$.title"),
      .optional(
        "template", .template, "A text with variables.", example: "https://soups.example/{slug}"),
      .optional(
        "with", .map(.ref("textSource"), NameRule(pattern: Forms.variable)),
        "Variables of the template, each a text source.", example: ["slug": "$.slug"],
        needs: ["template"]),
      .optional(
        "answer", .path,
        "A path within the whole answer, for what stands once beside the items.",
        example: "$.imageBase"),
      absent,
      .optional(
        "removePrefix", .anyText, "What is cut off at the front.", example: "recipe:",
        aliases: ["prefix"]),
      .optional(
        "removeSuffix", .anyText, "What is cut off at the end.", example: " - Soup Shelf",
        aliases: ["suffix"]),
      .optional(
        "before", .separator, "Keeps what stands before the first occurrence of this.", example: "?"
      ),
      .optional(
        "after", .separator, "Keeps what stands behind the last occurrence of this.", example: "/"),
      .optional("spaces", .anyText, "What stands for a space.", example: "_"),
      .optional("https", .flag, "Whether http:// becomes https://.", example: true),
    ])

  /// The members that make a line of several values.
  static let lineMakers = ["each", "numbered", "parallel"]

  private static let listMembers: [MemberRule] = [
    .optional("path", .path, "The path of the texts.", example: "$.ingredients[*]"),
    .optional(
      "each", .path, "The path of the elements, each made into a line.",
      example: "$.ingredients[*]"),
    .optional(
      "numbered", .ref("numbered"), "Members whose names end in a number.",
      example: ["from": 1, "to": 20, "members": ["name": "strIngredient"]]),
    .optional(
      "parallel", .map(.path, NameRule(pattern: Forms.variable)), "Arrays side by side, by name.",
      example: ["name": "$.names[*]", "measure": "$.measures[*]"]),
    .optional(
      "template", .template, "What a line is made of.", example: "{quantity} {unit} {name}",
      needs: lineMakers),
    .optional(
      "with", .map(.path, NameRule(pattern: Forms.variable)),
      "Variables of the template, as paths within the element.", example: ["unit": "$.unit.name"],
      needs: ["each"]),
    .optional(
      "require", .text, "The variable without which a line is left out.", example: "name",
      needs: lineMakers),
    .optional(
      "split", .separator, "What parts a text into several.", example: ",", needs: ["path"],
      aliases: ["separator", "delimiter", "join"]),
    absent,
  ]

  /// A list with options.
  static let listSource = Shape(
    "listObject", place: "a list field", "Where a list of texts comes from.",
    choices: [.exactlyOne(["path"] + lineMakers)], listMembers)

  /// Diets with options.
  static let dietSource = Shape(
    "dietObject", place: "\"diets\"", "Where diets come from.",
    choices: [.exactlyOne(["path"] + lineMakers + ["flags"])],
    listMembers + [
      .optional(
        "flags", .map(.path, NameRule()), "Flags that are true for a diet.",
        example: ["vegan": "$.vegan", "glutenFree": "$.glutenFree"])
    ])

  /// Numbered members.
  static let numbered = Shape(
    "numbered", place: "\"numbered\"", "Members whose names end in a number.",
    [
      .required("from", .integer(0...1_000), "The first number.", example: 1),
      .required("to", .integer(0...1_000), "The last number.", example: 20),
      .required(
        "members", .map(.text, NameRule(pattern: Forms.variable)),
        "Variable by variable, the members' names without their number.",
        example: ["name": "strIngredient", "measure": "strMeasure"]),
    ])

  /// A time with options.
  static let timeSource = Shape(
    "timeObject", place: "a time field", "Where a time comes from.",
    choices: [.exactlyOne(["path", "sum"])],
    [
      .optional("path", .path, "The path of the time.", example: "$.minutes"),
      .optional(
        "sum", .list(.path, least: 2), "Paths whose times are added up.",
        example: ["$.prep", "$.cook"]),
      .optional(
        "unit", .word(Words.of(TimeSource.Unit.self)),
        "How a value is read; `auto` by default: a number of minutes or a text.",
        example: "seconds"),
      absent,
    ])

  /// A rating.
  static let ratingSource = Shape(
    "ratingObject", place: "\"rating\"", "Where a rating comes from.",
    [
      .required("path", .path, "The path of the rating.", example: "$.rating"),
      .required(
        "scale", .number(0.001...1_000_000), "The greatest rating.", example: 5,
        aliases: ["maximum", "max"]),
      absent,
    ])
}
