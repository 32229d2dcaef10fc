import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import Testing

@Suite struct DraftRefusalTests {
  private func failure(_ response: HTTPResponse) throws -> ProviderError {
    let url = "https://r.example/s?q=soup&key=t0ps3cr3t"
    return try #require(
      throws: ProviderError.self,
      performing: { try DefinitionDraft.make(url: url, response: response, words: nil) })
  }

  @Test(arguments: [
    (HTTPResponse.html("<html><title>Welcome</title>"), "a web page titled “Welcome”", "JSON"),
    (.json("soup for all"), "not JSON", "format=json"),
    (.json(#"{"recipes": [{"title": "Soup"#), "broken JSON", "JSON"),
    (.json(#"{"recipes": []}"#), "the list $.recipes is empty", "--words"),
    (.json("[]"), "the list $ is empty", "--words"),
    (.json(#"{"meals": null}"#), "the list $.meals is empty", "--words"),
    (.json(#"{"data": {"hits": []}}"#), "the list $.data.hits is empty", "--words"),
    (.json(#"{"error": "limit"}"#), "“limit”", "key"),
    (.json(#"{"message": "no key"}"#, status: 401), "HTTP 401", "--header"),
    (.json(#"{"message": "later"}"#, status: 429), "HTTP 429", "later"),
    (.json("{}", status: 404), "HTTP 404", "browser"),
    (
      .json(#"{"recipe": {"title": "Soup", "id": 1}}"#), "no list in it looks like", "single recipe"
    ),
    (.json(#"{"tags": [{"id": 1, "name": "quick"}]}"#), "no list in it looks like", "searches"),
    (.json("42"), "a number", "searches"), (.json(""), "empty body", "JSON"),
  ])
  func `what lists no recipes is refused with advice`(
    response: HTTPResponse, message: String, hint: String
  ) throws {
    let error = try failure(response)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.hint?.contains(hint) == true, "\(error)")
  }

  @Test func `a refusal does not repeat the key`() throws {
    let error = try failure(.json(#"{"message": "key t0ps3cr3t is unknown"}"#, status: 403))
    #expect(!error.description.contains("t0ps3cr3t"))
    let other = try failure(.json(#"{"message": "key t0ps3cr3t is unknown"}"#))
    #expect(!other.description.contains("t0ps3cr3t"))
  }

  @Test func `strange answers neither crash nor hang`() async throws {
    let deep = String(repeating: #"{"a":["#, count: 60) + "1" + String(repeating: "]}", count: 60)
    let wide =
      "[" + (0..<300).map { #"{"w\#($0)": {"x": {"title": "T \#($0)"}}}"# }.joined(separator: ",")
      + "]"
    let odd = #"[{"title": "a b", "": 1, "a'b": 2, "id": null, "c\\d": {"e": []}}, 7, null, []]"#
    for text in [deep, wide, odd, #"[{"title": 1}]"#, #"[[["title"]]]"#, #"{"": {"": [{}]}}"#] {
      guard
        let draft = try? DefinitionDraft.make(
          url: "https://r.example/s?q=a", response: .json(text), words: nil)
      else { continue }
      #expect(await draft.trial().problems.filter { $0.severity == .error } == [])
    }
  }
}
