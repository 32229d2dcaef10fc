/// One vote group's say in a recipe's score.
public struct Vote: Sendable, Hashable {
  /// The group that votes.
  public var group: String
  /// The member of the group whose listing gave the best term.
  public var provider: String
  /// The 1-based place of that listing in the provider's own list.
  public var rank: Int
  /// The provider's weight.
  public var weight: Double
  /// What the vote adds: weight / (k + rank), rounded so that the terms add up to the score.
  public var term: Score

  /// Creates a vote.
  public init(group: String, provider: String, rank: Int, weight: Double, term: Score) {
    self.group = group
    self.provider = provider
    self.rank = rank
    self.weight = weight
    self.term = term
  }
}
