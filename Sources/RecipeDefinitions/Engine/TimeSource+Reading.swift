import RecipeModel
import RecipeProviderKit

extension TimeSource {
  /// More minutes than a year has are an error of the source.
  private static let longest = 366.0 * 24 * 60

  /// The whole minutes, rounded up; nil when a part is unknown or the time is 0 in all.
  func minutes(_ item: JSON) -> Int? {
    var total = 0.0
    for path in paths {
      guard let part = part(path, item) else { return nil }
      total += part
    }
    guard total > 0, total <= Self.longest else { return nil }
    // Fractions such as 1/3 hour carry noise that must not add a minute.
    return max(1, Int((total - 1e-6).rounded(.up)))
  }

  private func part(_ path: JSONPath, _ item: JSON) -> Double? {
    for value in path.selection(in: item) where !value.isNull && !absent.contains(value) {
      if let minutes = minutes(of: value), minutes.isFinite, minutes >= 0 { return minutes }
    }
    return nil
  }

  private func minutes(of value: JSON) -> Double? {
    let perUnit: Double
    switch unit {
    case .auto, .minutes, .text: perUnit = 1
    case .seconds: perUnit = 1.0 / 60
    case .hours: perUnit = 60
    case .iso8601: return value.stringValue.flatMap(Self.duration)
    }
    if let number = value.looseNumber { return number * perUnit }
    guard let text = value.stringValue else { return nil }
    return Self.duration(text) ?? NaturalDuration.minutes(text)
  }

  /// An ISO 8601 duration in minutes; one of zero length is 0.
  private static func duration(_ text: String) -> Double? {
    if let minutes = ISO8601Duration.minutes(text) { return Double(minutes) }
    let text = text.trimmed
    guard text.utf8.count <= 40, let first = text.first, first == "P" || first == "p" else {
      return nil
    }
    let isZero = text.utf8.dropFirst().allSatisfy { "0TDHMSWtdhmsw.,".utf8.contains($0) }
    return isZero && text.utf8.contains(UInt8(ascii: "0")) ? 0 : nil
  }
}
