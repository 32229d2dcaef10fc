import Foundation
import RecipeModel
import TestSupport
import Testing

/// Listings that are completed from the pages that they link to.
@Suite(.fewAtOnce) struct PageCompletionTests {
  /// A blog of four recipes whose search tells titles and links alone.
  private static func blog(
    robots: PageServer.Answer = .status(404), page: PageServer.Answer? = nil
  ) throws -> PageServer {
    try PageServer { path in
      if path == "/robots.txt" { return robots }
      if path.hasPrefix("/search") {
        let items = (1...4).map {
          #"{"id": \#($0), "title": "Soup \#($0)", "url": "/soup/\#($0)"}"#
        }
        return .json("[" + items.joined(separator: ",") + "]")
      }
      guard let number = Int(path.dropFirst("/soup/".count)) else { return .status(404) }
      if number == 3, let page { return page }
      let line = number.isMultiple(of: 2) ? "2 leeks" : "2 onions"
      return .page(
        """
        <script type="application/ld+json">{"@type": "Recipe", "name": "Soup \(number)",
        "recipeIngredient": ["\(line)", "1 l water", "salt"], "totalTime": "PT\(number)0M",
        "recipeInstructions": "Boil it."}</script>
        """)
    }
  }

  private struct Home: ~Copyable {
    let folder: TemporaryFolder
    let file: String

    init(_ server: PageServer, _ detail: String, definition: String = "") throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        {"definitionVersion": 1, "name": "blog", "title": "Blog",
         "request": {"path": "/search", "query": {"q": "{text}"}},
         "response": {"list": "$"},
         "fields": {"id": "$.id", "title": "$.title", "url": "$.url"}\(definition)}
        """, to: "blog.json")
      file = try folder.write(
        """
        {"version": 1, "providers": [{"id": "blog", "definition": "blog.json",
         "baseURL": "\(server.address)"\(detail)}]}
        """, to: "config.json")
      self.folder = folder
    }

    func search(_ arguments: String...) async throws -> JSON {
      let result = try await Potluck.run(
        ["search", "soup", "--json", "--config", file] + arguments,
        environment: ["HOME": folder.path])
      return try JSON(parsing: Array(result.output.utf8))
    }
  }

  private static func titles(_ report: JSON) -> [String] {
    (report["items"]?.arrayValue ?? []).compactMap { $0["title"]?.stringValue }.sorted()
  }

  private static let fromPages = #", "detail": {"from": "page"}"#

  @Test func `a filter by ingredients works for a source that lists none, and pages are kept`()
    async throws
  {
    let server = try Self.blog()
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    for round in 1...2 {
      let report = try await home.search("--with", "leek")
      #expect(Self.titles(report) == ["Soup 2", "Soup 4"], "round \(round)")
    }
    let pages = (1...4).map { "/soup/\($0)" }
    #expect(server.requests == ["/search?q=soup", "/robots.txt"] + pages)
  }

  @Test func `a search that asks for nothing that pages tell reads none`() async throws {
    let server = try Self.blog()
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    let report = try await home.search()
    #expect(Self.titles(report).count == 4)
    #expect(server.requests == ["/search?q=soup"])
  }

  @Test func `a definition may ask for the pages, and an entry for none of them`() async throws {
    let server = try Self.blog()
    defer { server.stop() }
    let definition = #", "detail": {"from": "page", "fill": "filtering"}"#
    let home = try Home(server, "", definition: definition)
    let report = try await home.search("--with", "leek")
    #expect(Self.titles(report) == ["Soup 2", "Soup 4"])
    let other = try Home(
      server, #", "detail": {"from": "page", "fill": "never"}"#, definition: definition)
    let asked = server.requests.count
    let bare = try await other.search("--without", "leek")
    #expect(Self.titles(bare).count == 4)
    #expect(server.requests.count == asked + 1)
  }

  @Test func `an entry may have all its listings completed, up to a number of its own`()
    async throws
  {
    let server = try Self.blog()
    defer { server.stop() }
    let home = try Home(server, #", "detail": {"from": "page", "fill": "always", "most": 2}"#)
    let report = try await home.search()
    let minutes = (report["items"]?.arrayValue ?? []).compactMap { $0["totalMinutes"]?.intValue }
    #expect(minutes.sorted() == [10, 20])
    #expect(server.requests.count == 4)
  }

  @Test func `a site whose robots.txt forbids it is not read, and the answer says so`()
    async throws
  {
    let robots = PageServer.Answer(
      type: "text/plain", body: "User-agent: *\nDisallow: /soup/\n")
    let server = try Self.blog(robots: robots)
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    let report = try await home.search("--with", "leek")
    #expect(Self.titles(report).isEmpty)
    #expect(server.requests == ["/search?q=soup", "/robots.txt"])
    let outcome = try #require(report["providers"]?.arrayValue?.first)
    #expect(outcome["status"] == "partial")
    #expect(outcome["error"]?["message"]?.stringValue?.contains("robots.txt") == true)
  }

  @Test func `a page that redirects leads to none that robots.txt forbids`() async throws {
    let robots = PageServer.Answer(type: "text/plain", body: "User-agent: *\nDisallow: /private\n")
    let moved = PageServer.Answer(status: 302, location: "/private/soup")
    let server = try Self.blog(robots: robots, page: moved)
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    let report = try await home.search("--with", "leek")
    #expect(Self.titles(report) == ["Soup 2", "Soup 4"])
    #expect(!server.requests.contains("/private/soup"))
    let outcome = try #require(report["providers"]?.arrayValue?.first)
    #expect(outcome["error"]?["message"]?.stringValue?.contains("robots.txt") == true)
  }

  @Test func `a site that refuses a page is left alone, in later searches too`() async throws {
    let server = try Self.blog(page: .status(403))
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    for _ in 1...2 {
      let report = try await home.search("--with", "leek")
      #expect(Self.titles(report) == ["Soup 2"])
      #expect(report["providers"]?.arrayValue?.first?["status"] == "partial")
    }
    #expect(
      server.requests
        == ["/search?q=soup", "/robots.txt", "/soup/1", "/soup/2", "/soup/3"])
  }

  @Test func `a page without a recipe leaves its listing as it is`() async throws {
    let server = try Self.blog(page: .page("<p>Gone fishing.</p>"))
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    let report = try await home.search("--with", "leek")
    #expect(Self.titles(report) == ["Soup 2", "Soup 4"])
    #expect(report["providers"]?.arrayValue?.first?["status"] == "ok")
  }

  @Test func `what pages would tell is known before anybody is asked`() async throws {
    let server = try Self.blog()
    defer { server.stop() }
    let home = try Home(server, Self.fromPages)
    let list = try await Potluck.run(
      ["providers", "list", "--config", home.file], environment: ["HOME": home.folder.path])
    #expect(list.output.contains("ingredients"))
    #expect(server.requests.isEmpty)
  }
}
