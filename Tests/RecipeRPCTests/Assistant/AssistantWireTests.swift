import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct AssistantWireTests {
  private static func hello(_ version: String) -> String {
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":"#
      + AssistantClient.hello(version).text() + "}\n"
  }

  /// What the server wrote, message by message.
  private static func answers(to input: String) async throws -> (status: Int32, messages: [JSON]) {
    let handler = AssistantHandler(service: FakeService())
    let (status, output) = await Peer.serve(input, handler: handler)
    return (status, try output.split(separator: "\n").map { try JSON(parsing: String($0)) })
  }

  @Test func `a host may send its whole beginning in one write`() async throws {
    let (status, messages) = try await Self.answers(
      to: Self.hello("2025-06-18") + """
        {"jsonrpc":"2.0","method":"notifications/initialized"}
        {"jsonrpc":"2.0","id":1,"method":"tools/list"}

        """)
    #expect(status == 0)
    #expect(messages.map { $0["id"] } == [0, 1])
    #expect(messages.last?["result"]?["tools"]?.arrayValue?.count == 7)
  }

  @Test func `an answer to what cannot be read has no id`() async throws {
    let (_, messages) = try await Self.answers(
      to: Self.hello("2025-11-25") + """
        {not json
        {"jsonrpc":"2.0","id":null,"method":"ping"}
        [{"jsonrpc":"2.0","id":1,"method":"ping"}]
        {"jsonrpc":"2.0","id":2,"method":"ping"}

        """)
    let codes = messages.dropFirst().map { $0["error"]?["code"] ?? 0 }
    #expect(codes == [-32700, -32600, -32600, 0])
    #expect(messages[1...3].allSatisfy { $0["id"] == nil })
    #expect(messages.last?["id"] == 2)
  }

  @Test func `the revision that has batches gets one array back`() async throws {
    let (_, messages) = try await Self.answers(
      to: Self.hello("2025-03-26") + """
        [{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"}]

        """)
    #expect(messages.last == [["jsonrpc": "2.0", "id": 1, "result": [:]]])
  }

  @Test func `nothing follows a cancellation, and an open channel does not hold up the end`()
    async throws
  {
    let meta = AssistantClient.meta.text()
    let (status, messages) = try await Self.answers(
      to: Self.hello("2025-11-25") + """
        {"jsonrpc":"2.0","id":"s","method":"tools/call","params":{"name":"search_recipes",\
        "arguments":{"query":"__slow__"},"_meta":{"progressToken":1}}}
        {"jsonrpc":"2.0","id":"l","method":"subscriptions/listen","params":{"_meta":\(meta),\
        "notifications":{}}}
        {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"s"}}
        {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"nobody"}}
        {"jsonrpc":"2.0","id":2,"method":"ping"}

        """)
    #expect(status == 0)
    #expect(messages.compactMap { $0["id"] } == [0, 2])
  }
}
