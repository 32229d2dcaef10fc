import RecipeModel

extension QueryReader {
  /// A time as it was read, and the place behind it.
  private struct Time {
    var minutes: Int
    var end: Int
    /// How many hours lead it; nil for minutes, and for times in words.
    var hours: Double?
    /// Whether it is a time in words of an hour or more, such as `an hour`.
    var isLongPhrase = false
  }

  /// Takes times with a unit; a number of hours before a dish names a long cooking and stays.
  mutating func readTimes() {
    var place = 0
    while place < count {
      guard let time = time(at: place) else {
        place += 1
        continue
      }
      let start = match([.before], before: place) ?? place
      let end = match(.after, at: time.end)?.end ?? time.end
      let isBound = start < place || end > time.end
      let isLong = (time.hours ?? 1) >= 2 || time.isLongPhrase
      let isOfSomething = match([.serve, .of], before: start) != nil
      if isOfSomething || (isLong && !isBound) {
        keep(place..<time.end)
      } else {
        take(
          start..<end, .maxMinutes, [String(time.minutes)],
          because: "a time with its unit is the longest one")
      }
      place = end
    }
  }

  private func time(at place: Int) -> Time? {
    if let (phrase, end) = match(.minutes, at: place), let minutes = Int(phrase.value) {
      return Time(minutes: minutes, end: end, hours: nil, isLongPhrase: minutes >= 60)
    }
    guard var (amount, next) = number(at: place) else { return nil }
    if let (upper, end) = upperEnd(at: next) { (amount, next) = (upper, end) }
    guard let (unit, end) = match(.unit, at: next), let length = Double(unit.value) else {
      return nil
    }
    var time = Time(
      minutes: Int((amount * length).rounded()), end: end, hours: length == 60 ? amount : nil)
    // `1 hour 30 minutes`, `1h30`
    if length == 60 {
      let rest = match(.and, at: end)?.end ?? end
      if let (more, behind) = number(at: rest), more < 60 {
        if let (unit, end) = match(.unit, at: behind), unit.value == "1" {
          (time.minutes, time.end) = (time.minutes + Int(more), end)
        } else if rest == end, behind > rest, tokens[rest].gap == .none {
          (time.minutes, time.end) = (time.minutes + Int(more), behind)
        }
      }
    }
    return (1...SearchQuery.greatestCount).contains(time.minutes) ? time : nil
  }

  /// A number in digits or words, and the place behind it.
  func number(at place: Int) -> (value: Double, end: Int)? {
    guard isFree(place) else { return nil }
    if let (phrase, end) = match(.number, at: place), let value = Double(phrase.value) {
      return (value, end)
    }
    guard let value = Self.value(tokens[place].word) else { return nil }
    if isFree(place + 1), tokens[place + 1].gap == .space,
      let fraction = Self.value(tokens[place + 1].word), fraction > 0, fraction < 1
    {
      return (value + fraction, place + 2)
    }
    return (value, place + 1)
  }

  /// The upper end of a range such as `4-6` or `4 to 6`, behind its lower one.
  private func upperEnd(at place: Int) -> (value: Double, end: Int)? {
    guard place < count else { return nil }
    if tokens[place].gap == .hyphen { return number(at: place) }
    return match(.to, at: place).flatMap { number(at: $0.end) }
  }

  private static func value(_ word: String) -> Double? {
    guard word.first?.isNumber == true, word.utf8.count <= 7 else { return nil }
    let parts = word.split(separator: "/")
    if parts.count == 2, let upper = Double(parts[0]), let lower = Double(parts[1]), lower > 0 {
      return upper / lower
    }
    if let value = Double(word.replacing(",", with: ".")) { return value }
    return word.unicodeScalars.count == 1 ? word.unicodeScalars.first?.properties.numericValue : nil
  }

  // MARK: Servings

  /// Takes numbers of people: `for 6`, `serves 10`, `4 Personen`.
  mutating func readServings() {
    for place in tokens.indices where isFree(place) {
      guard let (people, range) = servings(at: place) else { continue }
      take(range, .servings, [String(people)], because: "a number of people")
    }
  }

  /// How many people words at a place speak of, and the words.
  func servings(at place: Int) -> (people: Int, range: Range<Int>)? {
    let lead = match(.serve, at: place)
    guard var (amount, end) = number(at: lead?.end ?? place) else { return nil }
    if let (upper, behind) = upperEnd(at: end) { (amount, end) = (upper, behind) }
    guard amount == amount.rounded(), amount >= 1, amount <= Double(SearchQuery.servings.upperBound)
    else { return nil }
    let people = match(.people, at: end)
    guard people != nil || (lead != nil && endsServings(at: end)) else { return nil }
    return (Int(amount), place..<(people?.end ?? end))
  }

  /// Like ``ends(at:)``, which asks for servings itself.
  private func endsServings(at place: Int) -> Bool {
    guard place < count, tokens[place].gap < .comma, !isTaken(place), !tokens[place].isMinus else {
      return true
    }
    return match([.without, .with, .recipe, .end, .praise, .that, .but, .and], at: place) != nil
  }
}
