import RecipeModel

/// A word or number of a line, in folded form known by its hash only.
struct LineToken {
  /// What stands between a token and the one before it; the greatest wins, but a comma behind a
  /// bracket.
  enum Break: UInt8, Comparable {
    case space, hyphen, slash, colon, comma, bracket

    static func < (left: Break, right: Break) -> Bool { left.rawValue < right.rawValue }
  }

  var hash: UInt64
  /// The place in the line's UTF-8, whole.
  var range: Range<Int>
  var gap: Break
  /// How many brackets are open.
  var depth: Int
  var isNumber: Bool
  /// Whether it stands in a script without words that could be known.
  var isForeign: Bool
  /// Whether it is an emoji of a food or an animal.
  var isPicture = false
}

/// Takes a line apart into folded tokens: lower case, without accents and apostrophes.
///
/// `d'oeuf` and `l'huile` are two words, `lamb's` is one. The address of a link is passed over.
struct LineTokens {
  private(set) var tokens: [LineToken] = []
  private var hash: UInt64 = 0
  private var first = -1
  private var gap = LineToken.Break.space
  private var depth = 0
  private var isNumber = false
  private var isForeign = false
  private var letters = 0

  /// Longer lines are read to here.
  static let mostBytes = 2_000

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    tokens.removeAll(keepingCapacity: true)
    (first, gap, depth) = (-1, .space, 0)
    let end = min(bytes.count, Self.mostBytes)
    var place = 0
    while place < end {
      let byte = bytes[place]
      if 0x61...0x7A ~= byte | 0x20 {
        place = word(bytes, place, end)
      } else if byte < 0x80 {
        place = ascii(byte, bytes, place, end)
      } else {
        place = other(bytes, place, end)
      }
    }
    finish(end)
  }

  /// Puts the words in the spelling that a lexicon knows them by.
  mutating func settle(_ lexicon: Lexicon) {
    for place in tokens.indices { tokens[place].hash = lexicon.canonical(tokens[place].hash) }
  }

  /// A run of ASCII letters, which is most of every line.
  private mutating func word(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    if first >= 0, isNumber { finish(start) }
    if first < 0 { begin(start, isNumber: false) }
    var (place, hash) = (start, hash)
    while place < end, 0x61...0x7A ~= bytes[place] | 0x20 {
      hash = WordHash.with(hash, bytes[place] | 0x20)
      place += 1
    }
    self.hash = hash
    letters += place - start
    return place
  }

  private mutating func begin(_ place: Int, isNumber: Bool) {
    first = place
    hash = WordHash.start
    self.isNumber = isNumber
    letters = 0
  }

  private mutating func ascii(
    _ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ end: Int
  ) -> Int {
    switch byte {
    case 0x30...0x39: add(byte, place, isDigit: true)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): apostrophe(place)
    case UInt8(ascii: "&"), UInt8(ascii: "+"):
      finish(place)
      for letter in "and".utf8 { add(letter, place, isDigit: false) }
      finish(place + 1)
    case UInt8(ascii: "]") where place + 1 < end && bytes[place + 1] == UInt8(ascii: "("):
      separate(byte, place)
      return bytes[place..<end].firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? end
    case UInt8(ascii: ":")
    where place + 2 < end && bytes[place + 1] == UInt8(ascii: "/")
      && bytes[place + 2] == UInt8(ascii: "/"):
      finish(place)
      if tokens.last != nil { tokens.removeLast() }
      return bytes[place..<end].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ")") } ?? end
    case UInt8(ascii: "-"):
      let isDash =
        place > 0 && bytes[place - 1] == 0x20 && place + 1 < end
        && bytes[place + 1] == 0x20
      separate(isDash ? UInt8(ascii: ",") : byte, place)
    default: separate(byte, place)
    }
    return place + 1
  }

  /// A letter beyond ASCII, or a sign.
  private mutating func other(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ end: Int
  ) -> Int {
    let lead = bytes[place]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard place + length <= bytes.count else {
      separate(0x20, place)
      return end
    }
    var scalar = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for next in 1..<length { scalar = scalar << 6 | UInt32(bytes[place + next] & 0x3F) }
    switch scalar {
    case 0xC0...0x17F: latin(Self.latin[Int(scalar - 0xC0)], place)
    case 0xBC...0xBE, 0x2150...0x218F, 0x2070...0x209F:
      if first < 0 || isNumber { add(0x30, place, isDigit: true) } else { separate(0x20, place) }
    case 0xAD, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F, 0xFEFF: break
    case 0x2018, 0x2019, 0x2BC, 0xB4: apostrophe(place)
    case 0x2010, 0x2011: separate(UInt8(ascii: "-"), place)
    case 0x2013...0x2015: separate(isNumber ? 0x20 : UInt8(ascii: ","), place)
    case 0x2022, 0xB7, 0x3001, 0xFF0C: separate(UInt8(ascii: ","), place)
    case 0xFF08, 0x3010: separate(UInt8(ascii: "("), place)
    case 0xFF09, 0x3011: separate(UInt8(ascii: ")"), place)
    case 0x1F32D...0x1F37F, 0x1F400...0x1F43F, 0x1F950...0x1F96F, 0x1F980...0x1F9AE,
      0x1F9C0...0x1F9CB, 0x1FAD0...0x1FADF:
      picture(bytes, place..<place + length)
    case 0x80...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F, 0xFF00...0xFF0F,
      0x1F000...0x1FFFF:
      separate(0x20, place)
    default:
      for next in 0..<length { add(bytes[place + next], place, isDigit: false) }
      isForeign = true
    }
    return place + length
  }

  /// An emoji is a word by itself, so that a row of them is read one by one.
  private mutating func picture(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    finish(range.lowerBound)
    for place in range { add(bytes[place], place, isDigit: false) }
    finish(range.upperBound)
    tokens[tokens.count - 1].isPicture = true
  }

  private mutating func latin(_ code: UInt8, _ place: Int) {
    switch code {
    case UInt8(ascii: "S"): for _ in 0..<2 { add(UInt8(ascii: "s"), place, isDigit: false) }
    case UInt8(ascii: "1"), UInt8(ascii: "2"), UInt8(ascii: "3"):
      let pair: StaticString =
        code == UInt8(ascii: "1") ? "ae" : code == UInt8(ascii: "2") ? "oe" : "ij"
      for index in 0..<2 { add(pair.utf8Start[index], place, isDigit: false) }
    case UInt8(ascii: "."): separate(0x20, place)
    default: add(code, place, isDigit: false)
    }
  }

  private mutating func add(_ byte: UInt8, _ place: Int, isDigit: Bool) {
    if first >= 0, isDigit != isNumber { finish(place) }
    if first < 0 { begin(place, isNumber: isDigit) }
    letters += 1
    hash = WordHash.with(hash, byte)
  }

  private mutating func apostrophe(_ place: Int) {
    guard first >= 0 else { return }
    if letters <= 2 || Self.elisions.contains(hash) { finish(place) }
  }

  private mutating func separate(_ byte: UInt8, _ place: Int) {
    finish(place)
    switch byte {
    case UInt8(ascii: "-"): gap = max(gap, .hyphen)
    case UInt8(ascii: "/"): gap = max(gap, .slash)
    case UInt8(ascii: ":"): gap = max(gap, .colon)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "\n"):
      gap = .comma
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      gap = .bracket
      depth = min(depth + 1, 3)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      gap = .bracket
      depth = max(depth - 1, 0)
    default: break
    }
  }

  private mutating func finish(_ place: Int) {
    guard first >= 0 else { return }
    tokens.append(
      LineToken(
        hash: hash, range: first..<place, gap: gap, depth: depth, isNumber: isNumber,
        isForeign: isForeign))
    (first, gap, isForeign) = (-1, .space, false)
  }

  /// The folded words of a phrase.
  static func words(_ phrase: ArraySlice<UInt8>) -> [[UInt8]] {
    var reader = LineTokens()
    return phrase.withUnsafeBufferPointer { bytes in
      reader.read(bytes)
      return reader.tokens.map { folded(bytes, $0.range) }
    }
  }

  /// The folded bytes of a word, for the look at words that nobody knows.
  static func folded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var folded: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte < 0x80 {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A: folded.append(byte | 0x20)
        case 0x30...0x39: folded.append(byte)
        default: break
        }
        place += 1
      } else {
        let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        if length == 2, place + 1 < range.upperBound {
          let scalar = Int(byte & 0x1F) << 6 | Int(bytes[place + 1] & 0x3F)
          if 0xC0...0x17F ~= scalar { folded.append(contentsOf: letters(latin[scalar - 0xC0])) }
        } else if length == 4 {
          folded.append(contentsOf: bytes[place..<min(place + 4, range.upperBound)])
        }
        place += length
      }
    }
    return folded
  }

  private static func letters(_ code: UInt8) -> [UInt8] {
    switch code {
    case UInt8(ascii: "S"): Array("ss".utf8)
    case UInt8(ascii: "1"): Array("ae".utf8)
    case UInt8(ascii: "2"): Array("oe".utf8)
    case UInt8(ascii: "3"): Array("ij".utf8)
    default: [code]
    }
  }

  private static let elisions = Set(ElidedWords.all.map { WordHash.of($0.utf8) })

  /// The base letters of U+00C0 to U+017F; `S`, `1`, `2` and `3` are ss, ae, oe and ij.
  private static let latin = Array(
    ("aaaaaa1ceeeeiiiidnooooo.ouuuuytSaaaaaa1ceeeeiiiidnooooo.ouuuuytyaaaaaaccccccccdd"
      + "ddeeeeeeeeeegggggggghhhhiiiiiiiiii33jjkkkllllllllllnnnnnnnnnoooooo22rrrrrrssssss"
      + "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
