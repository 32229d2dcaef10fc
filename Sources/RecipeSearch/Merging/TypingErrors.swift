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
