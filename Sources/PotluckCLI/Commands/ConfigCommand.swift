import ArgumentParser
import PotluckService
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
    StandardError.line("\(isThere)\(source.reason)")
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
      flag: file ?? configurationOptions.config, kinds: KindCatalog.current)
    loaded.problems += Self.obstacles(loaded)
    if !loaded.problems.isEmpty { OutputStream.printLines(loaded.report + "\n") }
    StandardError.line("\(Printable.line(loaded.name)): \(Self.summary(loaded))")
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
    OutputStream.print(loaded.configuration.json)
    StandardError.line("\(Printable.line(loaded.name)): \(loaded.source.reason)")
    return .results
  }
}
