extension IngredientLineReader {
  /// Reads `12 oz can tomatoes` as one can of that size.
  mutating func containerReading(
    of size: MeasureScanner.Found, from start: Int
  ) -> Reading? {
    guard size.isMeasured, size.amount.upper == nil else { return nil }
    if let reading = countedReading(of: size, from: start) { return reading }
    let sizes = [size] + (otherSize(behind: size).map { [$0] } ?? [])
    guard let unit = scanner.unit(at: reader.skipSpaces(sizes[sizes.count - 1].end)),
      unit.unit.isContainer
    else { return nil }
    return reading(1, at: start..<start, of: unit, sizes: sizes)
  }

  /// Reads `2 ¼-oz envelopes yeast` as two: the hyphen binds the fraction alone, and several follow.
  private mutating func countedReading(
    of size: MeasureScanner.Found, from start: Int
  ) -> Reading? {
    let range = size.amountRange
    guard size.isHyphenated, let blank = range.first(where: { AmountReader.isSpace(scalars[$0]) }),
      let count = Int(reader.text(range.lowerBound..<blank)), count > 1,
      let part = size.amount.lower.subtracting(Fraction(count)), part > 0,
      let unit = scanner.unit(at: reader.skipSpaces(size.end)), unit.unit.isContainer,
      scalars[unit.range.upperBound - 1] == "s"
    else { return nil }
    var each = size
    each.amount.lower = part
    each.amountRange = reader.skipSpaces(blank)..<range.upperBound
    return reading(Fraction(count), at: start..<blank, of: unit, sizes: [each])
  }

  /// Reads `1 – 14-ounce can milk` as one can: the dash has spaces around it, and the hyphen binds
  /// the size.
  mutating func dashedReading(
    of range: MeasureScanner.Found, from start: Int
  ) -> Reading? {
    guard range.isHyphenated, let upper = range.amount.upper, range.amount.lower.isWhole,
      scalars[range.separator].contains(where: AmountReader.isSpace),
      let unit = scanner.unit(at: reader.skipSpaces(range.end)), unit.unit.isContainer
    else { return nil }
    var size = range
    size.amount = IngredientAmount(upper, unit: range.amount.unit)
    size.amountRange = range.separator.upperBound..<range.amountRange.upperBound
    size.separator = start..<start
    return reading(
      range.amount.lower, at: start..<range.separator.lowerBound, of: unit, sizes: [size])
  }

  /// Reads on from so many containers of a size, in one measure or two.
  private mutating func reading(
    _ count: Fraction, at place: Range<Int>, of unit: (unit: KitchenUnit, range: Range<Int>),
    sizes: [MeasureScanner.Found]
  ) -> Reading {
    let container = MeasureScanner.Found(
      amount: IngredientAmount(count, unit: unit.unit), style: .whole,
      separator: place.lowerBound..<place.lowerBound, amountRange: place, unitRange: unit.range)
    found = [(container, .amount)] + sizes.map { ($0, .size) }
    let itemStart = readFollowing(from: unit.range.upperBound)
    return reading(item: itemRange(itemStart))
  }
}
