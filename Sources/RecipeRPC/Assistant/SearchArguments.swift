import RecipeModel
import RecipeRendering
import RecipeSearch

/// The arguments that searching and comparing have in common: a search within bounds, or the cursor
/// of the answer before with what was asked then.
struct SearchArguments: Operation {
  /// The search that is asked for.
  private(set) var search: SearchRecipes = {
    var search = SearchRecipes()
    search.limit = usualLimit
    search.name = { QueryFilter.argument($0) }
    return search
  }()
  private var cursor: String?
  /// The names of the arguments that are given.
  private var given: Set<String> = []
  /// The search that is asked for, or the one that the cursor continues.
  private(set) var request = SearchRequest(query: SearchQuery(text: ""))

  static var codec: ObjectCodec<SearchArguments> { searching }

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

  private static let off =
    ". Unless given, what the user's configuration asks of every search; \"none\" turns that off, "
    + "only where the user wants it."

  private static let members = asking + QueryFilter.all.map(filter) + answering

  private static let asking: [Member<SearchArguments>] = [
    .required(
      "query", \.search.asked.text, .argument(.line(500)),
      "Words to look for in titles, such as \"chicken soup\". Few words find more. It may be "
        + "empty when include names ingredients."),
    noted(
      "include", \.search.asked.include, .argument(.list(.line(200), atMost: 50)),
      "Ingredients that a recipe must have, one an element."),
    noted(
      "exclude", \.search.asked.exclude, .argument(.list(.line(200), atMost: 50)),
      "Ingredients that a recipe must not have, one an element."),
    .optional(
      "diet", \.search.diets, .words(dietWords, atMost: 20) { Diet(parsing: $0) },
      "Diets that a recipe must suit, all of them: " + dietWords.joined(separator: ", ") + off),
    .optional(
      "avoid", \.search.avoid,
      .words(Allergen.allCases.map(\.rawValue), atMost: 40) {
        Allergen(parsing: $0)
      },
      "What a recipe must not hold, by its words: "
        + Allergen.allCases.map(\.rawValue).joined(separator: ", ") + off),
    .optional(
      "law", \.search.law, .choice,
      "Whose list of allergens counts; the user's own choice when absent."),
    noted(
      "strict_diet", \.search.asked.isStrict, .argument(.flag),
      "Whether recipes of which diets and allergens cannot be told are left out, too."),
    noted(
      "interpret", \.search.interprets, .argument(.flag),
      "Whether query is read as people type it: filler is dropped, and diets, times and "
        + "ingredients with or without that it names apply; true when absent. The answer's "
        + "interpretation says what was taken. Words in quotation marks stay."),
    .optional(
      "other_words", \.search.otherWords, .argument(.flag),
      "Whether sources that have nothing are asked again in other words: other names of the food or "
        + "dish, its number, its spelling, fewer words. The user's own choice when absent, and false "
        + "where sources are compared. The answer's wordings say in which."),
    .standard(
      "cuisine", \.search.cuisines, .argument(.list(.line(100), atMost: 20)),
      "Not applied: no source can filter by cuisine. Put the word into query instead."),
  ]

  private static let answering: [Member<SearchArguments>] = [
    noted(
      "providers", \.search.providers, .argument(.list(.line(200), atMost: 100)),
      "Only these sources, by the ids of list_providers; a minus sign before an id leaves that "
        + "source out. All sources when absent."),
    .optional(
      "language", \.search.language, .argument(.line(50)),
      "Not applied: sources answer in their own language. Write query in the language wanted."),
    noted(
      "limit", \.search.limit,
      ValueCodec<Int>.argument(.range(1...50)).map { number, _ in
        number
      } write: {
        $0 ?? usualLimit
      },
      "How many recipes to return, from 1 to 50; 10 when absent."),
  ]

  /// A member of which it counts whether it is given.
  private static func noted<Value>(
    _ name: String, _ path: Property<SearchArguments, Value>, _ codec: ValueCodec<Value>,
    _ about: String
  ) -> Member<SearchArguments> {
    .custom(name, codec, about, get: { $0[keyPath: path] }) { arguments, value in
      arguments[keyPath: path] = value
      arguments.given.insert(name)
    }
  }

  private static func filter(_ filter: QueryFilter) -> Member<SearchArguments> {
    switch filter.value {
    case .number(let path, let least, _, let most):
      noted(filter, .argument(.range(least...most)), get: { $0[keyPath: path] }) {
        $0[keyPath: path] = $1
      }
    case .foods(let path):
      noted(filter, .argument(.list(.line(200), atMost: 50)), get: { $0[keyPath: path] }) {
        $0[keyPath: path] = $1
      }
    case .flag(let path):
      noted(filter, .argument(.flag), get: { $0[keyPath: path] }) { $0[keyPath: path] = $1 }
    }
  }

  private static func noted<Value>(
    _ filter: QueryFilter, _ codec: ValueCodec<Value>,
    get: @escaping @Sendable (SearchQuery) -> Value?,
    set: @escaping @Sendable (inout SearchQuery, Value) -> Void
  ) -> Member<SearchArguments> {
    let name = filter.argument
    return .custom(name, codec, filter.aboutForAssistants, get: { get($0.search.asked) }) {
      arguments, value in
      set(&arguments.search.asked, value)
      arguments.given.insert(name)
    }
  }

  /// The recipes that are returned when nobody says how many.
  private static let usualLimit = 10

  mutating func check() throws(Failure) {
    try search.check()
    request = search.request
    if let cursor { request = try continued(cursor) }
  }

  func run(_ context: OperationContext) async throws -> SearchReport {
    try await context.service.search(request, observe: context.observe)
  }

  /// The search that a cursor continues; arguments that are left out are taken from it.
  /// - Throws: ``Failure`` of kind `cursorExpired` when it does not belong to the other arguments.
  private func continued(_ cursor: String) throws(Failure) -> SearchRequest {
    var continued = try WireCursor.request(cursor)
    let (asked, before) = (request.query, continued.query)
    func isSame<Value: Equatable>(_ name: String, _ path: KeyPath<SearchQuery, Value>) -> Bool {
      !given.contains(name) || asked[keyPath: path] == before[keyPath: path]
    }
    guard asked.text == before.text, isSame("include", \.include), isSame("exclude", \.exclude),
      search.diets == nil || asked.diets == before.diets,
      search.avoid == nil || asked.avoid == before.avoid,
      search.law == nil || asked.law == before.law, isSame("strict_diet", \.isStrict),
      isSame("interpret", \.isExact),
      search.otherWords == nil || asked.otherWords == before.otherWords,
      QueryFilter.all.allSatisfy({
        !given.contains($0.argument) || $0.texts(in: asked) == $0.texts(in: before)
      }), !given.contains("providers") || search.providers == continued.providers
    else { throw WireCursor.expired }
    if given.contains("limit") { continued.query.limit = asked.limit }
    return continued
  }

  /// What was asked for and could not be done, as sentences.
  var notes: [String] {
    var notes: [String] = []
    let cuisines = search.cuisines.map { Clipping.line($0, to: 60) }
    if !cuisines.isEmpty {
      notes.append(
        "cuisine (\(cuisines.joined(separator: ", "))) was not applied: no source can filter by "
          + "it; put the word into query instead")
    }
    if let language = search.language {
      notes.append(
        "language (\(Clipping.line(language, to: 60))) was not applied: sources answer in their "
          + "own language; write query in the language wanted")
    }
    for diet in search.diets ?? [] where !Diet.known.values.contains(diet) {
      notes.append(
        "diet \"\(Clipping.line(diet.name, to: 60))\" is not one that sources mark; the known ones are "
          + Self.dietWords.joined(separator: ", "))
    }
    return notes
  }

  /// What the configuration asked for, as a note; none for nothing.
  static func notes(on query: SearchQuery?) -> [String] {
    query.flatMap { QueryWording.configured($0) { "\($0) \"none\"" } }.map { [$0] } ?? []
  }
}
