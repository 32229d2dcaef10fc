import PotluckSupport
import RecipeKeeping

/// A day as people write it.
struct Day {
  /// The day as an ISO 8601 date.
  let text: String

  /// The day that it is by the user's clock.
  static var today: Day { Day(text: KeptMoment.day(of: time(nil))) }

  private init(text: String) { self.text = text }

  /// Reads `today`, `yesterday` or a date; nil for anything else.
  init?(_ word: String) {
    switch word.lowercased() {
    case "today": self = .today
    case "yesterday": self.init(text: KeptMoment.day(of: time(nil) - 86_400))
    default:
      guard let start = Self.start(of: word), KeptMoment.day(of: start) == word else { return nil }
      self.init(text: word)
    }
  }

  /// When the day begins by the user's clock, in milliseconds since 1970.
  var start: Int64 { Int64(Self.start(of: text) ?? 0) * 1_000 }

  private static func start(of date: String) -> time_t? {
    let parts = date.split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
    guard date.utf8.count == 10, parts.count == 3, let year = parts[0], let month = parts[1],
      let day = parts[2]
    else { return nil }
    var moment = tm()
    (moment.tm_year, moment.tm_mon, moment.tm_mday) = (year - 1_900, month - 1, day)
    moment.tm_isdst = -1
    return mktime(&moment)
  }
}
