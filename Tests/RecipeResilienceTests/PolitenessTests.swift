import RecipeProviderKit
import RecipeResilience
import Synchronization
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The restraint towards a source` {
  let time = FakeTime()
  let ledger = CountingLedger()
  let service = Service { _ in .json(#"{"ids":["a"]}"#) }

  func run(_ politeness: Politeness) -> Run {
    Run(
      service, ledger: ledger, time: time, options: ResilienceOptions(cache: .off),
      politeness: politeness)
  }

  func send(_ run: Run, _ number: Int = 0) async throws(ProviderError) {
    do {
      _ = try await run.transport.send(HTTPRequest(url: "https://shelf.example/\(number)"))
    } catch { throw ProviderError(wrapping: error) }
  }

  func failure(_ run: Run) async -> ProviderError? {
    do { try await send(run) } catch { return error }
    return nil
  }

  @Test func `costs a source that declares nothing neither time nor a write`() async throws {
    let run = run(Politeness())
    for _ in 0..<20 { try await send(run) }
    #expect(time.sleeps.isEmpty && ledger.updateCount == 0)
  }

  @Test func `waits for a rate when that is short, and says so when it is long`() async throws {
    let run = run(Politeness(rates: [RequestRate(2, per: .seconds(1))]))
    for _ in 0..<3 { try await send(run) }
    #expect(time.sleeps == [.seconds(1)])
    let slow = self.run(Politeness(rates: [RequestRate(3, per: .seconds(60))]))
    for _ in 0..<3 { try await send(slow) }
    let error = await failure(slow)
    #expect(error?.code == .rateLimited && error?.retryAfter == .seconds(60))
    #expect(error?.message == "not asked: its 3 requests per 60 s are used up")
    #expect(service.count == 6)
  }

  @Test func `keeps many requests in a window within bounds`() async throws {
    let run = run(Politeness(rates: [RequestRate(1_000, per: .seconds(3_600))]))
    for _ in 0..<1_000 {
      try await send(run)
      time.advance(.milliseconds(10))
    }
    #expect(await failure(run)?.code == .rateLimited)
    let records = await run.resilience.health(of: run.source)
    #expect(records.rates.first?.used == 1_000)
    time.advance(.seconds(3_600))
    try await send(run)
  }

  @Test func `counts a day's quota until the source's own midnight`() async throws {
    let run = run(Politeness(quota: RequestQuota(2, resetMinuteUTC: 60)))
    try await send(run)
    try await send(run)
    let error = await failure(run)
    #expect(error?.code == .quotaExceeded)
    let wait = try #require(error?.retryAfter)
    #expect(wait > .zero && wait <= .seconds(86_400))
    time.advance(wait)
    try await send(run)
    let health = await run.resilience.health(of: run.source)
    #expect(health.quota?.left == 1 && health.quota?.limit == 2)
  }

  @Test func `reads from the answers what is left`() async throws {
    service.answer { _ in
      var response = HTTPResponse.json("{}")
      response.headers["X-Used"] = "9.5"
      response.headers["X-Limit"] = "10"
      return response
    }
    let headers = QuotaHeaders(used: "x-used", limit: "x-limit")
    let run = run(Politeness(quotaHeaders: headers))
    try await send(run)
    #expect(await run.resilience.health(of: run.source).quota?.left == 1)
    service.answer { _ in
      HTTPResponse(status: 200, headers: ["X-Used": "10", "X-Limit": "10"])
    }
    try await send(run)
    #expect(await failure(run)?.code == .quotaExceeded)
    #expect(service.count == 2)
  }

  @Test func `is never punished as a failure of the source`() async throws {
    let run = run(Politeness(rates: [RequestRate(1, per: .seconds(60))]))
    await run.searchAndSettle()
    let refused = await run.searchAndSettle()
    #expect(refused.code == .rateLimited)
    #expect(await run.resilience.health(of: run.source).state == .healthy)
  }

  @Test func `lets so many requests through at once`() async throws {
    let most = Mutex((now: 0, highest: 0))
    service.answer { _ in
      most.withLock {
        $0.now += 1
        $0.highest = max($0.highest, $0.now)
      }
      try await Task.sleep(for: .milliseconds(2))
      most.withLock { $0.now -= 1 }
      return .json("{}")
    }
    let run = run(Politeness(maxConcurrentRequests: 3))
    await withTaskGroup { group in
      for number in 0..<20 { group.addTask { try? await send(run, number) } }
    }
    #expect(most.withLock { $0.highest } <= 3 && service.count == 20)
  }

  @Test func `lets go of whoever waits for a place and is cancelled`() async throws {
    let gate = Mutex<CheckedContinuation<Void, Never>?>(nil)
    service.answer { request in
      if request.url.hasSuffix("/1") {
        await withCheckedContinuation { continuation in gate.withLock { $0 = continuation } }
      }
      return .json("{}")
    }
    let run = run(Politeness(maxConcurrentRequests: 1))
    let first = Task { try await send(run, 1) }
    try await eventually { gate.withLock { $0 != nil } }
    let second = Task { try await send(run, 2) }
    second.cancel()
    await #expect(throws: ProviderError(.cancelled, "the request was cancelled")) {
      try await second.value
    }
    gate.withLock { $0?.resume() }
    try await first.value
    try await send(run, 3)
    #expect(service.count == 2)
  }
}
