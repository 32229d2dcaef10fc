import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

extension Method {
  static let search = Method(
    "search", "Asks the configured sources and gives one merged, ranked list.",
    SearchRecipes.self, result: SearchReply.schema
  ) { params, service in
    let search = SearchWork(params.request, params.tokens, explain: params.explain)
    return params.work { try await search.run(params, $0, service) }
  }

  static let compare = Method(
    "compare",
    "Compares what the sources answer to one query, as potluck compare --json prints it.",
    SearchRecipes.self,
    result: Schema(written: ComparisonJSON.shape, inlined: true).named("ComparisonResult")
  ) { params, service in
    let search = SearchWork(params.request, params.tokens)
    return params.work { try await search.compare(params, $0, service) }
  }

  static let searchMore = Method(
    "search/more", "Gives the page that follows an answer to search.", ContinueSearch.self,
    result: SearchReply.schema
  ) { params, service in
    let search = SearchWork(params.request, params.tokens, explain: params.explain)
    return Work { try await search.run(params, $0, service) }
  }
}

/// A search of the sources, merged into one list: the method `search`.
///
/// `compare` takes the same input.
struct SearchRecipes: Operation {
  /// What is asked, but for what a configuration may say.
  var asked = SearchQuery()
  var providers: [String] = []
  var diets: [Diet]?
  var avoid: [Allergen]?
  var law: AllergenLaw?
  var cuisines: [String] = []
  var language: String?
  var sort: SortOrder?
  var limit: Int?
  var timeout: Int?
  var isOffline = false
  var isRefresh = false
  var isSettled = false
  var isRelayed = false
  var interprets = true
  var otherWords: Bool?
  var explain = false
  var tokens = ProgressTokens()
  var supersedes: String?
  var delay = 0
  /// What failures call a member of the input.
  var name: @Sendable (String) -> String = { $0 }

  static let codec = ObjectCodec(
    params: "SearchParams", SearchRecipes(),
    asking + QueryFilter.all.map { $0.param(of: \.asked) } + answering)

  private static let asking: [Member<SearchRecipes>] = [
    .required("query", \.asked.text, .string, "What to look for; may be empty."),
    .standard(
      "providers", \.providers, .strings,
      "The sources to ask, or with a minus sign all but those; every enabled one unless given."),
    .standard("include", \.asked.include, .strings, "Ingredients that a recipe must have."),
    .standard("exclude", \.asked.exclude, .strings, "Ingredients that a recipe must not have."),
    .optional(
      "diet", \.diets, .listOrNone(.diet, expected: "a list of diets"),
      "Diets that a recipe must suit, all of them; those of the configuration unless given, and "
        + "none with [] or \"none\"."),
    .optional(
      "avoid", \.avoid, .listOrNone(.word, expected: "a list of what is avoided"),
      "What a recipe must not hold, by its words; that of the configuration unless given, and "
        + "nothing with [] or \"none\"."),
    .optional("law", \.law, .word, ScreenRecipe.lawText),
    .standard(
      "strictDiet", \.asked.isStrict, .bool,
      "Leave out recipes of which diets and allergens cannot be told, too.", shown: false),
    .standard(
      "interpret", \.interprets, .bool,
      "Whether the words are read: filler is dropped, and conditions that they name apply.",
      shown: true),
    .optional(
      "otherWords", \.otherWords, .bool,
      "Whether sources that have nothing are asked again in other words, at most twice; as the "
        + "configuration says unless given, and not where sources are compared."),
    .standard(
      "cuisine", \.cuisines, .strings,
      "Cuisines; no source can be asked for them, which the plan says."),
    .optional(
      "language", \.language, .string,
      "A language; no source can be asked for it, which the plan says."),
  ]

  private static let answering: [Member<SearchRecipes>] = [
    .sort(\.sort),
    .limit(\.limit),
    .optional(
      "timeoutMs", \.timeout, .int(1...3_600_000),
      "How long the whole search may take; what has come by then is the answer."),
    .standard("offline", \.isOffline, .bool, "Use only kept answers.", shown: false),
    .standard(
      "refresh", \.isRefresh, .bool, "Ask again even where an answer is kept.", shown: false),
    .standard(
      "settled", \.isSettled, .bool,
      "Whether a person has settled on the query, so that it is written down in the history; "
        + "false for search as you type.", shown: false),
    .standard(
      "relayed", \.isRelayed, .bool,
      "Whether another Potluck asks: sources that are Potlucks themselves are left out, so that two "
        + "which have each other as a source do not ask each other in circles.", shown: false),
    .explain(\.explain),
    .partialResult(\.tokens.partialResult),
    .workDone(\.tokens.workDone),
    .optional(
      "supersedes", \.supersedes, .string,
      "Cancels the request under way that was sent with the same text."),
    .standard(
      "debounceMs", \.delay, .int(0...60_000),
      "Waits so long before anything is asked, for search as you type.", shown: 0),
  ]

  mutating func check() throws(Failure) {
    guard !isOffline || !isRefresh else {
      throw .invalid(
        "/refresh", "offline and refresh exclude each other", fix: "leave one of them out")
    }
    if let failure = request.query.needingFoods(name) { throw failure }
  }

  var request: SearchRequest {
    var query = asked
    query.tidy()
    (query.diets, query.avoid, query.law) = (diets ?? [], avoid ?? [], law ?? .eu)
    query.sort = sort ?? (query.have.isEmpty ? .best : .missing)
    query.limit = limit ?? query.limit
    query.isExact = !interprets
    query.otherWords = otherWords
    let unsupported =
      (cuisines.isEmpty ? [] : ["cuisine"]) + (language == nil ? [] : ["language"])
    let open = SearchQuery.Setting.those([
      .limit: limit == nil, .sort: sort == nil && query.have.isEmpty, .diets: diets == nil,
      .avoid: avoid == nil, .law: law == nil,
    ])
    return SearchRequest(
      query: query, providers: providers, open: open,
      timeout: timeout.map { .milliseconds($0) },
      isOffline: isOffline, isRefresh: isRefresh, isSettled: isSettled, isRelayed: isRelayed,
      unsupported: unsupported)
  }

  func run(_ context: OperationContext) async throws -> SearchReport {
    try await context.service.search(request, observe: context.observe)
  }

  /// Compares what the sources answer to the search.
  /// - Returns: the comparison, which names what no source can be asked for, too.
  /// - Throws: ``Failure``; `CancellationError`.
  func compare(_ context: OperationContext) async throws -> JSON {
    let request = request
    let comparison = try await context.service.compare(request, observe: context.observe)
    guard !request.unsupported.isEmpty, var object = comparison.objectValue else {
      return comparison
    }
    object["unsupported"] = .array(request.unsupported.map(JSON.string))
    return .object(object)
  }

  /// Work that waits and supersedes as the client wishes.
  func work(_ body: @escaping @Sendable (any Call) async throws -> JSON) -> Work {
    Work(delay: .milliseconds(delay), supersedes: supersedes, body: body)
  }
}

/// `search/more`: the page that follows an answer to `search`.
struct ContinueSearch: Operation {
  var cursor = ""
  var limit: Int?
  var explain = false
  var tokens = ProgressTokens()
  /// The request that the cursor continues.
  var request = SearchRequest(query: SearchQuery(text: ""))

  static let codec = ObjectCodec(
    params: "ContinuationParams", ContinueSearch(),
    [
      .required("cursor", \.cursor, .string, "The cursor that the answer before carries."),
      .limit(\.limit), .explain(\.explain), .partialResult(\.tokens.partialResult),
      .workDone(\.tokens.workDone),
    ])

  mutating func check() throws(Failure) {
    guard let request = try? WireCursor.request(cursor) else { throw WireCursor.expired }
    self.request = request
    if let limit { self.request.query.limit = limit }
  }

  func run(_ context: OperationContext) async throws -> SearchReport {
    try await context.service.search(request, observe: context.observe)
  }
}

extension QueryFilter {
  /// The filter as a member of params that hold a query.
  func param<Params>(of query: Property<Params, SearchQuery>) -> Member<Params> {
    switch value {
    case .number(let path, let least, let most, _):
      .custom(name, most.map { ValueCodec.int(least...$0) } ?? ValueCodec.int(least...), about) {
        $0[keyPath: query][keyPath: path]
      } set: {
        $0[keyPath: query][keyPath: path] = $1
      }
    case .foods(let path):
      .custom(name, .strings, about) {
        $0[keyPath: query][keyPath: path]
      } set: {
        $0[keyPath: query][keyPath: path] = $1
      }
    case .flag(let path):
      .custom(name, .bool, about) {
        $0[keyPath: query][keyPath: path]
      } set: {
        $0[keyPath: query][keyPath: path] = $1
      }
    }
  }
}

extension Member {
  static func sort(_ path: Property<Owner, SortOrder?>) -> Member {
    .optional(
      "sort", path, .oneOfWords,
      "The order of the recipes; best, unless the configuration has another.")
  }

  static func limit(_ path: Property<Owner, Int?>) -> Member {
    .optional(
      "limit", path, .int(1...100),
      "Recipes on one page; 20, unless the configuration has another.")
  }

  /// Whether votes and the reasons for merging are shown.
  static func explain(_ path: Property<Owner, Bool>) -> Member {
    .standard(
      "explain", path, .bool, "Add votes and the reasons for merging to each recipe.",
      shown: false)
  }
}

/// How a search is answered: what the searching methods share.
private struct SearchWork: Sendable {
  let request: SearchRequest
  let tokens: ProgressTokens
  let explain: Bool

  init(_ request: SearchRequest, _ tokens: ProgressTokens, explain: Bool = false) {
    self.request = request
    self.tokens = tokens
    self.explain = explain
  }

  /// Searches, and reports what comes on the way.
  func run<Search: Operation>(
    _ search: Search, _ call: any Call, _ service: any RecipeService
  ) async throws -> JSON where Search.Output == SearchReport {
    let stream = SearchStream(call, request, tokens: tokens, explain: explain)
    let report = try await Progress.run(tokens.workDone, title, call) {
      let report = try await search.run(OperationContext(service) { await stream.take($0) })
      await stream.complete(report)
      return report
    }
    let shown = tokens.partialResult == nil ? nil : await stream.shown
    return SearchReply(
      request: request, report: report, shown: shown, repeatsItems: call.repeatsResults,
      explain: explain
    ).json
  }

  /// Compares what the sources answer, and reports how far the work is.
  func compare(
    _ search: SearchRecipes, _ call: any Call, _ service: any RecipeService
  ) async throws -> JSON {
    var tokens = tokens
    tokens.partialResult = nil
    let stream = SearchStream(call, request, tokens: tokens, explain: false)
    return try await Progress.run(tokens.workDone, title, call) {
      try await search.compare(OperationContext(service) { await stream.take($0) })
    }
  }

  /// What a client shows while it waits.
  private var title: String {
    let words = request.query.text.prefix(60)
    return words.isEmpty ? "Searching recipes" : "Searching \(words)"
  }
}
