/// The order in which merged recipes are shown.
public enum SortOrder: String, Sendable, Hashable, CaseIterable {
  /// By fused score: the default.
  case best
  /// By rating, highest first; recipes without one come last.
  case rating
  /// By total time, shortest first; recipes without one come last.
  case time
  /// By title, alphabetically, regardless of case and accents.
  case title
  /// By the number of vote groups that list the recipe, most first.
  case sources
  /// By how few foods are missing from those that one has, then by how many of these are used;
  /// recipes of which it cannot be told come last.
  case missing

  /// The orders that need nothing but the recipes.
  package static let standing = allCases.filter { $0 != .missing }
}

/// What a person asks for.
public struct SearchQuery: Sendable, Hashable {
  /// Free words; empty asks for a provider's own top list.
  public var text: String
  /// Ingredients that a recipe must have.
  public var include: [String]
  /// Ingredients that a recipe must not have.
  public var exclude: [String]
  /// The longest total time in minutes.
  public var maxMinutes: Int?
  /// The diets that a recipe must suit, all of them.
  public var diets: [Diet]
  /// The foods that one has; empty where nothing is to be told of missing ones.
  public var have: [String]
  /// How many foods beside those that one has a recipe may need; nil for any number.
  public var missingAtMost: Int?
  /// What a recipe must not hold, by the words of its title and lines.
  public var avoid: [Allergen]
  /// Whose list of allergens counts.
  public var law: AllergenLaw
  /// Whether recipes of which it cannot be told are left out too.
  public var isStrict: Bool
  /// Which of the diets, and of what is avoided, a configuration asks of every search, by the names
  /// that options have; the person has not asked for them.
  package var configured: [String] = []
  /// How many merged recipes to return, at least 1.
  public var limit: Int
  /// The order of the merged recipes.
  public var sort: SortOrder

  /// Creates a query; words and ingredients are trimmed, empty ones are dropped.
  public init(
    text: String = "", include: [String] = [], exclude: [String] = [], maxMinutes: Int? = nil,
    diets: [Diet] = [], avoid: [Allergen] = [], law: AllergenLaw = .eu, isStrict: Bool = false,
    have: [String] = [], missingAtMost: Int? = nil, limit: Int = 20, sort: SortOrder = .best
  ) {
    self.text = Self.trim(text)
    self.include = include.map(Self.trim).filter { !$0.isEmpty }
    self.exclude = exclude.map(Self.trim).filter { !$0.isEmpty }
    self.maxMinutes = maxMinutes
    self.diets = diets
    self.have = have.map(Self.trim).filter { !$0.isEmpty }
    self.missingAtMost = missingAtMost
    self.avoid = avoid
    self.law = law
    self.isStrict = isStrict
    self.limit = max(1, limit)
    self.sort = sort
  }

  /// Whether the query names nothing at all, so that only a top list can answer it.
  public var isEmpty: Bool { text.isEmpty && include.isEmpty && have.isEmpty }

  private static func trim(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SearchQuery {
  /// A part of a query for which a configuration speaks where nobody else does.
  package enum Setting: Sendable, Hashable {
    case limit, sort, diets, avoid, law

    /// Those that hold.
    package static func those(_ parts: KeyValuePairs<Setting, Bool>) -> Set<Setting> {
      Set(parts.lazy.filter(\.value).map(\.key))
    }
  }

  /// How many recipes a person or program may ask for at once.
  package static let limits = 1...1_000
  /// The servings that a recipe can be scaled to.
  package static let servings = 1...1_000
  /// The most that a count in a document is taken for, so that sums stay numbers.
  package static let greatestCount = 1_000_000_000

  /// A query in every document and message.
  package static let codec = ObjectCodec<SearchQuery>(
    "query", place: "a query", "What is asked.", draft: SearchQuery(), isOpen: true,
    [
      .always("text", \.text, .anyText, "Free words."),
      .always("include", \.include, .list(.anyText), "Ingredients that a recipe must have."),
      .always("exclude", \.exclude, .list(.anyText), "Ingredients that it must not have."),
      .always("limit", \.limit, .fromOne, "How many recipes to return."),
      .always("sort", \.sort, .word, "The order of the recipes."),
      .always(
        "maxMinutes", \.maxMinutes, .nullable(.fromOne),
        "The longest total time in minutes."),
      .always("diets", \.diets, .list(.diet), "The diets that a recipe must suit."),
      .standard("have", \.have, .list(.anyText), "Foods that one has."),
      .optional(
        "missingAtMost", \.missingAtMost, .integer(0...greatestCount),
        "How many foods beside these a recipe may need."),
      .standard("avoid", \.avoid, .list(.word), "What a recipe must not hold."),
      .standard("law", \.law, .word, "Whose list of allergens counts."),
      .standard(
        "strictDiet", \.isStrict, .flag, "Whether recipes that cannot be judged are left out."),
      .standard(
        "configured", \.configured, .list(.anyText),
        "Which diets, and what of avoid, the configuration asks of every search."),
    ]
  ) { _, query in
    let configured = query.configured
    query = SearchQuery(
      text: query.text, include: query.include, exclude: query.exclude,
      maxMinutes: query.maxMinutes, diets: query.diets, avoid: query.avoid, law: query.law,
      isStrict: query.isStrict, have: query.have, missingAtMost: query.missingAtMost,
      limit: query.limit, sort: query.sort)
    query.configured = configured
  }
}

extension ValueCodec where Value == Int {
  /// A count from 1; of what is read, 0 is taken too.
  fileprivate static var fromOne: ValueCodec {
    integer(0...SearchQuery.greatestCount).described(
      as: .keywords(["type": "integer", "minimum": 1]))
  }
}

extension ValueCodec where Value == Diet {
  /// A diet by its schema.org name.
  package static var diet: ValueCodec {
    ValueCodec<String>.anyText.map { name, _ in
      Diet(rawValue: name)
    } write: {
      $0.rawValue
    }
  }
}
