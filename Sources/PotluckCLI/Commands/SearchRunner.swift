import ArgumentParser
import PotluckService
import RecipeKeeping
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// Runs one search and prints its results; shared by `search` and `demo`.
struct SearchRunner {
  let query: SearchQuery
  /// The cursor of the page before.
  var cursor: String?
  /// Which page of the merged list is shown, from 1; without a cursor.
  var page = 1
  /// Which sources are asked; kept with the list, so that its recipes can be opened later.
  let origin: LastList.Origin
  /// Deadlines and ranking.
  let settings: Configuration.Search
  /// How results are printed.
  let output: OutputOptions
  /// Whether a failed source fails the search.
  var isStrict = false
  /// The runtime that records the health of the sources; nil where nothing is remembered.
  var runtime: SourceRuntime?
  /// Where the search is written down; nil for nowhere.
  var history: (any HistoryStore)?
  /// Whether and where recipes and searches are kept; nil where nothing is.
  var keeping: Configuration.Keeping?
  /// The sources that were chosen, as the history keeps them.
  var providers: [String] = []
  let console = Console()

  /// Prints who would answer which part of the query.
  func plan(_ assembled: ProviderRegistry.Assembly) -> ExitStatus {
    let engine = search(assembled).engine
    let reading = engine.reading(of: query)
    OutputStream.print(
      ResultPrinter(self).plan(
        engine.plan(for: query), for: reading, unavailable: assembled.unavailable))
    if !output.quiet, output.chosen == nil,
      let sentence = QueryWording.reading(reading.query, reading.interpretation)
    {
      StandardError.line("\(sentence).")
    }
    if !output.quiet { query.printConfiguredFilters() }
    return .results
  }

  /// Searches and prints.
  func run(_ assembled: ProviderRegistry.Assembly) async throws -> ExitStatus {
    let search = search(assembled)
    let report = try await report(of: search)
    let printer = ResultPrinter(self)
    OutputStream.print(printer.results(report, search.engine.ranking(of: report)))
    let isPastTheEnd = report.recipes.isEmpty && report.shownBefore > 0
    let more = cursor == nil ? "--page \(page + 1)" : nil
    let isKept = !isPastTheEnd && keep(report)
    StandardError.write(
      isPastTheEnd
        ? printer.end(report) : printer.footer(report, more: more, showsRecipes: isKept))
    if !output.quiet { query.printConfiguredFilters() }
    // People have their answer before anything is written for the next search.
    let isFirstPage = cursor == nil && page == 1
    if await search.conclude(report, in: isFirstPage ? history : nil, of: providers) {
      StandardError.tellOffline()
    }
    StandardError.tell(runtime?.notices ?? [])
    return ExitStatus(of: report.outcomes, hasResults: !report.recipes.isEmpty, isStrict: isStrict)
  }

  /// Keeps the list for `potluck show`.
  /// - Returns: whether it is kept and on a terminal, so that a person can use its numbers.
  func keep(_ report: SearchReport) -> Bool {
    let isKept = LastList.keep(
      report.recipes, of: report.asked, servings: report.query.servings, from: origin)
    return isKept && console.outputIsTerminal && !report.recipes.isEmpty
  }

  /// The search of the providers.
  func search(_ assembled: ProviderRegistry.Assembly) -> ConfiguredSearch {
    ConfiguredSearch(assembled, settings, runtime: runtime, keeping: keeping)
  }

  /// Runs the search, with progress on the terminal or records in the output.
  ///
  /// A later page is reached through the cursors of all pages before it, so that no recipe is
  /// repeated or left out. Kept answers serve the earlier pages where there are any.
  func report(of search: ConfiguredSearch) async throws -> SearchReport {
    var cursor = cursor
    for _ in 1..<max(1, page) {
      var before = try await report(of: search, from: cursor, isShown: false)
      _ = await search.conclude(before)
      guard let next = before.cursor else {
        // The joined recipes belong to the last page, which is not shown here.
        before.shownBefore += before.recipes.count
        before.recipes = []
        before.joined = []
        return before
      }
      cursor = next
    }
    return try await report(of: search, from: cursor, isShown: true)
  }

  private func report(
    of search: ConfiguredSearch, from cursor: String?, isShown: Bool
  ) async throws -> SearchReport {
    var display = SearchDisplay(color: output.color, isShown: isShown && !output.quiet)
    let last = try await search.lastReport(for: query, cursor: cursor) { event in
      if output.chosen != .jsonl { return display.observe(event) }
      if isShown { record(event) }
    }
    display.end()
    if Task.isCancelled, let last { _ = await search.conclude(last) }
    try Task.checkCancellation()
    guard let last else { throw CancellationError() }
    return last
  }

  /// Writes the record of an event, of JSON Lines.
  private func record(_ event: SearchEvent) {
    let renderer = ReportJSONLines(explain: output.explain)
    switch event.kind {
    case .planned(let plan, let reading): OutputStream.print(renderer.plan(plan, for: reading))
    case .providerFinished(let outcome): OutputStream.print(renderer.provider(outcome))
    default: break
    }
  }
}

extension SearchQuery {
  /// Prints the diets and avoided foods that only the configuration asks for, and how to turn
  /// them off.
  func printConfiguredFilters() {
    let sentence = QueryWording.configured(self) { "--\($0) none" }
    if let sentence { StandardError.line("\(sentence).") }
  }
}

/// Shows on a terminal what each source of a running search is doing.
struct SearchDisplay {
  private let style: TextStyle
  private let isShown: Bool
  private var progress = LiveProgress()
  private var lines = LiveLines()
  private var lastDrawing: ContinuousClock.Instant?

  /// The minimum time between two drawings.
  ///
  /// A source that has finished is drawn at once, because the next event may come late.
  private static let interval = Duration.milliseconds(60)

  init(color: ColorChoice, isShown: Bool = true) {
    let console = Console()
    style = console.errorStyle(color: color)
    self.isShown = isShown && console.showsProgress
  }

  /// Begins another search.
  mutating func restart() {
    progress = LiveProgress()
    lastDrawing = nil
  }

  /// Shows an event; `heading` makes the lines above the sources.
  mutating func observe(_ event: SearchEvent, under heading: (TextStyle) -> [String] = { _ in [] })
  {
    guard isShown else { return }
    progress.apply(event)
    let now = ContinuousClock.now
    var isFinish = progress.isFinished
    if case .providerFinished = event.kind { isFinish = true }
    if !isFinish, let lastDrawing, now - lastDrawing < Self.interval { return }
    lastDrawing = now
    lines.show(heading(style) + progress.lines(style: style))
  }

  /// Removes the progress lines from the terminal.
  mutating func end() { lines.clear() }
}

/// Turns what a search found into text in the format that was asked for.
struct ResultPrinter {
  private let output: OutputOptions
  private let style: TextStyle
  private let errorStyle: TextStyle
  private let explain: ExplainRenderer?

  /// Creates a printer for one runner.
  init(_ runner: SearchRunner) {
    output = runner.output
    style = runner.console.style(color: runner.output.color)
    errorStyle = runner.console.errorStyle(color: runner.output.color)
    explain =
      runner.output.explain ? ExplainRenderer(style: style, k: runner.settings.k) : nil
  }

  /// What goes to standard output; of JSON Lines only what has not been written yet.
  func results(_ report: SearchReport, _ ranking: RankingOptions) -> String {
    switch output.chosen ?? (style.accessible ? .plain : .table) {
    case .json:
      var document = ReportJSON(explain: output.explain)
      document.ranking = ranking
      return document.render(report)
    case .jsonl:
      let lines = ReportJSONLines(explain: output.explain)
      return report.recipes.map(lines.item).joined() + lines.summary(report)
    case .table: return TableRenderer(style: style, explain: explain).render(report.recipes)
    case .plain: return PlainRenderer(explain: explain).render(report.recipes)
    case .markdown: return MarkdownRenderer(explain: explain).render(report)
    }
  }

  /// The text for standard error after the results; `more` is the option that shows the next
  /// page, nil when it is unknown.
  func footer(_ report: SearchReport, more: String?, showsRecipes: Bool) -> String {
    // The JSON formats include this information.
    if output.chosen == .json || output.chosen == .jsonl { return "" }
    var renderer = FooterRenderer(style: errorStyle)
    if output.quiet, !report.recipes.isEmpty { return renderer.failures(report) }
    renderer.more = more
    renderer.showsRecipes = showsRecipes
    return renderer.render(report)
  }

  /// What goes to standard error when nothing follows.
  func end(_ report: SearchReport) -> String {
    FooterRenderer(style: errorStyle).end(report)
  }

  /// Who would answer which part of the query; entries that cannot be used come as not asked.
  func plan(
    _ plan: [ProviderPlan], for reading: QueryReading, unavailable: [ProviderOutcome]
  ) -> String {
    let skipped = unavailable.map { outcome in
      ProviderPlan(
        provider: outcome.id, skipReason: outcome.error?.message ?? outcome.status.rawValue)
    }
    let records = ReportJSONLines().plan(plan + skipped, for: reading)
    if output.chosen == .jsonl { return records }
    if output.chosen == .json {
      return (try? JSON(parsing: records).text(.indented) + "\n") ?? records
    }
    return PlanRenderer(style: style).render(plan + skipped)
  }
}

/// How results are printed.
struct OutputOptions: ParsableArguments {
  /// A format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A table that fits the terminal.
    case table
    /// One labelled field a line.
    case plain
    /// A Markdown document.
    case markdown
    /// One JSON document.
    case json
    /// One JSON record a line.
    case jsonl
  }

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @Flag(help: "Print JSON Lines: one record a line, as things happen.")
  var jsonl = false

  @Option(
    name: [.customShort("f"), .long], help: "The format; a table unless set.")
  var format: Format?

  @Flag(
    name: [.customShort("q"), .long],
    help: "Print the recipes and what went wrong, and nothing else.")
  var quiet = false

  @Flag(help: "Say why each recipe stands where it stands and why listings are one recipe.")
  var explain = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    let chosen = [json, jsonl, format != nil].filter { $0 }.count
    if chosen > 1 {
      throw ValidationError("Choose one of --json, --jsonl and --format.")
    }
  }
}

extension OutputOptions {
  /// The format that the flags name; nil where the terminal decides.
  var chosen: Format? { json ? .json : jsonl ? .jsonl : format }
}

extension ColorChoice: ExpressibleByArgument {}
