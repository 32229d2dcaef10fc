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

  /// A clause as a sentence: with a capital and a final stop.
  package static func sentence(_ clause: String) -> String {
    let end = clause.last.map { ".!?".contains($0) } == true ? "" : "."
    return clause.prefix(1).uppercased() + clause.dropFirst() + end
  }
}

/// A query as a person would say it: `"soup" with onion, without beef, in at most 30 min`.
package enum QueryWording {
  /// The query in words, sanitized; empty for a query that asks for nothing in particular.
  package static func phrase(_ query: SearchQuery) -> String {
    var limits: [String] = []
    if !query.exclude.isEmpty { limits.append("without " + list(query.exclude, "or")) }
    if let minutes = query.maxMinutes {
      limits.append("in at most \(Wording.minutes(minutes))")
    }
    limits += query.diets.map { diet($0) }
    if !query.avoid.isEmpty {
      limits.append("avoiding " + list(query.avoid.map(\.rawValue), "and"))
    }
    if !query.configured.isEmpty { limits.append("as the configuration asks") }
    if let most = query.missingAtMost { limits.append("with at most \(most) missing") }
    if query.isEmpty, limits.isEmpty { return "" }
    var phrase =
      query.text.isEmpty ? "anything" : "\u{201C}\(Sanitizer.terminal(query.text))\u{201D}"
    if !query.include.isEmpty { phrase += " with " + list(query.include, "and") }
    if let first = query.have.first {
      // Without other words, sources are asked for the first food alone.
      let isAsked = query.text.isEmpty && query.include.isEmpty
      let others = isAsked ? Array(query.have.dropFirst()) : query.have
      if isAsked { phrase += " with " + list([first], "and") }
      if !others.isEmpty { phrase += ", to go with " + list(others, "and") }
    }
    return ([phrase] + limits).joined(separator: ", ")
  }

  /// What a configuration, and nobody else, asked for, without a final stop; nil for nothing.
  ///
  /// `off` says how the part of a query with some name is turned off.
  package static func configured(
    _ query: SearchQuery, off: (String) -> String
  ) -> String? {
    let diets = query.diets.map(\.name).filter(query.configured.contains)
    let avoid = query.avoid.map(\.rawValue).filter(query.configured.contains)
    let names = (diets + avoid.map { "no \($0)" }).map(Sanitizer.terminal)
    let ways = (diets.isEmpty ? [] : [off("diet")]) + (avoid.isEmpty ? [] : [off("avoid")])
    guard !names.isEmpty else { return nil }
    let turn = ways.count == 1 ? "turns" : "turn"
    return "The configuration asked for \(names.joined(separator: ", ")); "
      + "\(ways.joined(separator: " and ")) \(turn) that off"
  }

  /// A diet in words: `vegan`, `gluten free`.
  static func diet(_ diet: Diet) -> String {
    let words = Sanitizer.terminal(Wording.words(fromCamelCase: diet.rawValue))
    return words.hasSuffix(" diet") ? String(words.dropLast(5)) : words
  }

  static func list(_ texts: [String], _ conjunction: String) -> String {
    Wording.list(texts.map(Sanitizer.terminal), conjunction)
  }
}

extension Wording {
  /// `your filter` or `your filters`, by how many the query names.
  static func filters(of query: SearchQuery) -> String {
    let count =
      query.include.count + query.exclude.count + query.diets.count
      + query.avoid.count + (query.maxMinutes == nil ? 0 : 1)
      + (query.missingAtMost == nil ? 0 : 1)
    return count > 1 ? "your filters" : "your filter"
  }
}
