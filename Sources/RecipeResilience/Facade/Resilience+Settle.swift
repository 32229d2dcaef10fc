import RecipeProviderKit

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
  public func settle(_ experiences: [ProviderResult]) async -> HealthUpdate {
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
        ? nil : judgement.change(source, now: now, random: core.surroundings.random())
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
    return looksOffline ? .looksOffline : .settled
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
