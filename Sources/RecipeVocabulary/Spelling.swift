import RecipeModel

/// Texts with words that are spelled nearly like a word of a name.
package enum Spelling {
  /// The text with the nearest word of some name in the place of each word that no name has.
  ///
  /// ``NearestName`` says what is near.
  /// - Returns: nil where nothing changes.
  package static func corrected(_ text: String) -> String? {
    var corrected = text
    for word in TextWord.all(in: text).reversed() {
      let folded = String(decoding: word.word.bytes, as: UTF8.self)
      // A name in its other number is spelled right.
      guard Food(named: folded) == nil, let nearest = NearestName.words(near: folded, most: 1).first
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
}
