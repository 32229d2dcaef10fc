/// Takes an ingredient line apart: amounts with their roles, the item, the rest.
struct IngredientLineReader {
  /// What a line consists of; the pieces joined are the line.
  struct Reading {
    var measures: [MeasuredIngredient.Measure] = []
    var pieces: [MeasuredIngredient.Piece] = []
    var item = ""
  }

  /// Scalars of a line beyond this number are not looked at: cost stays bounded.
  static let mostScalars = 2_000
  /// Amounts of a line beyond this number are not read.
  static let mostMeasures = 16

  let scanner: MeasureScanner
  var found: [(measure: MeasureScanner.Found, role: MeasuredIngredient.Role)] = []
  var reader: AmountReader { scanner.reader }
  var scalars: UnsafeBufferPointer<Unicode.Scalar> { reader.scalars }

  static func read(_ line: String) -> Reading {
    guard line.unicodeScalars.count <= mostScalars else {
      return Reading(pieces: [.item(line)], item: line)
    }
    if let reading = EastAsianLine.read(line) { return reading }
    return AmountReader.read(line) { text in
      var reader = IngredientLineReader(scanner: MeasureScanner(reader: text))
      return reader.read()
    }
  }

  init(scanner: MeasureScanner) { self.scanner = scanner }

  private mutating func read() -> Reading {
    let start = afterPrefix()
    if let first = scanner.measure(at: start) ?? scanner.measureInWords(at: start) {
      guard !isAmbiguous(first) else {
        return dashedReading(of: first, from: start) ?? reading(item: start..<scalars.count)
      }
      if let reading = containerReading(of: first, from: start) { return reading }
      // `3-pound chicken` says how big one is; how many are needed is left open.
      let isSize = first.isHyphenated && first.isMeasured
      return reading(from: joined(first), isSize ? .size : .amount)
    }
    if let first = measureBehindUnit(from: start) { return reading(from: first, .amount) }
    if let length = scanner.pieceLength(at: start) { return reading(from: length, .amount) }
    if let last = trailingMeasure(from: start) {
      found.append((last, .amount))
      return reading(item: start..<last.amountRange.lowerBound)
    }
    if let count = trailingCount(from: start) {
      found.append((count, .amount))
      return reading(item: start..<count.amountRange.lowerBound)
    }
    if let first = introducedMeasure(from: start) {
      return reading(from: first, .amount)
    }
    if let last = trailingPieces(from: start) {
      found.append((last, .amount))
      return reading(item: start..<last.amountRange.lowerBound)
    }
    return reading(item: itemRange(start))
  }

  /// Reads on from the first measure.
  private mutating func reading(
    from first: MeasureScanner.Found, _ role: MeasuredIngredient.Role
  ) -> Reading {
    var first = first
    let (sizes, end) = readSize(behind: &first)
    found = [(first, role)] + sizes.map { ($0, .size) }
    let itemStart = readFollowing(from: end)
    return reading(item: itemRange(itemStart))
  }

  /// Reads the beginning alone, as whatever else a line says is no part of its amount.
  func leading() -> LeadingAmount {
    let start = afterPrefix()
    guard let found = scanner.measure(at: start) ?? scanner.measureInWords(at: start),
      !isAmbiguous(found)
    else { return LeadingAmount(end: start) }
    var first = joined(found)
    let (sizes, end) = readSize(behind: &first)
    return LeadingAmount(first.amount, size: sizes.first?.amount, end: end)
  }

  /// Whether `1-14 ounce can` may mean one can or a range of ounces.
  private func isAmbiguous(_ first: MeasureScanner.Found) -> Bool {
    guard first.isMeasured, first.amount.upper != nil,
      scalars[first.separator].contains(where: AmountReader.isHyphen),
      let unit = scanner.unit(at: reader.skipSpaces(first.end))
    else { return false }
    return unit.unit.dimension == .count
  }

  /// Reads `(14 ounce) can`, `14-ounce can`, `x 400 g tins` behind a bare number, with the unit of
  /// the number behind it; returns where the reading ended.
  private func readSize(
    behind first: inout MeasureScanner.Found
  ) -> (sizes: [MeasureScanner.Found], end: Int) {
    guard first.unitRange == nil else { return ([], first.end) }
    var index = reader.skipSpaces(first.end)
    let isBracketed = index < scalars.count && scalars[index] == "("
    if isBracketed {
      index = afterFillers(index + 1)
    } else if scanner.isTimes(at: index) {
      index = reader.skipSpaces(index + 1)
    }
    guard let size = scanner.measure(at: index), size.isMeasured else { return ([], first.end) }
    var sizes = [size]
    if !isBracketed, let other = otherSize(behind: size) { sizes.append(other) }
    var end = sizes[sizes.count - 1].end
    if isBracketed {
      while end < scalars.count, scalars[end] != ")" {
        if let more = measure(atOrAfter: end), more.measure.isMeasured, isPlain(end..<more.start) {
          sizes.append(more.measure)
          end = more.measure.end
        } else {
          end += 1
        }
      }
      end = min(end + 1, scalars.count)
    }
    let next = reader.skipSpaces(end)
    guard let unit = scanner.unit(at: next) ?? scanner.unitBehindAdjectives(at: next),
      unit.unit.dimension == .count
    else { return (sizes, end) }
    first.amount.unit = unit.unit
    first.unitRange = unit.range
    return (sizes, unit.range.upperBound)
  }

  /// The same size in another measure, behind a slash: `14 oz/400 g can`.
  func otherSize(behind size: MeasureScanner.Found) -> MeasureScanner.Found? {
    let slash = reader.skipSpaces(size.end)
    guard slash < scalars.count, scalars[slash] == "/",
      let other = scanner.measure(at: reader.skipSpaces(slash + 1)), other.isMeasured
    else { return nil }
    return other
  }

  /// Joins `1 lb 4 oz` to one amount in the lower unit.
  private func joined(_ first: MeasureScanner.Found) -> MeasureScanner.Found {
    guard first.isMeasured, first.amount.upper == nil, !first.isLoose,
      let unit = first.amount.unit,
      let second = scanner.measure(at: reader.skipSpaces(first.end)), second.amount.upper == nil,
      let lower = second.amount.unit, lower.dimension == unit.dimension,
      lower.baseAmount < unit.baseAmount, second.unitRange != nil,
      let sum = first.amount.expressed(in: lower)?.lower.adding(second.amount.lower)
    else { return first }
    var joined = second
    joined.amount.lower = sum
    joined.amountRange = first.amountRange.lowerBound..<second.amountRange.upperBound
    return joined
  }

  /// Reads the amounts behind the first; returns where the item begins.
  mutating func readFollowing(from start: Int) -> Int {
    var itemStart = start
    var end = start
    while found.count < Self.mostMeasures, let next = measure(atOrAfter: end) {
      let context = MeasureContext(
        between: reader.text(end..<next.start), after: following(next.measure.end),
        isInBrackets: isInBrackets(next.start))
      guard let role = context.role(of: next.measure, behind: found[0].measure, found.last?.role)
      else {
        end = next.measure.end
        continue
      }
      if end == itemStart, context.opensBracket {
        itemStart = afterBracket(next.measure.end)
        end = next.measure.end
      } else if end == itemStart, context.isDirect || role == .size && !context.followsName {
        itemStart = next.measure.end
        end = itemStart
      } else {
        end = next.measure.end
      }
      found.append((next.measure, role))
    }
    return itemStart
  }

  /// The first measure that begins there or later, where a number can begin.
  func measure(
    atOrAfter start: Int
  ) -> (start: Int, measure: MeasureScanner.Found)? {
    var index = start
    while index < scalars.count {
      guard reader.beginsNumber(at: index) else {
        index += 1
        continue
      }
      let isFree =
        index == 0 || index == start
        || !(AmountReader.isLetter(scalars[index - 1])
          || "$€£#.".unicodeScalars.contains(scalars[index - 1]))
      if isFree, let measure = scanner.measure(at: index) {
        return (index, joined(measure))
      }
      repeat { index += 1 } while index < scalars.count && AmountReader.beginsNumber(scalars[index])
    }
    return nil
  }

  private func isInBrackets(_ index: Int) -> Bool {
    scalars[..<index].last { $0 == "(" || $0 == ")" } == "("
  }

  private func afterFillers(_ start: Int) -> Int {
    var index = reader.skipSpaces(start)
    while true {
      let end = reader.wordEnd(index)
      guard reader.kind(of: index..<end).contains(.filler) else { return index }
      index = reader.skipSpaces(end)
    }
  }

  /// Behind the next closing bracket, if there is one.
  private func afterBracket(_ start: Int) -> Int {
    scalars[start...].firstIndex { $0 == ")" || $0 == "]" }.map { $0 + 1 } ?? start
  }

  private func isPlain(_ range: Range<Int>) -> Bool {
    !scalars[range].contains { $0 == ")" || $0 == "(" }
  }

  private func following(_ start: Int) -> String {
    reader.text(start..<min(start + 16, scalars.count))
  }

  /// Where the item ends: before a comma, a bracket, a semicolon or a dash between spaces; not at a
  /// comma that follows only words such as `shredded`.
  func itemEnd(_ start: Int) -> Int {
    var index = reader.skipSpaces(start)
    if index < scalars.count, scalars[index] == "," { index = reader.skipSpaces(index + 1) }
    // A bracket before the item is not its end: `2 (9 inch) pie crusts`.
    let first = index
    let next = found.map(\.measure.amountRange.lowerBound).first { $0 >= start }
    while index < next ?? scalars.count {
      switch scalars[index] {
      case "(" where index == first:
        while index < scalars.count, scalars[index] != ")" { index += 1 }
        index += 1
        continue
      case "," where index + 1 < scalars.count && onlyDescribes(first..<index): break
      case ",", ";", "(": return index
      case "-", "–", "—":
        if index > first, AmountReader.isSpace(scalars[index - 1]) { return index }
      default: break
      }
      index += 1
    }
    return min(index, next ?? scalars.count)
  }

  /// The range of the item that begins there, or after a bracket that follows only words such as
  /// `large`: `1 large (200 g), ripe mango`.
  func itemRange(_ start: Int) -> Range<Int> {
    let end = itemEnd(start)
    guard end < scalars.count, end > start, scalars[end] == "(",
      onlyDescribes(reader.skipSpaces(start)..<end),
      let close = scalars[end...].firstIndex(of: ")"), close + 1 < scalars.count
    else { return start..<end }
    return close + 1..<itemEnd(close + 1)
  }

  /// Whether words only describe a food and name none: `finely chopped`, `ripe, but firm`.
  private func onlyDescribes(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(reader.wordEnd(index), range.upperBound)
      if end == index {
        index += 1
        continue
      }
      let kind = reader.kind(of: index..<end)
      guard kind.contains(.description) || kind.contains(.adjective) else { return false }
      index = end
    }
    return true
  }
}

extension IngredientLineReader.Reading {
  /// Puts the pieces of a line in order.
  init(
    _ found: [(measure: MeasureScanner.Found, role: MeasuredIngredient.Role)], item: Range<Int>,
    in reader: AmountReader
  ) {
    var marks: [(range: Range<Int>, piece: MeasuredIngredient.Piece)] = []
    for (index, entry) in found.enumerated() {
      let measure = entry.measure
      measures.append(
        MeasuredIngredient.Measure(
          amount: measure.amount, role: entry.role,
          written: WrittenMeasure(
            amount: measure.amount, amountText: reader.text(measure.amountRange),
            unitText: measure.unitRange.map(reader.text) ?? "",
            half: measure.unitWordEnd.map { reader.text($0..<measure.end) } ?? "",
            style: measure.style,
            separator: reader.text(measure.separator), isLoose: measure.isLoose)))
      marks.append((measure.amountRange, .amount(index)))
      if let range = measure.unitRange { marks.append((range, .unit(index))) }
    }
    self.item = reader.text(item)
    if !item.isEmpty { marks.append((item, .item(self.item))) }
    marks.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = 0
    for mark in marks {
      if mark.range.lowerBound > end {
        pieces.append(.text(reader.text(end..<mark.range.lowerBound)))
      }
      pieces.append(mark.piece)
      end = mark.range.upperBound
    }
    let count = reader.scalars.count
    if end < count { pieces.append(.text(reader.text(end..<count))) }
  }
}

extension IngredientLineReader {
  func reading(item range: Range<Int>) -> Reading {
    Reading(found, item: trimmed(range), in: reader)
  }

  /// The item without brackets and `of` before it, signs around it, and a word behind it that
  /// only links it to another amount.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = reader.skipSpaces(range.lowerBound)
    if start < range.upperBound, scalars[start] == "(" {
      while start < range.upperBound, scalars[start] != ")" { start += 1 }
      start = reader.skipSpaces(min(start + 1, range.upperBound))
    }
    if start < range.upperBound, ".,:-–".unicodeScalars.contains(scalars[start]) {
      start = reader.skipSpaces(start + 1)
    }
    start = afterLink(start, range.upperBound)
    var end = withoutSigns(start, range.upperBound)
    var wordStart = end
    while wordStart > start, AmountReader.isLetter(scalars[wordStart - 1]) { wordStart -= 1 }
    if wordStart > start, Self.links.contains(reader.text(wordStart..<end).lowercased()) {
      end = withoutSigns(start, wordStart)
    }
    return start < end ? start..<end : range.lowerBound..<range.lowerBound
  }

  /// The place after `of`, `de`, `d'` and the like.
  private func afterLink(_ start: Int, _ end: Int) -> Int {
    let wordEnd = min(reader.wordEnd(start), end)
    guard start < wordEnd, wordEnd < end else { return start }
    let word = reader.text(start..<wordEnd).lowercased()
    let isElided = scalars[wordEnd] == "'" || scalars[wordEnd] == "’"
    if isElided { return ElidedWords.all.contains(word) ? wordEnd + 1 : start }
    let isLink = AmountReader.isSpace(scalars[wordEnd]) && Self.beforeItems.contains(word)
    return isLink ? reader.skipSpaces(wordEnd) : start
  }

  private static let beforeItems: Set<String> = [
    "of", "de", "di", "du", "des", "del", "van", "von",
  ]

  private func withoutSigns(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start,
      AmountReader.isSpace(scalars[end - 1])
        || "-–—:,(+&".unicodeScalars.contains(scalars[end - 1])
    {
      end -= 1
    }
    return end
  }

  private static let links: Set<String> = ["or", "plus", "and", "minus", "about"]
}
