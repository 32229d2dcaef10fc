/// The vulgar fractions of Unicode: Latin-1 Supplement and Number Forms.
package enum VulgarFraction {
  /// Each sign with its numerator and denominator.
  package static let all: [(scalar: Unicode.Scalar, numerator: Int, denominator: Int)] = [
    ("¼", 1, 4), ("½", 1, 2), ("¾", 3, 4), ("⅐", 1, 7), ("⅑", 1, 9), ("⅒", 1, 10), ("⅓", 1, 3),
    ("⅔", 2, 3), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5), ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6),
    ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
  ]
}
