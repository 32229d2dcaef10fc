import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

/// What an assistant can have the program open.
///
/// No request leaves this machine: a page that may be opened is one that cannot be reached here.
@Suite(.fewAtOnce) struct AssistantLinkTests {
  private static let caged = [
    "http_proxy": Potluck.nobody, "https_proxy": Potluck.nobody, "no_proxy": "127.0.0.1",
  ]
  private static let stolen = "https://evil.example/?said=" + String(repeating: "x", count: 3_000)

  private func answer(
    _ url: String, pages: String = "", command: String = "mcp"
  ) async throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      #"{"version": 1, \#(pages) "providers": [{"id": "book", "use": "cookbook"}]}"#,
      to: "config.json")
    let run = try await WireClient.run(
      [command, "--config", file], command == "mcp" ? .lines : .headers, environment: Self.caged
    ) { client in
      guard command == "mcp" else {
        _ = try await client.initialize()
        return try await client.request("recipe/get", ["url": .string(url)])
      }
      _ = try await client.result(
        "initialize",
        [
          "protocolVersion": "2025-06-18", "capabilities": [:],
          "clientInfo": ["name": "test", "version": "1"],
        ])
      return try await client.result(
        "tools/call", ["name": "get_recipe", "arguments": ["url": .string(url)]])
    }
    return run.value.text()
  }

  @Test func `a page that no search has listed is not opened, and that says what to do`()
    async throws
  {
    let text = try await answer(Self.stolen)
    #expect(text.contains("no search has listed this page"))
    #expect(text.contains("assistant") && text.contains("isError"))
  }

  @Test(arguments: [
    #""assistant": {"pages": "any"},"#, #""assistant": {"pages": ["evil.example"]},"#,
    #""assistant": {"pages": ["example"]},"#,
  ])
  func `a page whose site the user has named is asked for`(pages: String) async throws {
    let text = try await answer(Self.stolen, pages: pages)
    #expect(!text.contains("no search has listed"), "\(text)")
  }

  @Test(arguments: [#""assistant": {"pages": ["vil.example", "evil.example.org"]},"#])
  func `a site is not another one that is written alike`(pages: String) async throws {
    #expect(try await answer(Self.stolen, pages: pages).contains("no search has listed"))
  }

  @Test func `an editor's user opens any page`() async throws {
    let text = try await answer("https://page.example/soup", command: "stdio")
    #expect(!text.contains("no search has listed"), "\(text)")
  }

  @Test func `a link that was listed is opened as its source wrote it`() throws {
    let listing = Listing(
      id: ListingID(provider: "home", id: "1"), title: "Soup", url: "https://home.example/1")
    let backend = ServiceBackend(
      configuration: Potluck.cookbookOnly, kinds: KindCatalog(), isForAssistant: true,
      log: { _ in })
    backend.known.remember([listing])
    let written = "https://home.example/1?utm_source=all+that+was+said"
    #expect(backend.known.listing(at: written) == listing)
    #expect(try backend.opened(written, for: listing, Configuration()) == listing.url)
    #expect(throws: (any Error).self) {
      try backend.opened(written, for: nil, Configuration())
    }
  }

  @Test func `a page under the address of a source may be opened`() throws {
    var configuration = Configuration()
    configuration.entries = [Configuration.Entry(id: "home")]
    configuration.entries[0].settings["baseURL"] = "https://home.example/api"
    let backend = ServiceBackend(
      configuration: nil, kinds: KindCatalog(), isForAssistant: true, log: { _ in })
    for url in ["https://home.example/recipes/2", "https://HOME.example:443/x"] {
      #expect(try backend.opened(url, for: nil, configuration) == url)
    }
    for url in ["http://home.example/", "https://home.example.org/", "https://a.home.example/"] {
      #expect(throws: (any Error).self) { try backend.opened(url, for: nil, configuration) }
    }
  }
}
