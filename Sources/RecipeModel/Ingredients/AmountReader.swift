import PotluckSupport

/// Reads amounts as people write them: `2`, `1.5`, `1,5`, `.5`, `3/4`, `½`, `1 1/2`, `1½`, `2-3`, `2 to 3`.
struct AmountReader {
  /// How a number is written, so that its successor can be written alike.
  enum Style: Sendable, Hashable {
    case whole
    case decimal(comma: Bool)
    case fraction(slash: Bool)
  }

  /// A number or a range and where it ends.
  struct Found {
    var lower: Fraction
    var upper: Fraction?
    var style: Style
    /// Where what stands between the numbers of a range lies.
    var separator = 0..<0
    var end: Int
  }

  private struct Number {
    var value: Fraction
    var style: Style
    var end: Int
  }

  let scalars: UnsafeBufferPointer<Unicode.Scalar>

  /// Calls `body` with a reader of the text, which must not leave it.
  static func read<Result>(_ text: String, _ body: (AmountReader) -> Result) -> Result {
    Array(text.unicodeScalars).withUnsafeBufferPointer { body(AmountReader(scalars: $0)) }
  }

  /// The amount that begins at that place; nil for zero, and for digits that are no number.
  func amount(at start: Int) -> Found? {
    guard let first = mixed(at: start), first.value.numerator > 0 else { return nil }
    var found = Found(lower: first.value, upper: nil, style: first.style, end: first.end)
    guard let next = afterRangeSign(at: first.end), let second = mixed(at: next),
      second.value > first.value
    else { return found }
    found.upper = second.value
    found.separator = first.end..<next
    found.end = second.end
    if found.style == .whole { found.style = second.style }
    return found
  }

  /// The scalars of a range as text.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  /// The first place from there on that holds no white space.
  func skipSpaces(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 }
    return index
  }

  /// The end of the word that begins there.
  func wordEnd(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, Self.isLetter(scalars[index]) { index += 1 }
    return index
  }

  /// Where the word that begins there ends, if it is that one, in small letters or capitals.
  @inline(__always)
  func end(of word: StaticString, at start: Int) -> Int? {
    let end = start + word.utf8CodeUnitCount
    guard end <= scalars.count else { return nil }
    for offset in 0..<word.utf8CodeUnitCount {
      let scalar = scalars[start + offset].value
      guard scalar | 0x20 == UInt32(word.utf8Start[offset]), scalar < 0x80 else { return nil }
    }
    return end < scalars.count && Self.isLetter(scalars[end]) ? nil : end
  }

  /// What ``WordTable`` knows a word by that follows what was hashed before: the hash of its folded
  /// letters, not yet mixed.
  func hash(_ range: Range<Int>, after hash: UInt64 = ByteHash.seed) -> UInt64 {
    var result = hash
    for index in range {
      let scalar = scalars[index].value
      guard scalar < 0x80 else {
        return TextMatching.fold(text(range)).utf8.reduce(hash, ByteHash.step)
      }
      result = ByteHash.step(result, UInt8(scalar) | 0x20)
    }
    return result
  }

  /// What the word is to an ingredient line.
  func kind(of range: Range<Int>) -> LineWord {
    range.isEmpty ? [] : LineWord(rawValue: LineWord.table.code(ByteHash.mix(hash(range))))
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.isWhiteSpace }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return "a"..."z" ~= scalar || "A"..."Z" ~= scalar }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// Whether a number can begin with that scalar.
  static func beginsNumber(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || !scalar.isASCII && vulgar(scalar) != nil
  }

  /// Whether a number can begin there: `.5` does, but neither in `1.5` nor in `no.5`.
  @inline(__always)
  func beginsNumber(at index: Int) -> Bool {
    let scalar = scalars[index]
    guard scalar == "." else { return Self.beginsNumber(scalar) }
    guard index + 1 < scalars.count, Self.isDigit(scalars[index + 1]) else { return false }
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    return before != "." && !Self.isDigit(before) && !Self.isLetter(before)
  }

  /// A whole number with a fraction behind it (`1 1/2`, `1-1/2`, `1 and 1/2`), or either alone.
  private func mixed(at start: Int) -> Number? {
    guard let number = plain(at: start) else { return nil }
    guard number.style == .whole, number.end < scalars.count else { return number }
    return joined(number, at: skipSpaces(number.end))
      ?? (isSpaceOrHyphen(number.end) ? joined(number, at: number.end + 1) : nil)
      ?? afterAnd(number.end).flatMap { joined(number, at: $0) } ?? number
  }

  /// A whole number and the fraction that begins there.
  private func joined(_ whole: Number, at start: Int) -> Number? {
    guard start < scalars.count, Self.beginsNumber(scalars[start]), let rest = plain(at: start),
      case .fraction = rest.style, rest.value < Fraction(1),
      let sum = whole.value.adding(rest.value)
    else { return nil }
    return Number(value: sum, style: rest.style, end: rest.end)
  }

  private func isSpaceOrHyphen(_ index: Int) -> Bool {
    scalars[index] == "-" || Self.isSpace(scalars[index])
  }

  /// Words between a whole number and its fraction.
  private static let ands: [StaticString] = ["and", "e", "en", "et", "i", "og", "och", "und", "y"]

  /// Where the number begins behind ` and ` or ` & `.
  private func afterAnd(_ start: Int) -> Int? {
    let index = skipSpaces(start)
    guard index > start, index < scalars.count else { return nil }
    let word = Self.ands.firstNonNil { end(of: $0, at: index) }
    guard let end = scalars[index] == "&" ? index + 1 : word else { return nil }
    let next = skipSpaces(end)
    return next > end ? next : nil
  }

  /// Where the upper number of a range begins: behind `-`, `–`, ` to `, `- to `, ` or `, ` bis `.
  private func afterRangeSign(at start: Int) -> Int? {
    var index = start
    if index < scalars.count, Self.isHyphen(scalars[index]) { index += 1 }
    let isGlued = index > start
    index = skipSpaces(index)
    if !isGlued, index < scalars.count, Self.isHyphen(scalars[index]) {
      return skipSpaces(index + 1)
    }
    if index > start,
      let end = Self.ranges.firstNonNil({ end(of: $0, at: index) }) ?? accentA(index)
    {
      let next = skipSpaces(end)
      return next > end ? next : nil
    }
    return isGlued ? index : nil
  }

  /// Words between the numbers of a range.
  private static let ranges: [StaticString] = [
    "to", "or", "bis", "oder", "ou", "a", "o", "tot", "of",
  ]

  /// Where the `à` of `2 à 3` ends.
  private func accentA(_ index: Int) -> Int? {
    guard index < scalars.count, scalars[index] == "à" || scalars[index] == "À" else { return nil }
    return index + 1
  }

  static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "–", "—": true
    default: false
    }
  }

  private static func isSlash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\u{2044}" || scalar == "\u{2215}"
  }

  /// One number without a space in it: digits, a decimal, a fraction, a vulgar fraction.
  private func plain(at start: Int) -> Number? {
    guard start < scalars.count else { return nil }
    if let value = Self.vulgar(scalars[start]) {
      return Number(value: value, style: .fraction(slash: false), end: start + 1)
    }
    let isBare = scalars[start] == "." && beginsNumber(at: start)
    guard let whole = isBare ? (0, start) : digits(at: start) else { return nil }
    var (value, end) = whole
    if end < scalars.count, let part = Self.vulgar(scalars[end]) {
      guard let sum = Fraction(value).adding(part) else { return nil }
      return Number(value: sum, style: .fraction(slash: false), end: end + 1)
    }
    if end < scalars.count, Self.isSlash(scalars[end]) {
      guard let lower = digits(at: end + 1), let value = Fraction(value, over: lower.value)
      else { return nil }
      return Number(value: value, style: .fraction(slash: true), end: lower.end)
    }
    // `1’500` is how Switzerland writes a thousand and a half.
    if end < scalars.count, scalars[end] == "'" || scalars[end] == "’", value > 0,
      let rest = digits(at: end + 1), rest.end == end + 4
    {
      value = value * 1_000 + rest.value
      return Number(value: Fraction(value), style: .whole, end: rest.end)
    }
    guard end < scalars.count, scalars[end] == "." || scalars[end] == ",",
      let part = digits(at: end + 1)
    else { return Number(value: Fraction(value), style: .whole, end: end) }
    let places = part.end - end - 1
    let isComma = scalars[end] == ","
    end = part.end
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    // `1,000` is a thousand; `1,5` and `0,125` are decimals.
    if isComma, places == 3, value > 0 {
      value = value * 1_000 + part.value
      return Number(value: Fraction(value), style: .whole, end: end)
    }
    guard let tail = Fraction(part.value, over: scale), let sum = Fraction(value).adding(tail)
    else { return nil }
    return Number(value: sum, style: .decimal(comma: isComma), end: end)
  }

  /// Up to nine digits; nil for none and for more.
  private func digits(at start: Int) -> (value: Int, end: Int)? {
    var index = start
    var value = 0
    while index < scalars.count, Self.isDigit(scalars[index]) {
      guard index - start < 9 else { return nil }
      value = value * 10 + Int(scalars[index].value - 0x30)
      index += 1
    }
    return index > start ? (value, index) : nil
  }

  /// The value of a vulgar fraction, such as `½`.
  static func vulgar(_ scalar: Unicode.Scalar) -> Fraction? {
    guard
      scalar.value == 0xBC || scalar.value == 0xBD || scalar.value == 0xBE
        || 0x2150...0x215E ~= scalar.value
    else { return nil }
    return VulgarFraction.all.first { $0.scalar == scalar }.flatMap {
      Fraction($0.numerator, over: $0.denominator)
    }
  }
}

/// What a word is to an ingredient line, beside a unit.
struct LineWord: OptionSet {
  let rawValue: UInt16

  /// Says that an amount is not exact, or begins it: `about`.
  static let filler = LineWord(rawValue: 1)
  /// Describes the unit behind it: `heaping cups`, `large cloves`.
  static let adjective = LineWord(rawValue: 2)
  /// Makes a number a length, a temperature or a time.
  static let otherUnit = LineWord(rawValue: 4)

  /// `a` or `an`.
  static let article = LineWord(rawValue: 8)
  static let half = LineWord(rawValue: 16)

  /// Says what was done to a food, or how it is, and never names one: `shredded`, `ripe`.
  static let description = LineWord(rawValue: 1 << 10)

  /// Sets a bound to the number behind it: the `up` of `up to 3`.
  static let bound = LineWord(rawValue: 1 << 9)
  /// Stands between words that set a bound: the `to` of `up to 3`.
  static let amongBounds = LineWord(rawValue: 1 << 11)

  static let quarter = LineWord(rawValue: 1 << 12)
  static let third = LineWord(rawValue: 1 << 13)
  static let threeQuarters = LineWord(rawValue: 1 << 14)

  /// The share of one that the word names; nil for other words.
  var share: Fraction? {
    if contains(.quarter) { return Fraction(1, over: 4) }
    if contains(.third) { return Fraction(1, over: 3) }
    return contains(.threeQuarters) ? Fraction(3, over: 4) : nil
  }

  /// The place of the number that the word stands for among `numbers`, in four bits from the sixth on;
  /// 0 for none.
  var number: Int { Int(rawValue >> 5 & 0xF) }

  /// The number that the word stands for, 1 for an article.
  var wordValue: Fraction {
    number == 13 ? Fraction(3, over: 2) ?? 1 : Fraction(max(1, number))
  }

  /// From one to twelve in six languages, without words that mean something else in another one; the
  /// thirteenth are one and a half.
  private static let numbers: [String] = [
    "one", "two zwei deux dos due twee", "three drei trois tres tre drie",
    "four vier quatre cuatro quattro", "five funf cinq cinco cinque vijf",
    "six sechs seis zes", "seven sieben sept siete sette zeven", "eight acht huit ocho otto",
    "nine neun neuf nueve nove negen", "ten zehn dix diez dieci tien", "eleven",
    "twelve zwolf douze doce dodici twaalf",
    "anderthalb anderthalbe anderhalf anderhalve eineinhalb",
  ]

  fileprivate static let table: WordTable = {
    var groups: [(code: UInt16, words: String)] = [
      (
        filler.rawValue,
        """
        \(ApproximateWords.aboutList) scant heaping generous evtl eventuell
        """
      ),
      (bound.rawValue, ApproximateWords.bounds),
      (amongBounds.rawValue, ApproximateWords.between),
      (
        adjective.rawValue,
        """
        heaping heaped scant level generous rounded packed large lg small sm medium med big good fat
        thick thin fresh full whole ripe gehaufter gehaufte gestrichener gestrichene leicht voller
        volle grosse grosser grosses grossen kleine kleiner kleines kleinen mittelgrosse
        mittelgrosser mittelgrosses reife reifer rote rotes unbehandelte unbehandelten bio dicke
        dunne frische frischer gros grosse petit petits petite petites grand grands grande grandes
        belle bonne bonnes demi pequena pequenas pequeno pequenos gran buen piccola piccole piccolo
        piccoli grandi grote groot kleine klein middelgrote dikke volle
        """
      ),
      (
        otherUnit.rawValue,
        """
        inch inches cm mm centimeter centimeters centimetre centimetres millimeter millimeters
        millimetre millimetres degree degrees percent second seconds sec minute minutes min mins
        hour hours hr hrs day days
        """
      ),
      (
        description.rawValue,
        """
        and but boneless skinless bone skin ripe firm soft tender raw cooked uncooked packed firmly
        lightly loosely tightly very freshly finely coarsely roughly thinly thickly chopped diced
        minced sliced shredded grated crushed ground peeled unpeeled seeded deseeded pitted stoned
        cored trimmed drained undrained rinsed washed dried frozen thawed melted softened beaten
        toasted roasted unsalted salted sifted cubed halved quartered crumbled mashed cooled chilled
        cold warm hot lean extra organic sweetened unsweetened strong dry crisp smoked crusty day old
        """
      ),
      (article.rawValue, "a an un une una uno ein eine einen einer eines een"),
      (
        quarter.rawValue,
        "quarter quarters viertel quart quarts cuarto cuartos quarto quarti kwart"
      ),
      (third.rawValue, "third thirds drittel tiers tercio tercios terzo terzi"),
      (threeQuarters.rawValue, "dreiviertel driekwart"),
      (
        half.rawValue,
        "half halbe halber halbes halben halve demi demie media medio mezzo mezza"
      ),
    ]
    for (place, words) in numbers.enumerated() { groups.append((UInt16(place + 1) << 5, words)) }
    return WordTable(groups)
  }()
}
