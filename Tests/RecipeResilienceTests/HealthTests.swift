import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `A source that is down` {
  let service = Service.pages()
  let time = FakeTime()
  let ledger = CountingLedger()

  func run(
    _ store: any ResponseStore = MemoryResponseStore(), configuration: [String] = ["a"],
    options: ResilienceOptions = ResilienceOptions()
  ) -> Run {
    Run(
      service, responses: store, ledger: ledger, time: time, options: options,
      configuration: configuration)
  }

  func breakDown() {
    service.fail(ProviderError(.unreachable, "connection refused"))
  }

  @Test func `is left alone for longer and longer`() async {
    breakDown()
    for seconds in [15, 60, 300, 900, 3_600, 14_400, 14_400] {
      let run = run()
      let before = service.count
      await run.searchAndSettle()
      #expect(service.count > before)
      let health = await run.resilience.health(of: run.source)
      #expect(health.state == .suspended)
      #expect(health.until == time.now + Int64(seconds) * 1_000)
      let asked = service.count
      let refused = await self.run().searchAndSettle()
      #expect(refused.code == .suspended && service.count == asked)
      #expect(refused.result.error?.retryAfter == .seconds(seconds))
      time.advance(.seconds(seconds))
    }
  }

  @Test func `says why, and what to do`() async throws {
    breakDown()
    await run().searchAndSettle()
    time.advance(.seconds(5))
    let error = try #require(await run().search().result.error)
    #expect(error.message == "left alone since it failed 5 s ago: connection refused")
    #expect(error.fix == "asked again after 10 s; `potluck providers reset shelf` asks now")
    #expect(await run().resilience.reset(ids: ["shelf", "other"]) == ["shelf"])
    service.answer { _ in .json(#"{"ids":[]}"#) }
    #expect(await run().search().result.error == nil)
  }

  @Test func `comes down a step when it answers`() async {
    breakDown()
    for _ in 0..<3 {
      await run().searchAndSettle()
      time.advance(.seconds(300))
    }
    service.answer { _ in .json(#"{"ids":[]}"#) }
    await run().searchAndSettle()
    let health = await run().resilience.health(of: run().source)
    #expect(health.state == .healthy && health.level == 2)
    #expect(health.failure?.message == "connection refused" && health.lastSuccess == time.now)
    time.advance(.seconds(7_200))
    #expect(await run().resilience.health(of: run().source).level == 0)
  }

  @Test func `is tried by one search alone once its time has run out`() async {
    breakDown()
    await run().searchAndSettle()
    time.advance(.seconds(20))
    service.answer { _ in .json(#"{"ids":["a"]}"#) }
    let (prober, other) = (run(), run())
    let asked = service.count
    let tried = await prober.search(wanted: 1)
    #expect(tried.ids == ["a"])
    let refused = await other.search()
    #expect(refused.code == .suspended && service.count == asked + 1)
    #expect(
      refused.result.error?.fix?.hasPrefix("another search is trying it now") == true)
    await prober.resilience.settle([ProviderResult(id: "shelf", .answered())])
    #expect(await other.search(wanted: 1).ids == ["a"])
  }

  @Test func `is tried by another search when the first one says nothing`() async {
    breakDown()
    await run().searchAndSettle()
    time.advance(.seconds(20))
    _ = await run().search()
    let asked = service.count
    _ = await run().search()
    #expect(service.count == asked)
    time.advance(.seconds(31))
    _ = await run().search()
    #expect(service.count > asked)
  }

  @Test func `is tried by the next search when one that tried it was cut off`() async {
    breakDown()
    await run().searchAndSettle()
    time.advance(.seconds(20))
    let prober = run()
    _ = await prober.search()
    #expect(await run().search().code == .suspended)
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await prober.resilience.withdraw()
    }.value
    let asked = service.count
    #expect(await run().search().code == .unreachable && service.count > asked)
  }

  @Test func `is tried by the next search when the first one was cancelled`() async {
    breakDown()
    await run().searchAndSettle()
    time.advance(.seconds(20))
    let prober = run()
    _ = await prober.search()
    await prober.resilience.settle([ProviderResult(id: "shelf", .notAsked)])
    let asked = service.count
    _ = await run().search()
    #expect(service.count > asked)
  }

  @Test func `still gives what is kept of it`() async {
    let store = MemoryResponseStore()
    let before = await run(store).searchAndSettle()
    time.advance(.seconds(4_000))
    breakDown()
    let stale = await run(store).searchAndSettle()
    #expect(stale.ids == before.ids && stale.tally.count(.stale) == 6)
    let asked = service.count
    let kept = await run(store).searchAndSettle()
    #expect(kept.ids == before.ids && kept.tally.count(.stale) == 6)
    #expect(service.count == asked)
    #expect(await run(store).search("stew").code == .suspended)
  }

  @Test func `begins anew when it is configured otherwise`() async {
    breakDown()
    await run(configuration: ["old"]).searchAndSettle()
    let asked = service.count
    await run(configuration: ["new"]).searchAndSettle()
    #expect(service.count > asked)
  }

  @Test func `is asked for as long as it says after 429, not before`() async {
    service.answer { _ in HTTPResponse(status: 429, headers: ["Retry-After": "120"]) }
    await run().searchAndSettle()
    #expect(await run().resilience.health(of: run().source).until == time.now + 120_000)
  }

  @Test(arguments: [429, 503])
  func `that asks for time on a later page is given it`(status: Int) async {
    service.answer { request in
      request.url.hasSuffix("page=1")
        ? .json(#"{"ids":["a"]}"#)
        : HTTPResponse(status: status, headers: ["Retry-After": "120"])
    }
    let found = await run().searchAndSettle()
    #expect(found.ids == ["a"])
    let health = await run().resilience.health(of: run().source)
    #expect(health.state == .suspended && health.until == time.now + 120_000)
  }

  @Test func `that fails on a later page and asks for nothing is asked again`() async {
    service.answer { request in
      request.url.hasSuffix("page=1") ? .json(#"{"ids":["a"]}"#) : HTTPResponse(status: 503)
    }
    await run().searchAndSettle()
    #expect(await run().resilience.health(of: run().source).state == .healthy)
  }

  @Test(arguments: [
    ProviderError.Code.unauthorized, .drift, .invalidResponse, .misconfigured, .pagingLoop,
    .cancelled, .skipped, .suspended, .notFound,
  ])
  func `is never punished for what a person must mend`(_ code: ProviderError.Code) async {
    let run = run()
    await run.resilience.settle([
      ProviderResult(id: "shelf", .failed(ProviderError(code, "no"), waited: .seconds(9)))
    ])
    #expect(await run.resilience.health(of: run.source).state == .healthy)
  }

  @Test func `is punished for silence once it was waited for, in one search or several`() async {
    let run = run()
    func wait(_ duration: Duration) async -> SourceHealth.State {
      let late = ProviderError(.timedOut, "nothing came")
      await run.resilience.settle([ProviderResult(id: "shelf", .failed(late, waited: duration))])
      return await run.resilience.health(of: run.source).state
    }
    #expect(await wait(.milliseconds(2_600)) == .healthy)
    _ = await run.searchAndSettle()
    #expect(await wait(.milliseconds(2_600)) == .healthy)
    #expect(await wait(.milliseconds(2_600)) == .suspended)
    time.advance(.seconds(15))
    #expect(await wait(.milliseconds(100)) == .suspended)
    await run.resilience.reset()
    #expect(await wait(.seconds(5)) == .suspended)
  }

  @Test func `that answers is noted once a minute at most`() async {
    for _ in 0..<5 { await run().searchAndSettle() }
    #expect(ledger.updateCount == 1)
    time.advance(.seconds(61))
    await run().searchAndSettle()
    #expect(ledger.updateCount == 2 && time.sleeps.isEmpty)
  }

  @Test func `is left alone until its next day when its quota is used up`() async {
    let run = run()
    await run.resilience.settle([
      ProviderResult(id: "shelf", .failed(ProviderError(.quotaExceeded, "no"), waited: .zero))
    ])
    let until = await run.resilience.health(of: run.source).until ?? 0
    #expect(until % 86_400_000 == 0 && until > time.now && until <= time.now + 86_400_000)
  }

  @Test func `keeps its secrets out of what is remembered`() async {
    let resilience = Resilience(
      responses: MemoryResponseStore(), ledger: ledger, environment: time.environment)
    let source = resilience.source(id: "x", configuration: [], secrets: [Secret("hush-hush")])
    await resilience.settle([
      ProviderResult(
        id: "x", .failed(ProviderError(.unreachable, "no way to hush-hush"), waited: .zero))
    ])
    #expect(await resilience.health(of: source).failure?.message == "no way to •••")
  }

  @Test func `is not left alone for longer because two searches saw the same failure`() async {
    let (one, two) = (run(), run())
    let error = ProviderError(.unreachable, "no")
    await one.resilience.settle([ProviderResult(id: "shelf", .failed(error, waited: .seconds(3)))]
    )
    await two.resilience.settle([ProviderResult(id: "shelf", .failed(error, waited: .seconds(3)))]
    )
    #expect(await one.resilience.health(of: one.source).level == 1)
  }

  @Test func `is asked again when the clock was set back`() async {
    breakDown()
    await run().searchAndSettle()
    time.advance(.seconds(-86_400))
    service.answer { _ in .json(#"{"ids":[]}"#) }
    #expect(await run().search().result.error == nil)
  }
}

@Suite(.fewAtOnce) struct `Being offline` {
  let time = FakeTime()

  func settle(_ verdicts: [ProviderResult.Verdict]) async -> (Bool, [SourceHealth.State]) {
    let resilience = Resilience(
      responses: MemoryResponseStore(), ledger: MemoryLedger(), environment: time.environment)
    let sources = verdicts.indices.map { resilience.source(id: "s\($0)", configuration: []) }
    let looksOffline = await resilience.settle(
      verdicts.enumerated().map { ProviderResult(id: "s\($0)", $1) })
    var states: [SourceHealth.State] = []
    for source in sources { states.append(await resilience.health(of: source).state) }
    return (looksOffline, states)
  }

  let unreachable = ProviderResult.Verdict.failed(
    ProviderError(.unreachable, "no"), waited: .zero)

  @Test func `punishes nobody when no source could be reached`() async {
    let (looksOffline, states) = await settle([unreachable, unreachable, .notAsked])
    #expect(looksOffline && states == [.healthy, .healthy, .healthy])
  }

  @Test func `is not assumed when one source answered`() async {
    let (looksOffline, states) = await settle([unreachable, .answered(), unreachable])
    #expect(!looksOffline && states == [.suspended, .healthy, .suspended])
  }

  @Test func `is not assumed when one source failed otherwise`() async {
    let down = ProviderResult.Verdict.failed(
      ProviderError(.httpError, "no", httpStatus: 503), waited: .zero)
    let (looksOffline, states) = await settle([unreachable, down])
    #expect(!looksOffline && states == [.suspended, .suspended])
  }

  @Test func `is not assumed of a single source that refuses connections`() async {
    let (looksOffline, states) = await settle([unreachable])
    #expect(!looksOffline && states == [.suspended])
  }

  @Test func `is assumed when there is no way even to a single source`() async {
    var error = ProviderError(.unreachable, "the host name was not found")
    error.suggestsNoNetwork = true
    let (looksOffline, states) = await settle([.failed(error, waited: .zero), .notAsked])
    #expect(looksOffline && states == [.healthy, .healthy])
  }
}
