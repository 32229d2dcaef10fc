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
