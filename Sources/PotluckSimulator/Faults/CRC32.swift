/// CRC-32 as gzip uses it (RFC 1952, section 8).
struct CRC32 {
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
