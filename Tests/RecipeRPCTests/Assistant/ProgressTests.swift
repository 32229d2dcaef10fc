import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct ProgressTests {
  @Test(arguments: ["search_recipes", "compare_providers"])
  func `progress grows with every source, under the token that came`(tool: String) async throws {
    let client = try await AssistantClient.connected()
    let call = FakeCall()
    _ = try await client.call(tool, ["query": "soup"], call: call, progress: "p-1")
    let notes = call.notifications
    #expect(notes.allSatisfy { $0.method == "notifications/progress" && $0.mayBeDropped })
    #expect(notes.allSatisfy { $0.params["progressToken"] == "p-1" && $0.params["total"] == 3 })
    #expect(notes.compactMap { $0.params["progress"]?.intValue } == [0, 1, 2, 3])
    #expect(notes.contains { $0.params["message"] == "alpha: 4 recipes" })
    #expect(notes.contains { $0.params["message"] == "broken: httpError" })
  }

  @Test func `nothing is sent to a client that did not ask for progress`() async throws {
    let client = try await AssistantClient.connected()
    for token: JSON? in [nil, .null, true, 1.5, []] {
      let call = FakeCall()
      _ = try await client.call("search_recipes", ["query": "soup"], call: call, progress: token)
      #expect(call.notifications.isEmpty)
    }
  }

  @Test func `a cancelled search ends without an answer`() async throws {
    let client = try await AssistantClient.connected()
    let params: JSON = ["name": "search_recipes", "arguments": ["query": "__slow__"]]
    guard case .work(let work) = client.handling("tools/call", params) else {
      Issue.record("nothing was begun")
      return
    }
    let search = Task { try await work.body(FakeCall()) }
    search.cancel()
    await #expect(throws: CancellationError.self) { try await search.value }
  }
}
