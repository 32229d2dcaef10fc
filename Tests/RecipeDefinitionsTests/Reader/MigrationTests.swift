import RecipeModel
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct MigrationTests {
  /// A step as a later version might need one: a member that moved.
  private let step = Migration(
    rewrite: { document in
      guard case .object(var object) = document, let list = object["list"] else { return document }
      object["list"] = nil
      object["response"] = ["list": list]
      return .object(object)
    },
    moved: [("/response/list", "/list"), ("/response", "/list")])

  private func old(list: String) -> String {
    """
    {
      "definitionVersion": 0,
      "name": "tiny",
      "title": "Tiny",
      "request": {"path": "/s", "query": {"q": "{text}"}},
      "list": \(list),
      "fields": {"id": "$.id", "title": "$.title"}
    }
    """
  }

  private func read(_ text: String) -> DefinitionReader.Result {
    DefinitionReader.read(Array(text.utf8), file: nil, migrations: [0: step])
  }

  @Test func `a document of an old version is read as one of the current version`() {
    let result = read(old(list: "\"$.items\""))
    #expect(result.problems == [])
    #expect(result.definition?.response.list.text == "$.items")
  }

  @Test func `problems of a migrated document point into the file as it is written`() {
    let text = old(list: "\"$.items[\"")
    let problem = read(text).problems.first
    #expect(problem?.pointer == "/list")
    var place = DefinitionSamples.place(of: "\"$.items[", in: text)
    place?.column += 9
    #expect(problem?.place == place)
  }

  @Test func `a version without a step is refused`() {
    let result = DefinitionSamples.read(old(list: "\"$.items\""))
    #expect(result.problems.contains { $0.message == "there is no version 0 of the language" })
    #expect(result.definition == nil)
  }

  @Test func `steps follow each other up to the current version and no further`() {
    let count = Migration(
      rewrite: { document in
        guard case .object(var object) = document else { return document }
        object["notes"] = .array((object["notes"]?.arrayValue ?? []) + ["stepped"])
        return .object(object)
      }, moved: [])
    let document: JSON = ["definitionVersion": -1]
    let migrated = MigratedDocument(document, migrations: [-1: count, 0: count, 1: count])
    #expect(migrated.document["definitionVersion"] == 1)
    #expect(migrated.document["notes"] == ["stepped", "stepped"])
  }

  @Test func `a newer version is told alone, since nothing else can be known`() {
    let result = DefinitionSamples.read(#"{"definitionVersion": 9, "future": true}"#)
    #expect(result.problems.map(\.pointer) == ["/definitionVersion"])
  }
}
