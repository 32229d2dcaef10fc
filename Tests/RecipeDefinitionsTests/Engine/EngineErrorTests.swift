import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What failures look like and what becomes of them.
@Suite(.fewAtOnce) struct EngineErrorTests {
  private func rule(
    _ condition: ErrorCondition, _ meaning: ErrorRule.Meaning, message: String? = nil,
    fix: String? = nil, retryAfter: RetryPlace? = nil
  ) throws -> ProviderDefinition {
    try plainDefinition {
      $0.errors = [
        ErrorRule(
          condition, means: meaning, message: try message.map { try path($0) }, fix: fix,
          retryAfter: retryAfter)
      ]
    }
  }

  @Test(arguments: [
    (401, ProviderError.Code.unauthorized), (403, .unauthorized), (402, .quotaExceeded),
    (429, .rateLimited), (404, .httpError), (500, .httpError), (503, .httpError), (302, .httpError),
  ])
  func `statuses have their usual meaning`(
    _ status: Int, _ code: ProviderError.Code
  ) async throws {
    let error = try await failure(
      try plainDefinition(), .json(#"{"detail":"Could not <b>do</b> it"}"#, status: status))
    #expect(error.code == code)
    #expect(error.httpStatus == status)
    #expect(error.message.contains("“Could not do it”"))
  }

  @Test func `an error member behind status 200 is an error`() async throws {
    // Food2Fork's answer on the day's last request.
    let definition = try rule(
      ErrorCondition(path: try path("$.error"), test: .isOneOf(["limit"])), .quotaExceeded,
      message: "$.error", fix: "wait for midnight UTC")
    let error = try await failure(definition, .json(#"{"error": "limit"}"#))
    #expect(error.code == .quotaExceeded)
    #expect(error.message == "the allowance is used up (HTTP 200): “limit”")
    #expect(error.fix == "wait for midnight UTC")
    #expect(error.httpStatus == 200)
  }

  @Test(arguments: [
    ("nichts gefunden", "NICHTS GEFUNDEN"), ("ничего не найдено", "НИЧЕГО НЕ НАЙДЕНО"),
    ("δεν βρέθηκε κανένας", "ΔΕΝ ΒΡΕΘΗΚΕ ΚΑΝΕΝΑΣ"),
    ("Aucun résultat trouvé", "AUCUN RÉSULTAT TROUVÉ"),
    ("Straße", "STRASSE"),
  ])
  func `texts are found in any case of any script`(wanted: String, shown: String) async throws {
    for (wanted, shown) in [(wanted, shown), (shown, wanted)] {
      let long = String(repeating: "é", count: 32_760) + "<b>\(shown)</b>"
      let inBody = try rule(ErrorCondition(bodyContains: wanted), .quotaExceeded)
      #expect(try await failure(inBody, .html(long)).code == .quotaExceeded)
      let inValue = try rule(
        ErrorCondition(path: try path("$.error"), test: .contains(wanted)), .quotaExceeded)
      let told = try await failure(inValue, .json(#"{"error": "x \#(shown)!"}"#))
      #expect(told.code == .quotaExceeded)
    }
  }

  @Test func `the first rule that applies decides`() async throws {
    let definition = try plainDefinition {
      $0.errors = [
        ErrorRule(
          ErrorCondition(path: try path("$.code"), test: .isOneOf([402])), means: .quotaExceeded),
        ErrorRule(
          ErrorCondition(path: try path("$.status"), test: .isOneOf(["failure", "error"])),
          means: .failure, message: try path("$.message")),
      ]
    }
    #expect(
      try await failure(
        definition, .json(#"{"status":"failure","code":402.0,"message":"m"}"#, status: 402)
      ).code
        == .quotaExceeded)
    let other = try await failure(
      definition, .json(#"{"status":"error","message":"Something went very wrong!"}"#))
    #expect(other.code == .httpError)
    #expect(other.message.contains("“Something went very wrong!”"))
    #expect(try await firstPage(definition, .json(#"{"results":[]}"#)).listings.isEmpty)
  }

  @Test(arguments: [
    (ErrorRule.Meaning.unauthorized, ProviderError.Code.unauthorized, 200),
    (.quotaExceeded, .quotaExceeded, 200), (.rateLimited, .rateLimited, 200),
    (.notFound, .notFound, 200), (.transient, .httpError, 503), (.drift, .drift, 200),
    (.failure, .httpError, 200),
  ])
  func `every meaning has its code`(
    _ meaning: ErrorRule.Meaning, _ code: ProviderError.Code, _ status: Int
  ) async throws {
    let definition = try rule(ErrorCondition(bodyContains: "OOPS"), meaning)
    let error = try await failure(definition, .json(#"{"x":"oops"}"#))
    #expect(error.code == code)
    #expect(error.httpStatus == status)
  }

  /// A definition that takes `{"found":0}` for the word that nothing was found.
  private func counting(_ statuses: Set<Int> = []) throws -> ProviderDefinition {
    try plainDefinition {
      $0.response.none = [
        ErrorCondition(statuses: statuses, path: try path("$.found"), test: .isOneOf([0]))
      ]
    }
  }

  private func nothing(_ status: Int) -> HTTPResponse {
    .json(#"{"message":"please log in","results":[],"found":0}"#, status: status)
  }

  @Test(arguments: [400, 401, 402, 403, 404, 407, 429, 451, 500, 502, 503])
  func `what says that nothing was found leaves a bad status its meaning`(
    status: Int
  ) async throws {
    let error = try await failure(counting(), nothing(status))
    #expect(error.httpStatus == status)
    #expect(error.code == AnswerReader.code(of: status))
    let good = try await firstPage(counting(), nothing(200))
    #expect(good.listings.isEmpty)
  }

  @Test(arguments: [401, 403, 404, 429, 503])
  func `a status that it names means that nothing was found`(status: Int) async throws {
    let page = try await firstPage(counting([status]), nothing(status))
    #expect(page.listings.isEmpty && page.next == nil)
  }

  @Test(arguments: [(404, false), (422, false), (401, true), (403, true), (429, true)])
  func `a class of statuses does not name the refusals in it`(
    status: Int, isError: Bool
  ) async throws {
    let definition = try counting(Set(400..<500))
    if isError {
      #expect(try await failure(definition, nothing(status)).httpStatus == status)
    } else {
      #expect(try await firstPage(definition, nothing(status)).listings.isEmpty)
    }
  }

  @Test(arguments: [401, 403, 429, 500, 503])
  func `a rule for the end of the list leaves a refusal its meaning`(status: Int) async throws {
    let rule = ErrorRule(
      ErrorCondition(path: try path("$.found"), test: .isOneOf([0])), means: .endOfList)
    let definition = try plainDefinition { $0.errors = [rule] }
    #expect(try await failure(definition, nothing(status)).httpStatus == status)
    #expect(try await firstPage(definition, nothing(200)).listings.isEmpty)
  }

  @Test(arguments: [
    (403, "the service refuses programs, or this address", "ask its owner"),
    (401, "the service asks for credentials, and none were sent", "ask its owner"),
  ])
  func `a refusal of a request without credentials speaks of none`(
    status: Int, text: String, fix: String
  ) async throws {
    let page = HTTPResponse.html("<title>Members only</title>", status: status)
    let error = try await failure(try plainDefinition(), page)
    #expect(error.code == .unauthorized)
    #expect(
      error.message
        == "\(text) (HTTP \(status)): a web page titled \u{201C}Members only\u{201D}")
    #expect(error.fix?.contains(fix) == true)
    let ruled = try plainDefinition {
      $0.errors = [ErrorRule(ErrorCondition(statuses: [status]), means: .unauthorized)]
    }
    #expect(try await failure(ruled, page).message.hasPrefix(text))
  }

  @Test func `a passing failure keeps its own status`() async throws {
    let definition = try rule(ErrorCondition(statuses: [502]), .transient)
    #expect(try await failure(definition, .html("<h1>bad</h1>", status: 502)).httpStatus == 502)
  }

  @Test func `conditions look at every part of an answer`() throws {
    let html = Answer(.html("<html><title>Gone</title>", status: 500), isPastFirstPage: true)
    let json = Answer(
      .json(#"{"a":{"n":"7"},"s":"Invalid Page","z":null,"l":[1,2]}"#), isPastFirstPage: false)
    let holding: [(ErrorCondition, Answer)] = [
      (ErrorCondition(statuses: [500, 501]), html), (ErrorCondition(isHTML: true), html),
      (ErrorCondition(isHTML: false), json), (ErrorCondition(contentType: "Text/HTML"), html),
      (ErrorCondition(statuses: [500], pastFirstPage: true), html),
      (ErrorCondition(bodyContains: "GONE"), html),
      (ErrorCondition(path: try path("$.a")), json),
      (ErrorCondition(path: try path("$.z"), test: .isAbsent), json),
      (ErrorCondition(path: try path("$.q"), test: .isAbsent), json),
      (ErrorCondition(path: try path("$.a.n"), test: .isAbove(.number(6))), json),
      (ErrorCondition(path: try path("$.a.n"), test: .isBelow(.number(8))), json),
      (ErrorCondition(path: try path("$.l[0]"), test: .isBelow(.place(try path("$.a.n")))), json),
      (ErrorCondition(path: try path("$.l[*]"), test: .isOneOf([2.0])), json),
      (ErrorCondition(path: try path("$.s"), test: .contains("invalid")), json),
    ]
    for (condition, answer) in holding { #expect(condition.holds(for: answer), "\(condition)") }
    let failing: [(ErrorCondition, Answer)] = [
      (ErrorCondition(statuses: [404]), html), (ErrorCondition(isHTML: false), html),
      (ErrorCondition(statuses: [500], bodyContains: "here"), html),
      (ErrorCondition(statuses: [200], pastFirstPage: true), json),
      (ErrorCondition(contentType: "text/html"), json),
      (ErrorCondition(path: try path("$.z")), json),
      (ErrorCondition(path: try path("$.q"), test: .isAbsent), html),
      (ErrorCondition(path: try path("$.a.n"), test: .isOneOf([7])), json),
      (ErrorCondition(path: try path("$.s"), test: .isAbove(.number(1))), json),
      (ErrorCondition(path: try path("$.a.n"), test: .isBelow(.place(try path("$.q")))), json),
    ]
    for (condition, answer) in failing { #expect(!condition.holds(for: answer), "\(condition)") }
  }

  @Test(arguments: [
    ("{", "broken JSON"), (#"{"results":[{"id":1,"#, "broken JSON"),
    ("<html><head><title>Parked</title>", "Parked"), ("", "empty body"), ("ok", "text that begins"),
  ])
  func `what is no JSON is named`(_ body: String, _ expected: String) async throws {
    let error = try await failure(try plainDefinition(), .html(body))
    #expect(error.code == .invalidResponse)
    #expect(error.message.contains(expected))
  }

  @Test func `the content type does not matter`() async throws {
    let page = try await firstPage(
      try plainDefinition(),
      .json(#"{"results":[{"id":1,"title":"A"}]}"#, contentType: "text/javascript"))
    #expect(page.listings.count == 1)
  }

  @Test(arguments: ["application/json; charset=ISO-8859-1", "application/json"])
  func `texts are read in their charset, and what cannot be read is told`(
    _ type: String
  ) async throws {
    let body = Array(#"{"results":[{"id":1,"title":"Cr"#.utf8) + [0xE8] + Array(#"me"}]}"#.utf8)
    let page = try await firstPage(
      try plainDefinition(),
      HTTPResponse(status: 200, headers: ["Content-Type": type], body: body))
    let isDeclared = type.contains("charset")
    #expect(page.listings.map(\.title) == [isDeclared ? "Crème" : "Cr\u{FFFD}me"])
    #expect(page.shortfall?.message.contains("cannot be read") == (isDeclared ? nil : true))
  }

  @Test func `a rule finds words in any charset`() async throws {
    let definition = try rule(ErrorCondition(bodyContains: "clé"), .unauthorized)
    let body = Array("\"cl".utf8) + [0xE9, 0x22]
    let answer = HTTPResponse(
      status: 200, headers: ["Content-Type": "text/plain; charset=latin1"], body: body)
    #expect(try await failure(definition, answer).code == .unauthorized)
  }

  @Test func `a bare string behind an error status is quoted`() async throws {
    let error = try await failure(
      try plainDefinition(), .json("\"A Recipe matching that id does not exist.\"", status: 500))
    #expect(error.message.contains("“A Recipe matching that id does not exist.”"))
  }

  @Test func `a source says how long to wait`() async throws {
    var answer = HTTPResponse.json(#"{"retry":1500}"#, status: 429)
    answer.headers.append("Retry-After", "30")
    answer.headers.append("X-Reset", "7")
    #expect(try await failure(try plainDefinition(), answer).retryAfter == .seconds(30))
    let places: [(RetryPlace, Duration)] = [
      (RetryPlace(.header("x-reset")), .seconds(7)),
      (RetryPlace(.body(try path("$.retry")), unit: .milliseconds), .milliseconds(1_500)),
      (RetryPlace(.body(try path("$.retry")), unit: .epoch), .zero),
      (RetryPlace(.body(try path("$.nothing"))), .seconds(30)),
    ]
    for (place, expected) in places {
      let definition = try rule(
        ErrorCondition(statuses: [429]), .rateLimited, retryAfter: place)
      #expect(try await failure(definition, answer).retryAfter == expected)
    }
    answer.headers["Retry-After"] = "Sun, 06 Nov 1994 08:50:37 GMT"
    answer.headers["Date"] = "Sun, 06 Nov 1994 08:49:37 GMT"
    #expect(try await failure(try plainDefinition(), answer).retryAfter == .seconds(60))
  }

  @Test func `an endless wait is cut`() async throws {
    let definition = try rule(
      ErrorCondition(statuses: [429]), .rateLimited,
      retryAfter: RetryPlace(.body(try path("$.retry")), unit: .epoch))
    let error = try await failure(definition, .json(#"{"retry":1e300}"#, status: 429))
    #expect(error.retryAfter == .seconds(31 * 86_400))
  }

  @Test func `no secret is ever shown`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .next(.body(try path("$.next")), follow: .link))
    ) {
      $0.settings = [SettingRule(name: "user", standard: "Aladdin")]
      $0.secrets = [SecretRule(name: "key"), SecretRule(name: "password")]
      $0.auth = [
        .query(name: "key", secret: "key"), .basic(username: "user", password: "password"),
      ]
      $0.errors = [
        ErrorRule(
          ErrorCondition(statuses: [418]), means: .failure, message: try path("$.echo"))
      ]
      $0.response.incomplete = [ErrorCondition(path: try path("$.params"))]
    }
    let secrets = ["key": "k&y-1234", "password": "open sesame"]
    let basic = "QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
    let spoken = "k&y-1234 k%26y-1234 open sesame open+sesame \(basic)"
    let answers: [HTTPResponse] = [
      .json(JSON.object(["echo": .string(spoken)]).text(), status: 418),
      .json(JSON.object(["message": .string(spoken)]).text(), status: 401),
      .html("<title>\(spoken)</title>"), .json(spoken),
      .json(JSON.object(["results": .string(spoken)]).text(), status: 500),
    ]
    for answer in answers {
      let shown = try await failure(definition, answer, secrets: secrets).description
      for word in ["k&y-1234", "k%26y", "sesame", basic] {
        #expect(!shown.contains(word), "\(shown)")
      }
    }
    let whole: [JSON] = [
      [
        "params": .string(spoken),
        "results": [["note": .string(spoken)], ["id": 1, "title": "A"]],
      ],
      ["results": [["id": 1, "title": "A"]], "next": .string("//k&y-1234 \(basic)")],
    ]
    for body in whole {
      let provider = try provider(
        definition, secrets: secrets, over: InMemoryTransport { _ in .json(body.text()) })
      let page = try await provider.search(
        SearchQuery(text: "a"), page: provider.descriptor.paging.first)
      let shortfall = try #require(page.shortfall)
      let shown = "\(shortfall.description) \(page.drops)"
      #expect(body["params"] == nil || shown.contains(Redaction.mark))
      for word in ["k&y-1234", "k%26y", "sesame", basic] {
        #expect(!shown.contains(word), "\(shown)")
      }
    }
  }

  @Test func `an unknown address may be a wrong key where the key is in the path`() async throws {
    let definition = try plainDefinition {
      $0.secrets = [SecretRule(name: "key")]
      $0.auth = [.path(name: "key", secret: "key")]
      $0.request.path = try template("/v1/{key}/search")
    }
    let error = try await failure(
      definition, HTTPResponse(status: 404, headers: [:], body: []), secrets: ["key": "k3y"])
    #expect(error.fix?.contains("the key") == true)
    let plain = try await failure(
      try plainDefinition(), HTTPResponse(status: 404, headers: [:], body: []))
    #expect(plain.fix?.contains("the key") == false)
  }

  @Test func `a transport's own errors lose their secrets too`() async throws {
    let definition = try plainDefinition { $0.secrets = [SecretRule(name: "key")] }
    let transport = InMemoryTransport { request in
      throw ProviderError(.unreachable, "no way to ?key=secret-1", fix: "secret-1")
    }
    let provider = try provider(definition, secrets: ["key": "secret-1"], over: transport)
    let error = try await #require(throws: ProviderError.self) {
      try await provider.search(SearchQuery(text: "a"), page: .number(1))
    }
    #expect(!error.description.contains("secret-1"))
  }
}
