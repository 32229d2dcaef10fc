package import RecipeKeeping
package import RecipeModel
package import RecipeSearch

/// A search of configured sources, as every door makes it: it runs the engine, and records the health
/// of the sources and the search itself for later ones.
package struct ConfiguredSearch: Sendable {
  /// The engine over the sources.
  package let engine: SearchEngine
  /// Records the health of the sources; nil where nothing is remembered.
  private let runtime: SourceRuntime?

  /// Prepares a search of sources; nobody is asked yet.
  package init(
    _ assembled: ProviderRegistry.Assembly, _ settings: Configuration.Search,
    runtime: SourceRuntime?, keeping: Configuration.Keeping? = nil
  ) {
    var engine = SearchEngine(assembled, settings)
    if let keeping { engine.seenTitles = { await SeenTitles.all(keeping) } }
    self.engine = engine
    self.runtime = runtime
  }

  /// Runs a search to its end.
  /// - Parameters:
  ///   - query: what is asked.
  ///   - cursor: the cursor of the page before.
  ///   - extent: how much of the merged list is wanted.
  ///   - observe: receives every event, in order.
  /// - Returns: the report; nil when the search was cancelled before there was one.
  /// - Throws: ``Failure`` when it cannot even begin.
  package func lastReport(
    for query: SearchQuery, cursor: String? = nil, extent: SearchExtent = .page,
    observe: (SearchEvent) async -> Void = { _ in }
  ) async throws -> SearchReport? {
    var last: SearchReport?
    for await event in try engine.events(for: query, cursor: cursor, extent: extent) {
      await observe(event)
      if case .finished(let report) = event.kind { last = report }
    }
    return last
  }

  /// Settles the health of the sources that were asked, and writes the search down.
  /// - Parameters:
  ///   - report: what the search found.
  ///   - history: where it is written down; nil for nowhere.
  ///   - chosen: the sources that `--providers` or a client named.
  /// - Returns: whether nobody could be reached, so that the fault seems to be on this machine.
  package func conclude(
    _ report: SearchReport, in history: (any HistoryStore)? = nil, of chosen: [String] = []
  ) async -> Bool {
    let looksOffline = await runtime?.settle(report.outcomes) ?? false
    await history?.record(report, engine.ranking(of: report), of: chosen)
    return looksOffline
  }
}
