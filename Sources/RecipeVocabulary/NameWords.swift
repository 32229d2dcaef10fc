import RecipeModel

/// Takes the names of the files apart into words, with memory that all names share.
struct NameWords {
  typealias Table = VocabularyTable

  private var word = HashedWord()
  /// The keys of the words of a name, as words before others and as last ones.
  private var keys: [(inner: UInt64, last: UInt64)] = []
  /// What the words are in the plural, in Italian alone; the first one may have two.
  private var plurals: [UInt64] = []
  private var secondPlural: UInt64?

  /// The hash of a name in a language.
  mutating func key(
    of bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>, in language: FoodLanguage
  ) -> UInt64 {
    read(bytes, name, language, isExact: false)
    var hash = Table.start(language)
    for (place, key) in keys.enumerated() {
      hash = Table.step(hash, place == keys.count - 1 ? key.last : key.inner)
    }
    return hash
  }

  /// Gives a name to its food.
  mutating func insert(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Range<Int>, _ name: Table.Name,
    into nodes: inout NodeTable
  ) {
    read(bytes, place, name.language, isExact: name.isExact)
    insert(name, into: &nodes) { place, key, isLast in isLast ? key.last : key.inner }
    guard name.language == .italian, !name.isForm, let first = plurals.first else { return }
    for plural in [first, secondPlural].compactMap(\.self) where plural != keys[0].last {
      insert(name, into: &nodes) { place, key, isLast in place == 0 ? plural : key.last }
      if keys.count > 1 {
        insert(name, into: &nodes) { place, _, _ in place == 0 ? plural : plurals[place] }
      }
    }
  }

  private func insert(
    _ name: Table.Name, into nodes: inout NodeTable,
    _ choose: (Int, (inner: UInt64, last: UInt64), Bool) -> UInt64
  ) {
    var hash = Table.start(name.language)
    for (place, key) in keys.enumerated() {
      let isLast = place == keys.count - 1
      hash = Table.step(hash, choose(place, key, isLast))
      if isLast { nodes.name(hash, food: name.food) } else { nodes.goOn(hash) }
    }
  }

  /// Reads the words; the same ones as ``TextWord/all(in:)`` finds.
  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>, _ language: FoodLanguage,
    isExact: Bool
  ) {
    keys.removeAll(keepingCapacity: true)
    plurals.removeAll(keepingCapacity: true)
    secondPlural = nil
    word.removeAll()
    var place = name.lowerBound
    while place < name.upperBound {
      let byte = bytes[place]
      switch byte {
      case 0x61...0x7A, 0x30...0x39: word.append(byte)
      case 0x41...0x5A: word.append(byte | 0x20)
      case UInt8(ascii: "'"): if TextWord.isElided(word) { end(language, isExact) }
      case 0xC3 where !Self.latin[Int(bytes[place + 1] & 0x3F)].isEmpty:
        for letter in Self.latin[Int(bytes[place + 1] & 0x3F)] { word.append(letter) }
        place += 1
      case 0xC5 where bytes[place + 1] & 0xFE == 0x92:
        // `œuf` is `oeuf`.
        word.append(UInt8(ascii: "o"))
        word.append(UInt8(ascii: "e"))
        place += 1
      // Cyrillic, Chinese, Japanese and Korean letters stay as they are.
      case 0xD0...0xD1, 0xE3...0xED: appendLetter(bytes, &place)
      case 0..<0x80: end(language, isExact)
      default:
        readSlowly(bytes, name, language, isExact)
        return
      }
      place += 1
    }
    end(language, isExact)
  }

  private mutating func appendLetter(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) {
    word.append(bytes[place])
    while bytes[place + 1] & 0xC0 == 0x80 {
      place += 1
      word.append(bytes[place])
    }
  }

  private mutating func readSlowly(
    _ bytes: UnsafeBufferPointer<UInt8>, _ name: Range<Int>, _ language: FoodLanguage,
    _ isExact: Bool
  ) {
    keys.removeAll(keepingCapacity: true)
    plurals.removeAll(keepingCapacity: true)
    for text in TextWord.all(in: String(decoding: bytes[name], as: UTF8.self)) {
      word = text.word
      end(language, isExact)
    }
  }

  private mutating func end(_ language: FoodLanguage, _ isExact: Bool) {
    if word.count == 0 { return }
    if isExact {
      keys.append((word.hash, word.hash))
    } else {
      keys.append(
        (
          WordForms.key(word, in: language, isLast: false),
          WordForms.key(word, in: language, isLast: true)
        ))
    }
    if language == .italian {
      let (first, second) = WordForms.italianPlurals(word)
      plurals.append(first ?? word.hash)
      if plurals.count == 1 { secondPlural = second }
    }
    word.removeAll()
  }

  /// What folding makes of U+00C0 to U+00FF; empty for what is no letter.
  private static let latin: [[UInt8]] = (0xC0...0xFF).map { value in
    let letter = Unicode.Scalar(UInt8(value))
    return letter.properties.isAlphabetic ? Array(TextMatching.fold(String(letter)).utf8) : []
  }
}
