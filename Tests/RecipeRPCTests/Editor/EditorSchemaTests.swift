import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct EditorSchemaTests {
  private static let document = EditorSchema.document
  private static let loose = SchemaValidator(document: document)
  private static let strict = SchemaValidator(document: document, isStrict: true)

  private static func schema(_ method: String, _ part: String) -> JSON {
    document["methods"]?[method]?[part] ?? false
  }

  /// Requests that can be answered, with every parameter at least once.
  private static let requests: [(String, JSON)] = [
    ("initialize", ["processId": 1, "trace": "off", "capabilities": [:]]),
    ("ping", [:]),
    ("search", ["query": "soup", "explain": true]),
    (
      "search",
      [
        "query": "soup", "providers": ["alpha", "-beta"], "include": ["stock"],
        "exclude": ["peanut"], "diet": ["vegan"], "cuisine": ["thai"], "language": "en",
        "maxTotalMinutes": 60, "have": ["leeks"], "missingAtMost": 3, "sort": "rating", "limit": 5,
        "timeoutMs": 100, "offline": true,
        "refresh": false, "explain": false, "partialResultToken": "p", "workDoneToken": 1,
        "supersedes": "k", "debounceMs": 1,
      ]
    ),
    ("search", ["query": "", "limit": 1]),
    ("recipe/get", ["id": "alpha:1", "servings": 8, "units": "us", "render": "markdown"]),
    ("recipe/get", ["url": "https://leeks.example/soup"]),
    ("recipe/compare", ["ids": ["alpha:1", "alpha:2"]]),
    (
      "shopping/list",
      [
        "references": ["alpha:1", "https://leeks.example/soup"], "servings": ["alpha:1": 6],
        "allItems": true,
      ]
    ),
    ("providers/list", [:]),
    ("providers/add", ["address": "https://leeks.example"]),
    (
      "providers/add",
      ["address": "https://leeks.example", "id": "leeks", "write": true, "workDoneToken": "w"]
    ),
    ("providers/reset", ["ids": ["alpha"]]), ("providers/reset", [:]),
    ("providers/test", ["ids": ["alpha"], "live": false]),
    ("compare", ["query": "soup", "language": "en"]),
    (
      "merge",
      [
        "listings": [
          [
            "provider": "a", "id": 1, "title": "x", "url": "https://x.example", "rating": 4,
            "ingredients": "a, b", "rank": 1, "totalMinutes": 5, "yield": "2", "diets": ["vegan"],
          ], ["provider": "b", "id": "2", "title": "y", "rating": ["value": 4, "scale": 5]],
        ], "k": 60, "weights": ["a": 1], "groups": [["a", "b"]], "sort": "best", "limit": 9,
        "explain": true,
      ]
    ),
    ("merge", ["listings": [["provider": "a", "title": "x"]]]),
    ("config/get", [:]),
    (
      "workspace/executeCommand",
      ["command": "potluck.search", "arguments": [["query": "soup"]], "workDoneToken": "w"]
    ),
    ("workspace/executeCommand", ["command": "potluck.get", "arguments": ["alpha:1"]]),
    ("shutdown", nil),
  ]

  @Test(arguments: requests)
  func `what is asked and answered is as the schema has it`(_ method: String, _ params: JSON)
    async throws
  {
    let client = EditorClient(isInitialized: method != "initialize")
    if !params.isNull {
      #expect(Self.strict.problems(params, Self.schema(method, "params")) == [])
    }
    let message: JSON = ["jsonrpc": "2.0", "id": 1, "method": .string(method), "params": params]
    #expect(Self.loose.problems(message, ["$ref": "#/$defs/Request"]) == [])
    let call = FakeCall()
    let result = try await client.request(method, params.isNull ? nil : params, call: call)
    #expect(Self.strict.problems(result, Self.schema(method, "result")) == [])
    for notification in call.notifications {
      let message: JSON = [
        "jsonrpc": "2.0", "method": .string(notification.method), "params": notification.params,
      ]
      #expect(Self.strict.problems(message, ["$ref": "#/$defs/ServerNotification"]) == [])
    }
  }

  @Test func `the answers about documents are as the schema has them`() async throws {
    let client = EditorClient()
    let document: JSON = [
      "textDocument": ["uri": "file:///a", "text": "https://leeks.example/soup"]
    ]
    #expect(Self.strict.problems(document, Self.schema("textDocument/didOpen", "params")) == [])
    client.notify("textDocument/didOpen", document)
    let place: JSON = ["line": 0, "character": 1]
    let hover: JSON = ["textDocument": ["uri": "file:///a"], "position": place]
    #expect(Self.strict.problems(hover, Self.schema("textDocument/hover", "params")) == [])
    let shown = try await client.request("textDocument/hover", hover)
    #expect(!shown.isNull)
    #expect(Self.strict.problems(shown, Self.schema("textDocument/hover", "result")) == [])
    let wanted: JSON = [
      "textDocument": ["uri": "file:///a"], "range": ["start": place, "end": place],
      "context": ["diagnostics": [], "only": ["refactor"]],
    ]
    #expect(Self.strict.problems(wanted, Self.schema("textDocument/codeAction", "params")) == [])
    let actions = try await client.request("textDocument/codeAction", wanted)
    #expect(Self.strict.problems(actions, Self.schema("textDocument/codeAction", "result")) == [])
    let action = try #require(actions.arrayValue?.first)
    #expect(Self.strict.problems(action, Self.schema("codeAction/resolve", "params")) == [])
    let resolved = try await client.request("codeAction/resolve", action)
    #expect(Self.strict.problems(resolved, Self.schema("codeAction/resolve", "result")) == [])
    #expect(resolved["edit"] != nil)
  }

  @Test func `a following page is as the schema has it`() async throws {
    let client = EditorClient()
    let page = try await client.request("search", ["query": "soup", "limit": 2])
    let params: JSON = [
      "cursor": try #require(page["cursor"]), "limit": 2, "explain": true,
      "partialResultToken": 1, "workDoneToken": 2,
    ]
    #expect(Self.strict.problems(params, Self.schema("search/more", "params")) == [])
    let next = try await client.request("search/more", params)
    #expect(Self.strict.problems(next, Self.schema("search/more", "result")) == [])
  }

  @Test func `sources of every state are as the schema has them`() throws {
    let standing = ProviderStanding(
      state: "suspended", since: 1, retryAt: 2, level: 1,
      failure: ProviderStanding.Failure(code: "httpError", message: "it answered 503"),
      lastSuccess: 0,
      quota: ProviderStanding.Allowance(limit: 1, used: 1, left: 0, seconds: 60, renewedAt: 5),
      rates: [ProviderStanding.Allowance(limit: nil, used: 0, left: nil, seconds: 1)])
    var entries = [
      ProviderEntry(id: "a", kind: "k", state: .disabled, standing: standing),
      ProviderEntry(id: "b", kind: "k", state: .unusable(problem: "no key", fix: nil)),
    ]
    entries[1].needsKey = true
    let document = ProvidersJSON.json(entries)
    #expect(Self.strict.problems(document, Self.schema("providers/list", "result")) == [])
    let providers = try #require(document["providers"]?.arrayValue)
    #expect(providers.map { $0["enabled"] } == [false, false])
    #expect(providers.map { $0["needsKey"] } == [false, true])
    #expect(providers.map { $0["keyConfigured"] } == [false, false])
    #expect(providers.first?["health"]?["status"] == "suspended")
  }

  @Test(
    arguments: [
      ("search", ["query": 5]), ("search", [:]), ("search", ["query": "x", "limit": 0]),
      ("search", ["query": "x", "sort": "x"]), ("search/more", [:]),
      ("search", ["query": "x", "workDoneToken": 1.5]), ("recipe/get", [:]),
      ("recipe/compare", ["ids": ["a:1"]]),
      ("recipe/get", ["id": "a:1", "url": "https://x.example"]), ("merge", ["listings": 1]),
      ("merge", ["listings": [], "weights": ["a": 101]]),
      ("merge", ["listings": [], "groups": [["a"]]]),
      ("workspace/executeCommand", ["command": "x"]),
      (
        "textDocument/hover",
        ["textDocument": ["uri": "x"], "position": ["line": -1, "character": 0]]
      ),
      ("codeAction/resolve", ["title": "x", "kind": "refactor.rewrite", "data": [:]]),
    ] as [(String, JSON)])
  func `what the schema refuses is refused`(_ method: String, _ params: JSON) async throws {
    #expect(Self.loose.problems(params, Self.schema(method, "params")) != [])
    let error = try await EditorClient().refusal(method, params)
    #expect(error.code == .invalidParams)
    let message: JSON = ["jsonrpc": "2.0", "id": "x", "error": error.json]
    #expect(Self.strict.problems(message, ["$ref": "#/$defs/Failure"]) == [])
    #expect(Self.loose.problems(message, Self.document) == [])
  }

  @Test func `every reference leads somewhere`() {
    func references(_ json: JSON) -> [JSON] {
      switch json {
      case .array(let elements): elements.flatMap(references)
      case .object(let object):
        object.members.flatMap { $0.name == "$ref" ? [$0.value] : references($0.value) }
      default: []
      }
    }
    let names = Set(references(Self.document).compactMap(\.stringValue))
    let defined = (Self.document["$defs"]?.objectValue?.members ?? []).map { "#/$defs/\($0.name)" }
    #expect(names.isSubset(of: defined))
    #expect(Set(defined).isSubset(of: names))
    #expect(Set(defined).count == defined.count)
  }
}
