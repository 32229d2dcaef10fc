import SystemZlib

/// A body that came compressed, whole and still packed.
///
/// The HTTP client does not unpack by itself: out of a few kilobytes it would make megabytes for
/// each connection, before anybody could count them.
struct PackedBody {
  /// Why a body cannot be unpacked.
  enum Failure: Error {
    /// It is no data of its coding, ends in the middle, or goes on behind its end.
    case damaged
    /// It unpacks to more than the limit.
    case tooLarge
  }

  private let bytes: [UInt8]
  private let form: Int32

  /// Takes a body in one of the codings that are asked for, `gzip` or `deflate`.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    form = Self.form(of: bytes)
  }

  /// How many bytes come out; none of them is kept.
  /// - Throws: ``Failure``, or `CancellationError`.
  func size(limit: Int) throws -> Int {
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.step) { scratch in
      try inflate(limit: limit) { _ in scratch }
    }
  }

  /// Unpacks the body.
  /// - Parameter size: how many bytes come out.
  /// - Returns: them.
  /// - Throws: ``Failure``, or `CancellationError`.
  func unpacked(size: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = try inflate(limit: size) { start in
        .init(rebasing: buffer[start..<min(start + Self.step, size)])
      }
    }
  }

  private static let step = 1 << 16

  /// What zlib calls the form of the bytes: gzip or zlib by their head, or deflate without one,
  /// which some servers send under that name.
  private static func form(of bytes: [UInt8]) -> Int32 {
    guard bytes.count > 1, bytes[..<2] != [0x1F, 0x8B] else { return 15 + 32 }
    let isZlib = bytes[0] & 0x0F == 8 && (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0
    return isZlib ? 15 : -15
  }

  /// Unpacks, one member of a gzip file after the other.
  /// - Parameters:
  ///   - limit: the most bytes that may come out.
  ///   - room: where the bytes from that number on go; the space may be empty at the end.
  /// - Returns: how many came out.
  /// - Throws: ``Failure``, or `CancellationError`.
  private func inflate(
    limit: Int, into room: (Int) -> UnsafeMutableBufferPointer<UInt8>
  ) throws -> Int {
    guard !bytes.isEmpty else { return 0 }
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, form, ZLIB_VERSION, size) == Z_OK else { throw Failure.damaged }
    defer { inflateEnd(stream) }
    return try bytes.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(clamping: input.count)
      return try drain(stream, limit: limit, into: room)
    }
  }

  private func drain(
    _ stream: UnsafeMutablePointer<z_stream>, limit: Int,
    into room: (Int) -> UnsafeMutableBufferPointer<UInt8>
  ) throws -> Int {
    var (count, spare) = (0, UInt8(0))
    while true {
      try Task.checkCancellation()
      let space = room(count)
      // Where all is out, the end mark and the check sum are still to be read.
      let status = withUnsafeMutablePointer(to: &spare) { spare in
        stream.pointee.next_out = space.isEmpty ? spare : space.baseAddress
        stream.pointee.avail_out = UInt32(max(1, space.count))
        return SystemZlib.inflate(stream, Z_NO_FLUSH)
      }
      count += max(1, space.count) - Int(stream.pointee.avail_out)
      guard count <= limit else { throw Failure.tooLarge }
      switch status {
      case Z_OK: continue
      case Z_STREAM_END where stream.pointee.avail_in == 0: return count
      case Z_STREAM_END:
        // Only a gzip file has several members; anything else there does not belong to the body.
        let rest = bytes.suffix(Int(stream.pointee.avail_in))
        guard rest.starts(with: [0x1F, 0x8B]), inflateReset(stream) == Z_OK else {
          throw Failure.damaged
        }
      default: throw Failure.damaged
      }
    }
  }
}
