/// Lengths of time in words, each for another kind of sentence.
extension Duration {
  /// The whole milliseconds, kept within a thousand years, so that sums with times cannot overflow.
  package var milliseconds: Int64 {
    let limit: Int64 = 1_000 * 366 * 86_400
    let seconds = min(limit, max(-limit, components.seconds))
    return seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }

  /// As a setting would name it: `2.5s`, `500ms`, `7d`.
  package var settingText: String {
    let (seconds, attoseconds) = components
    if attoseconds == 0, seconds > 0 {
      if seconds % 86_400 == 0 { return "\(seconds / 86_400)d" }
      if seconds % 3_600 == 0 { return "\(seconds / 3_600)h" }
    }
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000)s" }
    if milliseconds < 1000 { return "\(milliseconds)ms" }
    return "\(Double(milliseconds) / 1000)s"
  }

  /// A limit in seconds, exact to the millisecond: `2 s`, `0.25 s`.
  package var exactText: String {
    let seconds = (self / .milliseconds(1)).rounded() / 1000
    return seconds == seconds.rounded() ? "\(Int64(seconds)) s" : "\(seconds) s"
  }

  /// A limit to the tenth of a second: `300 ms`, `2.5 s`, `10.0 s`.
  package var limitText: String {
    self < .seconds(1)
      ? "\(Int(self / .milliseconds(1))) ms"
      : "\(Double((self / .milliseconds(100)).rounded()) / 10) s"
  }

  /// One unit, rounded up: `40 s`, `12 min`, `3 h`, `2 days`.
  package var spanText: String {
    let seconds = max(1, (max(0, milliseconds) + 999) / 1_000)
    switch seconds {
    case ..<90: return "\(seconds) s"
    case ..<5_400: return "\((seconds + 59) / 60) min"
    case ..<129_600: return "\((seconds + 3_599) / 3_600) h"
    default: return "\((seconds + 86_399) / 86_400) days"
    }
  }

  /// How long ago, in one unit: `just now`, `5 min ago`.
  package var agoText: String { milliseconds < 1_000 ? "just now" : spanText + " ago" }
}
