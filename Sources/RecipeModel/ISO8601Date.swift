/// Dates and times as schema.org writes them: `2024-05-01`, `2024-05-01T18:30:00+02:00`.
public enum ISO8601Date {
  /// The date, or the date and the time, as written; nil for anything else.
  ///
  /// A number of ten digits or more counts the seconds since 1970, as services write it.
  public static func read(_ text: String) -> String? {
    let text = text.trimmed
    guard text.utf8.count <= 40 else { return nil }
    if text.utf8.count >= 10, let seconds = Int(text) { return date(seconds: seconds) }
    let digits = text.utf8.prefix(10).map { 0x30...0x39 ~= $0 ? UInt8(ascii: "0") : $0 }
    guard digits.elementsEqual("0000-00-00".utf8) else { return nil }
    let rest = text.utf8.dropFirst(10)
    let isTime = rest.first.map { "Tt ".utf8.contains($0) } ?? true
    return isTime && rest.allSatisfy { "0123456789Tt Zz:.+-".utf8.contains($0) } ? text : nil
  }

  /// The date of a moment in UTC, by Howard Hinnant's algorithm; nil beyond the year 9999.
  private static func date(seconds: Int) -> String? {
    // Some services count milliseconds.
    let seconds = seconds >= 100_000_000_000 ? seconds / 1_000 : seconds
    let days = seconds / 86_400 + 719_468
    guard 719_468...3_652_424 ~= days else { return nil }
    let era = days / 146_097
    let day = days % 146_097
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let civil = [
      year + era * 400 + (month >= 10 ? 1 : 0), month < 10 ? month + 3 : month - 9,
      dayOfYear - (153 * month + 2) / 5 + 1,
    ]
    return civil.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }
}
