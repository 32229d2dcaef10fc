import PotluckSupport

/// Reads and writes whole small files, with errors that people understand.
enum FileBytes {
  /// Why a file could not be read or written, in a clause.
  struct Failure: Error {
    /// The system's error number.
    var number: Int32
    /// The clause: `no such file`, `permission denied`.
    var reason: String

    /// Whether there is no such file.
    var isMissing: Bool { number == ENOENT }

    /// A failure with the system's own words.
    init(_ number: Int32) {
      self.number = number
      reason =
        switch number {
        case ENOENT: "there is no such file"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it is a folder, not a file"
        default: String(cString: strerror(number)).lowercased()
        }
    }

    /// A failure in words of ours.
    init(reason: String) {
      number = 0
      self.reason = reason
    }
  }

  /// The contents of a file.
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes to accept.
  ///   - check: Looks at the open file before it is read.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file cannot be read.
  static func read(
    _ path: String, limit: Int = 4 << 20, check: (stat) throws(Failure) -> Void = { _ in }
  ) throws(Failure) -> [UInt8] {
    let source = try ByteSource(path)
    try check(source.status)
    let tooLarge = Failure(reason: "it is larger than \(limit >> 10) KiB")
    guard source.status.st_size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let count = try source.read(into: chunk)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw tooLarge }
    }
  }

  /// The contents of a file that somebody named.
  /// - Throws: ``ToolFailure`` that calls the file by its name, when it cannot be read.
  static func read(_ path: String, called name: String, limit: Int = 4 << 20) throws -> [UInt8] {
    do throws(Failure) { return try read(path, limit: limit) } catch {
      throw ToolFailure("cannot read \(name): \(error.reason)", fix: "check the path")
    }
  }

  /// Writes a file that only its owner can read, whole or not at all.
  /// - Parameters:
  ///   - path: The file; folders that are missing are made, for the owner only.
  ///   - text: The contents.
  ///   - name: What messages call it.
  ///   - overwrites: Whether a file that is there is replaced.
  ///   - existing: What to do when it is there.
  ///   - fix: What to do when it cannot be written.
  /// - Throws: ``ToolFailure`` when it cannot be written.
  static func writePrivately(
    _ path: String, _ text: String, called name: String, overwrites: Bool = false, existing: String,
    fix: String
  ) throws {
    do throws(Failure) {
      try makeFolder(Paths.folder(of: path))
      try write(path, text, mode: 0o600, overwrites: overwrites)
    } catch {
      if error.number == EEXIST { throw ToolFailure("\(name) is there already", fix: existing) }
      throw ToolFailure("cannot write \(name): \(error.reason)", fix: fix)
    }
  }

  /// Writes a file that only its owner can read, whole or not at all; one that is there is
  /// replaced, and folders that are missing are made, for the owner only.
  /// - Throws: The reason why the file cannot be written.
  static func replacePrivately(_ path: String, _ text: String) throws(Failure) {
    try makeFolder(Paths.folder(of: path))
    try write(path, text, mode: 0o600, overwrites: true)
  }

  /// Writes a file that others may read as the process's mask allows, whole or not at all; one that
  /// is there is replaced.
  /// - Throws: The reason why the file cannot be written.
  static func replace(_ path: String, _ text: String) throws(Failure) {
    try checkReplaceable(path)
    try write(path, text, mode: 0o666, overwrites: true)
  }

  /// Looks whether ``replace(_:_:)`` can write a file.
  /// - Throws: The reason why not: the folder is missing or closed, or what is there is no file.
  static func checkReplaceable(_ path: String) throws(Failure) {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      if status.st_mode & S_IFMT == S_IFDIR { throw Failure(EISDIR) }
      throw Failure(reason: "it is not a file")
    }
    guard access(Paths.folder(of: path), W_OK | X_OK) == 0 else { throw Failure(errno) }
  }

  /// Writes a file that others may read as the process's mask allows, whole or not at all; folders
  /// that are missing are made.
  /// - Throws: The reason why the file cannot be written; `EEXIST` where it is there and stays.
  static func put(_ bytes: [UInt8], to path: String, overwrites: Bool) throws(Failure) {
    try makeFolder(Paths.folder(of: path), mode: 0o777)
    try write(path, bytes, mode: 0o666, overwrites: overwrites)
  }

  private static func write(
    _ path: String, _ text: String, mode: mode_t, overwrites: Bool
  ) throws(Failure) {
    try write(path, Array(text.utf8), mode: mode, overwrites: overwrites)
  }

  private static func write(
    _ path: String, _ bytes: [UInt8], mode: mode_t, overwrites: Bool
  ) throws(Failure) {
    // A name that nobody has, beside the file, so that it comes into its place at once.
    let random = UInt64.random(in: .min ... .max)
    let temporary = "\(Paths.folder(of: path))/.potluck-\(String(random, radix: 16)).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Failure(errno) }
    let writeNumber = OutputStream.writeAll(descriptor, bytes)
    guard close(descriptor) == 0, writeNumber == 0 else {
      let number = writeNumber == 0 ? errno : writeNumber
      unlink(temporary)
      throw Failure(number)
    }
    let isPlaced = overwrites ? rename(temporary, path) == 0 : place(temporary, path)
    let number = errno
    if !isPlaced || !overwrites { unlink(temporary) }
    guard isPlaced else { throw Failure(number) }
  }

  /// Gives a file a name that nothing has yet; the old name may remain.
  private static func place(_ file: String, _ path: String) -> Bool {
    if link(file, path) == 0 { return true }
    // Some file systems have no second names.
    guard errno != EEXIST, access(path, F_OK) != 0 else {
      errno = EEXIST
      return false
    }
    return rename(file, path) == 0
  }

  private static func makeFolder(_ path: String, mode: mode_t = 0o700) throws(Failure) {
    if mkdir(path, mode) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.contains("/") else { throw Failure(errno) }
    try makeFolder(Paths.folder(of: path), mode: mode)
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw Failure(errno) }
  }
}
