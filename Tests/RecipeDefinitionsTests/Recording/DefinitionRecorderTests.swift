import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DefinitionRecorderTests {
  private let query = SearchQuery(text: "soup")

  @Test func `a recording passes on the definition that made it`() async throws {
    let definition = try SoupShelf.parsed()
    let recording = try await SoupShelf().recorder(definition).record(
      query, withoutResult: SearchQuery(text: "stone"))
    let results = await DefinitionTest.run(definition, recording)
    #expect(results.count == 2)
    for result in results {
      #expect(result.differences == [])
      #expect(result.findings.filter { $0.severity == .error } == [])
      #expect(result.passed)
    }
    #expect(recording.cases.first?.expect.listings?.count == 4)
    #expect(recording.cases.first?.expect.requests == 2)
    #expect(recording.cases.first?.expect.total == 4)
    #expect(recording.cases.first?.expect.recipe?["summary"] == "Green.")
    #expect(try recording.cases[at: 1].expect.listings == [])
  }

  @Test func `no secret and no private host is in a recording`() async throws {
    let recording = try await SoupShelf().recorder(SoupShelf.parsed()).record(query)
    let text = recording.text
    for part in ["s3cr3t", "t0k3n", "with%20specials", "with+specials", "kitchen.lan", "8443"] {
      #expect(!text.contains(part), "\(part)")
    }
    #expect(text.contains("{baseURL}/search?q=soup&kind=soup&api_key={key}"))
    #expect(!text.contains("Set-Cookie"))
    #expect(!text.contains("soup/1.0"))
    #expect(text.contains("X-Quota-Left"))
  }

  @Test func `the service gets the real secrets, on followed links too`() async throws {
    let shelf = SoupShelf()
    _ = try await shelf.recorder(SoupShelf.parsed()).record(query)
    let requests = shelf.requests.all
    #expect(requests.count == 3)
    for request in requests {
      let url = try RequestURL(request.url)
      #expect(url.queryValue("api_key") == SoupShelf.key)
      #expect(request.headers["Authorization"] == "Bearer t0k3n-of-mine")
    }
  }

  @Test func `a refused key is recorded without the key`() async throws {
    let definition = try SoupShelf.parsed()
    let wrong = Secret("wrong-key")
    let recorder = DefinitionRecorder(
      definition, settings: ["baseURL": .string(SoupShelf.baseURL)],
      secrets: ["key": wrong, "token": wrong], transport: SoupShelf().transport)
    let recording = try await recorder.record(query)
    #expect(recording.cases.first?.expect.status == "unauthorized")
    #expect(!recording.text.contains("wrong-key"))
    #expect(recording.gaps(for: definition).count == 2)
    // What the service refused says nothing of the definition.
    let results = await DefinitionTest.run(definition, recording)
    #expect(results.map(\.passed) == [false])
    #expect(results.first?.differences.map(\.path) == ["cases"])
  }

  @Test func `what a live recording lacks is told`() async throws {
    let definition = try SoupShelf.parsed()
    let whole = try await SoupShelf().recorder(definition).record(
      query, withoutResult: SearchQuery(text: "stone"))
    #expect(whole.gaps(for: definition) == [])
    let moved = SoupShelf { $0.replacing(#""soup":"#, with: #""dish":"#) }
    let lacking = try await moved.recorder(definition).record(query)
    #expect(
      lacking.gaps(for: definition) == ["no recipe could be read in full, as \"detail\" says"])
    let drifted = SoupShelf { $0.replacing(#""soups":"#, with: #""dishes":"#) }
    let other = try await drifted.recorder(definition).record(query)
    #expect(other.gaps(for: definition).first?.contains("ended as drift") == true)
    #expect(
      try await DefinitionTest.run(definition, other)[at: 0].notes.first?.hasPrefix("as recorded")
        == true)
  }

  @Test func `a service that says oddly that it found nothing needs a rule`() async throws {
    let definition = try SoupShelf.parsed()
    let odd = SoupShelf { $0.replacing(#""soups": []"#, with: #""none": true"#) }
    let recording = try await odd.recorder(definition).record(
      query, withoutResult: SearchQuery(text: "stone"))
    #expect(recording.gaps(for: definition).map { $0.contains("say with \"none\"") } == [true])
  }

  @Test func `a walk is cut off behind the pages asked for, and its replay ends there`()
    async throws
  {
    let definition = try SoupShelf.parsed()
    let shelf = SoupShelf()
    let recording = try await shelf.recorder(definition).record(query, pages: 1)
    #expect(recording.cases.first?.query.limit == 2)
    #expect(recording.cases.first?.expect.listings?.count == 2)
    #expect(shelf.requests.all.count == 2)
    let results = await DefinitionTest.run(definition, recording)
    #expect(try results[at: 0].passed)
    #expect(results.first?.notes == ["the recording does not cover the checks walk, detail"])
  }

  @Test func `Basic credentials are put in and taken out`() async throws {
    let text = SoupShelf.definition
      .replacing(#""key": {}, "token": {}"#, with: #""user": {}, "word": {}"#)
      .replacing(
        #"{"type": "apiKey", "in": "query", "name": "api_key", "secret": "key"},"#, with: ""
      )
      .replacing(
        #""scheme": "bearer", "secret": "token""#,
        with: #""scheme": "basic", "username": "user", "password": "word""#)
    let definition = try SoupShelf.parsed(text)
    let seen = RequestLog()
    let recorder = DefinitionRecorder(
      definition, secrets: ["user": Secret("anna"), "word": Secret("gr33n-peas")],
      transport: InMemoryTransport { request in
        seen.append(request)
        let sent = request.headers["Authorization"] ?? ""
        return .json(#"{"total": 1, "you": "\#(sent)", "soups": [{"id": 1, "title": "Soup"}]}"#)
      })
    let recording = try await recorder.record(query)
    // The base64 of anna:gr33n-peas.
    #expect(seen.all.first?.headers["Authorization"] == "Basic YW5uYTpncjMzbi1wZWFz")
    #expect(!recording.text.contains("YW5uYTpncjMzbi1wZWFz"))
    #expect(!recording.text.contains("gr33n"))
  }

  @Test(arguments: ["T", "TOK", "t/k", "tok3n-of-thirty-four-signs-or-more"])
  func `the token of a log-in is in no recording, however short it is`(token: String) async throws {
    let definition = try SoupShelf.parsed(
      """
      {"definitionVersion": 1, "name": "gate", "title": "Gate", "baseURL": "https://g.example",
       "secrets": {"user": {}, "pass": {}},
       "auth": [{"type": "login", "token": "$.token",
         "send": {"type": "apiKey", "in": "query", "name": "t"},
         "request": {"path": "/login", "form": {"u": "{user}", "p": "{pass}"}}}],
       "request": {"path": "/s", "query": {"q": "{text}"}},
       "response": {"list": "$.soups"}, "fields": {"id": "$.id", "title": "$.title", "url": "$.url"}}
      """)
    let encoded = PercentEncoding.encode(token)
    let recorder = DefinitionRecorder(
      definition, secrets: ["user": Secret("anna"), "pass": Secret("gr33n-peas")],
      transport: InMemoryTransport { request in
        request.url.hasSuffix("/login")
          ? .json(#"{"token": "\#(token)"}"#)
          : .json(
            #"{"soups": [{"id": 1, "title": "The TOKYO T soup", "#
              + #""url": "https://g.example/1?t=\#(encoded)&p=1"}]}"#)
      })
    let recording = try await recorder.record(query)
    let exchanges = try recording.cases[at: 0].exchanges
    #expect(exchanges.first?.response.body == .json(["token": "{token}"]))
    #expect(exchanges.last?.request.url == "{baseURL}/s?q=soup&t={token}")
    #expect(
      exchanges.last?.response.body
        == .json([
          "soups": [["id": 1, "title": "The TOKYO T soup", "url": "{baseURL}/1?t={token}&p=1"]]
        ]))
    let results = await DefinitionTest.run(definition, recording)
    #expect(results.map(\.passed) == [true])
  }

  @Test func `a query without result passes where gaps are looked past`() async throws {
    let definition = try SoupShelf.parsed(
      """
      {"definitionVersion": 1, "name": "gappy", "title": "Gappy", "baseURL": "https://g.example",
       "request": {"path": "/s", "query": {"q": "{text}", "page": "{page}"}},
       "paging": {"style": "page", "size": 2, "gaps": 4}, "response": {"list": "$"},
       "fields": {"id": "$.id", "title": "$.title"}}
      """)
    let recorder = DefinitionRecorder(definition, transport: InMemoryTransport { _ in .json("[]") })
    let recording = try await recorder.record(query, pages: 3)
    #expect(recording.cases.first?.query.limit == 1)
    #expect(recording.cases.first?.expect.status == "ok")
    #expect(recording.cases.first?.exchanges.count == 5)
    let read = RecordingReader.read(Array(recording.text.utf8))
    #expect(read.problems == [])
    let replayed = try #require(read.recording)
    let result = try await DefinitionTest.run(definition, replayed.cases[at: 0])
    #expect(result.passed)
    // It says nothing of what the definition makes of recipes.
    #expect(await DefinitionTest.run(definition, replayed).map(\.passed) == [false])
  }

  @Test func `filters are asked, recorded and named`() async throws {
    let definition = try SoupShelf.parsed(
      """
      {"definitionVersion": 1, "name": "pantry", "title": "Pantry", "baseURL": "https://p.example",
       "request": {"path": "/s", "query": {
         "i": {"list": "include", "join": ",", "excludePrefix": "-"}, "t": "{maxMinutes}"}},
       "response": {"list": "$"}, "fields": {"id": "$.id", "title": "$.title"}}
      """)
    let recorder = DefinitionRecorder(
      definition, transport: InMemoryTransport { _ in .json(#"[{"id": 1, "title": "Soup"}]"#) })
    let asked = SearchQuery(include: ["leek"], exclude: ["egg"], maxMinutes: 30)
    let recorded = try await recorder.record(asked).cases[at: 0]
    #expect(recorded.name == "with leek without egg in at most 30 minutes on 1 page")
    #expect(recorded.exchanges.map(\.request.url) == ["{baseURL}/s?i=leek%2C-egg&t=30"])
    #expect(recorded.query.include == ["leek"] && recorded.query.maxMinutes == 30)
  }

  @Test func `words that look like the stand-in of a secret are refused`() async throws {
    let shelf = SoupShelf()
    let recorder = try shelf.recorder(SoupShelf.parsed())
    await #expect(throws: ProviderError.self) {
      try await recorder.record(SearchQuery(text: "my {key} soup"))
    }
    #expect(shelf.requests.all.isEmpty)
  }

  @Test func `an unreachable service is an error, not a recording`() async throws {
    let recorder = DefinitionRecorder(
      try SoupShelf.parsed(), secrets: ["key": Secret("abcd"), "token": Secret("abcd")],
      transport: InMemoryTransport(answers: []))
    await #expect(throws: ProviderError.self) { try await recorder.record(query) }
  }
}
