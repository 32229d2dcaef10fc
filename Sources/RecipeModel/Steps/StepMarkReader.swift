/// Reads the times and temperatures of one step; see ``StepMark``.
struct StepMarkReader {
  private let text: StepTokens
  private let temperatures: StepTemperatures

  /// What was read.
  struct Found {
    /// The place after its last token.
    var end: Int
    var lower: Fraction
    var upper: Fraction?
  }

  init(_ text: String) {
    self.text = StepTokens(text)
    temperatures = StepTemperatures(self.text)
  }

  func read() -> [StepMark] {
    var marks: [StepMark] = []
    var index = 0
    while index < text.tokens.count {
      if let (found, unit) = temperatures.temperature(at: index) {
        marks.append(mark(.temperature, index, found, unit))
        index = found.end
      } else if let found = span(at: index) {
        marks.append(mark(.time, index, found, nil))
        index = found.end
      } else {
        index += 1
      }
    }
    return marks
  }

  private func mark(
    _ kind: StepMark.Kind, _ start: Int, _ found: Found, _ unit: StepMark.Unit?
  ) -> StepMark {
    let range = text.tokens[start].range.lowerBound..<text.tokens[found.end - 1].range.upperBound
    let isRange = found.upper.map { $0 > found.lower } ?? false
    return StepMark(
      kind: kind, range: range, text: text.string(range), lower: found.lower.doubleValue,
      upper: isRange ? found.upper?.doubleValue : nil, unit: unit)
  }

  // MARK: Times

  /// A time, or a range whose ends have units of their own: `45 minutes to 1 hour`.
  private func span(at index: Int) -> Found? {
    guard !text.isJoined(index) || text.isSign(index - 1, "(/[~-'"), var first = time(at: index)
    else { return nil }
    if let next = text.rangeSign(at: first.end, isBetween: text.isBetween(index)),
      let second = time(at: next, endOf: first), second.lower > first.lower,
      // `2-3 hours or 12 hours` is two times.
      first.upper == nil || text.word(first.end).map(StepWords.ors.contains) != true
    {
      (first.end, first.upper) = (second.end, second.upper ?? second.lower)
    }
    // `2-day-old bread` is no time to wait for.
    let next = text.isSign(first.end, "-") ? first.end + 1 : first.end
    if let word = text.word(next), ["old", "alt", "alte", "altes", "altem", "alten"].contains(word)
    {
      return nil
    }
    return first
  }

  /// An amount with its unit, such as `25 minutes`, and a smaller one that follows: `1 h 30`; of a
  /// range the second end, too.
  private func time(at index: Int, endOf range: Found? = nil) -> Found? {
    // Of `twenty-five minutes` and `three-quarters of an hour` only a part would be read.
    if text.isSign(index - 1, "-"), text.isJoined(index), case .word? = text.kind(index - 2),
      case .word? = text.kind(index)
    {
      return nil
    }
    if let found = fractionOfHour(at: index) ?? clock(at: index) ?? hourAndMore(at: index) {
      return found
    }
    guard let amount = text.amount(at: index, isBetween: text.isBetween(index)),
      let unit = unit(after: amount.found.end, article: amount.isArticle)
    else { return nil }
    if unit.seconds == 3_600,
      isClockTime(amount.found)
        || isTimeOfDay(index) && !isNear(amount.found, range)
    {
      return nil
    }
    var found = slashRange(at: index, unit) ?? amount.found
    guard let lower = found.lower.multiplied(by: Fraction(unit.seconds)) else { return nil }
    let upper = found.upper?.multiplied(by: Fraction(unit.seconds))
    found = Found(end: unit.end, lower: lower, upper: upper)
    guard upper == nil else { return found }
    return andPart(found, unit.seconds) ?? smaller(found, unit.seconds) ?? found
  }

  /// A unit after an amount, as in `5-minute` and `10 more minutes`.
  private func unit(after index: Int, article: Bool) -> (seconds: Int, end: Int)? {
    var place = index
    if text.isSign(place, "-"), text.isJoined(place), text.isJoined(place + 1) { place += 1 }
    if let word = text.word(place), StepWords.fillers.contains(word) { place += 1 }
    if isPrime(place) { return (60, place + 1) }
    if let hour = hourOfPart(place) { return (3_600, text.endOfUnit(hour, "")) }
    if let end = shortHour(place) { return (3_600, end) }
    guard let word = text.word(place), let seconds = TimeUnitWords.seconds[word] else { return nil }
    // `a day` may mean every day, `a second` is an ordinal, and 10 dag are 100 grams.
    if article, StepWords.ordinals.contains(word) || seconds >= 86_400 { return nil }
    if word == "dag", text.kind(index - 1) != .number(1) { return nil }
    if word == "uur", text.word(index - 2) == "om" { return nil }
    // `the 1970s` and `the 60s`.
    if word == "s", text.isJoined(place), isDecade(before: place) { return nil }
    return (seconds, text.endOfUnit(place, word))
  }

  /// Where the Dutch letter for hours ends in `1 u 30 min` and `1u30`; in Spanish it stands between
  /// `7 u 8 minutos`, in German between `2 u. 3 Eier`.
  private func shortHour(_ place: Int) -> Int? {
    guard text.word(place) == "u", case .number(let hours)? = text.kind(place - 1),
      case .number(let minutes)? = text.kind(place + 1), hours < 13, minutes < 60,
      text.tokens[place + 1].range.count == 2, minutes != 11
    else { return nil }
    let isGlued = text.isJoined(place) && text.isJoined(place + 1)
    let isNamed = text.word(place + 2).map {
      ["m", "min", "mins", "minuten", "minuut"].contains($0)
    }
    return isGlued || isNamed == true ? place + 1 : nil
  }

  /// Whether the sign of minutes stands behind digits: `cuocere per 20'`.
  private func isPrime(_ place: Int) -> Bool {
    guard text.isSign(place, "'"), text.isJoined(place), case .number? = text.kind(place - 1),
      !text.isSign(place - 2, "'")
    else { return false }
    // `9'' pan` is in inches, and the `20's` are years.
    return !text.isJoined(place + 1) || text.isSign(place + 1, ".,;:)-/")
  }

  /// The index of the word for `hour` after a fraction: `3/4 d'heure`, `3/4 of an hour`.
  private func hourOfPart(_ start: Int) -> Int? {
    guard let link = text.word(start), ["d", "de", "di", "of"].contains(link) else { return nil }
    var place = start + 1
    if text.isSign(place, "'") { place += 1 }
    if let word = text.word(place), StepWords.articles.contains(word) { place += 1 }
    if text.isSign(place, "'") { place += 1 }
    guard let word = text.word(place), TimeUnitWords.seconds[word] == 3_600 else { return nil }
    return place
  }

  /// Whether the number before a glued `s` is a year or a decade.
  private func isDecade(before place: Int) -> Bool {
    guard case .number(let number)? = text.kind(place - 1), number.isWhole else { return false }
    return number.numerator >= 1_000 || ["the", "early", "late"].contains(text.word(place - 2))
  }

  /// Whether hours that begin there are a time of the day: `servir à 20h`.
  private func isTimeOfDay(_ index: Int) -> Bool {
    guard index > 0, text.word(index - 1) != nil else { return false }
    return StepWords.beforeTimesOfDay.contains(
      text.string(text.tokens[index - 1].range).lowercased())
  }

  /// Whether hours are as many as the end of a range may be: `45 minutes à 1 heure`, but not `cuire 1
  /// h à 20 h`.
  private func isNear(_ hours: Found, _ range: Found?) -> Bool {
    guard let range, let most = range.lower.multiplied(by: Self.mostOfRange),
      let end = hours.lower.multiplied(by: 3_600)
    else { return false }
    return end <= most
  }

  /// By how many times the ends of a range differ.
  private static let mostOfRange: Fraction = 6

  /// Whether hours and minutes can only be a time of day: `19h30`.
  private func isClockTime(_ hours: Found) -> Bool {
    guard hours.upper == nil, hours.lower >= 13, hours.lower <= 23, text.isJoined(hours.end),
      text.isJoined(hours.end + 1), case .number(let minutes)? = text.kind(hours.end + 1)
    else { return false }
    return minutes < 60 && text.tokens[hours.end + 1].range.count == 2
  }

  /// `1:30 h`.
  private func clock(at index: Int) -> Found? {
    guard case .number(let hours)? = text.kind(index), text.isSign(index + 1, ":"),
      case .number(let minutes)? = text.kind(index + 2), hours.isWhole, minutes.isWhole,
      text.isJoined(index + 1), text.isJoined(index + 2), text.tokens[index + 2].range.count == 2,
      minutes < 60, let unit = text.word(index + 3), TimeUnitWords.seconds[unit] == 3_600,
      let lower = hours.multiplied(by: 3_600).flatMap({ hours in
        minutes.multiplied(by: 60).flatMap(hours.adding)
      })
    else { return nil }
    return Found(end: text.endOfUnit(index + 3, unit), lower: lower)
  }

  /// `hora y media`, `heure et demie`: an hour without an article before it, with a part of one.
  private func hourAndMore(at index: Int) -> Found? {
    guard let word = text.word(index), word.utf8.count > 2, TimeUnitWords.seconds[word] == 3_600
    else { return nil }
    return andPart(Found(end: index + 1, lower: 3_600), 3_600)
  }

  /// A range that looks like a fraction: `10/15 minutes`, `2/3 minuti`.
  private func slashRange(at index: Int, _ unit: (seconds: Int, end: Int)) -> Found? {
    guard unit.seconds <= 60, case .number(let lower)? = text.kind(index),
      text.isSign(index + 1, "/"), case .number(let upper)? = text.kind(index + 2), lower > 1,
      upper > lower, let word = text.word(index + 3),
      !["minute", "minuto", "minuut"].contains(word)
    else { return nil }
    return Found(end: index + 3, lower: lower, upper: upper)
  }

  /// `and a half` after an hour or a minute, `and a quarter` after an hour; `1 ora e 1/2`.
  private func andPart(_ found: Found, _ seconds: Int) -> Found? {
    if let figure = andFigure(found, seconds) { return figure }
    guard let and = text.word(found.end), StepWords.ands.contains(and) else { return nil }
    var place = found.end + 1
    if let word = text.word(place), StepWords.articles.contains(word) { place += 1 }
    guard let part = text.word(place) else { return nil }
    let share: Fraction?
    if StepWords.halves.contains(part) {
      share = Fraction(seconds, over: 2)
    } else if seconds == 3_600, StepWords.quarters.contains(part) || part == "kwartier" {
      share = 900
    } else {
      return nil
    }
    // `1 hour and half an hour more` is two times.
    guard
      text.word(place + 1).map({
        !StepWords.articles.contains($0) && TimeUnitWords.seconds[$0] == nil
      })
        ?? true,
      let lower = share.flatMap(found.lower.adding)
    else { return nil }
    return Found(end: place + 1, lower: lower)
  }

  /// A fraction in figures behind a unit, with a word before it or without one, where nothing follows
  /// that it could count: `1 hora y 1/2`, `1 h ½`, but not `1 ora e 1/2 bicchiere`.
  private func andFigure(_ found: Found, _ seconds: Int) -> Found? {
    let hasAnd = text.word(found.end).map(StepWords.ands.contains) ?? false
    guard let part = text.part(at: hasAnd ? found.end + 1 : found.end), part.lower < 1,
      goesOn(after: part.end - 1),
      let lower = part.lower.multiplied(by: Fraction(seconds)).flatMap(found.lower.adding)
    else { return nil }
    return Found(end: part.end, lower: lower)
  }

  /// A smaller unit after a larger one; after hours or minutes its name may be missing.
  private func smaller(_ found: Found, _ seconds: Int) -> Found? {
    var place = found.end
    if let and = text.word(place), StepWords.ands.contains(and) { place += 1 }
    guard case .number(let number)? = text.kind(place), number.isWhole else { return nil }
    if let word = text.word(place + 1), let unit = TimeUnitWords.seconds[word] {
      guard unit < seconds, let part = number.multiplied(by: Fraction(unit)),
        let lower = found.lower.adding(part)
      else { return nil }
      return Found(end: text.endOfUnit(place + 1, word), lower: lower)
    }
    // Two digits after hours are minutes, unless they count something else.
    guard seconds == 3_600 || seconds == 60 && goesOn(after: place), place == found.end,
      text.tokens[place].range.count == 2, number < 60,
      text.word(place + 1).map({ !StepWords.otherUnits.contains($0) }) ?? true,
      !text.isSign(place + 1, "°%/-"), let part = number.multiplied(by: Fraction(seconds / 60)),
      let lower = found.lower.adding(part)
    else { return nil }
    let hasLetter = seconds == 3_600 && text.word(place + 1) == "m" && text.isJoined(place + 1)
    return Found(end: hasLetter ? place + 2 : place + 1, lower: lower)
  }

  /// Whether no noun follows that the number could count.
  private func goesOn(after place: Int) -> Bool {
    text.word(place + 1).map(StepWords.afterSeconds.contains)
      ?? (text.kind(place + 1) == nil || text.isSign(place + 1, ".,;:)"))
  }

  /// `half an hour`, `une demi-heure`, `mezz'ora`, `drei Viertelstunden`, `three quarters of an hour`.
  private func fractionOfHour(at index: Int) -> Found? {
    var place = index
    var count: Fraction = 1
    if let word = text.word(place), StepWords.articles.contains(word) {
      place += 1
      // Of `un'ora` the sign belongs to the article.
      if text.isSign(place, "'") { place += 1 }
    } else if let amount = text.amount(at: place, isBetween: false), amount.found.upper == nil {
      (count, place) = (amount.found.lower, amount.found.end)
    }
    if text.isSign(place, "-"), text.word(place + 1).map(StepWords.quarters.contains) == true {
      place += 1
    }
    guard let word = text.word(place) else { return nil }
    if StepWords.halfHours.contains(word), count == 1 {
      return Found(end: place + 1, lower: 1_800)
    }
    // Names of parts need no number before them.
    if let seconds = TimeUnitWords.seconds[word], place == index,
      [900, 1_800, 2_700].contains(seconds)
    {
      return Found(end: place + 1, lower: Fraction(seconds))
    }
    let isHalf = StepWords.halves.contains(word)
    guard isHalf && count == 1 || StepWords.quarters.contains(word) else { return nil }
    place += 1
    if text.isSign(place, "-'") { place += 1 }
    if let of = text.word(place), ["of", "d", "de", "di"].contains(of) { place += 1 }
    if text.isSign(place, "'") { place += 1 }
    if let article = text.word(place), StepWords.articles.contains(article) { place += 1 }
    if text.isSign(place, "'") { place += 1 }
    guard let name = text.word(place), let seconds = TimeUnitWords.seconds[name],
      seconds == 3_600 || isHalf && seconds == 60,
      let part = Fraction(seconds, over: isHalf ? 2 : 4), let lower = part.multiplied(by: count)
    else { return nil }
    return Found(end: text.endOfUnit(place, name), lower: lower)
  }
}

extension StepTokens {
  /// A number or a range of numbers, and whether it is no more than an article.
  func amount(
    at index: Int, isBetween: Bool
  ) -> (found: StepMarkReader.Found, isArticle: Bool)? {
    if let word = word(index), StepWords.articles.contains(word) {
      let end = isSign(index + 1, "'") ? index + 2 : index + 1
      return (StepMarkReader.Found(end: end, lower: 1), true)
    }
    guard var first = quantity(at: index) else { return nil }
    if let next = rangeSign(at: first.end, isBetween: isBetween), let second = quantity(at: next) {
      if second.lower < first.lower {
        // `1-1/2 hours` is one number.
        guard second.lower < 1, let sum = first.lower.adding(second.lower) else { return nil }
        return (StepMarkReader.Found(end: second.end, lower: sum), false)
      }
      (first.end, first.upper) = (second.end, second.lower)
    }
    return (first, false)
  }

  /// Whether a word such as `between` comes before a place.
  func isBetween(_ index: Int) -> Bool {
    word(index - 1).map(StepWords.between.contains) ?? false
  }

  /// Where the second end of a range begins, after its sign or word.
  func rangeSign(at index: Int, isBetween: Bool) -> Int? {
    if isSign(index, "-~") || isSign(index, "/") && isPlainNumber(index + 1) { return index + 1 }
    guard let word = word(index) else { return nil }
    if StepWords.through.contains(word) {
      return self.word(index + 1) == "zu" ? index + 2 : index + 1
    }
    return isBetween && StepWords.ands.contains(word) ? index + 1 : nil
  }

  private func isPlainNumber(_ index: Int) -> Bool {
    if case .number? = kind(index), case .number? = kind(index - 2) { true } else { false }
  }

  /// One number: `25`, `1,5`, `1 1/2`, `1½`, `zwei`, `two and a half`.
  private func quantity(at index: Int) -> StepMarkReader.Found? {
    func found(_ value: Fraction?, _ end: Int) -> StepMarkReader.Found? {
      value.map { StepMarkReader.Found(end: end, lower: $0) }
    }
    switch kind(index) {
    case .fraction(let value)?: return found(value, index + 1)
    case .word(let word)?:
      guard let twelfths = StepWords.numbers[word] else { return nil }
      return half(Fraction(twelfths, over: 12), index + 1)
    case .number(let value)?:
      guard value.isWhole else { return found(value, index + 1) }
      if case .fraction(let part)? = kind(index + 1) { return found(value.adding(part), index + 2) }
      if let part = ratio(at: index) { return found(part, index + 3) }
      if let part = ratio(at: index + 1), part < 1 { return found(value.adding(part), index + 4) }
      return half(value, index + 1)
    default: return nil
    }
  }

  /// The number with `and a half`, where that follows it.
  private func half(_ value: Fraction?, _ end: Int) -> StepMarkReader.Found? {
    guard let value else { return nil }
    let plain = StepMarkReader.Found(end: end, lower: value)
    guard word(end) == "and", word(end + 1) == "a", word(end + 2) == "half",
      let more = Fraction(1, over: 2).flatMap(value.adding)
    else { return plain }
    return StepMarkReader.Found(end: end + 3, lower: more)
  }

  /// A fraction by itself: `1/2`, `½`.
  fileprivate func part(at index: Int) -> StepMarkReader.Found? {
    if case .fraction(let value)? = kind(index) {
      return StepMarkReader.Found(end: index + 1, lower: value)
    }
    return ratio(at: index).map { StepMarkReader.Found(end: index + 3, lower: $0) }
  }

  /// `1/2`.
  private func ratio(at index: Int) -> Fraction? {
    guard case .number(let upper)? = kind(index), isSign(index + 1, "/"),
      case .number(let lower)? = kind(index + 2), upper.isWhole, lower.isWhole,
      (2...8).contains(lower.numerator)
    else { return nil }
    return Fraction(upper.numerator, over: lower.numerator)
  }

  /// Where a unit ends: after the full stop of an abbreviation, unless a sentence ends there.
  func endOfUnit(_ index: Int, _ word: String) -> Int {
    guard StepWords.abbreviations.contains(word), isSign(index + 1, "."), isJoined(index + 1),
      tokens.indices.contains(index + 2),
      !scalars[tokens[index + 2].range.lowerBound].properties.isUppercase
    else { return index + 1 }
    return index + 2
  }
}
