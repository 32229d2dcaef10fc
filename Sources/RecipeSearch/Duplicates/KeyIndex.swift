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
    entries.append(Entry(key: key, listing, isPart: isPart))
  }

  /// Calls `body` with each group of at least two entries with the same key.
  ///
  /// Groups come in the order of their keys, entries in the order of their listings.
  /// - Parameters:
  ///   - labels: for each listing a number; groups whose listings all have one may be left out.
  ///   - needsWhole: whether groups with nothing but parts may be left out.
  ///   - byListing: whether groups come in the order of their first listings instead. Those of one
  ///     recipe then follow each other, so that what one reads is still at hand for the next.
  ///   - body: receives each group.
  consuming func forEachGroup(
    apartIn labels: [Int32], needsWhole: Bool = false, byListing: Bool = false,
    _ body: (ArraySlice<Entry>) -> Void
  ) {
    // What two keys share in the lower bits they rarely share in the upper ones too.
    for shift: UInt64 in [0, 32] where entries.count > 1 {
      sieve(labels, needsWhole: needsWhole, shift: shift)
    }
    guard entries.count > 1 else { return }
    let sorted = HashOrder.sorted(entries)
    var groups: [Range<Int32>] = []
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].key == sorted[start].key { end += 1 }
      if end - start > 1 { groups.append(Int32(start)..<Int32(end)) }
      start = end
    }
    if byListing {
      groups = NumberOrder.sorted(groups, below: labels.count) { group in
        sorted[Int(group.lowerBound)].listing
      }
    }
    for group in groups { body(sorted[Int(group.lowerBound)..<Int(group.upperBound)]) }
  }

  /// Drops entries whose key cannot belong to a group that is asked for.
  private mutating func sieve(_ labels: [Int32], needsWhole: Bool, shift: UInt64) {
    let empty: UInt32 = 0
    let mixed: UInt32 = 1
    let whole: UInt32 = 1 << 31
    var size = 256
    while size < entries.count { size *= 2 }
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
  @inline(__always)
  init(key: UInt64 = 0, _ listing: Int, isPart: Bool = false) {
    self.init(key: key, code: UInt32(truncatingIfNeeded: listing) << 1 | (isPart ? 1 : 0))
  }

  /// The code of an entry is the listing's place, times two, plus one for a key that is only part
  /// of its title.
  var listing: Int { Int(code >> 1) }
  var isPart: Bool { code & 1 != 0 }
}

/// Sorts by hashes in linear time.
enum HashOrder {
  struct Item {
    var key: UInt64
    var code: UInt32
  }

  /// Buckets with more items than this are left to the general sort.
  private static let mostInserted = 24

  /// The items in the order of their hashes, then of their codes.
  ///
  /// Hashes are even, so that their upper bits put nearly every item where it belongs. Where they
  /// are not, as in a block of one title, the general sort keeps the cost at n log n.
  static func sorted(_ items: [Item]) -> [Item] {
    guard items.count > mostInserted else { return items.sorted(by: precedes) }
    var bits: UInt64 = 1
    while 1 << bits < items.count { bits += 1 }
    let shift = 64 - bits
    // ends[b] counts the items of earlier buckets, and once bucket b is filled those of b too.
    var ends = [Int32](repeating: 0, count: 1 << Int(bits) + 1)
    for item in items { ends[Int(truncatingIfNeeded: item.key >> shift) + 1] += 1 }
    for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
    return [Item](unsafeUninitializedCapacity: items.count) { output, count in
      for item in items {
        let bucket = Int(truncatingIfNeeded: item.key >> shift)
        output.initializeElement(at: Int(ends[bucket]), to: item)
        ends[bucket] += 1
      }
      count = items.count
      var start = 0
      for bucket in 0..<(ends.count - 1) {
        let end = Int(ends[bucket])
        if end - start > mostInserted {
          output[start..<end].sort(by: precedes)
        } else if end - start > 1 {
          insert(output, start, end)
        }
        start = end
      }
    }
  }

  @inline(__always)
  private static func precedes(_ one: Item, _ other: Item) -> Bool {
    one.key != other.key ? one.key < other.key : one.code < other.code
  }

  @inline(__always)
  private static func insert(_ items: UnsafeMutableBufferPointer<Item>, _ start: Int, _ end: Int) {
    for place in (start + 1)..<end {
      let item = items[place]
      var free = place
      while free > start, precedes(item, items[free - 1]) {
        items[free] = items[free - 1]
        free -= 1
      }
      items[free] = item
    }
  }
}

/// Sorts by small numbers in linear time; what has one number stays in the order it had.
enum NumberOrder {
  /// The items in the order of their numbers, all of which are below `bound`.
  static func sorted<Item>(
    _ items: some Collection<Item>, below bound: Int, by number: (Item) -> Int
  ) -> [Item] {
    // places[n] counts the items of smaller numbers, and once some of n are placed those too.
    var places = [Int](repeating: 0, count: bound + 1)
    for item in items { places[number(item) + 1] += 1 }
    for place in places.indices.dropFirst() { places[place] += places[place - 1] }
    return [Item](unsafeUninitializedCapacity: items.count) { output, count in
      for item in items {
        output.initializeElement(at: places[number(item)], to: item)
        places[number(item)] += 1
      }
      count = items.count
    }
  }
}

extension ArraySlice {
  /// The longest runs of neighbours that have one number.
  func runs<Number: Equatable>(by number: (Element) -> Number) -> [ArraySlice] {
    var runs: [ArraySlice] = []
    var start = startIndex
    while start < endIndex {
      let first = number(self[start])
      let run = self[start...].prefix { number($0) == first }
      runs.append(run)
      start = run.endIndex
    }
    return runs
  }
}
