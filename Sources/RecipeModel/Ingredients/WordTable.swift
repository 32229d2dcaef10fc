/// Hashes of bytes that are the same on every run and every machine.
///
/// `Hasher` is seeded anew by every process, so nothing that decides an order or a merge may rest
/// on it. These are FNV-1a steps (Fowler, Noll and Vo) with the finalizer of MurmurHash3. Public, as
/// the compiler puts nothing else in line in other modules, and a call would cost more than the step.
public enum ByteHash {
  /// The hash of no bytes, before it is mixed.
  @inlinable public static var seed: UInt64 { 0xcbf2_9ce4_8422_2325 }
  @inlinable static var prime: UInt64 { 0x0000_0100_0000_01b3 }

  /// Takes in one byte.
  @inlinable @inline(__always)
  public static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* prime
  }

  /// Spreads every input bit over the whole word.
  @inlinable @inline(__always)
  public static func mix(_ value: UInt64) -> UInt64 {
    var hash = value
    hash ^= hash >> 33
    hash &*= 0xff51_afd7_ed55_8ccd
    hash ^= hash >> 33
    hash &*= 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return hash
  }

  /// The hash of two hashes in their order.
  @inlinable @inline(__always)
  public static func combine(_ left: UInt64, _ right: UInt64) -> UInt64 {
    mix(left &* 0x9e37_79b9_7f4a_7c15 &+ right)
  }

  /// The hash of the bytes from one place up to another.
  @inlinable @inline(__always)
  public static func of(_ bytes: UnsafeBufferPointer<UInt8>, from: Int, to: Int) -> UInt64 {
    var hash = seed
    var index = from
    while index < to {
      hash = step(hash, bytes[index])
      index += 1
    }
    return mix(hash)
  }

  /// The hash of all bytes.
  @inlinable
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = step(hash, byte) }
    return mix(hash)
  }

  /// The hash of a whole string's UTF-8 bytes.
  @inlinable
  public static func of(_ text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable { of($0, from: 0, to: $0.count) } ?? of(text.utf8)
  }
}

/// A fixed set of words with a small code each, looked up by hash without building strings.
///
/// Built once from a word list; open addressing at quarter load keeps a miss to about one probe.
/// The tables are looked up for every word of every listing, so they lie in memory of their own:
/// the reference counts and checks of an array would cost more than the lookup.
public struct WordTable: @unchecked Sendable {
  @usableFromInline
  struct Slot {
    @usableFromInline var hash: UInt64
    @usableFromInline var code: UInt16
  }

  // Never written again and never given back: every table is a constant of the process.
  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let mask: Int

  /// Words are in the folded form in which they are looked up, parted by blanks or line breaks; of
  /// two codes for one word, bits unite.
  public init(_ groups: [(code: UInt16, words: String)]) {
    self.init(
      codes: groups.flatMap { group in
        group.words.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { (ByteHash.of($0), group.code) }
      })
  }

  /// The entries by the hashes of their words.
  init(codes entries: [(UInt64, UInt16)]) {
    var size = 16
    while size < entries.count * 4 { size *= 2 }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: size)
    slots.initialize(repeating: Slot(hash: 0, code: 0), count: size)
    for (hash, code) in entries {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot].code != 0, slots[slot].hash != hash { slot = (slot + 1) & (size - 1) }
      slots[slot].hash = hash
      slots[slot].code |= code
    }
    self.slots = UnsafePointer(slots)
    self.mask = size - 1
  }

  /// The code of a word by its hash; 0 for a word that is not in the table.
  @inlinable @inline(__always)
  public func code(_ hash: UInt64) -> UInt16 {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].code != 0 {
      if slots[slot].hash == hash { return slots[slot].code }
      slot = (slot + 1) & mask
    }
    return 0
  }
}
