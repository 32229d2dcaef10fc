/// How votes are weighed and which providers share one.
public struct RankingOptions: Sendable, Hashable {
  /// The constant of reciprocal rank fusion, which damps the top ranks.
  ///
  /// 60 is the value of Cormack, Clarke and Büttcher, *Reciprocal rank fusion outperforms
  /// Condorcet and individual rank learning methods*, SIGIR 2009.
  public var k: Double
  /// The providers in the order of the configuration, which breaks ties; the rest follow by name.
  public var providerOrder: [String]
  /// The weight of each provider's vote, 0…100; 1 where nothing is said.
  public var weights: [String: Double]
  /// The vote group of each provider; a provider that is not here is a group of its own.
  public var groups: [String: String]

  /// Creates options; weights outside 0…100 are cut to it and a negative `k` to 0.
  public init(
    k: Double = 60, providerOrder: [String] = [], weights: [String: Double] = [:],
    groups: [String: String] = [:]
  ) {
    self.k = k.isFinite ? max(0, k) : 60
    self.providerOrder = providerOrder
    self.weights = weights.mapValues { $0.isFinite ? min(max(0, $0), 100) : 1 }
    self.groups = groups
  }
}
