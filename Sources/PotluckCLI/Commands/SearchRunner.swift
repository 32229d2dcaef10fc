import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// One search from its query to what is printed: what `search` and `demo` share.
struct SearchRunner {
  /// What is asked.
  let query: SearchQuery
  /// The cursor of the page before.
  var cursor: String?
  /// Which page of the merged list is shown, from 1; without a cursor.
  var page = 1
  /// Deadlines and ranking.
  let settings: Configuration.Search
  /// How results are printed.
  let output: OutputOptions
  /// Whether a failed source fails the search.
  var isStrict = false
  /// What stands behind the sources; nil where nothing is remembered.
  var runtime: SourceRuntime?
  /// Who reads the output.
  let console = Console()

  /// Prints who would answer which part of the query.
  func plan(_ assembled: ProviderAssembly.Result) -> ExitStatus {
    let plan = engine(assembled).plan(for: query)
    var stream = OutputStream()
    stream.write(ResultPrinter(self).plan(plan, unavailable: assembled.unavailable))
    stream.flush()
    return .results
  }

  /// Searches and prints.
  func run(_ assembled: ProviderAssembly.Result) async throws -> ExitStatus {
    let report = try await report(of: engine(assembled))
    var stream = OutputStream()
    let printer = ResultPrinter(self)
    stream.write(printer.results(report))
    stream.flush()
    let isPastTheEnd = (cursor != nil || page > 1) && report.recipes.isEmpty && report.isComplete
    let more = cursor == nil ? "--page \(page + 1)" : nil
    StandardError.write(
      isPastTheEnd
        ? "That was the whole list: nothing follows.\n" : printer.footer(report, more: more))
    // People have their answer before anything is written for the next search.
    if await runtime?.settle(report.outcomes) ?? false {
      StandardError.tellOffline()
    }
    StandardError.tell(runtime?.notices ?? [])
    return Self.status(of: report, isStrict: isStrict)
  }

  /// The engine over the providers.
  func engine(_ assembled: ProviderAssembly.Result) -> SearchEngine {
    SearchEngine(assembled, settings)
  }

  /// Runs the search, with progress on the terminal or records in the output.
  ///
  /// A page further on is reached as by the cursors of the pages before it, so that no recipe
  /// comes twice and none is left out; what these pages asked for is kept and not asked again.
  func report(of engine: SearchEngine) async throws -> SearchReport {
    var cursor = cursor
    for _ in 1..<max(1, page) {
      var before = try await report(of: engine, from: cursor, isShown: false)
      _ = await runtime?.settle(before.outcomes)
      guard let next = before.cursor else {
        before.recipes = []
        return before
      }
      cursor = next
    }
    return try await report(of: engine, from: cursor, isShown: true)
  }

  private func report(
    of engine: SearchEngine, from cursor: String?, isShown: Bool
  ) async throws -> SearchReport {
    let events: AsyncStream<SearchEvent>
    do {
      events = try engine.events(for: query, cursor: cursor)
    } catch let error as SearchError {
      throw ToolFailure(error)
    }
    var observer = EventObserver(session: self)
    var last: SearchReport?
    for await event in events {
      if isShown { observer.observe(event) }
      if case .finished(let report) = event.kind { last = report }
    }
    observer.end()
    if Task.isCancelled, let last { _ = await runtime?.settle(last.outcomes) }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// The exit code that a report means.
  static func status(of report: SearchReport, isStrict: Bool) -> ExitStatus {
    let hasFailure = report.outcomes.contains(where: \.status.isFailure)
    if !report.recipes.isEmpty { return isStrict && hasFailure ? .incomplete : .results }
    let wasAsked = report.outcomes.contains { $0.status != .skipped }
    return hasFailure || !wasAsked ? .failure : .nothing
  }
}
