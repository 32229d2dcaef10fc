import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// No value that is a key by its name or by its form gets into a draft, wherever it stands; every
/// other value stays, so that the draft can search.
@Suite(.fewAtOnce) struct DraftSecretTests {
  private static let soups =
    #"{"recipes": [{"id": 1, "title": "Leek soup"}, {"id": 2, "title": "Pea soup"}]}"#

  /// Everything that a draft shows: the file, its log and its trial.
  private func everything(
    _ url: String, headers: HTTPHeaders = [:], body: JSON? = .none
  ) async throws -> String {
    let draft = try DefinitionDraft.make(
      url: url, response: .json(Self.soups), words: ["soup"], headers: headers,
      method: body == nil ? "GET" : "POST", body: body)
    let trial = await draft.trial()
    #expect(trial.listings == 2, "\(trial.summary)")
    #expect(trial.problems.filter { $0.severity == .error } == [])
    let lines = draft.certain + draft.unsure + [trial.summary] + trial.requestDifferences
    return ([draft.text] + lines + trial.problems.map(\.message)).joined(separator: "\n")
  }

  private static let credentials = [
    "user_key", "session_token", "apiSecret", "x-api-key", "authkey", "jwt", "private_key", "sid",
    "license", "bearer", "credential", "PHPSESSID", "X-Auth-Token", "Api_Key_V2", "clientSecret",
  ]

  @Test(arguments: credentials)
  func `a value under the name of a credential stands nowhere in the draft`(
    name: String
  ) async throws {
    try await expectHidden(["gr33npeas", "hunterino", "Zq8", "sommerwiese2024"], under: name)
  }

  @Test(arguments: credentials + ["k", "u", "x", "account", "code", "user", "dietsId"])
  func `a value that could be a key stands nowhere in the draft, whatever its name`(
    name: String
  ) async throws {
    try await expectHidden(["gr33npeas", "MYKEY123", "k3yOfMine7", "b269c4d1"], under: name)
  }

  private func expectHidden(_ values: [String], under name: String) async throws {
    for value in values {
      let query = try await everything("https://r.example/s?q=soup&\(name)=\(value)")
      #expect(!query.contains(value), "\(query)")
      let header = try await everything("https://r.example/s?q=soup", headers: headers(name, value))
      #expect(!header.contains(value), "\(header)")
      let body = try await everything(
        "https://r.example/s", body: .object(JSONObject([("q", "soup"), (name, .string(value))])))
      #expect(!body.contains(value), "\(body)")
    }
  }

  @Test(arguments: [
    "_shape=objects", "inprop=url", "user=reader", "site=main", "tenant=kitchen2", "u=hearth",
    "cat=48213", "household=1234567", "year=2024", "day=20241127", "dietsId=vegan",
    "sort_key=name", "index=recipes-2024", "profile=leek-soups-for-winter-2024", "x=utf8",
    "source=food2fork", "engine=v2beta1", "auth=none", "session=false", "_sort=added_at",
  ])
  func `a value made of words stays, and the draft searches with it`(item: String) async throws {
    let name = String(item.prefix { $0 != "=" })
    let value = String(item.dropFirst(name.count + 1))
    let query = try draft("https://r.example/s?q=soup&\(item)")
    #expect(query.definition.text(at: "/request/query/\(name)") == value)
    let header = try draft("https://r.example/s?q=soup", headers: headers(name, value))
    #expect(header.definition.text(at: "/request/headers/\(name)") == value)
    let body = try draft(
      "https://r.example/s",
      body: .object(JSONObject([("q", "soup"), (name, .string(value))])))
    #expect(body.definition.text(at: "/request/body/\(name)") == value)
    for made in [query, header, body] { try await expectToSearch(made) }
  }

  @Test(arguments: [
    "mealie2", "recipes4u", "food2fork", "kochbuch24", "rezepte4you", "team7", "24kitchen",
    "101cookbooks", "2024", "20241127", "48213", "k8s", "web2py", "cook-book-2",
    "v2beta1", "iso8859",
  ])
  func `a segment of the path that is made of words stays`(segment: String) async throws {
    for path in ["/\(segment)/api/recipes", "/api/\(segment)/recipes", "/\(segment)/find.php"] {
      let draft = try draft("https://r.example\(path)?q=soup")
      let written =
        draft.definition.text(at: "/baseURL") + draft.definition.text(at: "/request/path")
      #expect(written == "https://r.example" + path)
      try await expectToSearch(draft)
    }
  }

  /// A draft that wants nothing but what its entry has: no secret and no setting.
  private func expectToSearch(_ draft: DefinitionDraft) async throws {
    #expect(draft.definition["secrets"] == nil && draft.definition["settings"] == nil)
    let trial = await draft.trial()
    #expect(trial.listings == 2 && trial.requestDifferences == [], "\(trial.requestDifferences)")
    #expect(trial.problems.filter { $0.severity == .error } == [])
  }

  private func draft(
    _ url: String, headers: HTTPHeaders = [:], body: JSON? = .none
  ) throws -> DefinitionDraft {
    try DefinitionDraft.make(
      url: url, response: .json(Self.soups), words: ["soup"], headers: headers,
      method: body == nil ? "GET" : "POST", body: body)
  }

  @Test func `a draft whose doubtful values are given asks what was asked`() async throws {
    let url = "https://k3yofmine7.example/gr33npeas/api/s?q=soup&u=MYKEY123&app=k3yOfMine7"
    let draft = try draft(
      url, headers: ["X-Shop": "b269c4d1"], body: ["text": "soup", "house": "a1b2c3"])
    let given = [
      "key": "gr33npeas", "u": "MYKEY123", "app": "k3yOfMine7", "shop": "b269c4d1",
    ]
    #expect(
      draft.definition["secrets"]?.objectValue?.members.map(\.name).sorted()
        == given.keys.sorted())
    for name in given.keys {
      #expect(draft.unsure.contains { $0.contains("secret \(name);") }, "\(name)")
    }
    #expect(draft.unsure.contains { $0.contains("the setting house;") })
    let definition = try #require(DefinitionReader.read(Array(draft.text.utf8)).definition)
    let transport = InMemoryTransport { _ in .json(Self.soups) }
    let provider = try definition.kind.make(
      ProviderContext(
        id: "r", settings: ["house": "a1b2c3"], secrets: given.mapValues { Secret($0) },
        transport: transport))
    let page = try await provider.search(
      SearchQuery(text: "soup"), page: provider.descriptor.paging.first)
    #expect(page.listings.count == 2)
    let asked = try #require(transport.requests.first)
    #expect(asked.url.split(separator: "?").first == url.split(separator: "?").first)
    #expect(
      Set(try RequestURL(asked.url).queryItems.map { "\($0.name)=\($0.value)" })
        == ["u=MYKEY123", "app=k3yOfMine7", "q=soup"])
    #expect(asked.headers["X-Shop"] == "b269c4d1")
    #expect(try JSON(parsing: asked.body) == ["text": "soup", "house": "a1b2c3"])
  }

  private func headers(_ name: String, _ value: String) -> HTTPHeaders {
    var headers = HTTPHeaders()
    headers.append(name, value)
    return headers
  }

  @Test(arguments: [
    "k3yOfMine7", "MYKEY123", "9973533", "aBcDeFgHiJkL", "eab64457-97ba-4d6c-871c-cb1c724ccb51",
    "qwhxkzjvprtmn",
  ])
  func `a key in the path stands nowhere in the draft`(key: String) async throws {
    for path in ["/\(key)/api/search", "/api/v1/\(key)/search.php", "/search/token=\(key)"] {
      let text = try await everything("https://r.example\(path)?q=soup")
      #expect(!text.contains(key), "\(text)")
    }
    let text = try await everything("https://r.example/api/key/pea/search?q=soup")
    #expect(!text.contains("/pea/"), "\(text)")
  }

  @Test func `a key under a harmless name is told by its look`() async throws {
    for value in ["9f86d081884c7d659a2feaa0c55ad015", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx.c2ln"] {
      let text = try await everything("https://r.example/s?q=soup&type=\(value)&\(value)")
      #expect(!text.contains(value), "\(text)")
      let alone = try await everything("https://r.example/s?q=soup&\(value)&empty=")
      #expect(!alone.contains(value) && alone.contains("empty"), "\(alone)")
      let agent = try await everything(
        "https://r.example/s?q=soup", headers: ["User-Agent": "mine/1 \(value)"])
      #expect(!agent.contains(value), "\(agent)")
    }
  }

  @Test func `what is known to be harmless stays, and what is not known is said`() throws {
    let constants =
      "format=json&lang=de-DE&type=public&sort=rating&order=desc&full=true&_fields=id,title&v=2"
    let draft = try DefinitionDraft.make(
      url: "https://r.example/s?q=soup&\(constants)&site=hearth", response: .json(Self.soups),
      words: ["soup"],
      headers: [
        "Accept-Language": "de", "X-RapidAPI-Host": "r.example", "X-Shop": "hearth",
        "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36", "Content-Length": "4",
      ])
    for item in constants.split(separator: "&") {
      let parts = item.split(separator: "=").map(String.init)
      #expect(try draft.definition.text(at: "/request/query/\(parts[at: 0])") == parts[at: 1])
    }
    for name in ["Accept-Language", "X-RapidAPI-Host", "User-Agent"] {
      #expect(draft.definition.text(at: "/request/headers/\(name)") != "", "\(name)")
    }
    #expect(draft.definition["secrets"] == nil)
    for what in ["the parameter site", "the header X-Shop"] {
      #expect(draft.unsure.contains { $0.hasPrefix("\(what) is sent as it is; if") })
    }
  }

  @Test func `a refusal repeats no value that could be a key`() throws {
    let said = HTTPResponse.json(#"{"message": "no: Zq8x hunterino k3yOfMine7"}"#)
    let error = try #require(
      throws: ProviderError.self,
      performing: {
        try DefinitionDraft.make(
          url: "https://r.example/k3yOfMine7/s?q=soup&sid=Zq8x&k=hunterino", response: said,
          words: nil)
      })
    for value in ["Zq8x", "hunterino", "k3yOfMine7"] {
      #expect(!error.description.contains(value), "\(error)")
    }
  }
}
