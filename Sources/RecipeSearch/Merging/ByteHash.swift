/// Hashes of bytes that are the same on every run and every machine.
///
/// `Hasher` is seeded anew by every process, so nothing that decides an order or a merge may rest
/// on it. These are FNV-1a steps (Fowler, Noll and Vo) with the finalizer of MurmurHash3.
enum ByteHash {
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  static let prime: UInt64 = 0x0000_0100_0000_01b3

  @inline(__always)
  static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* prime
  }

  /// Spreads every input bit over the whole word.
  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    var hash = value
    hash ^= hash >> 33
    hash &*= 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    hash &*= 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return hash
  }

  @inline(__always)
  static func combine(_ left: UInt64, _ right: UInt64) -> UInt64 {
    mix(left &* 0x9e37_79b9_7f4a_7c15 &+ right)
  }

  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, from: Int, to: Int) -> UInt64 {
    var hash = seed
    var index = from
    while index < to {
      hash = step(hash, bytes[index])
      index += 1
    }
    return mix(hash)
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = step(hash, byte) }
    return mix(hash)
  }

  /// The hash of a whole string's UTF-8 bytes.
  static func of(_ text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { of($0, from: 0, to: $0.count) } ?? of(text.utf8)
  }
}
