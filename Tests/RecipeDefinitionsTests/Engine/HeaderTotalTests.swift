import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Totals and other values in header fields, and in parts of them.
@Suite("Values in header fields", .fewAtOnce)
struct HeaderTotalTests {
  private func definition(_ total: String) throws -> ProviderDefinition {
    try site(
      response: #"{"list": "$"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more: #""paging": {"style": "offset", "size": 10, "total": \#(total)}"#,
      request: #"{"path": "/recipes", "query": {"q": "{text}", "offset": "{offset}"}}"#)
  }

  private func transport(_ range: @escaping @Sendable (Int, Int) -> String) -> InMemoryTransport {
    InMemoryTransport { request in
      let offset = request.number("offset") ?? 0
      var answer = HTTPResponse.json(Shelf(count: 30).items(from: offset, 10), status: 206)
      answer.headers.append("Content-Range", range(offset, offset + 9))
      return answer
    }
  }

  private static let total = #"{"header": "Content-Range", "after": "/"}"#

  @Test(arguments: ["", "items "])
  func `the total of a Content-Range ends the list`(unit: String) async throws {
    let transport = transport { "\(unit)\($0)-\($1)/30" }
    let result = try await walk(definition(Self.total), over: transport)
    #expect(result.ids == Shelf(count: 30).ids)
    #expect(result.total == 30)
    #expect(transport.requests.count == 3)
  }

  @Test(arguments: ["*", "", "many", "-1", "0", "99999999999999999999"])
  func `a total that the source does not know ends nothing`(total: String) async throws {
    let transport = transport { "\($0)-\($1)/\(total)" }
    let result = try await walk(definition(Self.total), over: transport)
    #expect(result.ids == Shelf(count: 30).ids)
    #expect(transport.requests.count == 4)
  }

  @Test func `a part before a text is kept too`() async throws {
    let total = #"{"header": "X-Shown", "after": "of ", "before": " ("}"#
    var answer = HTTPResponse.json(Shelf(count: 30).items(from: 0, 10))
    answer.headers.append("X-Shown", "10 of 30 (about 2 of 3 pages)")
    #expect(try await firstPage(definition(total), answer).total == 30)
  }

  @Test func `the range of a page is not taken for the total`() throws {
    let text = siteText(
      response: #"{"list": "$"}"#, fields: #"{"id": "$.id", "title": "$.title"}"#,
      more:
        #""paging": {"style": "offset", "size": 10, "total": {"header": "content-range"}}"#,
      request: #"{"path": "/recipes", "query": {"q": "{text}", "offset": "{offset}"}}"#)
    let problems = DefinitionReader.read(Array(text.utf8)).problems
    #expect(problems.map(\.pointer) == ["/paging/total"])
    #expect(problems.first?.fix == #"write {"header": "Content-Range", "after": "/"}"#)
  }

  @Test func `a total in a header is drafted and recorded`() async throws {
    var answer = HTTPResponse.json(Shelf(count: 30).items(from: 0, 10), status: 206)
    answer.headers.append("Content-Range", "0-9/30")
    let draft = try DefinitionDraft.make(
      url: "https://soups.example/recipes?q=soup&offset=0&limit=10", response: answer,
      words: ["soup"])
    #expect(draft.definition["paging"]?["total"] == ["header": "Content-Range", "after": "/"])
    let definition = try definition(Self.total)
    let recording = try await DefinitionRecorder(
      definition, transport: transport { "\($0)-\($1)/30" }
    ).record(SearchQuery(text: "soup"), pages: 5)
    #expect(recording.cases.first?.expect.total == 30)
    #expect(await DefinitionTest.run(definition, recording).map(\.passed) == [true])
  }
}
