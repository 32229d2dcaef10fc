import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Simulated sites from their address to recipes: added by the real program, then searched by it.
@Suite("Adding a simulated site", .fewAtOnce) struct AddedSiteTests {
  /// A site, and how it is to be searched in the end.
  struct Case: Sendable, CustomTestStringConvertible {
    let style: SimulatorStyle
    var site = SiteSettings()
    /// The words for the ways of which one is to be taken.
    var ways: [String] = []
    /// The words for the refusals of which one is to be given.
    var refusals: [String] = []
    /// What is added to the address.
    var path = ""
    let testDescription: String
  }

  /// What the program told of a site, and what the site knows of it.
  private struct Visit {
    let code: Int32
    let told: JSON
    let log: [SimulatedRequest]
    /// The recipes of a search, where the site was added.
    var found: JSON?
    /// What the search asked.
    var searchLog: [SimulatedRequest] = []
  }

  private func visit(_ example: Case) async throws -> Visit {
    let simulator = try await Simulator.start(
      example.style, options: SimulatorOptions(site: example.site))
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"version\": 1, \"providers\": []}\n", to: "config.json")
    let config = ["--config", file]
    let result = try await Potluck.run(
      ["providers", "add", simulator.address + example.path, "--id", "site", "--yes", "--json"]
        + config)
    var visit = Visit(
      code: result.code, told: (try? JSON(parsing: result.output)) ?? .null,
      log: simulator.requests)
    if result.code == 0 {
      simulator.clearRequests()
      let search = try await Potluck.run(
        ["search", "soup", "--limit", "5", "--json"] + config)
      visit.found = try? JSON(parsing: search.output)
      visit.searchLog = simulator.requests
    }
    await simulator.stop()
    return visit
  }

  /// Holds what was told against the site's own log.
  private func check(_ visit: Visit, _ name: String) {
    let told = (visit.told["requests"]?.arrayValue ?? []).map { request in
      "\(request["method"]?.stringValue ?? "") \(request["status"]?.intValue ?? 0)"
    }
    let seen = visit.log.map { "\($0.method) \($0.status ?? 0)" }
    #expect(told == seen, "\(name): what was told is not what was asked")
    #expect(visit.log.count <= 12, "\(name)")
    #expect(visit.log.first?.path == "/robots.txt", "\(name)")
    let agents = Set((visit.log + visit.searchLog).map { $0.header("User-Agent") ?? "" })
    #expect(agents.allSatisfy { $0.hasPrefix("Potluck/") }, "\(name): \(agents)")
    // One at a time.
    #expect(visit.log.allSatisfy { !$0.closedEarly }, "\(name)")
  }

  @Test(arguments: [
    Case(style: .wordPressBlog, ways: ["wordpress"], testDescription: "a blog by its address"),
    Case(
      style: .wordPressBlog, ways: ["wordpress"], path: "/french-onion-soup/",
      testDescription: "a blog by one of its recipes"),
    Case(
      style: .wordPressBlog, ways: ["wordpress"], path: "/?s=soup",
      testDescription: "a blog by a search on it"),
    Case(
      style: .wordPressBlog, site: SiteSettings(recipeType: "recipe"), ways: ["wordpress"],
      testDescription: "a blog with a type for recipes"),
    Case(
      style: .wordPressBlog, site: SiteSettings(folder: "/blog"), ways: ["wordpress"], path: "/",
      testDescription: "a blog in a folder"),
    Case(
      style: .wordPressBlog, site: SiteSettings(permalinks: .plain), ways: ["wordpress"],
      testDescription: "a blog with plain addresses"),
    Case(
      style: .wordPressBlog, site: SiteSettings(searchFeed: .home), ways: ["wordpress"],
      testDescription: "a blog without searches as feeds"),
    Case(
      style: .wordPressBlog, site: SiteSettings(refusal: .firewall, searchFeed: .home),
      ways: ["searchAction", "form"], testDescription: "a blog with result pages alone"),
    Case(style: .bloggerBlog, ways: ["platform"], testDescription: "a Blogger blog"),
    Case(style: .cardSite, ways: ["form"], testDescription: "cards"),
    Case(
      style: .cardSite, site: SiteSettings(form: .post), ways: ["form"],
      testDescription: "cards behind a form by POST"),
    Case(style: .actionSite, ways: ["searchAction"], testDescription: "a search action"),
    Case(style: .openSearchSite, ways: ["openSearch"], testDescription: "OpenSearch"),
  ])
  func `finds how it is searched, and searches it so`(_ example: Case) async throws {
    let visit = try await visit(example)
    let name = example.testDescription
    check(visit, name)
    #expect(visit.code == 0, "\(name): \(visit.told["refusal"] ?? .null)")
    let way = visit.told["way"]?["kind"]?.stringValue ?? ""
    #expect(example.ways.contains(way), "\(name): \(way)")
    let recipes = visit.found?["items"]?.arrayValue ?? []
    #expect(!recipes.isEmpty && !visit.searchLog.isEmpty, "\(name)")
    for recipe in recipes {
      #expect(recipe["title"]?.stringValue?.lowercased().contains("soup") == true, "\(name)")
      #expect(recipe["url"]?.stringValue?.hasPrefix("http://127.0.0.1:") == true, "\(name)")
    }
  }

  @Test(arguments: WordPressRefusal.allCases)
  func `searches a blog through its feed when its interface is closed`(
    _ refusal: WordPressRefusal
  ) async throws {
    let visit = try await visit(
      Case(
        style: .wordPressBlog, site: SiteSettings(refusal: refusal),
        testDescription: refusal.rawValue))
    check(visit, refusal.rawValue)
    let way = visit.told["way"]?["kind"]?.stringValue
    #expect(visit.code == 0 && way == "feedSearch", "\(refusal): \(way ?? "none")")
    #expect(visit.found?["items"]?.arrayValue?.isEmpty == false, "\(refusal)")
  }

  @Test(arguments: [
    Case(style: .deafSite, refusals: ["notProved"], testDescription: "a search that is deaf"),
    Case(style: .feedSite, refusals: ["newestOnly"], testDescription: "feeds of the newest"),
    Case(
      style: .feedSite, site: SiteSettings(feeds: []), refusals: ["noSearch"],
      testDescription: "nothing at all"),
    Case(
      style: .wordPressBlog, site: SiteSettings(robots: .nothing), refusals: ["robots"],
      testDescription: "a robots.txt that forbids everything"),
    Case(
      style: .wordPressBlog, site: SiteSettings(robots: .noSearch), refusals: ["robots"],
      testDescription: "a robots.txt that forbids searches"),
    Case(
      style: .wordPressBlog, site: SiteSettings(robots: .failing),
      refusals: ["robots", "unreachable"], testDescription: "a robots.txt that fails"),
  ])
  func `says why a site is none`(_ example: Case) async throws {
    let visit = try await visit(example)
    check(visit, example.testDescription)
    let kind = visit.told["refusal"]?["kind"]?.stringValue ?? ""
    #expect(example.refusals.contains(kind), "\(example.testDescription): \(kind)")
    #expect(visit.told["refusal"]?["message"]?.stringValue?.isEmpty == false)
    if kind == "robots" {
      #expect(visit.log.allSatisfy { $0["s"] == nil && $0["search"] == nil })
    }
  }

  @Test(arguments: Wall.allCases)
  func `stops at a wall after the first look`(_ wall: Wall) async throws {
    let visit = try await visit(
      Case(
        style: .walledSite, site: SiteSettings(wall: wall), testDescription: wall.rawValue))
    check(visit, wall.rawValue)
    let expected = [Wall.consent: "consent", .login: "login", .tooMany: "tooFast"]
    let kind = visit.told["refusal"]?["kind"]?.stringValue
    #expect(visit.code != 0 && kind == expected[wall] ?? "wall", "\(wall): \(kind ?? "none")")
    #expect(visit.log.count <= 3, "\(wall): \(visit.log.map(\.target))")
  }
}
