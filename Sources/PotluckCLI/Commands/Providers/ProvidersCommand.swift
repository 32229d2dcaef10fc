import ArgumentParser
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// `potluck providers`: the sources and their kinds.
struct ProvidersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "providers",
    abstract: "List and explain the sources, and make new ones from definitions.",
    subcommands: [
      ProvidersListCommand.self, ProvidersInfoCommand.self, ProvidersNewCommand.self,
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

  @Flag(help: "Print one JSON document.")
  var json = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color: ColorChoice = .auto

  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    try loaded.refuseErrors(strict: false)
    let stores = Stores(loaded.configuration.cache)
    let entries = await Standings(stores).shown(loaded.configuration.entries)
    var output = OutputStream()
    if json {
      output.write(ProvidersJSON().render(entries))
    } else {
      output.write(ProvidersRenderer(style: Console().style(color: color)).render(entries))
    }
    output.flush()
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
      let shown = await Standings(Stores(loaded.configuration.cache)).shown([entry])
      text = renderer.render(
        shown[0], summary: Self.summary(of: entry),
        settings: kind.map { ProviderCatalog().settings(of: entry, $0) } ?? [])
    } else if let kind = Tool.kinds.kind(name) {
      text = renderer.render(kind)
    } else {
      throw unknown(loaded.configuration)
    }
    var output = OutputStream()
    output.write(text)
    output.flush()
    return .results
  }

  private static func summary(of entry: Configuration.Entry) -> String {
    if let kind = entry.kind { return kind.summary }
    return entry.program == nil ? "a source that is not in this program" : "a program of its own"
  }

  private func unknown(_ configuration: Configuration) -> ToolFailure {
    let ids = configuration.entries.map(\.id)
    let known = ids + Tool.kinds.names.filter { !ids.contains($0) }
    let nearest = NearestName.question(name, among: known)
    let list = known.isEmpty ? "none" : known.joined(separator: ", ")
    return ToolFailure(
      "there is no source and no kind \"\(name)\"", fix: "\(nearest)known: \(list)", code: .usage)
  }
}
