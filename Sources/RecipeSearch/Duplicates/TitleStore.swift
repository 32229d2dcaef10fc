import RecipeModel

/// Reads titles into keys; owns what the keys point into.
struct TitleStore {
  /// Words of a title beyond this number are left out.
  static let mostWords = 24
  /// Bytes of a title beyond this number are left out.
  static let mostBytes = 320

  private(set) var hashes: [UInt64] = []
  private var firstLetters: [UInt8] = []
  private(set) var letters: [UInt8] = []
  private var slugs: [TitleKey] = []
  private let scratch: ByteScratch
  private(set) var folded: ByteWriter
  /// The letters of the title being read, before they go to ``letters``.
  private var stems: ByteWriter
  private let stemScratch: ByteScratch
  var tokens: [Token] = []
  // Kept at hand, as a constant of a type is looked up behind a lock at every use.
  let vocabulary = TitleVocabulary.words
  let numbers = TitleVocabulary.numbers
  let publishers = TitleVocabulary.publishers
  let shapes = TitleVocabulary.publisherShapes

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
    /// Whether the word says nothing at either end of a title: `com`, `recipe`.
    var isEmpty: Bool {
      code & TitleVocabulary.domain != 0 || code & TitleVocabulary.stop != 0 && count > 4
    }
  }

  /// Calls `body` with the word hashes of a title and their first letters.
  @inline(__always)
  func withWords(
    _ key: TitleKey, _ body: (UnsafeBufferPointer<UInt64>, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let range = key.wordRange
    hashes.withUnsafeBufferPointer { hashes in
      firstLetters.withUnsafeBufferPointer { letters in
        body(
          UnsafeBufferPointer(rebasing: hashes[range]),
          UnsafeBufferPointer(rebasing: letters[range]))
      }
    }
  }

  /// The stemmed letters of a title.
  func letters(_ key: TitleKey) -> ArraySlice<UInt8> { letters[key.letterRange] }

  /// Keeps the title that a listing's link spells; for ``ListingFeatures/slug``.
  mutating func keep(slug: TitleKey) -> Int32 {
    slugs.append(slug)
    return Int32(slugs.count - 1)
  }

  /// The title that a listing's link spells; an empty one where it has none of its own.
  func slug(of listing: ListingFeatures) -> TitleKey {
    listing.slug < 0 ? TitleKey() : slugs[Int(listing.slug)]
  }

  /// Reserves room for `count` titles of common length.
  init(count: Int) {
    // Folding at most doubles a text.
    scratch = ByteScratch(capacity: 2 * Self.mostBytes + 64)
    folded = ByteWriter(scratch)
    stemScratch = ByteScratch(capacity: scratch.capacity + 2 * Self.mostWords)
    stems = ByteWriter(stemScratch)
    tokens.reserveCapacity(2 * Self.mostWords)
    hashes.reserveCapacity(count * 8)
    firstLetters.reserveCapacity(count * 8)
    letters.reserveCapacity(count * 48)
  }

  /// The key of a title whose publisher's name, if known, has the hash `publisher` (see
  /// ``PublisherName``); publishers that a source hung before or after the title are dropped.
  ///
  /// `lengths` has a bit for each length that the two names may have (see ``NameShapes``).
  mutating func key(
    title: UnsafeBufferPointer<UInt8>, publisher: UInt64, site: UInt64, lengths: UInt64 = .max
  ) -> TitleKey {
    let isCut = read(title: title)
    dropAffixes(publisher: publisher, site: site, lengths: lengths)
    return finish(isCut: isCut)
  }

  /// The same of a text.
  mutating func key(
    title: String, publisher: UInt64, site: UInt64, lengths: UInt64 = .max
  ) -> TitleKey {
    title.withBytes { key(title: $0, publisher: publisher, site: site, lengths: lengths) }
  }

  /// Reads a title into ``folded`` and ``tokens``; whether the source cut it short.
  mutating func read(title: UnsafeBufferPointer<UInt8>) -> Bool {
    folded.truncate(to: 0)
    TextFolding.append(title, limit: Self.mostBytes, to: &folded)
    while folded.last == 0x20 { folded.removeLast() }
    var isCut = title.count > Self.mostBytes
    if folded.ends(in: "...") {
      isCut = true
      while let last = folded.last, last == 0x2E || last == 0x20 { folded.removeLast() }
    }
    let brackets = dropBehindBar()
    readTokens()
    // `Meatballs with` goes on elsewhere, and so does `Kiss from a Rose (Ro`.
    if tokens.count > 2, let last = tokens.last, last.code & TitleVocabulary.stop != 0,
      last.number == 0, (2...4).contains(last.count)
    {
      isCut = true
    }
    return isCut || brackets > 0
  }

  /// `Soup | Site` and `Soup | Recipes | Site`: what follows a bar never names the dish.
  ///
  /// Returns how many brackets are open in what is left.
  private mutating func dropBehindBar() -> Int {
    let bytes = folded.bytes
    var brackets = 0
    var hasBar = false
    let start = ByteLanes.skip(bytes, from: 0) { $0.within(0x28, 0x29) | $0.equal(0x7C) }
    for index in start..<bytes.count where bytes[index] > 0x7A || bytes[index] < 0x2A {
      switch bytes[index] {
      case 0x28: brackets += 1
      case 0x29: brackets -= 1
      case 0x7C where !hasBar:
        hasBar = true
        if index > 2 {
          folded.truncate(to: index)
          return brackets
        }
      default: break
      }
    }
    return brackets
  }

  /// Whether the words in a link are, letter by letter, those of the title that was read last.
  func spellsLastTitle(_ slug: UnsafeBufferPointer<UInt8>) -> Bool {
    let title = folded.bytes
    let (titleCount, slugCount) = (title.count, slug.count)
    var (i, j) = (0, 0)
    // Most links put hyphens for blanks and change nothing else.
    while i + 8 <= min(titleCount, slugCount) {
      let (one, other) = (ByteLanes(title, at: i), ByteLanes(slug, at: i))
      let blanks = (one.equal(0x20) & other.equal(0x2D)) >> 7
      guard one.word ^ other.word == blanks &* (0x20 ^ 0x2D) else { break }
      i += 8
    }
    j = i
    while i < titleCount, j < slugCount {
      if title[i] == slug[j] {
        i += 1
        j += 1
      } else if !Self.isWord(title[i]) {
        i += 1
      } else if !Self.isWord(slug[j]) {
        j += 1
      } else {
        return false
      }
    }
    while i < titleCount, !Self.isWord(title[i]) { i += 1 }
    while j < slugCount, !Self.isWord(slug[j]) { j += 1 }
    return i == titleCount && j == slugCount
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
    let count = bytes.count
    var index = 0
    while index < count, tokens.count < Self.mostWords * 2 {
      while index < count, !Self.isWord(bytes[index]) { index += 1 }
      let start = index
      var hash = ByteHash.seed
      var digits = 0
      var value: UInt32 = 0
      while index < count, Self.isWord(bytes[index]) {
        let byte = bytes[index]
        if byte < 0x61 {
          digits += 1
          value = value &* 10 &+ UInt32(byte &- 0x30)
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
        number = UInt32(numbers.code(raw))
      }
      tokens.append(
        Token(
          start: Int32(start), end: Int32(index), hash: raw,
          code: vocabulary.code(raw), number: number,
          hasDigits: digits > 0 && number == 0))
    }
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 ? byte <= 0x7A || byte >= 0x80 : URLQuery.isDigit(byte)
  }

  private mutating func finish(isCut: Bool) -> TitleKey {
    var key = TitleKey()
    key.isCut = isCut
    let firstWord = hashes.count
    let firstLetter = letters.count
    stems.truncate(to: 0)
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
    letters.append(contentsOf: stems.bytes)
    key.wordRange = firstWord..<hashes.count
    key.letterRange = firstLetter..<letters.count
    key.wordSum = sum
    for letter in stems.bytes {
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
    guard hashes.count - firstWord < Self.mostWords else { return }
    let (start, end) = (Int(token.start), Int(token.end))
    let (stop, extra) = WordStem.end(folded.bytes, start, end)
    let hash = WordStem.hash(folded.bytes, start, end, whole: token.hash)
    if token.hasDigits {
      // `7up` and `7 up` have the same letters, and the same number.
      for index in start..<stop where !URLQuery.isDigit(folded[index]) {
        stems.append(folded[index])
      }
    } else {
      stems.append(contentsOf: folded.slice(start..<stop))
    }
    if extra != 0 { stems.append(extra) }
    for index in firstWord..<hashes.count where hashes[index] == hash { return }
    hashes.append(hash)
    firstLetters.append(folded[start])
    sum &+= ByteHash.mix(hash)
  }
}
