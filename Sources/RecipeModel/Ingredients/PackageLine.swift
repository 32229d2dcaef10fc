extension IngredientLineReader {
  /// Reads `12 oz can tomatoes` as one can of that size.
  mutating func containerReading(
    of size: MeasureScanner.Found, from start: Int
  ) -> Reading? {
    guard size.isMeasured, size.amount.upper == nil,
      let unit = scanner.unit(at: reader.skipSpaces(size.end)), unit.unit.isContainer
    else { return nil }
    let container = MeasureScanner.Found(
      amount: IngredientAmount(1, unit: unit.unit), style: .whole, separator: start..<start,
      amountRange: start..<start, unitRange: unit.range)
    found = [(container, .amount), (size, .size)]
    let itemStart = readFollowing(from: unit.range.upperBound)
    return reading(item: itemRange(itemStart))
  }

  /// Reads `1 – 14-ounce can milk` as one can: the dash stands apart, and the hyphen binds the size.
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
    let container = MeasureScanner.Found(
      amount: IngredientAmount(range.amount.lower, unit: unit.unit), style: .whole,
      separator: start..<start, amountRange: start..<range.separator.lowerBound,
      unitRange: unit.range)
    found = [(container, .amount), (size, .size)]
    let itemStart = readFollowing(from: unit.range.upperBound)
    return reading(item: itemRange(itemStart))
  }
}
