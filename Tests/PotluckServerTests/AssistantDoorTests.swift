import PotluckServer
import PotluckSupport
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite("Serving: the Model Context Protocol over HTTP", .fewAtOnce)
struct AssistantDoorTests {
  private static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
    "io.modelcontextprotocol/clientCapabilities":{}}
    """

  /// A request of 2026-07-28 with the header fields that it demands.
  private static func ask(
    _ table: Table, _ method: String, _ params: String = "", name: String? = nil,
    version: String = "2026-07-28", fields: [String] = []
  ) async throws -> Reply {
    let all = [params, meta].filter { !$0.isEmpty }.joined(separator: ",")
    return try await table.post(
      "/mcp", #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(all)}}"#,
      ["MCP-Protocol-Version: \(version)", "Mcp-Method: \(method)"]
        + (name.map { ["Mcp-Name: \($0)"] } ?? []) + fields)
  }

  private static let search = #""name":"search_recipes","arguments":{"query":"soup","limit":3}"#

  @Test func `a request that stands for itself is answered`() async throws {
    try await Table.serve { table in
      let found = try await Self.ask(table, "server/discover")
      #expect(found.status == 200 && found["Content-Type"] == "application/json")
      #expect(found.json["result"]?["supportedVersions"] == ["2026-07-28"])
      let server = found.json["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]
      #expect(server?["websiteUrl"]?.stringValue == "http://127.0.0.1:\(table.port)/")
      let icon = try #require(server?["icons"]?.arrayValue?.first?["src"]?.stringValue)
      let path = try #require(icon.split(separator: "\(table.port)").last)
      #expect(try await table.get(String(path))["Content-Type"] == "image/svg+xml")

      let tools = try await Self.ask(table, "tools/list")
      let names = tools.json["result"]?["tools"]?.arrayValue?.compactMap { $0["name"]?.stringValue }
      #expect(names?.contains("search_recipes") == true)

      let answer = try await Self.ask(table, "tools/call", Self.search, name: "search_recipes")
      let result = try #require(answer.json["result"])
      #expect(result["structuredContent"]?["items"]?.arrayValue?.count == 3)
      let link = result["content"]?.arrayValue?.last
      #expect(link?["type"] == "resource_link")
      let uri = try #require(link?["uri"]?.stringValue)
      let read = try await Self.ask(table, "resources/read", #""uri":"\#(uri)""#, name: uri)
      #expect(read.json["result"]?["contents"]?.arrayValue?.first?["uri"]?.stringValue == uri)
    }
  }

  @Test(arguments: ["2025-11-25", "2025-06-18", "2025-03-26"])
  func `a client that begins with initialize is served without a session`(
    _ version: String
  ) async throws {
    try await Table.serve { table in
      let first = try await table.post(
        "/mcp",
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"\#(version)","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}"#
      )
      #expect(first.json["result"]?["protocolVersion"]?.stringValue == version)
      #expect(first["Mcp-Session-Id"] == nil)
      let field = version == "2025-03-26" ? [] : ["MCP-Protocol-Version: \(version)"]
      let noted = try await table.post(
        "/mcp", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, field)
      #expect(noted.status == 202 && noted.bytes.isEmpty)
      let answer = try await table.post(
        "/mcp", #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{\#(Self.search)}}"#, field
      )
      let result = try #require(answer.json["result"])
      #expect(result["structuredContent"]?["items"]?.arrayValue?.count == 3)
      #expect(result["resultType"] == nil)
      let types = result["content"]?.arrayValue?.compactMap { $0["type"]?.stringValue } ?? []
      #expect(types.contains("resource_link") == (version >= "2025-06-18"))
      // Nothing comes but in answers, and no session can be ended.
      for method in ["GET", "DELETE"] {
        let reply = try await table.get("/mcp", method: method)
        #expect(reply.status == 405 && reply["Allow"] == "POST, OPTIONS")
      }
    }
  }

  @Test func `an array of messages is answered by an array, in the revision that has them`()
    async throws
  {
    try await Table.serve { table in
      let body = """
        [{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/x"},\
        {"jsonrpc":"2.0","id":"b","method":"nothing/here"}]
        """
      let answers = try await table.post("/mcp", body).json.arrayValue
      #expect(answers?.count == 2)
      #expect(answers?.first == ["jsonrpc": "2.0", "id": "a", "result": [:]])
      #expect(answers?.last?["error"]?["code"] == -32601)
      let refused = try await table.post("/mcp", body, ["MCP-Protocol-Version: 2025-06-18"])
      #expect(refused.status == 400 && refused.json["error"]?["code"] == -32600)
    }
  }

  @Test func `header fields that say something else than the body are refused`() async throws {
    try await Table.serve { table in
      let body = #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Self.meta)}}"#
      let version = "MCP-Protocol-Version: 2026-07-28"
      let wrong: [[String]] = [
        [], [version], [version, "Mcp-Method: tools/call"],
        [version, "Mcp-Method: tools/list", "Mcp-Method: tools/list"],
        ["MCP-Protocol-Version: 2025-11-25", "Mcp-Method: tools/list"],
      ]
      for fields in wrong {
        let reply = try await table.post("/mcp", body, fields)
        #expect(reply.status == 400, "\(fields)")
        #expect(reply.json["error"]?["code"] == -32020, "\(fields)")
      }
      let unnamed = try await Self.ask(table, "tools/call", Self.search)
      #expect(unnamed.status == 400 && unnamed.json["error"]?["code"] == -32020)
      let encoded = try await Self.ask(
        table, "tools/call", Self.search, name: "=?base64?c2VhcmNoX3JlY2lwZXM=?=")
      #expect(encoded.status == 200)
      let broken = try await Self.ask(table, "tools/call", Self.search, name: "=?base64?%%%?=")
      #expect(broken.json["error"]?["code"] == -32020)
    }
  }

  @Test func `what cannot be served has the status that clients go by`() async throws {
    try await Table.serve { table in
      let unknown = try await Self.ask(table, "tools/steal")
      #expect(unknown.status == 404 && unknown.json["error"]?["code"] == -32601)
      let future = try await Self.ask(table, "tools/list", version: "2031-01-01")
      #expect(future.status == 400 && future.json["error"]?["code"] == -32022)
      let supported = future.json["error"]?["data"]?["supported"]?.arrayValue ?? []
      #expect(supported.contains("2026-07-28") && supported.contains("2025-11-25"))
      let torn = try await table.post("/mcp", "{\"jsonrpc\":")
      #expect(torn.status == 400 && torn.json["error"]?["code"] == -32700)
      let form = try await table.post("/mcp", "a=b", type: "application/x-www-form-urlencoded")
      #expect(form.status == 415)
      let asked = try await Self.ask(
        table, "subscriptions/listen", #""notifications":{}"#, fields: ["Accept: application/json"])
      #expect(asked.status == 406)
    }
  }

  @Test func `who wants to know how far the work is gets events`() async throws {
    try await Table.serve { table in
      let meta = Self.meta.replacing("{\"io", with: "{\"progressToken\":7,\"io")
      let reply = try await table.post(
        "/mcp",
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(Self.search),\#(meta)}}"#,
        [
          "MCP-Protocol-Version: 2026-07-28", "Mcp-Method: tools/call",
          "Mcp-Name: search_recipes", "Accept: application/json, text/event-stream",
        ])
      #expect(reply["Content-Type"] == "text/event-stream")
      #expect(reply["X-Accel-Buffering"] == "no")
      let messages = try reply.text.split(separator: "\n").filter { $0.hasPrefix("data: ") }
        .map { try JSON(parsing: Array($0.dropFirst(6).utf8)) }
      #expect(messages.count > 1)
      #expect(messages.dropLast().allSatisfy { $0["params"]?["progressToken"] == 7 })
      #expect(messages.last?["result"]?["structuredContent"] != nil)
    }
  }

  @Test func `a client that closes its stream takes the search with it`() async throws {
    try await Table.serve { table in
      let body =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_recipes","arguments":{"query":"slow"}}}"#
      let connection = try Connection(port: table.port)
      let head = [
        "POST /mcp HTTP/1.1", "Host: 127.0.0.1:\(table.port)", "Content-Type: application/json",
        "MCP-Protocol-Version: 2025-11-25", "Accept: text/event-stream",
        "Content-Length: \(body.utf8.count)", "", body,
      ]
      _ = try await connection.exchange(head.joined(separator: "\r\n")) {
        $0.contains("text/event-stream")
      }
      connection.close()
      while table.service.log.cancelled == 0 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(table.service.log.searches == 1)
    }
  }

  @Test func `no other site's page and nobody without the token is served`() async throws {
    try await Table.serve { table in
      let elsewhere = try await Self.ask(
        table, "tools/list", fields: ["Origin: https://evil.example"])
      #expect(elsewhere.status == 403)
      let rebound = try await table.send(
        ["POST /mcp HTTP/1.1", "Host: evil.example", "Content-Length: 2"], body: "{}")
      #expect(rebound.status == 421)
    }
    let token = "a-token-that-is-long-enough"
    try await Table.serve(change: { $0.token = token }) { table in
      let nobody = try await Self.ask(table, "tools/list")
      #expect(nobody.status == 401 && nobody["WWW-Authenticate"]?.hasPrefix("Bearer") == true)
      let reader = try await Self.ask(
        table, "tools/list", fields: ["Authorization: Bearer \(token)"])
      #expect(reader.status == 200)
    }
  }

  @Test func `where files lie is nobody's business on another machine`() async throws {
    var service = TableService()
    service.failure = Failure(.storage, "the file /home/ann/potluck/kept.db cannot be read")
    try await Table.serve(service) { table in
      let id = #""name":"get_recipe","arguments":{"id":"alpha:leek"}"#
      let answer = try await Self.ask(table, "tools/call", id, name: "get_recipe")
      #expect(answer.json["result"]?["isError"] == true)
      let read = try await Self.ask(
        table, "resources/read", #""uri":"recipe://alpha/leek""#, name: "recipe://alpha/leek")
      #expect(read.json["error"] != nil)
      #expect(!answer.text.contains("/home/ann") && !read.text.contains("/home/ann"))
    }
  }
}
