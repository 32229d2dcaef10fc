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
  /// Whether salt, pepper and water count as missing, too, where ``have`` does not name them.
  public var countsStaples = false
  /// For how many people it is; leaves no recipe out.
  public var servings: Int?
  /// Whether the words are searched as they stand, and nothing is read from them.
  public var isExact = false
  /// Whether sources that have nothing are asked again in other words; nil where nobody said so.
  public var otherWords: Bool?
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
    have: [String] = [], missingAtMost: Int? = nil, servings: Int? = nil, limit: Int = 20,
    sort: SortOrder = .best
  ) {
    self.text = text
    self.include = include
    self.exclude = exclude
    self.maxMinutes = maxMinutes
    self.diets = diets
    self.have = have
    self.missingAtMost = missingAtMost
    self.servings = servings
    self.avoid = avoid
    self.law = law
    self.isStrict = isStrict
    self.limit = limit
    self.sort = sort
    tidy()
  }

  /// The names of foods that a query holds.
  static var foods: [Property<SearchQuery, [String]>] { [\.include, \.exclude, \.have] }

  /// Trims words and ingredients, drops empty ones, and makes the limit at least 1.
  package mutating func tidy() {
    text = Self.trim(text)
    for path in Self.foods {
      self[keyPath: path] = self[keyPath: path].map(Self.trim).filter { !$0.isEmpty }
    }
    limit = max(1, limit)
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
      Set(parts.filter(\.value).map(\.key))
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
      .standard(
        "countStaples", \.countsStaples, .flag,
        "Whether salt, pepper and water count as missing, too."),
      .optional(
        "servings", \.servings, .integer(servings),
        "For how many people it is; leaves no recipe out."),
      .standard("avoid", \.avoid, .list(.word), "What a recipe must not hold."),
      .standard("law", \.law, .word, "Whose list of allergens counts."),
      .standard(
        "strictDiet", \.isStrict, .flag, "Whether recipes that cannot be judged are left out."),
      .standard(
        "configured", \.configured, .list(.anyText),
        "Which diets, and what of avoid, the configuration asks of every search."),
      .standard(
        "exact", \.isExact, .flag, "Whether the words are searched as they stand."),
      .optional(
        "otherWords", \.otherWords, .flag,
        "Whether sources that have nothing are asked again in other words."),
    ]
  ) { _, query in query.tidy() }
}

/// A filter of a query that a number or a list of foods sets, declared once for all clients: the
/// params of methods, the arguments of tools, what a cursor continues and what repeats a search
/// follow.
///
/// **Adding one.** Its property and its member in ``SearchQuery``, a line in ``all``, and its flag in
/// `FilterOptions`. One that sources can be asked for has a ``Limit``, a ``QueryPart`` and a
/// capability of that name; the page shows it by a field of `SearchForm`.
package struct QueryFilter: Sendable {
  /// What sets it.
  package enum Value: Sendable {
    /// A whole number in a range; without an end, assistants may not go beyond their own.
    case number(Property<SearchQuery, Int?>, least: Int, most: Int?, forAssistants: Int)
    /// Names of foods.
    case foods(Property<SearchQuery, [String]>)
    /// Whether it applies; it does not unless somebody says so.
    case flag(Property<SearchQuery, Bool>)
  }

  /// Its name among params: `missingAtMost`.
  package let name: String
  /// What it does, for programs.
  package let about: String
  /// What it does, for a model.
  package let aboutForAssistants: String
  /// Where the query keeps it, and what it may be.
  package let value: Value
  /// How it limits what a listing states; nil where only the engine can decide.
  package let limit: Limit?

  private init(
    _ name: String, _ value: Value, limit: Limit? = nil, _ about: String,
    forAssistants aboutForAssistants: String? = nil
  ) {
    self.name = name
    self.value = value
    self.limit = limit
    self.about = about
    self.aboutForAssistants = aboutForAssistants ?? about
  }

  /// A limit on a number that listings state, which sources can apply themselves.
  package struct Limit: Sendable {
    /// The part of the query that it is; a source that applies it claims the capability of that name.
    package let part: QueryPart
    /// The query's member that holds the number, in documents and in the templates of definitions.
    package let member: String
    /// The query's number.
    package let number: Property<SearchQuery, Int?>
    /// The number in a listing; nil where it states none.
    package let stated: @Sendable (Listing) -> Int?
    /// What the number counts: `minutes`.
    package let unit: String
    /// What it is, in a few words, and in one.
    package let summary: (long: String, short: String)
    /// What it asks for, before the number: `in at most`.
    package let wish: String
    /// What it removes, around the number.
    package let removed: (before: String, after: String)
    /// The word under which what it removes is counted.
    package let drop: String
    /// A number for examples.
    package let example: Int

    /// Whether a listing keeps to a number; one that states none does not.
    package func fits(_ listing: Listing, _ number: Int) -> Bool {
      stated(listing).map { $0 <= number } ?? false
    }
  }

  /// Every filter, in the order in which lists show them.
  package static let all = [
    QueryFilter(
      "maxTotalMinutes", .number(\.maxMinutes, least: 1, most: nil, forAssistants: 10_000),
      limit: Limit(
        part: .time, member: "maxMinutes", number: \.maxMinutes, stated: \.totalMinutes,
        unit: "minutes", summary: ("the greatest total time", "a time"), wish: "in at most",
        removed: ("over", "or silent about the time"), drop: "tooLong", example: 30),
      "The longest total time in minutes.",
      forAssistants: "The longest time from start to finish, in minutes."),
    QueryFilter(
      "have", .foods(\.have),
      "Foods that one has, the one to use first: recipes are ranked by how little is missing.",
      forAssistants:
        "Foods that the user has, the one to use first: recipes are ranked by how little is "
        + "missing, and each item names what is."),
    QueryFilter(
      "missingAtMost", .number(\.missingAtMost, least: 0, most: 1_000, forAssistants: 50),
      "Leaves out recipes that need more foods beside those of have."),
    QueryFilter(
      "countStaples", .flag(\.countsStaples),
      "Whether salt, pepper and water count as missing, too, where have does not name them."),
  ]

  /// The limits that sources can be asked for.
  package static let limits = all.compactMap(\.limit)

  /// Its name among the arguments of tools: `missing_at_most`.
  package var argument: String { Self.argument(name) }

  /// The name among the arguments of tools of what has a name among params.
  package static func argument(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  /// What a query says of it, as texts; none where it says nothing.
  package func texts(in query: SearchQuery) -> [String] {
    switch value {
    case .number(let path, _, _, _): query[keyPath: path].map { [String($0)] } ?? []
    case .foods(let path): query[keyPath: path]
    case .flag(let path): query[keyPath: path] ? ["true"] : []
    }
  }
}

/// A part of a query that somebody has to answer: the source itself, or the engine afterwards.
package enum QueryPart: String, Sendable, Hashable, CaseIterable {
  case text, include, exclude, time, diet, avoid, have, sort

  /// The parts that a fact answers which the recipe states, or does not.
  package static let facts = Set(QueryFilter.limits.map(\.part)).union([.diet])

  /// The parts for which a source that cannot answer them is asked for details.
  package static let ofDetails = facts.union([.include, .exclude, .have])

  /// Whether the query has this part.
  package func isAsked(in query: SearchQuery) -> Bool {
    if let limit = QueryFilter.limits.first(where: { $0.part == self }) {
      return query[keyPath: limit.number] != nil
    }
    return switch self {
    case .text: !query.text.isEmpty
    case .include: !query.include.isEmpty
    case .exclude: !query.exclude.isEmpty
    case .diet: !query.diets.isEmpty
    case .have: !query.have.isEmpty
    case .avoid: !query.avoid.isEmpty
    case .sort: query.sort != .best
    default: false
    }
  }
}

extension SearchQuery {
  /// A part that means nothing without the foods that one has, as a failure; nil for none.
  ///
  /// `name` gives the name that the person or program knows a part by.
  package func needingFoods(_ name: (String) -> String = { $0 }) -> Failure? {
    guard have.isEmpty else { return nil }
    let part: String
    if missingAtMost != nil {
      part = "missingAtMost"
    } else if countsStaples {
      part = "countStaples"
    } else if sort == .missing {
      part = "sort"
    } else {
      return nil
    }
    let asked = name(part) + (part == "sort" ? " \(sort.rawValue)" : "")
    return .invalid(
      "/\(name(part))", "\(asked) needs \(name("have"))",
      fix: "name the foods that are there with \(name("have"))")
  }

  /// How many things the query filters by: each ingredient, diet and allergen, and each number.
  package var filterCount: Int {
    let numbers = QueryFilter.all.filter {
      if case .number = $0.value { !$0.texts(in: self).isEmpty } else { false }
    }
    return include.count + exclude.count + diets.count + avoid.count + numbers.count
  }

  /// The query in a form that is equal for all that ask for the same recipes: words and filters
  /// decide, how many are shown and in which order does not.
  ///
  /// Capitals, blanks and the order of filters make no difference, nor for how many people it is;
  /// accents do.
  public var leveled: SearchQuery {
    var query = self
    query.text = text.lowercased()
    for path in Self.foods {
      query[keyPath: path] = self[keyPath: path].map { $0.lowercased() }.sorted()
    }
    query.diets.sort { $0.rawValue < $1.rawValue }
    query.avoid.sort { $0.rawValue < $1.rawValue }
    let standard = SearchQuery()
    (query.limit, query.sort, query.configured) = (standard.limit, standard.sort, [])
    query.servings = nil
    query.tidy()
    return query
  }

  /// Whether another query asks for the same recipes; see ``leveled``.
  public func asksSame(as other: SearchQuery) -> Bool { leveled == other.leveled }
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
