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
}
