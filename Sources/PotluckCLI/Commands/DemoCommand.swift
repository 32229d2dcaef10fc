import ArgumentParser
import PotluckService
import PotluckSimulator
import RecipeHTTP
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch

/// `potluck demo`: a search over simulated services and the cookbook, with no key and no network.
struct DemoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Show a search over simulated services; needs no key and no network.",
    discussion: """
      Starts imitations of four recipe services and of a blog on this machine, searches them \
      beside the cookbook, and shows the merged list and what each source did. The real services \
      are closed and are not asked. The words are "soup" unless others are given.
      """
        + examples(
          "demo",
          "demo --page 2",
          "demo lentil --limit 3 --explain"))

  @OptionGroup(title: "Query") var query: QueryOptions

  @Option(
    help: ArgumentHelp("Which page of the list to show, 1 to 100.", valueName: "n"))
  var page = 1

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Time") var timing: TimingOptions

  @Flag(help: "Fail with exit code 3 when a source fails.")
  var strict = false

  /// The words when none are given; the results show a gap, merged recipes and hostile titles.
  private static let words = "soup"

  func validate() throws {
    guard (1...100).contains(page) else {
      throw ValidationError("--page takes a number from 1 to 100.")
    }
  }

  func execute() async throws -> ExitStatus {
    let bench = try await DemoSources.start()
    do {
      let status = try await DemoSources.runtime.use {
        try await run(bench, KindCatalog.current, $0)
      }
      await bench.stop()
      return status
    } catch {
      await bench.stop()
      throw error
    }
  }

  private func run(
    _ bench: SimulationBench, _ kinds: KindCatalog, _ runtime: SourceRuntime
  ) async throws -> ExitStatus {
    let names = bench.simulators.map(\.style.kindName) + [DemoSources.local]
    for name in Set(names).sorted() where !kinds.contains(name) {
      StandardError.line("potluck: the kind \(name) is not in this program and is left out")
    }
    let asksNothing = query.words.isEmpty && query.filters.include.isEmpty
    var settings = Configuration.Search()
    timing.apply(to: &settings)
    let runner = SearchRunner(
      query: query.query(settings, words: asksNothing ? Self.words : ""), page: page,
      origin: .demonstration,
      settings: settings, output: output, isStrict: strict)
    let assembled = await ProviderRegistry(runtime: runtime)
      .assemble(DemoSources.configuration(bench, kinds).entries)
    guard output.chosen == nil, !output.quiet else {
      return try await runner.run(assembled)
    }
    let style = runner.console.style(color: output.color)
    var renderer = DemoRenderer(
      style: style, explain: output.explain ? ExplainRenderer(style: style) : nil)
    OutputStream.print(
      renderer.opening(runner.query, sources: DemoSources.guests(bench, kinds)) + "\n")
    let report = try await runner.report(of: runner.search(assembled))
    renderer.more = "with --page \(page + 1)"
    renderer.isNext = page > 1
    renderer.showsRecipes = runner.keep(report)
    OutputStream.print(renderer.render(report))
    return ExitStatus(of: report.outcomes, hasResults: !report.recipes.isEmpty, isStrict: strict)
  }
}

/// The sources of the demonstration: services that are imitated, and the cookbook.
enum DemoSources {
  /// The kind that needs no server.
  static let local = "cookbook"

  /// Starts the imitated services.
  static func start() async throws -> SimulationBench {
    try await SimulationBench.start(
      SimulatorStyle.demonstrated, faults: SimulatorCatalog.demoFaults, isDemonstration: true)
  }

  /// The runtime of the sources, which remembers nothing.
  static var runtime: SourceRuntime {
    SourceRuntime(leavingNoTrace: .patient("Potluck/\(ProgramIdentity.version)"))
  }

  /// A configuration of these sources.
  /// - Parameters:
  ///   - bench: the services that are imitated.
  ///   - kinds: the kinds that there are.
  ///   - folder: where recipes and searches are kept; nil where they are not.
  /// - Returns: the configuration.
  static func configuration(
    _ bench: SimulationBench, _ kinds: KindCatalog, keepingIn folder: String? = nil
  ) -> Configuration {
    var providers = bench.entries(kinds)
    if kinds.contains(local) {
      providers.insert(["id": .string(local), "use": .string(local)], at: 0)
    }
    let document: JSON = [
      "version": 1, "kept": .bool(folder != nil), "history": .bool(folder != nil),
      "providers": .array(providers),
    ]
    var configuration = ConfigurationReader.read(document.bytes(), kinds: kinds, folder: "/")
      .configuration
    configuration.keeping.folder = folder
    for index in configuration.entries.indices {
      // The simulators' key is no secret, and nothing has to be exported for a demonstration.
      for name in configuration.entries[index].secrets.keys {
        configuration.entries[index].secrets[name] = .literal(SimulatorOptions.demoKey)
      }
    }
    return configuration
  }

  /// The sources, each with a sentence that introduces it.
  static func guests(_ bench: SimulationBench, _ kinds: KindCatalog) -> [DemoSource] {
    let simulated = bench.simulators.filter { $0.style.isBuiltIn(kinds) }.map { simulator in
      DemoSource(id: simulator.style.rawValue, introduction: simulator.style.introduction)
    }
    guard let kind = kinds.kind(local) else { return simulated }
    return [DemoSource(id: local, introduction: kind.summary)] + simulated
  }
}
