import RecipeModel

/// The keys by which listings meet, one index for each kind.
///
/// Listings are read twice: first each key is noted, then those are kept that may bring two titles
/// together, which few do.
struct BlockKeys {
  /// Sets of words, whole and less one.
  var words = KeyIndex()
  /// Letters in a row.
  var runs = KeyIndex()
  /// What a typing error leaves as it is.
  var errors = KeyIndex()
  fileprivate var wholes: RepeatedKeyFilter
  fileprivate var repeated: RepeatedKeyFilter

  init(count: Int) {
    // Room that is not filled takes no memory, while what grows is copied.
    words.reserve(count * 2)
    runs.reserve(count * 2)
    errors.reserve(count * 8)
    wholes = RepeatedKeyFilter(count: count)
    repeated = RepeatedKeyFilter(count: count * 12)
  }

  /// Forgets what was noted, once all that is wanted of it is added.
  mutating func forgetNotes() {
    wholes = RepeatedKeyFilter(count: 0)
    repeated = wholes
  }

  /// Takes an index out.
  mutating func take(_ path: WritableKeyPath<BlockKeys, KeyIndex>) -> KeyIndex {
    defer { self[keyPath: path] = KeyIndex() }
    return self[keyPath: path]
  }
}

/// Finds the pairs of listings that are worth a comparison, without looking at all pairs.
///
/// Two listings meet if they share a key. Whole keys: the set of title words; its letters in a row;
/// for long titles the set less one word plus that word's first letter or its stem's last one, for short
/// ones the letters less one letter, so that typing errors meet. Part keys, which meet whole ones only: the set less
/// one word. The words of a link count as a second title. Every key holds the numerals and diets,
/// so that a series never meets itself.
struct Blocking {
  /// What listings share that meet.
  enum Kind: String {
    /// The set of words, or that less one.
    case words
    /// The letters in a row.
    case runs
    /// What a typing error leaves as it is.
    case errors
    /// The first letters, where a title was cut short.
    case starts
  }

  /// Titles of one or two words get keys with one letter left out; up to this many letters.
  static let mostLetters = 24
  /// Titles with more words than this get no keys with one word left out.
  static let mostWords = 12

  /// Adds the whole keys of a listing's titles, and notes the others.
  static func noteKeys(
    _ features: FeatureColumn, _ index: Int, _ store: borrowing TitleStore,
    in keys: inout BlockKeys
  ) {
    noteKeys(features[index].title, index, store, in: &keys)
    if features[index].slug >= 0 {
      noteKeys(store.slug(of: features[index]), index, store, in: &keys)
    }
  }

  private static func noteKeys(
    _ title: TitleKey, _ index: Int, _ store: borrowing TitleStore, in keys: inout BlockKeys
  ) {
    guard !title.isEmpty else { return }
    let salt = title.salt
    let whole = ByteHash.combine(title.wordSum, salt)
    keys.words.add(whole, index)
    keys.wholes.note(whole)
    keys.runs.add(ByteHash.combine(title.letterSum, salt), index)
    forEachErrorKey(title, salt, store) { key in keys.repeated.note(key) }
  }

  /// Adds the keys that were noted and may bring a listing together with others.
  ///
  /// Keys of typing errors go apart: what meets there must be alike letter by letter.
  static func addKeys(
    _ features: FeatureColumn, _ index: Int, _ store: borrowing TitleStore,
    to keys: inout BlockKeys
  ) {
    addKeys(features[index].title, index, store, to: &keys)
    if features[index].slug >= 0 {
      addKeys(store.slug(of: features[index]), index, store, to: &keys)
    }
  }

  private static func addKeys(
    _ title: TitleKey, _ index: Int, _ store: borrowing TitleStore, to keys: inout BlockKeys
  ) {
    guard !title.isEmpty else { return }
    let salt = title.salt
    forEachPartKey(title, salt, store) { key in
      if keys.wholes.isNoted(key) { keys.words.add(key, index, isPart: true) }
    }
    forEachErrorKey(title, salt, store) { key in
      if keys.repeated.isRepeated(key) { keys.errors.add(key, index) }
    }
  }

  /// Calls `body` with every key of a listing's titles, whether others have it or not.
  static func forEachKey(
    _ feature: ListingFeatures, _ store: borrowing TitleStore,
    _ body: (_ kind: Kind, _ key: UInt64, _ isPart: Bool) -> Void
  ) {
    for title in [feature.title, store.slug(of: feature)] where !title.isEmpty {
      let salt = title.salt
      body(.words, ByteHash.combine(title.wordSum, salt), false)
      body(.runs, ByteHash.combine(title.letterSum, salt), false)
      forEachPartKey(title, salt, store) { body(.words, $0, true) }
      forEachErrorKey(title, salt, store) { body(.errors, $0, false) }
    }
  }

  /// Calls `body` with the sets of a title's words less one.
  @inline(__always)
  private static func forEachPartKey(
    _ title: TitleKey, _ salt: UInt64, _ store: borrowing TitleStore, _ body: (UInt64) -> Void
  ) {
    guard hasManyWords(title) else { return }
    store.forEachWord(title) { body(ByteHash.combine(title.wordSum &- $0, salt)) }
  }

  private static func hasManyWords(_ title: TitleKey) -> Bool {
    (3...mostWords).contains(title.wordRange.count)
  }

  /// Calls `body` with the keys that a typing error leaves as they are.
  @inline(__always)
  static func forEachErrorKey(
    _ title: TitleKey, _ salt: UInt64, _ store: borrowing TitleStore, _ body: (UInt64) -> Void
  ) {
    if hasManyWords(title) {
      store.forEachWord(title) { stem in
        let rest = title.wordSum &- stem
        body(ByteHash.combine(rest &+ TitleWord.firstLetter(ofStem: stem), salt))
        body(ByteHash.combine(rest &+ TitleWord.lastLetter(ofStem: stem), salt))
      }
    } else if (5...mostLetters).contains(title.letterRange.count) {
      forEachShortened(store.letters(title), salt, body)
    }
  }

  /// The hashes of the letters less each one in turn: two words that differ by one letter meet.
  private static func forEachShortened(
    _ letters: ArraySlice<UInt8>, _ salt: UInt64, _ body: (UInt64) -> Void
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
        body(ByteHash.combine(hash, salt) &+ 1)
      }
      before = before &* TitleKey.base &+ UInt64(letter)
      previous = letter
    }
    body(ByteHash.combine(before, salt) &+ 1)
  }
}

/// Tells which of many keys come but once, in far less room than the keys themselves.
///
/// A key that was noted always counts as noted; of other keys about one in sixteen does.
struct RepeatedKeyFilter {
  private var once: [UInt64]
  private var twice: [UInt64]
  private let mask: UInt64

  /// Creates a sieve for about `count` keys.
  init(count: Int) {
    var size = 64
    while size < count / 4 { size *= 2 }
    once = [UInt64](repeating: 0, count: size)
    twice = once
    mask = UInt64(size - 1)
  }

  @inline(__always)
  mutating func note(_ key: UInt64) {
    let (word, bit) = place(key)
    twice[word] |= once[word] & bit
    once[word] |= bit
  }

  /// Whether the key may have been noted.
  @inline(__always)
  func isNoted(_ key: UInt64) -> Bool {
    let (word, bit) = place(key)
    return once[word] & bit != 0
  }

  /// Whether the key may have been noted twice.
  @inline(__always)
  func isRepeated(_ key: UInt64) -> Bool {
    let (word, bit) = place(key)
    return twice[word] & bit != 0
  }

  @inline(__always)
  private func place(_ key: UInt64) -> (word: Int, bit: UInt64) {
    (Int(truncatingIfNeeded: key >> 6 & mask), 1 << (key & 63))
  }
}
