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
