/// Just enough of DEFLATE (RFC 1951) to send compressed bodies without a compression library:
/// stored blocks, and runs of one byte under the fixed Huffman code.
enum Deflate {
  /// A body in stored blocks, as gzip (RFC 1952) or zlib (RFC 1950).
  static func stored(_ bytes: [UInt8], coding: Fault.ContentCoding) -> [UInt8] {
    var out = header(coding)
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      out.append(rest.isEmpty ? 1 : 0)
      out += littleEndian(size) + littleEndian(~size) + block
    } while !rest.isEmpty
    switch coding {
    case .gzip:
      var crc = CRC32()
      crc.update(bytes)
      out += littleEndian(crc.value) + littleEndian(UInt32(truncatingIfNeeded: bytes.count))
    case .deflate: out += bigEndian(adler(bytes))
    }
    return out
  }

  /// A stream of spaces that takes 1/150 of the room it fills.
  static func bomb(_ size: Int, coding: Fault.ContentCoding) -> BodyStream {
    let block = runBlock
    let blocks = max(1, (size + runLength - 1) / runLength)
    let tail = trailer(blocks * runLength, coding: coding)
    let head = header(coding)
    // An empty stored block, marked as the last one.
    let last: [UInt8] = [1, 0, 0, 0xFF, 0xFF]
    return BodyStream(length: head.count + blocks * block.count + last.count + tail.count) {
      var left = blocks
      var state = 0
      return AnyIterator {
        if state == 0 {
          state = 1
          return head
        }
        if left > 0 {
          let count = min(left, 32)
          left -= count
          return Array(repeatElement(block, count: count).joined())
        }
        guard state == 1 else { return nil }
        state = 2
        return last + tail
      }
    }
  }

  /// How many spaces one block of ``runBlock`` stands for.
  private static let runLength = 1 + 258 * 1000

  /// A block of `runLength` spaces, byte-aligned by an empty stored block, so that copies of it can
  /// follow each other.
  private static let runBlock: [UInt8] = {
    var bits = BitWriter()
    bits.write(0b010, 3)  // Not the last block; fixed Huffman code.
    bits.writeCode(0x30 + 0x20, 8)  // The literal space.
    for _ in 0..<1000 {
      bits.writeCode(0b1100_0101, 8)  // Length 258,
      bits.writeCode(0, 5)  // distance 1.
    }
    bits.writeCode(0, 7)  // End of block.
    bits.write(0, 3)  // A stored block,
    bits.align()
    return bits.bytes + [0, 0, 0xFF, 0xFF]  // empty.
  }()

  private static func header(_ coding: Fault.ContentCoding) -> [UInt8] {
    switch coding {
    case .gzip: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    case .deflate: [0x78, 0x01]
    }
  }

  /// The checksum of that many spaces.
  private static func trailer(_ count: Int, coding: Fault.ContentCoding) -> [UInt8] {
    switch coding {
    case .gzip:
      return littleEndian(CRC32.of(0x20, repeated: count))
        + littleEndian(UInt32(truncatingIfNeeded: count))
    case .deflate:
      let n = UInt64(count)
      let a = (1 + n * 32) % 65521
      let b = (n + 16 * (n % 65521) * ((n + 1) % 65521)) % 65521
      return bigEndian(UInt32(b << 16 | a))
    }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}

/// Bits in DEFLATE's order: the least significant of a byte first, Huffman codes turned round.
private struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  mutating func write(_ value: Int, _ count: Int) {
    for index in 0..<count { bit(value >> index & 1) }
  }

  mutating func writeCode(_ code: Int, _ count: Int) {
    for index in (0..<count).reversed() { bit(code >> index & 1) }
  }

  mutating func align() { used = 8 }

  private mutating func bit(_ value: Int) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    bytes[bytes.count - 1] |= UInt8(value << used)
    used += 1
  }
}

/// CRC-32 as gzip uses it (RFC 1952, section 8).
private struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  /// The checksum of all bytes so far.
  var value: UInt32 { ~state }

  mutating func update(_ bytes: [UInt8]) {
    for byte in bytes { state = Self.step(state, byte) }
  }

  /// The checksum of one byte many times over, in a time that grows with the digits of the count.
  ///
  /// A step is an affine map over GF(2); squaring it gives the map of two, four, eight steps.
  static func of(_ byte: UInt8, repeated count: Int) -> UInt32 {
    var state: UInt32 = 0xFFFF_FFFF
    var columns = (0..<32).map { step(1 << $0, 0) }
    var offset = step(0, byte)
    func apply(_ columns: [UInt32], _ value: UInt32) -> UInt32 {
      columns.indices.reduce(0) { $0 ^ (value >> $1 & 1 == 1 ? columns[$1] : 0) }
    }
    var rest = count
    while rest > 0 {
      if rest & 1 == 1 { state = apply(columns, state) ^ offset }
      offset ^= apply(columns, offset)
      columns = columns.map { apply(columns, $0) }
      rest >>= 1
    }
    return ~state
  }

  private static func step(_ state: UInt32, _ byte: UInt8) -> UInt32 {
    var state = state ^ UInt32(byte)
    for _ in 0..<8 { state = state >> 1 ^ (0xEDB8_8320 & (0 &- (state & 1))) }
    return state
  }
}
