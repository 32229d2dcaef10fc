/// Groups listings by 64-bit keys in linear time, always in the same order.
///
/// Faster than a dictionary and free of its order: entries are spread by their upper bits, then
/// sorted within their bucket. Listings in a group stay in the order in which they were added.
struct KeyIndex {
  struct Entry {
    var key: UInt64
    var listing: Int32
  }

  private var entries: [Entry] = []

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  @inline(__always)
  mutating func add(_ key: UInt64, _ listing: Int) {
    entries.append(Entry(key: key, listing: Int32(truncatingIfNeeded: listing)))
  }

  /// Calls `body` with each group of at least two listings, in the order of the keys' hashes.
  consuming func forEachGroup(_ body: (ArraySlice<Entry>) -> Void) {
    let count = entries.count
    guard count > 1 else { return }
    var bits: UInt64 = 1
    while 1 << bits < count, bits < 22 { bits += 1 }
    let shift = 64 - bits
    var starts = [Int32](repeating: 0, count: (1 << Int(bits)) + 1)
    for entry in entries { starts[Int(entry.key >> shift) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var sorted = entries
    var next = starts
    for entry in entries {
      let bucket = Int(entry.key >> shift)
      sorted[Int(next[bucket])] = entry
      next[bucket] += 1
    }
    for bucket in 0..<(starts.count - 1) {
      let low = Int(starts[bucket])
      let high = Int(starts[bucket + 1])
      guard high - low > 1 else { continue }
      if high - low == 2 {
        // Two entries of one bucket are a group or nothing; either way they need no sorting.
        if sorted[low].key == sorted[low + 1].key { body(sorted[low..<high]) }
        continue
      }
      if sorted[(low + 1)..<high].contains(where: { $0.key != sorted[low].key }) {
        sorted[low..<high].sort {
          $0.key != $1.key ? $0.key < $1.key : $0.listing < $1.listing
        }
      }
      var start = low
      while start < high {
        var end = start + 1
        while end < high, sorted[end].key == sorted[start].key { end += 1 }
        if end - start > 1 { body(sorted[start..<end]) }
        start = end
      }
    }
  }
}
