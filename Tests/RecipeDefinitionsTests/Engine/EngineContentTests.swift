import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What requests send behind their heads, and texts of their own.
@Suite("Forms, texts and GraphQL", .fewAtOnce)
struct EngineContentTests {
  /// The first request that a definition with these rules sends.
  private func asked(
    _ request: String, _ query: SearchQuery = SearchQuery(text: "hot soup & more"),
    settings: [String: JSON] = [:]
  ) async throws -> HTTPRequest {
    try await firstRequest(definition(request), query, settings: settings)
  }

  private func definition(_ request: String, response: String = #"{"list": "$.results"}"#) throws
    -> ProviderDefinition
  {
    let result = DefinitionSamples.read(
      DefinitionSamples.tiny(
        request: request, response: response, more: #""baseURL": "https://api.example""#))
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    #expect(DefinitionSamples.read(definition.json.text()).definition == definition)
    return definition
  }

  @Test(arguments: [
    (#"{"q": "{text}", "n": 20}"#, "q=hot+soup+%26+more&n=20"),
    (
      #"{"q": {"value": "*{text}*", "spaces": "_"}, "x y": "a b"}"#,
      "q=%2Ahot_soup_%26_more%2A&x+y=a+b"
    ),
    (
      #"{"w": {"list": "words", "join": " "}, "i": {"list": "include", "repeat": true}}"#,
      "w=hot+soup+%26+more&i=leek&i=olive+oil"
    ),
    (
      #"{"w": {"list": "words", "join": "+"}, "q": {"value": "{text}", "spaces": "+"}}"#,
      "w=hot%2Bsoup%2B%26%2Bmore&q=hot+soup+%26+more"
    ),
  ])
  func `a form is sent as a web page sends one`(_ form: String, _ body: String) async throws {
    let request = try await asked(
      #"{"path": "/s", "form": \#(form)}"#,
      SearchQuery(text: "hot soup & more", include: ["leek", "olive oil"]))
    #expect(request.method == "POST")
    #expect(request.url == "https://api.example/s")
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(request.isSafe)
    #expect(String(decoding: request.body, as: UTF8.self) == body)
  }

  @Test(arguments: [
    (#""query": {"q": "{text}"}"#, "https://api.example/s?q=%F1%F3%EF%20%26%20%26%239832%3B", ""),
    (#""form": {"q": "{text}"}"#, "https://api.example/s", "q=%F1%F3%EF+%26+%26%239832%3B"),
  ])
  func `words are encoded in the request's charset`(
    _ member: String, _ url: String, _ body: String
  ) async throws {
    let request = try await asked(
      #"{"path": "/s", "charset": "cp1251", \#(member)}"#, SearchQuery(text: "суп & ♨"))
    #expect(request.url == url && String(decoding: request.body, as: UTF8.self) == body)
  }

  @Test(arguments: ["klingon", "utf-16"])
  func `a charset in which no words can be written is refused`(name: String) {
    let result = DefinitionSamples.read(
      DefinitionSamples.tiny(
        request: #"{"path": "/s", "charset": "\#(name)"}"#,
        more: #""baseURL": "https://api.example""#))
    #expect(result.problems.map(\.pointer) == ["/request/charset"])
    #expect(result.problems.first?.fix?.contains("windows-1251") == true)
  }

  @Test func `whatever words are sent in a form come back out of it`() async throws {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("ab &=+%;#?/~*\"'<>{}\\ü😀\u{7F}\n")
    for _ in 0..<500 {
      let words = String(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      let parameters = [
        Parameter(name: words, value: .text(TextValue(template: try Template("{text}"))))
      ]
      var variables = Variables(settings: [:])
      variables.set("text", .string(words))
      let form = RequestContent.form(parameters, variables)
      let parts = form.split(separator: "=", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      for part in parts { #expect(PercentEncoding.decode(part, plusIsSpace: true) == words) }
      #expect(form.utf8.allSatisfy { 0x21..<0x7F ~= $0 && $0 != UInt8(ascii: "&") })
    }
  }

  @Test(arguments: [
    (#""text": "find {text}""#, "text/plain; charset=utf-8", "find hot soup"),
    (
      #""text": {"value": "[[\"name\", \"like\", \"%{text}%\"]]", "quote": "json"}"#,
      "text/plain; charset=utf-8", #"[["name", "like", "%hot soup%"]]"#
    ),
    (
      #""headers": {"Content-Type": "application/sql"}, "text": {"value": "select * from r where t = '{text}'", "quote": "sql"}"#,
      "application/sql", "select * from r where t = 'hot soup'"
    ),
    (
      #""text": {"list": "words", "join": "\n"}"#, "text/plain; charset=utf-8", "hot\nsoup"
    ),
  ])
  func `a text is sent as the definition says`(
    _ members: String, _ type: String, _ body: String
  ) async throws {
    let request = try await asked(
      #"{"path": "/s", \#(members)}"#, SearchQuery(text: "hot soup"))
    #expect(request.method == "POST")
    #expect(request.headers["Content-Type"] == type)
    #expect(String(decoding: request.body, as: UTF8.self) == body)
  }

  @Test func `texts of a request stand in its path and everywhere else`() async throws {
    let request = try await asked(
      #"""
      {"with": {"slug": {"list": "words", "join": "-"}, "file": {"value": "{slug}.html"}},
       "path": "/search/{file}", "query": {"again": "{slug}"}, "headers": {"X-Slug": "{slug}"},
       "body": {"slug": "{slug}", "in": "a {slug}"}}
      """#, SearchQuery(text: "hot soup/?"))
    #expect(request.url == "https://api.example/search/hot-soup%2F%3F.html?again=hot-soup%2F%3F")
    #expect(request.headers["X-Slug"] == "hot-soup/?")
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"slug":"hot-soup/?","in":"a hot-soup/?"}"#)
  }

  @Test func `a path whose text has no value is told by what is missing`() async throws {
    let definition = try definition(
      #"{"with": {"slug": {"list": "words", "join": "-"}}, "path": "/s/{slug}"}"#)
    #expect(definition.capabilities == [.text])
    let error = try await #require(throws: ProviderError.self) {
      try await firstRequest(definition, SearchQuery(include: ["leek"]))
    }
    #expect(error.code == .unsupported)
    #expect(error.message == "the source cannot be asked without words")
  }

  @Test(arguments: [
    (#"{"q": {"literal": "{ a { b } }"}}"#, #"{"q":"{ a { b } }"}"#),
    (#"{"q": {"literal": {"literal": ["{text}"]}}}"#, #"{"q":{"literal":["{text}"]}}"#),
    (#"{"literal": "{}"}"#, #""{}""#),
    (
      #"{"q": {"literal": "{text}", "more": "{text}"}}"#, #"{"q":{"literal":"soup","more":"soup"}}"#
    ),
  ])
  func `a literal is sent as it stands`(_ body: String, _ sent: String) async throws {
    let request = try await asked(
      #"{"path": "/s", "query": {"q": "{text}"}, "body": \#(body)}"#, SearchQuery(text: "soup"))
    #expect(String(decoding: request.body, as: UTF8.self) == sent)
  }

  private static let graph =
    #"{"path": "/graphql", "graphql": {"query": "query($q: String!) { recipes(q: $q) { id title } }", "variables": {"q": "{text}", "first": 5}}}"#

  @Test func `a GraphQL document is sent with its variables`() async throws {
    let request = try await asked(Self.graph, SearchQuery(text: #"Nan's "soup" }"#))
    #expect(request.method == "POST")
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"query":"query($q: String!) { recipes(q: $q) { id title } }","variables":{"q":"Nan's \"soup\" }","first":5}}"#
    )
  }

  @Test(arguments: [
    (#"{"errors":[{"message":"no such field"}]}"#, "httpError"),
    (#"{"errors":[{"message":"no such field"}],"data":null}"#, "httpError"),
    (#"{"errors":[{"message":"no such field"}],"data":{"recipes":null}}"#, "httpError"),
    (
      #"{"errors":[{"message":"no such field","extensions":{"code":"UNAUTHENTICATED"}}],"data":null}"#,
      "unauthorized"
    ),
  ])
  func `GraphQL's failures behind status 200 are told`(_ answer: String, _ code: String)
    async throws
  {
    let error = try await failure(
      definition(Self.graph, response: #"{"list": "$.data.recipes"}"#), .json(answer))
    #expect(error.code.rawValue == code)
    #expect(error.message.contains("“no such field”"))
  }

  @Test func `GraphQL's errors beside data make a page that is not whole`() async throws {
    let page = try await firstPage(
      definition(Self.graph, response: #"{"list": "$.data.recipes"}"#),
      .json(#"{"errors":[{"message":"shelf 2 fell"}],"data":{"recipes":[{"id":1,"title":"A"}]}}"#))
    #expect(page.listings.map(\.title) == ["A"])
    #expect(page.shortfall?.message.contains("shelf 2 fell") == true)
  }
}
