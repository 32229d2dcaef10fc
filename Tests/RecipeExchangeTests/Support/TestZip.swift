import RecipeExchange
import SystemZlib

/// Builds zip archives, also such as nobody should.
struct TestZip {
  struct Entry {
    var name: String
    var bytes: [UInt8]
    var isDeflated = true
    /// What the directory says in place of the truth.
    var saidSize: Int?
    var saidChecksum: UInt32?
    var flags: UInt16 = 0x800
    /// Made on Unix, with these rights.
    var mode: UInt32 = 0o100644
    /// Whether the sizes stand behind the bytes, and zero in front of them.
    var isStreamed = false
    /// Whether the sizes stand in the wide form.
    var isWide = false
    /// The name's bytes where they are no UTF-8.
    var rawName: [UInt8]?
    /// The entry whose bytes it shows again.
    var sharing: Int?
    var method: UInt16?

    init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
  }

  /// The archive of some entries; the record at its end may be the wide one, as of a large archive.
  static func archive(_ entries: [Entry], hasWideEnd: Bool = false) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    var offsets: [Int] = []
    for entry in entries {
      let packed = entry.isDeflated ? deflate(entry.bytes, window: -15) : entry.bytes
      let offset = entry.sharing.map { offsets[$0] } ?? out.count
      offsets.append(offset)
      let name = entry.rawName ?? Array(entry.name.utf8)
      let method = entry.method ?? (entry.isDeflated ? 8 : 0)
      let size = entry.saidSize ?? entry.bytes.count
      let checksum = entry.saidChecksum ?? Inflation.checksum(entry.bytes)
      let flags = entry.flags | (entry.isStreamed ? 8 : 0)
      if entry.sharing == nil {
        let told = entry.isStreamed ? [0, 0, 0] : [Int(checksum), packed.count, size]
        out += long(0x0403_4B50) + short(20) + short(Int(flags)) + short(Int(method)) + long(0)
        out += told.flatMap(long) + short(name.count) + short(0) + name + packed
        if entry.isStreamed {
          out += long(0x0807_4B50) + [Int(checksum), packed.count, size].flatMap(long)
        }
      }
      let extra = entry.isWide ? short(1) + short(16) + wide(size) + wide(packed.count) : []
      let sizes = entry.isWide ? [0xFFFF_FFFF, 0xFFFF_FFFF] : [packed.count, size]
      directory += long(0x0201_4B50) + short(3 << 8 | 20) + short(20) + short(Int(flags))
      directory += short(Int(method)) + long(0) + long(Int(checksum)) + sizes.flatMap(long)
      directory += short(name.count) + short(extra.count) + short(0) + short(0) + short(0)
      directory += long(Int(entry.mode) << 16) + long(offset) + name + extra
    }
    let start = out.count
    if hasWideEnd {
      out += directory
      let record = out.count
      out += long(0x0606_4B50) + wide(44) + short(45) + short(45) + long(0) + long(0)
      out += wide(entries.count) + wide(entries.count) + wide(directory.count) + wide(start)
      out += long(0x0706_4B50) + long(0) + wide(record) + long(1) + long(0x0605_4B50)
      return out + [UInt8](repeating: 0, count: 4) + [UInt8](repeating: 0xFF, count: 12) + short(0)
    }
    out += directory + long(0x0605_4B50) + short(0) + short(0) + short(entries.count)
    return out + short(entries.count) + long(directory.count) + long(start) + short(0)
  }

  /// The archive of some texts.
  static func archive(_ texts: [(String, String)]) -> [UInt8] {
    archive(texts.map { Entry($0.0, $0.1) })
  }

  /// A gzip file.
  static func gzip(_ text: String) -> [UInt8] { deflate(Array(text.utf8), window: 31) }

  static func deflate(_ bytes: [UInt8], window: Int32) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(&stream, 9, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 64)
    let length = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        SystemZlib.deflate(&stream, Z_FINISH)
        return output.count - Int(stream.avail_out)
      }
    }
    return Array(output[..<length])
  }

  static func short(_ value: Int) -> [UInt8] { bytes(value, 2) }
  static func long(_ value: Int) -> [UInt8] { bytes(value, 4) }
  static func wide(_ value: Int) -> [UInt8] { bytes(value, 8) }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
