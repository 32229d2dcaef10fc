import ArgumentParser
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import RecipeRendering

/// `potluck config`: the configuration and its problems.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Find, show, write and check the configuration.",
    subcommands: [
      ConfigPathCommand.self, ConfigShowCommand.self, ConfigInitCommand.self,
      ConfigCheckCommand.self, ConfigSchemaCommand.self,
    ])
}

/// `potluck config path`: which file is used.
struct ConfigPathCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Print the path of the configuration file that is used.",
    discussion: """
      Without a file, the path of the user's own file is printed: where one would be read from. \
      Why it is this one goes to standard error.
      """
        + examples(
          "config path"))

  @OptionGroup var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let source = ConfigurationSource.find(flag: configurationOptions.config)
    guard let path = source.path ?? ConfigurationSource.userFile else {
      throw Failure(
        "there is no configuration file, and no home folder to look for one in",
        fix: "set HOME or XDG_CONFIG_HOME, or name a file with --config")
    }
    OutputStream.print(Printable.line(path) + "\n")
    let isThere = source.path == nil ? "not there; what is used is " : ""
    StandardError.write("\(isThere)\(source.reason)\n")
    return .results
  }
}

/// `potluck config check`: everything that is wrong with a configuration.
struct ConfigCheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report everything that is wrong with a configuration, all at once.",
    discussion: """
      Each problem comes with file, line and column and with its fix. Exit code 0 when there is \
      none or only warnings, 2 when there are errors. Nobody is asked, and programs that give \
      secrets are not run.
      """
        + examples(
          "config check",
          "config check ~/other.json"))

  @Argument(
    help: "The file; without one, the configuration that a search would use.",
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup var configurationOptions: ConfigurationOptions

  func validate() throws {
    if file != nil, configurationOptions.config != nil {
      throw ValidationError("Name the file once: as an argument or with --config.")
    }
  }

  func execute() async throws -> ExitStatus {
    if let file, access(Paths.absolute(file, in: Paths.current), F_OK) != 0 {
      throw Failure("there is no file \(file)", fix: "check the path")
    }
    var loaded = try LoadedConfiguration.load(
      flag: file ?? configurationOptions.config, kinds: Tool.kinds)
    loaded.problems += Self.obstacles(loaded)
    if !loaded.problems.isEmpty { OutputStream.print(loaded.report + "\n") }
    StandardError.write("\(Printable.line(loaded.name)): \(Self.summary(loaded))\n")
    return loaded.hasError ? .failure : .results
  }

  /// What is not there now; a warning, because it may be when a search runs.
  private static func obstacles(_ loaded: LoadedConfiguration) -> [DocumentProblem] {
    var problems: [DocumentProblem] = []
    guard !loaded.configuration.entries.isEmpty else { return [] }
    let positions = loaded.bytes.map { JSONPositions(of: $0) }
    for (index, entry) in loaded.configuration.entries.enumerated() where entry.isEnabled {
      for obstacle in entry.obstacles {
        let pointer = "/providers/\(index)/\(obstacle.member)"
        problems.append(
          DocumentProblem(
            severity: .warning, pointer: pointer, place: positions?.values[pointer],
            message: obstacle.error.message, fix: obstacle.error.fix))
      }
    }
    return problems
  }

  private static func summary(_ loaded: LoadedConfiguration) -> String {
    let errors = loaded.problems.filter { $0.severity == .error }.count
    let warnings = loaded.problems.count - errors
    let sources = loaded.configuration.entries.filter { $0.errors.isEmpty && $0.isEnabled }.count
    let asked =
      loaded.hasFatalError
      ? "no source is asked before that is mended" : "\(Wording.count(sources, "source")) to ask"
    if errors + warnings == 0 { return "no problem; \(asked)" }
    return "\(DocumentProblem.count(errors, warnings)); \(asked)"
  }
}

/// `potluck config show`: what is in force.
struct ConfigShowCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the configuration that is in force, defaults filled in, as JSON.",
    discussion: """
      Secrets are never shown, only where they come from. Entries with errors are shown with \
      them; potluck config check says more.
      """
        + examples(
          "config show"))

  @OptionGroup var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    let loaded = try configurationOptions.load()
    try loaded.refuseErrors(strict: false)
    OutputStream.print(Self.json(loaded.configuration))
    StandardError.write("\(Printable.line(loaded.name)): \(loaded.source.reason)\n")
    return .results
  }

  /// The configuration as a document of its own format.
  static func json(_ configuration: Configuration) -> JSON {
    var document: JSONObject = [
      "version": 1,
      "search": Configuration.Search.codec.write(configuration.search),
      "cache": Configuration.Cache.codec.write(configuration.cache),
      "assistant": Configuration.Assistant.codec.write(configuration.assistant),
      "pages": Configuration.Pages.codec.write(configuration.pages),
      "store": Configuration.Store.codec.write(configuration.store),
      "serve": Configuration.Serve.codec.write(configuration.serve),
    ]
    document.members += Configuration.Keeping.codec.object(configuration.keeping).members
    document["providers"] = .array(configuration.entries.map(entry))
    return .object(document)
  }

  private static func entry(_ entry: Configuration.Entry) -> JSON {
    let common = EntryReader.codec.object(entry)
    var object: JSONObject = ["id": .string(entry.id)]
    switch entry.origin {
    case .kind: object["use"] = .string(entry.use)
    case .definition(let path): object["definition"] = .string(path)
    case .program(let program): show(program, of: entry, in: &object)
    }
    if let name = entry.name { object["name"] = .string(name) }
    for (name, value) in entry.settings.sorted(by: { $0.key < $1.key }) {
      object[name] = value.stringValue.map { .string(Self.withoutQueryValues($0)) } ?? value
    }
    for (name, source) in entry.secrets.sorted(by: { $0.key < $1.key })
    where entry.program == nil {
      object[name] = SecretSource.codec(in: "").write(source)
    }
    object.members += common.members.filter { object[$0.name] == nil }
    if !entry.errors.isEmpty {
      object["errors"] = .array(entry.errors.map { .string($0.message) })
    }
    return .object(object)
  }

  private static func show(
    _ program: Configuration.Program, of entry: Configuration.Entry, in object: inout JSONObject
  ) {
    // Arguments and variables can hold secrets of their own.
    object["command"] = .array(
      [.string(program.command[0])] + (program.command.count > 1 ? ["•••"] : []))
    var environment = JSONObject()
    for name in program.environment.keys.sorted() { environment[name] = "•••" }
    for name in program.secretVariables.sorted() {
      environment[name] = entry.secrets[name].map(SecretSource.codec(in: "").write)
    }
    if !environment.members.isEmpty { object["env"] = .object(environment) }
    if !program.settings.members.isEmpty {
      object["settings"] = .object(
        JSONObject(
          members: program.settings.members.map { JSONObject.Member(name: $0.name, value: "•••") }))
    }
  }

  /// The text; of an address with a query only the names in it, because values may be keys.
  private static func withoutQueryValues(_ text: String) -> String {
    guard text.contains("://"), let mark = text.firstIndex(of: "?") else { return text }
    let parts = text[text.index(after: mark)...].split(separator: "&")
    let names = parts.map { part in
      part.contains("=") ? "\(part.prefix { $0 != "=" })=•••" : "•••"
    }
    return text[...mark] + names.joined(separator: "&")
  }
}
