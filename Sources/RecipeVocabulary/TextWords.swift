import RecipeModel

/// A word of a text, in the form in which it is compared.
struct TextWord: Sendable {
  /// Where it stands in the text.
  let range: Range<String.Index>
  let word: HashedWord

  /// The words of a text: the longest runs of letters and digits, folded.
  ///
  /// An apostrophe is dropped, but a word ends with one behind an article or a preposition: `d'ail`
  /// is `d` and `ail`, `goat's` is `goats`.
  static func all(in text: String) -> [TextWord] {
    var words: [TextWord] = []
    var start: String.Index?
    func end(_ place: String.Index) {
      guard let first = start else { return }
      start = nil
      let folded = TextMatching.words(String(text[first..<place])).joined()
      if !folded.isEmpty {
        words.append(TextWord(range: first..<place, word: HashedWord(folded.utf8)))
      }
    }
    for place in text.indices {
      let letter = text[place]
      if letter == "'" || letter == "\u{2019}" {
        if let first = start, isElided(HashedWord(text[first..<place].lowercased().utf8)) {
          end(place)
        }
      } else if letter.isLetter || letter.isNumber {
        if start == nil { start = place }
      } else {
        end(place)
      }
    }
    end(text.endIndex)
    return words
  }

  /// Whether French and Italian write a word before an apostrophe.
  static func isElided(_ word: HashedWord) -> Bool { word.count < 6 && elided.contains(word.hash) }

  private static let elided = Set(ElidedWords.all.map { ByteHash.of($0) })
}
