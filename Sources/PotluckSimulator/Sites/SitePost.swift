import PotluckSupport
internal import RecipeModel

/// A recipe as a page of a site, with its name in addresses and its day.
struct SitePost: Sendable {
  let recipe: SimulatedRecipe
  /// The last part of its address: `leek-and-potato-soup`.
  let slug: String
  let day: SiteDay

  /// The pages of recipes, newest first, three days apart.
  static func all(_ recipes: [SimulatedRecipe]) -> [SitePost] {
    var taken: [String: Int] = [:]
    return recipes.enumerated().map { index, recipe in
      let name = recipe.pageName
      taken[name, default: 0] += 1
      let count = taken[name] ?? 1
      return SitePost(
        recipe: recipe, slug: count == 1 ? name : "\(name)-\(count)",
        day: SiteDay(number: SiteDay.newest.number - 3 * index))
    }
  }
}

extension SimulatedRecipe {
  /// What names its page: the last part of its address on its publisher's site where this is a
  /// name, else its title.
  var pageName: String {
    guard !sourceURL.contains("?"), let last = sourceURL.split(separator: "/").dropFirst(2).last
    else { return String(slug.prefix(80)) }
    return last.hasSuffix(".html") ? String(last.dropLast(5)) : String(last)
  }
}

/// A day in the forms in which sites write it; its time is always half past eight, UTC.
struct SiteDay: Sendable, Hashable {
  /// Days since 1970-01-01.
  let number: Int

  /// The day of a site's newest page: 2025-06-01.
  static let newest = SiteDay(number: 20_240)

  /// `2025-06-01T08:30:00`, without a zone.
  var local: String { "\(date)T08:30:00" }

  /// `2025-06-01T08:30:00+00:00` (RFC 3339).
  var stamp: String { local + "+00:00" }

  /// `2025-06-01`.
  var date: String {
    let (year, month, day) = parts
    return "\(year)-\(Self.padded(month))-\(Self.padded(day))"
  }

  /// `2025/06`, as addresses have it.
  var folder: String { "\(parts.year)/\(Self.padded(parts.month))" }

  /// `Sun, 01 Jun 2025 08:30:00 +0000` (RFC 5322).
  var mail: String { "\(heading) 08:30:00 +0000" }

  /// `Sun, 01 Jun 2025 08:30:00 GMT` (RFC 9110).
  var header: String { "\(heading) 08:30:00 GMT" }

  /// `June 1, 2025`.
  var words: String { "\(Self.months[parts.month - 1]) \(parts.day), \(parts.year)" }

  private var heading: String {
    let (year, month, day) = parts
    let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][(number % 7 + 7) % 7]
    return "\(weekday), \(Self.padded(day)) \(Self.months[month - 1].prefix(3)) \(year)"
  }

  /// The date in the Gregorian calendar, by the count of days since March of the year 0.
  private var parts: (year: Int, month: Int, day: Int) {
    let days = number + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
