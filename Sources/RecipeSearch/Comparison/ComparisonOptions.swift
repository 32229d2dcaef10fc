/// What a comparison is reckoned with.
public struct ComparisonOptions: Sendable, Hashable {
  /// The persistence of rank-biased overlap, between 0 and 1 exclusive: how likely a reader goes on
  /// from one place of a list to the next.
  ///
  /// 0.9 gives the first ten places 86 % of the weight (Webber, Moffat and Zobel, TOIS 2010,
  /// section 4.3).
  public var persistence: Double
  /// How many recipes the top of the merged list has, at least 1.
  public var topCount: Int
  /// How many listings of each provider are compared, its first ones; nil for all.
  ///
  /// Pages bring more than was asked for, from one provider more than from another: lists of
  /// unequal depth share less and hold more than nobody else has.
  public var depth: Int?

  /// Creates options; a persistence outside of its range becomes 0.9.
  public init(persistence: Double = 0.9, topCount: Int = 10, depth: Int? = nil) {
    self.persistence = Self.isPersistence(persistence) ? persistence : 0.9
    self.topCount = max(1, topCount)
    self.depth = depth
  }

  /// Whether a number can be a persistence.
  public static func isPersistence(_ value: Double) -> Bool { value > 0 && value < 1 }
}
