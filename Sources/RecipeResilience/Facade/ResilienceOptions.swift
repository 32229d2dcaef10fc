/// How answers are kept, and how long.
public struct ResilienceOptions: Sendable, Hashable {
  /// What the cache is used for.
  public enum Cache: Sendable, Hashable, CaseIterable {
    /// Kept answers are given while they are fresh, and new ones kept.
    case standard
    /// Services are asked for everything, and their answers kept.
    case refresh
    /// Nobody is asked; kept answers are given whatever their age.
    case offline
    /// Nothing is given from the cache, and nothing kept.
    case off
  }

  /// What the cache is used for.
  public var cache: Cache
  /// For how long an answer is given without asking again; zero asks every time.
  public var ttl: Duration
  /// Up to what age an answer stands in for one that cannot be had.
  public var staleFor: Duration
  /// After how long the right to try out a suspended source lapses, when its holder says nothing;
  /// longer than any search.
  public var probeLease: Duration

  /// Creates options; the defaults keep answers for an hour, and for seven days as stand-ins.
  public init(
    cache: Cache = .standard, ttl: Duration = .seconds(3_600),
    staleFor: Duration = .seconds(7 * 86_400), probeLease: Duration = .seconds(30)
  ) {
    self.cache = cache
    self.ttl = max(.zero, ttl)
    self.staleFor = max(.zero, staleFor)
    self.probeLease = max(.seconds(1), probeLease)
  }
}
