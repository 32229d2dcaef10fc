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
