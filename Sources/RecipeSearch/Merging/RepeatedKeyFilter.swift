/// Tells which of many keys come but once, in far less room than the keys themselves.
///
/// A key that was noted always counts as noted; of other keys about one in sixteen does.
struct RepeatedKeyFilter {
  private var once: [UInt64]
  private var twice: [UInt64]
  private let mask: UInt64

  /// Creates a sieve for about `count` keys.
  init(count: Int) {
    var size = 64
    while size < count / 4 { size *= 2 }
    once = [UInt64](repeating: 0, count: size)
    twice = once
    mask = UInt64(size - 1)
  }

  @inline(__always)
  mutating func note(_ key: UInt64) {
    let (word, bit) = place(key)
    twice[word] |= once[word] & bit
    once[word] |= bit
  }

  /// Whether the key may have been noted.
  @inline(__always)
  func isNoted(_ key: UInt64) -> Bool {
    let (word, bit) = place(key)
    return once[word] & bit != 0
  }

  /// Whether the key may have been noted twice.
  @inline(__always)
  func isRepeated(_ key: UInt64) -> Bool {
    let (word, bit) = place(key)
    return twice[word] & bit != 0
  }

  @inline(__always)
  private func place(_ key: UInt64) -> (word: Int, bit: UInt64) {
    (Int(truncatingIfNeeded: key >> 6 & mask), 1 << (key & 63))
  }
}
