package import PotluckSupport
import RecipeModel
import Synchronization

/// Why a file could not be read or written, in a clause.
package struct FileError: Error {
  /// The system's error number.
  package var number: Int32
  /// The clause: `no such file`, `permission denied`.
  package var reason: String

  /// Whether there is no such file.
  package var isMissing: Bool { number == ENOENT }

  /// What to do about it: make room where that is what lacks, else what is said.
  package func fix(or other: String) -> String {
    number == ENOSPC || number == EDQUOT ? "free some space" : other
  }

  /// A failure with the system's own words.
  package init(_ number: Int32) {
    self.number = number
    reason =
      switch number {
      case ENOENT: "there is no such file"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "it is a folder, not a file"
      case ENXIO: "nobody reads it"
      default: String(cString: strerror(number)).lowercased()
      }
  }

  /// A failure in words of ours.
  package init(reason: String) {
    number = 0
    self.reason = reason
  }
}

/// Reads and writes whole small files, with errors that people understand.
package enum FileBytes {
  /// The contents of a file.
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes to accept.
  ///   - check: Looks at the open file before it is read.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file cannot be read.
  package static func read(
    _ path: String, limit: Int = 4 << 20, check: (stat) throws(FileError) -> Void = { _ in }
  ) throws(FileError) -> [UInt8] {
    let source = try ByteSource(path)
    try check(source.status)
    let tooLarge = FileError(reason: "it is larger than \(limit >> 10) KiB")
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
  /// - Throws: ``Failure`` that calls the file by its name, when it cannot be read.
  package static func read(_ path: String, called name: String, limit: Int = 4 << 20) throws
    -> [UInt8]
  {
    do throws(FileError) { return try read(path, limit: limit) } catch {
      throw Failure("cannot read \(name): \(error.reason)", fix: "check the path")
    }
  }

  // MARK: Writing what somebody named

  /// Writes a file that only its owner can read, whole or not at all; a pipe or a device that is
  /// named is written into.
  /// - Parameters:
  ///   - path: The file; folders that are missing are made, for the owner only.
  ///   - text: The contents.
  ///   - name: What messages call it.
  ///   - overwrites: Whether a file that is there is replaced.
  ///   - existing: What to do when it is there.
  ///   - fix: What to do when it cannot be written.
  /// - Throws: ``Failure`` when it cannot be written.
  package static func writePrivately(
    _ path: String, _ text: String, called name: String, overwrites: Bool = false, existing: String,
    fix: String
  ) throws {
    do throws(FileError) {
      let target = try ByteTarget(path)
      try makeFolder(Paths.folder(of: path))
      try target.write(Array(text.utf8), mode: 0o600, overwrites: overwrites)
    } catch {
      if error.number == EEXIST { throw Failure("\(name) is there already", fix: existing) }
      throw Failure("cannot write \(name): \(error.reason)", fix: error.fix(or: fix))
    }
  }

  /// Writes a file that others may read as the process's mask allows, whole or not at all.
  ///
  /// Folders that are missing are made. A pipe or a device that is named is written into.
  /// - Throws: The reason why the file cannot be written; `EEXIST` where it is there and stays.
  package static func put(_ bytes: [UInt8], to path: String, overwrites: Bool) throws(FileError) {
    let target = try ByteTarget(path)
    try makeFolder(Paths.folder(of: path), mode: 0o777)
    try target.write(bytes, mode: 0o666, overwrites: overwrites)
  }

  // MARK: Writing files of our own

  /// Writes a file that only its owner can read, whole or not at all; one that is there is
  /// replaced, and folders that are missing are made, for the owner only.
  /// - Throws: The reason why the file cannot be written, also where something else is there.
  package static func replacePrivately(_ path: String, _ text: String) throws(FileError) {
    let target = try ByteTarget(path)
    guard target.isFile else { throw FileError(reason: "it is not a file") }
    try makeFolder(Paths.folder(of: path))
    try target.write(Array(text.utf8), mode: 0o600, overwrites: true)
  }

  /// Writes a file under a name that nobody has, beside another one.
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - target: The file that it is to replace.
  ///   - mode: The mode of a new file, before the process's mask.
  ///   - status: The file whose mode and owner it takes over.
  ///   - isSynced: Whether it is on the disk when this returns.
  /// - Returns: its path.
  /// - Throws: the reason why it cannot be written; then nothing is left.
  package static func draft(
    _ bytes: [UInt8], beside target: String, mode: mode_t = 0o600, like status: stat? = nil,
    isSynced: Bool = false
  ) throws(FileError) -> String {
    let folder = Paths.folder(of: target)
    removeOldDrafts(in: folder)
    let random = String(UInt64.random(in: .min ... .max), radix: 16)
    let path = "\(folder)/\(draftPrefix)\(random)\(draftSuffix)"
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status == nil ? mode : 0o600)
    guard descriptor >= 0 else { throw FileError(errno) }
    var number = Descriptor.writeAll(descriptor, bytes)
    if number == 0, let status, !take(status, descriptor) { number = errno }
    if number == 0, isSynced, fsync(descriptor) != 0 { number = errno }
    if close(descriptor) != 0, number == 0 { number = errno }
    guard number == 0 else {
      unlink(path)
      throw FileError(number)
    }
    return path
  }

  private static let draftPrefix = ".potluck-"
  private static let draftSuffix = ".new"
  /// After so many seconds nobody writes a draft any more.
  private static let draftLifetime = 3_600
  /// The folders in which this process has looked for old drafts.
  private static let tidied = Mutex<Set<String>>([])

  /// Removes the drafts of processes that were killed before they could.
  private static func removeOldDrafts(in folder: String) {
    guard tidied.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? FolderNames.names(in: folder)) ?? []
    where name.hasPrefix(draftPrefix) && name.hasSuffix(draftSuffix) {
      let digits = name.dropFirst(draftPrefix.count).dropLast(draftSuffix.count)
      var status = stat()
      guard UInt64(digits, radix: 16) != nil, lstat("\(folder)/\(name)", &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
        Int(status.modified.tv_sec) < Int(time(nil)) - draftLifetime
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  /// Gives an open file another file's mode and owner.
  private static func take(_ status: stat, _ descriptor: Int32) -> Bool {
    var mode = status.st_mode & 0o7777
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return false }
    let isOthers = own.st_uid != status.st_uid || own.st_gid != status.st_gid
    // Where the file cannot go back to its group, another group gets nothing by it.
    if isOthers, fchown(descriptor, status.st_uid, status.st_gid) != 0 { mode &= ~mode_t(0o070) }
    return fchmod(descriptor, mode) == 0
  }

  /// Makes the folders that a file lies in, where they are missing.
  package static func makeFolder(_ path: String, mode: mode_t = 0o700) throws(FileError) {
    if mkdir(path, mode) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.contains("/") else { throw FileError(errno) }
    try makeFolder(Paths.folder(of: path), mode: mode)
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw FileError(errno) }
  }
}
