import ArgumentParser
import PotluckService
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import RecipeShopping

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

  @Flag(help: "Show which source would answer which part of the query, without asking any.")
  var plan = false

  @Option(
    help: ArgumentHelp("Which page of the list to show, 1 to 100; 1 unless set.", valueName: "n"))
  var page: Int?

  @Option(help: ArgumentHelp("Show the page after the one that gave this cursor."))
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
    runner.providers = context.providers
    runner.keeping = context.keeping
    if !noHistory { runner.history = SearchHistories.history(context.keeping) }
    return try await context.use { [runner] assembled in
      try await plan ? runner.plan(assembled) : runner.run(assembled)
    }
  }
}

/// What a search is told of the foods that one has.
struct HaveOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Foods that you have, the one to use first: ranks recipes by how little is missing.",
      valueName: "a,b"))
  var have: [String] = []

  @Flag(help: "Also count the foods of pantry.conf, next to the configuration, as at home.")
  var pantry = false

  @Option(
    help: ArgumentHelp(
      "Leave out recipes that need more other foods than this.", valueName: "n"))
  var missingAtMost: Int?

  @Flag(help: "Count salt, pepper and water as missing, too, unless they are named.")
  var countStaples = false

  func validate() throws {
    if let missingAtMost, missingAtMost < 0 {
      throw ValidationError("--missing-at-most takes a number from 0.")
    }
  }

  /// Whether anything is there.
  var isGiven: Bool { pantry || !have.isEmpty }

  /// The query for what is there; ranked by what is missing unless an order was chosen.
  /// - Throws: ``Failure`` when the pantry cannot be read or is all that is asked for, or when an
  ///   option needs foods at home and none are named.
  func apply(to query: inout SearchQuery, chosen: SortOrder?, configuration: String?) throws {
    query.missingAtMost = missingAtMost
    query.countsStaples = countStaples
    guard isGiven else {
      query.sort = chosen ?? query.sort
      if let failure = query.needingFoods(Self.flag) { throw failure }
      return
    }
    query.have = have.flatMap { $0.split(separator: ",") }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
    if pantry, query.isEmpty {
      throw Failure(
        .usage, "--pantry alone does not say what to search for",
        fix: "add words, --with, or --have with the foods to use")
    }
    if pantry {
      let files = try ShoppingFiles(configuration: configuration)
      files.warn()
      guard !files.settings.pantry.isEmpty || !query.have.isEmpty else {
        throw Failure(
          "--pantry: no food is in a pantry.conf beside the configuration",
          fix: "write the foods that you have there, a line each, or name them with --have")
      }
      query.have += files.settings.pantry
    }
    query.sort = chosen ?? .missing
  }

  /// The flag of a part of a query.
  private static func flag(_ name: String) -> String {
    if name == "have" { return "--have or --pantry" }
    return "--" + QueryFilter.argument(name).replacing("_", with: "-")
  }
}
