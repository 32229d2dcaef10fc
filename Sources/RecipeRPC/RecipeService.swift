package import RecipeKeeping
package import RecipeModel
package import RecipeRendering
package import RecipeSearch
package import RecipeShopping

/// What the handlers for editors and for assistants ask of the program behind them.
///
/// The handlers know messages; the service knows configuration, sources and what is remembered. It is
/// made before the first message and must be cheap to make: it touches neither network nor disk
/// until it is asked for something.
///
/// Every call may run beside any other. Cancelling the task of a call cancels its requests.
package protocol RecipeService: Sendable {
  /// The program's version, for handshakes.
  var version: String { get }

  /// Searches.
  /// - Parameters:
  ///   - request: what to look for, where, and for how long.
  ///   - observe: is told each event in order; the search goes on when it returns, so that whoever
  ///     is slow to listen slows the search.
  /// - Returns: the answer, also when some or all sources failed.
  /// - Throws: ``Failure`` when nothing could be asked; `CancellationError`.
  func search(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport

  /// Writes down a search that was made as somebody typed, once they have settled on it.
  /// - Throws: ``Failure``; `CancellationError`.
  func settle(_ request: SearchRequest) async throws

  /// Gets one recipe in full.
  /// - Throws: ``Failure`` that says why there is none; `CancellationError`.
  func recipe(_ reference: RecipeReference) async throws -> FoundRecipe

  /// What other sources listed of the recipe, as far as a search has found that it is surely the same.
  func siblings(of id: ListingID) async -> [Listing]

  /// The recipes that assistants were shown, whichever process showed them, for completing their
  /// identifiers.
  func shownRecipes() async -> [ListingID]

  /// What the configuration says as it is now.
  /// - Throws: ``Failure`` when it cannot be read.
  func settings() async throws -> ServiceSettings

  /// Where foods are found in a shop, and which ones the user has.
  /// - Throws: ``Failure`` when a file of the user's cannot be read.
  func shopping() async throws -> ShoppingSettings

  /// The configured sources; nobody is asked.
  /// - Throws: ``Failure`` when the configuration cannot be read.
  func providers() async throws -> [ProviderEntry]

  /// Forgets failures, suspensions and counted requests of sources, so that they are asked again;
  /// kept answers stay.
  /// - Parameter ids: the sources; all of them when it is empty.
  /// - Returns: those that something was remembered of, in order.
  /// - Throws: ``Failure`` for a source that there is not.
  func resetProviders(_ ids: [String]) async throws -> [String]

  /// Finds out how a site is searched, and adds it to the configuration when that is asked for.
  /// - Parameters:
  ///   - request: which site, and whether the file is changed.
  ///   - told: is given each request to the site once it was answered, in words.
  /// - Returns: the document that `potluck providers add --json` prints.
  /// - Throws: ``Failure`` when the request is wrong, or the file cannot be changed;
  ///   `CancellationError`.
  func addProvider(
    _ request: ProviderAddition, told: @escaping @Sendable (String) -> Void
  ) async throws -> JSON

  /// Tests definitions on what was recorded, as `potluck providers test --json` does.
  /// - Parameters:
  ///   - ids: the entries to test; every entry with a definition file when there is none.
  ///   - live: whether the services are asked again.
  /// - Returns: the document that the command prints.
  /// - Throws: ``Failure``; `CancellationError`.
  func testProviders(_ ids: [String], live: Bool) async throws -> JSON

  /// Compares what the sources answer to one query.
  /// - Returns: the comparison as a document of version 1, as `potluck compare --json` prints it.
  /// - Throws: ``Failure`` when nothing could be asked; `CancellationError`.
  func compare(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> JSON

  /// The configuration in force, without any secret, as `potluck config show` prints it.
  /// - Throws: ``Failure`` when it cannot be read.
  func configuration() async throws -> JSON

  /// The recipes that the user keeps.
  /// - Throws: ``Failure`` where nothing is kept.
  func keptLibrary() async throws -> any KeptLibrary

  /// Gets a recipe in full and keeps it, with its pictures and its page.
  /// - Throws: ``Failure`` that says why not; `CancellationError`.
  func keep(_ reference: RecipeReference, _ options: KeepOptions) async throws -> KeepingAnswer

  /// Reads the pages that files of addresses name, for an import; nil where no page is read.
  func importedLinks() -> KeptImport.Links?

  /// The searches that the user made.
  /// - Throws: ``Failure`` where they are not written down.
  func searchHistory() async throws -> any HistoryStore

  /// Whether the configuration lets assistants change what is kept.
  func letsAssistantsWrite() async -> Bool

  /// The service as assistants may use it beside people: as their texts may come from anybody, it opens
  /// only pages that a search has listed for an assistant. It remembers these, so it is made once.
  func forAssistants() -> any RecipeService
}

extension RecipeService {
  package func resetProviders(_ ids: [String]) async throws -> [String] { [] }

  package func shopping() async throws -> ShoppingSettings { ShoppingSettings() }

  package func importedLinks() -> KeptImport.Links? { nil }
}

/// What a configuration says of all requests that do not say otherwise.
package struct ServiceSettings: Sendable, Hashable {
  /// Whose list of allergens counts.
  package var law = AllergenLaw.eu
  /// Whether recipes are kept.
  package var keeps = true
  /// Whether searches are remembered.
  package var remembers = true
  /// The addresses of free cookbooks that are no sources yet, by the tags of their languages; each can be
  /// added as a source.
  package var cookbooks: [String: String] = [:]
  /// How many versions of the configuration came before: what one of them led to may be otherwise now.
  package var revision = 0

  package init() {}
}

/// A site that a client wants to be a source.
package struct ProviderAddition: Sendable, Hashable {
  /// The address of the site, as people write it.
  package var address: String
  /// The identifier that the source is to have; nil for one made from the address.
  package var id: String?
  /// Whether the configuration file is changed.
  package var writes = false
  /// Whether the site may lie on this machine or its private network: whoever asks could else look
  /// through a network that is not theirs.
  package var mayBePrivate = true

  /// Creates one that changes nothing.
  package init(address: String) { self.address = address }
}

extension RecipeService {
  /// Makes the search again, where what it brought is not remembered.
  package func settle(_ request: SearchRequest) async throws {
    var request = request
    request.isSettled = true
    _ = try await search(request) { _ in }
  }
}

/// A search as a client asks for it.
package struct SearchRequest: Sendable, Hashable {
  /// What to look for.
  package var query: SearchQuery
  /// The sources to ask, as `--providers` takes them: identifiers, or with a minus sign all but
  /// those; empty asks all.
  package var providers: [String] = []
  /// The cursor of the report before, to get the page that follows it.
  package var cursor: String?
  /// What the client said nothing of, so that the configuration does.
  package var open: Set<SearchQuery.Setting> = []
  /// How long the whole search may take; nil leaves it to the configuration.
  package var timeout: Duration?
  /// Whether only kept answers may be used.
  package var isOffline = false
  /// Whether sources are asked again where an answer is kept.
  package var isRefresh = false
  /// Whether a person has settled on it, so that it belongs into the history.
  package var isSettled = false
  /// Whether another Potluck asks, so that sources that are Potlucks themselves are left out.
  package var isRelayed = false
  /// The parts of the client's request that no source can be asked for, by name; kept so that the
  /// answers to following pages name them too.
  package var unsupported: [String] = []
}

/// Names one recipe: by a source's identifier, or by a link.
package enum RecipeReference: Sendable, Hashable {
  /// A source and its own identifier.
  case id(ListingID)
  /// The recipe's page, http or https.
  case url(String)
  /// The page itself, as the person's browser shows it; nobody is asked for it.
  case page(HandedPage)
}

/// A page that a person hands over because they can read it and programs may not.
package struct HandedPage: Sendable, Hashable {
  /// Where it is, http or https.
  package var url: String
  /// Its HTML.
  package var html: String
}

/// A recipe in full, and where it came from.
package struct FoundRecipe: Sendable, Hashable {
  package var recipe: Recipe
  /// Whether nobody was asked for it.
  package var isFromCache: Bool
  /// When the kept copy was last read from its source, where it stands in for what could not be
  /// asked: ISO 8601 in UTC; nil for what its source told.
  package var keptAt: String?
  /// Whether it holds only what a search has listed.
  package var isOnlyListed = false

  package init(_ recipe: Recipe, isFromCache: Bool) {
    self.recipe = recipe
    self.isFromCache = isFromCache
  }
}

/// How a client wants a recipe to be kept.
package struct KeepOptions: Sendable, Hashable {
  package var tags: [String] = []
  package var notes: [String] = []
  /// The owner's rating, 1 to 5.
  package var rating: Int?
  /// Whether its page is kept as it was.
  package var wantsPage = true
  /// Whether its pictures are kept.
  package var wantsPictures = true

  package init() {}
}

/// What became of a request to keep a recipe.
package struct KeepingAnswer: Sendable, Hashable {
  package var result: KeepResult
  /// What could not be kept with it, a sentence each without a final stop.
  package var troubles: [String]

  package init(_ result: KeepResult, troubles: [String]) {
    self.result = result
    self.troubles = troubles
  }
}

extension RecipeService {
  /// The failure of a service that keeps nothing.
  private static var keepsNothing: Failure {
    Failure(
      .notFound, "nothing is kept here", fix: "serve a configuration with \"kept\": true")
  }

  package func keptLibrary() async throws -> any KeptLibrary { throw Self.keepsNothing }

  package func keep(
    _ reference: RecipeReference, _ options: KeepOptions
  ) async throws -> KeepingAnswer { throw Self.keepsNothing }

  package func searchHistory() async throws -> any HistoryStore { throw Self.keepsNothing }

  package func letsAssistantsWrite() async -> Bool { false }

  package func forAssistants() -> any RecipeService { self }
}
