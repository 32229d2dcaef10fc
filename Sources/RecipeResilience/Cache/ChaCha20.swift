/// The ChaCha20 stream cipher (RFC 8439, section 2.4): who knows the key gets the bytes back.
///
/// Nothing may be enciphered twice with the same key and nonce.
struct ChaCha20 {
  private typealias Row = SIMD4<UInt32>

  /// The bytes of a nonce.
  static let nonceBytes = 12

  private let key: [UInt8]

  /// Takes a key of 32 bytes; a longer one is folded, a shorter one filled up with zeros.
  init(key bytes: [UInt8]) {
    var key = [UInt8](repeating: 0, count: 32)
    for (index, byte) in bytes.enumerated() { key[index % 32] ^= byte }
    self.key = key
  }

  /// The bytes enciphered, or deciphered; the block counter begins at 1.
  func applied(to bytes: some Collection<UInt8>, nonce: [UInt8]) -> [UInt8] {
    var rows = [
      Row(0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574), Self.row(key[..<16]),
      Self.row(key[16...]), Self.row([0, 0, 0, 0] + nonce),
    ]
    var result: [UInt8] = []
    var stream: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if index % 64 == 0 {
        rows[3].x += 1
        stream = Self.block(rows)
      }
      result.append(byte ^ stream[index % 64])
    }
    return result
  }

  private static func block(_ start: [Row]) -> [UInt8] {
    var (a, b, c, d) = (start[0], start[1], start[2], start[3])
    for _ in 0..<10 {
      mix(&a, &b, &c, &d)
      (b, c, d) = (turned(b, by: 1), turned(c, by: 2), turned(d, by: 3))
      mix(&a, &b, &c, &d)
      (b, c, d) = (turned(b, by: 3), turned(c, by: 2), turned(d, by: 1))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    for (row, first) in zip([a, b, c, d], start) {
      let sum = row &+ first
      for lane in 0..<4 {
        for shift: UInt32 in [0, 8, 16, 24] {
          bytes.append(UInt8(truncatingIfNeeded: sum[lane] >> shift))
        }
      }
    }
    return bytes
  }

  /// The quarter round, on all four columns at once.
  private static func mix(_ a: inout Row, _ b: inout Row, _ c: inout Row, _ d: inout Row) {
    add(&a, b, into: &d, turning: 16)
    add(&c, d, into: &b, turning: 12)
    add(&a, b, into: &d, turning: 8)
    add(&c, d, into: &b, turning: 7)
  }

  private static func add(
    _ sum: inout Row, _ row: Row, into other: inout Row, turning shift: UInt32
  ) {
    sum &+= row
    let mixed = other ^ sum
    other = mixed &<< Row(repeating: shift) | mixed &>> Row(repeating: 32 - shift)
  }

  private static func turned(_ row: Row, by lanes: Int) -> Row {
    Row(row[lanes % 4], row[(lanes + 1) % 4], row[(lanes + 2) % 4], row[(lanes + 3) % 4])
  }

  /// Sixteen bytes as four words, the lowest byte first.
  private static func row(_ bytes: some Collection<UInt8>) -> Row {
    var row = Row()
    for (index, byte) in bytes.enumerated() {
      row[index / 4] |= UInt32(byte) << UInt32(index % 4 * 8)
    }
    return row
  }
}
