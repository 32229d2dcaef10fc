import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct RecordingTransportTests {
  private static let secret = "k/e+y 1ö"
  private static let base = "http://box.lan:9000/r"

  private func record(
    _ body: String, headers: HTTPHeaders = ["Content-Type": "application/json"],
    url: String = base + "/s?q=1"
  ) async throws -> (seen: HTTPRequest?, answer: HTTPResponse, kept: RecordedExchange?) {
    let log = RequestLog()
    let transport = RecordingTransport(
      InMemoryTransport { request in
        log.append(request)
        return HTTPResponse(status: 200, headers: headers, body: Array(body.utf8))
      }, secrets: ["key": Secret(Self.secret)], baseURL: Self.base)
    let answer = try await transport.send(HTTPRequest(url: url))
    return (log.all.first, answer, transport.exchanges.first)
  }

  @Test(arguments: [
    "k/e+y 1ö", "k%2Fe%2By%201%C3%B6", "k%2fe%2by%201%c3%b6", "k%2Fe%2By+1%C3%B6",
    "k%252Fe%252By%25201%25C3%25B6", "ay9lK3kgMcO2",
  ])
  func `a secret in any spelling is taken out of answers`(spelling: String) async throws {
    let result = try await record(#"{"next": "/s?key=\#(spelling)&p=2", "\#(spelling)": 1}"#)
    let text = String(decoding: result.answer.body, as: UTF8.self)
    #expect(text == #"{"next":"/s?key={key}&p=2","{key}":1}"#)
    #expect(
      result.kept?.response.body == .json(["next": "/s?key={key}&p=2", "{key}": 1]))
    let page = try await record("<p>key \(spelling) refused</p>")
    #expect(page.kept?.response.body == .text("<p>key {key} refused</p>"))
  }

  @Test func `a secret of digits is taken out where it is echoed as a number`() async throws {
    let transport = RecordingTransport(
      InMemoryTransport { _ in .json(#"{"yourKey": 987654321012, "page": 1}"#) },
      secrets: ["key": Secret("987654321012")], baseURL: Self.base)
    _ = try await transport.send(HTTPRequest(url: Self.base + "/s"))
    #expect(
      transport.exchanges.first?.response.body == .json(["yourKey": "{key}", "page": 1]))
  }

  @Test func `a secret in a header field is taken out, and only fields that matter stay`()
    async throws
  {
    let result = try await record(
      "[]",
      headers: [
        "Link": "<http://box.lan:9000/r/s?key=k%2Fe%2By%201%C3%B6>; rel=next",
        "Set-Cookie": "a=b", "X-Total-Count": "7", "X-Api-Key-Left": "x", "Date": "now",
        "Retry-After": "5", "X-Powered-By": "soup",
      ])
    #expect(
      result.kept?.response.headers.fields.map(\.name) == [
        "Link", "X-Total-Count", "Retry-After",
      ])
    #expect(
      result.kept?.response.headers["Link"] == "<{baseURL}/s?key={key}>; rel=next")
  }

  @Test func `the stand-in becomes the secret on the way out`() async throws {
    let result = try await record("[]", url: Self.base + "/s/%7Bkey%7D?key=%7bkey%7d&q=1")
    #expect(
      result.seen?.url == Self.base + "/s/k%2Fe%2By%201%C3%B6?key=k%2Fe%2By%201%C3%B6&q=1")
    #expect(result.kept?.request.url == "{baseURL}/s/{key}?key={key}&q=1")
  }

  @Test func `another host never gets the secret`() async throws {
    let result = try await record("[]", url: "https://elsewhere.example/s?key=%7Bkey%7D")
    #expect(result.seen?.url == "https://elsewhere.example/s?key=%7Bkey%7D")
  }

  @Test func `private addresses are taken out in every form`() async throws {
    let result = try await record(
      #"{"a":"http://box.lan:9000/r/x","b":"http://box.lan:9000/y","c":"//box.lan:9000/z","#
        + #""d":"box.lan","e":"http://box.lan:9000/rr","f":"otherbox.lan","#
        + #""g":"?u=http%3A%2F%2Fbox.lan%3A9000%2Fr%2Fx"}"#)
    #expect(
      result.kept?.response.body
        == .json([
          "a": "{baseURL}/x", "b": "{origin}/y", "c": "//{host}/z", "d": "{hostname}",
          "e": "{origin}/rr", "f": "otherbox.lan", "g": "?u={baseURL}%2Fx",
        ]))
    // The provider itself sees the addresses as they are.
    #expect(String(decoding: result.answer.body, as: UTF8.self).contains("http://box.lan:9000/r/x"))
  }

  @Test func `a body that is too large is not kept, and that is said`() async throws {
    let text = "\"" + String(repeating: "a", count: RecordingTransport.maxBodyBytes) + "\""
    let transport = RecordingTransport(
      InMemoryTransport { _ in .json(text) }, secrets: [:], baseURL: Self.base)
    _ = try await transport.send(HTTPRequest(url: Self.base + "/s"))
    #expect(transport.exchanges == [])
    #expect(transport.notes.first?.contains("{baseURL}/s has") == true)
  }
}
