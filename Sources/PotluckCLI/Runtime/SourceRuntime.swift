import RecipeHTTP
import RecipeProcess
import RecipeProviderKit
import RecipeResilience
import RecipeSearch
import RecipeStore
import Synchronization

/// What stands behind the sources while a command runs: connections, kept answers, the memory of
/// who is down, and the programs that were started.
final class SourceRuntime: Sendable {
  /// The way to the network, before any source's own wrappers.
  let transport: HTTPClientTransport
  /// What makes sources behave well; nil where nothing may be remembered.
  let resilience: Resilience?
  private let stores: Stores?
  private let programs = Mutex<[ProcessProvider]>([])

  /// Creates a runtime that remembers.
  init(
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
        probeLease: max(.seconds(30), configuration.search.hard + .seconds(5))))
    self.stores = stores
  }

  /// Creates a runtime that leaves no trace, for sources that are gone with the command.
  init(leavingNoTrace settings: HTTPTransportSettings) {
    transport = HTTPClientTransport(settings)
    resilience = nil
    stores = nil
  }

  /// Begins to open what is remembered, beside other work, when a source will need it.
  func warmUp(for entries: [Configuration.Entry]) {
    let isNeeded = entries.contains { $0.program != nil || $0.kind?.needsNetwork == true }
    guard isNeeded, let resilience else { return }
    Task { await resilience.warmUp() }
  }

  /// Takes a program that has to be ended with the command.
  func own(_ program: ProcessProvider) { programs.withLock { $0.append(program) } }

  /// Draws the conclusions of a search for the next ones.
  /// - Returns: whether nobody could be reached, so that the fault seems to be on this machine.
  func settle(_ outcomes: [ProviderOutcome]) async -> Bool {
    await settle(outcomes.map(ProviderResult.init))
  }

  /// Draws the conclusions of experiences for the next searches.
  /// - Returns: whether nobody could be reached, so that the fault seems to be on this machine.
  func settle(_ experiences: [ProviderResult]) async -> Bool {
    guard let resilience else { return false }
    return await resilience.settle(experiences) == .looksOffline
  }

  /// Lets other searches try sources that a search without a result was trying.
  func withdraw() async { await resilience?.withdraw() }

  /// What happened to the databases that a person should know.
  var notices: [StoreNotice] { stores?.notices ?? [] }

  /// Runs some work with the runtime, and closes it whatever becomes of the work.
  func use<Value>(_ work: (SourceRuntime) async throws -> Value) async throws -> Value {
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
  func close() async {
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
