extension NaturalDurationToken {
  /// What a word in lower case means.
  static func named(_ word: String) -> NaturalDurationToken {
    if let value = numbers[word] { return .number(value) }
    if let unit = units[word] { return .unit(unit) }
    if ranges.contains(word) { return .range }
    if word == "a" || word == "an" { return .article }
    return fillers.contains(word) ? .filler : .word
  }

  private static let numbers: [String: Double] = [
    "half": 0.5, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8,
    "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40,
    "eine": 1, "zwei": 2, "drei": 3, "halbe": 0.5,
  ]

  private static let ranges: Set = ["to", "or", "bis", "oder", "à"]

  private static let fillers: Set = [
    "and", "about", "approx", "approximately", "around", "ca", "circa", "roughly", "up",
    "under", "less", "than", "over", "at", "least", "max", "und", "etwa", "ungefähr", "et", "env",
    "environ", "total", "of",
  ]

  private static let units: [String: Double] = {
    let groups: [(Double, [String])] = [
      (1.0 / 60, ["s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden"]),
      (
        1,
        [
          "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "mn",
          "minuut", "minuter",
        ]
      ),
      (
        60,
        [
          "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora",
          "horas", "ora", "ore", "uur", "uren", "timme", "timmar",
        ]
      ),
      (
        1_440,
        [
          "d", "day", "days", "tag", "tage", "tagen", "jour", "jours", "día", "días", "dia", "dias",
        ]
      ),
      (10_080, ["w", "week", "weeks", "woche", "wochen"]),
    ]
    return Dictionary(
      groups.flatMap { unit, words in words.map { ($0, unit) } }, uniquingKeysWith: { $1 })
  }()
}
