/// How a figure is spread over several queries.
public struct Distribution: Sendable, Hashable {
  /// How many values there are, at least 1.
  public var count: Int
  /// The least value.
  public var least: Double
  /// The value that a quarter of them lie below.
  public var lowerQuartile: Double
  /// The value in the middle.
  public var median: Double
  /// The value that a quarter of them lie above.
  public var upperQuartile: Double
  /// The greatest value.
  public var greatest: Double

  /// Sums up values; nil when there is none.
  ///
  /// Quantiles lie on straight lines between neighbouring values: definition 7 of Hyndman and Fan,
  /// *Sample quantiles in statistical packages*, The American Statistician 50, 1996.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let below = Int(place)
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
    }
    count = sorted.count
    least = first
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    greatest = last
  }
}
