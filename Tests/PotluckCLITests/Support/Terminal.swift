import Foundation
import Subprocess
import Synchronization

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A pseudo-terminal that the program writes to.
enum Terminal {
  /// Runs the program with standard output on a terminal of some width.
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - columns: The width.
  ///   - environment: Variables beyond the clean ones and `TERM`.
  ///   - includesErrors: Whether standard error is the terminal too.
  /// - Returns: What it left behind.
  /// - Throws: When it cannot be started.
  static func run(
    _ arguments: [String], columns: Int, environment: [String: String] = [:],
    includesErrors: Bool = false
  ) async throws -> ToolResult {
    var master: Int32 = -1
    var slave: Int32 = -1
    var size = winsize(ws_row: 50, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, nil, nil, &size) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let reader = Reader(master)
    var variables = ["TERM": "xterm-256color"]
    variables.merge(environment) { $1 }
    let terminal = FileDescriptor(rawValue: slave)
    let code: Int32
    var errors = ""
    if includesErrors {
      let result = try await Subprocess.run(
        .path(FilePath(Potluck.path)), arguments: Arguments(arguments),
        environment: Potluck.clean(variables), input: .none,
        output: .fileDescriptor(terminal, closeAfterSpawningProcess: false),
        error: .fileDescriptor(terminal, closeAfterSpawningProcess: false))
      code = result.terminationStatus.shellCode
    } else {
      let result = try await Subprocess.run(
        .path(FilePath(Potluck.path)), arguments: Arguments(arguments),
        environment: Potluck.clean(variables), input: .none,
        output: .fileDescriptor(terminal, closeAfterSpawningProcess: false),
        error: .bytes(limit: 1 << 20))
      code = result.terminationStatus.shellCode
      errors = String(decoding: result.standardError, as: UTF8.self)
    }
    close(slave)
    let bytes = await reader.finish()
    // The terminal driver turns every line break into CR LF.
    let output = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
    return ToolResult(output: output, errors: errors, code: code)
  }

  /// Reads a terminal's other side until nobody holds it open, on a thread of its own.
  private final class Reader: Sendable {
    private let stream: AsyncStream<[UInt8]>

    init(_ descriptor: Int32) {
      let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
      self.stream = stream
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          // Linux answers EIO once the other side is closed.
          guard count > 0 else { break }
          continuation.yield(Array(buffer[..<count]))
        }
        close(descriptor)
        continuation.finish()
      }
    }

    func finish() async -> [UInt8] {
      await stream.reduce(into: []) { $0 += $1 }
    }
  }
}
