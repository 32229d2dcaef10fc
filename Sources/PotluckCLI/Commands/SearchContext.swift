import RecipeResilience

/// All that stands ready before a search: what `search` and `compare` share.
struct SearchContext {
  /// Deadlines, ranking, and what a query is when flags do not say.
  let search: Configuration.Search
  /// What stands behind the sources.
  let runtime: SourceRuntime
  private let entries: [Configuration.Entry]
  private let assembly: ProviderAssembly

  /// Reads the configuration and says what is wrong with it.
  /// - Parameters:
  ///   - configuration: which configuration.
  ///   - sources: who is asked.
  ///   - timing: the deadlines that flags set.
  ///   - isStrict: whether one wrong provider entry is enough to stop.
  ///   - asksNobody: whether nothing is asked after all, so that no secret is needed.
  /// - Throws: ``ToolFailure`` for what a person can mend.
  init(
    _ configuration: ConfigurationOptions, sources: SourceOptions, timing: TimingOptions,
    isStrict: Bool, asksNobody: Bool = false
  ) throws {
    var loaded = try configuration.load()
    try loaded.refuseErrors(strict: isStrict)
    timing.apply(to: &loaded.configuration.search)
    let selection = try ProviderSelection(sources.providers, among: loaded.configuration.entries)
    entries = selection.apply(to: loaded.configuration.entries)
    loaded.warn(about: entries)
    search = loaded.configuration.search
    runtime = SourceRuntime(
      loaded.configuration,
      mode: sources.offline ? .offline : sources.refresh ? .refresh : .standard)
    if !asksNobody { runtime.warmUp(for: entries) }
    assembly = ProviderAssembly(
      runtime: runtime, isOffline: sources.offline,
      secrets: asksNobody ? .standIns : .fetched(within: search.hard),
      log: { StandardError.write(Printable.line("potluck: \($0)") + "\n") })
  }

  /// Makes the sources, runs some work with them, and closes them whatever becomes of it.
  func use<Value>(
    _ work: (ProviderAssembly.Result) async throws -> Value
  ) async throws -> Value {
    try await runtime.use { _ in try await work(await assembly.assemble(entries)) }
  }
}
