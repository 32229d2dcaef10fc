import PotluckSupport

/// Where a server tells what happens: standard error, or a file.
///
/// A client that does not read what it is told must not hold the server up: a line that a pipe has
/// no room for is left out.
struct DiagnosticLog: Sendable {
  /// The longest line; a pipe that can be written to takes as much at once (`PIPE_BUF`).
  private static let longest = 4_096

  private let descriptor: Int32

  /// The log on standard error.
  static let standardError = DiagnosticLog(descriptor: STDERR_FILENO)

  /// The log at the end of a file, which only its owner can read when it is new.
  /// - Throws: ``ToolFailure`` when it cannot be written.
  static func file(_ path: String) throws -> DiagnosticLog {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    guard descriptor >= 0 else {
      throw ToolFailure(
        "cannot write the log \(path): \(FileBytes.Failure(errno).reason)",
        fix: "name another file after --log-file")
    }
    return DiagnosticLog(descriptor: descriptor)
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a line; whatever could steer a terminal is shown as an escape.
  func write(_ line: String) {
    var bytes = Array(Printable.line("potluck: \(line)").utf8.prefix(Self.longest - 1))
    bytes.append(UInt8(ascii: "\n"))
    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&poller, 1, 0) == 1, poller.revents & Int16(POLLOUT) != 0 else { return }
    _ = OutputStream.writeAll(descriptor, bytes)
  }
}
