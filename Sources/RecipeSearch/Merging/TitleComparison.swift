/// How alike two titles are.
struct TitleComparison {
  /// 1 for the same words, 0.95 for a typing error, 0.93 for a title cut short, else Dice's
  /// coefficient of the words.
  var similarity: Float = 0
  /// Whether the titles are the same but for spelling, cutting and word order.
  var isSame: Bool { similarity >= 0.93 }

  init(_ left: TitleKey, _ right: TitleKey, _ store: borrowing TitleStore) {
    if left.isSame(as: right) {
      similarity = left.fluff == right.fluff ? 1 : 0.98
      return
    }
    guard !left.wordRange.isEmpty, !right.wordRange.isEmpty else { return }
    let one = store.letters(left)
    let other = store.letters(right)
    if Self.isCut(one, other, marked: left.isCut) || Self.isCut(other, one, marked: right.isCut) {
      similarity = 0.93
    } else if Self.differsByTyping(one, other) {
      similarity = 0.95
    } else {
      var shared = 0
      for i in left.wordRange {
        for j in right.wordRange where store.hashes[Int(i)] == store.hashes[Int(j)] { shared += 1 }
      }
      similarity = Float(2 * shared) / Float(left.wordRange.count + right.wordRange.count)
    }
  }

  /// Whether the first title is the beginning of the second one.
  ///
  /// A title that is not marked as cut must hold at least twelve letters and half of the other.
  static func isCut(
    _ short: ArraySlice<UInt8>, _ long: ArraySlice<UInt8>, marked: Bool
  ) -> Bool {
    guard short.count < long.count, short.count >= (marked ? 5 : 12),
      marked || short.count * 2 >= long.count
    else { return false }
    // The last letter may have become another one when the stem of half a word was taken.
    return long.starts(with: short.dropLast())
  }

  /// Whether one or two letters were left out, doubled, swapped or mistaken.
  static func differsByTyping(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    let shorter = min(one.count, other.count)
    guard shorter >= 5, abs(one.count - other.count) <= 2 else { return false }
    return distance(one, other, most: shorter >= 14 ? 2 : 1)
  }

  /// Whether the optimal string alignment distance is at most `most`: both ends that agree are
  /// passed over first, so that only the middle is searched.
  private static func distance(
    _ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, most: Int
  ) -> Bool {
    var a = one
    var b = other
    while let x = a.first, let y = b.first, x == y {
      a.removeFirst()
      b.removeFirst()
    }
    while let x = a.last, let y = b.last, x == y {
      a.removeLast()
      b.removeLast()
    }
    if a.count <= most, b.count <= most { return max(a.count, b.count) <= most }
    guard most > 0, abs(a.count - b.count) <= most else { return false }
    let x = a.dropFirst()
    let y = b.dropFirst()
    if a.count > 1, b.count > 1, a[a.startIndex] == b[b.startIndex + 1],
      a[a.startIndex + 1] == b[b.startIndex],
      distance(a.dropFirst(2), b.dropFirst(2), most: most - 1)
    {
      return true
    }
    return distance(x, y, most: most - 1) || distance(x, b, most: most - 1)
      || distance(a, y, most: most - 1)
  }
}
