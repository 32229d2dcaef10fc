import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct AnswerReaderTests {
  private func error(
    _ response: HTTPResponse, secrets: [Secret] = []
  ) -> ProviderError? {
    #expect(throws: ProviderError.self) { try AnswerReader(redacting: secrets).json(response) }
  }

  @Test(arguments: [
    (401, ProviderError.Code.unauthorized), (403, .unauthorized), (402, .quotaExceeded),
    (429, .rateLimited), (404, .httpError), (500, .httpError), (301, .httpError),
    (418, .httpError), (503, .httpError),
  ])
  func `a status becomes a code`(status: Int, code: ProviderError.Code) {
    let error = error(HTTPResponse(status: status))
    #expect(error?.code == code)
    #expect(error?.httpStatus == status)
    #expect(error?.message.contains("HTTP \(status)") == true)
  }

  @Test func `the content type does not matter`() throws {
    let answer = try AnswerReader().json(.json("[1]", contentType: "text/javascript"))
    #expect(try answer.elements().count == 1)
  }

  @Test func `an answer that takes too much memory is told from a broken one`() {
    let body = Array(("[" + String(repeating: "0,", count: 2_000_000) + "0]").utf8)
    let error = error(HTTPResponse(status: 200, body: body))
    #expect(error?.code == .invalidResponse)
    #expect(error?.message.contains("more than can be read: more values than fit into") == true)
  }

  @Test(arguments: [
    (#"{"message":"Your daily limit"}"#, "Your daily limit"),
    (#""Invalid page.""#, "Invalid page."),
    (#"{"error":{"code":7,"message":"bad key"}}"#, "bad key"),
    (#"{"detail":{"details":"BAD_RECIPE_DATA"}}"#, "BAD_RECIPE_DATA"),
    (#"{"error_message":"no such object"}"#, "no such object"),
    ("<html><head><title>Bad gateway</title>", "a web page titled “Bad gateway”"),
  ])
  func `the service's own words are passed on`(body: String, words: String) {
    let error = error(HTTPResponse(status: 502, body: Array(body.utf8)))
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("", "an empty body"), ("  \n", "an empty body"), ("<?xml version='1.0'?><a/>", "XML"),
    ("<!DOCTYPE html><title>\n Parked </title>", "titled “Parked”"),
    ("<html></html>", "a web page"),
    ("Oops\u{1B}[31m, broken", "text that begins “Oops[31m, broken”"),
    ("\u{1F}\u{8B}\u{8}\0\0\0\0\0\0\0", "binary data"), ("{\"a\":", "broken JSON"),
    ("[1,]", "at line 1, column 4"), (String(repeating: "[", count: 1_000), "nested deeper than"),
  ])
  func `a body that is not JSON is named`(body: String, part: String) {
    let error = error(HTTPResponse(status: 200, body: Array(body.utf8)))
    #expect(error?.code == .invalidResponse)
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
  }

  @Test func `secrets are out of every message`() {
    let secrets = [Secret("s3cret/ä key"), Secret("abcd")]
    let bodies = [
      "bad key s3cret/ä key", "bad key s3cret%2F%C3%A4%20key", "bad key s3cret%2f%c3%a4%20key",
      "bad key s3cret%2F%C3%A4+key", #"{"error":"bad key s3cret\/ä key"}"#, "abcd abcdabcd",
    ]
    for body in bodies {
      let status = body.hasPrefix("{") ? 401 : 200
      let text = error(
        HTTPResponse(status: status, body: Array(body.utf8)), secrets: secrets)?.description
      #expect(text?.contains("•••") == true, "\(text ?? "")")
      #expect(text?.contains("s3cret") == false, "\(text ?? "")")
      #expect(text?.contains("abcd") == false, "\(text ?? "")")
    }
  }

  @Test func `what a transport throws is redacted too`() async {
    let transport = InMemoryTransport { request in
      throw ProviderError(.unreachable, "cannot reach \(request.url)")
    }
    let reader = AnswerReader(redacting: [Secret("topsecret")])
    let error = await #expect(throws: ProviderError.self) {
      try await reader.json(
        HTTPRequest(url: "http://a.example/?key=topsecret"), over: transport)
    }
    #expect(error?.message == "cannot reach http://a.example/?key=•••")
  }

  @Test func `a secret in bytes is covered without moving anything`() {
    let redaction = Redaction([Secret("top secret")])
    let text = Array("a top secret, top%20secret and \u{fc}".utf8)
    let covered = redaction.covering(text)
    #expect(String(decoding: covered, as: UTF8.self) == "a **********, ************ and \u{fc}")
    #expect(Redaction().covering(text) == text)
  }

  @Test func `a very short secret is left alone`() {
    #expect(Redaction([Secret("1")])("HTTP 401") == "HTTP 401")
  }

  @Test func `a secret is found in JSON of pure ASCII`() {
    #expect(
      Redaction([Secret("sch\u{fc}ssel\u{1f600}x")])(#"{"k": "sch\u00fcssel\ud83d\ude00x"}"#)
        == #"{"k": "•••"}"#)
  }
}

@Suite(.fewAtOnce) struct SecretsInAnswersTests {
  private static let key = "SuperSecret-0123456789\"quoted"

  @Test(arguments: [10, 30, 45, 55, 70, 150, 190])
  func `no part of a secret stays where a text is cut`(_ lead: Int) {
    let reader = AnswerReader(redacting: [Secret(Self.key)])
    let text = String(repeating: "x", count: lead) + Self.key + " is refused"
    let bodies: [HTTPResponse] = [
      HTTPResponse(status: 200, body: Array(text.utf8)),
      .json(JSON.object(["error": .string(text)]).text(), status: 500),
      .html("<html><title>\(text)</title></html>", status: 500),
    ]
    for response in bodies {
      let message = (#expect(throws: ProviderError.self) { try reader.json(response) })?.message
      #expect(message?.contains("SuperS") == false, "\(message ?? "")")
    }
  }
}

@Suite(.fewAtOnce) struct ShortenedSecretTests {
  @Test func `the first part of a secret that a service shortens is covered`() {
    let redaction = Redaction([Secret("Rt5yK9mQ2wLp")])
    #expect(redaction("bad key Rt5yK9mQ...") == "bad key •••...")
    #expect(redaction("bad key Rt5yK9mQ…") == "bad key •••…")
    // Of a few letters nobody can tell.
    #expect(redaction("Stir Rt5y... and serve") == "Stir Rt5y... and serve")
  }
}

@Suite(.fewAtOnce) struct RetryAfterTests {
  @Test(arguments: [
    ("120", Duration.seconds(120)), ("0", .zero), (" 5 ", .seconds(5)),
    ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)),
    ("Sunday, 06-Nov-94 08:50:37 GMT", .seconds(60)), ("Sun Nov  6 08:50:37 1994", .seconds(60)),
    ("Sun, 06 Nov 1994 08:00:00 GMT", .zero),
    ("Tue, 06 Dec 1994 08:49:37 GMT", .seconds(2_592_000)),
    ("99999999999999999999", .seconds(2_678_400)),
  ])
  func `seconds and dates are read`(value: String, wait: Duration) {
    let headers: HTTPHeaders = ["Retry-After": value, "Date": "Sun, 06 Nov 1994 08:49:37 GMT"]
    #expect(RetryAfter.duration(in: headers) == wait)
  }

  @Test(arguments: ["", "soon", "-5", "1.5", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 1"])
  func `anything else is no wait`(value: String) {
    #expect(RetryAfter.duration(in: ["retry-after": value]) == nil)
  }

  @Test func `without a date field the system's clock counts`() {
    let wait = RetryAfter.duration(in: ["Retry-After": "Fri, 01 Jan 9999 00:00:00 GMT"])
    #expect(wait == .seconds(2_678_400))
  }

  @Test func `it travels in the error`() {
    let error = #expect(throws: ProviderError.self) {
      try AnswerReader().check(HTTPResponse(status: 429, headers: ["Retry-After": "7"]))
    }
    #expect(error?.retryAfter == .seconds(7))
  }
}
