public import RecipeModel
import RecipeProviderKit

/// Asks many providers at once and makes one answer of what they say.
///
/// **Choosing an entry.** ``search(_:cursor:extent:)`` gives the whole answer;
/// ``events(for:cursor:extent:)`` tells what happens on the way and ends with the same answer.
/// ``compare(_:options:)`` tells what each provider was worth in it. ``RecipeRanker`` alone merges
/// listings that are already there.
///
/// A provider that fails, hangs or lies costs its own listings and nothing else: the report says
/// what became of it. A search throws only when nothing could be asked.
///
/// ```swift
/// let engine = SearchEngine(providers: [SearchProvider(cookbook), SearchProvider(f2f)])
/// let report = try await engine.search(SearchQuery(text: "soup", exclude: ["onion"]))
/// for recipe in report.recipes { print(recipe.unified.title, recipe.score) }
/// ```
public struct SearchEngine: Sendable {
  /// The providers to ask, in the order that breaks ties.
  public var providers: [SearchProvider]
  /// What became of providers that could not be made at all; reported, never asked.
  public var unavailable: [ProviderOutcome]
  /// Deadlines and ranking.
  public var options: SearchOptions
  /// The identifiers of all providers, unavailable ones included, in the order in which reports
  /// name them; what is not here comes first.
  public var order: [String]
  /// Gives the titles of recipes that were seen before, or are kept; asked for only where nobody has
  /// what was searched for.
  package var seenTitles: @Sendable () async -> [String] = { [] }

  /// Creates an engine.
  public init(
    providers: [SearchProvider], unavailable: [ProviderOutcome] = [],
    options: SearchOptions = SearchOptions(), order: [String] = []
  ) {
    self.providers = providers
    self.unavailable = unavailable
    self.options = options
    self.order = order
  }

  /// Who would answer which part of the query; asks nobody.
  /// - Parameters:
  ///   - query: what to look for.
  ///   - extent: how much of the merged list is wanted.
  /// - Returns: a plan for each provider.
  public func plan(for query: SearchQuery, extent: SearchExtent = .page) -> [ProviderPlan] {
    planners(for: reading(of: query), extent).map(\.plan)
  }

  private func planners(for reading: QueryReading, _ extent: SearchExtent) -> [QueryPlanner] {
    var wordings: [String?: [String]] = [:]
    return providers.map { entry in
      let language = entry.language
      let others = wordings[language] ?? self.wordings(for: reading, extent, in: language)
      wordings[language] = others
      return QueryPlanner(reading.query, for: entry.provider.descriptor, wordings: others)
    }
  }

  /// What a query means: what its words name is taken from them, unless it is exact or the options
  /// say otherwise.
  public func reading(of query: SearchQuery) -> QueryReading {
    QueryReading(query, interprets: options.interprets)
  }

  /// Runs a search and returns its answer.
  ///
  /// The words of the query are read first: ``reading(of:)``.
  ///
  /// Cancelling the task cancels every request.
  /// - Parameters:
  ///   - query: what to look for.
  ///   - cursor: a report's cursor, to get the page that follows it.
  ///   - extent: how much of the merged list the answer holds.
  /// - Returns: the answer, also when some or all sources failed.
  /// - Throws: ``Failure`` when nothing could be asked or the cursor is not one;
  ///   `CancellationError` when the task was cancelled.
  public func search(
    _ query: SearchQuery, cursor: String? = nil, extent: SearchExtent = .page
  ) async throws -> SearchReport {
    var last: SearchReport?
    for await event in try events(for: query, cursor: cursor, extent: extent) {
      if case .finished(let report) = event.kind { last = report }
    }
    guard let last else { throw CancellationError() }
    return last
  }

  /// Runs a search and tells what happens; the last event carries the answer.
  ///
  /// Dropping the sequence cancels every request.
  /// - Parameters:
  ///   - query: what to look for.
  ///   - cursor: a report's cursor, to get the page that follows it.
  ///   - extent: how much of the merged list the answer holds.
  /// - Returns: the events, in order; `finished` is always the last one.
  /// - Throws: ``Failure`` when nothing could be asked or the cursor is not one.
  public func events(
    for query: SearchQuery, cursor: String? = nil, extent: SearchExtent = .page
  ) throws -> AsyncStream<SearchEvent> {
    let reading = reading(of: query)
    let query = reading.query
    let planners = planners(for: reading, extent)
    try checkThatSomethingCanBeAsked(query, planners)
    let fingerprint = SearchCursor.fingerprint(
      query, providers: providers.map(\.provider.descriptor.id))
    var start = SearchCursor(depth: query.limit)
    if let cursor {
      guard let read = SearchCursor(cursor, fingerprint: fingerprint) else {
        throw Failure(
          .cursorExpired, "the cursor does not belong to this query",
          fix: "repeat the search without it and use the cursor that its answer carries",
          place: "/cursor")
      }
      start = read
    }
    let (stream, continuation) = AsyncStream.makeStream(of: SearchEvent.self)
    var run = SearchRun(
      engine: self, reading: reading, planners: planners, cursor: start, fingerprint: fingerprint,
      extent: extent, output: continuation)
    let task = Task { await run.run() }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  private func checkThatSomethingCanBeAsked(
    _ query: SearchQuery, _ planners: [QueryPlanner]
  ) throws {
    guard !providers.isEmpty || !unavailable.isEmpty else {
      throw Failure(
        .allProvidersFailed, "there is no source to ask",
        fix: "add one to the configuration, or enable one that is there")
    }
    if query.isEmpty, !planners.isEmpty, planners.allSatisfy({ $0.plan.skipReason != nil }) {
      throw Failure(
        .usage, "the query names nothing, and no source lists without words",
        fix: "say what to look for: words, or ingredients to include", place: "/query")
    }
  }

  /// The ranking options that the providers' entries make.
  public var ranking: RankingOptions {
    var ranking = RankingOptions(k: options.k)
    for entry in providers {
      let id = entry.provider.descriptor.id
      ranking.providerOrder.append(id)
      ranking.weights[id] = entry.weight
      ranking.groups[id] = entry.group
    }
    var checked = RankingOptions(
      k: ranking.k, providerOrder: ranking.providerOrder, weights: ranking.weights,
      groups: ranking.groups, words: options.words)
    checked.standIns = Set(providers.filter(\.standsIn).map(\.provider.descriptor.id))
    return checked
  }
}
