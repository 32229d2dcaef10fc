/// What a query's answer would be without one of its providers.
///
/// The merging is kept: recipes that the remaining providers share stay one, and each is scored and
/// placed anew by what they say of it. Nothing is asked of the network or of the detector.
public struct LeaveOneOut: Sendable, Hashable {
  /// The provider that is left out.
  public var provider: String
  /// How many recipes nobody else lists; nil where nobody knows what the provider has.
  public var recipesLost: Int?
  /// The recipes that leave the top of the list, best first, as places in ``Comparison/recipes``.
  public var leavingTop: [Int]
  /// The recipes that enter it, best first, as places in ``Comparison/recipes``.
  public var enteringTop: [Int]
  /// What becomes of the votes of the other providers, in the order of the configuration.
  public var votes: [VoteChange]

  /// How the votes of one provider change when another one is left out.
  ///
  /// A provider votes for a recipe when its listing counts for its group. Without groups the number
  /// of votes stays, and only their share of the top of the list changes.
  public struct VoteChange: Sendable, Hashable {
    /// The provider that votes.
    public var provider: String
    /// How many recipes it votes for.
    public var before: Int
    /// How many it votes for when the other provider is left out.
    public var after: Int
    /// How many recipes of the top of the list it votes for.
    public var topBefore: Int
    /// How many of the new top of the list it votes for.
    public var topAfter: Int
  }
}
