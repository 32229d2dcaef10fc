import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// Answers that are scripts with JSON in them.
@Suite("JSON in scripts", .fewAtOnce)
struct ScriptAnswerTests {
  private func script(_ list: String = "$.pages", more: String = "") throws -> ProviderDefinition {
    try site(
      response: #"{"format": "javascript", "list": "\#(list)"}"#,
      fields: #"{"id": "$.id", "title": "$.title"}"#, more: more)
  }

  private static let items = #"[{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]"#

  @Test(arguments: [
    #"var tipuesearch = {"pages": \#(items)};"#,
    #"callback({"pages": \#(items)})"#,
    #"/**/ typeof show === 'function' && show({"pages": \#(items)});"#,
    #"window.data={pages: [{id: 1, title: 'Leek soup'}, {id: 2, 'title': "Pea soup",},]}"#,
    #")]}',\#n{"pages": \#(items)}"#,
    #"while(1);{"pages": \#(items)}"#,
    #"{"pages": \#(items)}"#,
    #"\#u{FEFF}export default {"pages": \#(items)};"#,
    #"var options = {"a": 1, "b": 2, "c": 3}; var index = {"pages": \#(items)};"#,
  ])
  func `the JSON of a script is the answer`(text: String) async throws {
    let page = try await firstPage(script(), .body(text, "text/javascript"))
    #expect(page.listings.map(\.id.id) == ["1", "2"])
    #expect(page.listings.map(\.title) == ["Leek soup", "Pea soup"])
  }

  @Test func `a list that a script assigns itself is one`() async throws {
    let page = try await firstPage(
      script("$"), .body("var o = {a: {b: 1}}, recipes = \(Self.items);", "text/javascript"))
    #expect(page.listings.map(\.title) == ["Leek soup", "Pea soup"])
  }

  @Test func `a failure behind any status is told in the same way`() async throws {
    let definition = try script(
      more:
        #""errors": [{"when": {"path": "$.fault"}, "means": "unauthorized", "message": "$.fault"}]"#
    )
    for status in [200, 400, 500] {
      let error = try await failure(
        definition, .body(#"cb({"fault": "no key"});"#, "text/javascript", status: status))
      #expect(error.code == .unauthorized && error.message.contains("“no key”"))
    }
  }

  @Test func `a script without JSON, and a page in its place, are told`() async throws {
    let page = try await failure(script(), .html("<html><title>Gone</title></html>"))
    #expect(page.code == .invalidResponse)
    #expect(page.message.contains("a web page titled “Gone”, not a script with JSON"))
    let empty = try await failure(script(), .body("run();", "text/javascript"))
    #expect(empty.message.contains("not a script with JSON"))
    let other = try await failure(script(), .body("cb({\"x\": 1})", "text/javascript"))
    #expect(other.code == .drift && other.message.contains("the answer has no $.pages"))
  }

  @Test(arguments: 1...4) func `whatever is cut and mixed, scripts end`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let sample = Array("var a = {pages: [{id: 1, title: 'x'}]}; cb([\"y\", 1]);".utf8)
    let definition = try script()
    for _ in 0..<300 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = Array("{}[]();'\",:/*\\".utf8).randomElement(using: &random) ?? 0
        } else {
          bytes.remove(at: index)
        }
      }
      let response = HTTPResponse(status: 200, headers: [:], body: bytes)
      let answer = Answer(
        response, isPastFirstPage: false, syntax: AnswerSyntax(searchOf: definition))
      if case .failure(.json) = answer.parsed { Issue.record("told as JSON that is broken") }
    }
  }

  @Test func `deep and long scripts are bounded`() async throws {
    for text in [
      String(repeating: "[", count: 1_000_000), String(repeating: "a({", count: 300_000),
      "x = " + String(repeating: "{\"a\":", count: 200_000),
      String(repeating: "var a = {b: 1};", count: 100_000),
    ] {
      let error = try await failure(script(), .body(text, "text/javascript"))
      #expect([.drift, .invalidResponse].contains(error.code))
    }
  }

  @Test func `a recorded script is replayed`() async throws {
    let transport = InMemoryTransport { _ in
      .body("cb({\"pages\": \(Self.items)});", "text/javascript")
    }
    let recording = try await DefinitionRecorder(script(), transport: transport)
      .record(SearchQuery(text: "soup"))
    #expect(recording.cases.first?.expect.listings?.count == 2)
    #expect(await DefinitionTest.run(try script(), recording).map(\.passed) == [true])
  }

  @Test func `a call around JSON is drafted`() async throws {
    let draft = try DefinitionDraft.make(
      url: "https://soups.example/s?q=soup&callback=show",
      response: .body("show({\"n\": 2, \"rows\": \(Self.items)});", "text/javascript"),
      words: ["soup"])
    #expect(draft.definition["response"] == ["format": "javascript", "list": "$.rows"])
    #expect(draft.definition.text(at: "/request/query/callback") == "show")
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.listings == 2)
  }
}
