import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Asks the sources for each query in turn and compares what they answer.
struct CompareSession {
  /// What is asked.
  let queries: [SearchQuery]
  /// What the comparisons are reckoned with.
  let options: ComparisonOptions
  /// What the sources need.
  let setting: SearchContext
  /// How the output is printed.
  let output: CompareOutputOptions
  /// Whether failures are told beside a JSON document, too.
  var alwaysTellsFailures = false

  /// Runs all searches, with progress on the terminal.
  /// - Throws: ``ToolFailure`` when nothing can be asked; `CancellationError` when interrupted.
  func run(_ assembled: ProviderAssembly.Result) async throws -> [Comparison] {
    let engine = SearchEngine(assembled, setting.search)
    var progress = CompareProgress(queries: queries, output: output)
    var comparisons: [Comparison] = []
    var looksOffline = false
    do {
      for (place, query) in queries.enumerated() {
        let report = try await report(query, at: place, of: engine, &progress)
        looksOffline = await setting.runtime.settle(report.outcomes) || looksOffline
        try Task.checkCancellation()
        comparisons.append(
          Comparison(
            report, ranking: engine.ranking, extent: .everything, options: options))
      }
    } catch {
      progress.end()
      throw error
    }
    progress.end()
    tell(comparisons, looksOffline: looksOffline)
    return comparisons
  }

  private func report(
    _ query: SearchQuery, at place: Int, of engine: SearchEngine,
    _ progress: inout CompareProgress
  ) async throws -> SearchReport {
    let events: AsyncStream<SearchEvent>
    do {
      events = try engine.events(for: query, extent: .everything)
    } catch let error as SearchError {
      throw ToolFailure(error)
    }
    var last: SearchReport?
    progress.begin(place)
    for await event in events {
      progress.observe(event)
      if case .finished(let report) = event.kind { last = report }
    }
    guard let last else { throw CancellationError() }
    return last
  }

  /// What people have to know beside the figures: failures with what to do about them, which a
  /// JSON document tells itself.
  private func tell(_ comparisons: [Comparison], looksOffline: Bool) {
    defer { StandardError.tell(setting.runtime.notices) }
    if looksOffline { StandardError.tellOffline() }
    guard output.chosen != .json || alwaysTellsFailures else { return }
    var told: Set<String> = []
    for outcome in comparisons.flatMap(\.providers).map(\.outcome) where outcome.status.isFailure {
      guard let error = outcome.error, told.insert("\(outcome.id) \(error.message)").inserted
      else { continue }
      let failure = ToolFailure("\(outcome.id): \(error.message)", fix: error.hint)
      StandardError.write(failure.text + "\n")
    }
  }
}
