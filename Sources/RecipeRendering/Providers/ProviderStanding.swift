/// How a source did lately, as lists show it.
///
/// Times are seconds since 1970 UTC.
public struct ProviderStanding: Sendable, Hashable {
  /// A count of requests that a source allows.
  public struct Allowance: Sendable, Hashable {
    /// How many it allows; nil when only what is left is known.
    public var limit: Int?
    /// How many were made.
    public var used: Int
    /// How many are left; nil when unknown.
    public var left: Int?
    /// The span that it allows them in, in seconds.
    public var seconds: Int
    /// When more are allowed; nil for now.
    public var renewedAt: Int?

    /// Creates an allowance.
    public init(limit: Int?, used: Int, left: Int?, seconds: Int, renewedAt: Int? = nil) {
      self.limit = limit
      self.used = used
      self.left = left
      self.seconds = seconds
      self.renewedAt = renewedAt
    }
  }

  /// A failure that counted.
  public struct Failure: Sendable, Hashable {
    /// The code's word.
    public var code: String
    /// What came back.
    public var message: String

    /// Creates a failure.
    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }

  /// `healthy`, `suspended` (left alone) or `probing` (the next search tries it out).
  public var state: String
  /// Since when it has been left alone.
  public var since: Int?
  /// When it is asked again.
  public var retryAt: Int?
  /// How many steps it stands up the suspension ladder.
  public var level: Int
  /// The last failure that counted.
  public var failure: Failure?
  /// When it last answered.
  public var lastSuccess: Int?
  /// The day's requests, where they are counted.
  public var quota: Allowance?
  /// The requests of shorter spans, where they are counted.
  public var rates: [Allowance]

  /// Creates a standing.
  public init(
    state: String, since: Int? = nil, retryAt: Int? = nil, level: Int = 0,
    failure: Failure? = nil, lastSuccess: Int? = nil,
    quota: Allowance? = nil, rates: [Allowance] = []
  ) {
    self.state = state
    self.since = since
    self.retryAt = retryAt
    self.level = level
    self.lastSuccess = lastSuccess
    self.quota = quota
    self.failure = failure
    self.rates = rates
  }
}

extension ProviderStanding {
  /// What a person should know, in sentences without a final stop; safe to print.
  public func notes(_ style: TextStyle) -> [String] { StandingWording.notes(self, style) }
}

/// The words for a source's standing; everything in them is sanitized.
enum StandingWording {
  /// What a person should know: nothing for a source that does well and has no quota.
  static func notes(_ standing: ProviderStanding, _ style: TextStyle) -> [String] {
    var notes: [String] = []
    let why = standing.failure.map { ": \(Sanitizer.terminal($0.message))" } ?? ""
    switch standing.state {
    case "suspended":
      let until = standing.retryAt.flatMap(style.moment).map { " until \($0)" } ?? ""
      notes.append("left alone\(until)\(why)")
    case "probing": notes.append("the next search tries it again\(why)")
    default: break
    }
    if let quota = standing.quota, let left = quota.left {
      let all = quota.limit.map { " of \(Wording.count($0, "request"))" } ?? " requests"
      let renewed = quota.renewedAt.flatMap(style.moment).map { ", renewed \($0)" } ?? ""
      notes.append("\(left)\(all) left today\(renewed)")
    }
    for rate in standing.rates where rate.renewedAt != nil {
      let when = rate.renewedAt.flatMap(style.moment) ?? "later"
      notes.append("its rate is used up, the next request at \(when)")
    }
    return notes
  }
}
