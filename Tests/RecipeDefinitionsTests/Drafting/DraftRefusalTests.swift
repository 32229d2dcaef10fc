import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DraftRefusalTests {
  private func failure(_ response: HTTPResponse) throws -> ProviderError {
    let url = "https://r.example/s?q=soup&key=t0ps3cr3t"
    return try #require(
      throws: ProviderError.self,
      performing: { try DefinitionDraft.make(url: url, response: response, words: nil) })
  }

  @Test(arguments: [
    (HTTPResponse.html("<html><title>Welcome</title>"), "a web page titled “Welcome”", "scripts"),
    (.html("<div>No recipes today</div>"), "nothing that it lists looks like recipes", "words"),
    (
      HTTPResponse(status: 200, body: Array("<?xml version='1.0'?><soups/>".utf8)),
      "the answer is XML", #""format": "xml""#
    ),
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
    response: HTTPResponse, message: String, fix: String
  ) throws {
    let error = try failure(response)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.fix?.contains(fix) == true, "\(error)")
  }

  @Test(arguments: [
    (
      "<?xml version='1.0'?><rss version='2.0'><channel><title>Soups</title>", "an RSS feed",
      "--words"
    ),
    ("<feed xmlns='http://www.w3.org/2005/Atom'><title>Soups</title>", "an Atom feed", "--words"),
    (
      "<rss><channel><title>Soups</title><generator>https://wordpress.org/?v=6.4</generator>",
      "an RSS feed", #""use": "wordpress", "baseURL": "https://r.example"}"#
    ),
    (
      "<html><head><meta name=\"generator\" content=\"WordPress 6.4\" /><title>Soups</title>",
      "a web page titled “Soups”", #""use": "wordpress", "baseURL": "https://r.example"}"#
    ),
    (
      "<html><link rel='https://api.w.org/' href='https://r.example/blog/wp-json/' /><p>Soups",
      "a web page", #""baseURL": "https://r.example/blog"}"#
    ),
  ])
  func `feeds, pages and blogs are named, with what can be done`(
    body: String, message: String, fix: String
  ) throws {
    let error = try failure(HTTPResponse.html(body))
    #expect(error.message.contains(message), "\(error)")
    #expect(error.fix?.contains(fix) == true, "\(error)")
  }

  @Test func `a blog is known by its Link header as well`() throws {
    var response = HTTPResponse.html("<html><title>Soups</title>")
    response.headers.append("Link", "<https://r.example/wp-json/>; rel=\"https://api.w.org/\"")
    #expect(try failure(response).fix?.contains("\"use\": \"wordpress\"") == true)
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
