public import RecipeModel
public import RecipeRendering
public import RecipeSearch

/// What both doors, the one for editors and the one for assistants, ask of the program behind them.
///
/// The doors know messages; the service knows configuration, sources and what is remembered. It is
/// made before the first message and must be cheap to make: it touches neither network nor disk
/// until it is asked for something.
///
/// Every call may run beside any other. Cancelling the task of a call cancels its requests.
public protocol RecipeService: Sendable {
  /// The program's version, for handshakes.
  var version: String { get }

  /// Searches.
  /// - Parameters:
  ///   - request: what to look for, where, and for how long.
  ///   - observe: is told each event in order; the search goes on when it returns, so that whoever
  ///     is slow to listen slows the search.
  /// - Returns: the answer, also when some or all sources failed.
  /// - Throws: ``WireFailure`` when nothing could be asked; `CancellationError`.
  func search(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport

  /// Gets one recipe in full.
  /// - Throws: ``WireFailure`` that says why there is none; `CancellationError`.
  func recipe(_ reference: RecipeReference) async throws -> FoundRecipe

  /// What is already known of a recipe from this process's searches, without asking anybody.
  func knownRecipe(_ reference: RecipeReference) -> Listing?

  /// The configured sources; nobody is asked.
  /// - Throws: ``WireFailure`` when the configuration cannot be read.
  func providers() async throws -> [ProviderEntry]

  /// Tests definitions on what was recorded, as `potluck providers test --json` does.
  /// - Parameters:
  ///   - ids: the entries to test; every entry with a definition file when there is none.
  ///   - live: whether the services are asked again.
  /// - Returns: the document that the command prints.
  /// - Throws: ``WireFailure``; `CancellationError`.
  func testProviders(_ ids: [String], live: Bool) async throws -> JSON

  /// Compares what the sources answer to one query.
  /// - Returns: the comparison as a document of version 1, as `potluck compare --json` prints it.
  /// - Throws: ``WireFailure`` when nothing could be asked; `CancellationError`.
  func compare(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> JSON

  /// The configuration in force, without any secret, as `potluck config show` prints it.
  /// - Throws: ``WireFailure`` when it cannot be read.
  func configuration() async throws -> JSON
}

/// A search as a client asks for it.
public struct SearchRequest: Sendable, Hashable {
  /// What to look for.
  public var query: SearchQuery
  /// The sources to ask, as `--providers` takes them: identifiers, or with a minus sign all but
  /// those; empty asks all.
  public var providers: [String]
  /// The cursor of the report before, to get the page that follows it.
  public var cursor: String?
  /// Whether the configuration's limit stands in for the query's, which the client did not give.
  public var takesConfiguredLimit = false
  /// Whether the configuration's order stands in for the query's, which the client did not give.
  public var takesConfiguredSort = false
  /// How long the whole search may take; nil leaves it to the configuration.
  public var timeout: Duration?
  /// Whether only kept answers may be used.
  public var isOffline: Bool
  /// Whether sources are asked again where an answer is kept.
  public var isRefresh: Bool
  /// The parts of the client's wish that no source can be asked for, by name; kept so that the
  /// answers to following pages name them too.
  public var unsupported: [String]

  /// Creates a request.
  public init(
    query: SearchQuery, providers: [String] = [], cursor: String? = nil,
    timeout: Duration? = nil, isOffline: Bool = false, isRefresh: Bool = false,
    unsupported: [String] = []
  ) {
    self.query = query
    self.providers = providers
    self.cursor = cursor
    self.timeout = timeout
    self.isOffline = isOffline
    self.isRefresh = isRefresh
    self.unsupported = unsupported
  }
}

/// Names one recipe: by a source's identifier, or by a link.
public enum RecipeReference: Sendable, Hashable {
  /// A source and its own identifier.
  case id(ListingID)
  /// The recipe's page, http or https.
  case url(String)
}

/// A recipe in full, and where it came from.
public struct FoundRecipe: Sendable, Hashable {
  /// The recipe.
  public var recipe: Recipe
  /// Whether nobody was asked for it.
  public var isFromCache: Bool

  /// Creates a found recipe.
  public init(_ recipe: Recipe, isFromCache: Bool) {
    self.recipe = recipe
    self.isFromCache = isFromCache
  }
}
