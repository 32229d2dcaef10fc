import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct PromptTests {
  @Test func `the prompts are listed with their arguments`() async throws {
    let client = try await AssistantClient.connected()
    let prompts = try await client.result("prompts/list")["prompts"]?.arrayValue ?? []
    #expect(prompts.map { $0["name"] } == ["cook_with", "compare_versions"])
    let arguments = prompts.first?["arguments"]?.arrayValue ?? []
    #expect(arguments.map { $0["name"] } == ["ingredients", "diet", "cuisine"])
    #expect(arguments.map { $0["required"] } == [true, false, false])
  }

  @Test func `a prompt is filled in with what was given`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.result(
      "prompts/get",
      ["name": "cook_with", "arguments": ["ingredients": "leek, eggs", "diet": "vegetarian"]])
    let message = try #require(result["messages"]?.arrayValue?.first)
    #expect(message["role"] == "user")
    let text = try #require(message["content"]?["text"]?.stringValue)
    #expect(text.contains("leek, eggs") && text.contains("has to be vegetarian"))
    #expect(text.contains("search_recipes") && !text.contains("cuisine"))
    let versions = try await client.result(
      "prompts/get", ["name": "compare_versions", "arguments": ["dish": "ramen"]])
    #expect(
      versions["messages"]?.arrayValue?.first?["content"]?["text"]?.stringValue?.contains("ramen")
        == true)
  }

  @Test func `what is missing, of the wrong kind or unknown is named`() async throws {
    let client = try await AssistantClient.connected()
    let wrong: [(JSON, String)] = [
      (["name": "cook_with"], "ingredients"),
      (["name": "cook_with", "arguments": ["ingredients": "  "]], "ingredients"),
      (["name": "cook_with", "arguments": ["ingredients": 5]], "must be a string"),
      (["name": "cook_with", "arguments": []], "must be an object"),
      (["name": "bake"], "cook_with"), ([:], "name"),
    ]
    for (params, word) in wrong {
      let error = try await client.error("prompts/get", params)
      #expect(error.code == .invalidParams && error.message.contains(word), "\(error.message)")
    }
  }

  @Test(arguments: [
    ("diet", "V", ["vegetarian", "vegan"]), ("diet", "kos", ["kosher"]), ("diet", "x", []),
    ("cuisine", "th", ["Thai"]), ("ingredients", "l", []),
  ])
  func `arguments of a prompt are completed by their beginning`(
    argument: String, beginning: String, values: [String]
  ) async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.result(
      "completion/complete",
      [
        "ref": ["type": "ref/prompt", "name": "cook_with"],
        "argument": ["name": .string(argument), "value": .string(beginning)],
      ])
    #expect(
      result == [
        "completion": [
          "values": .array(values.map(JSON.string)), "total": .int(values.count), "hasMore": false,
        ]
      ])
  }

  @Test func `the source of the template is completed from the configuration`() async throws {
    var service = FakeService()
    func complete(_ beginning: String) async throws -> JSON? {
      try await AssistantClient.stateless(service).result(
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": "recipe://{provider}/{id}"],
          "argument": ["name": "provider", "value": .string(beginning)],
        ])["completion"]
    }
    #expect(try await complete("b")?["values"] == ["beta", "broken"])
    service.sources = (1...250).map { CannedProvider("s\($0)", recipes: []) }
    let many = try await complete("s")
    #expect(many?["values"]?.arrayValue?.count == 100)
    #expect(many?["total"] == 250 && many?["hasMore"] == true)
  }

  @Test func `identifiers are completed from what was shown`() async throws {
    var service = FakeService()
    service.shown = [("beta", "tomato"), ("alpha", "1"), ("beta", "pea"), ("beta", "tomato")].map {
      ListingID(provider: $0, id: $1)
    }
    let client = try await AssistantClient.connected(service)
    func complete(_ beginning: String, provider: JSON) async throws -> JSON? {
      try await client.result(
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": "recipe://{provider}/{id}"],
          "argument": ["name": "id", "value": .string(beginning)],
          "context": ["arguments": ["provider": provider]],
        ])["completion"]?["values"]
    }
    #expect(try await complete("", provider: "beta") == ["tomato", "pea"])
    #expect(try await complete("p", provider: nil) == ["pea"])
  }

  @Test func `a service that cannot tell its sources is an error that says why`() async throws {
    var service = FakeService()
    service.failure = Failure(.storage, "no \u{1B}file", fix: "write one")
    let client = try await AssistantClient.connected(service)
    let requests: [(String, JSON)] = [
      (
        "completion/complete",
        [
          "ref": ["type": "ref/resource", "uri": "recipe://{provider}/{id}"],
          "argument": ["name": "provider", "value": ""],
        ]
      ),
      ("resources/read", ["uri": "potluck://providers"]),
    ]
    for (method, params) in requests {
      let error = try await client.error(method, params)
      #expect(error.code == .internalError && error.message == "no ␛file; write one")
    }
  }

  @Test func `a completion of nothing that is there is refused`() async throws {
    let client = try await AssistantClient.connected()
    let value: JSON = ["name": "diet", "value": "v"]
    let wrong: [JSON] = [
      ["ref": ["type": "ref/prompt", "name": "bake"], "argument": value],
      ["ref": ["type": "ref/resource", "uri": "x://y"], "argument": value],
      ["ref": ["type": "ref/other"], "argument": value],
      [
        "ref": ["type": "ref/prompt", "name": "cook_with"],
        "argument": ["name": "oven", "value": ""],
      ],
      ["ref": ["type": "ref/prompt", "name": "cook_with"], "argument": ["name": "diet"]], [:],
    ]
    for params in wrong {
      #expect(try await client.error("completion/complete", params).code == .invalidParams)
    }
  }
}
