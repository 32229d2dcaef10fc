import RecipeModel

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
  // Places in the stores, in little room, as there are two keys for many a listing.
  private var firstWord: Int32 = 0
  private var firstLetter: Int32 = 0
  private var letterCount: UInt16 = 0
  private var wordCount: UInt8 = 0
  /// Whether the source cut the title short.
  var isCut = false

  /// The stems of the words in ``TitleStore/stems``, in the title's order, without repeats; at most
  /// ``TitleStore/mostWords``.
  var wordRange: Range<Int> {
    get { Int(firstWord)..<Int(firstWord) + Int(wordCount) }
    set {
      firstWord = Int32(newValue.lowerBound)
      wordCount = UInt8(newValue.count)
    }
  }
  /// The stemmed letters in ``TitleStore/letters``; not many more than ``TitleStore/mostBytes``.
  var letterRange: Range<Int> {
    get { Int(firstLetter)..<Int(firstLetter) + Int(letterCount) }
    set {
      firstLetter = Int32(newValue.lowerBound)
      letterCount = UInt16(newValue.count)
    }
  }

  /// About how many letters the diets that are named have.
  var dietLetters: Int { 8 * diets.nonzeroBitCount }
  /// Whether nothing is left to compare.
  var isEmpty: Bool { wordRange.isEmpty && numerals == 0 }
  /// What keeps apart the keys of titles with different numerals or diets.
  var salt: UInt64 { ByteHash.combine(numerals, UInt64(diets)) }
  /// The key of the set of words.
  var words: UInt64 { ByteHash.combine(wordSum, salt) }
  /// The key of the letters in a row.
  var joined: UInt64 { ByteHash.combine(letterSum, salt) &+ 1 }

  /// The title to the last letter and mark, as a hash.
  var identity: UInt64 {
    [letterSum, fluff, isCut ? 1 : 0].reduce(words, ByteHash.combine)
  }

  /// Whether two titles have the same words, or the same letters, besides praise.
  func isSame(as other: TitleKey) -> Bool {
    numerals == other.numerals && diets == other.diets && !isEmpty && !other.isEmpty
      && (wordSum == other.wordSum && wordRange.count == other.wordRange.count
        || letterSum == other.letterSum)
  }
}

/// What words of a title mean: publishers around it, numbers and diets in it.
extension TitleStore {
  /// Drops `Site:`, `Site's`, `- Site.com`, `(Recipe)` and the like from both ends.
  ///
  /// Sites are the listing's own and, unless `onlyOwn`, the big ones.
  mutating func dropAffixes(
    publisher: PublisherName, site: PublisherName, onlyOwn: Bool = false
  ) {
    guard tokens.count > 1 else { return }
    let known = publishers
    func isName(_ hash: UInt64) -> Bool {
      hash == publisher.letters || hash == site.letters || !onlyOwn && known.code(hash) != 0
    }
    var length = 0
    repeat {
      while tokens.count > 1, let last = tokens.last, last.isEmpty { tokens.removeLast() }
      length = nameAtEnd(publisher, site, isName)
      tokens.removeLast(length)
    } while length > 0
    dropEmptyBeginning()
    tokens.removeFirst(nameAtStart(publisher, site, isName))
    dropEmptyBeginning()
  }

  private mutating func dropEmptyBeginning() {
    while tokens.count > 1, let first = tokens.first, first.isEmpty { tokens.removeFirst() }
  }

  /// How many words at the end are a name when they are joined; 0 for none.
  @inline(__always)
  private func nameAtEnd(
    _ publisher: PublisherName, _ site: PublisherName, _ isName: (UInt64) -> Bool
  ) -> Int {
    guard let last = tokens.last else { return 0 }
    let end = folded[Int(last.end) - 1]
    var letters = 0
    for length in 1...6 where length < tokens.count {
      let first = tokens.count - length
      letters += tokens[first].count
      let begin = folded[Int(tokens[first].start)]
      let fitting =
        shapes.lengths(first: begin, last: end) | publisher.lengths(first: begin)
        | site.lengths(first: begin)
      guard fitting & NameShapes.bit(letters) != 0 else { continue }
      var hash = ByteHash.seed
      for place in first..<tokens.count {
        for index in tokens[place].range { hash = ByteHash.step(hash, folded[index]) }
      }
      if isName(ByteHash.mix(hash)) { return length }
    }
    return 0
  }

  /// How many words at the beginning are a name, or its genitive, when they are joined; 0 for none.
  @inline(__always)
  private func nameAtStart(
    _ publisher: PublisherName, _ site: PublisherName, _ isName: (UInt64) -> Bool
  ) -> Int {
    let begin = folded[Int(tokens[0].start)]
    let own = publisher.lengths(first: begin) | site.lengths(first: begin)
    var letters = 0
    for length in 1...6 where length < tokens.count {
      let token = tokens[length - 1]
      letters += token.count
      let last = folded[Int(token.end) - 1]
      let isGenitive = last == 0x73 && letters > 1
      var fits = (own | shapes.lengths(first: begin, last: last)) & NameShapes.bit(letters) != 0
      if isGenitive, !fits {
        let end = token.count > 1 ? Int(token.end) - 1 : Int(tokens[length - 2].end)
        let fitting = own | shapes.lengths(first: begin, last: folded[end - 1])
        fits = fitting & NameShapes.bit(letters - 1) != 0
      }
      guard fits else { continue }
      var hash = ByteHash.seed
      var withoutLast = hash
      for place in 0..<length {
        for index in tokens[place].range {
          withoutLast = hash
          hash = ByteHash.step(hash, folded[index])
        }
      }
      if isName(ByteHash.mix(hash)) || (isGenitive && isName(ByteHash.mix(withoutLast))) {
        return length
      }
    }
    return 0
  }

  /// The hash of the numbers inside a word.
  func numberHash(in token: Token) -> UInt64 {
    var sum: UInt64 = 0
    var index = Int(token.start)
    while index < Int(token.end) {
      var value: UInt64 = 0
      let start = index
      while index < Int(token.end), URLQuery.isDigit(folded[index]) {
        value = value &* 10 &+ UInt64(folded[index] - 0x30)
        index += 1
      }
      if index > start { sum &+= ByteHash.mix(value &+ 0x51ed) } else { index += 1 }
    }
    return sum
  }

  /// Finds diets of one word (`vegan`) and of two (`gluten-free`, `low fat`, `no sugar`).
  mutating func markDiets(_ key: inout TitleKey) {
    let telling = TitleVocabulary.diet | TitleVocabulary.absent | TitleVocabulary.low
    guard tokens.contains(where: { $0.code & telling != 0 }) else { return }
    for index in tokens.indices where !tokens[index].isTaken {
      let token = tokens[index]
      var length = 1
      var code = token.code
      if index + 1 < tokens.count {
        let next = tokens[index + 1]
        if token.code & TitleVocabulary.absent != 0, next.code & TitleVocabulary.free != 0 {
          code = pairCode(index, "", "free")
          length = 2
        } else if token.code & TitleVocabulary.low != 0, next.code & TitleVocabulary.reduced != 0 {
          code = pairCode(index + 1, "low", "")
          length = 2
        }
      }
      guard code & TitleVocabulary.diet != 0 else { continue }
      key.diets |= 1 << UInt32(code >> 8 & 31)
      for offset in 0..<length { tokens[index + offset].isTaken = true }
    }
  }

  /// The code of a diet in two words, joined: `glutenfree`, `lowfat`.
  private func pairCode(_ index: Int, _ before: StaticString, _ after: StaticString) -> UInt16 {
    var hash = ByteHash.seed
    for offset in 0..<before.utf8CodeUnitCount {
      hash = ByteHash.step(hash, before.utf8Start[offset])
    }
    for index in tokens[index].range {
      hash = ByteHash.step(hash, folded[index])
    }
    for offset in 0..<after.utf8CodeUnitCount {
      hash = ByteHash.step(hash, after.utf8Start[offset])
    }
    let code = TitleVocabulary.words.code(ByteHash.mix(hash))
    // A diet without a word of its own (`crust-free`) is `free of something`.
    return code & TitleVocabulary.diet != 0 ? code : TitleVocabulary.diet | 31 << 8
  }
}
