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

  /// Creates options.
  public init(
    framing: StdioFraming = .auto, clientProcessID: Int? = nil, inputMirror: String? = nil,
    outputMirror: String? = nil, secrets: @escaping @Sendable () -> [String] = { [] },
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.framing = framing
    self.clientProcessID = clientProcessID
    self.inputMirror = inputMirror
    self.outputMirror = outputMirror
    self.secrets = secrets
    self.log = log
  }
}
