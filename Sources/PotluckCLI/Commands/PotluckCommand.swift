import ArgumentParser
import Dispatch
import PotluckService
import PotluckSimulator
import PotluckSupport
import RecipeKeeping
import RecipeModel
import Synchronization

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
          "demo", "search onion soup --max-time 45", "show 1", "search soup --explain",
          "config init", "providers list", "compare soup --html soup.html"),
    version: Tool.versionLine,
    subcommands: [
      SearchCommand.self, ShowCommand.self, OpenCommand.self, ScreenCommand.self,
      CompareCommand.self,
      MergeCommand.self,
      KeepCommand.self, KeptCommand.self, UnkeepCommand.self, RefreshCommand.self,
      HistoryCommand.self, ImportCommand.self, ExportCommand.self, ShopCommand.self,
      DemoCommand.self, SimulateCommand.self,
      ServeCommand.self, StdioCommand.self, McpCommand.self,
      ProvidersCommand.self, ConfigCommand.self, DoctorCommand.self, CacheCommand.self,
    ])
}

/// One run of the tool, from arguments to exit code.
enum Invocation {
  /// Parses the arguments and runs what they name.
  static func run() async -> Int32 {
    let command: any ParsableCommand
    do {
      try checkCommandName()
      command = try PotluckCommand.parseAsRoot(arguments)
    } catch {
      return report(error)
    }
    guard let command = command as? any ToolCommand else {
      // Help and the completion script come as commands of the parser's own.
      do {
        var command = command
        try command.run()
        return ExitStatus.results.rawValue
      } catch {
        return report(error)
      }
    }
    return await Interruption.run { await run(command) }
  }

  private static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Refuses a first word that names no command, with what was probably meant.
  private static func checkCommandName() throws {
    var commands = PotluckCommand.configuration.subcommands
    var path = "potluck"
    for word in arguments {
      guard !commands.isEmpty, !word.hasPrefix("-") else { return }
      if word == "help", path == "potluck" { continue }
      if let command = commands.first(where: { $0.configuration.commandName == word }) {
        // Words that name no subcommand are those of the one that stands for the command.
        guard command.configuration.defaultSubcommand == nil else { return }
        commands = command.configuration.subcommands
        path += " \(word)"
        continue
      }
      let names = commands.compactMap { $0.configuration.commandName }
      let nearest = NearestName.of(word, among: names).map { "did you mean \"\(path) \($0)\"?" }
      let search = "to look for recipes, write: potluck search \(word)"
      let list = "known: \(names.joined(separator: ", "))"
      throw Failure(
        .usage, "there is no command \"\(path) \(word)\"",
        fix: nearest ?? (path == "potluck" ? search : list))
    }
  }

  private static func run(_ command: any ToolCommand) async -> Int32 {
    defer { StandardError.tell(KeepingNotices.new) }
    do {
      return try await command.execute().rawValue
    } catch {
      return report(error)
    }
  }

  /// Prints an error where it belongs and gives its exit code.
  private static func report(_ error: any Error) -> Int32 {
    switch error {
    case let failure as Failure:
      StandardError.tell(failure)
      return failure.code.exitCode
    case is CancellationError: return ExitStatus.failure.rawValue
    default: break
    }
    let code = PotluckCommand.exitCode(for: error).rawValue
    let message = PotluckCommand.fullMessage(for: error, columns: HelpText.unwrapped)
    guard code == 0 else {
      let text = message.hasPrefix("Error: ") ? "potluck: \(message.dropFirst(7))" : message
      StandardError.line(HelpText.fitted(text, to: STDERR_FILENO))
      return code
    }
    OutputStream.print(HelpText.fitted(message, to: STDOUT_FILENO) + "\n")
    return code
  }
}

/// A command of the tool: does its work and says how it ended.
protocol ToolCommand: ParsableCommand, Sendable {
  /// Does the work.
  /// - Throws: ``Failure`` for what a person can mend.
  func execute() async throws -> ExitStatus
}

extension CompletionKind {
  /// The ids of the configured sources.
  static var providers: CompletionKind { .custom { _, _, _ in Completions.providers } }

  /// The words of searches that were made before.
  static var searches: CompletionKind { .custom { _, _, _ in Completions.searches } }

  /// The ids of the configured sources and the names of the kinds.
  static var providersAndKinds: CompletionKind {
    .custom { _, _, _ in Completions.providers + KindCatalog.current.names }
  }
}

/// What a shell offers for arguments that only this machine's configuration knows.
enum Completions {
  /// The ids of the configured sources; none when the configuration cannot be read.
  static var providers: [String] {
    let loaded = try? LoadedConfiguration.load(flag: nil, kinds: KindCatalog.current)
    return loaded?.configuration.sources.map(\.id) ?? []
  }

  /// The words that were looked for lately, newest first; none when that is not written down.
  static var searches: [String] {
    guard let history = keeping.flatMap(SearchHistories.history) else { return [] }
    return waiting {
      let texts = ((try? await history.list(matching: "", limit: 50)) ?? []).map(\.query.text)
      var seen: Set<String> = []
      return texts.flatMap(TextMatching.words).filter { seen.insert($0).inserted }
    }
  }

  /// What is kept where; nil when the configuration cannot be read.
  static var keeping: Configuration.Keeping? {
    (try? LoadedConfiguration.load(flag: nil, kinds: KindCatalog.current))?.configuration.keeping
  }

  /// What some work finds within a second: a shell asks before there is any task, and waits.
  static func waiting<Element: Sendable>(
    for work: @escaping @Sendable () async -> [Element]
  ) -> [Element] {
    let found = Mutex<[Element]>([])
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let all = await work()
      found.withLock { $0 = all }
      done.signal()
    }
    _ = done.wait(timeout: .now() + .seconds(Patience.factor))
    return found.withLock(\.self)
  }
}

/// The end of a command's discussion: commands to try, each on a line of its own.
func examples(_ lines: String...) -> String {
  "\n\nExamples:\n" + lines.map { "  potluck \($0)" }.joined(separator: "\n")
}
