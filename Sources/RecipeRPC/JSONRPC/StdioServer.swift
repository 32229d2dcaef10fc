import PotluckSupport

/// What a client is spoken to with.
package enum StdioProtocol: Sendable, Hashable {
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
package struct StdioOptions: Sendable {
  package var framing: StdioFraming
  /// A process to end with, when the client names one on the command line.
  package var clientProcessID: Int?
  /// A file that gets a copy of what the client sends, secrets masked.
  package var inputMirror: String?
  /// A file that gets a copy of what the client is sent, secrets masked.
  package var outputMirror: String?
  /// The secrets that are known so far; asked for whenever something is mirrored.
  package var secrets: @Sendable () -> [String]
  /// Sees to it that all secrets are known that a client could send; asked on a thread of its own
  /// before what came is mirrored, and may take its time.
  package var learnSecrets: @Sendable () -> Void
  /// Takes lines for the diagnostic log.
  package var log: @Sendable (String) -> Void
  /// Is told the status as soon as the end has begun, on any thread: for those who want to be sure
  /// that the process ends in time, whatever holds it back.
  package var didEnd: @Sendable (Int32) -> Void

  package init(
    framing: StdioFraming = .auto, clientProcessID: Int? = nil, inputMirror: String? = nil,
    outputMirror: String? = nil, secrets: @escaping @Sendable () -> [String] = { [] },
    learnSecrets: @escaping @Sendable () -> Void = {},
    log: @escaping @Sendable (String) -> Void = { _ in },
    didEnd: @escaping @Sendable (Int32) -> Void = { _ in }
  ) {
    self.framing = framing
    self.clientProcessID = clientProcessID
    self.inputMirror = inputMirror
    self.outputMirror = outputMirror
    self.secrets = secrets
    self.learnSecrets = learnSecrets
    self.log = log
    self.didEnd = didEnd
  }
}

/// Serves one client over standard input and output.
package enum StdioServer {
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
  package static func run(
    _ wireProtocol: StdioProtocol, service: any RecipeService, options: StdioOptions,
    streams: StandardStreams
  ) async -> Int32 {
    let handler: any MessageHandler =
      switch wireProtocol {
      case .editor: EditorHandler(service: service)
      case .assistant: AssistantHandler(service: service)
      }
    return await Connection(handler, options: options, streams: streams).run()
  }
}

/// The two descriptors that carry the protocol, out of everybody else's reach.
package struct StandardStreams: Sendable {
  /// What the client sends.
  let input: Int32
  /// What the client is sent.
  let output: Int32

  /// Uses other descriptors.
  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Takes standard input and output for the protocol; the first thing that a server does.
  ///
  /// Descriptor 0 leads nowhere afterwards and descriptor 1 to standard error, so that neither a
  /// stray `print` nor a child process can touch the stream.
  /// - Returns: nil when the process has no standard input or output.
  package static func own() -> StandardStreams? {
    signal(SIGPIPE, SIG_IGN)
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard isOpen(input, for: O_RDONLY), isOpen(output, for: O_WRONLY) else { return nil }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    if nowhere >= 0 {
      dup2(nowhere, STDIN_FILENO)
      // In a process without standard error it has got that number, and the next file would.
      if nowhere == STDERR_FILENO { _ = fcntl(nowhere, F_SETFD, 0) } else { close(nowhere) }
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return StandardStreams(input: input, output: output)
  }

  /// Whether a descriptor is there and not just held by one that can be used the wrong way only.
  private static func isOpen(_ descriptor: Int32, for use: Int32) -> Bool {
    let mode = descriptor < 0 ? -1 : fcntl(descriptor, F_GETFL)
    return mode >= 0 && [use, O_RDWR].contains(mode & O_ACCMODE)
  }

  /// Whether a person types at a terminal.
  package var inputIsTerminal: Bool { isatty(input) == 1 }
}
