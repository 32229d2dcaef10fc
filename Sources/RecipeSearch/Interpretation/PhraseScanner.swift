import RecipeModel

/// Finds in a table of ``QueryWords`` the phrases whose first word is wanted.
struct PhraseScanner {
  /// The hashes of the first words that are wanted, folded.
  let wanted: Set<UInt64>
  /// Whether `ä` also stands for `ae`.
  let isGerman: Bool

  /// The hash of a folded word.
  static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(ByteHash.seed) { ByteHash.step($0, $1) }
  }

  /// Reads a table: `head` is given what is before the colon of each list, `phrase` each phrase of it
  /// that is wanted.
  func read(_ table: StaticString, head: (String) -> Void, phrase: (String) -> Void) {
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      var list = line
      if line.first != UInt8(ascii: " "), let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        head(String(decoding: line[..<colon], as: UTF8.self))
        list = line[(colon + 1)...]
      }
      for part in list.split(separator: UInt8(ascii: ",")) {
        let text = part.drop { $0 == UInt8(ascii: " ") }
        if isWanted(text) { phrase(String(decoding: text, as: UTF8.self)) }
      }
    }
  }

  /// Whether the first word of a phrase, in one of its forms, is wanted.
  private func isWanted(_ text: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
    // Of a word with several forms, they go on from its stem.
    var (plain, spelt) = (ByteHash.seed, ByteHash.seed)
    var (plainStem, speltStem) = (plain, spelt)
    var hasForms = false
    let startsWithDigit = text.first.map { 0x30...0x39 ~= $0 } ?? false
    var place = text.startIndex
    while place < text.endIndex {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "/") where startsWithDigit:
        (plain, spelt) = (ByteHash.step(plain, byte), spelt)
      case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "/"):
        return wanted.contains(plain) || wanted.contains(spelt)
      case UInt8(ascii: "|"):
        if wanted.contains(plain) || wanted.contains(spelt) { return true }
        if !hasForms { (plainStem, speltStem) = (plain, spelt) }
        hasForms = true
        (plain, spelt) = (plainStem, speltStem)
      case 0xC3, 0xC5:
        place += 1
        guard place < text.endIndex else { return false }
        let letters = Self.letters(byte, text[place])
        plain = letters.reduce(plain) { ByteHash.step($0, $1) }
        spelt = letters.reduce(spelt) { ByteHash.step($0, $1) }
        if isGerman, [0xA4, 0xB6, 0xBC].contains(text[place]) {
          spelt = ByteHash.step(spelt, UInt8(ascii: "e"))
        }
      default:
        plain = ByteHash.step(plain, byte)
        spelt = ByteHash.step(spelt, byte)
      }
      place += 1
    }
    return wanted.contains(plain) || wanted.contains(spelt)
  }

  /// The letters without accents that two bytes of Latin script stand for.
  private static func letters(_ first: UInt8, _ second: UInt8) -> [UInt8] {
    switch (first, second) {
    case (0xC5, 0x93): Array("oe".utf8)
    case (0xC3, 0x9F): Array("ss".utf8)
    case (0xC3, 0xA6): Array("ae".utf8)
    case (0xC3, 0xA0...0xBF): [base[Int(second - 0xA0)]]
    default: []
    }
  }

  /// `à` to `ÿ` without their accents.
  private static let base = Array("aaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)
}
