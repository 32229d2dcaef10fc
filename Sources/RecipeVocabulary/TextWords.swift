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
        words.append(TextWord(range: first..<place, word: HashedWord(Array(folded.utf8))))
      }
    }
    for place in text.indices {
      let letter = text[place]
      if letter == "'" || letter == "\u{2019}" {
        if let first = start, elided.contains(text[first..<place].lowercased()) { end(place) }
      } else if letter.isLetter || letter.isNumber {
        if start == nil { start = place }
      } else {
        end(place)
      }
    }
    end(text.endIndex)
    return words
  }

  /// What French and Italian write before an apostrophe.
  static let elided: Set<String> = [
    "d", "l", "j", "n", "c", "qu", "all", "dall", "dell", "nell", "sull", "un",
  ]
}

/// The words of the names in a file, without building texts for most of them.
enum NameWords {
  /// The folded words of a name; the same as ``TextWord/all(in:)`` gives.
  static func all(in name: UnsafeBufferPointer<UInt8>.SubSequence) -> [HashedWord] {
    var words: [HashedWord] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(HashedWord(word)) }
      word.removeAll()
    }
    var place = name.startIndex
    while place < name.endIndex {
      let byte = name[place]
      switch byte {
      case 0x61...0x7A, 0x30...0x39: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      case UInt8(ascii: "'"):
        if TextWord.elided.contains(String(decoding: word, as: UTF8.self)) { end() }
      case 0xC3 where place + 1 < name.endIndex:
        let letters = latin[Int(name[place + 1] & 0x3F)]
        if letters.isEmpty { return slowly(name) }
        word += letters
        place += 1
      case 0..<0x80: end()
      default: return slowly(name)
      }
      place += 1
    }
    end()
    return words
  }

  private static func slowly(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> [HashedWord] {
    TextWord.all(in: String(decoding: name, as: UTF8.self)).map(\.word)
  }

  /// What folding makes of U+00C0 to U+00FF; empty for what is no letter.
  private static let latin: [[UInt8]] = (0xC0...0xFF).map { value in
    let letter = Unicode.Scalar(UInt8(value))
    return letter.properties.isAlphabetic ? Array(TextMatching.fold(String(letter)).utf8) : []
  }
}
