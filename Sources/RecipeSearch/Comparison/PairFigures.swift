/// How far two providers agree on one query.
///
/// A provider's list is the recipes that it lists, in the order of its best rank for each. The
/// figures are those of ``ListAgreement``; nil stands for one that is not defined. None is where
/// nobody knows what one of the two has.
public struct PairFigures: Sendable, Hashable {
  /// One provider's identifier, the one that the configuration names first.
  public var first: String
  /// The other's identifier.
  public var second: String
  /// How many recipes both list.
  public var shared: Int?
  /// ``ListAgreement/jaccard(shared:lengths:_:)``.
  public var jaccard: Double?
  /// ``ListAgreement/overlapCoefficient(shared:lengths:_:)``.
  public var overlapCoefficient: Double?
  /// ``ListAgreement/rankBiasedOverlap(meetings:lengths:_:persistence:)``.
  public var rankBiasedOverlap: Double?
  /// ``ListAgreement/kendallTauB(_:)`` over the shared recipes.
  public var kendallTauB: Double?
}
