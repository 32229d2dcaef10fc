import ArgumentParser
import Dispatch
import PotluckSupport
import RecipeModel
import RecipeRPC

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
  /// - Throws: ``ToolFailure`` when the log cannot be written.
  func serve(
    _ wireProtocol: StdioProtocol, configuration: String?, hint: String
  ) async throws -> ExitStatus {
    guard let streams = StandardStreams.own() else {
      throw ToolFailure(
        "there is no standard input or output to serve a client over",
        fix: "let the client start the program")
    }
    let diagnostics = try logFile.map(DiagnosticLog.file) ?? .standardError
    let log: @Sendable (String) -> Void = { diagnostics.write($0) }
    if streams.inputIsTerminal { StandardError.write("\(hint) Ctrl-D ends.\n") }
    tellOthers(log)
    let kitchen =
      fixtures
      ? ServiceBackend(fixtures: log)
      : ServiceBackend(
        configuration: configuration, kinds: Tool.kinds,
        isForAssistant: wireProtocol == .assistant, log: log)
    let status = await StdioServer.run(
      wireProtocol, service: kitchen,
      options: StdioOptions(
        framing: framing, clientProcessID: clientProcessID, inputMirror: mirrorInput,
        outputMirror: mirrorOutput, secrets: { kitchen.secrets.all }, log: log,
        didEnd: Self.endInTime),
      streams: streams)
    await kitchen.close()
    return ExitStatus(rawValue: status) ?? .failure
  }

  /// Ends the process a little later, however much is left to tidy up: a client that is gone does
  /// not wait, and its next process must not meet this one.
  private static func endInTime(_ status: Int32) {
    Interruption.queue.asyncAfter(deadline: .now() + .milliseconds(1_000)) { _exit(status) }
  }

  /// Tells about arguments that mean nothing here: clients add some of their own.
  ///
  /// Values are not told: they may be secret.
  private func tellOthers(_ log: (String) -> Void) {
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
