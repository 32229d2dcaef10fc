/// Eight bytes at once, each in a lane of a word, for texts in which nearly all bytes are plain.
///
/// A test gives a word with the upper bit of each lane that passes, the first byte lowest. Public for
/// the reason that ``ByteHash`` is.
public struct ByteLanes {
  /// The bytes.
  public let word: UInt64

  /// Takes eight bytes, the first one lowest.
  @inlinable @inline(__always)
  public init(word: UInt64) { self.word = word }

  /// Takes the eight bytes from a place on.
  @inlinable @inline(__always)
  public init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let raw = UnsafeRawBufferPointer(bytes)
    word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// A byte in each lane.
  @inlinable @inline(__always)
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// The lanes with bytes of ASCII, above 0, from one to another.
  @inlinable @inline(__always)
  public func within(_ first: UInt8, _ last: UInt8) -> UInt64 {
    let lower = word & Self.all(0x7F)
    let isReached = lower &+ Self.all(0x80 - first)
    let isPassed = lower &+ Self.all(0x7F - last)
    return isReached & ~isPassed & ~word & Self.all(0x80)
  }

  /// The lanes with one byte of ASCII.
  @inlinable @inline(__always)
  public func equal(_ byte: UInt8) -> UInt64 { within(byte, byte) }

  /// The lanes with anything but ASCII.
  @inlinable @inline(__always)
  public var beyondASCII: UInt64 { word & Self.all(0x80) }

  /// The lanes that do not pass a test.
  @inlinable @inline(__always)
  public func others(than test: UInt64) -> UInt64 { ~test & Self.all(0x80) }

  /// How many lanes pass a test.
  @inlinable @inline(__always)
  public static func count(_ test: UInt64) -> Int {
    Int(truncatingIfNeeded: ((test >> 7) &* all(1)) >> 56)
  }

  /// The first so many bytes, and 0 for the others.
  @inlinable @inline(__always)
  public func first(_ count: Int) -> ByteLanes {
    ByteLanes(word: count > 0 ? word & UInt64.max >> UInt64(max(0, 64 - 8 * count)) : 0)
  }

  /// The bytes with small letters for the capitals of ASCII.
  @inlinable @inline(__always)
  public var lowercased: UInt64 { word | within(0x41, 0x5A) >> 2 }

  /// The lanes with anything but printable ASCII.
  @inlinable @inline(__always)
  public var unprintable: UInt64 { others(than: within(0x20, 0x7E)) }

  /// The place of the first byte from another place on that passes a test, or one from which fewer
  /// than eight bytes are left.
  @inlinable @inline(__always)
  public static func skip(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, until test: (ByteLanes) -> UInt64
  ) -> Int {
    var index = start
    while index + 8 <= bytes.count {
      let found = test(ByteLanes(bytes, at: index))
      if found != 0 { return index + found.trailingZeroBitCount >> 3 }
      index += 8
    }
    return index
  }
}
