import RecipeModel

/// Reads titles into keys; owns what the keys point into.
struct TitleStore {
  /// Words of a title beyond this number are left out.
  static let mostWords = 24
  /// Bytes of a title beyond this number are left out.
  static let mostBytes = 320

  /// The stems of the titles' words, each as ``TitleWord/stem``.
  private(set) var stems: [UInt64] = []
  private(set) var letters: [UInt8] = []
  private var slugs: [TitleKey] = []
  private let scratch: ByteScratch
  private(set) var folded: ByteWriter
  /// The letters of the title being read, before they go to ``letters``.
  private var stemLetters: ByteWriter
  private let stemScratch: ByteScratch
  private let memory: TitleWordMemory
  var tokens: [Token] = []
  // Kept at hand, as a constant of a type is looked up behind a lock at every use.
  let publishers = TitleVocabulary.publishers
  let shapes = TitleVocabulary.publisherShapes

  /// A word of the title being read.
  struct Token {
    var start: Int32
    var end: Int32
    fileprivate let place: UnsafePointer<TitleWord>
    /// Whether the word is spent: a numeral or part of a diet.
    var isTaken = false

    var range: Range<Int> { Int(start)..<Int(end) }
    var count: Int { Int(end - start) }
    /// What the word is by itself; until the next title is read.
    var word: TitleWord { @inline(__always) get { place.pointee } }
    var code: UInt16 { place.pointee.code }
    /// Whether the word says nothing at either end of a title: `com`, `recipe`.
    var isEmpty: Bool {
      code & TitleVocabulary.domain != 0 || code & TitleVocabulary.stop != 0 && count > 4
    }
  }

  /// Calls `body` with the stem of each of a title's words.
  @inline(__always)
  func forEachWord(_ key: TitleKey, _ body: (UInt64) -> Void) {
    stems.withUnsafeBufferPointer { stems in
      for stem in stems[key.wordRange] { body(stem) }
    }
  }

  /// Whether two titles have the same words in an order that no inversion explains: `Buns, Hot Cross`
  /// is `Hot Cross Buns`, but `Bean and Sausage Soup` may be another recipe than `Sausage and Bean
  /// Soup`.
  func isReordered(_ one: TitleKey, _ other: TitleKey) -> Bool {
    let (left, right) = (stems[one.wordRange], stems[other.wordRange])
    guard one.wordSum == other.wordSum, left.count == right.count, let first = left.first,
      let start = right.firstIndex(of: first)
    else { return false }
    return !left.elementsEqual(right[start...] + right[..<start])
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
    stemLetters = ByteWriter(stemScratch)
    memory = TitleWordMemory(titles: count, mostWords: 2 * Self.mostWords)
    tokens.reserveCapacity(2 * Self.mostWords)
    stems.reserveCapacity(count * 8)
    letters.reserveCapacity(count * 48)
  }

  /// The key of a title; names of its publisher and of its link's site that a source hung before or
  /// after it are dropped.
  mutating func key(
    title: UnsafeBufferPointer<UInt8>, publisher: PublisherName, site: PublisherName
  ) -> TitleKey {
    let isCut = read(title: title)
    dropAffixes(publisher: publisher, site: site)
    return finish(isCut: isCut)
  }

  /// The same of a text.
  mutating func key(
    title: String, publisher: PublisherName = PublisherName(), site: PublisherName = PublisherName()
  ) -> TitleKey {
    title.withBytes { key(title: $0, publisher: publisher, site: site) }
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
      last.word.number == 0, (2...4).contains(last.count)
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
    // An identifier in a link is no word, and its digits are no numeral.
    while let last = tokens.last, last.count >= Self.identifierLength, last.word.hasDigits {
      tokens.removeLast()
    }
    return finish(isCut: false)
  }

  /// The fewest letters and digits that are an identifier, where they stand at the end of a link.
  private static let identifierLength = 8

  /// Whether a word may be the first half of one that titles drop: the `fr` of `from`.
  private func mayBeHalfStop(_ token: Token) -> Bool {
    guard token.count < 6 else { return false }
    let half = folded.slice(token.range)
    return Self.longStops.contains { $0.count > half.count && $0.starts(with: half) }
  }

  /// The longer words that titles drop.
  private static let longStops = ["from", "with", "recipe", "served", "topped", "using"].map {
    Array($0.utf8)
  }

  private mutating func readTokens() {
    tokens.removeAll(keepingCapacity: true)
    memory.beginText()
    // Apostrophes inside a word join it: `granny's`, `grannys`.
    folded.remove(0x27)
    let text = folded
    let bytes = text.bytes
    var index = 0
    while tokens.count < Self.mostWords * 2 {
      while index < bytes.count, !Self.isWord(bytes[index]) { index += 1 }
      let start = index
      while index < bytes.count {
        let length = Self.wordLength(ByteLanes(word: text.word(at: index, count: 8)))
        index = min(index + length, bytes.count)
        if length < 8 { break }
      }
      guard index > start else { break }
      let word = memory.word(text, start..<index)
      tokens.append(Token(start: Int32(start), end: Int32(index), place: word))
    }
  }

  @inline(__always)
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 ? byte <= 0x7A || byte >= 0x80 : URLQuery.isDigit(byte)
  }

  /// How many lanes come before the first one that belongs to no word; 8 where all do.
  @inline(__always)
  private static func wordLength(_ lanes: ByteLanes) -> Int {
    let isWord = lanes.within(0x61, 0x7A) | lanes.within(0x30, 0x39) | lanes.beyondASCII
    return lanes.others(than: isWord).trailingZeroBitCount >> 3
  }

  private mutating func finish(isCut: Bool) -> TitleKey {
    var key = TitleKey()
    key.isCut = isCut
    let firstWord = stems.count
    let firstLetter = letters.count
    stemLetters.truncate(to: 0)
    markDiets(&key)
    // Words of praise count as words where nothing else would be left.
    for usesFluff in [false, true] where stems.count == firstWord {
      for index in tokens.indices where !tokens[index].isTaken {
        let token = tokens[index]
        // A first word of one letter is no numeral (`I Love Soup`), nor is half a word.
        let isLetter = token.count == 1 && folded[Int(token.start)] >= 0x61
        if token.word.number != 0, !(index == 0 && isLetter),
          !(isCut && isLetter && index == tokens.count - 1)
        {
          key.numerals &+= ByteHash.mix(UInt64(token.word.number) &+ 0x51ed)
          tokens[index].isTaken = true
          continue
        }
        if token.word.hasDigits { key.numerals &+= numberHash(in: token) }
        if token.code & (TitleVocabulary.stop | TitleVocabulary.domain) != 0 {
          if !usesFluff || tokens.count > 1 { continue }
        }
        if isCut, index > 1, index == tokens.count - 1, mayBeHalfStop(token) { continue }
        if token.code & TitleVocabulary.fluff != 0, !usesFluff {
          key.fluff &+= token.word.hash
          continue
        }
        if usesFluff { key.fluff = 0 }
        append(token, from: firstWord, to: &key)
      }
    }
    letters.append(contentsOf: stemLetters.bytes)
    key.wordRange = firstWord..<stems.count
    key.letterRange = firstLetter..<letters.count
    return key
  }

  private mutating func append(_ token: Token, from firstWord: Int, to key: inout TitleKey) {
    guard stems.count - firstWord < Self.mostWords else { return }
    let word = token.word
    let start = Int(token.start)
    let stem = start..<start + Int(word.stemCount)
    if word.hasDigits {
      for index in stem where word.isOfStem(folded[index]) { stemLetters.append(folded[index]) }
    } else {
      stemLetters.append(contentsOf: folded.slice(stem))
    }
    if word.extra != 0 { stemLetters.append(word.extra) }
    key.alphabet |= word.alphabet
    key.letterSum = word.letterSum(after: key.letterSum)
    for index in firstWord..<stems.count where stems[index] == word.stem { return }
    stems.append(word.stem)
    key.wordSum &+= word.stem
  }
}
