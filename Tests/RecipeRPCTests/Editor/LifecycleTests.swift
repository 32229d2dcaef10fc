import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct LifecycleTests {
  @Test func `initialize tells what the server can do`() async throws {
    let client = EditorClient(isInitialized: false)
    let result = try await client.request("initialize", ["capabilities": [:]])
    let capabilities = try #require(result["capabilities"])
    #expect(capabilities["positionEncoding"] == "utf-16")
    #expect(capabilities["textDocumentSync"] == ["openClose": true, "change": 1])
    #expect(capabilities["hoverProvider"] == true)
    #expect(
      capabilities["executeCommandProvider"]?["commands"] == ["potluck.search", "potluck.get"])
    let methods = capabilities["experimental"]?["potluck"]?["methods"]?.strings ?? []
    #expect(methods.contains("search/more") && !methods.contains("textDocument/hover"))
    #expect(result["serverInfo"] == ["name": "potluck", "version": "1.2.3"])
  }

  @Test func `a client's process is watched`() {
    let client = EditorClient(isInitialized: false)
    guard case .answerWatching(_, 4711) = client.handle("initialize", ["processId": 4711]) else {
      Issue.record("the process is not watched")
      return
    }
  }

  @Test(
    arguments: [
      nil, [:], ["processId": nil], ["processId": "x"], ["processId": -1], ["clientInfo": 5],
      ["trace": 7, "locale": [], "initializationOptions": "x"],
    ] as [JSON?])
  func `initialize takes whatever a client sends`(_ params: JSON?) {
    let client = EditorClient(isInitialized: false)
    #expect(client.handle("initialize", params).answer?["serverInfo"] != nil)
  }

  @Test func `a second initialize is refused and changes nothing`() {
    let client = EditorClient()
    #expect(client.handle("initialize").error?.code == .invalidRequest)
    #expect(client.handle("shutdown").answer == .null)
  }

  @Test func `before initialize only ping is answered`() {
    let client = EditorClient(isInitialized: false)
    #expect(client.handle("ping").answer == [:])
    for method in ["search", "shutdown", "providers/list", "textDocument/hover"] {
      #expect(client.handle(method).error?.code == .serverNotInitialized)
    }
    #expect(client.handle("$/unknown").error?.code == .methodNotFound)
    #expect(client.handle("unknown").error?.code == .methodNotFound)
  }

  @Test(arguments: ["nothing", "$/nothing", "Search", "", "initialized", "textDocument/didOpen"])
  func `an unknown request is refused and an unknown notification is not`(_ method: String) {
    let client = EditorClient()
    #expect(client.handle(method).error?.code == .methodNotFound)
    #expect(client.notify(method).isSilent)
  }

  @Test func `a method whose name does not end is refused in a few words`() {
    let error = EditorClient().handle(String(repeating: "x\u{202E}", count: 100_000)).error
    #expect((error?.message.utf8.count ?? .max) < 300)
    #expect(error?.message.contains("\u{202E}") == false)
  }

  @Test func `a request without an id is never answered`() {
    let client = EditorClient()
    #expect(client.notify("search", ["query": "soup"]).isSilent)
    #expect(client.notify("shutdown").isSilent)
    #expect(client.handler.statusAtEndOfInput == 1)
  }

  @Test func `after shutdown only exit is left, and ends well`() {
    let client = EditorClient()
    #expect(client.handler.statusAtEndOfInput == 1)
    #expect(client.handle("shutdown").answer == .null)
    for method in ["ping", "search", "shutdown", "initialize", "nothing"] {
      #expect(client.handle(method).error?.code == .invalidRequest)
    }
    #expect(client.handler.statusAtEndOfInput == 0)
    #expect(client.notify("exit").status == 0)
  }

  @Test func `exit without shutdown ends badly`() {
    #expect(EditorClient().notify("exit").status == 1)
    #expect(EditorClient(isInitialized: false).notify("exit").status == 1)
  }

  @Test(arguments: [1, "a", 1.5, nil] as [JSON])
  func `an id of any kind can be cancelled`(_ id: JSON) {
    guard case .cancel(id) = EditorClient().notify("$/cancelRequest", ["id": id]) else {
      Issue.record("not cancelled")
      return
    }
  }

  @Test func `a cancellation that names nothing is ignored`() {
    for params in [nil, [:], [1]] as [JSON?] {
      #expect(EditorClient().notify("$/cancelRequest", params).isSilent)
    }
  }

  @Test func `whoever speaks the protocol of assistants is told which command to start`()
    async throws
  {
    let client = EditorClient(isInitialized: false)
    let old = try await client.refusal("initialize", ["protocolVersion": "2025-06-18"])
    #expect(old.message.contains("potluck mcp"))
    let new = try await client.refusal("server/discover", ["_meta": [:]])
    #expect(new.code == .methodNotFound && new.message.contains("potluck mcp"))
    let stateless = try await client.refusal(
      "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]])
    #expect(stateless.message.contains("potluck mcp"))
    #expect(client.handle("initialize", [:]).error == nil)
  }

  @Test func `the trace tells how long requests took while the client wants to know`() async throws
  {
    let client = EditorClient()
    let quiet = FakeCall()
    _ = try await client.request("config/get", call: quiet)
    #expect(quiet.notifications.isEmpty)
    client.notify("$/setTrace", ["value": "messages"])
    let traced = FakeCall()
    _ = try await client.request("config/get", call: traced)
    let notification = try #require(traced.notifications.first)
    #expect(notification.method == "$/logTrace")
    #expect(notification.params["message"]?.stringValue?.hasPrefix("config/get took ") == true)
    client.notify("$/setTrace", ["value": "off"])
    client.notify("$/setTrace", ["value": 5])
    let after = FakeCall()
    _ = try await client.request("config/get", call: after)
    #expect(after.notifications.isEmpty)
  }

  @Test func `params that are an array are refused where names are needed`() async throws {
    let client = EditorClient()
    for method in EditorMethod.all where !method.isNotification {
      guard !["initialize", "ping", "shutdown"].contains(method.name) else { continue }
      let error = try await client.refusal(method.name, [1, 2])
      #expect(error.code == .invalidParams && error.path == "", "\(method.name)")
    }
  }
}
