/// Durations as people write them in settings and flags: `5s`, `500ms`, `1.5s`, `2m`.
enum DurationText {
  /// Reads a duration.
  /// - Parameters:
  ///   - text: a decimal number and a unit, `ms`, `s` or `m`.
  ///   - allowsBareSeconds: whether a number without a unit counts as seconds.
  /// - Returns: The duration; nil when the text names none or more than an hour.
  static func parse(_ text: String, allowsBareSeconds: Bool = false) -> Duration? {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60)]
    var number = Substring(text)
    var scale: Double? = allowsBareSeconds ? 1 : nil
    for (unit, seconds) in units where text.hasSuffix(unit) {
      number = text.dropLast(unit.count)
      scale = seconds
      break
    }
    let isPlain = number.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard let scale, isPlain, let value = Double(number) else { return nil }
    let seconds = value * scale
    guard seconds <= 3600 else { return nil }
    return .milliseconds((seconds * 1000).rounded())
  }

  /// The duration as a setting would name it: `2.5s`, `500ms`.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000)s" }
    if milliseconds < 1000 { return "\(milliseconds)ms" }
    return "\(Double(milliseconds) / 1000)s"
  }
}
