/// Durations as schema.org writes them: `PT1H30M`, `P0DT45M`, `PT90S`.
public enum ISO8601Duration {
  /// The whole minutes of an ISO 8601 duration, rounded up; nil when the text is not one, holds
  /// years or months other than 0 (they have no fixed length), or is zero.
  public static func minutes(_ text: String) -> Int? {
    var rest = Substring(text).drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    guard let first = rest.popFirst(), first == "P" || first == "p" else { return nil }
    var inTime = false
    var seconds = 0.0
    var parts = 0
    while let character = rest.first {
      if character == "T" || character == "t" {
        guard !inTime else { return nil }
        inTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      rest.removeFirst(digits.count)
      guard let unit = rest.popFirst(),
        let value = Double(String(digits.map { $0 == "," ? "." : $0 })), value.isFinite
      else { return nil }
      switch (unit.uppercased(), inTime) {
      case ("W", false): seconds += value * 604_800
      case ("D", false): seconds += value * 86_400
      case ("H", true): seconds += value * 3_600
      case ("M", true): seconds += value * 60
      case ("S", true): seconds += value
      case ("Y", false) where value == 0, ("M", false) where value == 0: break
      default: return nil
      }
      parts += 1
    }
    guard parts > 0, seconds > 0, seconds < 60 * 60 * 24 * 366 else { return nil }
    return Int((seconds / 60).rounded(.up))
  }

  /// The duration of so many minutes: 35 gives `PT35M`, 90 gives `PT1H30M`.
  public static func text(minutes: Int) -> String {
    let (hours, rest) = max(0, minutes).quotientAndRemainder(dividingBy: 60)
    return "PT" + (hours > 0 ? "\(hours)H" : "") + (rest > 0 || hours == 0 ? "\(rest)M" : "")
  }
}

extension Duration {
  /// The whole milliseconds, rounded.
  package var wholeMilliseconds: Int {
    let (whole, overflow) = components.seconds.multipliedReportingOverflow(by: 1000)
    guard !overflow else { return .max }
    let rest = components.attoseconds + 500_000_000_000_000
    return Int(whole) + Int(rest / 1_000_000_000_000_000)
  }
}

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
