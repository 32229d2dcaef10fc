/// Temperatures in the steps of a recipe, from one scale to the other.
///
/// Ovens are set coarsely: from 140 °C (284 °F) up the result is rounded to 5 °C or 25 °F, the marks
/// of an oven's dial; below, where sugar and meat are measured, to 1 degree.
enum TemperatureConversion {
  /// What became of the temperatures of a text.
  struct Result {
    var text: String
    /// The ones that do not say their scale, as written.
    var unclear: [String] = []
  }

  private enum Scale { case celsius, fahrenheit }

  private struct Reading {
    var amount: AmountReader.Found
    var start: Int
    var scale: Scale?
    /// Where the letter or the name of the scale stands.
    var name: Range<Int>?
    var end: Int
  }

  /// The text with its temperatures in the scale of a system; those that the text gives in both
  /// scales, or without saying in which, stay.
  static func convert(_ text: String, to system: UnitSystem) -> Result {
    AmountReader.read(text) { convert($0, to: system) }
  }

  private static func convert(_ reader: AmountReader, to system: UnitSystem) -> Result {
    let readings = readings(reader)
    let target: Scale = system == .metric ? .celsius : .fahrenheit
    var result = Result(text: "")
    var end = 0
    for (index, reading) in readings.enumerated() {
      let next = index + 1 < readings.count ? readings[index + 1] : nil
      let link = next.map { reader.text(reading.end..<$0.start) }
      let isBare = reading.scale == nil
      let scale = reading.scale ?? (link.map(isRangeSign) == true ? next?.scale : nil)
      guard let scale else {
        result.unclear.append(reader.text(reading.start..<reading.end))
        continue
      }
      let hasTwin = [index - 1, index + 1].contains { other in
        readings.indices.contains(other)
          && readings[other].scale == target
          && isTwinSign(
            reader.text(
              min(reading.end, readings[other].end)..<max(reading.start, readings[other].start)))
      }
      guard scale != target, !hasTwin, let number = converted(reading.amount, to: target, reader)
      else { continue }
      result.text += reader.text(end..<reading.start) + number
      end = reading.amount.end
      guard !isBare, let name = reading.name else { continue }
      result.text += reader.text(end..<name.lowerBound) + renamed(reader.text(name))
      end = name.upperBound
    }
    result.text += reader.text(end..<reader.scalars.count)
    return result
  }

  private static func converted(
    _ amount: AmountReader.Found, to target: Scale, _ reader: AmountReader
  ) -> String? {
    guard let lower = degrees(amount.lower, target) else { return nil }
    guard let upper = amount.upper else { return lower }
    return degrees(upper, target).map {
      $0 == lower ? lower : lower + reader.text(amount.separator) + $0
    }
  }

  private static func degrees(_ value: Fraction, _ target: Scale) -> String? {
    let ratio = Fraction(9, over: 5) ?? 1
    let isOven: Bool
    let exact: Fraction?
    switch target {
    case .celsius:
      isOven = value >= 284
      exact = value.adding(-32)?.divided(by: ratio)
    case .fahrenheit:
      isOven = value >= 140
      exact = value.multiplied(by: ratio)?.adding(32)
    }
    let step: Fraction = isOven ? (target == .celsius ? 5 : 25) : 1
    return exact?.rounded(toMultipleOf: step)?.description
  }

  private static func renamed(_ name: String) -> String {
    switch name {
    case "F": "C"
    case "C": "F"
    case "f": "c"
    case "c": "f"
    case "℉": "℃"
    case "℃": "℉"
    default: name.lowercased() == "fahrenheit" ? "Celsius" : "Fahrenheit"
    }
  }

  private static func isRangeSign(_ text: String) -> Bool {
    ["to", "or", "and", "-", "–", "—"].contains(text.trimmed)
  }

  private static func isTwinSign(_ text: String) -> Bool {
    ["(", "/", ",", "|", "or", "=", "[", ""].contains(text.trimmed)
  }

  private static func readings(_ reader: AmountReader) -> [Reading] {
    var readings: [Reading] = []
    var index = 0
    while index < reader.scalars.count {
      guard AmountReader.isDigit(reader.scalars[index]), isFree(index, reader),
        let amount = reader.amount(at: index)
      else {
        index += 1
        continue
      }
      if let reading = reading(amount, at: index, reader) {
        readings.append(reading)
        index = reading.end
      } else {
        index = amount.end
      }
    }
    return readings
  }

  private static func isFree(_ index: Int, _ reader: AmountReader) -> Bool {
    guard index > 0 else { return true }
    let before = reader.scalars[index - 1]
    return !AmountReader.isLetter(before) && !AmountReader.isDigit(before)
      && !".,-−".unicodeScalars.contains(before)
  }

  /// Reads `°F`, `degrees F`, `degrees Fahrenheit`, `℉` or, from 100 up, a bare `F`.
  private static func reading(
    _ amount: AmountReader.Found, at start: Int, _ reader: AmountReader
  ) -> Reading? {
    let scalars = reader.scalars
    var index = reader.skipSpaces(amount.end)
    guard index < scalars.count else { return nil }
    if scalars[index] == "℃" || scalars[index] == "℉" {
      return Reading(
        amount: amount, start: start, scale: scalars[index] == "℃" ? .celsius : .fahrenheit,
        name: index..<index + 1, end: index + 1)
    }
    var isSigned = "°º˚".unicodeScalars.contains(scalars[index])
    var signEnd = index
    if isSigned {
      signEnd = index + 1
    } else {
      let end = reader.wordEnd(index)
      if ["degree", "degrees", "deg", "grad"].contains(reader.text(index..<end).lowercased()) {
        isSigned = true
        signEnd = end < scalars.count && scalars[end] == "." && end - index == 3 ? end + 1 : end
      }
    }
    index = reader.skipSpaces(signEnd)
    let end = reader.wordEnd(index)
    let word = reader.text(index..<end)
    let scale: Scale? =
      switch word.lowercased() {
      case "f", "fahrenheit": .fahrenheit
      case "c", "celsius", "centigrade": .celsius
      default: nil
      }
    if let scale,
      isSigned || word.utf8.count > 1 || amount.lower >= 100 && word != word.lowercased()
    {
      return Reading(amount: amount, start: start, scale: scale, name: index..<end, end: end)
    }
    return isSigned
      ? Reading(amount: amount, start: start, scale: nil, name: nil, end: signEnd) : nil
  }
}
