import Foundation
import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// `potluck providers add` at imitated sites, over real HTTP.
@Suite(.fewAtOnce) struct ProvidersAddTests {
  /// A site as its owner has set it up.
  struct Site: Sendable, CustomTestStringConvertible {
    var name: String
    var style: SimulatorStyle
    var settings = SiteSettings()

    var testDescription: String { name }

    init(_ style: SimulatorStyle, _ variant: String = "", _ settings: SiteSettings = SiteSettings())
    {
      name = variant.isEmpty ? style.rawValue : "\(style.rawValue)-\(variant)"
      (self.style, self.settings) = (style, settings)
    }

    /// The sites that everything a person sees is kept of.
    static let all: [Site] = [
      Site(.wordPressBlog), Site(.wordPressBlog, "closed", SiteSettings(refusal: .cannotAccess)),
      Site(.wordPressBlog, "recipes", SiteSettings(recipeType: "recipe")),
      Site(.wordPressBlog, "forbidden", SiteSettings(robots: .nothing)),
      Site(.wordPressBlog, "hostile", SiteSettings(isHostile: true)),
      Site(.bloggerBlog), Site(.cardSite), Site(.cardSite, "post", SiteSettings(form: .post)),
      Site(.actionSite), Site(.openSearchSite), Site(.deafSite), Site(.feedSite),
      Site(.feedSite, "none", SiteSettings(feeds: [])), Site(.mealie),
      Site(.walledSite), Site(.walledSite, "consent", SiteSettings(wall: .consent)),
      Site(.walledSite, "login", SiteSettings(wall: .login)),
    ]
  }

  /// A run at a site that is gone afterwards.
  private func add(
    _ site: Site, _ flags: [String], in folder: borrowing TemporaryFolder,
    configuration: String = "config.json"
  ) async throws -> (result: ToolResult, requests: [SimulatedRequest]) {
    let simulator = try await Simulator.start(
      site.style, options: SimulatorOptions(site: site.settings))
    let arguments = [
      "providers", "add", simulator.baseURL, "--config", "\(folder.path)/\(configuration)",
    ]
    var result = try await Potluck.run(arguments + flags)
    let requests = simulator.requests
    await simulator.stop()
    for (found, mask) in [("127.0.0.1:\(simulator.port)", "HOST"), (folder.path, "FOLDER")] {
      result.output = result.output.replacingOccurrences(of: found, with: mask)
      result.errors = result.errors.replacingOccurrences(of: found, with: mask)
    }
    return (result, requests)
  }

  @Test(arguments: Site.all)
  func `what is found is shown, and every request is told`(_ site: Site) async throws {
    let folder = try TemporaryFolder()
    let (result, requests) = try await add(site, ["--dry-run"], in: folder)
    try Golden.check(result.transcript, "add/\(site.name).txt")
    let told = result.errors.split(separator: "\n").filter { $0.hasPrefix("asked  ") }
    #expect(told.count == requests.count && requests.count <= 12)
    for (line, request) in zip(told, requests) {
      let target = request.target == "/" ? "" : request.target
      #expect(line.contains("http://HOST\(target)"), "\(line)")
      #expect(request.header("User-Agent")?.hasPrefix("Potluck/") == true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(arguments: [
    Site(.wordPressBlog), Site(.wordPressBlog, "closed", SiteSettings(refusal: .cannotAccess)),
    Site(.openSearchSite),
  ])
  func `what was added is searched at once`(_ site: Site) async throws {
    let folder = try TemporaryFolder()
    let before = "{\"version\":1,\n\t\"providers\":[]}\r\n"
    let path = try folder.write(before, to: "config.json")
    let simulator = try await Simulator.start(
      site.style, options: SimulatorOptions(site: site.settings))
    let added = try await Potluck.run([
      "providers", "add", simulator.baseURL, "--yes", "--id", "mine", "--config", path,
    ])
    #expect(added.code == 0, "\(added.transcript)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("{\"version\":1,\n\t\"providers\":[{\"id\":\"mine\","))
    #expect(text.hasSuffix("}]}\r\n"))
    // The last line says how to search it.
    let words = try #require(added.errors.split(separator: "\n").last?.split(separator: " "))
    let start = try #require(words.firstIndex(of: "search"))
    let found = try await Potluck.run(
      words[start...].map(String.init) + ["--json", "--config", path])
    #expect(found.code == 0, "\(found.transcript)")
    let items = try JSON(parsing: found.output)["items"]?.arrayValue ?? []
    #expect(!items.isEmpty)
    let check = try await Potluck.run(["config", "check", "--config", path])
    #expect(check.code == 0, "\(check.transcript)")
    await simulator.stop()
  }

  @Test func `a document is printed, and written only on demand`() async throws {
    let folder = try TemporaryFolder()
    let shown = try await add(Site(.wordPressBlog), ["--json"], in: folder).result
    #expect(shown.code == 0)
    let document = try JSON(parsing: shown.output)
    #expect(document["version"] == 1 && document["written"] == false)
    #expect(document["configuration"] == "FOLDER/config.json")
    #expect(document["entry"]?["id"]?.stringValue?.isEmpty == false)
    #expect(document["requests"]?.arrayValue?.isEmpty == false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    let written = try await add(Site(.wordPressBlog), ["--json", "--yes"], in: folder).result
    #expect(try JSON(parsing: written.output)["written"] == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) != [])
    let refused = try await add(Site(.walledSite), ["--json", "--yes"], in: folder).result
    #expect(refused.code == 2)
    #expect(try JSON(parsing: refused.output)["refusal"]?["kind"] == "wall")
  }

  @Test func `a site that is there already is not asked again`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"version": 1, "providers": [
        {"id": "soups", "use": "wordpress", "baseURL": "https://www.soups.example/blog"}]}
      """, to: "config.json")
    let result = try await Potluck.run(
      ["providers", "add", "https://soups.example/leek-soup", "--config", path])
    try Golden.check(result.transcript, "add/known.txt")
    #expect(result.code == 2)
  }

  @Test(arguments: [
    ["ftp://soups.example"], ["https://soups.example", "--id", "a b"],
    ["https://soups.example", "--id", "cookbook"], ["https://soups.example", "-y", "--dry-run"],
    ["https://soups.example", "-y", "--from-page", "x.html"], [],
  ])
  func `wrong usage asks nobody`(_ arguments: [String]) async throws {
    let result = try await Potluck.run(["providers", "add"] + arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty && !result.errors.contains("asked"))
    let name = (["providers_add"] + arguments).joined(separator: "_")
      .replacing("https://", with: "").replacing("://", with: "-").replacing("--", with: "")
      .replacing(" ", with: "-")
    try Golden.check(result.errors, "usage/\(name).txt")
  }

  @Test func `a draft of a site's front page is no draft, but a site to add`() async throws {
    let result = try await Potluck.run(["providers", "new", "https://soups.example/"])
    #expect(result.code == 64)
    try Golden.check(result.errors, "usage/providers_new_soups.example.txt")
  }

  // MARK: A saved page

  private static let page = """
    <!DOCTYPE html><html lang="en"><head><title>Leek Soup - Garden Plate</title>
    <link rel="https://api.w.org/" href="https://soups.example/wp-json/">
    <link rel="alternate" type="application/json" href="https://soups.example/wp-json/wp/v2/recipe/7">
    <link rel="alternate" type="application/rss+xml" title="Garden Plate" href="/feed/">
    <link rel="alternate" type="application/rss+xml" title="Comments" href="/leek-soup/feed/">
    <script type="application/ld+json">{"@context": "https://schema.org", "@type": "WebSite",
    "url": "https://soups.example/", "potentialAction": {"@type": "SearchAction", "target":
    {"@type": "EntryPoint", "urlTemplate": "https://soups.example/?s={search_term_string}"},
    "query-input": "required name=search_term_string"}}</script></head><body>
    <form role="search" action="/" method="get"><input type="search" name="s"></form>
    <h1>Leek Soup</h1></body></html>
    """

  @Test func `a saved page stands in for the network, and nothing is written`() async throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(Self.page, to: "page.html")
    let arguments = [
      "providers", "add", "https://soups.example/leek-soup/", "--from-page", page, "--config",
      "\(folder.path)/config.json",
    ]
    let text = try await Potluck.run(arguments)
    try Golden.check(text.transcript, "add/from-page.txt")
    let json = try await Potluck.run(arguments + ["--json"])
    let document = try JSON(parsing: json.output)
    #expect(
      document["way"] == [
        "kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "recipe",
      ])
    #expect(document["announced"]?["wordpress"] == "https://soups.example/wp-json/")
    #expect(document["announced"]?["feeds"] == ["https://soups.example/feed/"])
    #expect(document["ways"]?.arrayValue?.count == 4)
    #expect(document["requests"] == [] && document["version"] == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["page.html"])
  }

  @Test func `a saved page that announces nothing is told as that`() async throws {
    let folder = try TemporaryFolder()
    let page = try folder.write("<p>Leeks</p>", to: "page.html")
    let result = try await Potluck.run(
      ["providers", "add", "https://soups.example", "--from-page", page])
    #expect(result.code == 1)
    try Golden.check(result.transcript, "add/from-empty-page.txt")
  }
}
