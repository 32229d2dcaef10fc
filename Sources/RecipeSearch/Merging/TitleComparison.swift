/// How alike two titles are.
struct TitleComparison {
  /// 1 for the same words, 0.95 for a typing error, 0.93 for a title cut short, else Dice's
  /// coefficient of the words.
  var similarity: Float = 0

  init(_ left: TitleKey, _ right: TitleKey, _ store: borrowing TitleStore) {
    if left.isSame(as: right) {
      similarity = left.fluff == right.fluff ? 1 : 0.98
      return
    }
    guard !left.wordRange.isEmpty, !right.wordRange.isEmpty else { return }
    let isNear = store.letters.withUnsafeBufferPointer { bytes in
      let one = Int(left.letterRange.lowerBound)..<Int(left.letterRange.upperBound)
      let other = Int(right.letterRange.lowerBound)..<Int(right.letterRange.upperBound)
      if Self.isCut(bytes, one, other, marked: left.isCut)
        || Self.isCut(bytes, other, one, marked: right.isCut)
      {
        similarity = 0.93
        return true
      }
      // Two errors touch at most four different letters.
      if (left.alphabet ^ right.alphabet).nonzeroBitCount <= 4,
        TypingErrors.explain(bytes, one, other)
      {
        similarity = 0.95
        return true
      }
      return false
    }
    if isNear { return }
    var shared = 0
    store.hashes.withUnsafeBufferPointer { hashes in
      for i in left.wordRange {
        for j in right.wordRange where hashes[Int(i)] == hashes[Int(j)] { shared += 1 }
      }
    }
    similarity = Float(2 * shared) / Float(left.wordRange.count + right.wordRange.count)
  }

  /// Whether the first title is the beginning of the second one.
  ///
  /// A title that is not marked as cut must hold at least twelve letters and half of the other.
  static func isCut(
    _ bytes: UnsafeBufferPointer<UInt8>, _ short: Range<Int>, _ long: Range<Int>, marked: Bool
  ) -> Bool {
    guard short.count < long.count, short.count >= (marked ? 5 : 12),
      marked || short.count * 2 >= long.count
    else { return false }
    // The last letter may have become another one when the stem of half a word was taken.
    for offset in 0..<(short.count - 1)
    where bytes[short.lowerBound + offset] != bytes[long.lowerBound + offset] { return false }
    return true
  }
}
