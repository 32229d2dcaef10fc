import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeResilience

@Suite(.fewAtOnce) struct `The cache` {
  let service = Service.pages()
  let store = MemoryResponseStore()
  let time = FakeTime()

  func run(_ options: ResilienceOptions = ResilienceOptions(), secrets: [Secret] = []) -> Run {
    Run(service, responses: store, time: time, options: options, secrets: secrets)
  }

  @Test func `answers a second search without a request, its end of list included`() async {
    let first = await run().search()
    #expect(first.ids == ["a", "b", "c"] && service.count == 6)
    #expect(first.tally.count(.network) == 6)
    let second = await run().search()
    #expect(second.ids == first.ids && second.result == first.result)
    #expect(service.count == 6)
    #expect(second.tally.count(.cache) == 6 && second.tally.count(.network) == 0)
  }

  @Test func `answers a second search of a source that is asked for pages ahead`() async {
    func run(_ time: FakeTime) -> Run {
      Run(
        service, responses: store, time: time, politeness: Politeness(maxConcurrentRequests: 4),
        pageSize: 2)
    }
    let first = await run(time).search()
    let asked = service.count
    // What is asked ahead waits for the walk's end, which cancels it.
    let second = await run(FakeTime(waitsForever: true)).search()
    #expect(second.ids == first.ids && service.count == asked)
  }

  @Test func `asks for the end of a list again after minutes, for the rest after an hour`() async {
    _ = await run().search()
    time.advance(.seconds(301))
    _ = await run().search()
    #expect(service.count == 10)
    time.advance(.seconds(3_400))
    _ = await run().search()
    #expect(service.count == 16)
  }

  @Test func `keeps nothing that the provider did not understand`() async {
    service.answer { _ in .json(#"{"error":"limit"}"#) }
    #expect(await run().search().code == .quotaExceeded)
    service.answer { _ in .html("<h1>login</h1>") }
    #expect(await run().search().result.error != nil)
    #expect(service.count == 2 && store.count == 0)
  }

  @Test func `keeps no failure of a first page`() async {
    service.answer { _ in .html("", status: 500) }
    #expect(await run().search().code == .httpError)
    service.answer { _ in .json(#"{"ids":[]}"#) }
    #expect(await run().search().result.error == nil)
  }

  @Test func `keeps nothing of what is asked outside of a provider's call`() async throws {
    let transport = run().transport
    for _ in 0..<2 { _ = try await transport.send(HTTPRequest(url: "https://shelf.example/x")) }
    #expect(service.count == 2 && store.count == 0)
  }

  @Test func `confirms what is out of date, and renews it`() async {
    service.answer { request in
      guard request.url.hasSuffix("page=1") else { return .json(#"{"ids":[]}"#) }
      if request.headers["If-None-Match"] == #""v1""# { return HTTPResponse(status: 304) }
      var response = HTTPResponse.json(#"{"ids":["a"]}"#)
      response.headers["ETag"] = #""v1""#
      return response
    }
    _ = await run().search()
    time.advance(.seconds(3_700))
    let confirmed = await run().search()
    #expect(confirmed.ids == ["a"] && service.count == 4)
    #expect(confirmed.tally.count(.cache) == 1 && confirmed.tally.count(.network) == 1)
    time.advance(.seconds(3_000))
    let fresh = await run().search()
    #expect(fresh.tally.count(.cache) == 2 && service.count == 4)
  }

  @Test func `believes a longer max-age, and no shorter one`() async {
    service.answer { request in
      var response = HTTPResponse.json(#"{"ids":[]}"#)
      let isLong = request.url.contains("long")
      response.headers["Cache-Control"] = isLong ? "public, max-age=7200" : "no-store, max-age=0"
      return response
    }
    for text in ["long", "short"] { _ = await run().search(text) }
    time.advance(.seconds(3_000))
    for text in ["long", "short"] { _ = await run().search(text) }
    #expect(service.count == 2)
    time.advance(.seconds(1_000))
    for text in ["long", "short"] { _ = await run().search(text) }
    #expect(service.count == 3)
  }

  @Test(arguments: [429, 502, 503, 504])
  func `stands in for a service that cannot answer`(_ status: Int) async {
    _ = await run().search()
    time.advance(.seconds(4_000))
    service.answer { _ in HTTPResponse(status: status) }
    let stale = await run().search()
    #expect(stale.ids == ["a", "b", "c"])
    #expect(stale.tally.count(.stale) == 6 && stale.tally.count(.network) == 0)
    time.advance(.seconds(8 * 86_400))
    #expect(await run().search().ids.isEmpty)
  }

  @Test(arguments: [ProviderError.Code.unreachable, .timedOut])
  func `stands in for a service that cannot be reached`(_ code: ProviderError.Code) async {
    _ = await run().search()
    time.advance(.seconds(4_000))
    service.fail(ProviderError(code, "no answer"))
    #expect(await run().search().tally.count(.stale) == 6)
  }

  @Test func `stands in for a service that is silent until the search has to end`() async throws {
    _ = await run().search()
    time.advance(.seconds(4_000))
    service.answer { _ in
      try await Task.sleep(for: .seconds(3_600))
      return HTTPResponse(status: 200)
    }
    let (call, late) = (LastCall(), run())
    let search = Task { await LastCall.$current.withValue(call) { await late.search() } }
    try await eventually { service.count == 7 }
    call.ring()
    let found = await search.value
    #expect(found.ids == ["a", "b", "c"] && found.tally.count(.stale) == 6)
    // The later pages are no reason to ask again.
    #expect(service.count == 7)
    #expect(late.source.activity.take().hiddenFailure?.error.code == .timedOut)
  }

  @Test func `does not stand in where the search was cancelled`() async throws {
    _ = await run().search()
    time.advance(.seconds(4_000))
    service.answer { _ in
      try await Task.sleep(for: .seconds(3_600))
      return HTTPResponse(status: 200)
    }
    let late = run()
    let search = Task { await LastCall.$current.withValue(LastCall()) { await late.search() } }
    try await eventually { service.count == 7 }
    search.cancel()
    #expect(await search.value.tally.count(.stale) == 0)
    #expect(late.source.activity.take().hiddenFailure == nil)
  }

  @Test func `is all that an offline run asks`() async {
    let online = await run().search()
    time.advance(.seconds(30 * 86_400))
    let offline = await run(ResilienceOptions(cache: .offline)).search()
    #expect(offline.ids == online.ids && offline.tally.count(.stale) == 6)
    let other = await run(ResilienceOptions(cache: .offline)).search("stew")
    #expect(other.code == .skipped)
    #expect(other.result.error?.message == "not in the cache, and the search is offline")
    #expect(service.count == 6)
  }

  @Test func `is passed by, and filled, when a run wants it new`() async {
    _ = await run().search()
    _ = await run(ResilienceOptions(cache: .refresh)).search()
    #expect(service.count == 12)
    _ = await run().search()
    #expect(service.count == 12)
  }

  @Test func `is neither read nor filled when it is off`() async {
    for _ in 0..<2 { _ = await run(ResilienceOptions(cache: .off)).search() }
    #expect(service.count == 12 && store.count == 0)
  }

  @Test func `tells apart what is configured otherwise`() async {
    _ = await run(secrets: [Secret("first key")]).search()
    _ = await run(secrets: [Secret("second key")]).search()
    #expect(service.count == 12)
  }

  @Test func `keeps no answer to a request that changes something`() async throws {
    let transport = run().transport
    for _ in 0..<2 {
      _ = try await transport.send(
        HTTPRequest(method: "POST", url: "https://shelf.example/x", body: [1]))
    }
    #expect(service.count == 2 && store.count == 0)
  }
}
