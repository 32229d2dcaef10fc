/// What stands before the first amount of a line.
extension IngredientLineReader {
  /// Behind bullets, line numbers and words such as `about`.
  func afterPrefix() -> Int {
    var index = reader.skipSpaces(0)
    while index < scalars.count, !AmountReader.isDigit(scalars[index]) {
      let wordEnd = reader.wordEnd(index)
      if wordEnd == index, Self.isBullet(scalars[index]) {
        index = reader.skipSpaces(index + 1)
      } else if reader.kind(of: index..<wordEnd).contains(.filler) {
        let hasStop = wordEnd < scalars.count && scalars[wordEnd] == "."
        let next = reader.skipSpaces(hasStop ? wordEnd + 1 : wordEnd)
        guard next > wordEnd, next < scalars.count else { return index }
        index = next
      } else {
        break
      }
    }
    index = afterNumberSign(afterLineNumber(index))
    return afterBound(index) ?? index
  }

  /// Behind words that set a bound, where a number follows: `up to 3`, `mindestens 2`; nil for none.
  private func afterBound(_ start: Int) -> Int? {
    var index = start
    var hasBound = false
    for _ in 0..<Self.mostBoundWords {
      let end = reader.wordEnd(index)
      let kind = reader.kind(of: index..<end)
      if index < scalars.count, hasBound, reader.beginsNumber(at: index) || kind.number > 0 {
        return index
      }
      guard kind.contains(.bound) || kind.contains(.amongBounds) || kind.contains(.filler) else {
        return nil
      }
      hasBound = hasBound || kind.contains(.bound)
      let isMarked = end < scalars.count && ".'’".unicodeScalars.contains(scalars[end])
      index = reader.skipSpaces(isMarked ? end + 1 : end)
    }
    return nil
  }

  private static let mostBoundWords = 6

  /// The place of the number after a sign such as `n.` or `nr.`; `start` where there is no such sign.
  private func afterNumberSign(_ start: Int) -> Int {
    guard let end = reader.end(of: "n", at: start) ?? reader.end(of: "nr", at: start),
      end < scalars.count, ".°º".unicodeScalars.contains(scalars[end])
    else { return start }
    let next = reader.skipSpaces(end + 1)
    return next < scalars.count && reader.beginsNumber(at: next) ? next : start
  }

  /// Behind `3. ` or `3) ` where an amount follows.
  private func afterLineNumber(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, AmountReader.isDigit(scalars[index]) { index += 1 }
    guard index > start, index + 1 < scalars.count,
      scalars[index] == "." || scalars[index] == ")", scalars[index + 1] == " "
    else { return start }
    let next = reader.skipSpaces(index + 1)
    let hasAmount = next < scalars.count && reader.beginsNumber(at: next)
    return hasAmount ? next : start
  }

  private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "–", "—", "*", "•", "·", "▢", "□", "☐", "‣", "+", "~", "=": true
    default: false
    }
  }
}
