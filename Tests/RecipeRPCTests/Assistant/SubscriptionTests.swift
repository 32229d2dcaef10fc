import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct SubscriptionTests {
  @Test func `a channel is acknowledged under its own name and stays open until it is cancelled`()
    async throws
  {
    let client = AssistantClient.stateless()
    let wish: JSON = ["notifications": ["toolsListChanged": true]]
    guard case .work(let work) = client.handling("subscriptions/listen", wish) else {
      Issue.record("nothing was opened")
      return
    }
    let call = FakeCall(id: "listen-1")
    let channel = Task { try await work.body(call) }
    while call.notifications.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    let note = try #require(call.notifications.first)
    #expect(note.method == "notifications/subscriptions/acknowledged" && !note.mayBeDropped)
    #expect(
      note.params == [
        "notifications": [:], "_meta": ["io.modelcontextprotocol/subscriptionId": "listen-1"],
      ])
    channel.cancel()
    await #expect(throws: CancellationError.self) { try await channel.value }
    #expect(call.notifications.count == 1)
  }

  @Test func `a channel has to say what for`() async throws {
    let error = try await AssistantClient.stateless().error("subscriptions/listen")
    #expect(error.code == .invalidParams && error.message.contains("notifications"))
  }
}
