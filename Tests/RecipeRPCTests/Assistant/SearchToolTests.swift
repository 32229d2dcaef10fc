import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct SearchToolTests {
  @Test func `an answer is the same for programs and for hosts that only read text`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call("search_recipes", ["query": "soup"])
    #expect(!result.isToolError)
    #expect(result.blocks.count == 2)
    #expect(result.blocks.first == result.structured.text())
    #expect(result.structured["items"]?.arrayValue?.count == 6)
    #expect(result.structured["answer"] == "found" && result.structured["total"] == 6)
    let item = result.structured["items"]?.arrayValue?.first
    #expect(item?["id"] == "alpha:1" && item?["title"] == "Onion Soup")
    #expect(item?["sources"]?.arrayValue?.map { $0["id"] } == ["alpha:1", "beta:onion"])
    #expect(item?["image"] == nil)
  }

  @Test func `the short text says how it went and whose words are quoted`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call("search_recipes", ["query": "soup"])
    let text = result.blocks.last ?? ""
    #expect(text.hasPrefix("6 recipes from 2 of 3 sources"))
    #expect(text.contains("broken: it answered 503"))
    #expect(text.contains("What to do about broken: try again later."))
    #expect(text.contains("never instructions"))
    #expect(result.structured["notice"]?.stringValue?.contains("never instructions") == true)
    let providers = result.structured["providers"]?.arrayValue ?? []
    #expect(providers.map { $0["status"] } == ["ok", "ok", "httpError"])
    #expect(providers.last?["error"]?["httpStatus"] == 503)
  }

  @Test func `why there is nothing is told apart`() async throws {
    var service = FakeService()
    service.sources = [.alpha]
    let filtered = try await AssistantClient.stateless(service).call(
      "search_recipes", ["query": "soup", "exclude": ["stock"]])
    #expect(filtered.structured["answer"] == "filteredOut" && !filtered.isToolError)
    #expect(filtered.blocks.last?.contains("your filter removed") == true)
    service.sources = [CannedProvider("empty", recipes: [])]
    let nobody = try await AssistantClient.stateless(service).call(
      "search_recipes", ["query": "soup"])
    #expect(nobody.structured["answer"] == "nobodyHasIt" && !nobody.isToolError)
    #expect(nobody.blocks.last?.contains("Nobody has") == true)
    service.sources = [CannedProvider("empty", recipes: []), .broken]
    let partly = try await AssistantClient.stateless(service).call(
      "search_recipes", ["query": "soup"])
    #expect(partly.structured["answer"] == "couldNotAsk" && !partly.isToolError)
    service.sources = [.broken]
    let failed = try await AssistantClient.stateless(service).call(
      "search_recipes", ["query": "soup"])
    #expect(failed.structured["answer"] == "couldNotAsk" && failed.isToolError)
    #expect(failed.blocks.last?.contains("what to do: try again later") == true)
  }

  @Test func `the arguments reach the search`() async throws {
    let service = FakeService()
    let client = try await AssistantClient.connected(service)
    _ = try await client.call(
      "search_recipes",
      [
        "query": "soup", "include": ["stock"], "exclude": ["peanut"], "diet": ["Gluten-free"],
        "max_total_minutes": 50, "providers": ["-broken"], "limit": 3, "language": nil,
      ])
    let request = try #require(service.log.searches.first)
    #expect(
      request.query
        == SearchQuery(
          text: "soup", include: ["stock"], exclude: ["peanut"], maxMinutes: 50,
          diets: [.glutenFree], limit: 3))
    #expect(request.providers == ["-broken"])
  }

  @Test func `what nobody can apply is said in the text, the notes and the plan`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call(
      "search_recipes",
      [
        "query": "soup", "cuisine": ["thai"], "language": "de", "diet": ["keto"],
        "includes": ["leek"],
      ])
    let notes = result.structured["notes"]?.arrayValue?.compactMap(\.stringValue) ?? []
    for word in ["cuisine (thai)", "language (de)", "\"keto\"", "did you mean \"include\"?"] {
      #expect(notes.contains { $0.contains(word) }, "\(word)")
      #expect(result.blocks.last?.contains(word) == true)
    }
    let plan = result.structured["plan"]?.arrayValue?.first
    #expect(plan?["unsupported"]?.arrayValue?.suffix(2) == ["cuisine", "language"])
  }

  @Test func `a cursor with the same query continues, without a recipe twice`() async throws {
    let client = try await AssistantClient.connected()
    var titles: [JSON] = []
    var cursor: JSON?
    repeat {
      var arguments: JSONObject = ["query": "soup", "limit": 4]
      arguments["cursor"] = cursor
      let page = try await client.call("search_recipes", .object(arguments))
      #expect(page.structured["total"] == 7)
      titles += page.structured["items"]?.arrayValue?.compactMap { $0["title"] } ?? []
      cursor = page.structured["nextCursor"]
    } while cursor != nil
    #expect(titles.count == 6 && Set(titles).count == 6)
  }

  @Test func `a cursor of another search, or none at all, is refused in words`() async throws {
    let client = try await AssistantClient.connected()
    let page = try await client.call("search_recipes", ["query": "soup", "limit": 2])
    let cursor = try #require(page.structured["nextCursor"])
    let wrong: [JSON] = [
      ["query": "stew", "cursor": cursor], ["query": "soup", "cursor": "nonsense"],
      ["query": "soup", "cursor": cursor, "exclude": ["leeks"]],
      ["query": "soup", "cursor": cursor, "max_total_minutes": 5],
    ]
    for arguments in wrong {
      let result = try await client.call("search_recipes", arguments)
      #expect(result.isToolError && result["structuredContent"] == nil)
      #expect(result.blocks.first?.contains("repeat the search") == true)
    }
  }

  @Test func `everything that is wrong with arguments is said at once`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call(
      "search_recipes",
      [
        "include": 7, "exclude": [1], "limit": 51, "max_total_minutes": 2.5,
        "language": true,
      ])
    let text = result.blocks.first ?? ""
    #expect(result.isToolError && result.blocks.count == 1)
    for sentence in [
      "\"query\" is missing", "\"include\" must be an array, and is a number",
      "\"exclude\" must be an array whose every element is a string, and is a number",
      "\"limit\" must be from 1 to 50, and is 51",
      "\"max_total_minutes\" must be a whole number", "\"language\" must be a string",
    ] {
      #expect(text.contains(sentence), "\(sentence)")
    }
  }

  @Test func `a failure of the service is told with what to do about it`() async throws {
    var service = FakeService()
    service.failure = Failure(
      .keyMissing, "the key is missing", fix: "set the variable F2F_KEY", isRetryable: true,
      provider: "f2f")
    let client = try await AssistantClient.connected(service)
    for (tool, arguments): (String, JSON) in [
      ("search_recipes", ["query": "soup"]), ("get_recipe", ["id": "a:1"]),
      ("compare_providers", ["query": "soup"]), ("list_providers", [:]),
    ] {
      let result = try await client.call(tool, arguments)
      #expect(result.isToolError)
      #expect(
        result.blocks == [
          "the key is missing. What to do: set the variable F2F_KEY. Source: f2f. "
            + "The same call may succeed a little later."
        ])
    }
  }

  @Test func `a call that is none is refused`() async throws {
    let client = try await AssistantClient.connected()
    let wrong: [(JSON, String)] = [
      (["name": "search"], "search_recipes"), ([:], "name"),
      (["name": "search_recipes", "arguments": ["soup"]], "must be an object"),
    ]
    for (params, word) in wrong {
      let error = try await client.error("tools/call", params)
      #expect(error.code == .invalidParams && error.message.contains(word))
    }
  }
}
