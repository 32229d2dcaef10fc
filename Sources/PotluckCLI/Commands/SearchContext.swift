import ArgumentParser
import PotluckService
import RecipeModel
import RecipeResilience

/// All that stands ready before a search: what `search` and `compare` share.
struct SearchContext {
  /// Deadlines, ranking, and what a query is when flags do not say.
  let search: Configuration.Search
  /// What stands behind the sources.
  let runtime: SourceRuntime
  /// The configuration file; nil for what is built in.
  let file: String?
  /// Whether and where recipes and searches are kept.
  let keeping: Configuration.Keeping
  /// The sources that were chosen, as `--providers` takes them; empty for all.
  let providers: [String]
  private let entries: [Configuration.Entry]
  private let assembly: ProviderRegistry

  /// Reads the configuration and says what is wrong with it.
  /// - Parameters:
  ///   - configuration: which configuration.
  ///   - sources: who is asked.
  ///   - timing: the deadlines that flags set.
  ///   - isStrict: whether one wrong provider entry is enough to stop.
  ///   - asksNobody: whether nothing is asked after all, so that no secret is needed.
  ///   - comparesSources: whether the kept recipes, which repeat what others told, are asked only
  ///     where they are named.
  /// - Throws: ``Failure`` for what a person can mend.
  init(
    _ configuration: ConfigurationOptions, sources: SourceOptions, timing: TimingOptions,
    isStrict: Bool, asksNobody: Bool = false, comparesSources: Bool = false
  ) throws {
    var loaded = try configuration.load()
    try loaded.refuseErrors(strict: isStrict)
    timing.apply(to: &loaded.configuration.search)
    let isNamed = sources.providers.contains { $0.split(separator: ",").contains("kept") }
    let all =
      sources.noKept || comparesSources && !isNamed
      ? loaded.configuration.entries : loaded.configuration.sources
    let selection = try ProviderSelection(sources.providers, among: all)
    entries = selection.apply(to: all)
    providers = selection.words(withoutKept: sources.noKept)
    keeping = loaded.configuration.keeping
    loaded.warn(about: entries)
    search = loaded.configuration.search
    file = loaded.source.path
    runtime = SourceRuntime(
      loaded.configuration,
      mode: sources.offline ? .offline : sources.refresh ? .refresh : .standard)
    if !asksNobody { runtime.warmUp(for: entries) }
    assembly = ProviderRegistry(
      runtime: runtime, isOffline: sources.offline,
      secrets: asksNobody ? .standIns : .fetched(within: search.hard),
      log: { StandardError.line("potluck: \($0)") })
  }

  /// Makes the sources, runs some work with them, and closes them whatever becomes of it.
  func use<Value>(
    _ work: (ProviderRegistry.Assembly) async throws -> Value
  ) async throws -> Value {
    try await runtime.use { _ in try await work(await assembly.assemble(entries)) }
  }
}

/// Whom a search asks, and whether over the network.
struct SourceOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Ask only these sources, or with a minus sign all but those.",
      valueName: "a,-b"),
    completion: .providers)
  var providers: [String] = []

  @Flag(help: "Ask nobody over the network: use only answers that are kept from before.")
  var offline = false

  @Flag(help: "Leave out the recipes that you keep.")
  var noKept = false

  @Flag(help: "Ask the sources again, even where an answer of theirs is kept.")
  var refresh = false

  func validate() throws {
    if offline, refresh {
      throw ValidationError("--offline and --refresh exclude each other.")
    }
  }
}

/// How long a search may take and what counts as success.
struct TimingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Answer with what has come this long after the first listing, such as 500ms; 2.5 unless set.",
      valueName: "s"))
  var soft: String?

  @Option(
    help: ArgumentHelp(
      "Stop the search after this long, such as 1m; 10 unless set.", valueName: "s"))
  var hard: String?

  func validate() throws {
    for (name, text) in [("--soft", soft), ("--hard", hard)] {
      guard let text, Self.duration(text) == nil else { continue }
      throw ValidationError(
        "\(name) takes seconds above zero such as 2.5, or a duration such as 500ms; not '\(text)'.")
    }
  }

  /// The configuration's deadlines with the flags' in their place.
  func apply(to search: inout Configuration.Search) {
    if let soft = soft.flatMap(Self.duration) { search.soft = soft }
    if let hard = hard.flatMap(Self.duration) { search.hard = hard }
  }

  private static func duration(_ text: String) -> Duration? {
    DurationText.parse(text, allowsBareSeconds: true).flatMap { $0 > .zero ? $0 : nil }
  }
}

/// Which configuration is used.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: [.customShort("c"), .long],
    help: ArgumentHelp(
      "The configuration file, before POTLUCK_CONFIG and the user's own file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var config: String?

  /// Finds and reads the configuration.
  func load() throws -> LoadedConfiguration {
    try LoadedConfiguration.load(flag: config, kinds: KindCatalog.current)
  }

  /// Whose list of allergens counts: the law that a flag names, else the configuration's.
  /// - Throws: ``Failure`` where the configuration cannot be read.
  func law(_ named: AllergenLaw?) throws -> AllergenLaw {
    if let named { return named }
    let loaded = try load()
    try loaded.refuseErrors(strict: false)
    return loaded.configuration.search.law
  }
}
