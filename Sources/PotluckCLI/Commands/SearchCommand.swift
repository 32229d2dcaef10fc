import ArgumentParser
import RecipeHTTP
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
          "search soup --page 2",
          "search soup --json | jq -r '.items[].title'"))

  @OptionGroup(title: "Query") var query: QueryOptions
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

  func validate() throws {
    if let page, !(1...100).contains(page) {
      throw ValidationError("--page takes a number from 1 to 100.")
    }
    if page != nil, cursor != nil {
      throw ValidationError("Choose one of --page and --cursor.")
    }
  }

  func execute() async throws -> ExitStatus {
    let setting = try SearchContext(
      configurationOptions, sources: sources, timing: timing, isStrict: strict, asksNobody: plan)
    let session = SearchRunner(
      query: query.query(setting.search), cursor: cursor, page: page ?? 1,
      settings: setting.search, output: output, isStrict: strict, runtime: setting.runtime)
    return try await setting.use { assembled in
      try await plan ? session.plan(assembled) : session.run(assembled)
    }
  }
}

extension HTTPTransportSettings {
  /// The tool's own name, and the user's proxies.
  static var tool: HTTPTransportSettings {
    var settings = HTTPTransportSettings(userAgent: "Potluck/\(Tool.version)")
    settings.proxies = ProxySettings(environment: Environment.proxies)
    return settings
  }
}

extension Environment {
  /// The variables that proxy settings are read from.
  static var proxies: [String: String] {
    let names = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]
    let all = names + names.map { $0.uppercased() } + ["REQUEST_METHOD"]
    return Dictionary(
      all.compactMap { name in value(name).map { (name, $0) } }, uniquingKeysWith: { $1 })
  }
}

extension LoadedConfiguration {
  /// Throws when the configuration cannot be trusted.
  /// - Parameter strict: whether one wrong provider entry is enough.
  /// - Throws: ``ToolFailure``, after the problems were printed.
  func refuseErrors(strict: Bool) throws {
    guard hasFatalError || (strict && hasError) else { return }
    StandardError.write(report + "\n")
    throw ToolFailure(
      "the configuration \(name) has errors",
      fix: "correct them; potluck config check shows them all")
  }

  /// Prints warnings about the entries that are asked, and about the whole.
  ///
  /// Errors of an entry are told with the outcome of its source.
  func warn(about entries: [Configuration.Entry]) {
    let asked = configuration.entries.enumerated().filter { _, entry in
      entries.contains { $0.id == entry.id }
    }
    let pointers = asked.map { "/providers/\($0.offset)" }
    for problem in problems where problem.severity == .warning {
      let concerns =
        !problem.pointer.hasPrefix("/providers/")
        || pointers.contains { problem.pointer == $0 || problem.pointer.hasPrefix($0 + "/") }
      if concerns { StandardError.write(problem.text(file: name) + "\n") }
    }
  }
}
