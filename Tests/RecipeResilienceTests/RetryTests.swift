import RecipeProviderKit
import RecipeResilience
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `A failed request` {
  let time = FakeTime()

  /// Sends one request to a service with these answers; the last one repeats.
  func send(
    _ answers: [Result<HTTPResponse, ProviderError>], isSafe: Bool = true, run: Run? = nil
  ) async -> (status: Int?, code: ProviderError.Code?, requests: Int) {
    let service = Service { _ in .json("") }
    service.answer { _ in try answers[min(service.count, answers.count) - 1].get() }
    let run = Run(service, time: time)
    do {
      let response = try await run.transport.send(
        HTTPRequest(method: "POST", url: "https://shelf.example/", isSafe: isSafe))
      return (response.status, nil, service.count)
    } catch {
      return (nil, (error as? ProviderError)?.code, service.count)
    }
  }

  static func status(_ status: Int, retryAfter: String? = nil) -> Result<
    HTTPResponse, ProviderError
  > {
    var response = HTTPResponse(status: status)
    if let retryAfter { response.headers["Retry-After"] = retryAfter }
    return .success(response)
  }

  static let unreachable = Result<HTTPResponse, ProviderError>.failure(
    ProviderError(.unreachable, "connection refused"))

  @Test func `that succeeds at once waits for nothing`() async {
    let result = await send([Self.status(200)])
    #expect(result == (200, nil, 1) && time.sleeps.isEmpty)
  }

  @Test(arguments: [502, 503, 504])
  func `is sent again twice, with growing pauses`(_ status: Int) async {
    let result = await send([Self.status(status)])
    #expect(result == (status, nil, 3))
    #expect(time.sleeps == [.milliseconds(50), .milliseconds(100)])
  }

  @Test func `is sent again once when there was no connection`() async {
    #expect(await send([Self.unreachable]) == (nil, .unreachable, 2))
    #expect(await send([Self.unreachable, Self.status(200)]) == (200, nil, 2))
  }

  @Test func `is not sent again when the service may have acted on it`() async {
    var error = ProviderError(.unreachable, "closed")
    error.mayHaveActed = true
    #expect(await send([.failure(error)]) == (nil, .unreachable, 1))
  }

  @Test func `is not sent again when connecting took long`() async {
    let service = Service { _ in .json("") }
    let time = time
    service.answer { _ in
      time.advance(.seconds(3))
      throw ProviderError(.unreachable, "no route")
    }
    await #expect(throws: ProviderError.self) {
      try await Run(service, time: time).transport.send(HTTPRequest(url: "https://shelf.example/"))
    }
    #expect(service.count == 1)
  }

  @Test(arguments: [500, 404, 400, 429])
  func `is not sent again when that would not help`(_ status: Int) async {
    #expect(await send([Self.status(status)]) == (status, nil, 1))
    #expect(time.sleeps.isEmpty)
  }

  @Test func `is not sent again after a timeout, or when it changes something`() async {
    #expect(await send([.failure(ProviderError(.timedOut, "late"))]) == (nil, .timedOut, 1))
    #expect(await send([Self.status(503)], isSafe: false) == (503, nil, 1))
  }

  @Test(arguments: [429, 503])
  func `waits once for as long as it is asked to, when that is short`(_ status: Int) async {
    #expect(await send([Self.status(status, retryAfter: "2")]) == (status, nil, 2))
    #expect(time.sleeps == [.seconds(2)])
  }

  @Test(arguments: [429, 503])
  func `waits for nothing when that would take long`(_ status: Int) async {
    #expect(await send([Self.status(status, retryAfter: "3")]) == (status, nil, 1))
    #expect(time.sleeps.isEmpty)
  }

  @Test func `stops being sent again when the budget of its source is spent`() async throws {
    let service = Service { _ in HTTPResponse(status: 503) }
    let run = Run(service, time: time)
    for _ in 0..<20 { _ = try await run.transport.send(HTTPRequest(url: "https://shelf.example/")) }
    #expect(service.count == 25)
    // Successes earn a tenth each: after ten of them, one more may be sent again.
    service.answer { _ in .json("{}") }
    for _ in 0..<10 { _ = try await run.transport.send(HTTPRequest(url: "https://shelf.example/")) }
    service.answer { _ in HTTPResponse(status: 503) }
    _ = try await run.transport.send(HTTPRequest(url: "https://shelf.example/"))
    #expect(service.count == 25 + 10 + 2)
  }
}
