import PotluckSupport

/// Forms of amounts that are more than a number and a unit.
extension MeasureScanner {
  // MARK: Signs within numbers

  /// Reads the point of `1.500 g`, as the comma of `1,500 g`, as one of thousands where exactly three
  /// digits follow: nobody weighs thousandths of a gram.
  func readThousands(_ found: inout Found) {
    guard [.gram, .milligram, .milliliter].contains(found.amount.unit), found.amount.lower < 1_000,
      ends(of: found).allSatisfy(hasThousands),
      let thousands = found.amount.scaled(by: 1_000)
    else { return }
    found.amount = thousands
    // With a point between thousands, the decimal sign is a comma.
    found.style = scalars[found.amountRange].contains(".") ? .decimal(comma: true) : .whole
  }

  private func hasThousands(_ range: Range<Int>) -> Bool {
    let parts = scalars[range].split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == 2, (1...3).contains(parts[0].count), parts[1].count == 3,
      parts[0].first != "0"
    else { return false }
    return parts.joined().allSatisfy(AmountReader.isDigit)
  }

  /// Reads the comma of `1,250 kg` as one of decimals: nobody cooks with a thousand kilograms.
  func readDecimals(_ found: inout Found) {
    guard [.kilogram, .liter].contains(found.amount.unit), found.amount.lower >= 1_000,
      ends(of: found).allSatisfy({ hasThousands($0) && scalars[$0].contains(",") }),
      let decimals = Fraction(1, over: 1_000).flatMap(found.amount.scaled)
    else { return }
    found.amount = decimals
    found.style = .decimal(comma: true)
  }

  /// Thousands behind a space, where what is weighed follows: `1 500 g de farine`.
  ///
  /// Without `de` it may be one of 500 g, as in `1 500 g chicken`.
  func spacedThousands(_ number: AmountReader.Found, from start: Int) -> Found? {
    guard number.upper == nil, number.style == .whole, number.end - start <= 3,
      number.end < scalars.count, AmountReader.isSpace(scalars[number.end]),
      number.end + 4 <= scalars.count, let rest = whole(number.end + 1..<number.end + 4),
      let unit = unit(at: reader.skipSpaces(number.end + 4)),
      [.gram, .milliliter].contains(unit.unit),
      isBeforeOf(unit.range.upperBound) || rest % 100 == 0 && rest < 100,
      let sum = number.lower.multiplied(by: 1_000)?.adding(Fraction(rest))
    else { return nil }
    return Found(
      amount: IngredientAmount(sum, unit: unit.unit), style: .whole, separator: start..<start,
      amountRange: start..<number.end + 4, unitRange: unit.range)
  }

  /// Reads the slash of `500/600 g` and `10/12 prawns` as one between the ends of a range.
  ///
  /// A fraction is one that kitchens have, or that cannot be shortened; of pieces and of grams nobody
  /// takes four fifths.
  func readSlashRange(_ found: inout Found) {
    guard found.style == .fraction(slash: true), found.amount.upper == nil,
      let slash = found.amountRange.first(where: { scalars[$0] == "/" }),
      let low = whole(found.amountRange.lowerBound..<slash),
      let high = whole(slash + 1..<found.amountRange.upperBound), low >= 4, high > low
    else { return }
    let isFraction =
      Self.denominators.contains(high) && Fraction(low, over: high)?.denominator == high
    let hasParts = ![.gram, .milliliter, .centiliter].contains(found.amount.unit)
    guard !isFraction || !found.isMeasured || !hasParts else { return }
    found.amount.lower = Fraction(low)
    found.amount.upper = Fraction(high)
    found.separator = slash..<slash + 1
    found.style = .whole
  }

  private static let denominators: Set<Int> = [2, 3, 4, 5, 6, 8, 10, 12, 16]

  /// A number of up to nine digits that fills a range.
  private func whole(_ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count < 10, scalars[range].allSatisfy(AmountReader.isDigit) else {
      return nil
    }
    return scalars[range].reduce(0) { $0 * 10 + Int($1.value - 0x30) }
  }

  /// Where the numbers of an amount lie: one, or the two of a range.
  private func ends(of found: Found) -> [Range<Int>] {
    found.amount.upper == nil
      ? [found.amountRange]
      : [
        found.amountRange.lowerBound..<found.separator.lowerBound,
        found.separator.upperBound..<found.amountRange.upperBound,
      ]
  }

  // MARK: Halves and rests

  /// The half behind a whole number: `1 and a half onions`, `two and a half cups`.
  func withHalf(_ number: AmountReader.Found) -> AmountReader.Found {
    guard number.upper == nil, number.lower.isWhole, let half = halfAfterAnd(number.end),
      let sum = Fraction(1, over: 2).flatMap(number.lower.adding)
    else { return number }
    return AmountReader.Found(lower: sum, style: .fraction(slash: false), end: half.end)
  }

  /// Reads the half behind a unit: `1 litro y medio`, `1 kilo et demi`, `a cup and a half of milk`.
  func readHalf(_ found: inout Found) {
    guard let unit = found.unitRange, found.amount.upper == nil, found.amount.lower.isWhole,
      let half = halfAfterAnd(unit.upperBound),
      found.isMeasured && !half.isEnglish || endsAmount(half.end),
      let sum = Fraction(1, over: 2).flatMap(found.amount.lower.adding)
    else { return }
    found.amount.lower = sum
    found.unitWordEnd = unit.upperBound
    found.unitRange = unit.lowerBound..<half.end
  }

  /// Where `and a half` ends that begins there or behind spaces; nil for a half of something else, as
  /// in `1 cup and half an onion`.
  private func halfAfterAnd(_ start: Int) -> (end: Int, isEnglish: Bool)? {
    let and = reader.skipSpaces(start)
    guard and > start, begins(and, with: "yeua"),
      let andEnd = Self.ands.firstNonNil({ reader.end(of: $0, at: and) })
    else {
      return nil
    }
    var half = reader.skipSpaces(andEnd)
    var end = reader.wordEnd(half)
    if reader.kind(of: half..<end).contains(.article) {
      half = reader.skipSpaces(end)
      end = reader.wordEnd(half)
    }
    guard reader.kind(of: half..<end).contains(.half) else { return nil }
    let next = reader.skipSpaces(end)
    if reader.kind(of: next..<reader.wordEnd(next)).contains(.article) { return nil }
    return (end, reader.end(of: "and", at: and) != nil)
  }

  /// Whether one of some letters, small or capital, stands at a place: a first look that costs less than
  /// comparing words.
  private func begins(_ place: Int, with letters: StaticString) -> Bool {
    guard place < scalars.count else { return false }
    let letter = scalars[place].value | 0x20
    return (0..<letters.utf8CodeUnitCount).contains { UInt32(letters.utf8Start[$0]) == letter }
  }

  private static let ands: [StaticString] = ["y", "e", "et", "en", "und", "and"]

  /// Reads the rest behind a unit, in a smaller one that nobody names: `1 kg 500 de viande`,
  /// `1 l ½ d'eau`, `1l5 de lait`.
  func readRest(_ found: inout Found) {
    guard let unit = found.unitRange, [.kilogram, .liter].contains(found.amount.unit),
      found.amount.upper == nil, found.amount.lower.isWhole, found.unitWordEnd == nil
    else { return }
    let next = reader.skipSpaces(unit.upperBound)
    guard next < scalars.count, reader.beginsNumber(at: next),
      let number = reader.amount(at: next), number.upper == nil
    else { return }
    let isGlued = next == unit.upperBound
    let isWhole =
      isGlued && number.end < scalars.count
      ? AmountReader.isSpace(scalars[number.end]) : endsAmount(number.end)
    guard isWhole, let part = part(number, at: next, isGlued: isGlued),
      let sum = found.amount.lower.adding(part)
    else { return }
    found.amount.lower = sum
    found.unitWordEnd = unit.upperBound
    found.unitRange = unit.lowerBound..<number.end
  }

  private func part(_ number: AmountReader.Found, at start: Int, isGlued: Bool) -> Fraction? {
    if number.lower < 1 { return number.lower }
    let places = number.end - start
    guard let value = whole(start..<number.end), isGlued ? places <= 3 : places == 3 else {
      return nil
    }
    return Fraction(value, over: (0..<places).reduce(1) { scale, _ in scale * 10 })
  }

  /// Whether nothing more of an amount follows: what is measured behind `of`, a sign, or the end.
  private func endsAmount(_ end: Int) -> Bool {
    let next = reader.skipSpaces(end)
    guard next < scalars.count else { return true }
    if AmountReader.isLetter(scalars[next]) { return isBeforeOf(end) }
    return !AmountReader.beginsNumber(scalars[next])
  }

  /// Whether a word such as `of` follows.
  private func isBeforeOf(_ end: Int) -> Bool {
    let next = reader.skipSpaces(end)
    return next > end && Self.ofWords.contains { reader.end(of: $0, at: next) != nil }
  }

  /// Words between an amount and what it measures.
  static let ofWords: [StaticString] = ["of", "de", "d", "di", "du", "van", "von"]

  // MARK: Words

  /// A share in words of a measured unit: `three quarters cup`, `un cuarto de taza`,
  /// `dreiviertel Liter`.
  func shareInWords(at start: Int) -> Found? {
    let end = reader.wordEnd(start)
    let word = reader.kind(of: start..<end)
    if let share = word.share { return shared(share, from: start, to: end) }
    guard word.contains(.article) || word.number > 0 else { return nil }
    return shares(word.wordValue, from: start, to: end)
  }

  /// So many shares of a measured unit, named after the number that ends there: `3 quarters cup`.
  func shares(_ count: Fraction, from start: Int, to end: Int) -> Found? {
    let next = reader.skipSpaces(end)
    // Most words behind a number are units, which are shorter.
    guard next > end, begins(next, with: "qvktdc") else { return nil }
    let wordEnd = reader.wordEnd(next)
    guard wordEnd - next > 4, let share = reader.kind(of: next..<wordEnd).share,
      share.numerator == 1,
      let value = share.multiplied(by: count), value < 1
    else { return nil }
    return shared(value, from: start, to: wordEnd)
  }

  private func shared(_ value: Fraction, from start: Int, to end: Int) -> Found? {
    var next = reader.skipSpaces(end)
    guard next > end else { return nil }
    var amountEnd = end
    if let of = Self.ofWords.firstNonNil({ reader.end(of: $0, at: next) }) {
      amountEnd = of
      next = reader.skipSpaces(of)
      let word = next..<reader.wordEnd(next)
      if reader.kind(of: word).contains(.article) {
        amountEnd = word.upperBound
        next = reader.skipSpaces(amountEnd)
      }
    }
    guard let unit = unit(at: next), unit.unit.dimension != .count || unit.unit.isUnsizedCup
    else {
      return nil
    }
    return Found(
      amount: IngredientAmount(value, unit: unit.unit), style: .fraction(slash: false),
      separator: start..<start, amountRange: start..<amountEnd, unitRange: unit.range)
  }

  /// Whether `kl.` or `gr.` says how big a piece is, in German: `1 kl. Zwiebel`, `1 gr. Dose`.
  func isGermanSize(_ unit: Range<Int>, _ number: Fraction) -> Bool {
    guard number <= 20, unit.count <= 3, unit.count >= 2 else { return false }
    let isSmall = scalars[unit.lowerBound] == "k" && scalars[unit.lowerBound + 1] == "l"
    let isGreat =
      reader.end(of: "gr", at: unit.lowerBound) != nil && scalars[unit.upperBound - 1] == "."
    guard isSmall || isGreat else { return false }
    let next = reader.skipSpaces(unit.upperBound)
    return isCountedNoun(at: next) || self.unit(at: next)?.unit.dimension == .count
  }
}
