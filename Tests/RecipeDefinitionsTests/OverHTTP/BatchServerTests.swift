import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Several recipes in one detail request, against servers on loopback.
@Suite("Several details in one request", .fewAtOnce)
struct BatchServerTests {
  private static func definition(
    _ request: String = #"{"path": "/recipes", "query": {"ids": {"list": "ids", "join": ","}}}"#,
    most: Int = 20
  ) throws -> ProviderDefinition {
    try site(
      response: #"{"list": "$.ids"}"#, fields: #"{"id": "$"}"#,
      more: #"""
        "detail": {
          "request": \#(request), "batch": 3, "item": "$.recipes",
          "fields": {"id": "$.id", "title": "$.title", "ingredients": "$.needs"},
          "fill": "always", "missing": ["title"], "most": \#(most)
        }
        """#)
  }

  /// A service of seven ids that does not know the fifth, and gives the others backwards.
  private static func service() throws -> PageServer {
    try PageServer.answering { request in
      if request.path.hasPrefix("/search") { return .json(#"{"ids": [1, 2, 3, 4, 5, 6, 7]}"#) }
      let asked = (request.path + request.body).split { !$0.isNumber }.compactMap { Int($0) }
      let rows = asked.filter { $0 != 5 }.reversed().map {
        #"{"id": \#($0), "title": "Soup \#($0)", "needs": ["\#($0) leeks"]}"#
      }
      return .json("{\"recipes\": [\(rows.joined(separator: ","))]}")
    }
  }

  @Test func `listings are completed so many at a time`() async throws {
    let server = try Self.service()
    try await overHTTP(server, Self.definition()) { source in
      let listings = await source.walk().accepted.map(\.listing)
      #expect(listings.map(\.title) == [1, 2, 3, 4, 6, 7].map { "Soup \($0)" })
      #expect(listings.map(\.ingredients) == [1, 2, 3, 4, 6, 7].map { ["\($0) leeks"] })
      #expect(
        server.requests == [
          "/search?q=soup", "/recipes?ids=1%2C2%2C3", "/recipes?ids=4%2C5%2C6", "/recipes?ids=7",
        ])
    }
  }

  @Test func `the ids are an array of a body`() async throws {
    let server = try Self.service()
    let definition = try Self.definition(#"{"path": "/recipes", "body": {"ids": "{ids}"}}"#)
    try await overHTTP(server, definition) { source in
      #expect(await source.walk().ids == ["1", "2", "3", "4", "6", "7"])
      #expect(server.received.dropFirst().first?.body == #"{"ids":["1","2","3"]}"#)
    }
  }

  @Test func `one recipe is one id, and what the answer lacks is not found`() async throws {
    let server = try Self.service()
    try await overHTTP(server, Self.definition()) { source in
      let recipe = try await source.recipe("2")
      #expect(recipe.listing.title == "Soup 2")
      let error = await #expect(throws: ProviderError.self) { try await source.recipe("5") }
      #expect(error?.code == .notFound)
      // Two ids in one are none that the service knows.
      let both = await #expect(throws: ProviderError.self) { try await source.recipe("1,2") }
      #expect(both?.code == .notFound)
    }
  }

  @Test func `no more are asked for than a page may`() async throws {
    let server = try Self.service()
    try await overHTTP(server, Self.definition(most: 4)) { source in
      #expect(await source.walk().ids == ["1", "2", "3", "4"])
      #expect(server.requests.dropFirst() == ["/recipes?ids=1%2C2%2C3", "/recipes?ids=4"])
    }
  }

  @Test func `rows that do not say which they are are drift`() async throws {
    let server = try PageServer { path in
      path.hasPrefix("/search")
        ? .json(#"{"ids": [1, 2]}"#) : .json(#"{"recipes": [{"title": "Soup"}]}"#)
    }
    try await overHTTP(server, Self.definition()) { source in
      let error = await #expect(throws: ProviderError.self) { try await source.recipe("1") }
      #expect(error?.code == .drift && error?.message.contains("$.recipes") == true)
    }
  }

  @Test(arguments: [
    (#""batch": 3, "#, "", "/detail/request/query/ids", "a request for several recipes"),
    (
      #"{"list": "ids", "join": ","}"#, #""{id}""#, "/detail/request/query/ids",
      "names them by the list"
    ),
    (#"{"list": "ids", "join": ","}"#, "7", "/detail/request", "never says which recipes"),
    (#""id": "$.id", "#, "", "/detail/batch", "which recipe of the answer is which"),
    (#""batch": 3"#, #""batch": 1"#, "/detail/batch", "2"),
  ])
  func `what cannot be is told with its place`(
    text: String, other: String, pointer: String, message: String
  ) {
    let whole = siteText(
      response: #"{"list": "$.rows"}"#, fields: #"{"title": "$.title", "url": "$.url"}"#,
      more: #"""
        "detail": {
          "request": {"path": "/recipes", "query": {"ids": {"list": "ids", "join": ","}}},
          "batch": 3, "item": "$.recipes", "fields": {"id": "$.id", "ingredients": "$.needs"}
        }
        """#)
    let problems = DefinitionReader.read(Array(whole.replacing(text, with: other).utf8)).problems
      .filter { $0.severity == .error }
    #expect(problems.map(\.pointer) == [pointer], "\(problems)")
    #expect(problems.first?.message.contains(message) == true, "\(problems)")
  }

  @Test func `it is recorded and replayed, written and read again`() async throws {
    let definition = try Self.definition()
    #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
    let recorder = DefinitionRecorder(
      definition,
      transport: InMemoryTransport { request in
        if request.url.contains("/search") { return .json(#"{"ids": [1, 2, 3, 4]}"#) }
        let asked = (request.value("ids") ?? "").split(separator: ",")
        let rows = asked.map { #"{"id": \#($0), "title": "Soup \#($0)", "needs": ["leek"]}"# }
        return .json("{\"recipes\": [\(rows.joined(separator: ","))]}")
      })
    let recording = try await recorder.record(SearchQuery(text: "soup"), pages: 1)
    #expect(recording.cases.first?.expect.listings?.count == 4)
    #expect(recording.cases.first?.exchanges.count == 4)
    #expect(await DefinitionTest.run(definition, recording).map(\.passed) == [true])
  }
}

/// Words that Potluck looks for itself, in texts that a definition names.
@Suite("Words of an index", .fewAtOnce)
struct IndexWordTests {
  private static let index = #"""
    {"docs": [
      {"location": "leek/", "title": "Winter Warmer", "text": "A soup of leeks and potatoes."},
      {"location": "pie/", "title": "Apple Pie", "text": "Butter, apples."},
      {"location": "pea/", "title": "Pea Soup", "text": "Split peas."}
    ]}
    """#

  private static func definition(_ more: String = "") throws -> ProviderDefinition {
    try site(
      response: #"{"list": "$.docs", "words": ["$.title", "$.text"]}"#,
      fields: #"{"title": "$.title", "url": "{baseURL}/{at}"}"#.replacing(
        #""{baseURL}/{at}""#,
        with: #"{"template": "{baseURL}/{at}", "with": {"at": "$.location"}}"#),
      more: more, request: #"{"path": "/search/search_index.json"}"#)
  }

  @Test func `the words are looked for in the texts that are named, which nothing keeps`()
    async throws
  {
    let server = try PageServer { _ in .json(Self.index) }
    let definition = try Self.definition()
    #expect(definition.capabilities == [.text])
    #expect(DefinitionReader.read(definition.json.bytes()).definition == definition)
    try await overHTTP(server, definition) { source in
      let soups = await source.walk("soup")
      #expect(soups.accepted.map(\.listing.title) == ["Winter Warmer", "Pea Soup"])
      #expect(soups.listings.dropped.map(\.reason) == [.lacksWords])
      #expect(await source.walk("potato soup").accepted.map(\.listing.title) == ["Winter Warmer"])
      let none = await source.walk("rhubarb")
      #expect(none.accepted.isEmpty && none.error == nil)
      // One index serves all.
      #expect(server.requests == ["/search/search_index.json"])
    }
  }

  @Test func `words that the request sends are looked for by the source`() {
    let text = siteText(
      response: #"{"list": "$.docs", "words": ["$.title"]}"#,
      fields: #"{"title": "$.title", "id": "$.id"}"#)
    let problems = DefinitionReader.read(Array(text.utf8)).problems
    #expect(problems.map(\.pointer) == ["/response/words"])
  }
}
