import PotluckSupport

/// What somebody named to be read: a file, a pipe, a terminal or standard input.
///
/// Waiting for a pipe or a terminal ends when the task is cancelled, so that Ctrl-C is prompt.
/// Folders are refused, and devices that never end.
package final class ByteSource {
  private let descriptor: Int32
  /// What the system says of it.
  let status: stat
  private let isFile: Bool

  /// How often a wait looks whether the task was cancelled, in milliseconds.
  private static let look: Int32 = 50

  /// Opens a file.
  /// - Parameter path: where it is; nil for standard input.
  /// - Throws: the reason why it cannot be read.
  package init(_ path: String?) throws(FileError) {
    descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw FileError(errno) }
    var status = stat()
    let number = fstat(descriptor, &status) == 0 ? 0 : errno
    (self.status, isFile) = (status, status.st_mode & S_IFMT == S_IFREG)
    guard number == 0 else { throw FileError(number) }
    guard path != nil else { return }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(EISDIR) }
    if status.st_mode & S_IFMT == S_IFBLK || isEndless {
      throw FileError(reason: "it is a device, not a file")
    }
    _ = fcntl(descriptor, F_SETFL, O_RDONLY)
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// How many bytes it has, if it is a file.
  package var size: Int? { isFile ? Int(status.st_size) : nil }

  /// Whether it is a device that gives bytes though nobody types them, such as `/dev/zero`.
  private var isEndless: Bool {
    guard status.st_mode & S_IFMT == S_IFCHR, isatty(descriptor) == 0 else { return false }
    return withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
      Descriptor.read(descriptor, into: byte) > 0
    }
  }

  /// Reads some bytes, waiting for them.
  /// - Returns: how many came; 0 at the end.
  /// - Throws: the reason why none can be read.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    repeat {
      guard !Task.isCancelled else { throw FileError(reason: "interrupted") }
    } while !isFile && poll(&wish, 1, Self.look) == 0
    let count = Descriptor.read(descriptor, into: buffer)
    guard count >= 0 else { throw FileError(errno) }
    return count
  }
}
