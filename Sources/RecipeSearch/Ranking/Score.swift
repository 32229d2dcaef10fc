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
  public var json: JSON { .number(JSONNumber(checkedLiteral: description)) }
}

/// A sum of votes, held so finely that sums which are equal compare as equal, however they are made
/// up: 2/122 is 1/61, though their decimals part at the fifteenth place.
///
/// Counts 2⁻⁶⁴ of a score's last decimal, of which every vote loses less than one. Sums are compared
/// to 2⁻³² of that decimal: far coarser than what n votes lose, so that equal sums fall apart at
/// most once in 2³²/n cases, and far finer than the difference of unequal ones.
struct VoteSum: Comparable {
  private var value: UInt128
  private static let half: UInt128 = 1 << 31

  static let zero = VoteSum(value: 0)

  private init(value: UInt128) { self.value = value }

  /// What is compared: the sum in 2⁻³² of the last decimal.
  private var rounded: UInt128 { (value >> 32) + (value >> 31 & 1) }

  /// The sum as it is printed.
  var score: Score { Score(units: Int64(clamping: (rounded + Self.half) >> 32)) }

  static func + (left: VoteSum, right: VoteSum) -> VoteSum {
    let (sum, overflow) = left.value.addingReportingOverflow(right.value)
    return VoteSum(value: overflow ? .max : sum)
  }

  static func == (left: VoteSum, right: VoteSum) -> Bool { left.rounded == right.rounded }
  static func < (left: VoteSum, right: VoteSum) -> Bool { left.rounded < right.rounded }

  /// The vote of a weight at a rank, for one constant of reciprocal rank fusion.
  ///
  /// Weight and constant are the decimals that a person writes: 0.3 is three tenths.
  struct Formula {
    private let k: Decimal

    init(k: Double) { self.k = Decimal(k) }

    /// weight / (k + rank).
    func vote(_ weight: Decimal, rank: Int) -> VoteSum {
      // In units of 10⁻¹⁵: (digits / 10ᵃ) · 10¹⁵ / ((k's digits + rank · 10ᵇ) / 10ᵇ).
      var upper = weight.digits
      var lower = k.digits + UInt128(max(0, rank)) * Decimal.powers[k.places]
      let shift = 15 + k.places - weight.places
      if shift >= 0 { upper *= Decimal.powers[shift] } else { lower *= Decimal.powers[-shift] }
      guard lower > 0 else { return upper == 0 ? .zero : VoteSum(value: .max) }
      if upper < 1 << 63, let lower = UInt64(exactly: lower) {
        // The same in the processor's own words, which is all that most weights need.
        let (units, rest) = UInt64(upper).quotientAndRemainder(dividingBy: lower)
        let fraction = lower.dividingFullWidth((rest, 0)).quotient
        return VoteSum(value: UInt128(units) << 64 | UInt128(fraction))
      }
      let (units, rest) = upper.quotientAndRemainder(dividingBy: lower)
      guard units < 1 << 63 else { return VoteSum(value: .max) }
      let fraction = lower.dividingFullWidth((rest >> 64, rest << 64)).quotient
      return VoteSum(value: units << 64 | fraction)
    }
  }

  /// A number of at least 0 as decimal digits: digits / 10^places.
  struct Decimal {
    fileprivate var digits: UInt128 = 0
    fileprivate var places = 0

    /// 10⁰ to 10³².
    fileprivate static let powers: [UInt128] = (0...32).reduce(into: []) { powers, _ in
      powers.append((powers.last ?? 0) == 0 ? 1 : (powers.last ?? 0) * 10)
    }
    private static let mostPlaces = 17

    /// The shortest decimal that stands for a double; places beyond the seventeenth are cut off, and
    /// what is greater than 10²⁰ is taken for it.
    init(_ value: Double) {
      let parts = min(max(0, value), 1e20).description.split(separator: "e")
      let mantissa = parts[0].split(separator: ".")
      let written = mantissa.joined()
      digits = UInt128(written) ?? 0
      places = mantissa.count > 1 ? mantissa[1].count : 0
      if parts.count > 1 { places -= Int(parts[1]) ?? 0 }
      while places > 0, places > Self.mostPlaces || digits % 10 == 0 {
        digits /= 10
        places -= 1
      }
      while places < 0 {
        digits *= 10
        places += 1
      }
    }
  }
}
