import RecipeModel

/// What a word is by itself, whatever title it stands in.
struct TitleWord {
  /// The hash of the letters.
  var hash: UInt64 = 0
  /// The hash of the stem, spread once more, so that stems can be added up.
  ///
  /// Its lowest byte is the word's first one, the next one the stem's last one. Names of one food have
  /// one stem.
  var stem: UInt64 = 0
  /// A bit for each letter of the stem.
  var alphabet: UInt64 = 0
  /// The hash of the stem's letters in a row but for `e` and `s`, and the base to their number: what
  /// the word adds to ``TitleKey/letterSum``.
  private var letterSum: UInt64 = 0
  private var letterPower: UInt64 = 1
  /// What the word counts as: `2`, `two` and `ii`; 0 where it is no number.
  var number: UInt32 = 0
  /// What the word means, in the bits of ``TitleVocabulary``.
  var code: UInt16 = 0
  /// How many of the word's bytes belong to the stem, and a letter to put after them, or 0.
  var stemCount: Int32 = 0
  var extra: UInt8 = 0
  /// Whether the word mixes digits and letters, as `4h` and `7up` do.
  var hasDigits = false

  /// Reads a word of folded text; the tables are ``TitleVocabulary/words`` and
  /// ``TitleVocabulary/numbers``.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, words: WordTable, numbers: WordTable
  ) {
    var letters = ByteHash.seed
    var digits = 0
    var value: UInt32 = 0
    for byte in bytes[range] {
      if byte < 0x61 {
        digits += 1
        value = value &* 10 &+ UInt32(byte &- 0x30)
      }
      letters = ByteHash.step(letters, byte)
    }
    hash = ByteHash.mix(letters)
    code = words.code(hash)
    if digits == range.count {
      number = value
    } else if range.count <= 7 {
      number = UInt32(numbers.code(hash))
    }
    hasDigits = digits > 0 && number == 0
    let (start, end) = (range.lowerBound, range.upperBound)
    let (stop, extra) = WordStem.end(bytes, start, end)
    stem = FoodStems.stem(of: bytes, range, whole: hash)
    stemCount = Int32(stop - start)
    self.extra = extra
    for byte in bytes[start..<stop] where isOfStem(byte) { add(byte) }
    if extra != 0 { add(extra) }
  }

  /// No word.
  fileprivate init() {}

  /// The first byte of a word, as its stem tells it.
  @inline(__always)
  static func firstLetter(ofStem stem: UInt64) -> UInt64 { stem & 0xFF }

  /// The last byte of a word's stem, in a place of its own.
  @inline(__always)
  static func lastLetter(ofStem stem: UInt64) -> UInt64 { stem & 0xFF00 }

  /// Whether a byte of the stem counts: `7up` and `7 up` have the same letters, and the same number.
  @inline(__always)
  func isOfStem(_ byte: UInt8) -> Bool { !hasDigits || !URLQuery.isDigit(byte) }

  private mutating func add(_ letter: UInt8) {
    alphabet |= 1 << UInt64(letter & 63)
    // Stems of `cheese cake` and `cheesecake` differ in what endings lose or turn into.
    if letter == 0x65 || letter == 0x73 { return }
    letterSum = letterSum &* TitleKey.base &+ UInt64(letter == 0x79 ? 0x69 : letter)
    letterPower = letterPower &* TitleKey.base
  }

  /// The hash of a row of letters once those of this word follow it.
  @inline(__always)
  func letterSum(after sum: UInt64) -> UInt64 { sum &* letterPower &+ letterSum }
}

/// Words that were read before: most words stand in many titles, and reading one takes longer than
/// finding it.
final class TitleWordMemory {
  private struct Slot {
    var bytes: (UInt64, UInt64) = (0, 0)
    var word = TitleWord()
    /// The text that the word was last found in.
    var text = 0
  }

  /// Words with more bytes than this are read anew each time.
  private static let mostBytes = 16

  private let slots: UnsafeMutablePointer<Slot>
  private let shift: UInt64
  /// The number of the text being read, from 1.
  private var text = 0
  /// The words of that text for which there is no slot.
  private let spares: UnsafeMutablePointer<TitleWord>
  private var spareCount = 0
  // Kept at hand, as a constant of a type is looked up behind a lock at every use.
  private let words = TitleVocabulary.words
  private let numbers = TitleVocabulary.numbers

  /// Room for the words of so many titles, each of which has at most `mostWords`.
  init(titles: Int, mostWords: Int) {
    var bits: UInt64 = 6
    while bits < 12, 1 << bits < titles * 2 { bits += 1 }
    shift = 64 - bits
    slots = .allocate(capacity: 1 << Int(bits))
    slots.initialize(repeating: Slot(), count: 1 << Int(bits))
    spares = .allocate(capacity: mostWords)
    spares.initialize(repeating: TitleWord(), count: mostWords)
  }

  deinit {
    slots.deallocate()
    spares.deallocate()
  }

  /// Forgets which words the text before held.
  func beginText() {
    text += 1
    spareCount = 0
  }

  /// A word of folded text, which stays where it is until the next text begins.
  @inline(__always)
  func word(_ text: ByteWriter, _ range: Range<Int>) -> UnsafePointer<TitleWord> {
    guard range.count <= Self.mostBytes else { return spare(read(text, range)) }
    let bytes = (
      text.word(at: range.lowerBound, count: range.count),
      text.word(at: range.lowerBound + 8, count: range.count - 8)
    )
    let hash = (bytes.0 ^ bytes.1 &* 0xff51_afd7_ed55_8ccd) &* TitleKey.base
    let slot = slots + Int(truncatingIfNeeded: hash >> shift)
    if slot.pointee.bytes != bytes {
      let word = read(text, range)
      // Another word of this text is still looked at where it lies.
      if slot.pointee.text == self.text { return spare(word) }
      (slot.pointee.bytes, slot.pointee.word) = (bytes, word)
    }
    slot.pointee.text = self.text
    return UnsafePointer(slot.pointer(to: \.word).unsafelyUnwrapped)
  }

  private func spare(_ word: TitleWord) -> UnsafePointer<TitleWord> {
    spares[spareCount] = word
    spareCount += 1
    return UnsafePointer(spares + spareCount - 1)
  }

  @inline(never)
  private func read(_ text: ByteWriter, _ range: Range<Int>) -> TitleWord {
    TitleWord(text.bytes, range, words: words, numbers: numbers)
  }
}
