import RecipeModel

/// Where the phrases of tables of ``QueryWords`` stand, by their first words.
///
/// The tables are gone over once. A phrase becomes a text when a query has its first word.
struct PhraseIndex: Sendable {
  /// A phrase of a table.
  struct Phrase {
    /// The number of the table.
    var table: Int
    /// What is before the colon of the list that the phrase is in.
    var head: String
    var text: String
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// A part of a table.
  private struct Span {
    var table: UInt8
    var start: Int32
    var end: Int32
  }

  private struct Place {
    var span: Span
    /// The number of its list.
    var list: Int32
  }

  /// A form of a phrase's first word.
  private struct Form {
    var hash: UInt64
    var place: Int32
    /// The next form in the same bucket; -1 for none.
    var next: Int32
  }

  private let tables: [StaticString]
  private var heads: [Span] = []
  private var places: [Place] = []
  private var forms: [Form] = []
  /// The last form with each of some ends of a hash; more than there are forms.
  private var buckets = [Int32](repeating: -1, count: 1 << 13)

  /// Goes over tables.
  /// - Parameter tables: each with whether `ä` in it also stands for `ae`.
  init(_ tables: [(text: StaticString, isGerman: Bool)]) {
    self.tables = tables.map(\.text)
    places.reserveCapacity(buckets.count)
    forms.reserveCapacity(buckets.count)
    for (number, table) in tables.enumerated() {
      add(Self.bytes(table.text), UInt8(number), isGerman: table.isGerman)
    }
  }

  /// The hash of a folded word.
  static func hash(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(ByteHash.seed) { ByteHash.step($0, $1) }
  }

  /// The phrases whose first word, in one of its forms, has one of some hashes, in the tables' order.
  func phrases(from hashes: Set<UInt64>) -> [Phrase] {
    var found: Set<Int32> = []
    for hash in hashes {
      var form = buckets[bucket(hash)]
      while form >= 0 {
        if forms[Int(form)].hash == hash { found.insert(forms[Int(form)].place) }
        form = forms[Int(form)].next
      }
    }
    return found.sorted().map { number in
      let place = places[Int(number)]
      return Phrase(
        table: Int(place.span.table), head: text(heads[Int(place.list)]), text: text(place.span))
    }
  }

  private static func bytes(_ table: StaticString) -> Bytes {
    Bytes(start: table.utf8Start, count: table.utf8CodeUnitCount)
  }

  private func text(_ span: Span) -> String {
    let bytes = Self.bytes(tables[Int(span.table)])
    return String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }

  private func bucket(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: ByteHash.mix(hash)) & (buckets.count - 1)
  }

  // MARK: Going over a table

  private mutating func add(_ bytes: Bytes, _ table: UInt8, isGerman: Bool) {
    func span(_ part: Bytes.SubSequence) -> Span {
      Span(table: table, start: Int32(part.startIndex), end: Int32(part.endIndex))
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      var list = line
      if line.first != UInt8(ascii: " "), let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        heads.append(span(line[..<colon]))
        list = line[(colon + 1)...]
      }
      for part in list.split(separator: UInt8(ascii: ",")) {
        let phrase = part.drop { $0 == UInt8(ascii: " ") }
        places.append(Place(span: span(phrase), list: Int32(heads.count - 1)))
        addForms(of: phrase, isGerman: isGerman)
      }
    }
  }

  /// Takes down the forms of the first word of the phrase that was found last.
  private mutating func addForms(of phrase: Bytes.SubSequence, isGerman: Bool) {
    // Of a word with several forms, they go on from its stem.
    var (plain, spelt) = (ByteHash.seed, ByteHash.seed)
    var (plainStem, speltStem) = (plain, spelt)
    var hasForms = false
    let startsWithDigit = phrase.first.map { 0x30...0x39 ~= $0 } ?? false
    var index = phrase.startIndex
    scan: while index < phrase.endIndex {
      let byte = phrase[index]
      switch byte {
      case UInt8(ascii: "/") where startsWithDigit:
        plain = ByteHash.step(plain, byte)
      case UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "/"):
        break scan
      case UInt8(ascii: "|"):
        addForm(plain, spelt)
        if !hasForms { (plainStem, speltStem) = (plain, spelt) }
        hasForms = true
        (plain, spelt) = (plainStem, speltStem)
      case 0xC3, 0xC5:
        index += 1
        guard index < phrase.endIndex else { return }
        for letter in Self.letters(byte, phrase[index]) {
          plain = ByteHash.step(plain, letter)
          spelt = ByteHash.step(spelt, letter)
        }
        if isGerman, [0xA4, 0xB6, 0xBC].contains(phrase[index]) {
          spelt = ByteHash.step(spelt, UInt8(ascii: "e"))
        }
      default:
        plain = ByteHash.step(plain, byte)
        spelt = ByteHash.step(spelt, byte)
      }
      index += 1
    }
    addForm(plain, spelt)
  }

  private mutating func addForm(_ plain: UInt64, _ spelt: UInt64) {
    addForm(plain)
    if spelt != plain { addForm(spelt) }
  }

  private mutating func addForm(_ hash: UInt64) {
    let bucket = bucket(hash)
    forms.append(Form(hash: hash, place: Int32(places.count - 1), next: buckets[bucket]))
    buckets[bucket] = Int32(forms.count - 1)
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
