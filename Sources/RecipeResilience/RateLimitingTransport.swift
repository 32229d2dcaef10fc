import PotluckSupport
import RecipeProviderKit

/// A refusal of our own, told apart from one of the service.
struct OwnRestraint: Error {
  var error: ProviderError
}

/// Keeps to what a source wants: requests at once, rates, and a daily quota.
///
/// Rates and quotas are kept in the ledger, for all processes together. A source that declares none
/// of them costs no look at the ledger.
/// - Throws: ``OwnRestraint`` when the wait would be longer than two seconds.
struct RateLimitingTransport: HTTPTransport {
  /// The longest wait before a request, in milliseconds.
  private static let patience: Int64 = 2_000

  let base: any HTTPTransport
  let source: Source
  let core: ResilienceCore

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let politeness = source.politeness else { return try await base.send(request) }
    do {
      return try await source.gate.withPlace(limit: politeness.maxConcurrentRequests) {
        try await send(request, politeness)
      }
    } catch is CancellationError { throw ProviderError.cancelled }
  }

  private func send(_ request: HTTPRequest, _ politeness: Politeness) async throws -> HTTPResponse {
    guard politeness.isCounted else { return try await base.send(request) }
    let key = await source.key(in: core.ledger)
    try await reserve(key, politeness)
    let response = try await base.send(request)
    if let left = politeness.quotaHeaders?.left(in: response.headers) {
      let now = core.now()
      await core.ledger.update(key) { $0.noteQuota(left: left, politeness, now: now) }
    }
    return response
  }

  private func reserve(_ key: SourceKey, _ politeness: Politeness) async throws {
    let deadline = core.now() + Self.patience
    while true {
      let now = core.now()
      let denial = await core.ledger.update(key) { $0.reserve(politeness, now: now) }
      guard let denial else { return }
      // A clock that was set back must not keep a request waiting.
      guard denial.until <= deadline, now >= deadline - 2 * Self.patience else {
        throw OwnRestraint(error: denial.error(now: now))
      }
      try await core.environment.pause(.milliseconds(max(1, denial.until - now)))
    }
  }
}

extension Politeness {
  /// Whether requests must be counted beyond this process.
  var isCounted: Bool { !rates.isEmpty || quota != nil || quotaHeaders != nil }
}

extension QuotaHeaders {
  /// How many requests the answer says are left; nil when it does not say.
  func left(in headers: HTTPHeaders) -> Int? {
    if let left { return Self.number(headers[left]) }
    guard let used, let limit, let usedUp = Self.number(headers[used]),
      let whole = Self.number(headers[limit])
    else { return nil }
    return max(0, whole - usedUp)
  }

  /// The whole part of a field, 0…10⁹; some services count in fractions of a request.
  private static func number(_ text: String?) -> Int? {
    guard let text, let value = Double(text.filter { $0 != " " && $0 != "\t" }), value.isFinite
    else { return nil }
    return Int(min(1_000_000_000, max(0, value.rounded(.down))))
  }
}

/// Notes what goes over the network, next to it: that a request is sent, and each answer, whatever
/// its status.
struct ObservedTransport: HTTPTransport {
  let base: any HTTPTransport
  let source: Source

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var request = request
    if request.isTallied { ExchangeTally.current?.note(.network) }
    request.isTallied = false
    let response = try await base.send(request)
    source.activity.noteAnswer()
    return response
  }
}
