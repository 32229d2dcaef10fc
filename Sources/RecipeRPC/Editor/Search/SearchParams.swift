import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// The params of `search` and of `compare`.
struct SearchParams: Sendable {
  static let query = Parameter("query", .text, "What to look for; may be empty.")
  static let providers = Parameter(
    "providers", .list(.text, called: "strings"),
    "The sources to ask, or with a minus sign all but those; every enabled one unless given.")
  static let include = Parameter(
    "include", .list(.text, called: "strings"), "Ingredients that a recipe must have.")
  static let exclude = Parameter(
    "exclude", .list(.text, called: "strings"), "Ingredients that a recipe must not have.")
  static let diet = Parameter(
    "diet", .list(.diet, called: "diets"), "Diets that a recipe must suit, all of them.")
  static let cuisine = Parameter(
    "cuisine", .list(.text, called: "strings"),
    "Cuisines; no source can be asked for them, which the plan says.")
  static let language = Parameter(
    "language", .text, "A language; no source can be asked for it, which the plan says.")
  static let maxTotalMinutes = Parameter(
    "maxTotalMinutes", .integer(1...), "The longest total time in minutes.")
  static let sort = Parameter<SortOrder>(
    "sort", .word, "The order of the recipes; best, unless the configuration has another.")
  static let limit = Parameter(
    "limit", .integer(1...100), "Recipes on one page; 20, unless the configuration has another.")
  static let timeoutMs = Parameter(
    "timeoutMs", .integer(1...3_600_000),
    "How long the whole search may take; what has come by then is the answer.")
  static let offline = Parameter("offline", .flag, standard: false, "Use only kept answers.")
  static let refresh = Parameter(
    "refresh", .flag, standard: false, "Ask again even where an answer is kept.")
  static let explain = Parameter(
    "explain", .flag, standard: false, "Add votes and the reasons for merging to each recipe.")
  static let supersedes = Parameter(
    "supersedes", .text, "Cancels the request under way that was sent with the same text.")
  static let debounceMs = Parameter(
    "debounceMs", .integer(0...60_000), standard: 0,
    "Waits so long before anything is asked, for search as you type.")

  /// What is asked of the service.
  var request: SearchRequest
  /// Whether votes and the reasons for merging are shown.
  var explain = false
  /// Where what comes on the way is reported.
  var tokens: ProgressTokens
  /// Names the older request that this one replaces.
  var supersedes: String?
  /// How long to wait before anything is asked.
  var delay = Duration.zero

  /// Reads the params; the first problem in the order of the properties is told.
  /// - Throws: ``WireFailure`` of kind `invalidParams`.
  init(_ params: Params) throws(WireFailure) {
    var query = SearchQuery(text: try params.required(Self.query))
    let providers = try params.optional(Self.providers) ?? []
    let include = try params.optional(Self.include) ?? []
    let exclude = try params.optional(Self.exclude) ?? []
    let diets = try params.optional(Self.diet) ?? []
    var unsupported: [String] = []
    if let cuisines = try params.optional(Self.cuisine), !cuisines.isEmpty {
      unsupported.append(Self.cuisine.name)
    }
    if try params.optional(Self.language) != nil { unsupported.append(Self.language.name) }
    query = SearchQuery(
      text: query.text, include: include, exclude: exclude,
      maxMinutes: try params.optional(Self.maxTotalMinutes), diets: diets)
    let sort = try params.optional(Self.sort)
    let limit = try params.optional(Self.limit)
    query.sort = sort ?? query.sort
    query.limit = limit ?? query.limit
    request = SearchRequest(
      query: query, providers: providers,
      timeout: try params.optional(Self.timeoutMs).map { .milliseconds($0) },
      isOffline: try params.optional(Self.offline) ?? false,
      isRefresh: try params.optional(Self.refresh) ?? false, unsupported: unsupported)
    request.takesConfiguredSort = sort == nil
    request.takesConfiguredLimit = limit == nil
    guard !request.isOffline || !request.isRefresh else {
      throw .invalid(
        "/refresh", "offline and refresh exclude each other", hint: "leave one of them out")
    }
    explain = try params.optional(Self.explain) ?? false
    tokens = try ProgressTokens(params)
    supersedes = try params.optional(Self.supersedes)
    delay = .milliseconds(try params.optional(Self.debounceMs) ?? 0)
  }
}

extension SearchParams {
  /// The schema of the params.
  static var schema: JSON {
    Schema.object(
      [query.property],
      optional: [
        providers.property, include.property, exclude.property, diet.property, cuisine.property,
        language.property, maxTotalMinutes.property, sort.property, limit.property,
        timeoutMs.property, offline.property, refresh.property, explain.property,
        ProgressTokens.partialResult.property, ProgressTokens.workDone.property,
        supersedes.property, debounceMs.property,
      ])
  }
}

extension Form where Value == Diet {
  /// A diet that schema.org knows, as people write it.
  static let diet = Form(
    expected: "one of \(Diet.known.keys.sorted().joined(separator: ", "))",
    schema: [
      "type": "string",
      "examples": .array(Diet.known.keys.sorted().map(JSON.string)),
    ]
  ) { value throws(Mismatch) in
    guard let text = value.stringValue else { throw Mismatch(found: value.kindName) }
    guard let diet = Diet(parsing: text), Diet.known.values.contains(diet) else {
      var mismatch = Mismatch(value)
      if let near = NearestName.of(text, among: Diet.known.keys.sorted()) {
        mismatch.fix = "did you mean \"\(near)\"?"
      }
      throw mismatch
    }
    return diet
  }
}
