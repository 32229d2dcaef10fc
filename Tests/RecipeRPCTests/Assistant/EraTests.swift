import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct EraTests {
  /// Requests that both eras answer.
  private static let shared: [(method: String, params: JSON)] = [
    ("tools/list", [:]), ("tools/call", ["name": "list_providers"]),
    ("tools/call", ["name": "search_recipes", "arguments": ["query": "soup"]]),
    ("resources/list", [:]), ("resources/templates/list", [:]),
    ("resources/read", ["uri": "potluck://providers"]),
    ("resources/read", ["uri": "recipe://alpha/1"]), ("prompts/list", [:]),
    ("prompts/get", ["name": "cook_with", "arguments": ["ingredients": "leek"]]),
    (
      "completion/complete",
      [
        "ref": ["type": "ref/prompt", "name": "cook_with"],
        "argument": ["name": "diet", "value": "v"],
      ]
    ),
  ]

  @Test(arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
  func `a handshake gets the revision that it asks for`(version: String) async throws {
    let result = try await AssistantClient().result("initialize", AssistantClient.hello(version))
    #expect(result["protocolVersion"] == .string(version))
    #expect(result["serverInfo"]?["name"] == "potluck")
    #expect(result["serverInfo"]?["version"] == "1.2.3")
    #expect(
      result["capabilities"]
        == ["tools": [:], "resources": [:], "prompts": [:], "completions": [:]])
  }

  @Test(arguments: ["2026-07-28", "1999-01-01", ""])
  func `a handshake for another revision gets the newest that has one`(version: String) async throws
  {
    let result = try await AssistantClient().result("initialize", AssistantClient.hello(version))
    #expect(result["protocolVersion"] == "2025-11-25")
  }

  @Test func `an editor that starts the wrong server is told which one to start`() async throws {
    let error = try await AssistantClient().error(
      "initialize", ["processId": 1, "rootUri": nil, "capabilities": [:]])
    #expect(error.code == .invalidParams)
    #expect(error.message.contains("potluck stdio"))
    let nameless = try await AssistantClient().error("initialize", [:])
    #expect(nameless.message.contains("protocolVersion"))
  }

  @Test func `only a connection of the revision that has batches takes them`() async throws {
    let client = AssistantClient()
    #expect(!client.handler.rules.allowsBatches())
    _ = try await client.result("initialize", AssistantClient.hello("2025-03-26"))
    #expect(client.handler.rules.allowsBatches())
    _ = try await client.result("initialize", AssistantClient.hello("2025-06-18"))
    #expect(!client.handler.rules.allowsBatches())
    #expect(!client.handler.rules.answersCancelled && !client.handler.rules.allowsNullID)
  }

  @Test func `a request before any handshake is told what is missing, and a ping is answered`()
    async throws
  {
    let client = AssistantClient()
    #expect(try await client.result("ping") == [:])
    #expect(try await client.result("ping", [:]) == [:])
    let early = try await client.error("tools/list")
    #expect(early.code == .invalidParams && early.message.contains("initialize"))
    #expect(try await client.error("no/such").code == .methodNotFound)
  }

  @Test func `answers after a handshake have nothing of the stateless era`() async throws {
    let client = try await AssistantClient.connected()
    for (method, params) in Self.shared {
      let names = try await client.result(method, params).memberNames
      #expect(names.isDisjoint(with: ["resultType", "ttlMs", "cacheScope"]), "\(method)")
      #expect(!names.contains { $0.hasPrefix("io.modelcontextprotocol/") }, "\(method)")
    }
  }

  @Test func `every answer of the stateless era says what it is and who gives it`() async throws {
    let client = AssistantClient.stateless()
    for (method, params) in Self.shared + [("server/discover", [:])] {
      let result = try await client.result(method, params)
      #expect(result["resultType"] == "complete", "\(method)")
      let server = result["_meta"]?["io.modelcontextprotocol/serverInfo"]
      #expect(server?["name"] == "potluck", "\(method)")
      let isKept = !["tools/call", "prompts/get", "completion/complete"].contains(method)
      #expect((result["ttlMs"]?.intValue != nil) == isKept, "\(method)")
      #expect((result["cacheScope"]?.stringValue != nil) == isKept, "\(method)")
    }
  }

  @Test func `the times to keep answers are those of the list`() async throws {
    let client = AssistantClient.stateless()
    let tools = try await client.result("tools/list")
    #expect(tools["ttlMs"] == 3_600_000 && tools["cacheScope"] == "public")
    let resources = try await client.result("resources/list")
    #expect(resources["ttlMs"] == 60_000 && resources["cacheScope"] == "private")
    let read = try await client.result("resources/read", ["uri": "recipe://alpha/1"])
    #expect(read["ttlMs"] == 300_000 && read["cacheScope"] == "private")
  }

  @Test func `discovery names the revision, the capabilities and how to use them`() async throws {
    let result = try await AssistantClient.stateless().result("server/discover")
    #expect(result["supportedVersions"] == ["2026-07-28"])
    #expect(result["capabilities"]?["tools"] == [:])
    #expect(result["instructions"]?.stringValue?.contains("get_recipe") == true)
  }

  @Test func `both eras are served side by side`() async throws {
    var client = try await AssistantClient.connected()
    client.isStateless = true
    #expect(try await client.result("tools/list")["resultType"] == "complete")
    client.isStateless = false
    #expect(try await client.result("tools/list")["resultType"] == nil)
  }

  @Test func `a revision that is not served by request is refused with those that are`()
    async throws
  {
    let error = try await AssistantClient().error(
      "tools/list",
      [
        "_meta": [
          "io.modelcontextprotocol/protocolVersion": "1900-01-01",
          "io.modelcontextprotocol/clientCapabilities": [:],
        ]
      ])
    #expect(error.code == .unsupportedProtocolVersion)
    #expect(error.data == ["supported": ["2026-07-28"], "requested": "1900-01-01"])
  }

  @Test func `what a stateless request has to say and does not is named`() async throws {
    let client = AssistantClient()
    let version: JSON = ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]]
    let bare = try await client.error("tools/list", version)
    #expect(bare.code == .invalidParams && bare.message.contains("clientCapabilities"))
    for method in ["server/discover", "subscriptions/listen"] {
      let error = try await client.error(method, [:])
      #expect(error.code == .invalidParams && error.message.contains("protocolVersion"))
    }
    let number: JSON = [
      "_meta": [
        "io.modelcontextprotocol/protocolVersion": 3,
        "io.modelcontextprotocol/clientCapabilities": [:],
      ]
    ]
    #expect(try await client.error("tools/list", number).code == .invalidParams)
    #expect(try await client.error("tools/list", [1]).code == .invalidParams)
  }

  @Test(arguments: [
    "initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe",
    "roots/list",
  ])
  func `what the stateless era has no more is not there`(method: String) async throws {
    #expect(try await AssistantClient.stateless().error(method).code == .methodNotFound)
  }

  @Test func `there is no logging to set, whatever the era`() async throws {
    let client = try await AssistantClient.connected()
    let error = try await client.error("logging/setLevel", ["level": "debug"])
    #expect(error.code == .methodNotFound)
  }

  @Test func `a cancellation names a request, and every other notification is ignored`() {
    let handler = AssistantClient().handler
    func note(_ method: String, _ params: JSON?) -> Disposition {
      handler.handle(IncomingMessage(id: nil, method: method, params: params))
    }
    for id: JSON in [7, "seven"] {
      guard case .cancel(id) = note("notifications/cancelled", ["requestId": id]) else {
        Issue.record("\(id) was not cancelled")
        continue
      }
    }
    let ignored: [(String, JSON?)] = [
      ("notifications/cancelled", nil), ("notifications/cancelled", ["requestId": nil]),
      ("notifications/cancelled", ["requestId": [1]]), ("notifications/initialized", nil),
      ("notifications/progress", ["progressToken": 1, "progress": 1]), ("exit", nil),
      ("notifications/roots/list_changed", [:]),
    ]
    for (method, params) in ignored {
      guard case .silence = note(method, params) else {
        Issue.record("\(method) was not ignored")
        continue
      }
    }
  }
}
