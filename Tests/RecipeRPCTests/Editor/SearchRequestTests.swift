import RecipeModel
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct SearchRequestTests {
  @Test func `every parameter reaches the engine`() async throws {
    let client = EditorClient()
    _ = try await client.request(
      "search",
      [
        "query": " onion  soup ", "providers": ["alpha", "beta"], "include": ["stock"],
        "exclude": ["peanut"], "diet": [], "maxTotalMinutes": 90, "sort": "time", "limit": 7,
        "timeoutMs": 8000, "offline": true, "unknown": [1],
      ])
    let request = try #require(client.service.log.searches.first)
    #expect(request.query.text == "onion soup")
    #expect(request.query.include == ["stock"])
    #expect(request.query.exclude == ["peanut"])
    #expect(request.query.maxMinutes == 90)
    #expect(request.query.sort == .time)
    #expect(request.query.limit == 7)
    #expect(request.providers == ["alpha", "beta"])
    #expect(request.timeout == .seconds(8))
    #expect(request.isOffline && !request.isRefresh)
  }

  @Test func `the answer is the report, in the order of the report`() async throws {
    let client = EditorClient()
    let result = try await client.request("search", ["query": "soup"])
    let report = try await client.service.search(
      SearchRequest(query: SearchQuery(text: "soup"))
    ) { _ in }
    let document = ReportJSON().json(report)
    #expect(result["order"]?.strings == report.recipes.map(\.id))
    #expect(result["items"]?.arrayValue?.map { $0["id"] } == report.recipes.map { .string($0.id) })
    #expect(result["items"] == document["items"]?.withoutNulls)
    #expect(result["plan"] == document["plan"])
    #expect(result["query"] == document["query"])
    #expect(result["summary"]?["recipes"] == 6)
    #expect(result["complete"] == false)
    #expect(result["cursor"] == .null)
    #expect(result["merged"] == [])
    #expect(result["total"] == 6)
    #expect(result["searchId"]?.stringValue?.hasPrefix("s_") == true)
    #expect(result["elapsedMs"]?.intValue != nil)
  }

  @Test func `what a recipe lacks is left out rather than null`() async throws {
    let result = try await EditorClient().request("search", ["query": "soup"])
    let items = try #require(result["items"]?.arrayValue)
    #expect(items.allSatisfy { $0["image"] == nil && $0["url"] != nil })
    #expect(result["items"]?.text().contains("null") == false)
  }

  @Test func `explanations come when they are wanted`() async throws {
    let client = EditorClient()
    let bare = try await client.request("search", ["query": "soup"])
    #expect(bare["items"]?.arrayValue?.first?["explain"] == nil)
    let full = try await client.request("search", ["query": "soup", "explain": true])
    #expect(full["items"]?.arrayValue?.first?["explain"]?["votes"] != nil)
  }

  @Test func `what no source can be asked for is said in the plan`() async throws {
    let client = EditorClient()
    let result = try await client.request(
      "search", ["query": "soup", "cuisine": ["thai"], "language": "en"])
    let plan = try #require(result["plan"]?.arrayValue)
    #expect(plan.count == 3)
    #expect(plan.allSatisfy { $0["unsupported"] == ["cuisine", "language"] })
    let page = try await client.request(
      "search", ["query": "soup", "cuisine": ["thai"], "limit": 1])
    let next = try await client.request("search/more", ["cursor": try #require(page["cursor"])])
    #expect(next["plan"]?.arrayValue?.allSatisfy { $0["unsupported"] == ["cuisine"] } == true)
    let none = try await client.request("search", ["query": "soup", "cuisine": []])
    #expect(none["plan"]?.arrayValue?.allSatisfy { $0["unsupported"] == [] } == true)
  }

  @Test func `the page that follows leaves out what the page before did`() async throws {
    let service = FakeService()
    let client = EditorClient(service)
    let page = try await client.request(
      "search", ["query": "soup", "limit": 1, "avoid": ["celery"], "law": "us"])
    _ = try await client.request("search/more", ["cursor": try #require(page["cursor"])])
    #expect(service.log.searches.count == 2)
    for search in service.log.searches {
      #expect(search.query.avoid == [.celery] && search.query.law == .us)
    }
  }

  @Test func `a search that lost its sources is a result`() async throws {
    var service = FakeService()
    service.sources = [.broken]
    let result = try await EditorClient(service).request("search", ["query": "soup"])
    #expect(result["complete"] == false)
    #expect(result["items"] == [])
    #expect(result["providers"]?.arrayValue?.first?["error"]?["httpStatus"] == 503)
  }

  @Test func `a search that could not ask anybody fails with its kind`() async throws {
    var service = FakeService()
    service.failure = Failure(.allProvidersFailed, "there is no source to ask")
    let error = try await EditorClient(service).refusal("search", ["query": "soup"])
    #expect(error.code == .requestFailed)
    #expect(error.kind == "allProvidersFailed")
  }

  @Test(
    arguments: [
      ([:], "/query"), (["query": nil], "/query"), (["query": 5], "/query"),
      (["query": "x", "providers": "a"], "/providers"),
      (["query": "x", "include": ["a", 5]], "/include/1"),
      (["query": "x", "exclude": [:]], "/exclude"),
      (["query": "x", "diet": ["vegan", "vegn"]], "/diet/1"),
      (["query": "x", "cuisine": 1], "/cuisine"),
      (["query": "x", "language": ["en"]], "/language"),
      (["query": "x", "maxTotalMinutes": 0], "/maxTotalMinutes"),
      (["query": "x", "sort": "Best"], "/sort"),
      (["query": "x", "limit": 0], "/limit"), (["query": "x", "limit": 101], "/limit"),
      (["query": "x", "limit": 1.5], "/limit"), (["query": "x", "limit": "5"], "/limit"),
      (["query": "x", "timeoutMs": 0], "/timeoutMs"), (["query": "x", "offline": 1], "/offline"),
      (["query": "x", "refresh": "no"], "/refresh"),
      (["query": "x", "offline": true, "refresh": true], "/refresh"),
      (["query": "x", "explain": []], "/explain"),
      (["query": "x", "partialResultToken": 1.5], "/partialResultToken"),
      (["query": "x", "workDoneToken": [:]], "/workDoneToken"),
      (["query": "x", "supersedes": 5], "/supersedes"),
      (["query": "x", "debounceMs": -1], "/debounceMs"),
      (["query": "x", "debounceMs": 60_001], "/debounceMs"),
      (["limit": 0, "query": 5, "include": 1], "/query"),
    ] as [(JSON, String)])
  func `a wrong parameter is named with what was expected`(_ params: JSON, _ path: String)
    async throws
  {
    for method in ["search", "compare"] {
      let error = try await EditorClient().refusal(method, params)
      #expect(error.code == .invalidParams)
      #expect(error.path == path)
      #expect(error.kind == "invalidParams")
      #expect(error.data?["hint"]?.stringValue?.isEmpty == false)
    }
  }

  @Test func `messages say what was there and what to write`() async throws {
    let limit = try await EditorClient().refusal("search", ["query": "x", "limit": 500])
    #expect(
      limit.message
        == "limit is 500, not a whole number from 1 to 100; "
        + "write a whole number from 1 to 100, or leave the member out")
    let diet = try await EditorClient().refusal("search", ["query": "x", "diet": ["vegn"]])
    #expect(diet.message.hasSuffix("did you mean \"vegan\"?"))
    let query = try await EditorClient().refusal("search", [:])
    #expect(query.message == "query is missing; add \"query\": a string")
    let number = try await EditorClient().refusal("search", ["query": 5])
    #expect(number.message == "query is a number, not a string; write a string")
  }

  @Test func `null counts as absent`() async throws {
    let client = EditorClient()
    _ = try await client.request(
      "search", ["query": "soup", "limit": nil, "providers": nil, "partialResultToken": nil])
    #expect(client.service.log.searches.first?.query.limit == 20)
  }

  @Test func `typing on replaces the search before, after a pause`() throws {
    let client = EditorClient()
    let work = try client.work(
      "search", ["query": "s", "supersedes": "picker-1", "debounceMs": 150])
    #expect(work.supersedes == "picker-1")
    #expect(work.delay == .milliseconds(150))
    let plain = try client.work("search", ["query": "s"])
    #expect(plain.supersedes == nil && plain.delay == .zero)
  }

  @Test func `a comparison is the service's own document`() async throws {
    let client = EditorClient()
    let call = FakeCall()
    let result = try await client.request(
      "compare", ["query": "soup", "partialResultToken": 1, "workDoneToken": 2], call: call)
    #expect(result["providers"]?.arrayValue?.count == 3)
    #expect(call.notifications.allSatisfy { $0.params["token"] == 2 })
    let noted = try await client.request("compare", ["query": "soup", "language": "en"])
    #expect(noted["unsupported"] == ["language"])
  }
}
