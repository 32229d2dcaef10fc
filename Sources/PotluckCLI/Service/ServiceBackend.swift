import RecipeModel
import RecipeProviderKit
import RecipeRPC
import RecipeRendering
import RecipeSearch
import Synchronization

/// The program behind a client's requests: the configuration as it is now, its sources, and what
/// this process has found so far.
final class ServiceBackend: RecipeService {
  let setups: ConfigurationReloader
  let known = KnownListings()
  let secrets: FetchedSecrets
  let log: @Sendable (String) -> Void
  private let kinds: KindCatalog
  /// Whether the links come from an assistant, into whose texts anybody may have written.
  let isForAssistant: Bool
  /// Finds the recipe behind a link that belongs to a source; nil where links only lead to pages.
  let idOfLink: @Sendable (String) -> ListingID?

  var version: String { Tool.version }

  /// Serves what a configuration names.
  /// - Parameters:
  ///   - flag: the file that `--config` names.
  ///   - kinds: the kinds that `use` can name.
  ///   - isForAssistant: whether an assistant is served, and no person's own words.
  ///   - log: takes lines for the diagnostic log.
  convenience init(
    configuration flag: String?, kinds: KindCatalog, isForAssistant: Bool,
    log: @escaping @Sendable (String) -> Void
  ) {
    let secrets = FetchedSecrets()
    self.init(
      ConfigurationReloader.Recipe(
        load: { try LoadedConfiguration.load(flag: flag, kinds: kinds) },
        path: { ConfigurationSource.find(flag: flag).path },
        make: { loaded in
          LoadedProviders(
            loaded, runtime: SourceRuntime(loaded.configuration), readsPages: true,
            noteSecrets: secrets.note, log: log)
        }, log: log),
      kinds: kinds, secrets: secrets, isForAssistant: isForAssistant, log: log,
      idOfLink: { _ in nil })
  }

  /// Serves made-up recipes; nothing is read, asked or kept.
  convenience init(fixtures log: @escaping @Sendable (String) -> Void) {
    self.init(
      ConfigurationReloader.Recipe(
        load: { .fixtures }, path: { nil },
        make: { loaded in
          LoadedProviders(
            loaded, runtime: SourceRuntime(leavingNoTrace: .tool), readsPages: false,
            noteSecrets: { _ in }, log: log)
        }, log: log),
      kinds: KindCatalog(), secrets: FetchedSecrets(), isForAssistant: false, log: log,
      idOfLink: FixtureProvider.id)
  }

  private init(
    _ recipe: ConfigurationReloader.Recipe, kinds: KindCatalog, secrets: FetchedSecrets,
    isForAssistant: Bool,
    log: @escaping @Sendable (String) -> Void,
    idOfLink: @escaping @Sendable (String) -> ListingID?
  ) {
    setups = ConfigurationReloader(recipe)
    self.kinds = kinds
    self.secrets = secrets
    self.isForAssistant = isForAssistant
    self.log = log
    self.idOfLink = idOfLink
  }

  // MARK: What is there

  func knownRecipe(_ reference: RecipeReference) -> Listing? {
    switch reference {
    case .id(let id): known.listing(id)
    case .url(let url): known.listing(at: url)
    }
  }

  func providers() async throws -> [ProviderEntry] {
    try await setups.use { setup in
      guard let resilience = setup.runtime.resilience else {
        return setup.entries.map(ProviderCatalog().entry)
      }
      await setup.concluded()
      return await Standings(resilience).shown(setup.entries)
    }
  }

  func configuration() async throws -> JSON {
    try await setups.use { setup in
      if let refusal = setups.refusal { throw refusal }
      return ConfigShowCommand.json(setup.loaded.configuration)
    }
  }

  func testProviders(_ ids: [String], live: Bool) async throws -> JSON {
    try await setups.use { setup in
      let known = setup.entries.map(\.id)
      if let index = ids.firstIndex(where: { !known.contains($0) }) {
        throw WireFailure.invalid(
          "/ids/\(index)", "there is no provider \"\(ids[index])\" in the configuration",
          hint: NearestName.question(ids[index], among: known)
            + "known: \(known.joined(separator: ", "))")
      }
      let tests = DefinitionTests(loaded: setup.loaded, isLive: live)
      // The command finds the program's definitions where commands do.
      return try await Tool.$kinds.withValue(kinds) {
        do {
          let result = try await tests.run(ids.isEmpty ? tests.configured : ids)
          for failure in result.failures { log(failure.text) }
          return result.json
        } catch let failure as ToolFailure {
          var failure = WireFailure(wrapping: failure)
          if failure.kind == .invalidParams { failure.path = "/ids" }
          throw failure
        }
      }
    }
  }

  // MARK: The end

  /// How long the end may take: as long as a program may, in its two steps.
  private static let grace = Duration.milliseconds(900)

  /// Ends the programs that were started and closes what was opened, within a second.
  func close() async {
    guard let setup = setups.last else { return }
    let closing = CancellableCall { await setup.close() }
    // Cancellation of the caller must not leave a program behind.
    await Task { _ = await closing.answer(within: Self.grace) }.value
  }
}

/// The secrets that sources were given, to keep them out of files for bug reports.
final class FetchedSecrets: Sendable {
  private let secrets = Mutex<Set<String>>([])

  /// Takes secrets.
  func note(_ new: [Secret]) { secrets.withLock { $0.formUnion(new.map(\.exposed)) } }

  /// All secrets so far.
  var all: [String] { Array(secrets.withLock { $0 }) }
}
