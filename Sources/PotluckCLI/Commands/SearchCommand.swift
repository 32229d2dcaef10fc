import ArgumentParser
import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// `potluck search`: asks the configured sources and prints one list.
struct SearchCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Ask the configured sources and print one merged, ranked list.",
    discussion: """
      The recipes go to standard output, everything else to standard error. Without words, \
      sources that can do so list what they recommend.
      """
        + examples(
          "search onion soup",
          "search soup --with leek,potato --without cream --max-time 45",
          "search --diet vegan -n 5 --sort rating",
          "search --have chicken,rice,tomato --missing-at-most 2",
          "search soup --page 2",
          "search soup --json | jq -r '.items[].title'"))

  @OptionGroup(title: "Query") var query: QueryOptions
  @OptionGroup(title: "At home") var home: HaveOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  @Flag(help: "Say who would answer which part of the query, and ask nobody.")
  var plan = false

  @Option(
    help: ArgumentHelp("Which page of the list to show, 1 to 100; 1 unless set.", valueName: "n"))
  var page: Int?

  @Option(help: ArgumentHelp("Show the page that follows: the cursor of a page before."))
  var cursor: String?

  @OptionGroup var sources: SourceOptions

  @OptionGroup(title: "Time") var timing: TimingOptions

  @Flag(help: "Fail when a source fails (exit code 3) or an entry of the configuration is wrong.")
  var strict = false

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  @Flag(help: "Do not write this search down in the history.")
  var noHistory = false

  func validate() throws {
    if let page, !(1...100).contains(page) {
      throw ValidationError("--page takes a number from 1 to 100.")
    }
    if page != nil, cursor != nil {
      throw ValidationError("Choose one of --page and --cursor.")
    }
  }

  func execute() async throws -> ExitStatus {
    let context = try SearchContext(
      configurationOptions, sources: sources, timing: timing, isStrict: strict, asksNobody: plan)
    var asked = query.query(context.search)
    try home.apply(to: &asked, chosen: query.sort, configuration: configurationOptions.config)
    var runner = SearchRunner(
      query: asked, cursor: cursor, page: page ?? 1,
      origin: .configuration(context.file), settings: context.search, output: output,
      isStrict: strict, runtime: context.runtime)
    if !noHistory { runner.history = SearchHistories.history(context.keeping) }
    return try await context.use { [runner] assembled in
      try await plan ? runner.plan(assembled) : runner.run(assembled)
    }
  }
}
