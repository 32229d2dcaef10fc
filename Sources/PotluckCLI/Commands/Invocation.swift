import ArgumentParser
import RecipeModel

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

  /// The arguments; `-V` alone is what others call `--version`.
  private static var arguments: [String] {
    let arguments = Array(CommandLine.arguments.dropFirst())
    return arguments == ["-V"] ? ["--version"] : arguments
  }

  /// Refuses a first word that names no command, with what was probably meant.
  private static func checkCommandName() throws {
    var commands = PotluckCommand.configuration.subcommands
    var path = "potluck"
    for word in arguments {
      guard !commands.isEmpty, !word.hasPrefix("-") else { return }
      if word == "help", path == "potluck" { continue }
      if let command = commands.first(where: { $0.configuration.commandName == word }) {
        commands = command.configuration.subcommands
        path += " \(word)"
        continue
      }
      let names = commands.compactMap { $0.configuration.commandName }
      let nearest = NearestName.of(word, among: names).map { "did you mean \"\(path) \($0)\"?" }
      let search = "to look for recipes, write: potluck search \(word)"
      let list = "known: \(names.joined(separator: ", "))"
      throw ToolFailure(
        "there is no command \"\(path) \(word)\"",
        fix: nearest ?? (path == "potluck" ? search : list), code: .usage)
    }
  }

  private static func run(_ command: any ToolCommand) async -> Int32 {
    do {
      return try await command.execute().rawValue
    } catch {
      return report(error)
    }
  }

  /// Prints an error where it belongs and gives its exit code.
  private static func report(_ error: any Error) -> Int32 {
    switch error {
    case let failure as ToolFailure:
      StandardError.write(failure.text + "\n")
      return failure.code.rawValue
    case is CancellationError: return ExitStatus.failure.rawValue
    default: break
    }
    let code = PotluckCommand.exitCode(for: error).rawValue
    let message = PotluckCommand.fullMessage(for: error)
    guard code == 0 else {
      let text = message.hasPrefix("Error: ") ? "potluck: \(message.dropFirst(7))" : message
      StandardError.write(Printable.line(text) + "\n")
      return code
    }
    var output = OutputStream()
    output.write(message + "\n")
    output.flush()
    return code
  }
}

/// A command of the tool: does its work and says how it ended.
protocol ToolCommand: ParsableCommand, Sendable {
  /// Does the work.
  /// - Throws: ``ToolFailure`` for what a person can mend.
  func execute() async throws -> ExitStatus
}
