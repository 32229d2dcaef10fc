extension IngredientLineReader {
  /// A measure at the very end, after the item: `Rice - 1 cup`, `flour 200 g`.
  func trailingMeasure(from start: Int) -> MeasureScanner.Found? {
    var index = start
    while let next = measure(atOrAfter: index) {
      let rest = scalars[next.measure.end...]
      if next.start > start, next.measure.unitRange != nil, !next.measure.isLoose,
        rest.allSatisfy({ AmountReader.isSpace($0) || $0 == ")" || $0 == "." })
      {
        return next.measure
      }
      index = next.measure.end
    }
    return nil
  }

  /// A number with one word that is counted at the end, after the item: `Aglio 1 spicchio`.
  func trailingPieces(from start: Int) -> MeasureScanner.Found? {
    guard let last = measure(atOrAfter: start), last.start > start, !last.measure.isLoose,
      last.measure.unitRange == nil
    else { return nil }
    let word = reader.skipSpaces(last.measure.end)
    let end = reader.wordEnd(word)
    let isLast = word > last.measure.end && end > word && reader.skipSpaces(end) == scalars.count
    return isLast && scanner.isCountedNoun(at: word) ? last.measure : nil
  }

  /// A metric unit in front of its number, as old Italian lists have it: `gr 100 di burro`.
  func measureBehindUnit(from start: Int) -> MeasureScanner.Found? {
    guard let unit = scanner.unit(at: start), unit.unit.system == .metric else { return nil }
    let next = reader.skipSpaces(unit.range.upperBound)
    guard next > unit.range.upperBound, next < scalars.count, reader.beginsNumber(at: next),
      let number = reader.amount(at: next), number.upper == nil,
      scanner.unit(at: reader.skipSpaces(number.end)) == nil
    else { return nil }
    return MeasureScanner.Found(
      amount: IngredientAmount(number.lower, unit: unit.unit), style: number.style,
      separator: number.end..<number.end, amountRange: next..<number.end, unitRange: unit.range)
  }

  /// The first measure, where it follows `of` or a colon: `juice of 1 lemon`, `Garnish: 2 limes`; of
  /// what a fruit gives also in words: `juice of half a lemon`, `Saft einer Zitrone`.
  func introducedMeasure(from start: Int) -> MeasureScanner.Found? {
    let first = measure(atOrAfter: start)
    if let first {
      let head = TextMatching.fold(reader.text(start..<first.start).trimmed)
      let isIntroduced = Self.introductions.contains(where: head.hasSuffix) || endsInJuice(head)
      if isIntroduced, !TextMatching.words(head).contains("equipment") { return first.measure }
    }
    return juiceInWords(start..<(first?.start ?? scalars.count))
  }

  private static let introductions = [
    ":", " of", " from", " von", " aus", " van", " uit", " de", " di", " da", " d'", " d’",
  ]

  private func endsInJuice(_ head: String) -> Bool {
    JuiceWords.all.contains(head.split(separator: " ").last.map(String.init) ?? "")
  }

  /// The number in words of the fruits of which a juice or a peel is taken.
  private func juiceInWords(_ range: Range<Int>) -> MeasureScanner.Found? {
    var index = range.lowerBound
    var namesJuice = false
    var follows = false
    while index < range.upperBound {
      let end = reader.wordEnd(index)
      guard end > index else {
        index += 1
        continue
      }
      let word = TextMatching.fold(reader.text(index..<end))
      if follows, let found = scanner.measureInWords(at: index) { return found }
      let isJuice = JuiceWords.all.contains(word)
      namesJuice = namesJuice || isJuice
      // `Saft einer Zitrone`; `jus d'un citron`.
      follows =
        namesJuice && (isJuice || ["of", "from", "von", "de", "di", "d", "van"].contains(word))
      index = end
    }
    return nil
  }

  /// A bare number at the end, in brackets or after a dash or colon: `Eggs (2)`, `Courgette - 1`; after
  /// what is counted also alone: `Uova medie 3`, `chicken breasts, 2`.
  func trailingCount(from start: Int) -> MeasureScanner.Found? {
    var end = scalars.count
    while end > start, AmountReader.isSpace(scalars[end - 1]) { end -= 1 }
    let isBracketed = end > start && scalars[end - 1] == ")"
    var index = isBracketed ? end - 1 : end
    while index > start, !AmountReader.isLetter(scalars[index - 1]), scalars[index - 1] != "(",
      !AmountReader.isSpace(scalars[index - 1])
    {
      index -= 1
    }
    guard let count = reader.amount(at: index), count.end == (isBracketed ? end - 1 : end),
      count.lower <= 50
    else { return nil }
    var before = index
    while before > start, AmountReader.isSpace(scalars[before - 1]) { before -= 1 }
    guard before > start else { return nil }
    let sign = scalars[before - 1]
    let isDash =
      AmountReader.isHyphen(sign) && before > start + 1
      && AmountReader.isSpace(scalars[before - 2])
    let isBehindNoun = count.style == .whole && namesCounted(start..<before)
    guard isBracketed ? sign == "(" : isDash || sign == ":" || isBehindNoun else { return nil }
    return MeasureScanner.Found(
      amount: IngredientAmount(count.lower, to: count.upper), style: count.style,
      separator: count.separator, amountRange: index..<count.end)
  }

  /// Whether words name something that is counted, and their last one announces no number of another
  /// kind: `Farina tipo`.
  private func namesCounted(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var namesCounted = false
    var last = ""
    while index < range.upperBound {
      let end = reader.wordEnd(index)
      guard end > index else {
        index += 1
        continue
      }
      namesCounted = namesCounted || scanner.isCountedNoun(at: index)
      last = TextMatching.fold(reader.text(index..<end))
      index = end
    }
    return namesCounted && !Self.numbered.contains(last)
  }

  /// Words before a number that names a kind, a size or a place.
  private static let numbered: Set<String> = [
    "tipo", "type", "typ", "number", "no", "nr", "n", "size", "grosse", "taille", "talla", "maat",
    "x", "calibre", "step", "part", "day", "recipe", "of", "from", "von", "aus", "de", "d", "di",
    "da",
    "van", "uit", "and", "or", "und", "oder", "et", "ou", "y", "e", "en",
  ]
}
