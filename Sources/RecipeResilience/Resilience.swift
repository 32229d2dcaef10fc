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
    options: ResilienceOptions = ResilienceOptions(),
    environment: ResilienceEnvironment = ResilienceEnvironment()
  ) {
    core = ResilienceCore(
      responses: responses, ledger: ledger, options: options, environment: environment)
  }

  /// Introduces a source; an earlier one of that identifier is replaced.
  /// - Parameters:
  ///   - id: the provider's identifier.
  ///   - configuration: all that the source is configured with, in a fixed order: with another
  ///     address it is another source, whose health and answers begin anew.
  ///   - secrets: its credentials; they count like the configuration, and are kept out of the cache
  ///     and of messages.
  ///   - lifetime: the least time for which its good answers are fresh, where answers are kept.
  /// - Returns: what the other calls take.
  public func source(
    id: String, configuration: [String], secrets: [Secret] = [], keeping lifetime: Duration = .zero
  ) -> Source {
    let source = Source(
      id: id, configuration: configuration, secrets: secrets, lifetime: lifetime)
    core.register(source)
    return source
  }

  /// The transport for a source's provider.
  public func transport(_ base: any HTTPTransport, for source: Source) -> any HTTPTransport {
    source.isHTTP = true
    let observed = ObservedTransport(base: base, source: source)
    let polite = RateLimitingTransport(base: observed, source: source, core: core)
    let retrying = RetryingTransport(
      base: polite, budget: source.retryBudget, environment: core.environment)
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
    async let mark = core.responses.mark()
    _ = await core.ledger.fingerprint(of: [])
    _ = await mark
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

extension Resilience {
  /// Draws the conclusions of a search for the health of its sources, all together.
  ///
  /// A source that answered comes down a step and is no longer suspended. One that could not be
  /// reached, failed with a status of 500 or more, or stayed silent for five seconds goes up a step
  /// and is left alone for ``CircuitBreaker``'s time; one that asked for fewer requests, for as
  /// long as it said. What a person must mend (credentials, drift, settings) is never punished: the
  /// message should come every time.
  ///
  /// When two sources or more were asked over the network and not one of them could be reached,
  /// nobody is punished. With a single source, no such comparison is possible: it is punished for a
  /// refused or broken connection, because waiting for a dead server on every run is worse than a
  /// pause of 15 seconds, but not when its name could not be looked up or there was no way to it.
  ///
  /// Returns once all that is to be kept has been written; call it when the results have been shown.
  /// - Returns: whether it looks as if this machine is offline.
  @discardableResult
  public func settle(_ experiences: [ProviderResult]) async -> Bool {
    var judged: [(source: Source, key: SourceKey, judgement: HealthAssessment)] = []
    for experience in experiences {
      guard let source = core.source(experience.id) else { continue }
      judged.append(
        (
          source, await source.key(in: core.ledger),
          HealthAssessment(experience.verdict, source.activity.take(), isHTTP: source.isHTTP)
        ))
    }
    let asked = judged.filter { $0.judgement.wasAsked }
    let looksOffline =
      asked.allSatisfy { $0.judgement.isUnreachable }
      && (asked.count > 1 || asked.contains { $0.judgement.suggestsNoNetwork })

    let now = core.now()
    let owner = core.owner
    var work: [(key: SourceKey, change: @Sendable (inout SourceRecord) -> Void)] = []
    for (source, key, judgement) in judged {
      let hadProbe = source.admission.holdsProbe
      source.admission.clear()
      let change =
        looksOffline
        ? nil : judgement.change(source, now: now, random: core.environment.random())
      if let change {
        if judgement.isSuccess, !hadProbe, !(await needsNote(key, now)) { continue }
        work.append((key, change))
      } else if hadProbe {
        work.append((key, { $0.releaseProbe(owner: owner) }))
      }
    }
    if !work.isEmpty {
      let changes = work.map(\.change)
      let (ledger, keys) = (core.ledger, work.map(\.key))
      // What was learnt is kept even when the search was cancelled meanwhile.
      await Task {
        await ledger.update(keys) { records in
          for (index, change) in zip(records.indices, changes) { change(&records[index]) }
        }
      }.value
    }
    await flush()
    return looksOffline
  }

  /// Gives back the right to try out suspended sources, where there is no result.
  ///
  /// Call it at the end where a search may not have been settled, such as one that was cut off: the
  /// next one need not wait until the right lapses. It costs nothing where all was settled.
  public func withdraw() async {
    let sources = core.probed
    guard !sources.isEmpty else { return }
    let (ledger, owner) = (core.ledger, core.owner)
    // It is given back even though the caller was cancelled.
    await Task {
      var keys: [SourceKey] = []
      for source in sources {
        keys.append(await source.key(in: ledger))
        source.admission.clear()
      }
      await ledger.update(keys) { records in
        for index in records.indices { records[index].releaseProbe(owner: owner) }
      }
    }.value
  }

  /// Whether a success changes what is remembered, beyond its time to the minute.
  private func needsNote(_ key: SourceKey, _ now: Int64) async -> Bool {
    let record = await core.ledger.record(for: key)
    guard record.suspension == nil, record.level == 0, let last = record.lastSuccess else {
      return true
    }
    return abs(now - last) > SourceRecord.clockTolerance
  }
}
