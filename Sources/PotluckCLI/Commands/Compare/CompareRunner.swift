import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Asks the sources for each query in turn and compares what they answer.
struct CompareRunner {
  /// What is asked.
  let queries: [SearchQuery]
  /// What the comparisons are reckoned with.
  let options: ComparisonOptions
  /// What the sources need.
  let context: SearchContext
  /// How the output is printed.
  let output: CompareOutputOptions
  /// Whether failures are told beside a JSON document, too.
  var alwaysTellsFailures = false

  /// Runs all searches, with progress on the terminal.
  /// - Throws: ``ToolFailure`` when nothing can be asked; `CancellationError` when interrupted.
  func run(_ assembled: ProviderRegistry.Assembly) async throws -> [Comparison] {
    let engine = SearchEngine(assembled, context.search)
    var display = SearchDisplay(color: output.color)
    defer { display.end() }
    var comparisons: [Comparison] = []
    var looksOffline = false
    for (place, query) in queries.enumerated() {
      display.restart()
      let report = try await engine.lastReport(for: query, extent: .everything) { event in
        display.observe(event) { style in
          let count = queries.count
          return count < 2 ? [] : [LiveProgress.heading(query, number: place + 1, of: count, style)]
        }
      }
      guard let report else { throw CancellationError() }
      looksOffline = await context.runtime.settle(report.outcomes) || looksOffline
      try Task.checkCancellation()
      comparisons.append(
        Comparison(report, ranking: engine.ranking, extent: .everything, options: options))
    }
    display.end()
    tell(comparisons, looksOffline: looksOffline)
    return comparisons
  }

  /// What people have to know beside the figures: failures with what to do about them, which a
  /// JSON document tells itself.
  private func tell(_ comparisons: [Comparison], looksOffline: Bool) {
    defer { StandardError.tell(context.runtime.notices) }
    if looksOffline { StandardError.tellOffline() }
    queries.first?.tellConfigured()
    guard output.chosen != .json || alwaysTellsFailures else { return }
    var told: Set<String> = []
    for outcome in comparisons.flatMap(\.providers).map(\.outcome) where outcome.status.isFailure {
      guard let error = outcome.error, told.insert("\(outcome.id) \(error.message)").inserted
      else { continue }
      StandardError.tell(ToolFailure("\(outcome.id): \(error.message)", fix: error.hint))
    }
  }
}
