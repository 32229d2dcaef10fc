/// A rating as its source gives it, with the scale that it is measured on.
public struct Rating: Sendable, Hashable {
  /// The source's own value, in 0…``scale``.
  public var value: Double
  /// The highest value that the source can give: 1, 5, 10 or 100 in the sources known.
  public var scale: Double

  /// Creates a rating; nil unless `scale` is positive and `value` lies in 0…`scale`.
  public init?(value: Double, scale: Double) {
    guard value.isFinite, scale.isFinite, scale > 0 else { return nil }
    // Food2Fork's `social_rank` carries floating-point noise around 100.
    guard value >= 0, value <= scale * (1 + 1e-9) else { return nil }
    self.value = value
    self.scale = scale
  }

  /// The rating on 0…1, which makes sources comparable.
  public var normalized: Double { min(1, value / scale) }
}
