import ArgumentParser
import PotluckService
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// `potluck compare`: what each source is worth to a query, or to a set of queries.
struct CompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare what the sources answer: who found what, who agrees, who is slow.",
    discussion: """
      Asks as potluck search does and counts every merged recipe, not only those that a search \
      shows; --limit says how many listings each source is asked for. Begins with who could go and \
      what would be lost without each source; then shows for each what came, how complete its \
      listings are and how long it took, and for each two sources how far they agree.

      With --recipe, shows instead what each source of one recipe says, ingredient by ingredient; \
      with --dish, which ingredients the recipes of a dish use, how much as a rule, and who is far \
      off, for one serving. Recipes whose listings have no ingredients are asked for in full where a source can.

      With --baseline, what got worse since a saved run is told, and the exit code is 1 when \
      --fail-on names it: status, recipes, listings and fields unless others are named. top, \
      moves and latency differ from run to run. To save a run: potluck compare soup --json > old.json
      """
        + examples(
          "compare soup --html soup.html",
          "compare --queries words.txt --json > monday.json",
          "compare --queries words.txt --baseline monday.json",
          "compare soup --dish --limit 50"))

  @OptionGroup(title: "Query") var query: QueryOptions
  @OptionGroup(title: "What is compared") var input: CompareInputOptions
  @OptionGroup(title: "One dish side by side") var dish: CompareDishOptions
  @OptionGroup(title: "Output") var output: CompareOutputOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup(title: "Time") var timing: TimingOptions

  @Flag(help: "Fail when a source fails (exit code 3) or an entry of the configuration is wrong.")
  var strict = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    if dish.wish != nil {
      guard input.from.isEmpty, input.queries == nil, input.baseline == nil else {
        throw ValidationError("--recipe and --dish take no --queries, --from or --baseline.")
      }
    }
    let asks =
      !query.isDefault || !sources.providers.isEmpty || sources.offline || sources.refresh
      || timing.soft != nil || timing.hard != nil
    if !input.from.isEmpty, asks || input.queries != nil {
      throw ValidationError("--from asks nobody: it takes no words, queries, sources or times.")
    }
    if input.queries != nil, !query.words.isEmpty {
      throw ValidationError("Name words or a file of --queries, not both.")
    }
  }

  func execute() async throws -> ExitStatus {
    let page = try output.html.map(PageFile.init)
    if let wish = dish.wish { return try await ask(for: wish, page) }
    let options = ComparisonOptions(persistence: input.rboP)
    let baseline = try input.baseline.map { try SavedComparisons.read([$0], options) }
    let comparisons =
      input.from.isEmpty
      ? try await ask(options, baseline) : try SavedComparisons.read(input.from, options)
    try requireMatch(comparisons.map(\.query), in: baseline)
    let check = baseline.map { BaselineCheck(of: comparisons, against: $0) }
    OutputStream.print(ComparisonPrinter(output).text(comparisons, changes: check?.changes ?? []))
    try page?.write(input.from.isEmpty ? .asked : .saved) {
      $0.render(comparisons, changes: check?.changes ?? [])
    }
    if let check, check.tell(failing: input.criteria) { return .nothing }
    return ExitStatus(of: comparisons, isStrict: strict)
  }

  /// Refuses a baseline of other queries.
  private func requireMatch(_ queries: [SearchQuery], in baseline: [Comparison]?) throws {
    guard let baseline, let path = input.baseline else { return }
    try BaselineCheck.requireMatch(queries, in: baseline, path)
  }

  private func ask(
    _ options: ComparisonOptions, _ baseline: [Comparison]?
  ) async throws -> [Comparison] {
    let texts = try input.queries.map(QueryFile.read)
    let context = try SearchContext(
      configurationOptions, sources: sources, timing: timing, isStrict: strict,
      comparesSources: true)
    let queries = (texts ?? [query.words.joined(separator: " ")]).map { text in
      var wish = query.query(context.search)
      wish.text = text
      return wish
    }
    // Before anybody is asked in vain.
    try requireMatch(queries.map { context.search.reading(of: $0).query }, in: baseline)
    var options = options
    options.depth = queries.first?.limit
    let runner = CompareRunner(
      queries: queries, options: options, context: context, output: output)
    return try await context.use { try await runner.run($0) }
  }

  private func ask(
    for wish: CompareDishOptions.Wish, _ page: PageFile?
  ) async throws -> ExitStatus {
    let context = try SearchContext(
      configurationOptions, sources: sources, timing: timing, isStrict: strict,
      comparesSources: true)
    let runner = DishRunner(
      wish: wish, query: query.query(context.search), context: context, output: output,
      page: page, isStrict: strict)
    return try await context.use { try await runner.run($0) }
  }
}

extension ExitStatus {
  /// What comparisons mean: the same as their searches.
  init(of comparisons: [Comparison], isStrict: Bool) {
    self.init(
      of: comparisons.flatMap(\.providers).map(\.outcome),
      hasResults: comparisons.contains { !$0.recipes.isEmpty }, isStrict: isStrict)
  }
}

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
  /// - Throws: ``Failure`` when nothing can be asked; `CancellationError` when interrupted.
  func run(_ assembled: ProviderRegistry.Assembly) async throws -> [Comparison] {
    let search = ConfiguredSearch(assembled, context.search, runtime: context.runtime)
    var display = SearchDisplay(color: output.color)
    defer { display.end() }
    var comparisons: [Comparison] = []
    var looksOffline = false
    for (place, query) in queries.enumerated() {
      display.restart()
      let report = try await search.lastReport(for: query, extent: .everything) { event in
        display.observe(event) { style in
          let count = queries.count
          return count < 2 ? [] : [LiveProgress.heading(query, number: place + 1, of: count, style)]
        }
      }
      guard let report else { throw CancellationError() }
      looksOffline = await search.conclude(report) || looksOffline
      try Task.checkCancellation()
      comparisons.append(
        Comparison(
          report, ranking: search.engine.ranking(of: report), extent: .everything, options: options)
      )
    }
    display.end()
    tell(comparisons, looksOffline: looksOffline)
    return comparisons
  }

  /// Says where sources have nothing that other words might have found, and where these have.
  private func tellOtherWords(_ comparisons: [Comparison]) {
    let outcomes = comparisons.flatMap(\.providers).map(\.outcome)
    var told: Set<String> = []
    for outcome in outcomes {
      guard let words = OutcomeWording.otherWords(outcome) else { continue }
      let line = "\(outcome.id): \(words)."
      if told.insert(line).inserted { StandardError.line(line) }
    }
    let isOff = queries.allSatisfy { $0.otherWords == nil && !$0.isExact }
    if isOff, outcomes.contains(where: { $0.status == .empty }) {
      StandardError.line(
        "Sources that have nothing were asked in these words alone; --other-words asks again.")
    }
  }

  /// What people have to know beside the figures: failures with what to do about them, which a
  /// JSON document tells itself.
  private func tell(_ comparisons: [Comparison], looksOffline: Bool) {
    defer { StandardError.tell(context.runtime.notices) }
    if looksOffline { StandardError.tellOffline() }
    queries.first?.printConfiguredFilters()
    guard output.chosen != .json || alwaysTellsFailures else { return }
    for comparison in comparisons {
      let reading = QueryWording.reading(comparison.query, comparison.interpretation)
      if let reading { StandardError.line("\(reading).") }
    }
    tellOtherWords(comparisons)
    var told: Set<String> = []
    for outcome in comparisons.flatMap(\.providers).map(\.outcome) where outcome.status.isFailure {
      guard let error = outcome.error, told.insert("\(outcome.id) \(error.message)").inserted
      else { continue }
      StandardError.tell(Failure("\(outcome.id): \(error.message)", fix: error.fix))
    }
  }
}
