/// Temperatures in the steps of a recipe, from one scale to the other.
///
/// They are found by ``StepTemperatures``. Ovens are set coarsely: from 140 °C (284 °F) up the result is
/// rounded to 5 °C or 25 °F, the marks of an oven's dial; below, where sugar and meat are measured, to
/// 1 degree.
enum TemperatureConversion {
  /// What became of the temperatures of a text.
  struct Result {
    var text: String
    /// The ones that do not say their scale, as written.
    var unclear: [String] = []
  }

  private struct Reading {
    /// The tokens of it.
    var range: Range<Int>
    var unit: StepMark.Unit?
    var isNegative: Bool
  }

  /// The text with its temperatures in the scale of a system; those that the text gives in both
  /// scales, or without saying in which, stay.
  static func convert(_ text: String, to system: UnitSystem) -> Result {
    let tokens = StepTokens(text)
    let target: StepMark.Unit = system == .metric ? .celsius : .fahrenheit
    let readings = readings(in: tokens)
    var result = Result(text: "")
    var end = 0
    for (index, reading) in readings.enumerated() {
      guard let unit = reading.unit else {
        result.unclear.append(tokens.string(scalars(of: reading.range, in: tokens)))
        continue
      }
      let hasTwin = [index - 1, index + 1].contains { other in
        readings.indices.contains(other) && readings[other].unit == target
          && isTwinSign(between(readings[index], readings[other], in: tokens))
      }
      guard unit == .celsius || unit == .fahrenheit, unit != target, !hasTwin,
        let converted = converted(reading, to: target, in: tokens)
      else { continue }
      let place = scalars(of: reading.range, in: tokens)
      result.text += tokens.string(end..<place.lowerBound) + converted
      end = place.upperBound
    }
    result.text += tokens.string(end..<tokens.scalars.count)
    return result
  }

  private static func readings(in tokens: StepTokens) -> [Reading] {
    let temperatures = StepTemperatures(tokens)
    var readings: [Reading] = []
    var index = 0
    while index < tokens.tokens.count {
      if let (found, unit) = temperatures.temperature(at: index) {
        readings.append(
          Reading(range: index..<found.end, unit: unit, isNegative: found.lower.numerator < 0))
        index = found.end
      } else {
        index += 1
      }
    }
    return readings
  }

  private static func scalars(of range: Range<Int>, in tokens: StepTokens) -> Range<Int> {
    tokens.tokens[range.lowerBound].range
      .lowerBound..<tokens.tokens[range.upperBound - 1].range.upperBound
  }

  private static func between(_ one: Reading, _ other: Reading, in tokens: StepTokens) -> String {
    let first = min(one.range.upperBound, other.range.upperBound)
    let second = max(one.range.lowerBound, other.range.lowerBound)
    return tokens.string(
      tokens.tokens[first - 1].range.upperBound..<tokens.tokens[second].range.lowerBound)
  }

  /// The reading with its numbers and the names of its scale in another one.
  private static func converted(
    _ reading: Reading, to target: StepMark.Unit, in tokens: StepTokens
  ) -> String? {
    var text = ""
    var end = scalars(of: reading.range, in: tokens).lowerBound
    var first: (number: String, text: String)?
    var namesScale = false
    for place in reading.range {
      let token = tokens.tokens[place]
      switch token.kind {
      case .number(let value):
        guard let value = reading.isNegative ? value.multiplied(by: -1) : value,
          let number = degrees(value, target)
        else { return nil }
        if let first, first.number == number {
          // Of 175 to 180 °C both ends are 350 °F.
          text = first.text
        } else {
          let gap = tokens.string(end..<token.range.lowerBound)
          text += (reading.isNegative && gap.isSign ? "" : gap) + number
        }
        first = first ?? (number, text)
      case .word, .sign:
        guard let name = renamed(tokens.string(token.range)) else { continue }
        namesScale = true
        text += tokens.string(end..<token.range.lowerBound) + name
      case .fraction: return nil
      }
      end = token.range.upperBound
    }
    text += tokens.string(end..<scalars(of: reading.range, in: tokens).upperBound)
    // `180 Grad` says Celsius by its language alone.
    return namesScale ? text : text + (target == .celsius ? " C" : " F")
  }

  private static func degrees(_ value: Fraction, _ target: StepMark.Unit) -> String? {
    let ratio = Fraction(9, over: 5) ?? 1
    let isOven: Bool
    let exact: Fraction?
    if target == .celsius {
      isOven = value >= 284
      exact = value.adding(-32)?.divided(by: ratio)
    } else {
      isOven = value >= 140
      exact = value.multiplied(by: ratio)?.adding(32)
    }
    let step: Fraction = isOven ? (target == .celsius ? 5 : 25) : 1
    return exact?.rounded(toMultipleOf: step)?.description
  }

  /// The name of the other scale; nil for what names none.
  private static func renamed(_ name: String) -> String? {
    switch name {
    case "F": return "C"
    case "C": return "F"
    case "f": return "c"
    case "c": return "f"
    case "℉": return "℃"
    case "℃": return "℉"
    default:
      let word = TextMatching.fold(name)
      if StepWords.fahrenheit.contains(word) { return "Celsius" }
      return StepWords.celsius.contains(word) ? "Fahrenheit" : nil
    }
  }

  private static func isTwinSign(_ text: String) -> Bool {
    ["(", "/", ",", "|", "or", "=", "[", ""].contains(text.trimmed)
  }
}

extension String {
  /// Whether the text is a minus sign alone.
  fileprivate var isSign: Bool { ["-", "−", "–"].contains(self) }
}
