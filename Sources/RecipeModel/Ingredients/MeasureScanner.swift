/// Finds measures in a text: an amount with the unit behind it.
struct MeasureScanner {
  /// An amount, its unit, and where they stand.
  struct Found {
    var amount: IngredientAmount
    var style: AmountReader.Style
    /// What stands between the numbers of a range, as written.
    var separator: String
    var amountRange: Range<Int>
    var unitRange: Range<Int>?
    /// Whether a word such as `heaping` stands before the unit, so that it is not that unit exactly.
    var isLoose = false
    /// Whether a hyphen binds the unit to the number, as in `a 3-pound chicken`.
    var isHyphenated = false

    var end: Int { unitRange?.upperBound ?? amountRange.upperBound }
    /// Whether the unit has a fixed size.
    var isMeasured: Bool { amount.dimension != .count }
  }

  let reader: AmountReader
  var scalars: [Unicode.Scalar] { reader.scalars }

  init(_ text: String) { reader = AmountReader(scalars: Array(text.unicodeScalars)) }

  /// The measure that begins exactly there; nil where the number says something else than an
  /// amount: a percentage, a length, a temperature, a time, a part of a name (`7-Up`).
  func measure(at start: Int) -> Found? {
    reader.amount(at: start).flatMap { measure($0, from: start) }
  }

  /// The measure whose amount is written in words: `one can`, `a pinch`, `half a lemon`.
  func measureInWords(at start: Int) -> Found? {
    var end = reader.wordEnd(start)
    let word = reader.text(start..<end).lowercased()
    let isArticle = word == "a" || word == "an"
    var value = Fraction(1)
    if word == "half" {
      value = Fraction(1, over: 2) ?? 1
      let next = reader.skipSpaces(end)
      let nextEnd = reader.wordEnd(next)
      if ["a", "an"].contains(reader.text(next..<nextEnd).lowercased()) {
        end = nextEnd
      } else if unit(at: next) == nil {
        return nil
      }
    } else if let place = Self.numbers.firstIndex(of: word) {
      value = Fraction(place + 1)
    } else if !isArticle {
      return nil
    }
    guard reader.skipSpaces(end) > end,
      let found = measure(.init(lower: value, style: .whole, end: end), from: start)
    else { return nil }
    guard isArticle, found.unitRange == nil else { return found }
    // `a 6-ounce can` counts, `a little salt` does not.
    let size = measure(at: reader.skipSpaces(end))
    return size?.isHyphenated == true ? found : nil
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  private func measure(_ number: AmountReader.Found, from start: Int) -> Found? {
    var found = Found(
      amount: IngredientAmount(number.lower, to: number.upper), style: number.style,
      separator: number.separator, amountRange: start..<number.end)
    var index = reader.skipSpaces(number.end)
    guard index < scalars.count else { return found }
    let isGlued = index == number.end
    if Self.signs.contains(scalars[index]) || isGlued && Self.joints.contains(scalars[index]) {
      return nil
    }
    let isHyphenated = isGlued && AmountReader.hyphens.contains(scalars[index])
    if isHyphenated { index = reader.skipSpaces(index + 1) }
    if let unit = unit(at: index) {
      found.amount.unit = unit.unit
      found.unitRange = unit.range
      found.isHyphenated = isHyphenated
      return found
    }
    let wordEnd = reader.wordEnd(index)
    let word = reader.text(index..<wordEnd).lowercased()
    if isHyphenated || Self.otherUnits.contains(word) { return nil }
    if isGlued { return wordEnd == index || Self.isTimes(word) ? found : nil }
    if number.lower < 1, word == "a" || word == "an" {
      // `1/2 a lemon` becomes `1 lemon`.
      found.amountRange = start..<wordEnd
      return found
    }
    if let (unit, range) = unitBehindAdjectives(at: index) {
      found.amount.unit = unit
      found.unitRange = range
      found.isLoose = true
    }
    return found
  }

  /// The unit behind words that only describe it: `heaping cups`, `large cloves`.
  func unitBehindAdjectives(at start: Int) -> (unit: KitchenUnit, range: Range<Int>)? {
    var index = start
    for _ in 0..<3 {
      if index > start, let unit = unit(at: index) { return unit }
      let end = reader.wordEnd(index)
      guard Self.adjectives.contains(reader.text(index..<end).lowercased()) else { return nil }
      index = reader.skipSpaces(end)
    }
    return nil
  }

  /// The unit whose words begin exactly there, the longest one first.
  func unit(at start: Int) -> (unit: KitchenUnit, range: Range<Int>)? {
    var words: [String] = []
    var best: (unit: KitchenUnit, range: Range<Int>)?
    var index = start
    while words.count < UnitWords.mostWords {
      let end = reader.wordEnd(index)
      guard end > index, end - index < 32 else { break }
      words.append(reader.text(index..<end))
      if let spelling = UnitWords.spelling(of: words) {
        let unitEnd = unitEnd(end, isAbbreviation: spelling.isAbbreviation)
        best = kindOfOunce(behind: unitEnd, spelling.unit, from: start)
      }
      let hasStop = end < scalars.count && scalars[end] == "."
      index = reader.skipSpaces(hasStop ? end + 1 : end)
      if index == end { break }
    }
    return best
  }

  /// Reads on in `ounces, fluid` and `ounces, weight`.
  private func kindOfOunce(
    behind end: Int, _ unit: KitchenUnit, from start: Int
  ) -> (unit: KitchenUnit, range: Range<Int>) {
    guard unit == .ounce, end < scalars.count, scalars[end] == "," else {
      return (unit, start..<end)
    }
    let word = reader.skipSpaces(end + 1)
    let wordEnd = reader.wordEnd(word)
    switch reader.text(word..<wordEnd).lowercased() {
    case "fluid": return (.fluidOunce, start..<wordEnd)
    case "weight": return (.ounce, start..<wordEnd)
    default: return (unit, start..<end)
    }
  }

  /// The end of a unit with what belongs to it: the full stop of an abbreviation, or `(s)`.
  private func unitEnd(_ end: Int, isAbbreviation: Bool) -> Int {
    if isAbbreviation, end < scalars.count, scalars[end] == "." { return end + 1 }
    return scalars[end...].starts(with: "(s)".unicodeScalars) ? end + 3 : end
  }

  /// Whether a word multiplies, as in `2 x 400 g`.
  static func isTimes(_ word: String) -> Bool { word == "x" || word == "×" }

  /// Signs that make a number a share, a temperature or a length.
  private static let signs: Set<Unicode.Scalar> = [
    "%", "°", "º", "˚", "\"", "″", "”", "'", "′", "’", "℃", "℉",
  ]

  /// Signs that join a number to what is no unit: an entity, a part number, a mark.
  private static let joints: Set<Unicode.Scalar> = [
    "&", "#", "@", "_", "*", "=", "<", ">", "/", "\\",
  ]

  /// Words that make a number a length, a temperature or a time.
  private static let otherUnits: Set<String> = [
    "inch", "inches", "cm", "mm", "centimeter", "centimeters", "centimetre", "centimetres",
    "millimeter", "millimeters", "millimetre", "millimetres", "degree", "degrees", "percent",
    "second", "seconds", "sec", "minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs",
    "day", "days",
  ]

  private static let adjectives: Set<String> = [
    "heaping", "heaped", "scant", "level", "generous", "rounded", "packed", "large", "lg", "small",
    "sm", "medium", "med", "big", "good", "fat", "thick", "thin", "fresh", "full", "whole",
    "gehäufter", "gehäufte", "gestrichener", "gestrichene",
  ]
}
