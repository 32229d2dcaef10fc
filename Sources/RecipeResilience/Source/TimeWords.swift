/// Lengths of time in words.
enum TimeWords {
  /// One unit, rounded up: `40 s`, `12 min`, `3 h`, `2 days`.
  static func span(_ milliseconds: Int64) -> String {
    let seconds = max(1, (max(0, milliseconds) + 999) / 1_000)
    switch seconds {
    case ..<90: return "\(seconds) s"
    case ..<5_400: return "\((seconds + 59) / 60) min"
    case ..<129_600: return "\((seconds + 3_599) / 3_600) h"
    default: return "\((seconds + 86_399) / 86_400) days"
    }
  }

  /// How long ago, in one unit: `just now`, `5 min ago`.
  static func ago(_ milliseconds: Int64) -> String {
    milliseconds < 1_000 ? "just now" : span(milliseconds) + " ago"
  }
}
