import Foundation
import RecipeModel
import TestSupport
import Testing

/// What a search says of sources that refuse, list alone, end oddly or are not asked.
@Suite(.fewAtOnce) struct HonestAnswerTests {
  private struct Home: ~Copyable {
    let folder: TemporaryFolder
    let file: String

    /// Writes a configuration; `definition` is the file `mine.json`.
    init(_ entries: String, definition: String? = nil) throws {
      let folder = try TemporaryFolder()
      if let definition { try folder.write(definition, to: "mine.json") }
      file = try folder.write(
        #"{"version": 1, "kept": false, "history": false, "providers": [\#(entries)]}"#,
        to: "config.json")
      self.folder = folder
    }

    func run(_ arguments: String...) async throws -> ToolResult {
      try await Potluck.run(
        ["search"] + arguments + ["--config", file], environment: ["HOME": folder.path])
    }

    func report(_ arguments: String...) async throws -> JSON {
      let result = try await Potluck.run(
        ["search"] + arguments + ["--json", "--config", file],
        environment: ["HOME": folder.path])
      return try JSON(parsing: result.output)
    }
  }

  private static func titles(_ report: JSON) -> [String] {
    (report["items"]?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }
  }

  private static func definition(
    _ response: String = #""list": "$.hits""#, paging: String = ""
  ) -> String {
    """
    {"definitionVersion": 1, "name": "mine", "title": "Mine",
     "request": {"path": "/find", "query": {"q": "{text}"\(paging.isEmpty ? "" : #", "p": "{page}""#)}},
     "response": {\(response)}\(paging),
     "fields": {"id": "$.id", "title": "$.title"}}
    """
  }

  private static func mine(_ server: PageServer) -> String {
    #"{"id": "mine", "definition": "mine.json", "baseURL": "\#(server.address)"}"#
  }

  // MARK: Refusals

  @Test(arguments: [
    (401, "unauthorized"), (403, "unauthorized"), (429, "rateLimited"), (500, "httpError"),
    (503, "httpError"),
  ])
  func `a refusal that counts nothing is no answer`(status: Int, outcome: String) async throws {
    let body = #"{"message": "please log in", "hits": [], "found": 0}"#
    let server = try PageServer { _ in
      PageServer.Answer(status: status, type: "application/json", body: body)
    }
    defer { server.stop() }
    let none = #""list": "$.hits", "none": {"path": "$.found", "equals": 0}"#
    let home = try Home(Self.mine(server), definition: Self.definition(none))
    let result = try await home.run("soup")
    #expect(result.code == 2)
    #expect(!result.errors.contains("Nobody has"))
    #expect(result.errors.contains("(HTTP \(status)): “please log in”"))
    let report = try await home.report("soup", "--refresh")
    let told = report["providers"]?.arrayValue?.first
    #expect([outcome, "suspended"].contains(told?["status"]?.stringValue))
  }

  @Test func `a browser check is told as one where no key can be wrong`() async throws {
    let page = "<html><head><title>Just a moment...</title></head><body>Wait</body></html>"
    let server = try PageServer { _ in PageServer.Answer(status: 403, body: page) }
    defer { server.stop() }
    let home = try Home(Self.mine(server), definition: Self.definition())
    let result = try await home.run("soup")
    #expect(result.code == 2)
    let text = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      text.contains(
        "the site lets only browsers in and answers with a check (HTTP 403): “Just a moment...”"))
    #expect(text.contains("or ask its owner how programs may search it"))
    #expect(!text.contains("key or token"))
  }

  @Test func `XML is not called a web page`() async throws {
    let server = try PageServer { _ in
      PageServer.Answer(
        type: "text/xml", body: "<recipes><recipe><title>Soup</title></recipe></recipes>")
    }
    defer { server.stop() }
    let home = try Home(Self.mine(server), definition: Self.definition())
    let result = try await home.run("soup")
    #expect(result.errors.contains("the answer is XML, not JSON"))
  }

  // MARK: Sources that only list

  private static let dishes = [
    "apple-pie", "carrot-cake", "beef-stew", "rice-pudding", "fish-tacos", "green-salad", "naan",
    "omelette", "pancakes", "pilaf", "onion-quiche", "pumpkin-soup", "leek-soup", "pea-soup",
    "waffles",
  ]

  /// A site with a feed of these names and a page for each; `soups` more of them are soups.
  private static func feed(soups: Int = 0) throws -> PageServer {
    let names = dishes + (0..<soups).map { "soup-\($0)" }
    let lines = [
      "pumpkin-soup": #""1 pumpkin", "1 onion""#, "leek-soup": #""2 leeks", "1 potato""#,
      "pea-soup": #""500 g peas", "1 onion""#,
    ]
    return try PageServer { path in
      let name = String(path.dropFirst())
      if name == "feed.xml" {
        let items = names.map {
          "<item><title>\($0.replacing("-", with: " "))</title><link>/\($0)</link></item>"
        }
        return PageServer.Answer(
          type: "application/rss+xml",
          body: #"<?xml version="1.0"?><rss version="2.0"><channel><title>Kitchen</title>"#
            + items.joined() + "</channel></rss>")
      }
      guard names.contains(name) else { return .status(404) }
      return .page(
        """
        <script type="application/ld+json">{"@type": "Recipe", "name": "\(name)",
        "recipeIngredient": [\(lines[name] ?? #""1 cup flour""#)],
        "recipeInstructions": "Cook."}</script>
        """)
    }
  }

  private static func feedEntry(_ server: PageServer) -> String {
    #"{"id": "feed", "use": "rss", "baseURL": "\#(server.address)/feed.xml"}"#
  }

  @Test(arguments: [
    (["--with", "onion"], ["pea soup", "pumpkin soup"]), (["--without", "onion"], ["leek soup"]),
    ([], ["leek soup", "pea soup", "pumpkin soup"]),
  ])
  func `a feed is searched by its titles before its pages are read`(
    filter: [String], found: [String]
  ) async throws {
    let server = try Self.feed()
    defer { server.stop() }
    let home = try Home(Self.feedEntry(server))
    let result = try await Potluck.run(
      ["search", "soup", "--json", "--config", home.file] + filter,
      environment: ["HOME": home.folder.path])
    let report = try JSON(parsing: result.output)
    #expect(Self.titles(report).sorted() == found)
    #expect(report["providers"]?.arrayValue?.first?["status"] == "ok")
    let pages = server.requests.filter { $0 != "/feed.xml" && $0 != "/robots.txt" }
    #expect(pages == (filter.isEmpty ? [] : ["/pumpkin-soup", "/leek-soup", "/pea-soup"]))
  }

  @Test func `what was not read is left out and told, and the next search reads on`() async throws {
    let server = try Self.feed(soups: 12)
    defer { server.stop() }
    let home = try Home(Self.feedEntry(server))
    let first = try await home.report("soup", "--without", "onion", "--limit", "50")
    let outcome = try #require(first["providers"]?.arrayValue?.first)
    #expect(outcome["status"] == "partial" && first["complete"] == false)
    #expect(Self.titles(first).count == 8)
    #expect(outcome["listings"]?["dropped"]?["unread"] == 5)
    #expect(
      outcome["error"]?["message"]
        == "5 of 15 recipes could not be judged and are left out: one search reads 10 new recipe pages"
    )
    let second = try await home.report("soup", "--without", "onion", "--limit", "50")
    #expect(second["providers"]?.arrayValue?.first?["status"] == "ok")
    #expect(Self.titles(second).count == 13)
    let pages = server.requests.filter { $0.contains("soup") }
    #expect(pages.count == 15 && Set(pages).count == 15)
  }

  @Test func `a page that fails leaves its recipe unknown`() async throws {
    let items = ["good-soup", "bad-soup"].map { #"{"title": "\#($0)", "url": "/\#($0)"}"# }
      .joined(separator: ",")
    let server = try PageServer { path in
      switch path {
      case "/list": .json(#"{"hits": [\#(items)]}"#)
      case "/good-soup":
        .page(
          #"<script type="application/ld+json">{"@type": "Recipe", "name": "Good", "#
            + #""recipeIngredient": ["1 leek"], "recipeInstructions": "Cook."}</script>"#)
      case "/bad-soup": .status(500)
      default: .status(404)
      }
    }
    defer { server.stop() }
    let home = try Home(
      Self.mine(server).dropLast() + #", "detail": {"from": "page"}}"#,
      definition: """
        {"definitionVersion": 1, "name": "mine", "title": "Mine", "request": {"path": "/list"},
         "response": {"list": "$.hits"}, "fields": {"title": "$.title", "url": "$.url"},
         "capabilities": ["browse"]}
        """)
    let report = try await home.report("soup", "--without", "onion")
    #expect(Self.titles(report) == ["good-soup"])
    let outcome = try #require(report["providers"]?.arrayValue?.first)
    #expect(outcome["status"] == "partial")
    #expect(outcome["error"]?["message"]?.stringValue?.hasPrefix("1 of 2 recipes") == true)
  }

  @Test func `nobody has what a feed does not list, and no filter is spoken of`() async throws {
    let server = try Self.feed()
    defer { server.stop() }
    let home = try Home(Self.feedEntry(server))
    for arguments in [["xyzzy"], ["xyzzy", "--with", "onion"]] {
      let result = try await Potluck.run(
        ["search"] + arguments + ["--config", home.file], environment: ["HOME": home.folder.path])
      #expect(result.code == 1)
      #expect(result.errors.hasPrefix("Nobody has “xyzzy”"))
      #expect(result.errors.contains("looked through 15 listings"))
      if arguments.count == 1 { #expect(!result.errors.contains("filter")) }
    }
    #expect(server.requests.allSatisfy { $0 == "/feed.xml" })
    let found = try await home.run("soup", "--sort", "title")
    #expect(found.code == 0 && !found.errors.contains("filter"))
    let report = try await home.report("soup")
    #expect(report["providers"]?.arrayValue?.first?["listings"]?["filtered"] == 0)
    #expect(
      report["providers"]?.arrayValue?.first?["listings"]?["dropped"]?["lacksWords"] == 12)
  }

  // MARK: The ends of lists

  private static func hits(_ range: Range<Int>) -> PageServer.Answer {
    .json(
      #"{"hits": ["#
        + range.map { #"{"id": "\#($0)", "title": "Soup \#($0)"}"# }.joined(separator: ",")
        + "]}")
  }

  /// A service with two pages of recipes, 8 together, and something behind them.
  private static func service(
    _ behind: @escaping @Sendable (Int) -> PageServer.Answer
  ) throws -> PageServer {
    try PageServer { path in
      let page = path.split(separator: "p=").last.flatMap { Int($0) } ?? 1
      return page < 3 ? hits((page == 1 ? 0..<5 : 5..<8)) : behind(page)
    }
  }

  private static let paged = #", "paging": {"style": "page"}"#

  @Test(arguments: ["repeats its last page", "404", "500"])
  func `a list whose recipes all came is whole, however it ends`(end: String) async throws {
    let server = try Self.service { _ in
      Int(end).map { .status($0) } ?? Self.hits(5..<8)
    }
    defer { server.stop() }
    let home = try Home(Self.mine(server), definition: Self.definition(paging: Self.paged))
    let result = try await home.run("soup", "--strict", "--limit", "50")
    #expect(result.code == 0)
    let report = try await home.report("soup", "--limit", "50")
    #expect(Self.titles(report).count == 8)
    let outcome = try #require(report["providers"]?.arrayValue?.first)
    #expect(outcome["status"] == "ok" && report["complete"] == true)
    #expect(outcome["pages"]?["gaps"] == [])
  }

  @Test func `pages that fail before others are told as gaps`() async throws {
    let server = try Self.service { page in
      page == 6 ? Self.hits(20..<25) : .status(500)
    }
    defer { server.stop() }
    let home = try Home(Self.mine(server), definition: Self.definition(paging: Self.paged))
    let result = try await home.run("soup", "--strict", "--limit", "50")
    #expect(result.code == 3)
    let report = try await home.report("soup", "--limit", "50")
    #expect(Self.titles(report).count == 13)
    let outcome = try #require(report["providers"]?.arrayValue?.first)
    #expect(outcome["status"] == "partial" && report["complete"] == false)
    #expect(
      outcome["pages"]?["gaps"]?.arrayValue?.compactMap { $0["page"]?.intValue } == [3, 4, 5])
  }

  // MARK: Sources that are not asked

  @Test func `offline, what nobody was asked for is not what nobody has`() async throws {
    let server = try PageServer { _ in .json(#"{"hits": []}"#) }
    defer { server.stop() }
    let home = try Home(
      Self.mine(server) + #", {"id": "shelf", "use": "cookbook"}"#, definition: Self.definition())
    let offline = try await home.run("xyzzy", "--offline")
    #expect(offline.code == 2)
    #expect(offline.errors.hasPrefix("No answer for “xyzzy”: 1 of 2 sources was not asked."))
    #expect(offline.errors.contains("shelf") && !offline.errors.contains("Nobody has"))
    let report = try await home.report("xyzzy", "--offline")
    #expect(report["complete"] == false)
    let asked = try await home.run("xyzzy")
    #expect(asked.code == 1 && asked.errors.hasPrefix("Nobody has “xyzzy”"))
    // What the answer is kept of counts as asked.
    let kept = try await home.run("xyzzy", "--offline")
    #expect(kept.code == 1)
  }

  @Test(arguments: [1, 2])
  func `a redirect to a dead host is no sign of being offline`(sources: Int) async throws {
    let server = try PageServer { _ in
      PageServer.Answer(status: 302, location: "http://no-such-host.invalid/find")
    }
    defer { server.stop() }
    let entries = (1...sources).map {
      #"{"id": "mine\#($0)", "definition": "mine.json", "baseURL": "\#(server.address)"}"#
    }
    let home = try Home(entries.joined(separator: ","), definition: Self.definition())
    let result = try await home.run("soup")
    #expect(result.code == 2)
    let text = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(!text.contains("offline"))
    #expect(text.contains("127.0.0.1:\(server.port) redirects elsewhere, and"))
  }
}
