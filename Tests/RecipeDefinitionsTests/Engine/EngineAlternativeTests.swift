import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// What a request leaves to the settings of an entry: paths, and parameters with their names.
@Suite("Requests that settings change", .fewAtOnce)
struct EngineAlternativeTests {
  private static let settings = """
    "baseURL": "https://blog.example",
    "settings": {
      "index": {"type": "text", "summary": "The file."}, "word": {"type": "text", "summary": "The name."}
    }
    """

  private func definition(_ request: String) throws -> ProviderDefinition {
    let result = DefinitionSamples.read(
      DefinitionSamples.tiny(
        request: request, response: #"{"list": "$.results"}"#, more: Self.settings))
    #expect(result.problems == [])
    let definition = try #require(result.definition)
    #expect(DefinitionSamples.read(definition.json.text()).definition == definition)
    return definition
  }

  @Test(
    arguments: [
      ([:], "https://blog.example/api/find?q=soup"),
      (["index": "index.php"], "https://blog.example/index.php?route=%2Ffind&q=soup"),
      (["word": "s"], "https://blog.example/api/find?q=soup&s=soup"),
    ] as [([String: JSON], String)])
  func `paths and parameters follow what the entry sets`(
    settings: [String: JSON], url: String
  ) async throws {
    let request = try await firstRequest(
      definition(
        #"""
        {"path": ["/{index}", "/api/find"], "query": {
          "route": {"value": "/find", "when": "index"}, "q": "{text}", "{word}": "{text}"}}
        """#),
      settings: settings)
    #expect(request.url == url)
  }

  @Test(arguments: [
    (
      #"{"path": ["/x", "/{index}"], "query": {"q": "{text}", "{word}": 1}}"#,
      "a path needs a value for {index}"
    ),
    (
      #"{"path": ["/{index}", "/x"], "query": {"{q}": "{text}", "{word}": 1}}"#,
      "can only come from a setting"
    ),
    (
      #"{"path": ["/{index}", "/x"], "query": {"q": {"value": "{text}", "when": "words"}, "{word}": 1}}"#,
      "no setting has this name"
    ),
  ])
  func `what no entry could set is an error`(request: String, words: String) {
    let result = DefinitionSamples.read(
      DefinitionSamples.tiny(
        request: request, response: #"{"list": "$.results"}"#, more: Self.settings))
    #expect(result.definition == nil)
    #expect(result.problems.contains { $0.message.contains(words) }, "\(result.problems)")
  }
}
