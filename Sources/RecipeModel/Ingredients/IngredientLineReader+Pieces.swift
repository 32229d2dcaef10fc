extension IngredientLineReader {
  /// Puts the pieces in order.
  func reading(item: Range<Int>, remainder: Int? = nil) -> Reading {
    var reading = Reading()
    var marks: [(range: Range<Int>, piece: MeasuredIngredient.Piece)] = []
    for (index, entry) in found.enumerated() {
      let measure = entry.measure
      reading.measures.append(
        MeasuredIngredient.Measure(
          amount: measure.amount, role: entry.role,
          written: WrittenMeasure(
            amount: measure.amount, amountText: reader.text(measure.amountRange),
            unitText: measure.unitRange.map(reader.text) ?? "", style: measure.style,
            separator: measure.separator, isLoose: measure.isLoose)))
      marks.append((measure.amountRange, .amount(index)))
      if let range = measure.unitRange { marks.append((range, .unit(index))) }
    }
    marks.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    for mark in marks {
      if mark.range.lowerBound > end {
        reading.pieces.append(.text(reader.text(end..<mark.range.lowerBound)))
      }
      reading.pieces.append(mark.piece)
      end = mark.range.upperBound
    }
    if end < scalars.count { reading.pieces.append(.text(reader.text(end..<scalars.count))) }
    reading.item = name(item)
    reading.remainder = reader.text((remainder ?? item.upperBound)..<scalars.count)
    return reading
  }

  /// The item without `of`, brackets before it and signs around it.
  private func name(_ range: Range<Int>) -> String {
    var start = reader.skipSpaces(range.lowerBound)
    if start < range.upperBound, scalars[start] == "(" {
      while start < range.upperBound, scalars[start] != ")" { start += 1 }
      start = reader.skipSpaces(min(start + 1, range.upperBound))
    }
    if start < range.upperBound, ".:-–".unicodeScalars.contains(scalars[start]) {
      start = reader.skipSpaces(start + 1)
    }
    let wordEnd = min(reader.wordEnd(start), range.upperBound)
    if start < wordEnd, reader.text(start..<wordEnd).lowercased() == "of" {
      start = reader.skipSpaces(wordEnd)
    }
    var end = range.upperBound
    while end > start,
      scalars[end - 1].properties.isWhitespace || "-–—:,(".unicodeScalars.contains(scalars[end - 1])
    {
      end -= 1
    }
    return start < end ? reader.text(start..<end) : ""
  }
}
