/// Durations as people write them in settings and flags: `5s`, `500ms`, `1.5s`, `2m`, `1h`, `7d`.
enum DurationText {
  /// Reads a duration.
  /// - Parameters:
  ///   - text: a decimal number and a unit, `ms`, `s`, `m`, `h` or `d`.
  ///   - allowsBareSeconds: whether a number without a unit counts as seconds.
  ///   - most: the longest duration that is taken.
  /// - Returns: The duration; nil when the text names none or more than the most.
  static func parse(
    _ text: String, allowsBareSeconds: Bool = false, most: Duration = .seconds(3_600)
  ) -> Duration? {
    let units: [(String, Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400),
    ]
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
    guard seconds <= most / .seconds(1) else { return nil }
    return .milliseconds((seconds * 1000).rounded())
  }
}
