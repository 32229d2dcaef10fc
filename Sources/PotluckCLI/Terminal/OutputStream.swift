import PotluckSupport

/// A buffered writer on a file descriptor; of standard output there is one for each command.
///
/// A reader that goes away (`potluck search soup | head -1`) ends the program quietly: it has what
/// it wanted.
struct OutputStream: ~Copyable {
  private let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []

  /// Creates a writer on standard output.
  init(descriptor: Int32 = STDOUT_FILENO, capacity: Int = 256 << 10) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  /// Appends text.
  mutating func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { flush() }
  }

  /// Appends bytes.
  mutating func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  /// Sends what is buffered; ends the program when nobody can take it.
  mutating func flush() {
    let number = Self.writeAll(descriptor, buffer)
    buffer.removeAll(keepingCapacity: true)
    guard number != 0 else { return }
    if number == EPIPE || number == ECONNRESET { exit(ExitStatus.results.rawValue) }
    StandardError.write(Self.failure(number).text + "\n")
    exit(ExitStatus.failure.rawValue)
  }

  /// Why the output could not be written.
  private static func failure(_ number: Int32) -> ToolFailure {
    if number == EBADF {
      return ToolFailure("standard output is closed", fix: "to drop the output, write >/dev/null")
    }
    let reason = String(cString: strerror(number)).lowercased()
    let isFull = number == ENOSPC || number == EDQUOT
    return ToolFailure(
      "cannot write the output: \(reason)",
      fix: isFull ? "free some space" : "write it somewhere else")
  }

  /// Writes all bytes; the error number when that fails, else 0.
  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = Descriptor.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EAGAIN {
            var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            poll(&poller, 1, 1000)
            continue
          }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }
}

/// Standard error, unbuffered: messages, warnings, progress.
enum StandardError {
  /// Writes text as it is; nothing can be done when nobody takes it.
  static func write(_ text: String) {
    _ = OutputStream.writeAll(STDERR_FILENO, Array(text.utf8))
  }
}
