import RecipeModel

/// A folded word with the hashes of all its beginnings, so that forms of it are looked up without
/// building them.
struct HashedWord: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The hash of the first n bytes, not yet mixed, at n.
  private var states = [ByteHash.seed]

  /// A word of no letters.
  init() {
    bytes.reserveCapacity(32)
    states.reserveCapacity(33)
  }

  init(_ bytes: some Collection<UInt8>) {
    self.bytes.reserveCapacity(bytes.count)
    states.reserveCapacity(bytes.count + 1)
    for byte in bytes { append(byte) }
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    states.append(ByteHash.step(states[states.count - 1], byte))
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    states.removeLast(states.count - 1)
  }

  var count: Int { bytes.count }

  /// The hash of the word.
  var hash: UInt64 { ByteHash.mix(states[bytes.count]) }

  /// The hash of a beginning of the word.
  func hash(first length: Int) -> UInt64 { ByteHash.mix(states[length]) }

  /// The hash of a beginning of the word with a letter after it, or two.
  func hash(first length: Int, _ letter: UInt8, _ second: UInt8? = nil) -> UInt64 {
    let hash = ByteHash.step(states[length], letter)
    return ByteHash.mix(second.map { ByteHash.step(hash, $0) } ?? hash)
  }

  func ends(in ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard length <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes[(bytes.count - length)...]
        .elementsEqual(UnsafeBufferPointer(start: ending.utf8Start, count: length))
    }
  }
}

/// The forms that words take by number, and adjectives by gender.
///
/// English, French and Spanish bring both sides of a comparison to one form. German and Dutch take
/// endings off the word that is looked up alone: `Butt` is not found as `Butter`, though `Bretter` is
/// as `Brett`. Italian plurals are made when names are read, as `pesci` and `pesche` have nothing
/// in common but their first letters.
enum WordForms {
  /// What is kept of a word of a name.
  static func key(_ word: HashedWord, in language: FoodLanguage, isLast: Bool) -> UInt64 {
    switch language {
    case .english: english(word)
    case .french: french(word)
    case .spanish: spanish(word)
    case .german: isLast ? word.hash : germanAdjective(word)
    case .italian, .dutch, .other: word.hash
    }
  }

  /// The keys under which a word may be found, the likeliest first.
  static func candidates(
    _ word: HashedWord, in language: FoodLanguage, into keys: inout [UInt64]
  ) {
    keys.removeAll(keepingCapacity: true)
    switch language {
    case .english: keys += [word.hash, english(word)]
    case .french: keys += [word.hash, french(word)]
    case .spanish: keys += [word.hash, spanish(word)]
    case .italian, .other: keys.append(word.hash)
    case .german:
      german(word, into: &keys)
      if let plain = withoutDigraphs(word) { german(plain, into: &keys) }
    case .dutch: dutch(word, into: &keys)
    }
  }

  // MARK: English

  private static func english(_ word: HashedWord) -> UInt64 {
    let count = word.count
    guard count > 3, word.bytes[count - 1] == s, !word.ends(in: "ss"), !word.ends(in: "us") else {
      return word.hash
    }
    if word.ends(in: "ies"), count > 4 {
      return keepingTheirE.contains(word.hash)
        ? word.hash(first: count - 1) : word.hash(first: count - 3, UInt8(ascii: "y"))
    }
    if word.ends(in: "leaves") || word.ends(in: "loaves") || word.ends(in: "halves") {
      return word.hash(first: count - 3, UInt8(ascii: "f"))
    }
    let takesE =
      word.ends(in: "oes") || word.ends(in: "ches") || word.ends(in: "shes")
      || word.ends(in: "sses") || word.ends(in: "xes") || word.ends(in: "tzes")
    return word.hash(first: takesE && !keepingTheirE.contains(word.hash) ? count - 2 : count - 1)
  }

  private static let keepingTheirE = Set(
    TextMatching.pluralsThatKeepTheirE.map { ByteHash.of($0) })

  // MARK: French and Spanish

  private static func french(_ word: HashedWord) -> UInt64 {
    guard word.count > 3, let last = word.bytes.last, last == s || last == UInt8(ascii: "x"),
      !word.ends(in: "ss")
    else { return word.hash }
    return word.hash(first: word.count - 1)
  }

  private static func spanish(_ word: HashedWord) -> UInt64 {
    var count = word.count
    if count > 3, word.bytes[count - 1] == s, !word.ends(in: "ss") { count -= 1 }
    guard count > 4, word.bytes[count - 1] == e else { return word.hash(first: count) }
    // `nueces` is of `nuez`.
    if count < word.count, word.bytes[count - 2] == UInt8(ascii: "c") {
      return word.hash(first: count - 2, UInt8(ascii: "z"))
    }
    return word.hash(first: count - 1)
  }

  // MARK: German

  private static func german(_ word: HashedWord, into keys: inout [UInt64]) {
    keys.append(word.hash)
    let count = word.count
    func cut(_ ending: StaticString, atLeast least: Int = 3, leaving rest: Int? = nil) {
      let length = ending.utf8CodeUnitCount
      guard count - length >= least, word.ends(in: ending) else { return }
      keys.append(word.hash(first: count - (rest ?? length)))
    }
    cut("n", atLeast: 4)
    cut("en")
    cut("e")
    cut("er")
    cut("es")
    cut("em")
    cut("s", atLeast: 4)
    cut("ern", atLeast: 4)
    cut("isse", leaving: 2)
    cut("issen", leaving: 3)
  }

  /// `rote`, `roter` and `roten` are of `rot`.
  private static func germanAdjective(_ word: HashedWord) -> UInt64 {
    let count = word.count
    if count > 4, word.ends(in: "er") || word.ends(in: "es") || word.ends(in: "en") {
      return word.hash(first: count - 2)
    }
    return count > 3 && word.bytes[count - 1] == e ? word.hash(first: count - 1) : word.hash
  }

  /// `moehre` as `mohre`, which is what folding makes of `Möhre`.
  private static func withoutDigraphs(_ word: HashedWord) -> HashedWord? {
    var bytes: [UInt8] = []
    for (place, byte) in word.bytes.enumerated() {
      let isMark =
        byte == e && place > 0 && [0x61, 0x6F, 0x75].contains(word.bytes[place - 1])
      if !isMark { bytes.append(byte) }
    }
    return bytes.count < word.count ? HashedWord(bytes) : nil
  }

  // MARK: Dutch

  private static func dutch(_ word: HashedWord, into keys: inout [UInt64]) {
    keys.append(word.hash)
    let count = word.count
    if count > 4, word.bytes[count - 1] == s { keys.append(word.hash(first: count - 1)) }
    guard count > 4, word.ends(in: "en") else { return }
    let base = count - 2
    keys.append(word.hash(first: base))
    let (vowel, last) = (word.bytes[base - 2], word.bytes[base - 1])
    if vowel == last { keys.append(word.hash(first: base - 1)) }
    // `druiven` is of `druif`, `kazen` of `kaas`.
    let hard: UInt8? =
      last == UInt8(ascii: "v") ? UInt8(ascii: "f") : last == UInt8(ascii: "z") ? s : nil
    if let hard { keys.append(word.hash(first: base - 1, hard)) }
    if [0x61, 0x65, 0x6F, 0x75].contains(vowel) {
      keys.append(word.hash(first: base - 1, vowel, hard ?? last))
    }
  }

  // MARK: Italian

  /// The hashes of the plurals of a word, of which some have two.
  static func italianPlurals(_ word: HashedWord) -> (first: UInt64?, second: UInt64?) {
    let count = word.count
    guard count > 3, let last = word.bytes.last else { return (nil, nil) }
    let (i, h) = (UInt8(ascii: "i"), UInt8(ascii: "h"))
    let before = word.bytes[count - 2]
    let isHard = before == UInt8(ascii: "c") || before == UInt8(ascii: "g")
    switch last {
    case UInt8(ascii: "o"):
      if before == i { return (word.hash(first: count - 1), nil) }
      let plural = word.hash(first: count - 1, i)
      return isHard ? (word.hash(first: count - 1, h, i), plural) : (plural, nil)
    case UInt8(ascii: "a"):
      let third = word.bytes[count - 3]
      if before == i, third == UInt8(ascii: "c") || third == UInt8(ascii: "g") {
        return (word.hash(first: count - 2, e), word.hash(first: count - 1, e))
      }
      return (isHard ? word.hash(first: count - 1, h, e) : word.hash(first: count - 1, e), nil)
    case e: return (word.hash(first: count - 1, i), nil)
    default: return (nil, nil)
    }
  }

  private static let s = UInt8(ascii: "s")
  private static let e = UInt8(ascii: "e")
}
