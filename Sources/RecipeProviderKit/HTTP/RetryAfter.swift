import PotluckSupport

/// The `Retry-After` field: seconds, or a date (RFC 9110, section 10.2.3).
public enum RetryAfter {
  /// How long to wait; nil when the field is absent or cannot be read.
  ///
  /// A date counts from the answer's own `Date` field, so that a wrong clock on either side does
  /// no harm, and from the system's clock when there is none. Dates in the past mean no wait;
  /// waits of more than 31 days are cut to that.
  public static func duration(in headers: HTTPHeaders) -> Duration? {
    guard let value = headers["Retry-After"].flatMap({ TextCleaning.clean($0) }) else { return nil }
    if value.utf8.allSatisfy(\.isDigit) {
      return .seconds(min(Int(value) ?? longest, longest))
    }
    guard let date = seconds(httpDate: value) else { return nil }
    let now = headers["Date"].flatMap(seconds(httpDate:)) ?? time(nil)
    return .seconds(max(0, min(date - now, longest)))
  }

  private static let longest = 31 * 86_400

  /// The seconds since 1970 of an HTTP date in any of its three forms.
  package static func seconds(httpDate text: String) -> Int? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    // `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT`
    if words.count == 6, let day = Int(words[1]), let year = Int(words[3]) {
      return seconds(year: fullYear(year), month: words[2], day: day, time: words[4])
    }
    // `Sun Nov  6 08:49:37 1994`
    if words.count == 5, let day = Int(words[2]), let year = Int(words[4]) {
      return seconds(year: year, month: words[1], day: day, time: words[3])
    }
    return nil
  }

  private static func fullYear(_ year: Int) -> Int {
    switch year {
    case 0..<70: year + 2_000
    case 70..<100: year + 1_900
    default: year
    }
  }

  private static func seconds(year: Int, month: String, day: Int, time: String) -> Int? {
    let months = [
      "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    let clock = time.split(separator: ":").compactMap { Int($0) }
    guard let index = months.firstIndex(of: month.lowercased()), clock.count == 3,
      1_970...9_999 ~= year, 1...31 ~= day, 0...23 ~= clock[0], 0...59 ~= clock[1],
      0...60 ~= clock[2]
    else { return nil }
    return days(year, index + 1, day) * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
  }

  /// Days since 1970-01-01 in the Gregorian calendar.
  ///
  /// After Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `days_from_civil`; right
  /// for all years from 1970 on.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
