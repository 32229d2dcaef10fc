/// Reads temperatures: `180 °C`, `350F`, `180-200 Grad`, `gas mark 4`.
struct StepTemperatures {
  private let text: StepTokens

  init(_ text: StepTokens) { self.text = text }

  /// The greatest number that an oven or a sugar thermometer shows.
  private static let greatest: Fraction = 1_000

  /// A temperature that begins at a token, and its unit where that is certain.
  func temperature(at index: Int) -> (found: StepMarkReader.Found, unit: StepMark.Unit?)? {
    if let mark = mark(at: index) { return mark }
    let isNegative = text.isSign(index, "-") && !text.isJoined(index) && text.isJoined(index + 1)
    let start = isNegative ? index + 1 : index
    guard isNegative || !text.isJoined(index) || text.isSign(index - 1, "(/[~|,;:"),
      var first = text.amount(at: start, isBetween: text.isBetween(index)), !first.isArticle,
      isDigits(start)
    else { return nil }
    var unit: StepMark.Unit?
    if first.found.upper == nil, let pair = pair(first.found, isBetween: text.isBetween(index)) {
      (first.found, unit) = pair
    } else {
      guard let scale = scale(at: first.found.end, first.found.lower, isNegative: isNegative)
      else { return nil }
      (first.found.end, unit) = (scale.end, scale.unit)
    }
    guard (first.found.upper ?? first.found.lower) <= Self.greatest else { return nil }
    let hasScale =
      unit != nil && !(text.word(first.found.end - 1).map(StepWords.degrees.contains) ?? false)
    if !hasScale, isTurning(index, first.found.end) { return nil }
    if isNegative {
      guard first.found.upper == nil, let below = first.found.lower.multiplied(by: -1) else {
        return nil
      }
      first.found.lower = below
    }
    return (first.found, unit)
  }

  /// Two numbers of which one names the scale, or both: `180° bis 200 °C`, `180/200 °C`.
  private func pair(
    _ first: StepMarkReader.Found, isBetween: Bool
  ) -> (found: StepMarkReader.Found, unit: StepMark.Unit?)? {
    let own = scale(at: first.end, first.lower)
    let end = own?.end ?? first.end
    let isSlash = text.isSign(end, "/")
    guard own != nil || isSlash,
      let next = isSlash ? end + 1 : text.rangeSign(at: end, isBetween: isBetween),
      let second = text.amount(at: next, isBetween: false), isDigits(next),
      second.found.upper == nil, second.found.lower != first.lower,
      let other = scale(at: second.found.end, second.found.lower),
      own?.unit == nil || !isSlash && other.unit == own?.unit,
      isSlash || second.found.lower > first.lower,
      !isSame(first.lower, as: second.found.lower, in: other.unit)
    else { return nil }
    var found = first
    found.end = other.end
    (found.lower, found.upper) = (
      min(first.lower, second.found.lower), max(first.lower, second.found.lower)
    )
    return (found, other.unit)
  }

  /// Whether a number says in the other scale what one with a scale says: the 180 of `180/350 °F`.
  private func isSame(_ value: Fraction, as other: Fraction, in unit: StepMark.Unit?) -> Bool {
    let (one, two) = (value.doubleValue, other.doubleValue)
    switch unit {
    case .fahrenheit?: return abs(one * 1.8 + 32 - two) <= 20
    case .celsius?: return abs((one - 32) / 1.8 - two) <= 12
    default: return false
    }
  }

  /// Numbers in words are no temperatures.
  private func isDigits(_ index: Int) -> Bool {
    if case .number? = text.kind(index) { true } else { false }
  }

  /// The scale after a number; `180°` and `180 degrees` name none.
  private func scale(
    at index: Int, _ number: Fraction, isNegative: Bool = false
  ) -> (unit: StepMark.Unit?, end: Int)? {
    if text.isSign(index, "℃") { return (.celsius, index + 1) }
    if text.isSign(index, "℉") { return (.fahrenheit, index + 1) }
    let degrees = text.word(index).flatMap { StepWords.degrees.contains($0) ? $0 : nil }
    let hasSign = text.isSign(index, "°")
    var place = hasSign || degrees != nil ? index + 1 : index
    if degrees == "deg", text.isSign(place, "."), text.isJoined(place) { place += 1 }
    let isAlone = place == index && !isNegative
    if let unit = named(place, isAlone: isAlone, number) { return (unit, place + 1) }
    if let degrees, StepWords.celsiusDegrees.contains(degrees), number <= 250 {
      return (.celsius, place)
    }
    return place > index ? (nil, place) : nil
  }

  /// The name of a scale; a letter after a bare number counts only as a capital, from
  /// 100 up, and from 30 up without a space between.
  private func named(_ index: Int, isAlone: Bool, _ number: Fraction) -> StepMark.Unit? {
    guard let word = text.word(index) else { return nil }
    let isLetter = word.utf8.count == 1
    if isLetter, isAlone {
      guard number >= (text.isJoined(index) ? 30 : 100),
        ["C", "F"].contains(text.string(text.tokens[index].range))
      else {
        return nil
      }
    }
    if StepWords.celsius.contains(word) { return .celsius }
    return StepWords.fahrenheit.contains(word) ? .fahrenheit : nil
  }

  /// `gas mark 4`, `Gas 4`, `Gas: Stufe 2-3`, `thermostat 6`, `th. 6`; `Stufe 2` alone may be of anything.
  private func mark(at index: Int) -> (found: StepMarkReader.Found, unit: StepMark.Unit?)? {
    let unit: StepMark.Unit
    var place = index + 1
    switch text.word(index) {
    case "gas", "gasherd", "gasofen", "gasstand", "gasstufe", "gasmark":
      unit = .gasMark
      if text.isSign(place, ":.") { place += 1 }
      if let word = text.word(place), ["mark", "stufe", "stand", "no", "nr"].contains(word) {
        place += 1
        if text.isSign(place, ".") { place += 1 }
      }
    case "thermostat", "th":
      unit = .thermostat
      if text.isSign(place, ".:") { place += 1 }
    default: return nil
    }
    guard var amount = text.amount(at: place, isBetween: false), !amount.isArticle else {
      return nil
    }
    // Of `gas mark 4 or 180C` the second number is of another scale.
    if let upper = amount.found.upper, upper > 10 {
      (amount.found.end, amount.found.upper) = (place + 1, nil)
    }
    guard (amount.found.upper ?? amount.found.lower) <= 10, text.tokens[place].range.count <= 2,
      // `gas 4 minutes` is a time.
      text.word(amount.found.end).map({ TimeUnitWords.seconds[$0] == nil }) ?? true
    else { return nil }
    return (amount.found, unit)
  }

  /// Whether the words near by are of an angle: `rotate the pan 180 degrees`.
  private func isTurning(_ start: Int, _ end: Int) -> Bool {
    // `turn the oven to 180 degrees`.
    if let word = text.word(start - 1), StepWords.upTo.contains(word) { return false }
    return (max(0, start - 8)..<min(text.tokens.count, end + 3)).contains { index in
      guard let word = text.word(index) else { return false }
      return StepWords.turning.contains(where: word.hasPrefix)
    }
  }
}
