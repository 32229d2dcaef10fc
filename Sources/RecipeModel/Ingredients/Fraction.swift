/// An exact ratio of two integers, so that a third of three cups is one cup.
///
/// Always in lowest terms with a positive denominator. What would not fit 64 bits is nil instead.
public struct Fraction: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The upper number; it carries the sign.
  public let numerator: Int
  /// The lower number, at least 1.
  public let denominator: Int

  /// A whole number.
  public init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// The ratio of two numbers; nil when the lower one is 0.
  public init?(_ numerator: Int, over denominator: Int) {
    self.init(wide: Int128(numerator), over: Int128(denominator))
  }

  private init?(wide numerator: Int128, over denominator: Int128) {
    guard denominator != 0 else { return nil }
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    guard let divisor = Int128(exactly: divisor),
      let upper = Int(exactly: numerator / divisor * sign),
      let lower = Int(exactly: denominator / divisor * sign)
    else { return nil }
    self.numerator = upper
    self.denominator = lower
  }

  private static func commonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    if var first = UInt64(exactly: first), var second = UInt64(exactly: second) {
      // Nearly all numbers are small, and these are divided in much less time.
      while second != 0 { (first, second) = (second, first % second) }
      return UInt128(first)
    }
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  /// The nearest ten-thousandth of a number; nil for one that is not finite or beyond a million
  /// million.
  public init?(near value: Double) {
    guard value.magnitude < 1e12 else { return nil }
    self.init(Int((value * 1e4).rounded()), over: 10_000)
  }

  /// The nearest double.
  public var doubleValue: Double { Double(numerator) / Double(denominator) }

  /// Whether the number has no fractional part.
  public var isWhole: Bool { denominator == 1 }

  /// The form `3` or `1/3`.
  public var description: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// The sum, where it fits.
  public func adding(_ other: Fraction) -> Fraction? {
    let left = Int128(numerator) * Int128(other.denominator)
    let right = Int128(other.numerator) * Int128(denominator)
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow
      ? nil : Fraction(wide: sum, over: Int128(denominator) * Int128(other.denominator))
  }

  /// The difference, where it fits.
  func subtracting(_ other: Fraction) -> Fraction? { other.multiplied(by: -1).flatMap(adding) }

  /// The product, where it fits.
  package func multiplied(by other: Fraction) -> Fraction? {
    Fraction(
      wide: Int128(numerator) * Int128(other.numerator),
      over: Int128(denominator) * Int128(other.denominator))
  }

  /// The quotient, where it fits; nil for a divisor of 0.
  public func divided(by other: Fraction) -> Fraction? {
    Fraction(
      wide: Int128(numerator) * Int128(other.denominator),
      over: Int128(denominator) * Int128(other.numerator))
  }

  /// The nearest multiple of a positive step, halves away from zero; nil where it does not fit.
  public func rounded(toMultipleOf step: Fraction) -> Fraction? {
    guard step > Fraction(0), let steps = divided(by: step) else { return nil }
    let (upper, lower) = (Int128(steps.numerator), Int128(steps.denominator))
    let half = upper < 0 ? -lower : lower
    return Int(exactly: (2 * upper + half) / (2 * lower)).flatMap {
      Fraction($0).multiplied(by: step)
    }
  }

  /// Orders by value.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    Int128(left.numerator) * Int128(right.denominator)
      < Int128(right.numerator) * Int128(left.denominator)
  }
}

extension Fraction: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}
