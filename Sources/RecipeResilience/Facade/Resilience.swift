public import RecipeProviderKit

/// Makes sources behave well over weeks of one-shot runs: kept answers, retries, rates, quotas, and
/// a memory of who is down.
///
/// ```swift
/// let resilience = Resilience(responses: MemoryResponseStore(), ledger: MemoryLedger())
/// let source = resilience.source(id: "home", configuration: [kind, baseURL], secrets: [key])
/// let made = makeProvider(transport: resilience.transport(network, for: source))
/// let provider = resilience.provider(made, for: source)
/// // … search …
/// await resilience.settle([ProviderResult(id: "home", .answered())])
/// ```
///
/// The order of the wrappers is cache, retry, politeness, network: a kept answer costs no quota,
/// and every attempt is counted.
public struct Resilience: Sendable {
  let core: ResilienceCore

  /// Creates wrappers around stores.
  public init(
    responses: any ResponseStore, ledger: any SourceLedger,
    options: ResilienceOptions = ResilienceOptions(), surroundings: Surroundings = Surroundings()
  ) {
    core = ResilienceCore(
      responses: responses, ledger: ledger, options: options, surroundings: surroundings)
  }

  /// Introduces a source; an earlier one of that identifier is replaced.
  /// - Parameters:
  ///   - id: the provider's identifier.
  ///   - configuration: all that the source is configured with, in a fixed order: with another
  ///     address it is another source, whose health and answers begin anew.
  ///   - secrets: its credentials; they count like the configuration, and are kept out of the cache
  ///     and of messages.
  /// - Returns: what the other calls take.
  public func source(id: String, configuration: [String], secrets: [Secret] = []) -> Source {
    let source = Source(id: id, configuration: configuration, secrets: secrets)
    core.register(source)
    return source
  }

  /// The transport for a source's provider.
  public func transport(_ base: any HTTPTransport, for source: Source) -> any HTTPTransport {
    source.isHTTP = true
    let observed = ObservedTransport(base: base, source: source)
    let polite = RateLimitingTransport(base: observed, source: source, core: core)
    let retrying = RetryingTransport(
      base: polite, budget: source.retryBudget, surroundings: core.surroundings)
    return CachingTransport(base: retrying, source: source, core: core)
  }

  /// The provider for searches; it was made with ``transport(_:for:)`` if it speaks HTTP.
  public func provider(_ provider: any RecipeProvider, for source: Source) -> any RecipeProvider {
    source.politeness = provider.descriptor.politeness
    return ResilientProvider(inner: provider, source: source, core: core)
  }

  /// Opens the stores, so that the first request need not wait for that.
  ///
  /// Call it beside other preparations, once it is certain that a source will be asked.
  public func warmUp() async {
    let core = core
    async let seal = core.responses.seal()
    _ = await core.ledger.fingerprint(of: [])
    _ = await seal
  }

  /// Waits until all answers that are to be kept have been written.
  ///
  /// ``settle(_:)`` does so too; call it where nothing is settled, before the process ends.
  public func flush() async { await core.writer.flush() }

  /// How a source does.
  public func health(of source: Source) async -> SourceHealth {
    let record = await core.ledger.record(for: await source.key(in: core.ledger))
    return SourceHealth(record, politeness: source.politeness, now: core.now())
  }

  /// How a source did when it was last asked, whatever its secrets were then; nil when it never was.
  ///
  /// It serves lists that do not read secrets.
  public func health(
    ofProvider id: String, configuration: [String], politeness: Politeness? = nil
  ) async -> SourceHealth? {
    let place = Source.place(id: id, configuration: configuration)
    guard let record = await core.ledger.latestRecord(ofProvider: id, place: place) else {
      return nil
    }
    return SourceHealth(record, politeness: politeness, now: core.now())
  }

  /// Forgets what is known of providers, so that they are asked; all of them when there is no list.
  ///
  /// Kept answers stay.
  /// - Returns: the identifiers of those that something was known of.
  @discardableResult
  public func reset(ids: [String]? = nil) async -> [String] {
    await core.ledger.reset(providers: ids)
  }
}
