import RecipeModel
import RecipeProviderKit
import RecipeRendering
import RecipeSearch
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct SearchStreamTests {
  private static func values(_ call: FakeCall, token: JSON) -> [JSON] {
    call.notifications.filter { $0.method == "$/progress" && $0.params["token"] == token }
      .compactMap { $0.params["value"] }
  }

  @Test(arguments: ["p-1", 7, 9_007_199_254_740_993] as [JSON])
  func `each source reports once, and the answer repeats nothing`(_ token: JSON) async throws {
    let call = FakeCall()
    let result = try await EditorClient().request(
      "search", ["query": "soup", "partialResultToken": token], call: call)
    let values = Self.values(call, token: token)
    #expect(values.count == call.notifications.count)
    #expect(call.notifications.allSatisfy { !$0.mayBeDropped })
    let providers = values.compactMap { $0["provider"] }
    #expect(Set(providers.compactMap { $0["id"]?.stringValue }) == ["alpha", "beta", "broken"])
    #expect(providers.count == 3)
    let broken = try #require(values.first { $0["provider"]?["id"] == "broken" })
    #expect(broken["items"] == [])
    #expect(broken["provider"]?["status"] == "httpError")
    #expect(broken["provider"]?["count"] == 0)
    let alpha = try #require(values.first { $0["provider"]?["id"] == "alpha" })
    #expect(alpha["items"]?.arrayValue?.count == 4)
    #expect(alpha["provider"]?["count"] == 4)
    #expect(alpha["provider"]?["elapsedMs"]?.intValue != nil)
    #expect(result["items"] == [])
    #expect(result["order"]?.arrayValue?.count == 6)
    #expect(result["summary"]?["recipes"] == 6)
  }

  @Test func `order and merged make the whole list of what was shown`() async throws {
    let client = EditorClient()
    let call = FakeCall()
    let result = try await client.request(
      "search", ["query": "soup", "partialResultToken": 1], call: call)
    var shown = Set(
      Self.values(call, token: 1).flatMap { $0["items"]?.arrayValue ?? [] }
        .compactMap { $0["id"]?.stringValue })
    #expect(shown.count == 7)
    let merged = try #require(result["merged"]?.arrayValue)
    #expect(merged.count == 1)
    let order = try #require(result["order"]).strings
    for pair in merged {
      let id = try #require(pair["id"]?.stringValue)
      let into = try #require(pair["into"]?.stringValue)
      #expect(shown.remove(id) != nil)
      #expect(order.contains(into) && !order.contains(id))
    }
    #expect(shown == Set(order))
    let plain = try await client.request("search", ["query": "soup"])
    #expect(order == plain["order"]?.strings)
  }

  @Test func `progress begins, rises and ends before the answer`() async throws {
    let call = FakeCall()
    _ = try await EditorClient().request(
      "search", ["query": "soup", "workDoneToken": 42], call: call)
    let values = Self.values(call, token: 42)
    #expect(values.first?["kind"] == "begin")
    #expect(values.first?["cancellable"] == true)
    #expect(values.first?["title"] == "Searching soup")
    #expect(values.last?["kind"] == "end")
    let reports = values.dropFirst().dropLast()
    #expect(reports.count == 3)
    let percentages = reports.compactMap { $0["percentage"]?.intValue }
    #expect(percentages == percentages.sorted() && percentages.last == 100)
    let messages = Set(reports.compactMap { $0["message"]?.stringValue })
    #expect(messages == ["alpha: 4", "beta: 3", "broken: httpError"])
    let droppable = call.notifications.filter(\.mayBeDropped).compactMap { $0.params["value"] }
    #expect(droppable.allSatisfy { $0["kind"] == "report" })
  }

  @Test func `progress ends where the search fails`() async throws {
    var service = FakeService()
    service.failure = Failure(.storage, "the configuration cannot be read")
    let call = FakeCall()
    await #expect(throws: WireError.self) {
      try await EditorClient(service).request(
        "search", ["query": "soup", "workDoneToken": "w"], call: call)
    }
    #expect(Self.values(call, token: "w").map { $0["kind"] } == ["begin", "end"])
  }

  @Test func `nobody is told who did not ask`() async throws {
    let call = FakeCall()
    _ = try await EditorClient().request("search", ["query": "soup"], call: call)
    #expect(call.notifications.isEmpty)
  }

  @Test func `cancelling ends the search`() async throws {
    let work = try EditorClient().work(
      "search", ["query": "__slow__", "partialResultToken": 1, "workDoneToken": 2])
    let task = Task { try await work.body(FakeCall()) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `pages follow each other without a gap or a repetition`() async throws {
    let client = EditorClient()
    let whole = try await client.request("search", ["query": "soup"])
    var ids: [String] = []
    var page = try await client.request("search", ["query": "soup", "limit": 2])
    ids += page["order"]?.strings ?? []
    #expect(page["total"] == 7)
    while let cursor = page["cursor"]?.stringValue {
      let call = FakeCall()
      page = try await client.request(
        "search/more", ["cursor": .string(cursor), "limit": 2, "partialResultToken": 1], call: call)
      let order = page["order"]?.strings ?? []
      let shown = Set(
        Self.values(call, token: 1).flatMap { $0["items"]?.arrayValue ?? [] }
          .compactMap { $0["id"]?.stringValue })
      #expect(shown.isSuperset(of: order))
      #expect(shown.isDisjoint(with: ids))
      ids += order
    }
    #expect(ids == whole["order"]?.strings)
  }

  @Test(arguments: ["", "nonsense", "e30=", "eyJjIjoieCIsInEiOiJzb3VwIn0="])
  func `a cursor that is none is told to be`(_ cursor: String) async throws {
    let error = try await EditorClient().refusal("search/more", ["cursor": .string(cursor)])
    #expect(error.code == .invalidParams)
    #expect(error.kind == "cursorExpired")
    #expect(error.path == "/cursor")
  }

  @Test func `what two sources show to be two recipes is sent before the answer names it`()
    async throws
  {
    let call = FakeCall()
    let stream = SearchStream(
      call, SearchRequest(query: SearchQuery(text: "soup")),
      tokens: ProgressTokens(partialResult: 1),
      explain: false)
    let report = try await FakeService().search(
      SearchRequest(query: SearchQuery(text: "soup"))
    ) { event in
      if case .page(provider: "alpha", _) = event.kind { return }
      await stream.take(event)
    }
    let before = await stream.shown
    await stream.complete(report)
    let after = await stream.shown
    #expect(after.isSuperset(of: report.recipes.map(\.id)))
    #expect(!before.isSuperset(of: report.recipes.map(\.id)))
  }
}
