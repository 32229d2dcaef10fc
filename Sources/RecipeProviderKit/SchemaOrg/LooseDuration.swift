import RecipeModel

/// Durations as sites write them: ISO 8601 with its mistakes, words in several languages, numbers.
package enum LooseDuration {
  /// The whole minutes of a text, at least 1; nil when it tells none.
  ///
  /// Understood are `PT1H30M`, `P0DT1H25M`, `PTH30MS` (empty parts), `P1H30M` (the T is missing),
  /// `1 h 30 min`, `35 minuti`, `1:30`, `20-25 minutes` (the upper end), `½ hour` and a bare number
  /// of minutes. Negative and unfinished ones (`PTNaNM`) tell nothing.
  package static func minutes(_ text: String) -> Int? {
    guard text.utf8.count <= 200, let text = TextCleaning.clean(text) else { return nil }
    if let minutes = ISO8601Duration.minutes(text) { return minutes }
    let lower = text.lowercased()
    if let number = Double(lower.replacing(",", with: ".")) { return minutes(number: number) }
    return lower.hasPrefix("p") && lower.dropFirst().allSatisfy(isOfISO)
      ? looseISO(lower) : words(lower)
  }

  /// The whole minutes of a bare number: minutes, or seconds where it is a long time in minutes and
  /// a whole number of minutes in seconds.
  package static func minutes(number: Double) -> Int? {
    guard number.isFinite, number >= 0.5, number < 10_000_000 else { return nil }
    if number >= 900, number.truncatingRemainder(dividingBy: 60) == 0 { return rounded(number) }
    return rounded(number * 60)
  }

  private static func rounded(_ seconds: Double) -> Int? {
    guard seconds > 0, seconds < 60 * 60 * 24 * 366 else { return nil }
    return max(1, Int((seconds / 60).rounded()))
  }

  private static func isOfISO(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || "ptydhmsw.,".contains(character))
  }

  /// `m` is minutes unless a day or a `T` follows, for few recipes take months.
  private static func looseISO(_ text: String) -> Int? {
    var seconds = 0.0
    var digits = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character.isNumber || character == "." || character == "," {
        digits.append(character == "," ? "." : character)
        continue
      }
      let value = Double(digits) ?? 0
      digits = ""
      switch character {
      case "w": seconds += value * 604_800
      case "d": seconds += value * 86_400
      case "h": seconds += value * 3_600
      case "m":
        let isMonth = rest.contains("t") || rest.contains("d")
        if isMonth, value > 0 { return nil }
        seconds += isMonth ? 0 : value * 60
      case "s": seconds += value
      case "y" where value > 0: return nil
      default: break
      }
    }
    // A number without its unit: `PT30`.
    return rounded(seconds + (Double(digits) ?? 0) * 60)
  }

  // MARK: Words

  private static func words(_ text: String) -> Int? {
    guard !text.hasPrefix("-"), !text.hasPrefix("pt-") else { return nil }
    var seconds = 0.0
    var rest = Substring(text)
    var lastUnit = 0.0
    while let start = rest.firstIndex(where: { isDigit($0) || fractions[$0] != nil }) {
      rest = rest[start...]
      guard var value = number(&rest) else { return nil }
      rest = rest.drop(while: \.isWhitespace)
      if rest.first == ":", let minutes = clock(&rest), lastUnit == 0 {
        return rounded(value * 3_600 + minutes * 60)
      }
      if let dash = rest.first, "-–—".contains(dash) || rest.hasPrefix("to ") {
        rest = rest.dropFirst(rest.hasPrefix("to ") ? 3 : 1).drop(while: \.isWhitespace)
        if let upper = number(&rest) { value = upper }
        rest = rest.drop(while: \.isWhitespace)
      }
      let word = rest.prefix { $0.isLetter }
      rest = rest[word.endIndex...]
      guard let unit = unit(String(word), after: lastUnit) else { continue }
      seconds += value * unit
      lastUnit = unit
    }
    return rounded(seconds)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// `1`, `1.5`, `1 1/2`, `1½`.
  private static func number(_ rest: inout Substring) -> Double? {
    let digits = rest.prefix { isDigit($0) || $0 == "." || $0 == "," }
    rest = rest[digits.endIndex...]
    var value = Double(digits.replacing(",", with: ".")) ?? 0
    if rest.first == "/" {
      let below = rest.dropFirst().prefix(while: isDigit)
      guard let divisor = Double(below), divisor > 0 else { return nil }
      rest = rest[below.endIndex...]
      return value / divisor
    }
    let behind = rest.drop { $0 == " " }
    if let first = behind.first, let part = fractions[first] {
      rest = behind.dropFirst()
      return value + part
    }
    let next = behind.prefix { isDigit($0) || $0 == "/" }
    let parts = next.split(separator: "/").compactMap { Double($0) }
    if next.contains("/"), parts.count == 2, parts[1] > 0 {
      value += parts[0] / parts[1]
      rest = rest[next.endIndex...]
    }
    return digits.isEmpty && value == 0 ? nil : value
  }

  private static func clock(_ rest: inout Substring) -> Double? {
    let digits = rest.dropFirst().prefix(while: isDigit)
    guard digits.count == 2, let minutes = Double(digits), minutes < 60 else { return nil }
    rest = rest[digits.endIndex...]
    return minutes
  }

  private static let fractions: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3,
  ]

  /// The seconds of a unit; a number without one behind hours is minutes (`1h30`).
  private static func unit(_ word: String, after last: Double) -> Double? {
    if word.isEmpty { return last == 3_600 ? 60 : nil }
    for (seconds, beginnings) in units {
      for beginning in beginnings
      where word == beginning || (beginning.count > 2 && word.hasPrefix(beginning)) {
        return seconds
      }
    }
    return nil
  }

  private static let units: [(Double, [String])] = [
    (
      60,
      [
        "m", "min", "minut", "mn", "мин", "хв", "perc", "dk", "dakika", "分", "分钟", "分鐘", "분",
        "นาที", "phút", "λεπτ", "דקות", "דקה", "دقيق", "menit",
      ]
    ),
    (
      3_600,
      [
        "h", "hr", "hrs", "hour", "std", "stunde", "heure", "hora", "ora", "ore", "uur", "uren",
        "u",
        "timme", "tim", "time", "timer", "t", "tunti", "tunnin", "godz", "hod", "óra", "ч", "час",
        "год",
        "saat", "時間", "小时", "小時", "시간", "ώρ", "שעה", "שעות", "ساع", "jam",
      ]
    ),
    (
      86_400,
      ["d", "day", "tag", "jour", "día", "dia", "giorn", "dag", "dni", "день", "дн", "日", "天", "일"]
    ),
    (1, ["s", "sec", "sek", "seg", "сек", "秒"]),
  ]
}
