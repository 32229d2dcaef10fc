import RecipeDefinitions
import RecipeModel
import RecipeProviderKit
import Testing

@Suite struct DefinitionDraftTests {
  @Test(arguments: GuessSample.all)
  func `a draft finds what the answer shows`(sample: GuessSample) throws {
    let draft = try DefinitionDraft.make(url: sample.url, response: .json(sample.body), words: nil)
    for (pointer, expected) in sample.expected.sorted(by: { $0.key < $1.key }) {
      let found = draft.definition.text(at: pointer)
      #expect(found == expected, "\(sample.service) \(pointer)")
    }
    #expect(draft.definition["fields"]?["title"] != nil)
    #expect(
      draft.definition["fields"]?["id"] != nil || draft.definition["fields"]?["url"] != nil)
  }

  @Test(arguments: GuessSample.all)
  func `a draft lists every item of the answer that it was made from`(
    sample: GuessSample
  ) async throws {
    let draft = try DefinitionDraft.make(url: sample.url, response: .json(sample.body), words: nil)
    let trial = await draft.trial()
    #expect(trial.failure == nil)
    #expect(trial.problems.filter { $0.severity == .error } == [])
    #expect(trial.listings == draft.itemCount)
    #expect(trial.items > 0)
    for field in ["title", "image", "ingredients", "totalMinutes", "yield"]
    where draft.definition["fields"]?[field] != nil {
      #expect(trial.filled.contains { $0.name == field }, "\(field): \(trial.summary)")
    }
  }

  @Test(arguments: GuessSample.all)
  func `no value of a credential is in a draft`(sample: GuessSample) throws {
    let draft = try DefinitionDraft.make(url: sample.url, response: .json(sample.body), words: nil)
    let everything = ([draft.text] + draft.certain + draft.unsure).joined(separator: "\n")
    for secret in ["abcdef0123", "a1b2c3d4", "9988776655", "0123456789abcdef"] {
      #expect(!everything.contains(secret))
    }
  }
}

@Suite struct DraftRequestTests {
  private let body =
    #"{"recipes": [{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]}"#

  private func draft(
    _ url: String, words: [String]? = nil, headers: HTTPHeaders = [:], name: String? = nil
  ) throws -> DefinitionDraft {
    try DefinitionDraft.make(
      url: url, response: .json(body), words: words, headers: headers, name: name)
  }

  @Test func `the words that the author names find their parameter whatever its name`() throws {
    let draft = try draft("https://r.example/list?lookup=fresh+soup&q=1", words: ["fresh", "soup"])
    #expect(draft.definition.text(at: "/request/query/lookup") == "{text}")
    #expect(draft.definition.text(at: "/request/query/q") == "1")
  }

  @Test func `words that occur in the titles find their parameter`() throws {
    let draft = try draft("https://r.example/list?lookup=soup&format=json")
    #expect(draft.definition.text(at: "/request/query/lookup") == "{text}")
    #expect(draft.definition.text(at: "/request/query/format") == "json")
  }

  @Test func `words in the path become a variable`() throws {
    #expect(
      try draft("https://r.example/by/soup/all.json", words: ["soup"]).definition
        .text(at: "/request/path") == "/by/{text}/all.json")
    #expect(
      try draft("https://r.example/recipes/search/leek").definition.text(at: "/request/path")
        == "/recipes/search/{text}")
  }

  @Test func `an address without words is drafted with a warning`() async throws {
    let draft = try draft("https://r.example/all.json")
    #expect(draft.unsure.contains { $0.contains("no parameter carries words") })
    #expect(await draft.trial().listings == 2)
  }

  @Test func `credentials in header fields become secrets`() async throws {
    var headers: HTTPHeaders = [
      "Authorization": "Bearer abcdefgh12345678", "X-RapidAPI-Host": "soup.example",
      "Accept-Language": "de", "Cookie": "sid=abcdefgh87654321",
    ]
    headers.append("X-RapidAPI-Key", "zyxwvuts99")
    let draft = try draft("https://r.example/s?q=soup", headers: headers)
    #expect(draft.definition.text(at: "/auth/0/scheme") == "bearer")
    #expect(draft.definition.text(at: "/auth/1/name") == "X-RapidAPI-Key")
    #expect(draft.definition.text(at: "/request/headers/X-RapidAPI-Host") == "soup.example")
    #expect(draft.definition.text(at: "/request/headers/Accept-Language") == "de")
    for secret in ["abcdefgh", "zyxwvuts"] { #expect(!draft.text.contains(secret)) }
    #expect(await draft.trial().listings == 2)
  }

  @Test func `Basic credentials become a user and a password`() async throws {
    let draft = try draft(
      "https://r.example/s?q=soup", headers: ["Authorization": "Basic YW5uYTpncjMzbi1wZWFz"])
    #expect(draft.definition.text(at: "/auth/0/scheme") == "basic")
    #expect(!draft.text.contains("YW5uYTpn"))
    let trial = await draft.trial()
    #expect(trial.problems == [] && trial.listings == 2)
  }

  @Test(
    arguments: [
      ("https://www.soups.example/s?q=soup", nil, "soups", "Soups"),
      ("http://127.0.0.1:8080/s?q=soup", nil, "my-recipes", "My recipes"),
      ("http://localhost:8080/s?q=soup", nil, "my-recipes", "My recipes"),
      (
        "https://r.example/s?q=soup", "Frau Müllers Küche", "frau-mullers-kuche",
        "Frau Müllers Küche"
      ),
      ("https://r.example/s?q=soup", "42", "my-recipes", "My recipes"),
    ] as [(String, String?, String, String)])
  func `a definition gets a name that may be used`(
    url: String, given: String?, name: String, title: String
  ) async throws {
    let draft = try draft(url, name: given)
    #expect(draft.definition.text(at: "/name") == name)
    #expect(draft.definition.text(at: "/title") == title)
    #expect(await draft.trial().problems.filter { $0.severity == .error } == [])
  }

  @Test func `a short key that is also a part of the host's name breaks nothing`() async throws {
    let draft = try draft("https://demo.example/demo/s?q=soup&key=demo&again=demo")
    #expect(draft.definition.text(at: "/baseURL") == "https://demo.example")
    #expect(draft.definition.text(at: "/request/query/again") == "")
    #expect(await draft.trial().listings == 2)
  }
}

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

extension JSON {
  /// The text of the value at a JSON pointer; empty when there is none.
  func text(at pointer: String) -> String {
    var value: JSON? = self
    for part in pointer.split(separator: "/") {
      if let index = Int(part), let elements = value?.arrayValue {
        value = elements.indices.contains(index) ? elements[index] : nil
      } else {
        value = value?[String(part)]
      }
    }
    return value.map { $0.stringValue ?? $0.text() } ?? ""
  }
}
