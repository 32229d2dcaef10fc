/// What a title comes to once everything that sources add or spell differently is gone.
struct TitleKey {
  /// The sum of the words' hashes, which does not depend on their order.
  var wordSum: UInt64 = 0
  /// The hash of the letters in a row but for `e` and `s`, which makes `cheese cake` and
  /// `cheesecakes` one.
  var letterSum: UInt64 = 0
  /// The hash of the numerals and numbers, 0 for none; different ones veto a merge.
  var numerals: UInt64 = 0
  /// The diets named, as bits of ``TitleVocabulary``; different ones veto a merge.
  var diets: UInt32 = 0
  /// The words of praise, as a set.
  var fluff: UInt64 = 0
  /// The base of the polynomial hash of joined letters; any odd number of full width will do.
  static let base: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// A bit for each letter that the title holds: a bound on how many letters differ.
  var alphabet: UInt64 = 0
  /// Whether the source cut the title short.
  var isCut = false
  /// The word hashes in ``TitleStore/hashes``, in the title's order, without repeats.
  var wordRange: Range<Int32> = 0..<0
  /// The stemmed letters in ``TitleStore/letters``.
  var letterRange: Range<Int32> = 0..<0

  /// Whether nothing is left to compare.
  var isEmpty: Bool { wordRange.isEmpty && numerals == 0 }
  /// What keeps apart the keys of titles with different numerals or diets.
  var salt: UInt64 { ByteHash.combine(numerals, UInt64(diets)) }
  /// The key of the set of words.
  var words: UInt64 { ByteHash.combine(wordSum, salt) }
  /// The key of the letters in a row.
  var joined: UInt64 { ByteHash.combine(letterSum, salt) &+ 1 }

  /// Whether two titles have the same words, or the same letters, besides praise.
  func isSame(as other: TitleKey) -> Bool {
    numerals == other.numerals && diets == other.diets && !isEmpty && !other.isEmpty
      && (wordSum == other.wordSum && wordRange.count == other.wordRange.count
        || letterSum == other.letterSum)
  }
}
