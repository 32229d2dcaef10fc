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
      if Self.isCut(bytes, left, right) || Self.isCut(bytes, right, left) {
        similarity = 0.93
        return true
      }
      let (one, other) = (left.letterRange, right.letterRange)
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
    store.stems.withUnsafeBufferPointer { stems in
      for i in left.wordRange {
        for j in right.wordRange where stems[i] == stems[j] { shared += 1 }
      }
    }
    similarity = Float(2 * shared) / Float(left.wordRange.count + right.wordRange.count)
  }

  /// The fewest letters of a title that may be cut though nothing marks it.
  static let fewestLetters = 12
  /// The fewest letters of a title that is marked as cut.
  static let fewestMarked = 5

  /// Whether the first title is the beginning of the second one.
  ///
  /// A title that is not marked as cut must hold at least twelve letters and half of the other. A diet
  /// that both name, which is not among the letters, counts as some.
  static func isCut(
    _ bytes: UnsafeBufferPointer<UInt8>, _ one: TitleKey, _ other: TitleKey
  ) -> Bool {
    let (short, long) = (one.letterRange, other.letterRange)
    let besides = one.diets == other.diets ? one.dietLetters : 0
    let count = short.count + besides
    guard short.count < long.count, short.count >= CutTitles.fewestLetters(one),
      count >= (one.isCut ? fewestMarked : fewestLetters),
      one.isCut || count * 2 >= long.count + besides
    else { return false }
    // The last letter may have become another one when the stem of half a word was taken.
    for offset in 0..<(short.count - 1)
    where bytes[short.lowerBound + offset] != bytes[long.lowerBound + offset] { return false }
    return true
  }
}

/// Tells whether two runs of letters differ by typing errors only.
enum TypingErrors {
  /// Whether one letter, or two in long runs, were left out, doubled, swapped or mistaken.
  ///
  /// The optimal string alignment distance, at most 1 from 5 letters on and 2 from 14.
  static func explain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>
  ) -> Bool {
    let shorter = min(one.count, other.count)
    guard shorter >= 5, abs(one.count - other.count) <= 2 else { return false }
    return isWithin(shorter >= 14 ? 2 : 1, bytes, one, other)
  }

  /// Recursion is as deep as `most`: ends that agree are passed over, so only errors branch.
  private static func isWithin(
    _ most: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>
  ) -> Bool {
    var (start, end) = (one.lowerBound, one.upperBound)
    var (otherStart, otherEnd) = (other.lowerBound, other.upperBound)
    while start < end, otherStart < otherEnd, bytes[start] == bytes[otherStart] {
      start += 1
      otherStart += 1
    }
    while start < end, otherStart < otherEnd, bytes[end - 1] == bytes[otherEnd - 1] {
      end -= 1
      otherEnd -= 1
    }
    let (count, otherCount) = (end - start, otherEnd - otherStart)
    if max(count, otherCount) <= most { return true }
    guard most > 0, abs(count - otherCount) <= most, count > 0, otherCount > 0 else { return false }
    let isSwapped =
      count > 1 && otherCount > 1 && bytes[start] == bytes[otherStart + 1]
      && bytes[start + 1] == bytes[otherStart]
    return
      (isSwapped
      && isWithin(most - 1, bytes, (start + 2)..<end, (otherStart + 2)..<otherEnd))
      || isWithin(most - 1, bytes, (start + 1)..<end, (otherStart + 1)..<otherEnd)
      || isWithin(most - 1, bytes, (start + 1)..<end, otherStart..<otherEnd)
      || isWithin(most - 1, bytes, start..<end, (otherStart + 1)..<otherEnd)
  }
}
