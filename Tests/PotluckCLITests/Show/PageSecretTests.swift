import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import PotluckCLI
@testable import PotluckService

/// Pages that repeat what their site was sent, and addresses with what lets somebody in.
@Suite("Secrets on pages", .fewAtOnce) struct PageSecretTests {
  private static let key = "sup3r-s3cret-k3y"

  /// A blog with a search that wants a key; its pages repeat the key, or what they were asked with.
  private static func blog(repeatsRequest: Bool = false) throws -> PageServer {
    try PageServer { path in
      let asked = path.split(separator: "?").dropFirst().joined().split(separator: "&")
        .compactMap { $0.split(separator: "=").last }.joined(separator: " and ")
      let echo = repeatsRequest ? asked : key
      if path == "/robots.txt" { return .status(404) }
      if path.hasPrefix("/search") {
        return .json(#"[{"id": 1, "title": "Leek soup", "url": "/soup/1"}]"#)
      }
      guard path.hasPrefix("/soup/") else { return .status(404) }
      return .page(
        """
        <title>Leek soup</title><link rel="canonical" href="/soup/1?again=\(echo)">
        <script type="application/ld+json">{"@type": "Recipe", "name": "Leek soup \(echo)",
        "description": "Made for \(echo).", "recipeIngredient": ["2 leeks", "1 pinch \(echo)"],
        "recipeInstructions": ["Boil it.", "Serve to \(echo)."], "image": "/soup.png?k=\(echo)",
        "keywords": "soup, \(echo)"}</script><p>Hello \(echo)</p>
        """)
    }
  }

  private struct Home: ~Copyable {
    let folder: TemporaryFolder
    let file: String

    init(_ server: PageServer) throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        {"definitionVersion": 1, "name": "blog", "title": "Blog",
         "secrets": {"key": {"summary": "The key."}},
         "auth": [{"type": "http", "scheme": "bearer", "secret": "key"}],
         "request": {"path": "/search", "query": {"q": "{text}"}}, "response": {"list": "$"},
         "fields": {"id": "$.id", "title": "$.title", "url": "$.url"}}
        """, to: "blog.json")
      let file = try folder.write(
        """
        {"version": 1, "pages": {"allow": ["127.0.0.1:\(server.port)"]},
         "providers": [{"id": "blog", "definition": "blog.json", "baseURL": "\(server.address)",
         "key": {"env": "BLOG_KEY"}, "detail": {"from": "page"}}]}
        """, to: "config.json")
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
      self.file = file
      self.folder = folder
    }

    func run(_ words: [String]) async throws -> ToolResult {
      try await Potluck.run(
        words + ["--config", file],
        environment: ["HOME": folder.path, "BLOG_KEY": PageSecretTests.key])
    }

    /// The files below the home folder that hold a text.
    func files(with text: String) -> [String] {
      let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      return (all ?? []).filter { name in
        let bytes = FileManager.default.contents(atPath: "\(folder.path)/\(name)") ?? Data()
        return bytes.range(of: Data(text.utf8)) != nil
      }
    }
  }

  @Test func `a configured secret that a page repeats is shown, kept, exported and stored nowhere`()
    async throws
  {
    let server = try Self.blog()
    defer { server.stop() }
    let home = try Home(server)
    let link = "\(server.address)/soup/1"
    let out = home.folder.path + "/out"
    let commands = [
      ["show", link], ["show", link, "--json"], ["show", link, "--format", "html"],
      ["search", "soup", "--with", "leek", "--json"], ["show", "1", "--explain"],
      ["show", "1", "--json", "--by-source"], ["show", "blog:1"], ["keep", "1"],
      ["keep", link], ["kept", "--json"], ["show", "kept:leek-soup"],
      ["export", "--all", "--format", "jsonld", "-o", "-"],
      ["export", link, "--format", "markdown", "-o", out], ["kept", "export", "--all", out + "2"],
      ["import", link, "--json"], ["shop", "1"], ["refresh", "--all"],
      ["open", "--print", "1"],
    ]
    for words in commands {
      let result = try await home.run(words)
      #expect(!result.output.contains(Self.key), "\(words): \(result.output.prefix(300))")
      #expect(!result.errors.contains(Self.key), "\(words): \(result.errors.prefix(300))")
    }
    let shown = try await home.run(["show", link])
    #expect(shown.output.contains("Serve to •••"), "\(shown.transcript)")
    #expect(home.files(with: Self.key) == [])
  }

  /// Addresses with something that lets somebody in, behind `HOST`, and what is kept of them.
  private static let given: [(address: String, secrets: [String], link: String, told: String)] = [
    (
      "http://cook:p4ssw0rd-of-mine@HOST/soup/1?token=t0ken-of-mine-12&view=full",
      ["p4ssw0rd-of-mine", "t0ken-of-mine-12", "cook:"], "http://HOST/soup/1?view=full",
      "a user name and password, \u{201C}token\u{201D}"
    ),
    (
      "http://HOST/soup/1?view=full&access_token=t0ken-of-mine-12", ["t0ken-of-mine-12"],
      "http://HOST/soup/1?view=full", "\u{201C}access_token\u{201D}"
    ),
    (
      "http://HOST/soup/1?sig=Zk3QpX71vB9sLw02aYt5", ["Zk3QpX71vB9sLw02aYt5"],
      "http://HOST/soup/1", "\u{201C}sig\u{201D}"
    ),
    (
      "http://HOST/soup/1#access_token=t0ken-of-mine-12", ["t0ken-of-mine-12"],
      "http://HOST/soup/1", "\u{201C}access_token\u{201D}"
    ),
  ]

  @Test(arguments: given.indices)
  func `an address goes to the site whole, and is shown and kept without what lets its giver in`(
    _ index: Int
  ) async throws {
    let given = Self.given[index]
    let server = try Self.blog(repeatsRequest: true)
    defer { server.stop() }
    let home = try Home(server)
    func named(_ text: String) -> String {
      text.replacing("HOST", with: "127.0.0.1:\(server.port)")
    }
    let address = named(given.address)
    let commands = [
      ["show", address], ["show", address, "--jsonl"], ["keep", address],
      ["import", address, "--json"], ["import", address, "--dry-run"], ["kept", "--json"],
      ["export", "--all", "--format", "jsonld", "-o", "-"], ["refresh", address],
      ["open", "--print", address], ["show", address + "/none"], ["import", address + "/none"],
      ["unkeep", address],
    ]
    for words in commands {
      let result = try await home.run(words)
      for secret in given.secrets {
        #expect(!result.output.contains(secret), "\(words): \(result.output.prefix(400))")
        #expect(!result.errors.contains(secret), "\(words): \(result.errors.prefix(400))")
      }
      if words[0] == "show", words.count == 2, !address.hasSuffix("/none") {
        #expect(result.code == 0, "\(result.transcript)")
        #expect(result.errors.contains(given.told), "\(result.errors)")
        #expect(result.errors.contains(named(given.link)), "\(result.errors)")
      }
      if words[0] == "kept" { #expect(result.output.contains(named(given.link))) }
    }
    let query = given.address.firstRange(of: "/soup/1")?.lowerBound
    let asked = query.map { String(given.address[$0...].prefix { $0 != "#" }) }
    #expect(server.requests.contains { $0 == asked }, "\(server.requests)")
    for secret in given.secrets { #expect(home.files(with: secret) == []) }
  }

  @Test(arguments: [
    ("https://u:p@e.example/a", "https://e.example/a"),
    ("https://u@e.example/a?x=1", "https://e.example/a?x=1"),
    ("https://e.example/a?id=5f3a9c0b7d12e4f6a8b0&page=2", nil),
    ("https://e.example/a?recipe=grandmothers-soup-of-leeks", nil),
    ("https://e.example/a?utm_source=x#top", nil), ("https://e.example/a?q=token", nil),
    ("https://e.example/a?token=", nil), ("https://e.example/?key=abc", "https://e.example/"),
    ("https://e.example/?a=1&api_key=abc&b=%20", "https://e.example/?a=1&b=%20"),
    ("https://e.example/?X-Amz-Signature=0a1b2c3d4e5f&w=1", "https://e.example/?w=1"),
    ("HTTPS://u:p@E.example/a", "HTTPS://E.example/a"),
    ("https://a:b@c:d@e.example/", "https://e.example/"),
  ])
  func `what is left of an address still leads to its page`(_ text: String, _ link: String?) throws
  {
    let address = try #require(PageAddress(text))
    #expect(address.link == link ?? text && PageAddress.shown(text) == address.link)
    #expect((address.notice == nil) == (link == nil))
  }

  @Test(arguments: [
    "file:///etc/passwd", "soup", "https://", "ftp://u:p@e.example/", "https://u:p@/",
  ])
  func `what is no link is none, and what it hides is not shown`(_ text: String) {
    #expect(PageAddress(text) == nil)
    #expect(!PageAddress.shown(text).contains("u:p"))
  }
}
