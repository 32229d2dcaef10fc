import RecipeModel

/// Durations as sites write them: ISO 8601 with its mistakes, words in several languages, numbers.
package enum LooseDuration {
  /// The whole minutes of a text, at least 1; nil when it tells none.
  ///
  /// Understood are `PT1H30M`, `P0DT1H25M`, `PTH30MS` (empty parts), `P1H30M` (the T is missing),
  /// `PT10M/PT15M` and
  /// `20-25 minutes` (the upper end), `1 h 30 min`, `35 minuti`, `1:30`, `½ hour` and a bare number
  /// of minutes. Negative and unfinished ones (`PTNaNM`) tell nothing.
  package static func minutes(_ text: String) -> Int? {
    guard text.utf8.count <= 200, let text = TextCleaning.clean(text) else { return nil }
    if let minutes = ISO8601Duration.minutes(text) { return minutes }
    let lower = text.lowercased()
    // Two durations are the ends of a range: `PT10M/PT15M`.
    let ends = lower.split(separator: "/").map { $0.trimmingPrefix { $0 == " " } }
    if ends.count == 2, ends.allSatisfy({ $0.hasPrefix("p") }) {
      return ends.compactMap { minutes(String($0)) }.max()
    }
    if let number = Double(lower.replacing(",", with: ".")) { return minutes(number: number) }
    if lower.hasPrefix("pt-") { return nil }
    return lower.hasPrefix("p") && lower.dropFirst().allSatisfy(isOfISO)
      ? looseISO(lower) : NaturalDuration.minutes(lower).flatMap { rounded($0 * 60) }
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
}
