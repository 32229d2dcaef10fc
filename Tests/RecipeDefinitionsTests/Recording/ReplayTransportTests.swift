import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct ReplayTransportTests {
  private func replay(_ requests: [RecordedRequest]) throws -> ReplayTransport {
    try ReplayTransport(
      requests.enumerated().map { index, request in
        RecordedExchange(
          request: request, response: RecordedResponse(body: .json(.int(index))))
      }, baseURL: "https://recorded.example/api")
  }

  private func answer(_ transport: ReplayTransport, _ url: String) async throws -> String {
    String(decoding: try await transport.send(HTTPRequest(url: url)).body, as: UTF8.self)
  }

  @Test func `parameters match in any order, those of one name in theirs`() async throws {
    let transport = try replay([
      RecordedRequest(url: "{baseURL}/s?a=1&b=x%20y&a=2"),
      RecordedRequest(url: "{baseURL}/s?a=2&b=x%20y&a=1"),
    ])
    #expect(
      try await answer(transport, "https://recorded.example/api/s?b=x+y&a=2&a=1") == "1")
    #expect(
      try await answer(transport, "https://recorded.example/api/s?a=1&a=2&b=x%20y") == "0")
  }

  @Test func `an answer is given as often as it is asked for`() async throws {
    let transport = try replay([RecordedRequest(url: "{baseURL}/s")])
    for _ in 0..<3 {
      #expect(try await answer(transport, "https://recorded.example/api/s") == "0")
    }
    #expect(transport.requests.count == 3)
  }

  @Test func `a placeholder and dots match what stands in for a secret`() async throws {
    let transport = try replay([
      RecordedRequest(url: "{baseURL}/{key}/s?token={token}&sid=•••")
    ])
    let url = "https://recorded.example/api/%7Bkey%7D/s?sid=42&token=%7Btoken%7D"
    #expect(try await answer(transport, url) == "0")
  }

  @Test func `a body matches as a value`() async throws {
    let transport = try replay([
      RecordedRequest(method: "POST", url: "{baseURL}/s", body: ["a": 1, "b": ["x"]])
    ])
    let same = HTTPRequest(
      method: "POST", url: "https://recorded.example/api/s",
      body: Array(#"{"b": ["x"], "a": 1.0}"#.utf8))
    #expect(try await transport.send(same).status == 200)
    let other = HTTPRequest(
      method: "POST", url: "https://recorded.example/api/s", body: Array(#"{"a": 2}"#.utf8))
    await #expect(throws: ProviderError.self) { try await transport.send(other) }
  }

  @Test func `an unknown request names the nearest and what differs`() async throws {
    let transport = try replay([
      RecordedRequest(url: "{baseURL}/detail/7"),
      RecordedRequest(url: "{baseURL}/s?q=soup&page=3"),
    ])
    let error = await #expect(throws: ProviderError.self) {
      try await answer(transport, "https://recorded.example/api/s?q=soup&page=4")
    }
    #expect(error?.code == .notRecorded)
    #expect(
      error?.message == "the recording has no answer for GET {baseURL}/s?q=soup&page=4; the nearest"
        + " is GET {baseURL}/s?q=soup&page=3, which differs in page (recorded 3, asked 4)")
  }

  @Test func `addresses in bodies and headers point to the replay`() async throws {
    let response = RecordedResponse(
      headers: ["Link": "<{baseURL}/s?page=2>; rel=\"next\""],
      body: .json(["next": "{origin}/x", "host": "//{host}/y"]))
    let transport = try ReplayTransport(
      [RecordedExchange(request: RecordedRequest(url: "{baseURL}/s"), response: response)],
      baseURL: "https://recorded.example/api")
    let answer = try await transport.send(HTTPRequest(url: "https://recorded.example/api/s"))
    #expect(answer.headers["Link"] == "<https://recorded.example/api/s?page=2>; rel=\"next\"")
    #expect(
      String(decoding: answer.body, as: UTF8.self)
        == #"{"next":"https://recorded.example/x","host":"//recorded.example/y"}"#)
  }
}
