import Foundation
import RecipeModel
import TestSupport
import Testing

/// Pages that a person names by their links.
@Suite(.fewAtOnce) struct ShowPageTests {
  private static let page = """
    <script type="application/ld+json">{"@type": "Recipe", "name": "Nan's Stew",
    "recipeIngredient": ["1 kg beef",], "recipeInstructions": "Stew it."}</script>
    """

  private func show(_ pages: String, _ link: String, _ more: [String] = []) async throws
    -> ToolResult
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, \#(pages) "providers": []}"#, to: "config.json")
    return try await Potluck.run(
      ["show", link, "--config", file] + more, environment: ["HOME": folder.path])
  }

  @Test func `a page on this machine is read when the configuration allows its host and port`()
    async throws
  {
    let server = try PageServer { _ in .page(Self.page) }
    let link = "http://127.0.0.1:\(server.port)/stew"
    let allowed = try await show(
      #""pages": {"allow": ["127.0.0.1:\#(server.port)"]},"#, link, ["--explain"])
    #expect(allowed.code == 0, "\(allowed.transcript)")
    #expect(allowed.output.hasPrefix("Nan's Stew\n127.0.0.1\n"))
    #expect(allowed.output.contains("mended") && allowed.output.hasSuffix("\n"))
    for pages in ["", #""pages": {"allow": ["127.0.0.1", "localhost:\#(server.port)"]},"#] {
      let refused = try await show(pages, link)
      #expect(refused.code == 2 && refused.output.isEmpty)
      #expect(refused.errors.contains("pages"), "\(refused.errors)")
    }
    server.stop()
  }

  @Test func `an assistant may not read what a person may, not even what is kept of it`()
    async throws
  {
    let server = try PageServer { _ in .page(Self.page) }
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, "pages": {"allow": ["127.0.0.1:\#(server.port)"]}, "assistant": {"pages": "any"}, "providers": []}"#,
      to: "config.json")
    let home = ["HOME": folder.path]
    let link = "http://127.0.0.1:\(server.port)/stew"
    let person = try await Potluck.run(["show", link, "--config", file], environment: home)
    #expect(person.output.contains("Stew it"))
    let run = try await WireClient.run(
      ["mcp", "--config", file], .lines, environment: home
    ) { client in
      _ = try await client.result(
        "initialize",
        [
          "protocolVersion": "2025-06-18", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ])
      return try await client.result(
        "tools/call",
        [
          "name": "get_recipe",
          "arguments": ["url": .string(link)],
        ])
    }
    #expect(!run.value.text().contains("Stew it"))
    server.stop()
  }

  @Test(arguments: ["https://a.example\\@b.example/", "http://"])
  func `a link that is not followed is called so, and not repeated`(link: String) async throws {
    for command in ["show", "open"] {
      let result = try await Potluck.run([command, link])
      #expect(result.code == 64 && result.errors.contains("the link is not one"))
      #expect(!result.errors.contains("b.example"))
    }
  }

  @Test func `offline no page is asked for`() async throws {
    let server = try PageServer { _ in .page(Self.page) }
    let result = try await show(
      #""pages": {"allow": ["127.0.0.1:\#(server.port)"]},"#,
      "http://127.0.0.1:\(server.port)/stew", ["--offline"])
    #expect(result.code == 2 && result.output.isEmpty)
    server.stop()
  }

  @Test(arguments: [#"["127.0.0.1:99999"]"#, #"["http://x"]"#, #"["a/b"]"#, #""any""#, "[1]"])
  func `a host that is none is an error with its place`(hosts: String) async throws {
    let result = try await show(#""pages": {"allow": \#(hosts)},"#, "https://a.example/")
    #expect(result.code == 2 && result.errors.contains("/pages/allow"))
  }
}
