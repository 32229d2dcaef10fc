import RecipeModel
import TestSupport
import Testing

/// Pages and pictures on a private network that the user's configuration names.
@Suite(.fewAtOnce) struct AllowedPageTests {
  @Test func `the page of a host that the configuration allows is read at every door`() async throws
  {
    let kitchen = try Kitchen()
    let shown = try await kitchen.run("show", kitchen.link)
    #expect(shown.output.contains("Nan's Stew"), "\(shown.transcript)")
    let run = try await WireClient.run(["stdio"], environment: kitchen.environment) { client in
      _ = try await client.initialize()
      return try await client.result("recipe/get", ["url": .string(kitchen.link)])
    }
    #expect(run.value["recipe"]?["title"] == "Nan's Stew", "\(run.value.text())")
    try await ServeTests.serving([], environment: kitchen.environment) { address in
      let page = try await ServeTests.text(address, "recipe?url=\(kitchen.link)")
      #expect(page.contains("Nan&#39;s Stew") || page.contains("Nan's Stew"), "\(page)")
      let call = """
        {"jsonrpc":"2.0","id":1,"method":"tools/call","params":\
        {"name":"get_recipe","arguments":{"url":"\(kitchen.link)"}}}
        """
      let answer = try await ServeTests.ask(address, "mcp", call)
      #expect(answer["result"]?["isError"] == true && !answer.text().contains("Nan's Stew"))
    }
  }

  @Test func `the picture of a source on a private network is kept`() async throws {
    let server = try PageServer { path in
      if path.hasPrefix("/search") {
        return .json(#"[{"id": "1", "title": "Stew", "image": "/stew.gif"}]"#)
      }
      guard path == "/stew.gif" else { return .status(404) }
      return PageServer.Answer(type: "image/gif", body: "GIF89a\u{1}\0\u{1}\0\0\0\0;")
    }
    defer { server.stop() }
    let home = try TemporaryFolder()
    try home.write(
      """
      {"definitionVersion": 1, "name": "pans", "title": "Pans",
       "request": {"path": "/search", "query": {"q": "{text}"}}, "response": {"list": "$"},
       "fields": {"id": "$.id", "title": "$.title", "image": "$.image"}}
      """, to: "pans.json")
    let file = try home.write(
      #"{"version": 1, "providers": [{"id": "pans", "definition": "pans.json", "baseURL": "\#(server.address)"}]}"#,
      to: "config.json")
    let environment = ["HOME": home.path, "POTLUCK_CONFIG": file]
    let search = try await Potluck.run(["search", "stew"], environment: environment)
    #expect(search.code == 0, "\(search.transcript)")
    let kept = try await Potluck.run(["keep", "1"], environment: environment)
    let listed = try await Potluck.run(["kept", "--json"], environment: environment)
    let recipe = try JSON(parsing: listed.output)["recipes"]?.arrayValue?.first
    #expect(recipe?["pictures"] == 1, "\(kept.transcript)\(listed.transcript)")
  }
}
