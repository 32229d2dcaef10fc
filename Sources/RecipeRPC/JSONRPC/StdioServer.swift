/// What a client is spoken to with.
public enum StdioProtocol: Sendable, Hashable {
  /// JSON-RPC 2.0 for editors, with a little of the Language Server Protocol.
  case editor
  /// The Model Context Protocol for assistants.
  case assistant
}

/// How messages are told apart on the wire.
public enum StdioFraming: String, Sendable, Hashable, CaseIterable {
  /// By the first byte that is not blank: a brace or a bracket means lines, a letter headers.
  case auto
  /// `Content-Length` headers, as in the base protocol of LSP.
  case lsp
  /// One message a line.
  case ndjson
}

/// How a client is served over standard input and output.
public struct StdioOptions: Sendable {
  /// How messages are told apart.
  public var framing: StdioFraming
  /// A process to end with, when the client names one on the command line.
  public var clientProcessID: Int?
  /// A file that gets a copy of what the client sends, secrets masked.
  public var inputMirror: String?
  /// A file that gets a copy of what the client is sent, secrets masked.
  public var outputMirror: String?
  /// The secrets that are known so far; asked for whenever something is mirrored.
  public var secrets: @Sendable () -> [String]
  /// Takes lines for the diagnostic log.
  public var log: @Sendable (String) -> Void
  /// Is told the status as soon as the end has begun, on any thread: for those who want to be sure
  /// that the process ends in time, whatever holds it back.
  public var didEnd: @Sendable (Int32) -> Void

  /// Creates options.
  public init(
    framing: StdioFraming = .auto, clientProcessID: Int? = nil, inputMirror: String? = nil,
    outputMirror: String? = nil, secrets: @escaping @Sendable () -> [String] = { [] },
    log: @escaping @Sendable (String) -> Void = { _ in },
    didEnd: @escaping @Sendable (Int32) -> Void = { _ in }
  ) {
    self.framing = framing
    self.clientProcessID = clientProcessID
    self.inputMirror = inputMirror
    self.outputMirror = outputMirror
    self.secrets = secrets
    self.log = log
    self.didEnd = didEnd
  }
}

/// Serves one client over standard input and output.
public enum StdioServer {
  /// Serves until the input ends, the client says goodbye or goes away, or the task is cancelled.
  ///
  /// Returns within about a second from then, whatever is under way; requests that are not done
  /// are cancelled.
  /// - Parameters:
  ///   - wireProtocol: what the client speaks.
  ///   - service: what does the work.
  ///   - options: framing, mirrors, logging.
  ///   - streams: where the client is.
  /// - Returns: the status that the process should end with.
  public static func run(
    _ wireProtocol: StdioProtocol, service: any RecipeService, options: StdioOptions,
    streams: StandardStreams
  ) async -> Int32 {
    let door: any MessageHandler =
      switch wireProtocol {
      case .editor: EditorDoor(service: service)
      case .assistant: AssistantDoor(service: service)
      }
    return await serve(door, options: options, streams: streams)
  }

  static func serve(
    _ door: any MessageHandler, options: StdioOptions, streams: StandardStreams
  ) async -> Int32 {
    let connection = Connection(
      door: door, streams: streams, inputMirror: mirror(options.inputMirror, options),
      outputMirror: mirror(options.outputMirror, options), log: options.log,
      didEnd: options.didEnd)
    return await connection.run(options.framing, clientProcessID: options.clientProcessID)
  }

  private static func mirror(_ path: String?, _ options: StdioOptions) -> TrafficRecorder? {
    guard let path else { return nil }
    guard let mirror = TrafficRecorder(path: path, secrets: options.secrets) else {
      options.log("cannot write the mirror \(path); nothing is mirrored there")
      return nil
    }
    return mirror
  }
}
