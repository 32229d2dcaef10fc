import RecipeModel
import RecipeSearch

/// The arguments that searching and comparing have in common.
enum SearchArguments {
  private static let ingredient = Shape.list(.text(200), atMost: 50)

  /// The arguments for a model.
  static let members: [Shape.Member] = [
    .required(
      "query", .text(500),
      "Words to look for in titles, such as \"chicken soup\". Few words find more. It may be "
        + "empty when include names ingredients."),
    .optional("include", ingredient, "Ingredients that a recipe must have, one an element."),
    .optional("exclude", ingredient, "Ingredients that a recipe must not have, one an element."),
    .optional(
      "diet", .list(.text(100), atMost: 20),
      "Diets that a recipe must be marked as suiting, all of them: "
        + DietWords.all.joined(separator: ", ") + "."),
    .optional(
      "cuisine", .list(.text(100), atMost: 20),
      "Not applied: no source can filter by cuisine. Put the word into query instead."),
    .optional(
      "max_total_minutes", .integer(1...10_000),
      "The longest time from start to finish, in minutes."),
    .optional(
      "providers", .list(.text(200), atMost: 100),
      "Only these sources, by the ids of list_providers; a minus sign before an id leaves that "
        + "source out. All sources when absent."),
    .optional(
      "language", .text(50),
      "Not applied: sources answer in their own language. Write query in the language wanted."),
    .optional(
      "limit", .integer(1...50), "How many recipes to return, from 1 to 50; 10 when absent."),
  ]

  /// The recipes that are returned when nobody says how many.
  static let usualLimit = 10

  /// The search that arguments ask for.
  /// - Throws: ``WireFailure`` when a diet is no word.
  static func request(_ arguments: ToolArguments) throws -> SearchRequest {
    let diets = try (arguments.texts("diet") ?? []).map { text in
      guard let diet = Diet(parsing: text) else {
        throw WireFailure.invalid(
          "/diet", "\"\(Clipping.line(text, to: 60))\" is no diet",
          hint: "use one of " + DietWords.all.joined(separator: ", "))
      }
      return diet
    }
    let query = SearchQuery(
      text: arguments.text("query") ?? "", include: arguments.texts("include") ?? [],
      exclude: arguments.texts("exclude") ?? [],
      maxMinutes: arguments.integer("max_total_minutes"), diets: diets,
      limit: arguments.integer("limit") ?? usualLimit)
    var request = SearchRequest(query: query, providers: arguments.texts("providers") ?? [])
    request.takesConfiguredSort = true
    return request
  }

  /// The search that a cursor continues, when it belongs to the other arguments.
  ///
  /// Arguments that were left out are taken from the cursor.
  /// - Throws: ``WireFailure`` of kind `cursorExpired` when it does not.
  static func request(_ arguments: ToolArguments, after cursor: String) throws -> SearchRequest {
    var continued = try WireCursor.request(cursor)
    let asked = try request(arguments)
    let isSame =
      asked.query.text == continued.query.text
      && (arguments.texts("include") == nil || asked.query.include == continued.query.include)
      && (arguments.texts("exclude") == nil || asked.query.exclude == continued.query.exclude)
      && (arguments.texts("diet") == nil || asked.query.diets == continued.query.diets)
      && (asked.query.maxMinutes ?? continued.query.maxMinutes) == continued.query.maxMinutes
      && (arguments.texts("providers") == nil || asked.providers == continued.providers)
    guard isSame else { throw WireCursor.expired }
    if let limit = arguments.integer("limit") { continued.query.limit = limit }
    return continued
  }

  /// What was asked for and could not be done, as sentences.
  static func notes(_ arguments: ToolArguments) -> [String] {
    var notes = arguments.notes
    let cuisines = (arguments.texts("cuisine") ?? []).map { Clipping.line($0, to: 60) }
    if !cuisines.isEmpty {
      notes.append(
        "cuisine (\(cuisines.joined(separator: ", "))) was not applied: no source can filter by "
          + "it; put the word into query instead")
    }
    if let language = arguments.text("language") {
      notes.append(
        "language (\(Clipping.line(language, to: 60))) was not applied: sources answer in their "
          + "own language; write query in the language wanted")
    }
    for text in arguments.texts("diet") ?? [] {
      guard let diet = Diet(parsing: text), !Diet.known.values.contains(diet) else { continue }
      notes.append(
        "diet \"\(Clipping.line(text, to: 60))\" is not one that sources mark; the known ones are "
          + DietWords.all.joined(separator: ", "))
    }
    return notes
  }

  /// The parts of the query that nobody applies, beside those that the plan itself names.
  static func unsupported(_ arguments: ToolArguments) -> [String] {
    var parts: [String] = []
    if arguments.texts("cuisine")?.isEmpty == false { parts.append("cuisine") }
    if arguments.text("language") != nil { parts.append("language") }
    return parts
  }
}

/// The words for diets that are offered, in a fixed order.
enum DietWords {
  /// The words, which `Diet` reads.
  static let all = [
    "vegan", "vegetarian", "gluten-free", "dairy-free", "low-lactose", "low-calorie", "low-fat",
    "low-salt", "diabetic", "halal", "kosher", "hindu",
  ]
}
