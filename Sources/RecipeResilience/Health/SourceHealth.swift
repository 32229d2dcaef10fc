import PotluckSupport
public import RecipeProviderKit

/// The health of one source, for display.
///
/// Times are milliseconds since 1970 UTC.
public struct SourceHealth: Sendable, Hashable {
  /// Whether the source is asked.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It is asked.
    case healthy
    /// It is left alone.
    case suspended
    /// Its suspension has run out: a search is trying it now, or the next one will.
    case probing
  }

  /// A rate, and how much of it is used.
  package struct Rate: Sendable, Hashable {
    /// The rate.
    package var rate: RequestRate
    /// How many requests were made within its span.
    package var used: Int
    /// When the next one is allowed; nil for now.
    package var freeAt: Int64?
  }

  /// The day's requests.
  public struct Quota: Sendable, Hashable {
    /// How many a day has; nil when the source does not say beforehand.
    public var limit: Int?
    /// How many were made.
    public var used: Int
    /// How many are left; nil when unknown.
    public var left: Int?
    /// When the next day begins.
    public var resetsAt: Int64
  }

  /// Whether the source is asked.
  public var state: State
  /// Since when it has been left alone.
  public var since: Int64?
  /// Until when it is left alone.
  public var until: Int64?
  /// The step on the suspension ladder, 0…6.
  public var level: Int
  /// The last failure that counted.
  public var failure: SourceRecord.Failure?
  /// When it last answered, give or take a minute.
  public var lastSuccess: Int64?
  /// Its rates, where it declares any.
  package var rates: [Rate]
  /// Its daily quota, where it has one.
  public var quota: Quota?

  /// Reads a record.
  /// - Parameters:
  ///   - record: what is remembered.
  ///   - politeness: what the source declares; nil when unknown.
  ///   - now: the time.
  public init(_ record: SourceRecord, politeness: Politeness?, now: Int64) {
    let suspension = record.validSuspension(now: now)
    if let suspension, now < suspension.until {
      state = .suspended
    } else {
      state = suspension == nil ? .healthy : .probing
    }
    since = suspension?.since
    until = record.opens(now: now)
    level = record.currentLevel(now: now)
    failure = record.failure
    lastSuccess = record.lastSuccess
    rates = (politeness?.rates ?? []).map { rate in
      let window = rate.window.milliseconds
      let usage = record.usage.first { $0.window == window }?.current(now: now)
      return Rate(
        rate: rate, used: usage?.count ?? 0, freeAt: usage?.allows(rate.requests))
    }
    let span = (politeness?.quota ?? RequestQuota(1)).day(at: now)
    let day = record.day.flatMap { $0.start == span.start ? $0 : nil }
    if politeness?.quota != nil || day != nil {
      let limit = politeness?.quota?.requests
      let counted = limit.map { max(0, $0 - (day?.used ?? 0)) }
      let left = [counted, day?.left].compactMap(\.self).min()
      quota = Quota(limit: limit, used: day?.used ?? 0, left: left, resetsAt: span.end)
    }
  }
}
