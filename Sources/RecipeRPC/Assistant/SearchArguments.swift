import RecipeModel
import RecipeSearch

/// The arguments that searching and comparing have in common.
struct SearchArguments: Sendable {
  private var query = ""
  private var include: [String]?
  private var exclude: [String]?
  private var diets: [String]?
  private var cuisines: [String]?
  private var maxMinutes: Int?
  private var have: [String]?
  private var missingAtMost: Int?
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

  private static let members: [Member<SearchArguments>] = [
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
      "Diets that a recipe must be marked as suiting, all of them: "
        + DietWords.all.joined(separator: ", ") + "."),
    .optional(
      "cuisine", \.cuisines, .argument(.list(.line(100), atMost: 20)),
      "Not applied: no source can filter by cuisine. Put the word into query instead."),
    .optional(
      "max_total_minutes", \.maxMinutes, .argument(.range(1...10_000)),
      "The longest time from start to finish, in minutes."),
    .optional(
      "have", \.have, .argument(.list(.line(200), atMost: 50)),
      "Foods that the user has, the one to use first: recipes are ranked by how little is missing, "
        + "and each item names what is."),
    .optional(
      "missing_at_most", \.missingAtMost, .argument(.range(0...50)),
      "Leaves out recipes that need more foods beside those of have."),
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

  /// The recipes that are returned when nobody says how many.
  private static let usualLimit = 10

  /// The search that is asked for, or the one that the cursor continues.
  /// - Throws: ``WireFailure`` when a diet is no word, and of kind `cursorExpired` when the cursor
  ///   does not belong to the other arguments.
  var request: SearchRequest {
    get throws { try cursor.map(continued) ?? asked }
  }

  private var asked: SearchRequest {
    get throws {
      let diets = try (diets ?? []).map { text in
        guard let diet = Diet(parsing: text) else {
          throw WireFailure.invalid(
            "/diet", "\"\(Clipping.line(text, to: 60))\" is no diet",
            hint: "use one of " + DietWords.all.joined(separator: ", "))
        }
        return diet
      }
      let query = SearchQuery(
        text: query, include: include ?? [], exclude: exclude ?? [], maxMinutes: maxMinutes,
        diets: diets, have: have ?? [], missingAtMost: missingAtMost,
        limit: limit ?? Self.usualLimit, sort: have?.isEmpty == false ? .missing : .best)
      return SearchRequest(
        query: query, providers: providers ?? [], takesConfiguredSort: query.have.isEmpty)
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
      && (have == nil || asked.query.have == before.have)
      && (missingAtMost ?? before.missingAtMost) == before.missingAtMost
      && (asked.query.maxMinutes ?? before.maxMinutes) == before.maxMinutes
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
          + DietWords.all.joined(separator: ", "))
    }
    return notes
  }

  /// The parts of the query that nobody applies, beside those that the plan itself names.
  var unsupported: [String] {
    (cuisines?.isEmpty == false ? ["cuisine"] : []) + (language == nil ? [] : ["language"])
  }
}

/// The words for diets that are offered, in a fixed order.
enum DietWords {
  /// The words, which `Diet` reads.
  static let all = [
    "vegan", "vegetarian", "pescatarian", "gluten-free", "dairy-free", "low-lactose", "low-calorie",
    "low-fat",
    "low-salt", "diabetic", "halal", "kosher", "hindu",
  ]
}
