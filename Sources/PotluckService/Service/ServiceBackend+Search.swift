import PotluckSupport
import RecipeKeeping
import RecipeModel
package import RecipeRPC
import RecipeRendering
import RecipeResilience
package import RecipeSearch

extension ServiceBackend {
  /// The most recipes of one page, whatever the configuration says: what clients may ask for.
  private static let greatestLimit = 100

  func search(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport {
    let report = try await run(request, .page, observe).report
    shown?.add(report.recipes)
    return report
  }

  func compare(
    _ request: SearchRequest, observe: @escaping @Sendable (SearchEvent) async -> Void
  ) async throws -> JSON {
    ComparisonJSON.json(try await comparison(request, observe))
  }

  func settle(_ request: SearchRequest) async throws {
    guard let (report, ranking) = unsettled.take(request) else {
      var request = request
      request.isSettled = true
      _ = try await search(request) { _ in }
      return
    }
    try await reloader.use { providers in
      guard let history = SearchHistories.history(providers.loaded.configuration.keeping) else {
        return
      }
      providers.conclude { _ in await history.record(report, ranking, of: request.providers) }
    }
  }

  /// Compares what the sources answer to one query.
  /// - Throws: ``Failure`` when nothing could be asked; `CancellationError`.
  package func comparison(
    _ request: SearchRequest,
    _ observe: @escaping @Sendable (SearchEvent) async -> Void = { _ in }
  ) async throws -> Comparison {
    let (report, ranking) = try await run(request, .everything, observe)
    return Comparison(
      report, ranking: ranking, extent: .everything,
      options: ComparisonOptions(depth: report.query.limit))
  }

  /// Runs a search when there is a place, and draws its conclusions for later ones.
  /// - Returns: the report, and how its votes were weighed.
  /// - Throws: ``Failure`` when nothing could be asked; `CancellationError`.
  private func run(
    _ request: SearchRequest, _ extent: SearchExtent,
    _ observe: @Sendable (SearchEvent) async -> Void
  ) async throws -> (report: SearchReport, ranking: RankingOptions) {
    let asked = request
    // Waiting for a place takes of the search's time.
    let start = ContinuousClock.now
    try await places.acquire()
    defer { places.release() }
    return try await reloader.use { providers in
      var entries = try Self.entries(request.providers, of: providers)
      // What is kept repeats what others told: a comparison has it only where it is named.
      if extent == .everything, request.providers.isEmpty {
        entries.removeAll { $0.use == Configuration.kept }
      }
      if request.isRelayed { entries.removeAll { $0.use == Configuration.potluck } }
      var settings = providers.loaded.configuration.search
      var request = request
      settings.fill(request.open, of: &request.query)
      if request.open.contains(.limit) {
        request.query.limit = min(request.query.limit, Self.greatestLimit)
      }
      if let timeout = request.timeout {
        settings.hard = timeout
        settings.soft = min(settings.soft, timeout)
      }
      if !request.isOffline { providers.runtime.warmUp(for: entries) }
      let assembled = try await providers.assembled(
        entries, isOffline: request.isOffline, within: settings.hard / 2)
      settings.hard = max(.zero, settings.hard - (.now - start))
      let scope = ResilienceScope(
        cache: request.isOffline ? .offline : request.isRefresh ? .refresh : nil)
      let search = ConfiguredSearch(
        assembled, settings, runtime: providers.runtime,
        keeping: providers.loaded.configuration.keeping)
      do {
        let report = try await scope.run {
          [request] in
          try await answer(of: search, request, extent, observe)
        }
        conclude(search, report, of: request, in: scope, of: providers)
        let ranking = search.engine.ranking(of: report)
        if !request.isSettled, request.cursor == nil {
          unsettled.remember(report, ranking, of: asked)
        }
        return (report, ranking)
      } catch is CancellationError {
        providers.conclude { runtime in await scope.run { await runtime.withdraw() } }
        throw CancellationError()
      }
    }
  }

  private func answer(
    of search: ConfiguredSearch, _ request: SearchRequest, _ extent: SearchExtent,
    _ observe: @Sendable (SearchEvent) async -> Void
  ) async throws -> SearchReport {
    let last = try await search.lastReport(
      for: request.query, cursor: request.cursor, extent: extent
    ) { event in
      if case .page(_, let listings) = event.kind { known.remember(listings.map(\.listing)) }
      await observe(event)
    }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    known.remember(last.recipes)
    return last
  }

  private func conclude(
    _ search: ConfiguredSearch, _ report: SearchReport, of request: SearchRequest,
    in scope: ResilienceScope, of providers: LoadedProviders
  ) {
    let log = log
    // Only what a person has settled on is written down, once and not for each page.
    let history =
      request.isSettled && request.cursor == nil
      ? SearchHistories.history(providers.loaded.configuration.keeping) : nil
    providers.conclude { _ in
      let looksOffline = await scope.run {
        await search.conclude(report, in: history, of: request.providers)
      }
      if looksOffline { log("no source could be reached over the network: this looks offline") }
      for notice in providers.newNotices { log("\(notice)") }
      for notice in KeepingNotices.new {
        log([notice.message, notice.fix].compactMap(\.self).joined(separator: "; "))
      }
    }
  }

  /// The entries that a request names.
  /// - Throws: ``Failure`` for a name that no entry has.
  private static func entries(
    _ names: [String], of providers: LoadedProviders
  ) throws -> [Configuration.Entry] {
    for (index, name) in names.enumerated() {
      do { _ = try ProviderSelection([name], among: providers.entries) } catch {
        throw Failure.invalid("/providers/\(index)", error.message, fix: error.fix)
      }
    }
    return try ProviderSelection(names, among: providers.entries).apply(to: providers.entries)
  }
}
