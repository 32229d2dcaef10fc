import PotluckSupport
package import RecipeHTTP
package import RecipeModel
package import RecipePostgreSQL
import RecipeProcess
import RecipeProviderKit
package import RecipeResilience
package import RecipeSearch
package import RecipeStore
import Synchronization

/// What stands behind the sources while a command runs: connections, kept answers, the memory of
/// who is down, and the programs that were started.
package final class SourceRuntime: Sendable {
  /// The way to the network, before any source's own wrappers.
  package let transport: HTTPClientTransport
  /// What makes sources behave well; nil where nothing may be remembered.
  let resilience: Resilience?
  /// What keeps the tokens of log-ins.
  let tokens: any TokenStore
  /// The secrets that pages must not bring into what is shown and kept.
  let secrets: ConfiguredSecrets
  private let stores: Stores?
  private let programs = Mutex<[ProcessProvider]>([])

  /// Creates a runtime that remembers.
  package init(
    _ configuration: Configuration, mode: ResilienceOptions.Cache = .standard
  ) {
    let cache = configuration.cache
    let stores = Stores(cache)
    transport = HTTPClientTransport(.tool)
    resilience = Resilience(
      responses: stores.responses, ledger: stores.ledger,
      options: ResilienceOptions(
        cache: mode == .standard && !cache.isEnabled ? .off : mode, ttl: cache.timeToLive,
        staleFor: cache.staleFor,
        // Who tries a source out keeps that right for as long as its search may take.
        probeLease: max(.seconds(30), configuration.search.hard + .seconds(5))),
      environment: stores.environment)
    self.stores = stores
    secrets = ConfiguredSecrets(configuration.entries)
    tokens = stores.tokenFile ?? MemoryTokenStore()
  }

  /// Creates a runtime that leaves no trace, for sources that are gone with the command.
  package init(leavingNoTrace settings: HTTPTransportSettings) {
    transport = HTTPClientTransport(settings)
    resilience = nil
    stores = nil
    secrets = ConfiguredSecrets([])
    tokens = MemoryTokenStore()
  }

  /// Begins to open what is remembered, beside other work, when a source will need it.
  package func warmUp(for entries: [Configuration.Entry]) {
    let isNeeded = entries.contains { $0.program != nil || $0.kind?.needsNetwork == true }
    guard isNeeded, let resilience else { return }
    Task { await resilience.warmUp() }
  }

  /// Takes a program that has to be ended with the command.
  func own(_ program: ProcessProvider) { programs.withLock { $0.append(program) } }

  /// Draws the conclusions of a search for the next ones.
  /// - Returns: whether nobody could be reached, so that the fault seems to be on this machine.
  package func settle(_ outcomes: [ProviderOutcome]) async -> Bool {
    await settle(outcomes.map(ProviderResult.init))
  }

  /// Draws the conclusions of experiences for the next searches.
  /// - Returns: whether nobody could be reached, so that the fault seems to be on this machine.
  func settle(_ experiences: [ProviderResult]) async -> Bool {
    guard let resilience else { return false }
    return await resilience.settle(experiences)
  }

  /// Forgets what is held against sources, or all of them.
  /// - Returns: those that something was remembered of, in order.
  func reset(_ ids: [String]?) async -> [String] {
    let known = await resilience?.reset(ids: ids) ?? []
    return Set(known).union(await stores?.tokenFile?.forgetRefusals(ofProviders: ids) ?? [])
      .sorted()
  }

  /// Lets other searches try sources that a search without a result was trying.
  package func withdraw() async { await resilience?.withdraw() }

  /// What happened to the databases that a person should know.
  package var notices: [Failure] { stores?.notices ?? [] }

  /// Runs some work with the runtime, and closes it whatever becomes of the work.
  package func use<Value>(_ work: (SourceRuntime) async throws -> Value) async throws -> Value {
    do {
      let value = try await work(self)
      await close()
      return value
    } catch {
      await close()
      throw error
    }
  }

  /// Ends all programs and closes all connections; a search that was not settled leaves no source
  /// to itself.
  package func close() async {
    let owned = programs.withLock { $0 }
    await withDiscardingTaskGroup { group in
      for program in owned { group.addTask { await program.shutdown() } }
      if let resilience { group.addTask { await resilience.withdraw() } }
      group.addTask { await self.transport.shutdown() }
    }
  }
}

extension ProviderResult {
  /// What an outcome tells about the health of its source.
  init(_ outcome: ProviderOutcome) {
    let error =
      outcome.error ?? ProviderError(ProviderError.Code(rawValue: outcome.status.rawValue), "")
    switch outcome.status {
    case .ok, .empty: self.init(id: outcome.id, .answered())
    case .partial: self.init(id: outcome.id, .answered(shortfall: outcome.error))
    case .skipped, .cancelled: self.init(id: outcome.id, .notAsked)
    default: self.init(id: outcome.id, .failed(error, waited: outcome.duration))
    }
  }
}

/// What the tool keeps, in the user's own folders: two databases, and the file of tokens; opened
/// when they are first needed.
package struct Stores {
  /// Kept answers; in memory when there is no folder for them.
  package let responses: any ResponseStore
  /// The health of sources; in memory when there is no folder for it.
  package let ledger: any SourceLedger
  /// The database of the answers, when there is one.
  package let responseDatabase: ResponseDatabase?
  /// The database of the health, when there is one.
  package let stateDatabase: StateDatabase?
  /// The file of tokens, when there is a folder for it.
  package let tokenFile: TokenFile?
  /// What is shared with other instances in the place of both databases.
  package let shared: SharedStore?

  /// The files of the user who runs the tool.
  package init(_ cache: Configuration.Cache) {
    let shared = SharedStores.store(cache.shared)
    self.shared = shared
    // One key for all, and away from the cache, which people copy and delete without a thought.
    let key = Paths.state.map { StoreKey(folder: $0) }
    responseDatabase =
      shared == nil
      ? Paths.cache.map { ResponseDatabase(folder: $0, key: key, maxBytes: cache.megabytes << 20) }
      : nil
    stateDatabase = shared == nil ? Paths.state.map { StateDatabase(folder: $0, key: key) } : nil
    tokenFile = Paths.state.map { TokenFile(folder: $0, key: key) }
    let answers: (any ResponseStore)? = shared?.responses ?? responseDatabase
    let health: (any SourceLedger)? = shared?.ledger ?? stateDatabase
    (responses, ledger) = (answers ?? MemoryResponseStore(), health ?? MemoryLedger())
  }

  /// What is remembered, for whoever asks nobody.
  package var resilience: Resilience {
    Resilience(responses: responses, ledger: ledger, environment: environment)
  }

  /// The clock by which rates and quotas are counted.
  var environment: ResilienceEnvironment {
    shared.map { ResilienceEnvironment(now: $0.now) } ?? ResilienceEnvironment()
  }

  /// What happened to the files that a person should know.
  package var notices: [Failure] {
    let all =
      (responseDatabase?.notices ?? []) + (stateDatabase?.notices ?? [])
      + (tokenFile?.notices ?? []) + (shared?.notices() ?? [])
    // They share a key, whose troubles each of them reports.
    return all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
  }
}

extension Paths {
  /// The tool's folder for what can be made again; nil where the user has no home folder.
  package static var cache: String? { folder("XDG_CACHE_HOME", ".cache") }

  /// The tool's folder for what it remembers; nil where the user has no home folder.
  package static var state: String? { folder("XDG_STATE_HOME", ".local/state") }

  /// The tool's folder for what the user keeps; nil where the user has no home folder.
  package static var data: String? { folder("XDG_DATA_HOME", ".local/share") }

  /// XDG demands that relative paths in its variables be ignored.
  private static func folder(_ variable: String, _ standard: String) -> String? {
    if let folder = Environment.value(variable), folder.hasPrefix("/") {
      return "\(folder)/potluck"
    }
    return Environment.value("HOME").map { "\($0)/\(standard)/potluck" }
  }
}

extension HTTPTransportSettings {
  /// The tool's own name, and the user's proxies.
  package static var tool: HTTPTransportSettings {
    var settings = patient(ProgramIdentity.userAgent)
    settings.proxies = ProxySettings(environment: Environment.proxies)
    return settings
  }

  /// Settings whose limits of time go as far as the user's patience.
  package static func patient(_ userAgent: String) -> HTTPTransportSettings {
    var settings = HTTPTransportSettings(userAgent: userAgent)
    settings.timeout = settings.timeout.patient
    settings.connectTimeout = settings.connectTimeout.patient
    return settings
  }
}

extension Environment {
  /// The variables that proxy settings are read from.
  static var proxies: [String: String] {
    let names = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
    let all = names + names.map { $0.uppercased() } + ["REQUEST_METHOD"]
    return Dictionary(
      all.compactMap { name in value(name).map { (name, $0) } }, uniquingKeysWith: { $1 })
  }
}
