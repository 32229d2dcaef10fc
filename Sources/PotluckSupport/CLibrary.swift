// The C library of the platform: whoever imports this module has it too.
#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// Reads and writes on file descriptors, for types that have a `read` or a `write` of their own.
package enum Descriptor {
  /// Reads once, again when a signal came in between.
  /// - Returns: how many bytes came, 0 at the end; -1 with `errno` set when none can be read.
  package static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = readOnce(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes some of the bytes, again when a signal came in between.
  /// - Returns: how many were written; -1 with `errno` set when none can be.
  package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let count = writeOnce(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes all that can be read of one to another.
  /// - Returns: whether everything was; else `errno` says why not.
  package static func copy(_ source: Int32, to target: Int32) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
      while true {
        let count = read(source, into: buffer)
        guard count > 0 else { return count == 0 }
        var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        while !rest.isEmpty {
          let done = write(target, rest)
          guard done > 0 else { return false }
          rest = UnsafeRawBufferPointer(rebasing: rest[done...])
        }
      }
    }
  }
}

// Out here the names are those of the C library.
private func readOnce(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

extension stat {
  /// When the file's content was last changed.
  package var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// A refusal of the operating system.
package struct SystemError: Error, CustomStringConvertible {
  package var code: Int32

  package init(_ code: Int32) { self.code = code }

  /// Whether a symbolic link stood where a file was wanted.
  package var isLink: Bool { code == ELOOP }

  /// Whether there is no room on the disk.
  package var isFull: Bool { code == ENOSPC || code == EDQUOT }

  package var description: String {
    if isLink { return "it is a symbolic link" }
    return strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// What folders hold.
package enum FolderNames {
  /// The names in a folder, hidden ones too, in no order.
  /// - Throws: ``SystemError`` when it cannot be read.
  package static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let name = try next(in: folder) {
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  /// The end and a failure look alike but for `errno`.
  private static func next(in folder: Folder) throws(SystemError) -> String? {
    errno = 0
    guard let entry = readdir(folder) else {
      guard errno == 0 else { throw SystemError(errno) }
      return nil
    }
    return withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
