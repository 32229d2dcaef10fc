/// Groups listings by 64-bit keys in linear time, always in the same order.
///
/// Faster than a dictionary and free of its order. Most keys occur once, or only in listings that
/// are one recipe already; a table of slots sieves them out before anything is sorted.
struct KeyIndex {
  typealias Entry = HashOrder.Item

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
  /// - Parameters:
  ///   - labels: for each listing a number; groups whose listings all have one may be left out.
  ///   - needsWhole: whether groups with nothing but parts may be left out.
  ///   - body: receives each group.
  consuming func forEachGroup(
    apartIn labels: [Int32], needsWhole: Bool = false, _ body: (ArraySlice<Entry>) -> Void
  ) {
    // What two keys share in the lower bits they rarely share in the upper ones too.
    for shift: UInt64 in [0, 32] where entries.count > 1 {
      sieve(labels, needsWhole: needsWhole, shift: shift)
    }
    guard entries.count > 1 else { return }
    let sorted = HashOrder.sorted(entries)
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      if end - start > 1 { body(sorted[start..<end]) }
      start = end
    }
  }

  /// Drops entries whose key cannot belong to a group that is asked for.
  private mutating func sieve(_ labels: [Int32], needsWhole: Bool, shift: UInt64) {
    let empty: UInt32 = 0
    let mixed: UInt32 = 1
    let whole: UInt32 = 1 << 31
    var size = 256
    while size < entries.count * 2 { size *= 2 }
    let mask = UInt64(size - 1)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: size) { slots in
      slots.initialize(repeating: empty)
      labels.withUnsafeBufferPointer { labels in
        for entry in entries {
          let slot = Int(truncatingIfNeeded: entry.key >> shift & mask)
          let label = UInt32(bitPattern: labels[entry.listing]) &+ 2
          let seen = slots[slot]
          let kept = seen & ~whole
          slots[slot] =
            (kept == empty || kept == label ? label : mixed)
            | (entry.isPart ? seen & whole : whole)
        }
      }
      let wanted = needsWhole ? mixed | whole : mixed
      var kept = 0
      entries.withUnsafeMutableBufferPointer { entries in
        for entry in entries {
          let seen = slots[Int(truncatingIfNeeded: entry.key >> shift & mask)]
          if seen & ~whole == mixed, seen & wanted == wanted {
            entries[kept] = entry
            kept += 1
          }
        }
      }
      entries.removeLast(entries.count - kept)
    }
  }
}

extension KeyIndex.Entry {
  /// The code of an entry is the listing's place, times two, plus one for a key that is only part
  /// of its title.
  var listing: Int { Int(code >> 1) }
  var isPart: Bool { code & 1 != 0 }
}
