import PotluckSupport

/// The two descriptors that carry the protocol, out of everybody else's reach.
public struct StandardStreams: Sendable {
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
  public static func own() -> StandardStreams? {
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
  public var inputIsTerminal: Bool { isatty(input) == 1 }
}
