/// Finds the pairs of listings that are worth a comparison, without looking at all pairs.
///
/// Two listings meet if they share a key: the set of title words, its joined letters, the set less
/// one word, or the letters less one letter for short titles; the words of a link count as a
/// second title. Every key holds the numerals and diets, so that a series never meets itself.
struct Blocking {
  /// Titles of one or two words get keys with one letter left out; up to this many letters.
  static let mostLetters = 24
  /// Titles with more words than this get no keys with one word left out.
  static let mostWords = 12

  /// Adds the keys of a listing's titles.
  static func addKeys(
    _ feature: ListingFeatures, _ index: Int, _ store: borrowing TitleStore, to keys: inout KeyIndex
  ) {
    addKeys(feature.title, index, store, to: &keys)
    if !feature.slug.isEmpty, !feature.slug.isSame(as: feature.title) {
      addKeys(feature.slug, index, store, to: &keys)
    }
  }

  private static func addKeys(
    _ title: TitleKey, _ index: Int, _ store: borrowing TitleStore, to keys: inout KeyIndex
  ) {
    guard !title.isEmpty else { return }
    let salt = title.salt
    keys.add(ByteHash.combine(title.wordSum, salt), index)
    keys.add(ByteHash.combine(title.letterSum, salt) &+ 1, index)
    let words = store.words(title)
    if words.count >= 3, words.count <= mostWords {
      for word in words {
        keys.add(ByteHash.combine(title.wordSum &- ByteHash.mix(word), salt), index)
      }
    }
    let letters = store.letters(title)
    if words.count <= 2, letters.count >= 5, letters.count <= mostLetters {
      addShortened(letters, salt, index, to: &keys)
    }
  }

  /// Adds the hash of the letters less each one in turn: two words that differ by one letter meet.
  private static func addShortened(
    _ letters: ArraySlice<UInt8>, _ salt: UInt64, _ index: Int, to keys: inout KeyIndex
  ) {
    // after[i] is the hash of the letters behind place i, powers the base to their number.
    var after: UInt64 = 0
    var power: UInt64 = 1
    var tails: [(UInt64, UInt64)] = []
    tails.reserveCapacity(letters.count)
    for letter in letters.reversed() {
      tails.append((after, power))
      after = after &+ UInt64(letter) &* power
      power = power &* TitleKey.base
    }
    var before: UInt64 = 0
    var previous: UInt8 = 0
    for (offset, letter) in letters.enumerated() {
      let (tail, power) = tails[letters.count - 1 - offset]
      if letter != previous {
        let hash = before &* power &+ tail
        keys.add(ByteHash.combine(hash, salt) &+ 1, index)
      }
      before = before &* TitleKey.base &+ UInt64(letter)
      previous = letter
    }
  }
}
