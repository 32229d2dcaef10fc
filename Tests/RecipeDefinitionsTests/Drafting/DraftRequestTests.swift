import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

@Suite(.fewAtOnce) struct DraftRequestTests {
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

  @Test func `a key in the path becomes a secret wherever it stands`() async throws {
    let secret = "0123456789abcdef0123456789"
    for path in ["/\(secret)/api/search", "/api/\(secret)/search"] {
      let draft = try draft("https://r.example\(path)?q=soup")
      #expect(!(draft.text + draft.certain.joined() + draft.unsure.joined()).contains(secret))
      #expect(draft.definition.text(at: "/auth/0/in") == "path")
      let trial = await draft.trial()
      #expect(trial.listings == 2 && trial.requestDifferences == [])
    }
  }

  @Test func `a Link header is followed as far as it can be`() async throws {
    func draft(_ link: String) throws -> DefinitionDraft {
      var response = HTTPResponse.json(body)
      response.headers.append("Link", "<\(link)>; rel=\"next\", <https://x.example>; rel=prev")
      response.headers.append("X-Total-Count", "9")
      return try DefinitionDraft.make(
        url: "https://r.example/list?q=soup&page=1", response: response, words: nil)
    }
    let same = try draft("https://r.example/list?q=soup&page=2")
    #expect(same.definition.text(at: "/paging/style") == "link")
    #expect(same.definition.text(at: "/paging/follow") == "")
    #expect(same.definition.text(at: "/paging/total/header") == "X-Total-Count")
    #expect(await same.trial().listings == 2)
    let elsewhere = try draft("http://localhost:3000/list?q=soup&page=2")
    #expect(elsewhere.definition.text(at: "/paging/follow") == "path")
    let forgetful = try draft("https://r.example/list?page=2&sort=id")
    #expect(forgetful.definition.text(at: "/paging/style") == "page")
  }

  @Test func `the time to cook is not the whole time where preparing is told too`() throws {
    func time(_ members: String) throws -> JSON? {
      let body = #"{"recipes": [{"id": 1, "title": "Soup", \#(members)}]}"#
      return try DefinitionDraft.make(
        url: "https://r.example/list?q=soup", response: .json(body), words: nil
      ).definition["fields"]?["totalMinutes"]
    }
    #expect(
      try time(#""prep_time": 5, "cooking_time": 20"#)
        == ["sum": ["$.prep_time", "$.cooking_time"]])
    #expect(try time(#""cooking_time": 20"#) == "$.cooking_time")
    #expect(try time(#""prep_time": 5"#) == nil)
    #expect(
      try time(#""total_seconds": 5, "totalTimeSeconds": 1200"#)
        == ["path": "$.totalTimeSeconds", "unit": "seconds"])
  }
}
