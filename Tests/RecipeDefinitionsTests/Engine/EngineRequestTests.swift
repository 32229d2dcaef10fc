import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeDefinitions

/// How the parts of a query come to stand in a request.
@Suite(.fewAtOnce) struct EngineRequestTests {
  @Test func `words stand in a query parameter`() async throws {
    let request = try await firstRequest(
      try plainDefinition(), SearchQuery(text: "fish & chips"))
    #expect(request.url == "https://api.example/search?q=fish%20%26%20chips")
    #expect(request.method == "GET")
    #expect(request.headers["Accept"] == "application/json")
    #expect(request.body.isEmpty)
  }

  @Test func `words stand in the path as one segment`() async throws {
    let definition = try plainDefinition {
      $0.baseURL = nil
      $0.request = RequestRules(path: try template("/apps/cookbook/api/v1/search/{text}"))
    }
    let request = try await firstRequest(
      definition, SearchQuery(text: "a/b ?#ü"),
      settings: ["baseURL": "https://cloud.example/nextcloud/"])
    #expect(
      request.url
        == "https://cloud.example/nextcloud/apps/cookbook/api/v1/search/a%2Fb%20%3F%23%C3%BC")
  }

  @Test(arguments: ["", ".", ".."])
  func `a value that would change the path is refused`(_ words: String) async throws {
    let definition = try plainDefinition {
      $0.request = RequestRules(path: try template("/api/{text}/list"))
    }
    let transport = InMemoryTransport { _ in .json("{}") }
    let provider = try provider(definition, over: transport)
    let error = try await #require(throws: ProviderError.self) {
      try await provider.search(SearchQuery(text: words), page: .number(1))
    }
    #expect(error.code == .unsupported)
    #expect(transport.requests.isEmpty)
  }

  @Test func `dots within a longer segment are harmless`() async throws {
    let definition = try plainDefinition {
      $0.request = RequestRules(path: try template("/api/v{text}"))
    }
    let request = try await firstRequest(definition, SearchQuery(text: ".."))
    #expect(request.url == "https://api.example/api/v..")
  }

  @Test func `a field template wraps the words`() async throws {
    let definition = try plainDefinition {
      $0.request.query = [try parameter("query[]", "name~{text}")]
    }
    let request = try await firstRequest(definition)
    #expect(request.url == "https://api.example/search?query%5B%5D=name~soup")
  }

  @Test func `parameters without a value are left out unless they have a default`() async throws {
    let definition = try plainDefinition(query: [
      try parameter("max", "{maxMinutes}"), try parameter("all", "{text}", standard: "*"),
      try parameter("i", list: .include, joinedBy: ","), try parameter("type", "public"),
    ])
    #expect(
      try await firstRequest(definition, SearchQuery()).url
        == "https://api.example/search?all=%2A&type=public")
    #expect(
      try await firstRequest(definition, SearchQuery(text: "a", include: ["b"], maxMinutes: 5)).url
        == "https://api.example/search?q=a&max=5&all=a&i=b&type=public")
  }

  @Test(arguments: [
    (",", "i=red%20onion%2Cgarlic"), (";", "i=red%20onion%3Bgarlic"),
    (nil, "i=red%20onion&i=garlic"),
  ])
  func `ingredients are joined or repeated`(_ separator: String?, _ expected: String) async throws {
    let definition = try plainDefinition {
      $0.request.query = [try parameter("i", list: .include, joinedBy: separator)]
    }
    let query = SearchQuery(include: ["red onion", "garlic"])
    #expect(try await firstRequest(definition, query).url.hasSuffix("search?" + expected))
  }

  @Test(arguments: [("+", "red+onion"), ("_", "red_onion"), ("-", "red-onion")])
  func `spaces have another sign`(_ sign: String, _ expected: String) async throws {
    let definition = try plainDefinition {
      $0.request.query = [
        try parameter("i", list: .include, joinedBy: ",", spaces: sign),
        try parameter("q", "{text}", spaces: sign),
      ]
    }
    let query = SearchQuery(text: "red onion", include: ["red onion"])
    #expect(
      try await firstRequest(definition, query).url
        == "https://api.example/search?i=\(expected)&q=\(expected)")
  }

  @Test func `excluded ingredients follow with a prefix`() async throws {
    let definition = try plainDefinition {
      $0.request.query = [
        try parameter("i", list: .include, joinedBy: ",", exclusionPrefix: "-")
      ]
    }
    #expect(
      try await firstRequest(definition, SearchQuery(include: ["onion"], exclude: ["beef"]))
        .value("i") == "onion,-beef")
    // What would part an item in two or turn its sense around is taken out.
    #expect(
      try await firstRequest(definition, SearchQuery(include: ["-a,b"], exclude: ["--c"]))
        .value("i") == "a b,-c")
  }

  @Test func `each item becomes what its template says`() async throws {
    let definition = try plainDefinition {
      $0.request.query = [
        try parameter("query[]", list: .words, item: "name~{item}", joinedBy: nil),
        try parameter("diet", list: .diets, joinedBy: ","),
      ]
    }
    let request = try await firstRequest(
      definition, SearchQuery(text: "hot soup", diets: [.vegan, .glutenFree]))
    #expect(
      request.url
        == "https://api.example/search?query%5B%5D=name~hot&query%5B%5D=name~soup"
        + "&diet=VeganDiet%2CGlutenFreeDiet")
  }

  @Test func `a body has typed variables and leaves out what has no value`() async throws {
    let definition = try plainDefinition(
      paging: PagingRules(style: .offset(first: 0, advance: .received), size: 25)
    ) {
      $0.request = RequestRules(
        method: "POST", path: try template("/search"),
        body: .object([
          BodyMember("searchTerm", .text(try template("{text}"))),
          BodyMember("title", .text(try template("*{text}*"))),
          BodyMember("limit", .text(try template("{limit}"))),
          BodyMember("offset", .text(try template("{offset}"))),
          BodyMember("with", .text(try template("{include}"))),
          BodyMember("without", .text(try template("{exclude}"))),
          BodyMember("household", .text(try template("{household}"))),
          BodyMember("nested", .object([BodyMember("folder", .constant("main"))])),
          BodyMember("list", .array([.text(try template("{maxMinutes}")), .constant(nil)])),
        ]))
      $0.settings = [SettingRule(name: "household", form: .integer(1...9))]
    }
    let request = try await firstRequest(
      definition, SearchQuery(text: "soup", include: ["a", "b"]), settings: ["household": 3])
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(
      body
        == #"{"searchTerm":"soup","title":"*soup*","limit":25,"offset":0,"with":["a","b"],"#
        + #""household":3,"nested":{"folder":"main"},"list":[null]}"#)
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(request.isSafe)
    #expect(request.method == "POST")
  }

  @Test func `headers carry values and refuse control characters`() async throws {
    let definition = try plainDefinition {
      $0.request.headers = [
        try parameter("X-RapidAPI-Host", "tasty.p.rapidapi.com"),
        try parameter("X-Lang", "{lang}"), try parameter("Accept", "text/json"),
      ]
      $0.settings = [SettingRule(name: "lang")]
    }
    let request = try await firstRequest(definition, settings: ["lang": "de"])
    #expect(request.headers["X-RapidAPI-Host"] == "tasty.p.rapidapi.com")
    #expect(request.headers["X-Lang"] == "de")
    #expect(request.headers["Accept"] == "text/json")
    await #expect(throws: ProviderError.self) {
      try await firstRequest(definition, settings: ["lang": "de\r\nX-Evil: 1"])
    }
  }

  @Test func `every way to send a secret is known`() async throws {
    let definition = try plainDefinition {
      $0.secrets = ["id", "key", "token", "segment"].map { SecretRule(name: $0) }
      $0.auth = [
        .query(name: "app_id", secret: "id"), .query(name: "app_key", secret: "key"),
        .header(name: "X-Key", secret: "key"), .path(name: "apikey", secret: "segment"),
        .authorization(scheme: "bearer", secret: "token"),
      ]
      $0.request.path = try template("/v1/{apikey}/search")
    }
    let request = try await firstRequest(
      definition,
      secrets: ["id": "one", "key": "t&o", "token": "three", "segment": "fo/ur"])
    #expect(
      request.url == "https://api.example/v1/fo%2Fur/search?q=soup&app_id=one&app_key=t%26o")
    #expect(request.headers["X-Key"] == "t&o")
    #expect(request.headers["Authorization"] == "Bearer three")
  }

  @Test(arguments: [
    (AuthScheme.authorization(scheme: "Token", secret: "key"), "Token open sesame"),
    (.authorization(scheme: "ApiKey", secret: "key"), "ApiKey open sesame"),
    (.basic(username: "user", password: "key"), "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="),
  ])
  func `an authorization has any scheme`(_ scheme: AuthScheme, _ expected: String) async throws {
    // Aladdin's credentials are the example of RFC 7617.
    let definition = try plainDefinition {
      $0.settings = [SettingRule(name: "user")]
      $0.secrets = [SecretRule(name: "key")]
      $0.auth = [scheme]
    }
    let request = try await firstRequest(
      definition, settings: ["user": "Aladdin"], secrets: ["key": "open sesame"])
    #expect(request.headers["Authorization"] == expected)
  }

  @Test func `an optional secret is left out and a public one has a default`() async throws {
    let definition = try plainDefinition {
      $0.secrets = [
        SecretRule(name: "token", isRequired: false), SecretRule(name: "key", standard: "1"),
      ]
      $0.auth = [
        .authorization(scheme: "bearer", secret: "token"), .path(name: "key", secret: "key"),
      ]
      $0.request.path = try template("/json/v1/{key}/search.php")
    }
    let request = try await firstRequest(definition)
    #expect(request.url == "https://api.example/json/v1/1/search.php?q=soup")
    #expect(request.headers["Authorization"] == nil)
  }

  @Test func `an entry overrides the address and keeps its folder`() async throws {
    let request = try await firstRequest(
      try plainDefinition(), settings: ["baseURL": "http://home.example:9925/kitchen/"])
    #expect(request.url == "http://home.example:9925/kitchen/search?q=soup")
  }
}
