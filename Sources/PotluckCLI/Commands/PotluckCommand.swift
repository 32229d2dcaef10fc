import ArgumentParser

/// The tool itself: only its subcommands do anything.
struct PotluckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "potluck",
    abstract: "Search several recipe sources at once and get one merged, ranked list.",
    discussion: """
      Try `potluck demo` first: it needs no key and no network.

      Exit codes: 0 results; 1 no result, and every source that was asked answered; 2 an error, \
      or no result and a source failed; 3 with --strict: results, but a source failed; \
      64 wrong usage; 130 interrupted.

      Completions for bash, zsh and fish: potluck --generate-completion-script zsh, into a folder \
      that the shell reads them from.
      """
        + examples(
          "demo", "search onion soup --max-time 45", "search soup --explain",
          "config init", "providers list", "compare soup --html soup.html"),
    version: "potluck \(Tool.version)",
    subcommands: [
      SearchCommand.self, CompareCommand.self, MergeCommand.self, DemoCommand.self,
      SimulateCommand.self,
      StdioCommand.self, McpCommand.self,
      ProvidersCommand.self, ConfigCommand.self, DoctorCommand.self, CacheCommand.self,
    ])
}
