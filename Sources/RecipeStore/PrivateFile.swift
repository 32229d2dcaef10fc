package import PotluckSupport

/// Small files that only their owner may read, written whole or not at all.
package enum PrivateFile {
  /// The file's bytes, at most so many; others' rights are taken from it unless it is shared.
  ///
  /// A symbolic link is refused, and so is what is no plain file.
  package static func read(
    _ path: String, most: Int, isPrivate: Bool = true
  ) throws(SystemError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw SystemError(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SystemError(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(EINVAL) }
    if isPrivate, status.st_mode & 0o077 != 0 { _ = fchmod(file, 0o600) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < most {
      let wanted = min(part.count, most - bytes.count)
      let count = part.withUnsafeMutableBytes { buffer in
        Descriptor.read(file, into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted]))
      }
      guard count >= 0 else { throw SystemError(errno) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Puts a file with these bytes in the place of another one, mode 0600 unless it is said.
  ///
  /// Whoever reads meanwhile sees the old file or the new one, whatever happens to this process.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o600
  ) throws(SystemError) {
    let draft = "\(path).\(getpid()).new"
    StoreFolder.remove(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode_t(mode))
    guard file >= 0 else { throw SystemError(errno) }
    var isWritten = false
    defer { if !isWritten { StoreFolder.remove(draft) } }
    do throws(SystemError) {
      try write(bytes, to: file)
      guard fsync(file) == 0 else { throw SystemError(errno) }
    } catch {
      close(file)
      throw error
    }
    close(file)
    try StoreFolder.move(draft, to: path)
    isWritten = true
  }

  /// Makes a file with these bytes, mode 0600, unless there is one already: of several processes, or
  /// threads of one, that do so at once, one makes it.
  package static func create(_ bytes: [UInt8], at path: String) throws(SystemError) {
    let draft = "\(path).\(getpid()).\(UInt32.random(in: .min ... .max)).first"
    try write(bytes, to: draft)
    defer { StoreFolder.remove(draft) }
    guard link(draft, path) == 0 || errno == EEXIST else { throw SystemError(errno) }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Descriptor.write(file, $0) }
      guard count > 0 else { throw SystemError(errno) }
      rest = rest.dropFirst(count)
    }
  }
}
