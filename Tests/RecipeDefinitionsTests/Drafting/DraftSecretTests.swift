import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// No value that could be a key gets into a draft, whatever its name and wherever it stands.
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

  @Test(
    arguments: [
      "user_key", "session_token", "apiSecret", "x-api-key", "authkey", "jwt", "private_key", "sid",
      "license", "bearer", "credential", "PHPSESSID", "X-Auth-Token", "Api_Key_V2", "clientSecret",
      "k", "u", "x", "account", "code", "user",
    ])
  func `a value under any name stands nowhere in the draft`(name: String) async throws {
    for value in ["gr33npeas", "hunterino", "Zq8", "sommerwiese2024"] {
      let query = try await everything("https://r.example/s?q=soup&\(name)=\(value)")
      #expect(!query.contains(value), "\(query)")
      let header = try await everything("https://r.example/s?q=soup", headers: headers(name, value))
      #expect(!header.contains(value), "\(header)")
      let body = try await everything(
        "https://r.example/s", body: .object(JSONObject([("q", "soup"), (name, .string(value))])))
      #expect(!body.contains(value), "\(body)")
    }
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

  @Test func `what is known to be harmless stays, and what is masked is told`() throws {
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
    #expect(draft.definition["secrets"]?.objectValue?.members.map(\.name) == ["site", "shop"])
    for what in ["the parameter site", "the header X-Shop"] {
      #expect(draft.unsure.contains { $0.hasPrefix("\(what) could carry a key") })
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
