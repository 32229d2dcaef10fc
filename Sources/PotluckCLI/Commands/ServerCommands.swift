public import ArgumentParser
import Dispatch
import PotluckService
import PotluckSupport
import RecipeModel
public import RecipeRPC

/// `potluck stdio`: serves an editor.
struct StdioCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "stdio",
    abstract: "Serve an editor over standard input and output with JSON-RPC.",
    discussion: """
      An editor starts it and speaks JSON-RPC 2.0 with it, in the base protocol of LSP or with one \
      message a line: search, search/more, recipe/get, compare and more, and hover and code actions \
      on links to recipes. Arguments that a client adds and that mean nothing here are ignored. \
      The configuration is read again when it changes.

      With --fixtures any query answers at once with made-up recipes, fixture:1 to fixture:57; \
      __slow__ in a query takes 30 s unless it is cancelled, __1s__ one second, __fail__ fails and \
      __empty__ finds nothing.

      Exit code 0 when the client said shutdown first, 1 when it just went.
      """
        + examples(
          "stdio",
          "stdio --fixtures"))

  @OptionGroup(title: "Client") var options: ServerOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    if options.schema { return .printing(EditorSchema.document) }
    return try await options.serve(
      .editor, configuration: configurationOptions.config,
      hint: "This serves editors, which start it themselves; to search by hand: potluck search.")
  }
}

extension ExitStatus {
  /// Prints a document to standard output.
  static func printing(_ document: JSON) -> ExitStatus {
    OutputStream.print(document)
    return .results
  }
}

/// `potluck mcp`: serves an assistant.
struct McpCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve an assistant over standard input and output with the Model Context Protocol.",
    discussion: """
      A host of an assistant starts it and gets tools to search recipes, to open them and to \
      compare the sources, besides resources and prompts. Hosts start programs with next to no \
      environment: let keys come from files or programs in the configuration. The configuration \
      is read again when it changes.

      With --fixtures any query answers at once with made-up recipes, fixture:1 to fixture:57; \
      __slow__ in a query takes 30 s unless it is cancelled, __1s__ one second, __fail__ fails and \
      __empty__ finds nothing.

      Exit code 0 when the client closes standard input.
      """
        + examples(
          "mcp",
          "mcp --fixtures"))

  @OptionGroup(title: "Client") var options: ServerOptions
  @OptionGroup(title: "Configuration") var configurationOptions: ConfigurationOptions

  func execute() async throws -> ExitStatus {
    if options.schema { return .printing(AssistantSchema.document) }
    return try await options.serve(
      .assistant, configuration: configurationOptions.config,
      hint: "This serves assistants, whose hosts start it; to search by hand: potluck search.")
  }
}

/// How a client is served over standard input and output: what `stdio` and `mcp` share.
struct ServerOptions: ParsableArguments {
  @Option(help: "How messages are told apart on the wire.")
  var framing: StdioFraming = .auto

  @Option(
    name: .customLong("clientProcessId"),
    help: ArgumentHelp("End when this process does.", valueName: "n"))
  var clientProcessID: Int?

  @Flag(help: "Nothing: clients of language servers add it.")
  var stdio = false

  @Option(
    help: ArgumentHelp("Write diagnostics to this file, not to standard error.", valueName: "file"),
    completion: .file())
  var logFile: String?

  @Option(
    help: ArgumentHelp(
      "Copy what the client sends to this file, secrets masked.", valueName: "file"),
    completion: .file())
  var mirrorInput: String?

  @Option(
    help: ArgumentHelp(
      "Copy what the client is sent to this file, secrets masked.", valueName: "file"),
    completion: .file())
  var mirrorOutput: String?

  @Flag(help: "Serve made-up recipes: no network, no configuration, nothing kept.")
  var fixtures = false

  @Flag(help: "Print a JSON Schema of every message, and serve nobody.")
  var schema = false

  @Argument(parsing: .allUnrecognized, help: .hidden)
  var others: [String] = []

  /// Serves one client until it goes.
  /// - Parameters:
  ///   - wireProtocol: what the client speaks.
  ///   - configuration: the file that `--config` names.
  ///   - hint: what the command is for, told to people who start it at a terminal.
  /// - Returns: how it ended.
  /// - Throws: ``Failure`` when the log cannot be written.
  func serve(
    _ wireProtocol: StdioProtocol, configuration: String?, hint: String
  ) async throws -> ExitStatus {
    guard let streams = StandardStreams.own() else {
      throw Failure(
        "there is no standard input or output to serve a client over",
        fix: "let the client start the program")
    }
    let diagnostics = try logFile.map(DiagnosticLog.file) ?? .standardError
    let log: @Sendable (String) -> Void = { diagnostics.write($0) }
    if streams.inputIsTerminal { StandardError.line("\(hint) Ctrl-D ends.") }
    logUnknownArguments(log)
    let backend =
      fixtures
      ? ServiceBackend(fixtures: log)
      : ServiceBackend(
        configuration: configuration, kinds: KindCatalog.current,
        isForAssistant: wireProtocol == .assistant, log: log)
    let status = await StdioServer.run(
      wireProtocol, service: backend,
      options: StdioOptions(
        framing: framing, clientProcessID: clientProcessID, inputMirror: mirrorInput,
        outputMirror: mirrorOutput, secrets: { backend.secrets.all },
        learnSecrets: { Self.wait { await backend.learnSecrets() } }, log: log,
        didEnd: Self.exitAfterGracePeriod),
      streams: streams)
    await backend.close()
    return ExitStatus(rawValue: status) ?? .failure
  }

  /// Keeps a thread of its own until work is done.
  private static func wait(for work: @escaping @Sendable () async -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
      await work()
      done.signal()
    }
    done.wait()
  }

  /// Ends the process after ``Patience/factor`` seconds, even if cleanup is not done.
  ///
  /// A client that is gone does not wait, and may start its next process at once.
  private static func exitAfterGracePeriod(_ status: Int32) {
    let moment = DispatchTimeInterval.seconds(Patience.factor)
    Interruption.queue.asyncAfter(deadline: .now() + moment) { _exit(status) }
  }

  /// Logs arguments that mean nothing here, because clients add some of their own.
  ///
  /// Values are not logged: they may be secret.
  private func logUnknownArguments(_ log: (String) -> Void) {
    let known = [
      "--framing", "--clientProcessId", "--stdio", "--log-file", "--mirror-input",
      "--mirror-output", "--fixtures", "--schema", "--config",
    ]
    for word in others {
      guard word.hasPrefix("-") else {
        log("an argument that is no flag means nothing here and is ignored")
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      let nearest = NearestName.of(name, among: known).map { "; did you mean \($0)?" } ?? ""
      log("\(name) means nothing here and is ignored\(nearest)")
    }
  }
}

extension StdioFraming: ExpressibleByArgument {}

/// The log of a server, on standard error or in a file.
///
/// A client that does not read the log must not block the server: a line for which a pipe has no
/// room is dropped.
struct DiagnosticLog: Sendable {
  /// The longest line; a pipe that can be written to takes as much at once (`PIPE_BUF`).
  private static let longest = 4_096

  private let descriptor: Int32

  /// The log on standard error.
  static let standardError = DiagnosticLog(descriptor: STDERR_FILENO)

  /// The log at the end of a file, which only its owner can read when it is new.
  /// - Throws: ``Failure`` when it cannot be written.
  static func file(_ path: String) throws -> DiagnosticLog {
    // A pipe that nobody reads must not keep the server from beginning.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else {
      throw Failure(
        "cannot write the log \(path): \(FileError(errno).reason)",
        fix: "name another file after --log-file")
    }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY | O_APPEND)
    return DiagnosticLog(descriptor: descriptor)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a line; whatever could steer a terminal is shown as an escape.
  func write(_ line: String) {
    var bytes = Array(Printable.line("potluck: \(line)").utf8.prefix(Self.longest - 1))
    bytes.append(UInt8(ascii: "\n"))
    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&poller, 1, 0) == 1, poller.revents & Int16(POLLOUT) != 0 else { return }
    _ = Descriptor.writeAll(descriptor, bytes)
  }
}
