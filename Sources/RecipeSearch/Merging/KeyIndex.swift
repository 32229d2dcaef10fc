/// Groups listings by 64-bit keys in linear time, always in the same order.
///
/// Faster than a dictionary and free of its order. Keys that occur once, which most do, are sieved
/// out by a table of counters before anything is sorted.
struct KeyIndex {
  struct Entry {
    var key: UInt64
    /// The listing's place, times two, plus one for a key that is only part of its title.
    var code: UInt32

    var listing: Int { Int(code >> 1) }
    var isPart: Bool { code & 1 != 0 }
  }

  private var entries: [Entry] = []

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  @inline(__always)
  mutating func add(_ key: UInt64, _ listing: Int, isPart: Bool = false) {
    entries.append(
      Entry(key: key, code: UInt32(truncatingIfNeeded: listing) << 1 | (isPart ? 1 : 0)))
  }

  /// Calls `body` with each group of at least two entries with the same key.
  ///
  /// Groups come in the order of their keys, entries in the order of their listings.
  consuming func forEachGroup(_ body: (ArraySlice<Entry>) -> Void) {
    guard entries.count > 1 else { return }
    var repeated = sieved()
    repeated.sort { $0.key != $1.key ? $0.key < $1.key : $0.code < $1.code }
    var start = 0
    while start < repeated.count {
      var end = start + 1
      while end < repeated.count, repeated[end].key == repeated[start].key { end += 1 }
      if end - start > 1 { body(repeated[start..<end]) }
      start = end
    }
  }

  /// The entries whose key may occur more than once.
  private borrowing func sieved() -> [Entry] {
    var size = 1024
    while size < entries.count * 4 { size *= 2 }
    let mask = UInt64(size - 1)
    return [UInt8](unsafeUninitializedCapacity: size) { counters, count in
      counters.initialize(repeating: 0)
      count = size
      entries.withUnsafeBufferPointer { entries in
        for entry in entries {
          let slot = Int(truncatingIfNeeded: entry.key & mask)
          if counters[slot] < 2 { counters[slot] += 1 }
        }
      }
    }.withUnsafeBufferPointer { counters in
      entries.filter { counters[Int(truncatingIfNeeded: $0.key & mask)] > 1 }
    }
  }
}
