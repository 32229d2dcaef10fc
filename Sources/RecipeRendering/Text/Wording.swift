package import RecipeModel
import RecipeProviderKit
import RecipeSearch

/// Numbers, durations and lists as people write them.
package enum Wording {
  /// The count with its noun: `1 recipe`, `18 recipes`, `1 match`, `2 matches`.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// The parts as a sentence lists them: `a`, `a and b`, `a, b and c`.
  package static func list(_ parts: [String], _ conjunction: String = "and") -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// A recipe's title on one line, or a stand-in where its source gives none.
  static func title(_ title: String) -> String {
    let title = Sanitizer.terminal(title)
    return title.isEmpty ? untitled : title
  }

  /// Stands in for a title that a source does not give.
  static let untitled = "(no title)"

  /// A cooking time: `35 min`, `1 h`, `1 h 5 min`, `2 d 4 h`.
  package static func minutes(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    if hours < 48 { return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min" }
    let (days, restHours) = hours.quotientAndRemainder(dividingBy: 24)
    return restHours == 0 ? "\(days) d" : "\(days) d \(restHours) h"
  }

  /// A time that a program took: `4 ms`, `0.4 s`, `12 s`, `2 min 5 s`.
  package static func seconds(_ duration: Duration) -> String {
    let milliseconds = duration.wholeMilliseconds
    if milliseconds < 100 { return "\(milliseconds) ms" }
    if milliseconds < 9_950 {
      let tenths = (milliseconds + 50) / 100
      return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
    }
    let seconds = (milliseconds + 500) / 1000
    if seconds < 60 { return "\(seconds) s" }
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s"
  }

  /// A rating as a share: `98 %`.
  package static func percent(_ rating: Rating) -> String {
    "\(Int((rating.normalized * 100).rounded())) %"
  }

  /// A number in its shortest form: `1`, `0.5`, `98`.
  static func number(_ value: Double) -> String {
    JSONNumber(value)?.literal ?? "\(value)"
  }

  /// A figure with at most three places: `0.937`, `1`, `12`.
  static func figure(_ value: Double) -> String {
    number((value * 1000).rounded() / 1000)
  }

  /// Words from a name in camel case: `titleSimilarity` gives `title similarity`.
  static func words(fromCamelCase name: String) -> String {
    var words = ""
    var wasCapital = true
    for character in name {
      if character.isUppercase, !wasCapital { words.append(" ") }
      wasCapital = character.isUppercase
      words += character.lowercased()
    }
    return words
  }

  /// A moment as ISO 8601 in UTC: `2026-11-21T14:22:03Z`.
  ///
  /// The days become a date by the algorithm `civil_from_days` of Howard Hinnant, *chrono-
  /// Compatible Low-Level Date Algorithms*; good for the years 0…9999.
  package static func timestamp(_ epochSeconds: Int) -> String? {
    guard -62_167_219_200..<253_402_300_800 ~= epochSeconds else { return nil }
    let secondsOfDay = (epochSeconds % 86_400 + 86_400) % 86_400
    let days = (epochSeconds - secondsOfDay) / 86_400 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
    let hours = digits(secondsOfDay / 3600, 2)
    return "\(date)T\(hours):\(digits(secondsOfDay / 60 % 60, 2)):\(digits(secondsOfDay % 60, 2))Z"
  }

  /// A moment as people read it, by a clock so many seconds ahead of UTC: `21 Nov 2026, 14:22`.
  static func moment(_ epochSeconds: Int, secondsFromUTC: Int) -> String? {
    guard let stamp = timestamp(epochSeconds + secondsFromUTC) else { return nil }
    let date = stamp.prefix(10).split(separator: "-")
    guard let month = Int(date[1]), let day = Int(date[2]) else { return nil }
    return "\(day) \(months[month - 1]) \(date[0]), \(stamp.dropFirst(11).prefix(5))"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func digits(_ value: Int, _ count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

extension Wording {
  /// What a recipe needs beside the foods that one has: `2 eggs, basil`; nil where nobody asked.
  static func missing(_ recipe: MergedRecipe) -> String? {
    guard let missing = recipe.missing else { return nil }
    guard let names = missing.names else { return "cannot be told" }
    return names.isEmpty ? "nothing" : names.map(Sanitizer.terminal).joined(separator: ", ")
  }

  /// The nearest recipe and how near it is: `“Risotto”, with 2 foods missing`.
  static func nearest(_ nearest: NearestRecipe) -> String {
    let missing = nearest.missing.isEmpty ? "nothing" : count(nearest.missing.count, "food")
    return "\(OutcomeWording.quoted(nearest.title)), with \(missing) missing"
  }

  /// A clause as a sentence: with a capital and a final stop.
  package static func sentence(_ clause: String) -> String {
    let end = clause.last.map { ".!?".contains($0) } == true ? "" : "."
    return clause.prefix(1).uppercased() + clause.dropFirst() + end
  }
}
