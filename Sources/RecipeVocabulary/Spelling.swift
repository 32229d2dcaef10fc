import RecipeModel
import Synchronization

/// Words that are spelled nearly like a word of a name.
package enum Spelling {
  /// The text with the nearest word of some name in the place of each word that no name has.
  ///
  /// ``words(near:most:)`` says what is near.
  /// - Returns: nil where nothing changes.
  package static func corrected(_ text: String) -> String? {
    var corrected = text
    for word in TextWord.all(in: text).reversed() {
      let folded = String(decoding: word.word.bytes, as: UTF8.self)
      // A name in its other number is spelled right.
      guard Food(named: folded) == nil, let nearest = words(near: folded, most: 1).first
      else { continue }
      corrected.replaceSubrange(word.range, with: nearest)
    }
    return corrected == text ? nil : corrected
  }

  /// The nearest of some folded words; nil where the word is among them or none is near.
  package static func nearest(to word: String, among others: some Sequence<String>) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count >= 5 else { return nil }
    let most = bytes.count < 8 ? 1 : 2
    var best: (word: String, distance: Int)?
    for other in others where other.utf8.first == bytes.first {
      guard abs(other.utf8.count - bytes.count) <= most else { continue }
      let distance = EditDistance.between(bytes, Array(other.utf8), upTo: most)
      if distance == 0 { return nil }
      guard distance <= most else { continue }
      if let best, (best.distance, best.word) <= (distance, other) { continue }
      best = (other, distance)
    }
    return best?.word
  }

  /// The words of names nearest to a folded word, the nearest and then the commonest first; none
  /// where it is a word of a name itself, or nothing is near.
  ///
  /// One letter may be wrong, missing, too many or out of order in a word of five letters, two in one of
  /// eight. Names begin with the letter with which the word does.
  package static func words(near word: String, most: Int = 3) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count >= 5, let first = letters.first else { return [] }
    let farthest = letters.count >= 8 ? 2 : 1
    var found: [(word: Word, distance: Int)] = []
    for other in Self.words(from: first) {
      guard abs(other.letters.count - letters.count) <= farthest else { continue }
      let distance = EditDistance.between(letters, other.letters, upTo: farthest)
      if distance == 0 { return [] }
      if distance <= farthest { found.append((other, distance)) }
    }
    let sorted = found.sorted {
      ($0.distance, $0.word.place) < ($1.distance, $1.word.place)
    }
    return sorted.prefix(most).map { String(decoding: $0.word.letters, as: UTF8.self) }
  }

  /// A folded word of a name.
  private struct Word {
    let letters: [UInt8]
    /// The place of the first name that has it.
    let place: Int
  }

  /// The words by the letters with which they begin, as far as any was asked for.
  ///
  /// Taking all names of a letter apart takes as long as a search of a few sources.
  private static let known = Mutex<[UInt8: [Word]]>([:])

  /// The words of names that begin with a letter, each once, in the order of the names.
  private static func words(from first: UInt8) -> [Word] {
    if let words = known.withLock({ $0[first] }) { return words }
    let table = VocabularyTable.shared
    var words: [Word] = []
    var seen: Set<String> = []
    for (place, name) in table.names.enumerated()
    where !name.isForm && mayHaveWord(table.bytes(name), from: first) {
      for word in TextMatching.words(table.text(name))
      where word.utf8.first == first && seen.insert(word).inserted {
        words.append(Word(letters: Array(word.utf8), place: place))
      }
    }
    known.withLock { [words] in $0[first] = words }
    return words
  }

  /// Whether a word of a name may begin with a letter; most names need not be taken apart.
  private static func mayHaveWord(_ name: Slice<UnsafeBufferPointer<UInt8>>, from first: UInt8)
    -> Bool
  {
    var previous = UInt8(ascii: " ")
    for byte in name {
      defer { previous = byte }
      // A letter with an accent may be the same without it.
      let begins = byte | 0x20 == first || byte >= 0x80
      if begins, !(0x61...0x7A).contains(previous | 0x20) { return true }
    }
    return false
  }
}
