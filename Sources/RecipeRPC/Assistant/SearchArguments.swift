import RecipeModel
import RecipeRendering
import RecipeSearch

/// The arguments that searching and comparing have in common.
struct SearchArguments: Sendable {
  private var query = ""
  private var include: [String]?
  private var exclude: [String]?
  private var diets: [String]?
  private var avoid: [String]?
  private var law: String?
  private var isStrict: Bool?
  private var interprets: Bool?
  private var otherWords: Bool?
  private var cuisines: [String]?
  /// What the filters of ``QueryFilter`` say, and the names of those that are given.
  private var filters = SearchQuery()
  private var given: Set<String> = []
  private var providers: [String]?
  private var language: String?
  private var limit: Int?
  private var cursor: String?

  static let comparing = ObjectCodec(arguments: SearchArguments(), members)

  static let searching = ObjectCodec(
    arguments: SearchArguments(),
    members + [
      .optional(
        "cursor", \.cursor, .argument(.text),
        "The nextCursor of the answer before, to get the recipes that follow; query and the "
          + "other arguments stay the same.")
    ])

  /// The words for diets that are offered.
  static let dietWords = Diet.names.map(\.name)

  private static let none = "none"
  private static let off =
    ". Unless given, what the user's configuration asks of every search; \"none\" turns that off, "
    + "only where the user wants it."

  private static let members = asking + QueryFilter.all.map(filter) + answering

  private static let asking: [Member<SearchArguments>] = [
    .required(
      "query", \.query, .argument(.line(500)),
      "Words to look for in titles, such as \"chicken soup\". Few words find more. It may be "
        + "empty when include names ingredients."),
    .optional(
      "include", \.include, .argument(.list(.line(200), atMost: 50)),
      "Ingredients that a recipe must have, one an element."),
    .optional(
      "exclude", \.exclude, .argument(.list(.line(200), atMost: 50)),
      "Ingredients that a recipe must not have, one an element."),
    .optional(
      "diet", \.diets, .argument(.list(.line(100), atMost: 20)),
      "Diets that a recipe must suit, all of them: " + dietWords.joined(separator: ", ") + off),
    .optional(
      "avoid", \.avoid, .argument(.list(.line(100), atMost: 40)),
      "What a recipe must not hold, by its words: "
        + Allergen.allCases.map(\.rawValue).joined(separator: ", ") + off),
    .optional(
      "law", \.law, .argument(.words(AllergenLaw.allCases.map(\.rawValue))),
      "Whose list of allergens counts; the user's own choice when absent."),
    .optional(
      "strict_diet", \.isStrict, .argument(.flag),
      "Whether recipes of which diets and allergens cannot be told are left out, too."),
    .optional(
      "interpret", \.interprets, .argument(.flag),
      "Whether query is read as people type it: filler is dropped, and diets, times and "
        + "ingredients with or without that it names apply; true when absent. The answer's "
        + "interpretation says what was taken. Words in quotation marks stay."),
    .optional(
      "other_words", \.otherWords, .argument(.flag),
      "Whether sources that have nothing are asked again in other words: other names of the food or "
        + "dish, its number, its spelling, fewer words. The user's own choice when absent, and false "
        + "where sources are compared. The answer's wordings say in which."),
    .optional(
      "cuisine", \.cuisines, .argument(.list(.line(100), atMost: 20)),
      "Not applied: no source can filter by cuisine. Put the word into query instead."),
  ]

  private static let answering: [Member<SearchArguments>] = [
    .optional(
      "providers", \.providers, .argument(.list(.line(200), atMost: 100)),
      "Only these sources, by the ids of list_providers; a minus sign before an id leaves that "
        + "source out. All sources when absent."),
    .optional(
      "language", \.language, .argument(.line(50)),
      "Not applied: sources answer in their own language. Write query in the language wanted."),
    .optional(
      "limit", \.limit, .argument(.range(1...50)),
      "How many recipes to return, from 1 to 50; 10 when absent."),
  ]

  private static func filter(_ filter: QueryFilter) -> Member<SearchArguments> {
    switch filter.value {
    case .number(let path, let least, _, let most):
      .custom(
        filter.argument, .argument(.range(least...most)), filter.aboutForAssistants,
        get: { $0.filters[keyPath: path] }
      ) { arguments, number in
        arguments.filters[keyPath: path] = number
        arguments.given.insert(filter.name)
      }
    case .foods(let path):
      .custom(
        filter.argument, .argument(.list(.line(200), atMost: 50)), filter.aboutForAssistants,
        get: { $0.filters[keyPath: path] }
      ) { arguments, foods in
        arguments.filters[keyPath: path] = foods
        arguments.given.insert(filter.name)
      }
    case .flag(let path):
      .custom(
        filter.argument, .argument(.flag), filter.aboutForAssistants,
        get: { $0.filters[keyPath: path] }
      ) { arguments, applies in
        arguments.filters[keyPath: path] = applies
        arguments.given.insert(filter.name)
      }
    }
  }

  /// The recipes that are returned when nobody says how many.
  private static let usualLimit = 10

  /// The search that is asked for, or the one that the cursor continues.
  /// - Throws: ``Failure`` when a diet is no word, and of kind `cursorExpired` when the cursor
  ///   does not belong to the other arguments.
  var request: SearchRequest {
    get throws { try cursor.map(continued) ?? asked }
  }

  private var asked: SearchRequest {
    get throws {
      let diets = try Self.read(
        diets, at: "/diet", "no diet", Self.dietWords, Diet.init(parsing:))
      let avoided = try Self.read(
        avoid, at: "/avoid", "nothing that can be told from words",
        Allergen.allCases.map(\.rawValue), Allergen.init(parsing:))
      var query = filters
      (query.text, query.include, query.exclude) = (self.query, include ?? [], exclude ?? [])
      (query.diets, query.avoid, query.limit) = (diets, avoided, limit ?? Self.usualLimit)
      query.law = law.flatMap(AllergenLaw.init(rawValue:)) ?? query.law
      query.isStrict = isStrict ?? false
      query.isExact = interprets == false
      query.otherWords = otherWords
      query.tidy()
      if let failure = query.needingFoods(QueryFilter.argument) { throw failure }
      if !query.have.isEmpty { query.sort = .missing }
      let open = SearchQuery.Setting.those([
        .sort: query.have.isEmpty, .diets: self.diets == nil, .avoid: avoid == nil,
        .law: law == nil,
      ])
      return SearchRequest(query: query, providers: providers ?? [], open: open)
    }
  }

  /// The values of words; `none` is no word.
  private static func read<Value>(
    _ texts: [String]?, at path: String, _ what: String, _ known: [String],
    _ parse: (String) -> Value?
  ) throws -> [Value] {
    try (texts ?? []).filter { $0 != none }.map { text in
      if let value = parse(text) { return value }
      throw Failure.invalid(
        path, "\"\(Clipping.line(text, to: 60))\" is \(what)",
        fix: "use one of " + known.joined(separator: ", "))
    }
  }

  /// Arguments that were left out are taken from the cursor.
  private func continued(_ cursor: String) throws -> SearchRequest {
    var continued = try WireCursor.request(cursor)
    let (asked, before) = (try asked, continued.query)
    let isSame =
      asked.query.text == before.text
      && (include == nil || asked.query.include == before.include)
      && (exclude == nil || asked.query.exclude == before.exclude)
      && (diets == nil || asked.query.diets == before.diets)
      && (avoid == nil || asked.query.avoid == before.avoid)
      && (law == nil || asked.query.law == before.law)
      && (isStrict == nil || asked.query.isStrict == before.isStrict)
      && (interprets == nil || asked.query.isExact == before.isExact)
      && (otherWords == nil || asked.query.otherWords == before.otherWords)
      && QueryFilter.all.allSatisfy {
        !given.contains($0.name) || $0.texts(in: asked.query) == $0.texts(in: before)
      }
      && (providers == nil || asked.providers == continued.providers)
    guard isSame else { throw WireCursor.expired }
    if let limit { continued.query.limit = limit }
    return continued
  }

  /// What was asked for and could not be done, as sentences.
  var notes: [String] {
    var notes: [String] = []
    let cuisines = (cuisines ?? []).map { Clipping.line($0, to: 60) }
    if !cuisines.isEmpty {
      notes.append(
        "cuisine (\(cuisines.joined(separator: ", "))) was not applied: no source can filter by "
          + "it; put the word into query instead")
    }
    if let language {
      notes.append(
        "language (\(Clipping.line(language, to: 60))) was not applied: sources answer in their "
          + "own language; write query in the language wanted")
    }
    for text in diets ?? [] {
      guard let diet = Diet(parsing: text), !Diet.known.values.contains(diet) else { continue }
      notes.append(
        "diet \"\(Clipping.line(text, to: 60))\" is not one that sources mark; the known ones are "
          + Self.dietWords.joined(separator: ", "))
    }
    return notes
  }

  /// What the configuration asked for, as a note; none for nothing.
  static func notes(on query: SearchQuery?) -> [String] {
    query.flatMap { QueryWording.configured($0) { "\($0) \"none\"" } }.map { [$0] } ?? []
  }

  /// The parts of the query that nobody applies, beside those that the plan itself names.
  var unsupported: [String] {
    (cuisines?.isEmpty == false ? ["cuisine"] : []) + (language == nil ? [] : ["language"])
  }
}
