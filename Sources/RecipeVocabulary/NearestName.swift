import RecipeModel

/// Names that are spelt nearly like a word that nobody knows.
package enum NearestName {
  /// The words of names nearest to a folded word, the nearest and then the commonest first; none
  /// where it is a word of a name itself, or nothing is near.
  ///
  /// One letter may be wrong, missing, too many or out of order in a word of five letters, two in one of
  /// eight. Names begin with the letter with which the word does.
  package static func words(near word: String, most: Int = 3) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count >= 5, let first = letters.first else { return [] }
    let farthest = letters.count >= 8 ? 2 : 1
    var found: [String: (distance: Int, place: Int)] = [:]
    let table = VocabularyTable.shared
    for (place, name) in table.names.enumerated()
    where !name.isForm && mayHaveWord(table.bytes(name), from: first) {
      for other in TextMatching.words(table.text(name)) {
        let bytes = Array(other.utf8)
        guard bytes.first == first, abs(bytes.count - letters.count) <= farthest else { continue }
        let distance = EditDistance.between(letters, bytes, upTo: farthest)
        if distance == 0 { return [] }
        guard distance <= farthest, found[other] == nil else { continue }
        found[other] = (distance, place)
      }
    }
    let sorted = found.sorted {
      ($0.value.distance, $0.value.place) < ($1.value.distance, $1.value.place)
    }
    return sorted.prefix(most).map(\.key)
  }
}

extension NearestName {
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

/// The distance of Damerau and Levenshtein, with neighbouring letters swapped as one step.
enum EditDistance {
  /// The distance, or a greater number than `most` as soon as it is known to be greater.
  static func between(_ left: [UInt8], _ right: [UInt8], upTo most: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      next.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        next.append(cost)
      }
      if next.min() ?? 0 > most { return most + 1 }
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
