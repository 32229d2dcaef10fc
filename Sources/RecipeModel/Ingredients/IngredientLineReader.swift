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

  private let scanner: MeasureScanner
  private(set) var found: [(measure: MeasureScanner.Found, role: MeasuredIngredient.Role)] = []
  var reader: AmountReader { scanner.reader }
  var scalars: [Unicode.Scalar] { reader.scalars }

  static func read(_ line: String) -> Reading {
    guard line.unicodeScalars.count <= mostScalars else {
      return Reading(pieces: [.item(line)], item: line)
    }
    var reader = IngredientLineReader(scanner: MeasureScanner(line))
    return reader.read()
  }

  private init(scanner: MeasureScanner) { self.scanner = scanner }

  private mutating func read() -> Reading {
    let start = afterPrefix()
    if let first = scanner.measure(at: start) ?? scanner.measureInWords(at: start) {
      guard !isAmbiguous(first) else { return reading(item: start..<scalars.count) }
      // `3-pound chicken` says how big one is; how many are needed is left open.
      found.append((joined(first), first.isHyphenated && first.isMeasured ? .size : .amount))
      let end = readSize()
      let itemStart = readFollowing(from: end)
      return reading(item: itemStart..<itemEnd(itemStart))
    }
    if let last = trailingMeasure(from: start) {
      found.append((last, .amount))
      return reading(item: start..<last.amountRange.lowerBound)
    }
    if let first = introducedMeasure(from: start) {
      found.append((first, .amount))
      let itemStart = readFollowing(from: readSize())
      return reading(item: itemStart..<itemEnd(itemStart))
    }
    return reading(item: start..<itemEnd(start))
  }

  /// Behind bullets, line numbers and words such as `about`.
  private func afterPrefix() -> Int {
    var index = reader.skipSpaces(0)
    while index < scalars.count {
      let wordEnd = reader.wordEnd(index)
      if Self.bullets.contains(scalars[index]) {
        index = reader.skipSpaces(index + 1)
      } else if wordEnd > index,
        Self.fillers.contains(reader.text(index..<wordEnd).lowercased())
      {
        let hasStop = wordEnd < scalars.count && scalars[wordEnd] == "."
        let next = reader.skipSpaces(hasStop ? wordEnd + 1 : wordEnd)
        guard next > wordEnd, next < scalars.count else { return index }
        index = next
      } else {
        break
      }
    }
    return afterLineNumber(index)
  }

  /// Behind `3. ` or `3) ` where an amount follows.
  private func afterLineNumber(_ start: Int) -> Int {
    var index = start
    while index < scalars.count, AmountReader.isDigit(scalars[index]) { index += 1 }
    guard index > start, index + 1 < scalars.count,
      scalars[index] == "." || scalars[index] == ")", scalars[index + 1] == " "
    else { return start }
    let next = reader.skipSpaces(index + 1)
    let hasAmount = next < scalars.count && AmountReader.beginsNumber(scalars[next])
    return hasAmount ? next : start
  }

  /// Whether `1-14 ounce can` may mean one can or a range of ounces.
  private func isAmbiguous(_ first: MeasureScanner.Found) -> Bool {
    guard first.isMeasured, first.amount.upper != nil,
      first.separator.unicodeScalars.contains(where: AmountReader.hyphens.contains),
      let unit = scanner.unit(at: reader.skipSpaces(first.end))
    else { return false }
    return unit.unit.dimension == .count
  }

  /// Reads `(14 ounce) can`, `14-ounce can`, `x 400 g tins` behind a bare number, with the unit of
  /// the number behind it; returns where the reading ended.
  private mutating func readSize() -> Int {
    let first = found[0].measure
    guard first.unitRange == nil else { return first.end }
    var index = reader.skipSpaces(first.end)
    let isBracketed = index < scalars.count && scalars[index] == "("
    if isBracketed {
      index = afterFillers(index + 1)
    } else if index < scalars.count,
      scalars[index] == "×"
        || MeasureScanner.isTimes(reader.text(index..<reader.wordEnd(index)).lowercased())
    {
      index = reader.skipSpaces(index + 1)
    }
    guard let size = scanner.measure(at: index), size.isMeasured else { return first.end }
    found.append((size, .size))
    var end = size.end
    if isBracketed {
      while end < scalars.count, scalars[end] != ")" {
        if let more = measure(atOrAfter: end), more.measure.isMeasured, isPlain(end..<more.start) {
          found.append((more.measure, .size))
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
    else { return end }
    found[0].measure.amount.unit = unit.unit
    found[0].measure.unitRange = unit.range
    return unit.range.upperBound
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
  private mutating func readFollowing(from start: Int) -> Int {
    var itemStart = start
    var end = start
    while found.count < Self.mostMeasures, let next = measure(atOrAfter: end) {
      let context = MeasureContext(
        between: reader.text(end..<next.start), after: following(next.measure.end),
        isInBrackets: isInBrackets(next.start))
      guard let role = context.role(of: next.measure, behind: found[0].measure) else {
        end = next.measure.end
        continue
      }
      if end == itemStart, context.opensBracket {
        itemStart = afterBracket(next.measure.end)
        end = next.measure.end
      } else if end == itemStart, context.isDirect || role == .size {
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
  private func measure(
    atOrAfter start: Int
  ) -> (start: Int, measure: MeasureScanner.Found)? {
    var index = start
    while index < scalars.count {
      guard AmountReader.beginsNumber(scalars[index]) else {
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
      while index < scalars.count, AmountReader.beginsNumber(scalars[index]) { index += 1 }
    }
    return nil
  }

  /// A measure at the very end, behind the item: `Rice - 1 cup`, `flour 200 g`.
  private func trailingMeasure(from start: Int) -> MeasureScanner.Found? {
    var index = start
    while let next = measure(atOrAfter: index) {
      let rest = scalars[next.measure.end...]
      if next.start > start, next.measure.unitRange != nil, !next.measure.isLoose,
        rest.allSatisfy({ $0.properties.isWhitespace || $0 == ")" || $0 == "." })
      {
        return next.measure
      }
      index = next.measure.end
    }
    return nil
  }

  /// The first measure, where `of` or a colon leads to it: `juice of 1 lemon`, `Garnish: 2 limes`.
  private func introducedMeasure(from start: Int) -> MeasureScanner.Found? {
    guard let first = measure(atOrAfter: start) else { return nil }
    let head = reader.text(start..<first.start).trimmed
    let isLed = head.hasSuffix(":") || head.hasSuffix(" of")
    return isLed && !TextMatching.words(head).contains("equipment") ? first.measure : nil
  }

  private func isInBrackets(_ index: Int) -> Bool {
    scalars[..<index].last { $0 == "(" || $0 == ")" } == "("
  }

  private func afterFillers(_ start: Int) -> Int {
    var index = reader.skipSpaces(start)
    while true {
      let end = reader.wordEnd(index)
      guard end > index, Self.fillers.contains(reader.text(index..<end).lowercased()) else {
        return index
      }
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

  /// Where the item ends: before a comma, a bracket, a semicolon or a dash between spaces.
  private func itemEnd(_ start: Int) -> Int {
    var index = reader.skipSpaces(start)
    // A bracket before the item is not its end: `2 (9 inch) pie crusts`.
    let first = index
    let next = found.map(\.measure.amountRange.lowerBound).first { $0 >= start }
    while index < next ?? scalars.count {
      switch scalars[index] {
      case "(" where index == first:
        while index < scalars.count, scalars[index] != ")" { index += 1 }
        index += 1
        continue
      case ",", ";", "(": return index
      case "-", "–", "—":
        if index > first, scalars[index - 1].properties.isWhitespace { return index }
      default: break
      }
      index += 1
    }
    return min(index, next ?? scalars.count)
  }

  private static let bullets: Set<Unicode.Scalar> = [
    "-", "–", "—", "*", "•", "·", "▢", "□", "☐", "‣", "+", "~",
  ]

  private static let fillers: Set<String> = [
    "about", "approx", "approximately", "around", "roughly", "circa", "ca", "etwa", "environ",
    "scant", "heaping", "generous",
  ]
}
