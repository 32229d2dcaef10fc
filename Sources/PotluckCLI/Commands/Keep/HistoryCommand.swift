import ArgumentParser
import PotluckService
import RecipeKeeping
import RecipeModel
import RecipeRPC
import RecipeRendering
import RecipeSearch

/// `potluck history`: the searches of before.
struct HistoryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List, repeat and forget the searches that were made before.",
    discussion: """
      Searches are written down on this machine alone, in a file that only you can read; a search \
      with --no-history is not, and none with "history": false in the configuration.
      """
        + examples(
          "history", "history soup -n 5", "history --repeat 12", "history --show 12",
          "history --delete 12", "history --before 2026-01-01", "history --clear"))

  @Argument(help: "List only searches with words that begin so.", completion: .searches)
  var words: [String] = []

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp(
      "How many searches to list, 50 unless set; with --repeat and --show how many recipes.",
      valueName: "n"))
  var limit: Int?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      "Make the search with this number again, of the same sources unless --providers names others.",
      valueName: "n"))
  var again: Int?

  @Option(
    help: ArgumentHelp("Show what the search with this number brought last.", valueName: "n"))
  var show: Int?

  @Option(help: ArgumentHelp("Forget the search with this number.", valueName: "n"))
  var delete: [Int] = []

  @Option(
    help: ArgumentHelp("Forget the searches that were last made before a day.", valueName: "day"))
  var before: String?

  @Flag(help: "Forget all searches.")
  var clear = false

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup var sources: SourceOptions
  @OptionGroup(title: "Time") var timing: TimingOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func validate() throws {
    let chosen = [again != nil, show != nil, !delete.isEmpty, before != nil, clear]
    let count = chosen.count { $0 }
    if count > 1 || count == 1 && !words.isEmpty {
      throw ValidationError("Choose one of --repeat, --show, --delete, --before and --clear.")
    }
    if let limit, limit < 1 { throw ValidationError("--limit takes a number from 1.") }
    if let limit, again != nil, !SearchQuery.limits.contains(limit) {
      throw ValidationError("--limit takes at most \(SearchQuery.limits.upperBound) recipes.")
    }
    if let before, Day(before) == nil {
      throw ValidationError("--before takes today, yesterday or a day such as 2026-05-01.")
    }
  }

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    try loaded.refuseErrors(strict: false)
    guard let history = SearchHistories.history(loaded.configuration.keeping) else {
      throw Failure(
        "searches are not written down",
        fix: Paths.data == nil
          ? "set HOME or XDG_DATA_HOME" : "write \"history\": true into the configuration")
    }
    if let again { return try await repeated(entry(again, history), history) }
    if let show {
      return try await shown(entry(show, history), history, file: loaded.source.path)
    }
    if clear { return forgotten(try await history.clear()) }
    if let before = before.flatMap(Day.init) {
      return forgotten(try await history.clear(before: before.start))
    }
    guard delete.isEmpty else {
      var count = 0
      for number in delete {
        if try await history.delete(number) {
          count += 1
        } else {
          StandardError.tell(missing(number))
        }
      }
      return count == 0 ? .nothing : forgotten(count)
    }
    return try await list(history)
  }

  private func missing(_ number: Int) -> Failure {
    Failure(
      .notFound, "the history has no number \(number)", fix: "potluck history lists them")
  }

  private func entry(_ number: Int, _ history: any HistoryStore) async throws -> HistoryEntry {
    guard let entry = try await history.entry(number) else { throw missing(number) }
    return entry
  }

  private func forgotten(_ count: Int) -> ExitStatus {
    StandardError.line("\(Wording.count(count, "search", "searches")) forgotten.")
    return count > 0 ? .results : .nothing
  }

  // MARK: Listing

  private func list(_ history: any HistoryStore) async throws -> ExitStatus {
    let entries = try await history.list(matching: words.joined(separator: " "), limit: limit ?? 50)
    switch output.chosen {
    case .json:
      OutputStream.print(
        ["version": 1, "searches": .array(entries.map(HistoryJSON.json))] as JSON)
    case .jsonl:
      OutputStream.print(entries.map { HistoryJSON.json($0).text() + "\n" }.joined())
    case let format:
      let isAccessible = Console().style(color: output.color).accessible
      let text = HistoryText.list(entries, as: format ?? (isAccessible ? .plain : .table))
      if format == .markdown { OutputStream.print(text) } else { OutputStream.printLines(text) }
      if entries.isEmpty { StandardError.line("No such search is written down.") }
    }
    return entries.isEmpty ? .nothing : .results
  }

  // MARK: One search

  private func repeated(
    _ entry: HistoryEntry, _ history: any HistoryStore
  ) async throws -> ExitStatus {
    var sources = sources
    if sources.providers.isEmpty { sources.providers = entry.providers }
    let context = try SearchContext(
      configurationOptions, sources: sources, timing: timing, isStrict: false)
    var query = entry.query
    query.limit = limit ?? query.limit
    var runner = SearchRunner(
      query: query, origin: .configuration(context.file), settings: context.search,
      output: output, runtime: context.runtime)
    (runner.history, runner.providers) = (history, context.providers)
    return try await context.use { [runner] in try await runner.run($0) }
  }

  /// Shows the last results again; nobody is asked.
  private func shown(
    _ entry: HistoryEntry, _ history: any HistoryStore, file: String?
  ) async throws -> ExitStatus {
    guard let text = try await history.results(of: entry.number),
      var saved = (try? JSON(parsing: text)).flatMap({ try? SavedReport.read($0).first })
    else {
      throw Failure(
        .notFound, "what search \(entry.number) brought is not kept",
        fix: "make it again: potluck history --repeat \(entry.number)")
    }
    if let limit { saved.report.recipes = Array(saved.report.recipes.prefix(limit)) }
    let runner = SearchRunner(
      query: entry.query, origin: .configuration(file), settings: Configuration.Search(),
      output: output)
    let printer = ResultPrinter(runner)
    OutputStream.print(printer.results(saved.report, saved.ranking))
    let isKept = runner.keep(saved.report)
    StandardError.write(printer.footer(saved.report, more: nil, showsRecipes: isKept))
    StandardError.line(
      "As of \(entry.lastAt.prefix(16).replacing("T", with: " ")) UTC; nobody was asked.")
    return saved.report.recipes.isEmpty ? .nothing : .results
  }
}
