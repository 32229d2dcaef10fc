/// A fixed set of words with a small code each, looked up by hash without building strings.
///
/// Built once from a word list; open addressing at quarter load keeps a miss to about one probe.
/// The tables are looked up for every word of every listing, so they lie in memory of their own:
/// the reference counts and checks of an array would cost more than the lookup.
struct WordTable: @unchecked Sendable {
  private struct Slot {
    var hash: UInt64
    var code: UInt16
  }

  // Never written again and never given back: every table is a constant of the process.
  private let slots: UnsafePointer<Slot>
  private let mask: Int

  /// Words are ASCII in the folded form of ``TextFolding``; of two codes for one word, bits unite.
  init(_ groups: [(code: UInt16, words: String)]) {
    var entries: [(UInt64, UInt16)] = []
    for group in groups {
      for word in group.words.utf8.split(whereSeparator: { $0 == 32 || $0 == 10 }) {
        entries.append((ByteHash.of(word), group.code))
      }
    }
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
  @inline(__always)
  func code(_ hash: UInt64) -> UInt16 {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].code != 0 {
      if slots[slot].hash == hash { return slots[slot].code }
      slot = (slot + 1) & mask
    }
    return 0
  }
}
