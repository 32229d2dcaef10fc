import PotluckSupport
import SystemZlib

/// Writes zip archives: deflated where that is shorter, names in UTF-8, the same bytes for the same
/// files at any time on any machine.
///
/// After PKWARE's APPNOTE 6.3; without its 64-bit fields, which not every importer reads.
package struct ZipWriter {
  /// What was written since it was last taken, and how many bytes were taken before.
  private var bytes: [UInt8] = []
  private var taken = 0
  private var directory: [UInt8] = []
  private var count = 0

  /// Why an archive cannot hold a file: it would have more than 65,534 files, or 4 GiB.
  package struct Full: Error {}

  package init() {}

  /// Appends a file.
  /// - Parameters:
  ///   - path: its name with folders before it, parted by slashes; up to 65,535 bytes.
  ///   - contents: its bytes.
  /// - Throws: ``Full``, with the archive as it was.
  package mutating func add(_ path: String, _ contents: [UInt8]) throws(Full) {
    let name = Array(path.utf8)
    guard count < 0xFFFE, name.count <= 0xFFFF,
      taken + bytes.count + directory.count + contents.count + 2 * name.count + 200 < 0xFFFF_FFFF
    else { throw Full() }
    let deflated = Deflation.raw.write(contents)
    let isDeflated = deflated.count < contents.count
    let body = isDeflated ? deflated : contents
    var entry: [UInt8] = []
    // Names in UTF-8; 1 January 1980, the first day of zip's calendar.
    for field in [20, 0x0800, isDeflated ? 8 : 0, 0, 0x0021] { entry.append(field, bytes: 2) }
    entry.append(Int(Inflation.checksum(contents)), bytes: 4)
    entry.append(body.count, bytes: 4)
    entry.append(contents.count, bytes: 4)
    entry.append(name.count, bytes: 2)
    entry.append(0, bytes: 2)
    directory += [0x50, 0x4B, 1, 2]
    // Made on Unix, so that the mode of a plain file counts.
    directory.append(3 << 8 | 20, bytes: 2)
    directory += entry
    for _ in 0..<3 { directory.append(0, bytes: 2) }
    directory.append(0o100644 << 16, bytes: 4)
    directory.append(taken + bytes.count, bytes: 4)
    directory += name
    bytes += [0x50, 0x4B, 3, 4] + entry + name + body
    count += 1
  }

  /// Takes away what was written so far, so that it need not stay in memory.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    taken += bytes.count
    return bytes
  }

  /// The archive, or what follows of it what was taken.
  package func archive() -> [UInt8] {
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    for _ in 0..<2 { end.append(count, bytes: 2) }
    end.append(directory.count, bytes: 4)
    end.append(taken + bytes.count, bytes: 4)
    end.append(0, bytes: 2)
    return bytes + directory + end
  }
}

/// Compression by zlib, whose output is the same on every machine with the same zlib.
enum Deflation: Int32 {
  /// Deflate alone (RFC 1951), as zip holds it.
  case raw = -15
  /// gzip (RFC 1952), without a name and a time.
  case gzip = 31

  /// The bytes compressed.
  func write(_ contents: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    let started = deflateInit2_(
      &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      size)
    precondition(started == Z_OK, "zlib is not the one that this was built with")
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, uLong(contents.count)))
    var input = contents
    return [UInt8](unsafeUninitializedCapacity: bound) { output, written in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(bound)
        // One call is enough for a buffer of the size that zlib asked for.
        _ = deflate(&stream, Z_FINISH)
        written = Int(stream.total_out)
      }
    }
  }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  fileprivate mutating func append(_ number: Int, bytes count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
