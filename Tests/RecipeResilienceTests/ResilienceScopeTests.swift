import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `Searches side by side` {
  let service = Service { request in
    request.url.contains("soup")
      ? .json(#"{"ids":["a"]}"#) : HTTPResponse(status: 429, headers: ["Retry-After": "60"])
  }
  let time = FakeTime()

  @Test func `are settled each for itself`() async {
    let run = Run(
      service, time: time, options: ResilienceOptions(cache: .off),
      politeness: Politeness(rates: [RequestRate(1, per: .seconds(60))]))
    let (first, second) = (ResilienceScope(), ResilienceScope())
    let answered = await first.run { await run.search("soup", wanted: 1) }
    // The second one is refused by our own restraint, which says nothing about the source.
    let refused = await second.run { await run.search("stew", wanted: 1) }
    #expect(answered.result.accepted.count == 1)
    #expect(refused.result.error?.code == .rateLimited)
    await first.run {
      _ = await run.resilience.settle([ProviderResult(id: "shelf", .answered())])
    }
    await second.run {
      _ = await run.resilience.settle([
        ProviderResult(
          id: "shelf", .failed(ProviderError(.rateLimited, "not asked"), waited: .zero))
      ])
    }
    let health = await run.resilience.health(of: run.source)
    #expect(health.state == .healthy)
    #expect(health.lastSuccess == time.now)
  }

  @Test func `use the cache each in its own way`() async {
    let run = Run(service, time: time)
    func search(_ cache: ResilienceOptions.Cache?) async -> Found {
      await ResilienceScope(cache: cache).run { await run.search("soup", wanted: 1) }
    }
    #expect(await search(.offline).result.error?.code == .skipped)
    #expect(service.count == 0)
    _ = await search(nil)
    #expect(service.count == 1)
    #expect(await search(nil).result.accepted.count == 1)
    #expect(await search(.offline).result.accepted.count == 1)
    #expect(service.count == 1)
    _ = await search(.refresh)
    #expect(service.count == 2)
  }

  @Test func `let a suspended source be tried again when one of them gives up`() async {
    let ledger = MemoryLedger()
    let down = Run(service, ledger: ledger, time: time)
    await down.resilience.settle([
      ProviderResult(
        id: "shelf", .failed(ProviderError(.unreachable, "refused"), waited: .zero))
    ])
    time.advance(.seconds(15))
    let (first, second) = (ResilienceScope(), ResilienceScope())
    await first.run { try? await down.provider.prepare() }
    #expect(await second.run { await down.search("soup") }.result.error?.code == .suspended)
    await first.run { await down.resilience.withdraw() }
    #expect(await second.run { await down.search("soup", wanted: 1) }.result.error == nil)
  }
}
