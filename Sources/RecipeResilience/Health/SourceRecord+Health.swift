import PotluckSupport
import RecipeProviderKit

extension SourceRecord {
  /// Whether a search may ask the source.
  enum Admission: Sendable, Hashable {
    /// It may.
    case open
    /// It may, and it is the one that tries the source out.
    case probe
    /// It may not.
    case closed
  }

  /// By how much clocks may differ before a time in the future counts as wrong, in milliseconds.
  static let clockTolerance: Int64 = 60_000
  /// For how long a source is left alone that checks for a browser, in milliseconds: a next request
  /// would be checked too, and count against the one who asks.
  static let challengePause: Int64 = 3_600_000
  /// The longest that a source may ask to be left alone: 31 days, in milliseconds.
  static let longestSuspension: Int64 = 31 * 86_400_000

  /// How long searches wait before silence counts against a source, in milliseconds.
  static let patience: Int64 = 5_000

  /// The suspension, unless a clock was set back since: nobody is left alone for that.
  func validSuspension(now: Int64) -> Suspension? {
    guard let suspension, suspension.since <= now + Self.clockTolerance,
      suspension.until <= now + Self.longestSuspension + Self.clockTolerance
    else { return nil }
    return suspension
  }

  /// Whether the source is left alone, another search's attempt included.
  func isClosed(now: Int64) -> Bool {
    guard let suspension = validSuspension(now: now) else { return false }
    return now < suspension.until || isProbed(now: now)
  }

  /// Whether some search tries the source out.
  func isProbed(now: Int64) -> Bool {
    guard let probe else { return false }
    return now < probe.until && probe.until <= now + 10 * Self.clockTolerance
  }

  /// When the source may be asked again, if not now.
  func opens(now: Int64) -> Int64? {
    guard let suspension = validSuspension(now: now) else { return nil }
    if now < suspension.until { return suspension.until }
    return isProbed(now: now) ? probe?.until : nil
  }

  /// Lets a search in, or not; takes the right to try the source out when that is due.
  mutating func admit(owner: String, now: Int64, lease: Int64) -> Admission {
    guard let suspension = validSuspension(now: now) else { return .open }
    guard now >= suspension.until, !isProbed(now: now) else { return .closed }
    probe = Probe(owner: owner, until: now + lease)
    return .probe
  }

  /// Gives the right to try the source out back, without a result.
  mutating func releaseProbe(owner: String) {
    if probe?.owner == owner { probe = nil }
  }

  /// The step, one lower for every hour since it was set, or since the suspension ended.
  func currentLevel(now: Int64) -> Int {
    let hours = max(0, now - levelAt) / CircuitBreaker.decay
    return max(0, min(level, CircuitBreaker.top) - Int(min(hours, 100)))
  }

  /// Notes that the source answered.
  mutating func succeed(now: Int64) {
    level = max(0, currentLevel(now: now) - 1)
    levelAt = now
    suspension = nil
    probe = nil
    silence = 0
    lastSuccess = now
  }

  /// Notes that a search waited in vain.
  ///
  /// A search may be in more of a hurry than a source can be expected to answer in, so that silence
  /// counts from five seconds on, of one search or of several in a row.
  mutating func staySilent(
    _ waited: Int64, _ failure: Failure, began: Int64, random: Double
  ) {
    silence = min(Self.patience, silence + max(0, waited))
    probe = nil
    if silence >= Self.patience {
      fail(.ladder(atLeast: 0), failure, began: began, random: random)
    }
  }

  /// Notes a failure that leaves the source alone for a while.
  ///
  /// `began` is when the search began: a failure that was under way already when the source was
  /// suspended is the same failure once more.
  mutating func fail(_ penalty: Penalty, _ failure: Failure, began: Int64, random: Double) {
    let now = failure.at
    let previous = validSuspension(now: now)
    self.failure = failure
    probe = nil
    var until: Int64
    switch penalty {
    case .asked(let milliseconds):
      until = now + min(max(1_000, milliseconds), Self.longestSuspension)
    case .until(let time): until = max(now + 1_000, time)
    case .ladder(let least):
      if let previous, previous.since > began, now < previous.until { return }
      level = min(CircuitBreaker.top, currentLevel(now: now) + 1)
      until = now + max(CircuitBreaker.suspension(level: level, random: random), least)
      // The time of the suspension itself is no time without failure.
      levelAt = until
    }
    // What the source asked for is not shortened by what comes after.
    if let previous, now < previous.until { until = max(until, previous.until) }
    suspension = Suspension(since: now, until: until)
  }
}

/// For how long a failure leaves a source alone.
enum Penalty: Sendable, Hashable {
  /// As the ladder says, and at least so many milliseconds.
  case ladder(atLeast: Int64)
  /// As long as the source asked for, in milliseconds.
  case asked(Int64)
  /// Until a time.
  case until(Int64)

  /// The penalty of a failure; nil for those that a person must mend, which are told every time.
  init?(_ error: ProviderError, politeness: Politeness?, now: Int64) {
    switch error.code {
    case .unreachable, .timedOut: self = .ladder(atLeast: 0)
    case .httpError where (error.httpStatus ?? 0) >= 500:
      let asked = error.retryAfter?.milliseconds ?? 0
      self = .ladder(atLeast: min(max(0, asked), SourceRecord.longestSuspension))
    case .challenged:
      let asked = error.retryAfter?.milliseconds ?? 0
      self = .ladder(
        atLeast: min(max(SourceRecord.challengePause, asked), SourceRecord.longestSuspension))
    case .rateLimited:
      self = error.retryAfter.map { .asked($0.milliseconds) } ?? .ladder(atLeast: 0)
    case .quotaExceeded:
      let day = (politeness?.quota ?? RequestQuota(1)).day(at: now)
      self = error.retryAfter.map { .asked($0.milliseconds) } ?? .until(day.end)
    default: return nil
    }
  }
}

/// How long a source is left alone after failures in a row.
enum CircuitBreaker {
  /// The steps, in milliseconds: 15 s, 1 min, 5 min, 15 min, 1 h, 4 h.
  static let steps: [Int64] = [15_000, 60_000, 300_000, 900_000, 3_600_000, 14_400_000]

  /// The highest step, counted from 1.
  static let top = steps.count

  /// Without a failure for so long, in milliseconds, a source comes down one step.
  static let decay: Int64 = 3_600_000

  /// The suspension of a step in milliseconds, spread by 10 % to either side, so that sources that
  /// failed together are not tried together.
  static func suspension(level: Int, random: Double) -> Int64 {
    let step = steps[min(steps.count, max(1, level)) - 1]
    return Int64(Double(step) * (0.9 + 0.2 * min(1, max(0, random))))
  }
}
