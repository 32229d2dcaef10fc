import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DefinitionTestTests {
  private func recording() async throws -> Recording {
    let recording = try await SoupShelf().recorder(SoupShelf.parsed())
      .record(SearchQuery(text: "soup"))
    try #require(!recording.cases.isEmpty)
    return recording
  }

  @Test func `a definition that reads another member fails readably`() async throws {
    let broken = try SoupShelf.parsed(
      SoupShelf.definition.replacing(#""url": "$.link""#, with: #""url": "$.href""#))
    let results = await DefinitionTest.run(broken, try await recording())
    #expect(try !results[at: 0].passed)
    let lines = try results[at: 0].differences.map(\.description)
    #expect(
      lines.contains(
        #"listings[0].url: expected "https://soups.example/s/1", got null"#), "\(lines)")
  }

  @Test func `a field that no listing has is pointed out`() async throws {
    let whole = await DefinitionTest.run(try SoupShelf.parsed(), try await recording())
    #expect(try !whole[at: 0].notes.contains { $0.contains("no listing has") })
    let blind = try SoupShelf.parsed(
      SoupShelf.definition.replacing(#""url": "$.link""#, with: #""url": "$.href""#))
    var recording = try await recording()
    recording.cases[0].expect.listings = nil
    let results = await DefinitionTest.run(blind, recording)
    #expect(try results[at: 0].notes.contains { $0.contains("no listing has \"url\"") })
    #expect(results.first?.differences == [])
  }

  @Test func `a definition that asks otherwise is told what was recorded`() async throws {
    let broken = try SoupShelf.parsed(
      SoupShelf.definition.replacing(#""kind": "soup""#, with: #""kind": "stew""#))
    let results = await DefinitionTest.run(broken, try await recording())
    let status = try #require(try results[at: 0].differences.first { $0.path == "status" })
    #expect(status.expected == "ok")
    #expect(status.got.contains("differs in kind (recorded soup, asked stew)"))
  }

  @Test func `totals, requests and the recipe in full are compared`() async throws {
    var recording = try await recording()
    recording.cases[0].expect.total = 5
    recording.cases[0].expect.requests = 1
    recording.cases[0].expect.recipe?["summary"] = "Blue."
    recording.cases[0].expect.listings?.removeLast()
    let results = await DefinitionTest.run(try SoupShelf.parsed(), recording)
    #expect(
      results.first?.differences.map(\.description) == [
        "total: expected 5, got 4", "requests: expected 1, got 2",
        "listings: expected 3 of them, got 4", #"recipe.summary: expected "Blue.", got "Green.""#,
      ])
  }

  @Test func `only the members given are compared`() async throws {
    var recording = try await recording()
    recording.cases[0].expect.listings = [
      ["title": "Leek soup", "rating": 5], ["id": "2", "rating": nil], [:],
      ["url": "https://f.example/4"],
    ]
    let results = await DefinitionTest.run(try SoupShelf.parsed(), recording)
    #expect(results.first?.differences == [])
  }

  @Test func `ingredients that only a filtering search fetches are not missed`() async throws {
    let definition = try SoupShelf.parsed(
      SoupShelf.definition.replacing(
        #""item": "$.soup","#, with: #""item": "$.soup", "fill": "filtering","#))
    #expect(definition.capabilities.contains(.listsIngredients))
    let recording = try await SoupShelf().recorder(definition).record(SearchQuery(text: "soup"))
    let results = await DefinitionTest.run(definition, recording)
    #expect(results.first?.findings == [])
  }

  @Test func `an expected failure is compared by code and text`() async throws {
    let failing = RecordedCase(
      name: "limit", query: SearchQuery(text: "soup"),
      exchanges: [
        RecordedExchange(
          request: RecordedRequest(url: "{baseURL}/search?q=soup&kind=soup&api_key=•••"),
          response: RecordedResponse(status: 402, body: .json(["message": "Daily limit reached"])))
      ],
      expect: RecordedExpectation(
        status: "quotaExceeded", listings: [], requests: 1, errorContains: "daily limit"))
    let definition = try SoupShelf.parsed()
    #expect(await DefinitionTest.run(definition, failing).passed)
    var other = failing
    other.expect.status = "ok"
    other.expect.errorContains = "monthly"
    let result = await DefinitionTest.run(definition, other)
    #expect(result.differences.map(\.path) == ["status", "error"])
  }

  @Test func `a missing setting is told and nothing crashes`() async throws {
    let text = SoupShelf.definition.replacing(
      #""secrets""#,
      with:
        #""settings": {"shelf": {"type": "text", "summary": "which", "required": true}}, "secrets""#
    ).replacing(#""kind": "soup""#, with: #""kind": "{shelf}""#)
    let results = await DefinitionTest.run(try SoupShelf.parsed(text), try await recording())
    #expect(results.first?.differences.map(\.path) == ["provider"])
  }
}
