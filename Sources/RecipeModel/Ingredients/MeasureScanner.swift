import PotluckSupport

/// Finds measures in a text: an amount with the unit behind it.
struct MeasureScanner {
  /// An amount, its unit, and where they stand.
  struct Found {
    var amount: IngredientAmount
    var style: AmountReader.Style
    /// The separator between the two numbers of a range.
    var separator: Range<Int>
    var amountRange: Range<Int>
    /// The unit, with a half behind it: `litro y medio`.
    var unitRange: Range<Int>?
    /// Where the unit itself ends; nil unless a half follows it.
    var unitWordEnd: Int?
    /// Whether a word such as `heaping` stands before the unit, so that it is not that unit exactly.
    var isLoose = false
    /// Whether a hyphen binds the unit to the number, as in `a 3-pound chicken`.
    var isHyphenated = false

    var end: Int { max(unitRange?.upperBound ?? 0, amountRange.upperBound) }
    /// Whether the unit has a fixed size.
    var isMeasured: Bool { amount.dimension != .count }
  }

  let reader: AmountReader
  var scalars: UnsafeBufferPointer<Unicode.Scalar> { reader.scalars }

  /// The measure that begins at an index; nil where the number is no amount but a percentage, a
  /// length, a temperature, a time or a part of a name (`7-Up`).
  func measure(at start: Int) -> Found? {
    guard start < scalars.count, reader.beginsNumber(at: start),
      let number = reader.amount(at: start)
    else { return nil }
    let isCount = number.style == .whole && number.upper == nil
    return (isCount ? shares(number.lower, from: start, to: number.end) : nil)
      ?? spacedThousands(number, from: start) ?? measure(number, from: start)
  }

  /// The measure whose amount is written in words: `one can`, `a pinch`, `half a lemon`.
  func measureInWords(at start: Int) -> Found? {
    if let share = shareInWords(at: start) { return share }
    var end = reader.wordEnd(start)
    let word = reader.kind(of: start..<end)
    let isArticle = word.contains(.article)
    var value = word.wordValue
    if word.contains(.half) {
      value = Fraction(1, over: 2) ?? 1
      let next = reader.skipSpaces(end)
      let nextEnd = reader.wordEnd(next)
      if reader.kind(of: next..<nextEnd).contains(.article) {
        end = nextEnd
      } else if unit(at: next) == nil, !isCountedNoun(at: next) {
        return nil
      }
    } else if isArticle, let half = half(behind: end) {
      (value, end) = (Fraction(1, over: 2) ?? 1, half)
    } else if !isArticle, word.number == 0 {
      return nil
    }
    guard reader.skipSpaces(end) > end || end > start && scalars[end - 1] == "-",
      let found = measure(.init(lower: value, style: .whole, end: end), from: start)
    else { return nil }
    guard isArticle, found.unitRange == nil else { return found }
    // `an onion` and `a 6-ounce can` count, `a little salt` does not.
    if isCountedNoun(at: reader.skipSpaces(end)) { return found }
    let size = measure(at: reader.skipSpaces(end))
    return size?.isHyphenated == true ? found : nil
  }

  /// Where `half` ends behind an article, in front of what is counted: `eine halbe Zwiebel`.
  private func half(behind article: Int) -> Int? {
    let start = reader.skipSpaces(article)
    let end = reader.wordEnd(start)
    guard reader.kind(of: start..<end).contains(.half), end < scalars.count else { return nil }
    if scalars[end] == "-", isCountedNoun(at: end + 1) || unit(at: end + 1) != nil {
      return end + 1
    }
    guard reader.skipSpaces(end) > end else { return nil }
    let next = reader.skipSpaces(end)
    return unit(at: next) != nil || isCountedNoun(at: next) ? end : nil
  }

  /// The length of a piece, as in `1 inch piece ginger`, which is how much of it is needed.
  func pieceLength(at start: Int) -> Found? {
    guard start < scalars.count, reader.beginsNumber(at: start),
      let number = reader.amount(at: start)
    else { return nil }
    var index = reader.skipSpaces(number.end)
    if index < scalars.count, AmountReader.isHyphen(scalars[index]) {
      // `1 1/2-inch piece` may be one piece of half an inch.
      guard !scalars[start..<number.end].contains(where: AmountReader.isSpace) else { return nil }
      index += 1
    }
    let word = index..<reader.wordEnd(index)
    let piece = reader.skipSpaces(word.upperBound)
    let pieceText = TextMatching.fold(reader.text(piece..<reader.wordEnd(piece)))
    guard reader.kind(of: word).contains(.otherUnit), Self.pieces.contains(pieceText) else {
      return nil
    }
    return Found(
      amount: IngredientAmount(
        number.lower, to: number.upper, unit: .piece(reader.text(word))), style: number.style,
      separator: number.separator, amountRange: start..<number.end, unitRange: word)
  }

  private static let pieces: Set<String> = [
    "piece", "knob", "length", "stick", "stuck", "stuk", "stukje", "morceau", "trozo", "pezzo",
  ]

  /// Whether a countable noun begins at an index, perhaps after adjectives such as `large`.
  func isCountedNoun(at start: Int) -> Bool {
    var index = start
    for _ in 0..<3 {
      let end = reader.wordEnd(index)
      guard end > index, end - index < 40 else { return false }
      let word = reader.text(index..<end)
      if LineLanguage.allCases.contains(where: { CountedNouns.noun(word, in: $0) != nil }) {
        return true
      }
      guard reader.kind(of: index..<end).contains(.adjective) else { return false }
      index = reader.skipSpaces(end)
    }
    return false
  }

  private func measure(_ number: AmountReader.Found, from start: Int) -> Found? {
    guard var found = bareMeasure(withHalf(number), from: start) else { return nil }
    readSlashRange(&found)
    return found
  }

  private func bareMeasure(_ number: AmountReader.Found, from start: Int) -> Found? {
    var found = Found(
      amount: IngredientAmount(number.lower, to: number.upper), style: number.style,
      separator: number.separator, amountRange: start..<number.end)
    var index = reader.skipSpaces(number.end)
    guard index < scalars.count else { return found }
    let isGlued = index == number.end && !AmountReader.isHyphen(scalars[number.end - 1])
    if Self.isSign(scalars[index]) || isGlued && Self.isJoint(scalars[index]) { return nil }
    let isHyphenated = isGlued && AmountReader.isHyphen(scalars[index])
    if isHyphenated { index = reader.skipSpaces(index + 1) }
    if let unit = unit(at: index), !isGermanSize(unit.range, number.lower) {
      found.amount.unit = frenchSpoon(unit.range, number.lower) ?? unit.unit
      found.unitRange = unit.range
      found.isHyphenated = isHyphenated
      readThousands(&found)
      readDecimals(&found)
      readHalf(&found)
      readRest(&found)
      return found
    }
    let word = index..<reader.wordEnd(index)
    let kind = reader.kind(of: word)
    if isHyphenated || kind.contains(.otherUnit) { return nil }
    // `4人分`: these scripts put no space before what is counted.
    let isEastAsian = scalars[index].value > 0x3040
    if isGlued { return word.isEmpty || isEastAsian || isTimes(at: index) ? found : nil }
    if kind.contains(.half), word.upperBound < scalars.count, scalars[word.upperBound] == "-",
      let half = Fraction(1, over: 2).flatMap(number.lower.multiplied)
    {
      // Doubled, `1 demi-concombre` becomes `1 concombre`.
      found.amount.lower = half
      found.amountRange = start..<word.upperBound + 1
      if let unit = unit(at: word.upperBound + 1) {
        found.amount.unit = unit.unit
        found.unitRange = unit.range
      }
      return found
    }
    if number.lower < 1, let of = Self.ofWords.firstNonNil({ reader.end(of: $0, at: index) }),
      let unit = unit(at: reader.skipSpaces(of)),
      unit.unit.dimension != .count
        || reader.end(of: "de", at: index) != nil
    {
      // Doubled, `1/4 de kilo` becomes `1/2 kilo`.
      found.amountRange = start..<of
      found.amount.unit = unit.unit
      found.unitRange = unit.range
      return found
    }
    if kind.contains(.article), number.lower < 1 {
      // Doubled, `1/2 a lemon` becomes `1 lemon`.
      found.amountRange = start..<word.upperBound
      return found
    }
    if let (unit, range) = unitBehindAdjectives(at: index) {
      found.amount.unit = unit
      found.unitRange = range
      found.isLoose = true
    }
    return found
  }

  /// The spoon that French lines write `cc`: nobody measures a few cubic centimetres.
  private func frenchSpoon(_ unit: Range<Int>, _ number: Fraction) -> KitchenUnit? {
    number < 5 && reader.end(of: "cc", at: unit.lowerBound) != nil ? .teaspoon : nil
  }

  /// The unit behind words that only describe it: `heaping cups`, `large cloves`.
  func unitBehindAdjectives(at start: Int) -> (unit: KitchenUnit, range: Range<Int>)? {
    var index = start
    for _ in 0..<3 {
      if index > start, let unit = unit(at: index) { return unit }
      let end = reader.wordEnd(index)
      guard reader.kind(of: index..<end).contains(.adjective) else { return nil }
      index = reader.skipSpaces(end)
    }
    return nil
  }

  /// The unit whose words begin exactly there, the longest one first.
  func unit(at start: Int) -> (unit: KitchenUnit, range: Range<Int>)? {
    var best: (unit: KitchenUnit, range: Range<Int>)?
    var index = start
    var hash = ByteHash.seed
    for place in 0..<UnitWords.mostWords {
      let end = reader.wordEnd(index)
      guard end > index, end - index < 32 else { break }
      if place > 0 { hash = ByteHash.step(hash, 0x20) }
      hash = reader.hash(index..<end, after: hash)
      let words = UnitWords.words(ByteHash.mix(hash), isCapitalT: isCapitalT(start..<end))
      if let unit = words.unit, !beginsName(index..<end, unit) {
        let unitEnd = unitEnd(end, isAbbreviation: words.isAbbreviation)
        best = kindOfOunce(behind: unitEnd, unit, from: start)
      }
      guard words.mayGoOn else { break }
      let hasStop = end < scalars.count && scalars[end] == "."
      index = reader.skipSpaces(hasStop ? end + 1 : end)
      if index == end { break }
    }
    return best
  }

  /// Whether a unit's word belongs to the name behind it, as in `1 pot roast`.
  private func beginsName(_ word: Range<Int>, _ unit: KitchenUnit) -> Bool {
    guard unit == .piece("pot") else { return false }
    let next = reader.skipSpaces(word.upperBound)
    return UnitWords.beginsName(
      reader.text(word), before: TextMatching.fold(reader.text(next..<reader.wordEnd(next))))
  }

  /// Whether a word is `T`, which means a tablespoon where `t` means a teaspoon.
  private func isCapitalT(_ word: Range<Int>) -> Bool {
    word.count == 1 && scalars[word.lowerBound] == "T"
  }

  /// Reads on in `ounces, fluid` and `ounces, weight`.
  private func kindOfOunce(
    behind end: Int, _ unit: KitchenUnit, from start: Int
  ) -> (unit: KitchenUnit, range: Range<Int>) {
    guard unit == .ounce, end < scalars.count, scalars[end] == "," else {
      return (unit, start..<end)
    }
    let word = reader.skipSpaces(end + 1)
    if let end = reader.end(of: "fluid", at: word) { return (.fluidOunce, start..<end) }
    if let end = reader.end(of: "weight", at: word) { return (.ounce, start..<end) }
    return (unit, start..<end)
  }

  /// The end of a unit with what belongs to it: the full stop of an abbreviation, or `(s)`.
  private func unitEnd(_ end: Int, isAbbreviation: Bool) -> Int {
    if isAbbreviation, end < scalars.count, scalars[end] == "." { return end + 1 }
    guard end < scalars.count, scalars[end] == "(" || scalars[end] == "/" else { return end }
    // `clove(s)`, `Prise(n)`, `Dose(n)`, `Zehe/n`.
    for ending in Self.pluralEndings
    where scalars[end...].starts(with: ending.unicodeScalars) {
      let next = end + ending.utf8.count
      if next == scalars.count || !AmountReader.isLetter(scalars[next]) { return next }
    }
    return end
  }

  private static let pluralEndings = [
    "(s)", "(n)", "(en)", "(es)", "(e)", "/s", "/n", "/en", "/es", "/e",
  ]

  /// Whether a sign or word stands there that multiplies, as in `2 x 400 g`.
  func isTimes(at index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "×" || reader.end(of: "x", at: index) != nil)
  }

  /// Whether a sign makes a number a share, a temperature or a length.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "°", "º", "˚", "\"", "″", "”", "'", "′", "’", "℃", "℉": true
    default: false
    }
  }

  /// Whether a sign joins a number to what is no unit: an entity, a part number, a mark.
  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "#", "@", "_", "*", "=", "<", ">", "/", "\\": true
    default: false
    }
  }
}
