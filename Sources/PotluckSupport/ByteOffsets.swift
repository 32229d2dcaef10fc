extension UnsafeRawBufferPointer {
  private typealias Lanes = SIMD4<UInt64>

  /// The offset of the first place where a word stands from an offset on; nil when it stands nowhere.
  ///
  /// Thirty-two places are looked at at once: whether the first and the last byte of the word stand
  /// there.
  package func firstOffset(of word: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard let first = word.first, let last = word.last, let sought = word.baseAddress,
      let base = baseAddress
    else { return nil }
    func place(in places: Range<Int>) -> Int? {
      places.first {
        self[$0] == first && self[$0 + word.count - 1] == last
          && memcmp(base + $0, sought, word.count) == 0
      }
    }
    let ones = Lanes(repeating: 0x0101_0101_0101_0101)
    let (firsts, lasts) = (ones &* UInt64(first), ones &* UInt64(last))
    var next = start
    while next + 31 + word.count <= count {
      let faults = (lanes(at: next) ^ firsts) | (lanes(at: next + word.count - 1) ^ lasts)
      // The upper bit of each byte that is 0, where both are right, and of some above it.
      let marks = (faults &- ones) & ~faults & (ones &* 0x80)
      if marks[0] | marks[1] | marks[2] | marks[3] != 0,
        let found = place(in: next..<next + 32)
      {
        return found
      }
      next += 32
    }
    return next + word.count <= count ? place(in: next..<count - word.count + 1) : nil
  }

  private func lanes(at offset: Int) -> Lanes {
    loadUnaligned(fromByteOffset: offset, as: Lanes.self)
  }
}
