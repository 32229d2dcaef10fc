extension IngredientLineReader {
  /// Puts the pieces in order.
  func reading(item range: Range<Int>) -> Reading {
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
    let item = trimmed(range)
    reading.item = reader.text(item)
    if !item.isEmpty { marks.append((item, .item(reading.item))) }
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
    return reading
  }

  /// The item without brackets and `of` before it, signs around it, and a word behind it that
  /// only links it to another amount.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
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
    var end = withoutSigns(start, range.upperBound)
    var wordStart = end
    while wordStart > start, AmountReader.isLetter(scalars[wordStart - 1]) { wordStart -= 1 }
    if wordStart > start, Self.links.contains(reader.text(wordStart..<end).lowercased()) {
      end = withoutSigns(start, wordStart)
    }
    return start < end ? start..<end : range.lowerBound..<range.lowerBound
  }

  private func withoutSigns(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start,
      scalars[end - 1].properties.isWhitespace
        || "-–—:,(+&".unicodeScalars.contains(scalars[end - 1])
    {
      end -= 1
    }
    return end
  }

  private static let links: Set<String> = ["or", "plus", "and", "minus", "about"]
}
