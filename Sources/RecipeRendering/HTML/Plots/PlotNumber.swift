/// Numbers as attributes of SVG: at most two places, never an exponent, never anything but a
/// number.
enum PlotNumber {
  /// The number; 0 for one that is not finite, and at most ten million either way.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -1e7), 1e7) * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  /// A share of the width, 0…1, as a percentage: `43.5%`; what lies outside is cut.
  static func percent(_ share: Double) -> String {
    text((share.isFinite ? min(max(share, 0), 1) : 0) * 100) + "%"
  }
}
