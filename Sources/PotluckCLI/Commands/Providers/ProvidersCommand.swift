import ArgumentParser
import PotluckService
import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeResilience
import RecipeStore

/// `potluck providers`: the sources and their kinds.
struct ProvidersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "providers",
    abstract: "List, explain and add sources, and make new ones from definitions.",
    subcommands: [
      ProvidersListCommand.self, ProvidersInfoCommand.self, ProvidersAddCommand.self,
      ProvidersNewCommand.self,
      ProvidersValidateCommand.self, ProvidersRecordCommand.self, ProvidersTestCommand.self,
      ProvidersResetCommand.self, ProvidersSchemaCommand.self,
    ])
}

/// `potluck providers list`: every entry of the configuration.
struct ProvidersListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the configured sources: kind, health, what each answers itself.",
    discussion: "Nobody is asked, and programs that give secrets are not run."
      + examples(
        "providers list",
        "providers list --json"))

  @Flag(name: [.customShort("j"), .long], help: "Print one JSON document.")
  var json = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    try loaded.refuseErrors(strict: false)
    let stores = Stores(loaded.configuration.cache)
    let entries = await ProviderRegistry.shown(
      loaded.configuration.sources, stores.resilience)
    let style = Console().style(color: color)
    OutputStream.print(
      json ? ProvidersJSON.render(entries) : ProvidersRenderer(style: style).render(entries))
    StandardError.tell(stores.notices)
    loaded.warn(about: [])
    return .results
  }
}

/// `potluck providers info`: one entry or one kind in full.
struct ProvidersInfoCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Explain one source of the configuration, or one kind and its settings.",
    discussion: "A kind is what an entry of the configuration names with \"use\"."
      + examples(
        "providers info mealie"))

  @Argument(
    help: "The id of a source, or the name of a kind.", completion: .providersAndKinds)
  var name: String

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    try loaded.refuseErrors(strict: false)
    let renderer = ProviderInfoRenderer(style: Console().style(color: color))
    let text: String
    if let entry = loaded.configuration.entries.first(where: { $0.id == name }) {
      let kind = entry.kind
      let shown = await ProviderRegistry.shown(
        [entry], Stores(loaded.configuration.cache).resilience)
      text = renderer.render(
        shown[0], summary: Self.summary(of: entry),
        settings: kind.map { ProviderRegistry.settings(of: entry, $0) } ?? [])
    } else if let kind = KindCatalog.current.kind(name) {
      text = renderer.render(kind)
    } else {
      throw unknown(loaded.configuration)
    }
    OutputStream.print(text)
    return .results
  }

  private static func summary(of entry: Configuration.Entry) -> String {
    if let kind = entry.kind { return kind.summary }
    return entry.program == nil ? "a source that is not in this program" : "a program of its own"
  }

  private func unknown(_ configuration: Configuration) -> Failure {
    let ids = configuration.entries.map(\.id)
    let known = ids + KindCatalog.current.names.filter { !ids.contains($0) }
    return .unknown("there is no source and no kind \"\(name)\"", name, among: known)
  }
}

/// `potluck providers reset`: forgets what is held against sources.
struct ProvidersResetCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Forget failures, suspensions and counted requests, so that sources are asked again.",
    discussion: "Answers that are kept stay; potluck cache clear removes them."
      + examples(
        "providers reset",
        "providers reset mealie"))

  @Argument(
    help: "The ids of the sources; all of them when none is named.", completion: .providers)
  var ids: [String] = []

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    let known = loaded.configuration.entries.map(\.id)
    if let id = ids.first(where: { !known.contains($0) }) {
      throw Failure.unknown("there is no source \"\(id)\"", id, among: known)
    }
    let stores = Stores(loaded.configuration.cache)
    let wanted = ids.isEmpty ? nil : ids
    var forgotten = Set(await stores.resilience.reset(ids: wanted))
    forgotten.formUnion(await stores.tokenFile?.forgetRefusals(ofProviders: wanted) ?? [])
    try stores.refuseUnusable()
    OutputStream.print(forgotten.sorted().map { Printable.line($0) + "\n" }.joined())
    StandardError.line(
      forgotten.isEmpty ? "Nothing was remembered." : "Forgotten; they are asked again.")
    return .results
  }
}

extension Stores {
  /// Throws when a database could not be used, where the command's work was done on it.
  func refuseUnusable() throws {
    guard let notice = notices.first(where: { $0.code != .damaged }) else { return }
    throw Failure(notice.message, fix: notice.fix)
  }
}
