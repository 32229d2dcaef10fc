/// How long a source is left alone after failures in a row.
public enum CircuitBreaker {
  /// The steps, in milliseconds: 15 s, 1 min, 5 min, 15 min, 1 h, 4 h.
  static let steps: [Int64] = [15_000, 60_000, 300_000, 900_000, 3_600_000, 14_400_000]

  /// The highest step, counted from 1.
  public static let top = steps.count

  /// Without a failure for so long, in milliseconds, a source comes down one step.
  static let decay: Int64 = 3_600_000

  /// The suspension of a step in milliseconds, spread by 10 % to either side, so that sources that
  /// failed together are not tried together.
  static func suspension(level: Int, random: Double) -> Int64 {
    let step = steps[min(steps.count, max(1, level)) - 1]
    return Int64(Double(step) * (0.9 + 0.2 * min(1, max(0, random))))
  }
}
