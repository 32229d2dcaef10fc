/// How many requests a source takes at once and how closely they may follow each other.
public struct Politeness: Sendable, Hashable {
  /// The most requests in flight at the same time, at least 1.
  public var maxConcurrentRequests: Int
  /// The least time between the starts of two requests.
  public var minimumInterval: Duration
  /// How many requests the source takes in spans of time; all of them hold at once.
  public var rates: [RequestRate]
  /// How many requests the source takes in a day.
  public var quota: RequestQuota?
  /// The header fields in which the source says what is left.
  public var quotaHeaders: QuotaHeaders?

  /// Creates a politeness; the default asks one request at a time, without a pause.
  public init(
    maxConcurrentRequests: Int = 1, minimumInterval: Duration = .zero, rates: [RequestRate] = [],
    quota: RequestQuota? = nil, quotaHeaders: QuotaHeaders? = nil
  ) {
    self.maxConcurrentRequests = max(1, maxConcurrentRequests)
    self.minimumInterval = max(.zero, minimumInterval)
    self.rates = rates
    self.quota = quota
    self.quotaHeaders = quotaHeaders
  }
}

/// So many requests in any span of so long.
public struct RequestRate: Sendable, Hashable {
  /// How many requests, at least 1.
  public var requests: Int
  /// The span, above zero.
  public var window: Duration

  /// Creates a rate.
  public init(_ requests: Int, per window: Duration) {
    self.requests = max(1, requests)
    self.window = max(.milliseconds(1), window)
  }
}

/// So many requests in a day of the source.
public struct RequestQuota: Sendable, Hashable {
  /// How many requests, at least 1.
  public var requests: Int
  /// When the source's day begins, in minutes after midnight UTC, 0…1439.
  public var resetMinuteUTC: Int

  /// Creates a quota.
  public init(_ requests: Int, resetMinuteUTC: Int = 0) {
    self.requests = max(1, requests)
    self.resetMinuteUTC = min(1_439, max(0, resetMinuteUTC))
  }
}

/// The header fields in which a source says how much of its quota is left; names without regard
/// to case.
public struct QuotaHeaders: Sendable, Hashable {
  /// The field with what is left.
  public var left: String?
  /// The field with what is used.
  public var used: String?
  /// The field with the whole quota, which makes `used` tell what is left.
  public var limit: String?

  /// Creates the names.
  public init(left: String? = nil, used: String? = nil, limit: String? = nil) {
    self.left = left
    self.used = used
    self.limit = limit
  }
}
