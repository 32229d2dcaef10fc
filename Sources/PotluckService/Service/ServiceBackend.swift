import PotluckSupport
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch
import RecipeShopping
import Synchronization

/// The program behind a client's requests: the configuration as it is now, its sources, and what
/// this process has found so far.
package final class ServiceBackend: RecipeService {
  let reloader: ConfigurationReloader
  package let known = KnownListings()
  let unsettled = UnsettledSearches()
  package let secrets: FetchedSecrets
  /// Lets so many searches go on at a time: each needs some memory, and clients may open thousands.
  let places: AsyncSemaphore
  /// As many as a server lets clients connect: those that wait for a slow source keep no other waiting.
  private static let mostSearches = 2_000
  let log: @Sendable (String) -> Void
  let kinds: KindCatalog
  /// The configuration file that a client may add to; nil where there is none.
  let editable: EditableConfiguration?
  /// Whether the links come from an assistant, into whose texts anybody may have written.
  let isForAssistant: Bool
  /// What assistants were shown, by this process and by those before it; nil where none is served,
  /// or where there is no folder for it.
  let shown: ShownListings?
  /// Finds the recipe behind a link that belongs to a source; nil where links only lead to pages.
  let idOfLink: @Sendable (String) -> ListingID?

  var version: String { ProgramIdentity.version }

  /// Serves what a configuration names.
  /// - Parameters:
  ///   - flag: the file that `--config` names.
  ///   - kinds: the kinds that `use` can name.
  ///   - isForAssistant: whether an assistant is served, and no person's own words.
  ///   - log: takes lines for the diagnostic log.
  package convenience init(
    configuration flag: String?, kinds: KindCatalog, isForAssistant: Bool,
    log: @escaping @Sendable (String) -> Void
  ) {
    let secrets = FetchedSecrets()
    self.init(
      ConfigurationReloader.Steps(
        load: { try LoadedConfiguration.load(flag: flag, kinds: kinds) },
        path: { ConfigurationSource.find(flag: flag).path },
        make: { loaded in
          LoadedProviders(
            loaded, runtime: SourceRuntime(loaded.configuration), readsPages: true,
            noteSecrets: secrets.note, log: log)
        }, log: log),
      kinds: kinds, editable: isForAssistant ? nil : EditableConfiguration(flag: flag),
      secrets: secrets, isForAssistant: isForAssistant, log: log, idOfLink: { _ in nil })
  }

  /// Serves made-up recipes; nothing is read, asked or kept.
  package convenience init(fixtures log: @escaping @Sendable (String) -> Void) {
    self.init(
      ConfigurationReloader.Steps(
        load: { .fixtures }, path: { nil },
        make: { loaded in
          LoadedProviders(
            loaded, runtime: SourceRuntime(leavingNoTrace: .tool), readsPages: false,
            noteSecrets: { _ in }, log: log)
        }, log: log),
      kinds: KindCatalog(), secrets: FetchedSecrets(), isForAssistant: false, log: log,
      idOfLink: FixtureProvider.id)
  }

  /// Serves one command that was given a configuration.
  /// - Parameters:
  ///   - loaded: the configuration.
  ///   - runtime: what stands behind its sources.
  ///   - kinds: the kinds that `use` can name.
  ///   - pages: which pages of the web are read; nil for none.
  ///   - isOffline: whether only kept answers may be used.
  package convenience init(
    _ loaded: LoadedConfiguration, runtime: SourceRuntime, kinds: KindCatalog,
    pages: WebPages.Access?, isOffline: Bool = false
  ) {
    self.init(
      ConfigurationReloader.Steps(
        load: { loaded }, path: { nil },
        make: { loaded in
          LoadedProviders(
            loaded, runtime: runtime, readsPages: pages != nil,
            pageAccess: pages, isOffline: isOffline,
            noteSecrets: { _ in }, log: { _ in })
        }, log: { _ in }),
      kinds: kinds, secrets: FetchedSecrets(), isForAssistant: false, log: { _ in },
      idOfLink: { _ in nil })
  }

  private init(
    _ steps: ConfigurationReloader.Steps, kinds: KindCatalog,
    editable: EditableConfiguration? = nil, secrets: FetchedSecrets, isForAssistant: Bool,
    log: @escaping @Sendable (String) -> Void,
    idOfLink: @escaping @Sendable (String) -> ListingID?
  ) {
    reloader = ConfigurationReloader(steps)
    self.kinds = kinds
    self.editable = editable
    self.secrets = secrets
    self.isForAssistant = isForAssistant
    places = AsyncSemaphore(Self.mostSearches)
    shown = isForAssistant ? Paths.state.map { ShownListings(folder: "\($0)/assistants") } : nil
    self.log = log
    self.idOfLink = idOfLink
  }

  /// Serves assistants with the sources of another backend, and remembers only what they were shown.
  private init(assistantsOf other: ServiceBackend) {
    reloader = other.reloader
    places = other.places
    kinds = other.kinds
    secrets = other.secrets
    log = other.log
    idOfLink = other.idOfLink
    (editable, isForAssistant, shown) = (nil, true, nil)
  }

  func forAssistants() -> any RecipeService {
    isForAssistant ? self : ServiceBackend(assistantsOf: self)
  }

  /// Fetches all secrets of the configuration as it is now, to know them wherever they turn up.
  package func learnSecrets() async { try? await reloader.use { await $0.learnSecrets() } }

  // MARK: What is there

  func settings() async throws -> ServiceSettings {
    try await reloader.use { providers in
      let configuration = providers.loaded.configuration
      var settings = ServiceSettings()
      settings.law = configuration.search.law
      settings.keeps = configuration.keeping.kept != .off
      settings.remembers = configuration.keeping.history
      settings.cookbooks = configuration.otherCookbooks
      settings.revision = reloader.revision
      return settings
    }
  }

  func providers() async throws -> [ProviderEntry] {
    try await reloader.use { providers in
      let resilience = providers.runtime.resilience
      if resilience != nil { await providers.concluded() }
      return await ProviderRegistry.shown(providers.entries, resilience)
    }
  }

  func resetProviders(_ ids: [String]) async throws -> [String] {
    try await reloader.use { providers in
      let known = providers.entries.map(\.id)
      if let index = ids.firstIndex(where: { !known.contains($0) }) {
        throw Failure.invalid(
          "/ids/\(index)", "there is no source \"\(ids[index])\"",
          fix: "\(NearestName.question(ids[index], among: known))known: "
            + known.joined(separator: ", "))
      }
      return await providers.runtime.reset(ids.isEmpty ? nil : ids)
    }
  }

  func configuration() async throws -> JSON {
    try await reloader.use { providers in
      if let refusal = reloader.refusal { throw refusal }
      return providers.loaded.configuration.json
    }
  }

  func testProviders(_ ids: [String], live: Bool) async throws -> JSON {
    try await reloader.use { providers in
      let known = providers.entries.map(\.id)
      if let index = ids.firstIndex(where: { !known.contains($0) }) {
        throw Failure.invalid(
          "/ids/\(index)", "there is no provider \"\(ids[index])\" in the configuration",
          fix: NearestName.question(ids[index], among: known)
            + "known: \(known.joined(separator: ", "))")
      }
      let tests = DefinitionTests(loaded: providers.loaded, isLive: live)
      // The command finds the program's definitions where commands do.
      return try await KindCatalog.$current.withValue(kinds) {
        do {
          let result = try await tests.run(ids.isEmpty ? tests.configured : ids)
          for failure in result.failures { log(failure.text) }
          return result.json
        } catch var failure as Failure {
          if failure.code == .usage { failure.place = "/ids" }
          throw failure
        }
      }
    }
  }

  // MARK: The end

  /// How long the end may take: as long as a program may, in its two steps.
  private static let grace = Duration.milliseconds(900).patient

  /// Ends the programs that were started and closes what was opened, within a second.
  package func close() async {
    guard let providers = reloader.last else { return }
    let closing = CancellableCall { await providers.close() }
    // Cancellation of the caller must not leave a program behind.
    await Task { _ = await closing.answer(within: Self.grace) }.value
  }
}

/// The configuration file that a client may add to.
struct EditableConfiguration: Sendable {
  /// The file that `--config` names.
  var flag: String?
}

/// The secrets that sources and databases were given, to keep them out of files for bug reports.
package final class FetchedSecrets: Sendable {
  private let secrets = Mutex<Set<String>>([])

  func note(_ new: [Secret]) { secrets.withLock { $0.formUnion(new.map(\.exposed)) } }

  package var all: [String] {
    Array(secrets.withLock { $0.union(SharedStores.secrets.map(\.exposed)) })
  }
}

extension ServiceBackend {
  func shopping() async throws -> ShoppingSettings {
    try await reloader.use { providers in
      // Made-up recipes are shown as nobody's own.
      guard providers.readsPages else { return ShoppingSettings() }
      let files = try ShoppingFiles(configuration: providers.loaded.source.path)
      for problem in files.problems { log(problem) }
      return files.settings
    }
  }
}

extension ServiceBackend {
  /// The bytes of a picture that a source has named, at most so many.
  ///
  /// A private network is only asked where the source itself lies there, at every redirect too.
  /// - Throws: ``ProviderError``; `CancellationError`.
  package func picture(at link: String, of provider: String, most: Int) async throws -> [UInt8] {
    try await reloader.use { providers in
      let entry = providers.entries.first { $0.id == provider }
      let transport = providers.runtime.transport.scoped(to: entry?.origins ?? [])
      let response = try await transport.send(
        HTTPRequest(
          url: link, headers: ["Accept": "image/avif, image/webp, image/*"],
          timeout: Duration.seconds(10).patient, maxBodyBytes: most))
      guard response.status == 200 else {
        throw ProviderError(
          .httpError, "the picture cannot be had (HTTP \(response.status))",
          httpStatus: response.status)
      }
      return response.body
    }
  }
}

extension ServiceBackend {
  func addProvider(
    _ request: ProviderAddition, told: @escaping @Sendable (String) -> Void
  ) async throws -> JSON {
    guard let editable else {
      throw Failure(
        .storage, "there is no configuration to add a source to",
        fix: "add it in a terminal: potluck providers add")
    }
    do {
      let site = SourceAddition.Request(
        address: request.address, id: request.id, configuration: editable.flag,
        mayBePrivate: request.mayBePrivate)
      let found = try await SourceAddition.explore(site, kinds: kinds) { asked in
        told(DiscoveryText.line(asked))
      }
      let isWritten = request.writes && found.addition != nil
      if isWritten { try found.write() }
      return found.document(isWritten: isWritten)
    } catch var failure as Failure {
      if failure.code == .usage {
        failure.place = (try? SiteAddress(request.address)) == nil ? "/address" : "/id"
      }
      throw failure
    }
  }
}
