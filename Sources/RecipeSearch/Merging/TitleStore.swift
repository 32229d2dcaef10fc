/// Reads titles into keys; owns what the keys point into.
struct TitleStore {
  /// Words of a title beyond this number are left out.
  static let mostWords = 24
  /// Bytes of a title beyond this number are left out.
  static let mostBytes = 320

  private(set) var hashes: [UInt64] = []
  private var firstLetters: [UInt8] = []
  private(set) var letters: [UInt8] = []
  private let scratch: ByteScratch
  private(set) var folded: ByteWriter
  var tokens: [Token] = []

  /// A word of the title being read.
  struct Token {
    var start: Int32
    var end: Int32
    var hash: UInt64
    var code: UInt16
    var number: UInt32
    /// Whether the word mixes digits and letters, as `4h` and `7up` do.
    var hasDigits: Bool
    /// Whether the word is spent: a numeral or part of a diet.
    var isTaken = false

    var range: Range<Int> { Int(start)..<Int(end) }
    var count: Int { Int(end - start) }
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
    // Folding at most doubles a text.
    scratch = ByteScratch(capacity: 2 * Self.mostBytes + 64)
    folded = ByteWriter(scratch)
    hashes.reserveCapacity(count * 8)
    firstLetters.reserveCapacity(count * 8)
    letters.reserveCapacity(count * 48)
  }

  /// The key of a title whose publisher's name, if known, has the hash `publisher` (see
  /// ``PublisherName``); publishers that a source hung before or after the title are dropped.
  mutating func key(title: String, publisher: UInt64, site: UInt64) -> TitleKey {
    folded.truncate(to: 0)
    TextFolding.append(title, limit: Self.mostBytes, to: &folded)
    while folded.last == 0x20 { folded.removeLast() }
    var isCut = title.utf8.count > Self.mostBytes
    if folded.ends(in: "...") {
      isCut = true
      while let last = folded.last, last == 0x2E || last == 0x20 { folded.removeLast() }
    }
    // `Soup | Site` and `Soup | Recipes | Site`: what follows a bar never names the dish.
    if let bar = folded.bytes.firstIndex(of: 0x7C), bar > 2 { folded.truncate(to: bar) }
    readTokens()
    // `Meatballs with` goes on elsewhere, and so does `Kiss from a Rose (Ro`.
    if tokens.count > 2, let last = tokens.last, last.code & TitleVocabulary.stop != 0,
      last.number == 0, (2...4).contains(last.count)
    {
      isCut = true
    }
    let brackets = folded.bytes.reduce(0) { $0 + ($1 == 0x28 ? 1 : $1 == 0x29 ? -1 : 0) }
    if brackets > 0 { isCut = true }
    dropAffixes(publisher: publisher, site: site)
    return finish(isCut: isCut)
  }

  /// Whether the words in a link are, letter by letter, those of the title that was read last.
  func spellsLastTitle(_ slug: UnsafeBufferPointer<UInt8>) -> Bool {
    let title = folded.bytes
    var (i, j) = (0, 0)
    while true {
      while i < title.count, !Self.isWord(title[i]) { i += 1 }
      while j < slug.count, !Self.isWord(slug[j]) { j += 1 }
      guard i < title.count, j < slug.count else { break }
      guard title[i] == slug[j] else { return false }
      i += 1
      j += 1
    }
    return i == title.count && j == slug.count
  }

  /// The key of the words in a link.
  mutating func key(slug: UnsafeBufferPointer<UInt8>) -> TitleKey {
    folded.truncate(to: 0)
    folded.append(contentsOf: slug)
    readTokens()
    return finish(isCut: false)
  }

  private mutating func readTokens() {
    tokens.removeAll(keepingCapacity: true)
    // Apostrophes inside a word join it: `granny's`, `grannys`.
    folded.remove(0x27)
    let bytes = folded.bytes
    var index = 0
    while index < bytes.count, tokens.count < Self.mostWords * 2 {
      while index < bytes.count, !Self.isWord(bytes[index]) { index += 1 }
      let start = index
      var hash = ByteHash.seed
      var digits = 0
      var value: UInt32 = 0
      while index < bytes.count, Self.isWord(bytes[index]) {
        let byte = bytes[index]
        if URLQuery.isDigit(byte) {
          digits += 1
          value = value &* 10 &+ UInt32(byte - 0x30)
        }
        hash = ByteHash.step(hash, byte)
        index += 1
      }
      guard index > start else { break }
      let raw = ByteHash.mix(hash)
      var number: UInt32 = 0
      if digits == index - start {
        number = value
      } else if index - start <= 7 {
        number = UInt32(TitleVocabulary.numbers.code(raw))
      }
      tokens.append(
        Token(
          start: Int32(start), end: Int32(index), hash: raw,
          code: TitleVocabulary.words.code(raw), number: number,
          hasDigits: digits > 0 && number == 0))
    }
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || URLQuery.isDigit(byte) || byte >= 0x80
  }

  private mutating func finish(isCut: Bool) -> TitleKey {
    var key = TitleKey()
    key.isCut = isCut
    let firstWord = hashes.count
    let firstLetter = letters.count
    var sum: UInt64 = 0
    markDiets(&key)
    // Words of praise count as words where nothing else would be left.
    for usesFluff in [false, true] where hashes.count == firstWord {
      for index in tokens.indices where !tokens[index].isTaken {
        let token = tokens[index]
        // A first word of one letter is no numeral (`I Love Soup`), nor is half a word.
        let isLetter = token.count == 1 && folded[Int(token.start)] >= 0x61
        if token.number != 0, !(index == 0 && isLetter),
          !(isCut && isLetter && index == tokens.count - 1)
        {
          key.numerals &+= ByteHash.mix(UInt64(token.number) &+ 0x51ed)
          tokens[index].isTaken = true
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
      let letter = letters[index]
      key.alphabet |= 1 << UInt64(letter & 63)
      // Stems of `cheese cake` and `cheesecake` differ in what endings lose or turn into.
      switch letter {
      case 0x65, 0x73: break
      case 0x79: key.letterSum = key.letterSum &* TitleKey.base &+ 0x69
      default: key.letterSum = key.letterSum &* TitleKey.base &+ UInt64(letter)
      }
    }
    return key
  }

  private mutating func appendWord(_ token: Token, firstWord: Int, sum: inout UInt64) {
    let (stop, extra) = WordStem.end(folded.bytes, Int(token.start), Int(token.end))
    let hash = WordStem.hash(folded.bytes, Int(token.start), Int(token.end))
    guard hashes.count - firstWord < Self.mostWords else { return }
    if token.hasDigits {
      // `7up` and `7 up` have the same letters, and the same number.
      for index in Int(token.start)..<stop where !URLQuery.isDigit(folded[index]) {
        letters.append(folded[index])
      }
    } else {
      for index in Int(token.start)..<stop { letters.append(folded[index]) }
    }
    if extra != 0 { letters.append(extra) }
    for index in firstWord..<hashes.count where hashes[index] == hash { return }
    hashes.append(hash)
    firstLetters.append(folded[Int(token.start)])
    sum &+= ByteHash.mix(hash)
  }
}
