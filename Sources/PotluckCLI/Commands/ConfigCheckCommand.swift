import ArgumentParser
import RecipeModel
import RecipeProviderKit
import RecipeRendering

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
    var loaded = try LoadedConfiguration.load(
      flag: file ?? configurationOptions.config, kinds: Tool.kinds)
    loaded.problems += Self.obstacles(loaded)
    if !loaded.problems.isEmpty { OutputStream.print(loaded.report + "\n") }
    StandardError.write("\(Printable.line(loaded.name)): \(Self.summary(loaded))\n")
    return loaded.hasError ? .failure : .results
  }

  /// Secrets that are not there now; a warning, because they may be when a search runs.
  private static func obstacles(_ loaded: LoadedConfiguration) -> [DocumentProblem] {
    var problems: [DocumentProblem] = []
    guard !loaded.configuration.entries.isEmpty else { return [] }
    let positions = loaded.bytes.map { JSONPositions(of: $0) }
    for (index, entry) in loaded.configuration.entries.enumerated() where entry.isEnabled {
      for (name, source) in entry.secrets.sorted(by: { $0.key < $1.key }) {
        guard let error = SecretResolver().obstacle(to: source, for: name) else { continue }
        let pointer = "/providers/\(index)/\(name)"
        problems.append(
          DocumentProblem(
            severity: .warning, pointer: pointer, place: positions?.values[pointer],
            message: error.message, fix: error.hint))
      }
    }
    return problems
  }

  private static func summary(_ loaded: LoadedConfiguration) -> String {
    let errors = loaded.problems.filter { $0.severity == .error }.count
    let warnings = loaded.problems.count - errors
    let sources = loaded.configuration.entries.filter { $0.errors.isEmpty && $0.isEnabled }.count
    let asked = "\(Wording.count(sources, "source")) to ask"
    if errors + warnings == 0 { return "no problem; \(asked)" }
    return "\(DocumentProblem.count(errors, warnings)); \(asked)"
  }
}
