package import PotluckSupport

/// What somebody named to be written to.
///
/// A plain file is replaced whole or not at all, and a link to one is followed and stays a link. A
/// pipe, a terminal or another device is written into, as a shell does: nothing takes its place, so
/// that it needs no leave to overwrite.
package enum ByteTarget {
  /// A plain file by its own path, links followed, with what the system says of it; nil of one that
  /// is not there yet.
  case file(String, stat?)
  /// A pipe or a device that is opened by its name.
  case stream(String)
  /// A stream that the program was started with: `/dev/stdout`, `/dev/fd/3`.
  case inherited(Int32)

  /// How often waiting for somebody who reads a pipe looks whether the task was cancelled, in
  /// microseconds.
  private static let look: UInt32 = 50_000
  /// The most links that lead to one another; as many as Linux follows.
  private static let mostLinks = 40

  /// Looks at what a path names.
  /// - Throws: the reason why nothing can be written there.
  package init(_ path: String) throws(FileError) {
    if let descriptor = try Self.descriptor(path) {
      self = .inherited(descriptor)
      return
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let number = errno
      guard number == ENOENT else { throw FileError(number) }
      guard lstat(path, &status) != 0 else {
        throw FileError(reason: "it is a link to a file that is not there")
      }
      self = .file(path, nil)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      guard let real = Self.real(path) else { throw FileError(errno) }
      self = .file(real, status)
    case S_IFIFO, S_IFCHR: self = .stream(path)
    case S_IFDIR: throw FileError(EISDIR)
    case S_IFBLK: throw FileError(reason: "it is a disk, not a file")
    default: throw FileError(reason: "it is not a file")
    }
  }

  /// Whether it is a plain file, there already or not.
  package var isFile: Bool { if case .file = self { true } else { false } }

  /// Whether a file is there that would be replaced.
  package var isThere: Bool { if case .file(_, .some) = self { true } else { false } }

  /// Looks whether it can be written to, before the work is done that makes the contents.
  /// - Throws: the reason why not.
  package func check() throws(FileError) {
    guard case .file(let path, _) = self else { return }
    guard access(Paths.folder(of: path), W_OK | X_OK) == 0 else { throw FileError(errno) }
  }

  /// Writes everything.
  /// - Parameters:
  ///   - bytes: the contents.
  ///   - mode: a new file's mode, before the process's mask. One that is replaced keeps its own, but
  ///     what is for the owner alone stays so.
  ///   - overwrites: whether a file that is there is replaced.
  /// - Throws: the reason why it cannot be written; `EEXIST` where a file is there and stays.
  package func write(_ bytes: [UInt8], mode: mode_t, overwrites: Bool) throws(FileError) {
    guard case .file(let path, let status) = self else {
      return try send { Descriptor.writeAll($0, bytes) }
    }
    guard status == nil || overwrites else { throw FileError(EEXIST) }
    let kept = mode & 0o077 == 0 ? nil : status
    try place(
      FileBytes.draft(bytes, beside: path, mode: mode, like: kept), overwrites: overwrites)
  }

  /// Puts a file that was written beside the target in its place; where that is not possible, the
  /// file is gone.
  /// - Throws: the reason why not; `EEXIST` where a file is there and stays.
  package func place(_ draft: String, overwrites: Bool) throws(FileError) {
    guard case .file(let path, _) = self else { throw FileError(reason: "it is no file") }
    let isPlaced = overwrites ? rename(draft, path) == 0 : Self.give(draft, path)
    let number = errno
    if !isPlaced || !overwrites { unlink(draft) }
    guard isPlaced else { throw FileError(number) }
  }

  // MARK: Streams

  /// Sends something to the stream; whoever goes away while reading it has what they wanted.
  /// - Parameter work: sends it to a descriptor, and returns the error number, or 0.
  /// - Throws: the reason why it cannot be sent.
  package func send(_ work: (Int32) -> Int32) throws(FileError) {
    let number: Int32
    switch self {
    case .inherited(let descriptor): number = work(descriptor)
    case .stream(let path):
      let descriptor = try Self.opened(path)
      defer { close(descriptor) }
      number = work(descriptor)
    case .file: number = EINVAL
    }
    guard number == 0 || number == EPIPE else { throw FileError(number) }
  }

  /// Opens a pipe or a device; of a pipe it waits for somebody who reads it, until the task is
  /// cancelled.
  private static func opened(_ path: String) throws(FileError) -> Int32 {
    while true {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      }
      let number = errno
      guard number == ENXIO || number == EINTR else { throw FileError(number) }
      guard !Task.isCancelled else { throw FileError(reason: "interrupted") }
      usleep(look)
    }
  }

  /// The number of the stream that a path names, links followed; nil where it names another thing.
  ///
  /// Opened by its name, a file behind it would be another one than whoever started the program
  /// writes to, and a socket could not be opened at all.
  private static func descriptor(_ path: String) throws(FileError) -> Int32? {
    var path = path
    for _ in 0..<mostLinks {
      let folder = Paths.folder(of: path)
      let name = path.split(separator: "/").last ?? ""
      if let number = Int32(name), let real = real(folder), isOfStreams(real) {
        // What the program opened itself is nobody's to name.
        let flags = fcntl(number, F_GETFD)
        guard flags >= 0, flags & FD_CLOEXEC == 0 else { throw FileError(EBADF) }
        return number
      }
      guard let next = linkTarget(path) else { return nil }
      path = next.hasPrefix("/") ? next : "\(folder)/\(next)"
    }
    return nil
  }

  private static func isOfStreams(_ folder: String) -> Bool {
    folder == "/dev/fd" || folder == "/proc/\(getpid())/fd"
  }

  // MARK: Paths

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Gives a file a name that nothing has yet; the old name may remain.
  private static func give(_ file: String, _ path: String) -> Bool {
    if link(file, path) == 0 { return true }
    // Some file systems have no second names.
    guard errno != EEXIST, access(path, F_OK) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(file, path) == 0
  }
}
