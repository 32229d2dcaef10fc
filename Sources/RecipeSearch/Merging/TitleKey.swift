/// What a title comes to once everything that sources add or spell differently is gone.
struct TitleKey {
  /// The sum of the words' hashes, which does not depend on their order.
  var wordSum: UInt64 = 0
  /// The polynomial hash of the letters in a row, which makes `meat loaf` and `meatloaf` one.
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

/// Reads titles into keys; owns what the keys point into.
struct TitleStore {
  /// Words of a title beyond this number are left out.
  static let mostWords = 24
  /// Bytes of a title beyond this number are left out.
  static let mostBytes = 320

  private(set) var hashes: [UInt64] = []
  private var firstLetters: [UInt8] = []
  private(set) var letters: [UInt8] = []
  private var folded: [UInt8] = []
  private var tokens: [Token] = []

  private struct Token {
    var start: Int
    var end: Int
    var hash: UInt64
    var code: UInt16
    var number: UInt32
    /// Whether the word mixes digits and letters, as `4h` and `7up` do.
    var hasDigits: Bool
  }

  /// The word hashes of a title.
  func words(_ key: TitleKey) -> ArraySlice<UInt64> {
    hashes[Int(key.wordRange.lowerBound)..<Int(key.wordRange.upperBound)]
  }

  /// The first letters of those words.
  func initials(_ key: TitleKey) -> ArraySlice<UInt8> {
    firstLetters[Int(key.wordRange.lowerBound)..<Int(key.wordRange.upperBound)]
  }

  /// The stemmed letters of a title.
  func letters(_ key: TitleKey) -> ArraySlice<UInt8> {
    letters[Int(key.letterRange.lowerBound)..<Int(key.letterRange.upperBound)]
  }

  /// Reserves room for `count` titles of common length.
  init(count: Int) {
    hashes.reserveCapacity(count * 5)
    letters.reserveCapacity(count * 24)
  }

  /// The key of a title whose publisher's name, if known, has the hash `publisher` (see
  /// ``PublisherName``); publishers that a source hung before or after the title are dropped.
  mutating func key(title: String, publisher: UInt64, site: UInt64) -> TitleKey {
    folded.removeAll(keepingCapacity: true)
    TextFolding.append(title, limit: Self.mostBytes, to: &folded)
    while folded.last == 0x20 { folded.removeLast() }
    var isCut = title.utf8.count > Self.mostBytes
    if folded.count >= 3, folded.suffix(3).allSatisfy({ $0 == 0x2E }) {
      isCut = true
      while let last = folded.last, last == 0x2E || last == 0x20 { folded.removeLast() }
    }
    // `Soup | Site` and `Soup | Recipes | Site`: what follows a bar never names the dish.
    if let bar = folded.firstIndex(of: 0x7C), bar > 2 { folded.removeSubrange(bar...) }
    readTokens()
    dropAffixes(publisher: publisher, site: site)
    return finish(isCut: isCut)
  }

  /// The key of the words in a link.
  mutating func key(slug: ArraySlice<UInt8>) -> TitleKey {
    folded.removeAll(keepingCapacity: true)
    folded.append(contentsOf: slug.prefix(Self.mostBytes))
    readTokens()
    return finish(isCut: false)
  }

  private mutating func readTokens() {
    tokens.removeAll(keepingCapacity: true)
    // Apostrophes inside a word join it: `granny's`, `grannys`.
    var write = 0
    for byte in folded where byte != 0x27 {
      folded[write] = byte
      write += 1
    }
    folded.removeSubrange(write...)
    var found: [Token] = tokens
    folded.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count, found.count < Self.mostWords * 2 {
        while index < bytes.count, !Self.isWord(bytes[index]) { index += 1 }
        let start = index
        var hash = ByteHash.seed
        var digits = 0
        var value: UInt32 = 0
        while index < bytes.count, Self.isWord(bytes[index]) {
          if URLQuery.isDigit(bytes[index]) {
            digits += 1
            value = value &* 10 &+ UInt32(bytes[index] - 0x30)
          }
          hash = ByteHash.step(hash, bytes[index])
          index += 1
        }
        guard index > start else { break }
        let raw = ByteHash.mix(hash)
        var number: UInt32 = 0
        if digits == index - start {
          number = value &+ 1 == 0 ? 1 : value
        } else if index - start <= 7 {
          number = TitleVocabulary.numbers[raw] ?? 0
        }
        found.append(
          Token(
            start: start, end: index, hash: raw, code: TitleVocabulary.words.code(raw),
            number: number, hasDigits: digits > 0 && number == 0))
      }
    }
    tokens = found
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || URLQuery.isDigit(byte) || byte >= 0x80
  }

  /// Drops `Site:`, `Site's`, `- Site.com`, `(Recipe)` and the like from both ends.
  private mutating func dropAffixes(publisher: UInt64, site: UInt64) {
    func isName(_ hash: UInt64) -> Bool {
      hash == publisher || hash == site || TitleVocabulary.publishers.code(hash) != 0
    }
    func isEmptyWord(_ token: Token) -> Bool {
      token.code & TitleVocabulary.domain != 0
        || (token.code & TitleVocabulary.stop != 0 && token.end - token.start > 4)
    }
    var changed = true
    while changed, tokens.count > 1 {
      changed = false
      while tokens.count > 1, let last = tokens.last, isEmptyWord(last) {
        tokens.removeLast()
        changed = true
      }
      for length in 1...6 where length < tokens.count {
        var hash = ByteHash.seed
        for token in tokens[(tokens.count - length)...] {
          for index in token.start..<token.end { hash = ByteHash.step(hash, folded[index]) }
        }
        if isName(ByteHash.mix(hash)) {
          tokens.removeLast(length)
          changed = true
          break
        }
      }
    }
    while tokens.count > 1, let first = tokens.first, isEmptyWord(first) { tokens.removeFirst() }
    var hash = ByteHash.seed
    for length in 1...6 where length < tokens.count {
      let token = tokens[length - 1]
      var withoutLast = hash
      for index in token.start..<token.end {
        withoutLast = hash
        hash = ByteHash.step(hash, folded[index])
      }
      if isName(ByteHash.mix(hash))
        || (folded[token.end - 1] == 0x73 && isName(ByteHash.mix(withoutLast)))
      {
        tokens.removeFirst(length)
        while tokens.count > 1, let first = tokens.first, isEmptyWord(first) {
          tokens.removeFirst()
        }
        break
      }
    }
  }

  private mutating func finish(isCut: Bool) -> TitleKey {
    var key = TitleKey()
    key.isCut = isCut
    let firstWord = hashes.count
    let firstLetter = letters.count
    var sum: UInt64 = 0
    var taken = [Bool](repeating: false, count: tokens.count)
    markDiets(&key, &taken)
    // Words of praise count as words where nothing else would be left.
    for usesFluff in [false, true] where hashes.count == firstWord {
      for (index, token) in tokens.enumerated() where !taken[index] {
        if token.number != 0,
          !(index == 0 && token.end - token.start == 1 && token.number < 11
            && folded[token.start] >= 0x61)
        {
          key.numerals &+= ByteHash.mix(UInt64(token.number) &+ 0x51ed)
          taken[index] = true
          continue
        }
        if token.hasDigits { key.numerals &+= numberHash(in: token) }
        if token.code & (TitleVocabulary.stop | TitleVocabulary.domain) != 0 {
          if !usesFluff || tokens.count > 1 { continue }
        }
        if token.code & TitleVocabulary.fluff != 0, !usesFluff {
          key.fluff &+= token.hash
          continue
        }
        if usesFluff { key.fluff = 0 }
        appendWord(token, firstWord: firstWord, sum: &sum)
      }
    }
    key.wordRange = Int32(firstWord)..<Int32(hashes.count)
    key.letterRange = Int32(firstLetter)..<Int32(letters.count)
    key.wordSum = sum
    for index in firstLetter..<letters.count {
      key.letterSum = key.letterSum &* TitleKey.base &+ UInt64(letters[index])
      key.alphabet |= 1 << UInt64(letters[index] & 63)
    }
    return key
  }

  private mutating func appendWord(_ token: Token, firstWord: Int, sum: inout UInt64) {
    let (stop, extra, hash) = folded.withUnsafeBufferPointer { bytes in
      let (stop, extra) = WordStem.end(bytes, token.start, token.end)
      return (stop, extra, WordStem.hash(bytes, token.start, token.end))
    }
    guard hashes.count - firstWord < Self.mostWords else { return }
    if token.hasDigits {
      // `7up` and `7 up` have the same letters, and the same number.
      for index in token.start..<stop where !URLQuery.isDigit(folded[index]) {
        letters.append(folded[index])
      }
    } else {
      letters.append(contentsOf: folded[token.start..<stop])
    }
    if extra != 0 { letters.append(extra) }
    if hashes[firstWord...].contains(hash) { return }
    hashes.append(hash)
    firstLetters.append(folded[token.start])
    sum &+= ByteHash.mix(hash)
  }

  /// The hash of the numbers inside a word.
  private func numberHash(in token: Token) -> UInt64 {
    var sum: UInt64 = 0
    var index = token.start
    while index < token.end {
      var value: UInt64 = 0
      let start = index
      while index < token.end, URLQuery.isDigit(folded[index]) {
        value = value &* 10 &+ UInt64(folded[index] - 0x30)
        index += 1
      }
      if index > start { sum &+= ByteHash.mix(value &+ 0x51ed) } else { index += 1 }
    }
    return sum
  }

  /// Finds diets of one word (`vegan`) and of two (`gluten-free`, `low fat`, `no sugar`).
  private func markDiets(_ key: inout TitleKey, _ taken: inout [Bool]) {
    for (index, token) in tokens.enumerated() where !taken[index] {
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
      for offset in 0..<length { taken[index + offset] = true }
    }
  }

  /// The code of a diet in two words, joined: `glutenfree`, `lowfat`.
  private func pairCode(_ index: Int, _ before: StaticString, _ after: StaticString) -> UInt16 {
    var hash = ByteHash.seed
    for offset in 0..<before.utf8CodeUnitCount {
      hash = ByteHash.step(hash, before.utf8Start[offset])
    }
    for index in tokens[index].start..<tokens[index].end {
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

/// The letters of a publisher's name, so that `All Recipes` and `allrecipes.com` are one.
enum PublisherName {
  /// The hash of a publisher's name without blanks, case and domain; 0 for none.
  static func hash(_ name: String?, scratch: inout [UInt8]) -> UInt64 {
    guard let name, !name.isEmpty else { return 0 }
    scratch.removeAll(keepingCapacity: true)
    TextFolding.append(name, limit: 120, to: &scratch)
    var end = scratch.count
    while end > 0, scratch[end - 1] == 0x20 { end -= 1 }
    return hash(scratch[..<end])
  }

  /// The same of a host, which keeps its last label but one: `food.example.co.uk` → `example`.
  static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var end = bytes.endIndex
    for suffix: StaticString in [".co.uk", ".com.au", ".com", ".org", ".net", ".tv", ".co", ".de"] {
      let length = suffix.utf8CodeUnitCount
      guard end - bytes.startIndex > length else { continue }
      if (0..<length).allSatisfy({ bytes[end - length + $0] == suffix.utf8Start[$0] }) {
        end -= length
        break
      }
    }
    var hash = ByteHash.seed
    var count = 0
    var start = bytes.startIndex
    if bytes[start..<end].starts(with: "www.".utf8) { start += 4 }
    if bytes[start..<end].starts(with: "the ".utf8) { start += 4 }
    for byte in bytes[start..<end]
    where (byte >= 0x61 && byte <= 0x7A) || URLQuery.isDigit(byte) || byte >= 0x80 {
      hash = ByteHash.step(hash, byte)
      count += 1
    }
    return count == 0 ? 0 : ByteHash.mix(hash)
  }
}
