import PotluckSupport
import RecipeProviderKit
import Synchronization

/// Gives kept answers where it can, and proposes new ones to be kept.
///
/// It is the outermost transport: what it gives from the store costs neither rate nor quota. In the
/// ``ExchangeTally``, a request without a kept answer counts as `network` once it is sent; where an
/// answer is kept, only what became of it counts: confirmed is `cache`, though the service was asked.
/// Requests are signed here, behind the look at what is kept: see ``SigningTransport``.
struct CachingTransport: SigningTransport {
  let base: any HTTPTransport
  let source: Source
  let core: ResilienceCore

  private static let lookingAhead: Duration = .milliseconds(30)

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let context = CacheContext.current
    guard request.isSafe, core.cache != .off else {
      if context?.isStoreOnly == true || core.cache == .offline { throw miss(context) }
      return try await pass(request)
    }
    let key = await core.key(of: request, source)
    let kept = core.cache == .refresh ? nil : await lookUp(key)
    if let kept, kept.isFresh(now: core.now()) { return give(kept, .cache) }
    if context?.isStoreOnly == true || core.cache == .offline {
      // What is asked for by name is given whatever its age; a bad day of the service is no such wish.
      guard let kept, core.cache == .offline || isUsable(kept) else { throw miss(context) }
      return give(kept, .stale)
    }
    if kept == nil, context != nil { try await letCachedWalkEnd() }
    return try await ask(request, key, kept, context)
  }

  /// Waits a moment before the first request of a walk that kept answers have served so far.
  ///
  /// A walk that asks for pages ahead asks for some behind the end of the list as well, and cancels
  /// them when it sees the end. It sees it at once when all pages are kept: without the pause, a
  /// repeated search would still ask for pages that nobody wants.
  private func letCachedWalkEnd() async throws {
    guard (source.politeness?.maxConcurrentRequests ?? 1) > 1,
      let tally = ExchangeTally.current, tally.count(.network) == 0, tally.count(.cache) > 0
    else { return }
    try await core.environment.pause(Self.lookingAhead)
  }

  /// Asks the service, together with whoever asks the same, and falls back on the kept answer.
  private func ask(
    _ request: HTTPRequest, _ key: ResponseKey, _ kept: StoredResponse?, _ context: CacheContext?
  ) async throws -> HTTPResponse {
    let start = core.now()
    let tally = ExchangeTally.current
    let isSender = Mutex(false)
    let answer: FlightAnswer
    do {
      answer = try await untilLastCall(kept) {
        try await source.flights.answer(for: key.request) {
          isSender.withLock { $0 = true }
          return try await exchange(request, kept)
        }
      }
    } catch {
      let isOurs = error is OwnRestraint
      let failure = (error as? OwnRestraint)?.error ?? ProviderError(wrapping: error)
      if isOurs { source.activity.noteRestraint() }
      guard let kept else { throw failure }
      guard isUsable(kept), Self.mayBeHidden(failure) else {
        if !isOurs { tally?.note(.network) }
        throw failure
      }
      if !isOurs { noteHidden(failure, since: start) }
      return give(kept, .stale)
    }
    // The answer of a shared request was seen by the one who sent it, who may be another search.
    if !isSender.withLock({ $0 }) { source.activity.noteAnswer() }
    switch answer {
    case .confirmed(let kept):
      let now = core.now()
      var renewed = kept
      renewed.storedAt = now
      context?.propose(CacheChange(key: key, response: renewed, isConfirmation: true))
      return give(kept, .cache)
    case .new(let response):
      if let failure = Self.failure(of: response), let kept, isUsable(kept) {
        noteHidden(failure, since: start)
        return give(kept, .stale)
      }
      let now = core.now()
      context?.propose(
        CacheChange(
          key: key,
          response: StoredResponse(
            status: response.status, headers: response.headers, body: response.body, storedAt: now,
            freshUntil: now)))
      if kept != nil || !isSender.withLock({ $0 }) { tally?.note(.network) }
      return response
    }
  }

  /// Waits for the service, where a kept answer could stand in no longer than the search can.
  private func untilLastCall(
    _ kept: StoredResponse?, _ operation: @escaping @Sendable () async throws -> FlightAnswer
  ) async throws -> FlightAnswer {
    guard let kept, isUsable(kept), let lastCall = LastCall.current else {
      return try await operation()
    }
    let silence = ProviderError(.timedOut, "no answer came before the search had to end")
    guard !lastCall.isOver else { throw silence }
    return try await withThrowingTaskGroup(of: FlightAnswer?.self) { group in
      group.addTask { try await operation() }
      group.addTask {
        await lastCall.wait()
        return nil
      }
      defer { group.cancelAll() }
      if let first = try await group.next(), let answer = first { return answer }
      throw Task.isCancelled ? .cancelled : silence
    }
  }

  /// One exchange with the service, conditional when there is something to confirm.
  private func exchange(
    _ request: HTTPRequest, _ kept: StoredResponse?
  ) async throws -> FlightAnswer {
    var conditional = request
    // Of a request with a kept answer only what becomes of it counts.
    conditional.isTallied = kept == nil
    guard let kept, 200..<300 ~= kept.status, request.headers["If-None-Match"] == nil,
      request.headers["If-Modified-Since"] == nil
    else { return .new(try await conditional.sent(over: base)) }
    // The tag alone when there is one: it is exact (RFC 9110, section 13.1).
    if let tag = kept.headers["ETag"] {
      conditional.headers["If-None-Match"] = tag
    } else if let date = kept.headers["Last-Modified"] {
      conditional.headers["If-Modified-Since"] = date
    }
    let response = try await conditional.sent(over: base)
    return response.status == 304 ? .confirmed(kept) : .new(response)
  }

  private func noteHidden(_ failure: ProviderError, since start: Int64) {
    source.activity.noteHidden(failure, waited: .milliseconds(max(0, core.now() - start)))
  }

  private func lookUp(_ key: ResponseKey) async -> StoredResponse? {
    if let waiting = core.writer.response(for: key) { return waiting }
    guard let kept = await core.responses.response(for: key, now: core.now()) else { return nil }
    return await core.mask(source).restore(kept)
  }

  private func give(_ kept: StoredResponse, _ from: ExchangeTally.Source) -> HTTPResponse {
    ExchangeTally.current?.note(from)
    return kept.response
  }

  /// Sends what is never kept.
  private func pass(_ request: HTTPRequest) async throws -> HTTPResponse {
    do { return try await request.sent(over: base) } catch let restraint as OwnRestraint {
      source.activity.noteRestraint()
      throw restraint.error
    }
  }

  private func miss(_ context: CacheContext?) -> ProviderError {
    context?.noteMiss()
    return ProviderError(
      .skipped, "not in the cache, and the search is offline",
      fix: "search once without --offline to fill the cache")
  }

  /// Whether an answer may stand in for one that cannot be had.
  private func isUsable(_ kept: StoredResponse) -> Bool {
    let now = core.now()
    let age = now - kept.storedAt
    return age <= core.options.staleFor.milliseconds && age >= -SourceRecord.clockTolerance
  }

  /// Whether a failure says that the service could not be asked.
  private static func mayBeHidden(_ error: ProviderError) -> Bool {
    [.unreachable, .timedOut, .rateLimited, .quotaExceeded].contains(error.code)
  }

  /// What an answer means that says that the service cannot answer now; nil for all others.
  private static func failure(of response: HTTPResponse) -> ProviderError? {
    let retryAfter = RetryAfter.duration(in: response.headers)
    switch response.status {
    case 429:
      return ProviderError(
        .rateLimited, "the service asks for fewer requests", httpStatus: 429,
        retryAfter: retryAfter)
    case 502, 503, 504:
      return ProviderError(
        .httpError, "the service failed (HTTP \(response.status))", httpStatus: response.status,
        retryAfter: retryAfter)
    default: return nil
    }
  }
}

/// What a shared request brought.
enum FlightAnswer: Sendable {
  /// A new answer.
  case new(HTTPResponse)
  /// The kept answer, which the service confirmed as unchanged.
  case confirmed(StoredResponse)
}

/// What the cache may do within one call of a provider, and what it would keep of it.
///
/// Answers are kept only once the provider has understood them: an error page behind status 200
/// must not come back for an hour.
final class CacheContext: Sendable {
  /// The context of the call that the current task belongs to.
  @TaskLocal static var current: CacheContext?

  /// Whether only kept answers are given.
  let isStoreOnly: Bool

  private struct State {
    var changes: [CacheChange] = []
    var missed = false
  }

  private let state = Mutex(State())

  init(isStoreOnly: Bool) { self.isStoreOnly = isStoreOnly }

  /// Whether an answer was needed that is not kept.
  var missed: Bool { state.withLock { $0.missed } }

  func noteMiss() { state.withLock { $0.missed = true } }

  func propose(_ change: CacheChange) { state.withLock { $0.changes.append(change) } }

  /// What was proposed so far.
  func takeChanges() -> [CacheChange] {
    state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
  }
}

/// An answer that may be kept, with its secrets still in it.
struct CacheChange: Sendable {
  var key: ResponseKey
  var response: StoredResponse
  /// Whether the service has only confirmed what is kept already.
  var isConfirmation = false
}
