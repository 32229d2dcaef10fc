import RecipeModel
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct OtherRequestTests {
  @Test func `a recipe is found by its identifier or by its link`() async throws {
    let client = EditorClient()
    let byID = try await client.request("recipe/get", ["id": "alpha:1"])
    #expect(byID["recipe"]?["title"] == "Onion Soup")
    #expect(byID["fromCache"] == false)
    #expect(byID["rendered"] == nil && byID["notes"] == nil)
    #expect(byID["recipe"]?["image"] == nil)
    #expect(byID["recipe"]?["instructions"]?.arrayValue?.count == 2)
    #expect(byID["scaled"] == nil)
    let scaled = try await client.request("recipe/get", ["id": "alpha:1", "servings": 8])["scaled"]
    #expect(scaled?["factor"] == 2 && scaled?["ingredients"]?.arrayValue?.isEmpty == false)
    let converted = try await client.request("recipe/get", ["id": "alpha:1", "units": "metric"])
    #expect(converted["scaled"] == nil)
    let byLink = try await client.request("recipe/get", ["url": "https://leeks.example/soup"])
    #expect(byLink["recipe"]?["id"] == "alpha:2")
    #expect(byLink["fromCache"] == true)
    #expect(
      client.service.log.requests == [
        .recipe(.id(ListingID(provider: "alpha", id: "1"))),
        .recipe(.id(ListingID(provider: "alpha", id: "1"))),
        .recipe(.id(ListingID(provider: "alpha", id: "1"))),
        .recipe(.url("https://leeks.example/soup")),
      ])
  }

  @Test(arguments: ["markdown", "cooklang", "text", "jsonld"])
  func `a recipe is rendered in every format`(_ format: String) async throws {
    let result = try await EditorClient().request(
      "recipe/get", ["id": "alpha:1", "render": .string(format)])
    #expect(result["rendered"]?["format"] == .string(format))
    #expect(result["rendered"]?["text"]?.stringValue?.contains("Onion Soup") == true)
  }

  @Test(
    arguments: [
      ([:], "/id"), (["id": 5], "/id"), (["id": "onion"], "/id"), (["id": "alpha:"], "/id"),
      (["url": "ftp://x.example"], "/url"), (["url": "javascript:alert(1)"], "/url"),
      (["id": "alpha:1", "url": "https://x.example"], "/url"),
      (["id": "alpha:1", "servings": 0], "/servings"),
      (["id": "alpha:1", "servings": 1001], "/servings"),
      (["id": "alpha:1", "units": "imperial"], "/units"),
      (["id": "alpha:1", "render": "pdf"], "/render"),
    ] as [(JSON, String)])
  func `what a recipe is asked for by has to be right`(_ params: JSON, _ path: String)
    async throws
  {
    let error = try await EditorClient().refusal("recipe/get", params)
    #expect(error.code == .invalidParams)
    #expect(error.path == path)
  }

  @Test func `a recipe that nobody knows fails with its kind`() async throws {
    let unknown = try await EditorClient().refusal("recipe/get", ["id": "alpha:99"])
    #expect(unknown.code == .requestFailed)
    #expect(unknown.kind == "notFound")
    let page = try await EditorClient().refusal("recipe/get", ["url": "https://x.example/"])
    #expect(page.kind == "parseFailed")
    #expect(page.data?["url"] == "https://x.example/")
  }

  @Test func `recipes are set beside each other`() async throws {
    let result = try await EditorClient().request(
      "recipe/compare", ["ids": ["alpha:1", "alpha:2", "beta:onion"]])
    let rows = try #require(result["rows"]?.arrayValue)
    let titles = try #require(rows.first { $0["key"] == "title" })
    #expect(titles["values"] == ["Onion Soup", "Leek Soup", "Onion Soup"])
    #expect(titles["label"] == "Title" && titles["variants"] == [0, 1, 0])
    #expect(result["commonIngredients"] == ["stock", "olive oil"])
    #expect(result["onlyIn"] == ["alpha:1": [], "alpha:2": ["leeks"], "beta:onion": []])
    let onions = try #require(result["ingredients"]?.arrayValue?.first?["cells"]?.arrayValue)
    #expect(onions.map { $0["source"] } == ["alpha:1", "beta:onion"])
    #expect(onions.map { $0["quantity"] } == ["reference", "equal"])
  }

  @Test(
    arguments: [
      ([:], "/ids"), (["ids": "alpha:1"], "/ids"), (["ids": ["alpha:1"]], "/ids"),
      (["ids": ["alpha:1", 2]], "/ids/1"), (["ids": ["alpha:1", "alpha:1"]], "/ids/1"),
      (["ids": ["a:1", "a:2", "a:3", "a:4", "a:5", "a:6", "a:7"]], "/ids"),
    ] as [(JSON, String)])
  func `two to six different recipes are compared`(_ params: JSON, _ path: String) async throws {
    let error = try await EditorClient().refusal("recipe/compare", params)
    #expect(error.code == .invalidParams)
    #expect(error.path == path)
  }

  @Test func `a recipe that cannot be had is named by its place`() async throws {
    let error = try await EditorClient().refusal(
      "recipe/compare", ["ids": ["alpha:1", "alpha:99"]])
    #expect(error.code == .requestFailed)
    #expect(error.kind == "notFound")
    #expect(error.path == "/ids/1")
  }

  @Test func `sources are listed without asking them`() async throws {
    let client = EditorClient()
    #expect(try client.work("providers/list").isShort)
    let result = try await client.request("providers/list")
    let providers = try #require(result["providers"]?.arrayValue)
    #expect(providers.map { $0["id"] } == ["alpha", "beta", "broken"])
    #expect(providers.allSatisfy { $0["enabled"] == true && $0["name"] != nil })
  }

  @Test func `a site is added only where the client says that the file may change`() async throws {
    let client = EditorClient()
    let shown = try await client.request("providers/add", ["address": "leeks.example"])
    #expect(shown["written"] == false)
    let written = try await client.request(
      "providers/add", ["address": "leeks.example", "id": "leeks", "write": true])
    #expect(written["written"] == true && written["entry"] == ["id": "leeks"])
    let look = ProviderAddition(address: "leeks.example")
    var addition = look
    (addition.id, addition.writes) = ("leeks", true)
    #expect(client.service.log.requests == [.addProvider(look), .addProvider(addition)])
  }

  @Test func `each request to a site is told once it was answered`() async throws {
    let call = FakeCall()
    _ = try await EditorClient().request(
      "providers/add", ["address": "leeks.example", "workDoneToken": 1], call: call)
    let values = call.notifications.compactMap { $0.params["value"] }
    #expect(values.map { $0["kind"] } == ["begin", "report", "end"])
    #expect(try values[at: 1]["message"] == "asked robots.txt: leeks.example/robots.txt, 404")
  }

  @Test(
    arguments: [
      ([:], "/address"), (["address": 1], "/address"), (["address": "x", "id": []], "/id"),
      (["address": "x", "write": "yes"], "/write"),
    ] as [(JSON, String)])
  func `what is to be added is said in full`(_ params: JSON, _ path: String) async throws {
    let error = try await EditorClient().refusal("providers/add", params)
    #expect(error.code == .invalidParams && error.path == path)
  }

  @Test func `definitions are tested as they are named`() async throws {
    let client = EditorClient()
    _ = try await client.request("providers/test", ["ids": ["a"], "live": true])
    _ = try await client.request("providers/test")
    #expect(
      client.service.log.requests == [
        .testProviders(["a"], live: true), .testProviders([], live: false),
      ])
    let error = try await client.refusal("providers/test", ["ids": "a"])
    #expect(error.path == "/ids")
  }

  @Test func `the configuration is the service's own document`() async throws {
    let result = try await EditorClient().request("config/get")
    #expect(result == (try await FakeService().configuration()))
  }

  private static let listings: JSON = [
    ["provider": "a", "id": 1, "title": "Onion &amp; Leek  Soup", "ingredients": "onions, leeks"],
    ["provider": "a", "id": "2", "title": "Bread", "rank": 0],
    [1],
    [
      "provider": "b", "id": "9", "title": "Onion and Leek Soup",
      "ingredients": ["onions", "leeks"],
    ],
    ["provider": "b", "title": "Stew", "url": "https://y.example/stew"],
  ]

  @Test func `listings become recipes, and what is none is told with its place`() async throws {
    let result = try await EditorClient().request("merge", ["listings": Self.listings])
    #expect(result["uncompared"] == 0)
    #expect(
      result["rejected"] == [
        [
          "index": 1, "message": "\"rank\" is not a whole number from 1",
          "fix": "write a whole number from 1, or leave the member out", "path": "/listings/1/rank",
        ],
        [
          "index": 2, "message": "the listing is an array, not an object",
          "fix": "write {\"provider\": ..., \"id\": ..., \"title\": ...}", "path": "/listings/2",
        ],
      ])
    let items = try #require(result["items"]?.arrayValue)
    #expect(items.map { $0["title"] } == ["Onion & Leek Soup", "Stew"])
    #expect(items.first?["sources"]?.arrayValue?.count == 2)
    #expect(items.first?["explain"] == nil)
  }

  @Test func `weights, groups, order and limit are the engine's`() async throws {
    let result = try await EditorClient().request(
      "merge",
      [
        "listings": Self.listings, "k": 10, "weights": ["b": 0.5], "groups": [["a", "b"]],
        "sort": "title", "limit": 1, "explain": true,
      ])
    let items = try #require(result["items"]?.arrayValue)
    #expect(items.count == 1)
    let votes = try #require(items.first?["explain"]?["votes"]?.arrayValue)
    #expect(votes.count == 1)
    #expect(votes.first?["group"] == "a+b")
    #expect(votes.first?["term"] == 0.090909090909091)
  }

  @Test(
    arguments: [
      ([:], "/listings"), (["listings": [:]], "/listings"), (["listings": [], "k": -1], "/k"),
      (["listings": [], "weights": ["a/b": 101]], "/weights/a~1b"),
      (["listings": [], "weights": []], "/weights"),
      (["listings": [], "groups": [["a"]]], "/groups/0"),
      (["listings": [], "groups": [["a", 5]]], "/groups/0/1"),
      (["listings": [], "groups": [["a", "b"], ["c", "a"]]], "/groups/1/1"),
      (["listings": [], "sort": "x"], "/sort"), (["listings": [], "limit": 0], "/limit"),
    ] as [(JSON, String)])
  func `options of a merge have to be right`(_ params: JSON, _ path: String) async throws {
    let error = try await EditorClient().refusal("merge", params)
    #expect(error.code == .invalidParams)
    #expect(error.path == path)
  }

  @Test func `a command is the method that it stands for`() async throws {
    let client = EditorClient()
    let call = FakeCall()
    let result = try await client.request(
      "workspace/executeCommand",
      [
        "command": "potluck.search", "arguments": [["query": "soup", "limit": 3]],
        "workDoneToken": 9,
      ], call: call)
    #expect(result["order"]?.arrayValue?.count == 3)
    #expect(call.notifications.contains { $0.params["token"] == 9 })
    let bare = try await client.request(
      "workspace/executeCommand", ["command": "potluck.search", "arguments": ["leek"]])
    #expect(bare["query"]?["text"] == "leek")
    for text in ["alpha:2", "https://leeks.example/soup"] as [JSON] {
      let recipe = try await client.request(
        "workspace/executeCommand", ["command": "potluck.get", "arguments": [text]])
      #expect(recipe["recipe"]?["id"] == "alpha:2")
    }
  }

  @Test func `a command's wrong parameter is named where it stands`() async throws {
    let client = EditorClient()
    let method = "workspace/executeCommand"
    let unknown = try await client.refusal(method, ["command": "potluck.serch"])
    #expect(unknown.path == "/command")
    #expect(unknown.message.hasSuffix("did you mean \"potluck.search\"?"))
    let missing = try await client.refusal(method, ["command": "potluck.search"])
    #expect(missing.path == "/arguments/0/query")
    let wrong = try await client.refusal(
      method, ["command": "potluck.search", "arguments": [["query": "x", "limit": 0]]])
    #expect(wrong.path == "/arguments/0/limit")
    let list = try await client.refusal(method, ["command": "potluck.get", "arguments": [5]])
    #expect(list.path == "/arguments/0")
  }
}
