import PotluckSupport
import RecipeProviderKit

/// A request that a rate or a quota does not allow yet.
struct Denial: Sendable, Hashable {
  enum Limit: Sendable, Hashable {
    case rate(RequestRate)
    case quota(Int?)
    /// A daily quota that is counted elsewhere.
    case ledger
  }

  /// What does not allow it.
  var limit: Limit
  /// When it is allowed, in milliseconds since 1970.
  var until: Int64

  func error(now: Int64) -> ProviderError {
    let wait = max(0, until - now)
    let again = "possible again in \(Duration.milliseconds(wait).spanText)"
    switch limit {
    case .rate(let rate):
      return ProviderError(
        .rateLimited,
        "not asked: its \(rate.requests) requests per "
          + "\(rate.window.spanText) are used up",
        fix: again, retryAfter: .milliseconds(wait))
    case .quota(let requests):
      return ProviderError(
        .quotaExceeded,
        requests.map { "not asked: its \($0) requests a day are used up" }
          ?? "not asked: it said that nothing is left of its daily quota",
        fix: again, retryAfter: .milliseconds(wait))
    case .ledger:
      return ProviderError(
        .quotaExceeded,
        "not asked: the database that counts its daily quota cannot be reached",
        fix: "it is asked again once the database is back", retryAfter: .milliseconds(wait))
    }
  }
}

extension SourceRecord {
  /// How many slots a rate's window is cut into; times are exact up to as many requests.
  private static let slots: Int64 = 64
  /// When to look for a ledger again that is away, in milliseconds: longer than a request waits.
  private static let ledgerPause: Int64 = 5_000

  /// Counts a request, when all limits allow it; otherwise says which does not, and until when.
  mutating func reserve(_ politeness: Politeness, now: Int64) -> Denial? {
    usage = politeness.rates.map { rate in
      let window = rate.window.milliseconds
      return (usage.first { $0.window == window } ?? Usage(window: window)).current(now: now)
    }
    // Others may have used the quota up.
    if isAlone, politeness.quota != nil {
      return Denial(limit: .ledger, until: now + Self.ledgerPause)
    }
    var denial: Denial?
    for (rate, usage) in zip(politeness.rates, usage) {
      if let until = usage.allows(rate.requests), until > denial?.until ?? now {
        denial = Denial(limit: .rate(rate), until: until)
      }
    }
    if politeness.quota != nil || politeness.quotaHeaders != nil {
      let span = (politeness.quota ?? RequestQuota(1)).day(at: now)
      // A day that has just begun by another's clock goes on; one far ahead is a clock set back.
      if day.map({ $0.start < span.start || $0.start > now + Self.clockTolerance }) ?? true {
        day = Day(start: span.start)
      }
      let used = day?.used ?? 0
      let isUsedUp = politeness.quota.map { used >= $0.requests } ?? false
      if isUsedUp || day?.left.map({ $0 <= 0 }) ?? false {
        let requests = isUsedUp ? politeness.quota?.requests : nil
        denial = Denial(limit: .quota(requests), until: span.end)
      }
    }
    if let denial { return denial }
    for (index, rate) in zip(usage.indices, politeness.rates) {
      let grain = rate.requests > Self.slots ? usage[index].window / Self.slots : 0
      usage[index].add(now: now, grain: grain)
    }
    if day != nil { day?.used += 1 }
    return nil
  }

  /// Notes how many requests the source says are left of its day.
  mutating func noteQuota(left: Int, _ politeness: Politeness, now: Int64) {
    let span = (politeness.quota ?? RequestQuota(1)).day(at: now)
    if day?.start != span.start { day = Day(start: span.start, used: 1) }
    day?.left = left
  }
}

extension SourceRecord.Usage {
  /// The usage without what lies outside of the window; a clock that was set back forgets all.
  func current(now: Int64) -> Self {
    var result = self
    result.slots.removeAll {
      $0.at <= now - window || $0.at > now + SourceRecord.clockTolerance
    }
    return result
  }

  /// How many requests were made within the window.
  var count: Int { slots.reduce(0) { $0 + $1.count } }

  /// When one more request is allowed; nil for now.
  func allows(_ requests: Int) -> Int64? {
    var excess = count - requests + 1
    guard excess > 0 else { return nil }
    for slot in slots {
      excess -= slot.count
      if excess <= 0 { return slot.at + window }
    }
    return nil
  }

  /// Counts a request, in the slot of one less than `grain` ago where there is one.
  mutating func add(now: Int64, grain: Int64) {
    if grain > 0, let last = slots.indices.last, slots[last].at / grain == now / grain {
      slots[last].count += 1
      slots[last].at = max(slots[last].at, now)
    } else {
      slots.append(SourceRecord.Usage.Slot(at: now, count: 1))
    }
  }
}

extension RequestQuota {
  /// The source's day around a time, in milliseconds since 1970.
  func day(at now: Int64) -> (start: Int64, end: Int64) {
    let length: Int64 = 86_400_000
    let offset = Int64(resetMinuteUTC) * 60_000
    let sinceStart = (now - offset) % length
    let start = now - (sinceStart < 0 ? sinceStart + length : sinceStart)
    return (start, start + length)
  }
}
