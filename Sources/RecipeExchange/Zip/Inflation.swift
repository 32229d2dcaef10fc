import SystemZlib

/// Unpacks what deflate packed, within bounds.
package enum Inflation {
  /// The forms of packed bytes.
  package enum Form: Int32 {
    /// Deflate by itself, as in zip archives.
    case raw = -15
    /// A gzip file.
    case gzip = 31
  }

  /// Whether a file begins as gzip files do.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// Unpacks.
  /// - Parameters:
  ///   - bytes: the packed ones; what stands behind their end is left.
  ///   - form: how they are packed.
  ///   - limit: the most bytes that may come out.
  /// - Returns: the unpacked bytes.
  /// - Throws: ``ZipFailure`` for what is damaged, ends early, or unpacks to more than the limit.
  package static func unpack(
    _ bytes: ArraySlice<UInt8>, _ form: Form, limit: Int
  ) throws(ZipFailure) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, form.rawValue, ZLIB_VERSION, size) == Z_OK else {
      throw ZipFailure("there is no memory to unpack it")
    }
    defer { inflateEnd(&stream) }
    let result = bytes.withUnsafeBufferPointer { input in
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(clamping: input.count)
      return Result { () throws(ZipFailure) in try drain(&stream, limit: limit) }
    }
    return try result.get()
  }

  private static let chunk = 1 << 16

  private static func drain(_ stream: inout z_stream, limit: Int) throws(ZipFailure) -> [UInt8] {
    var output: [UInt8] = []
    while true {
      guard !Task.isCancelled else { throw ZipFailure("it was cancelled") }
      let status = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunk) { buffer in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        let status = inflate(&stream, Z_NO_FLUSH)
        output += buffer.prefix(buffer.count - Int(stream.avail_out))
        return status
      }
      guard output.count <= limit else { throw ZipFailure("it unpacks to more than it says") }
      switch status {
      case Z_STREAM_END: return output
      // The buffer was full, or there is more to read.
      case Z_OK: continue
      case Z_BUF_ERROR: throw ZipFailure("it ends in the middle")
      default: throw ZipFailure("its packed bytes are damaged")
      }
    }
  }

  /// The CRC-32 of some bytes, as zip archives keep it.
  package static func checksum(_ bytes: some Collection<UInt8>) -> UInt32 {
    let sum = bytes.withContiguousStorageIfAvailable { crc32_z(0, $0.baseAddress, $0.count) }
    return UInt32(
      truncatingIfNeeded: sum
        ?? Array(bytes).withUnsafeBufferPointer {
          crc32_z(0, $0.baseAddress, $0.count)
        })
  }
}
