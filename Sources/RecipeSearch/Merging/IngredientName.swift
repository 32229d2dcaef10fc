/// Reads the name of an ingredient out of the rest of its line.
extension IngredientStore {
  /// Appends the words of the name to the store; false where the line names nothing.
  mutating func readName(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    into line: inout IngredientLine
  ) -> Bool {
    let first = words.count
    var isPantry = true
    var isHeading = true
    // Where only preparation words stand (`fresh, skinless`), they are the name after all.
    for usesAll in [false, true] where words.count == first {
      Self.scan(bytes, from: start, to: end) { hash, code, wordStart, wordEnd in
        if code & IngredientVocabulary.stop != 0 { return words.count == first }
        if code & IngredientVocabulary.link != 0 { return true }
        if !usesAll, code & (IngredientVocabulary.preparation | IngredientVocabulary.unit) != 0 {
          return true
        }
        let stem = WordStem.hash(bytes, wordStart, wordEnd)
        guard words.count - first < Self.mostWords else { return false }
        if !(first..<words.count).contains(where: { words[$0] == stem }) { appendWord(stem) }
        if code & IngredientVocabulary.pantry == 0 { isPantry = false }
        if code & IngredientVocabulary.heading == 0 { isHeading = false }
        return true
      }
    }
    guard words.count > first else { return false }
    if isHeading, line.quantity.dimension == .none, words.count - first < 3 { line.weight = 0.3 }
    if isPantry { line.weight = 0.5 }
    var sum: UInt64 = 0
    for word in words[first...] {
      sum &+= ByteHash.mix(word)
      line.mask |= 1 << (word & 63)
    }
    line.name = ByteHash.mix(sum)
    line.words = Int32(first)..<Int32(words.count)
    return true
  }

  /// Calls `body` with each word up to a comma that follows a name; `body` returns whether to go on.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int,
    body: (UInt64, UInt16, Int, Int) -> Bool
  ) {
    var index = start
    var foundAny = false
    while index < end {
      let byte = bytes[index]
      if byte == 0x28 {
        while index < end, bytes[index] != 0x29 { index += 1 }
        index += 1
      } else if isWord(byte) {
        let wordStart = index
        var hash = ByteHash.seed
        // `v8` and `7up` are names; a number by itself is not.
        while index < end, isWord(bytes[index]) || URLQuery.isDigit(bytes[index]) {
          hash = ByteHash.step(hash, bytes[index])
          index += 1
        }
        let raw = ByteHash.mix(hash)
        let code = IngredientVocabulary.words.code(raw)
        if code & (IngredientVocabulary.preparation | IngredientVocabulary.link) == 0 {
          foundAny = true
        }
        guard body(raw, code, wordStart, index) else { return }
      } else if byte == 0x2C || byte == 0x3B
        || (byte == 0x2D && index > start && bytes[index - 1] == 0x20)
      {
        if foundAny { return }
        index += 1
      } else {
        index += 1
      }
    }
  }
}
