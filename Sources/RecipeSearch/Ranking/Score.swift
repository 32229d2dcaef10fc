public import RecipeModel

/// A fused score: a decimal number with fifteen places, held as an integer.
///
/// Whole units of 10⁻¹⁵ make addition exact and independent of order, so that the terms that an
/// explanation lists add up to the score to the last printed digit. A score is the exact sum,
/// rounded; a term leads from the rounded sum of the terms before it to the next one, and so differs
/// from its formula by less than 10⁻¹⁵.
public struct Score: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The score in units of 10⁻¹⁵.
  public let units: Int64

  /// The score of nothing.
  public static let zero = Score(units: 0)

  /// A score of so many units of 10⁻¹⁵.
  public init(units: Int64) { self.units = units }

  /// The nearest score to a value; values beyond ±9000 are cut there.
  public init(_ value: Double) {
    let scaled = (value * 1e15).rounded()
    units = Int64(min(max(scaled.isNaN ? 0 : scaled, -9e18), 9e18))
  }

  /// The nearest double.
  public var doubleValue: Double { Double(units) / 1e15 }

  /// The sum, cut at the ends of the range.
  public static func + (left: Score, right: Score) -> Score {
    let (sum, overflow) = left.units.addingReportingOverflow(right.units)
    return Score(units: overflow ? .max : sum)
  }

  /// Compares the units.
  public static func < (left: Score, right: Score) -> Bool { left.units < right.units }

  /// The exact decimal, without trailing zeros: `0.032786885245902`.
  public var description: String {
    let magnitude = units.magnitude
    let scale: UInt64 = 1_000_000_000_000_000
    let whole = magnitude / scale
    var digits = String(magnitude % scale)
    digits = String(repeating: "0", count: 15 - digits.utf8.count) + digits
    while digits.last == "0" { digits.removeLast() }
    let sign = units < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }

  /// The exact decimal as a JSON number.
  public var json: JSON { JSONNumber(decimal: description).map(JSON.number) ?? .null }
}
