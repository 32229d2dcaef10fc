package import PotluckService
import PotluckSupport
import RecipeDefinitions
import RecipeModel
import RecipeProcess
import RecipeRPC
import RecipeRendering

/// The command-line tool, without any provider of its own.
package enum Tool {
  /// What answers a question for the version.
  static let versionLine = "potluck \(ProgramIdentity.version)"

  /// The version of the program and of everything that others build on, for programs.
  private static var versions: JSON {
    [
      "version": .int(ReportJSON.version),
      "program": .string(ProgramIdentity.version),
      "configuration": .int(Configuration.version),
      "definitions": .int(ProviderDefinition.currentVersion),
      "wire": .int(EditorProtocol.version),
      "processes": .int(ProcessProtocol.version),
      "mcp": .array(ProtocolVersion.all.map(JSON.string)),
    ]
  }

  /// Sees to signals, the standard streams and memory; the first thing that the executable does.
  ///
  /// A question for the version alone is answered here, before the argument parser sees all commands;
  /// `-V` is what others call `--version`, and `--json` asks for all versions.
  package static func begin() {
    StandardDescriptors.hold()
    // Writing to a reader that went away is an error to handle, not a signal to die from.
    signal(SIGPIPE, SIG_IGN)
    switch CommandLine.arguments.dropFirst() {
    case ["--version"], ["-V"]:
      OutputStream.print(versionLine + "\n")
      exit(ExitStatus.results.rawValue)
    case ["--version", "--json"], ["-V", "--json"], ["--json", "--version"]:
      OutputStream.print(versions)
      exit(ExitStatus.results.rawValue)
    default: break
    }
    requireFiles()
    FreedMemory.returnLargeBlocks()
    Interruption.listen()
  }

  /// Ends the program with an error where it may open so few files that its parts would end it.
  private static func requireFiles() {
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // The event loops, and some files, connections and programs.
    let needed = cores * OpenFiles.perEventLoop + 32
    let limit = OpenFiles.raiseLimit(to: max(1_024, needed))
    guard !OpenFiles.hasRoom(for: needed) else { return }
    StandardError.tell(
      Failure(
        "the system lets this program have \(limit) files open at a time, and it needs "
          + "\(needed) besides those that are open",
        fix: "allow more in this shell: ulimit -n 1024"))
    exit(ExitStatus.failure.rawValue)
  }

  /// Reads the arguments, runs the command and ends the process with its exit code.
  package static func main(kinds: KindCatalog) async {
    let code = await KindCatalog.$current.withValue(kinds) { await Invocation.run() }
    await KeptLibraries.close()
    await SearchHistories.close()
    exit(code)
  }
}

/// Keeps the numbers of standard input, output and error from whatever is opened first.
enum StandardDescriptors {
  /// Holds the numbers that are closed; the first thing that the program does.
  ///
  /// What holds them leads nowhere and is open for the wrong use: who reads or writes there gets
  /// the same error as before, and no file or connection gets the program's output.
  static func hold() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is taken.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
