import PotluckSimulator
import RecipeDiscovery
import RecipeModel
import TestSupport
import Testing

@Suite("Finding out how a WordPress blog is searched", .fewAtOnce) struct WordPressDiscoveryTests {
  /// How a blog is set up and asked, and what is found.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var path = "/"
    var site = SiteSettings(hasRecipeMaker: false)
    /// What is asked: the paths without their queries.
    var paths: [String]
    var way: JSON
    var entry: JSONObject
    var testDescription: String { name }
  }

  private static let wordpress: JSONObject = [
    "use": "wordpress", "name": "Garden Plate", "baseURL": "https://soups.example",
  ]
  private static let start = ["/robots.txt", "/", "/wp-json/wp/v2/types"]
  private static let posts = Array(repeating: "/wp-json/wp/v2/posts", count: 3)

  static let open: [Case] = [
    Case(
      name: "An open interface", paths: start + posts + ["/pumpkin-soup/"],
      way: ["kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "posts"],
      entry: wordpress),
    Case(
      name: "A recipe of a blog with a type for recipes", path: "/leek-tart/",
      site: SiteSettings(recipeType: "recipe", hasRecipeMaker: false),
      paths: ["/robots.txt", "/leek-tart/", "/wp-json/wp/v2/types"]
        + Array(repeating: "/wp-json/wp/v2/recipe", count: 3),
      way: ["kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "recipe"],
      entry: [
        "use": "wordpress", "name": "Garden Plate", "baseURL": "https://soups.example",
        "type": "recipe",
      ]),
    Case(
      name: "The front page of a blog with a type for recipes",
      site: SiteSettings(recipeType: "recipes", hasRecipeMaker: false),
      paths: start + Array(repeating: "/wp-json/wp/v2/recipes", count: 3) + ["/pumpkin-soup/"],
      way: ["kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "recipes"],
      entry: [
        "use": "wordpress", "name": "Garden Plate", "baseURL": "https://soups.example",
        "type": "recipes",
      ]),
    Case(
      name: "WP Recipe Maker", site: SiteSettings(),
      paths: start + Array(repeating: "/wp-json/wp/v2/wprm_recipe", count: 3) + ["/pumpkin-soup/"],
      way: ["kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "wprm_recipe"],
      entry: ["use": "wp-recipe-maker", "name": "Garden Plate", "baseURL": "https://soups.example"]),
    Case(
      name: "A blog in a folder", path: "/blog/",
      site: SiteSettings(folder: "/blog", hasRecipeMaker: false),
      paths: ["/robots.txt", "/blog/", "/blog/wp-json/wp/v2/types"]
        + Array(repeating: "/blog/wp-json/wp/v2/posts", count: 3) + ["/blog/pumpkin-soup/"],
      way: ["kind": "wordpress", "root": "https://soups.example/blog/wp-json/", "type": "posts"],
      entry: ["use": "wordpress", "name": "Garden Plate", "baseURL": "https://soups.example/blog"]),
    Case(
      name: "An interface that is not announced",
      site: SiteSettings(announcesInterface: false, hasRecipeMaker: false),
      paths: start + posts + ["/pumpkin-soup/"],
      way: ["kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "posts"],
      entry: wordpress),
    Case(
      name: "Plain addresses", site: SiteSettings(permalinks: .plain, hasRecipeMaker: false),
      paths: ["/robots.txt", "/"] + Array(repeating: "/index.php", count: 4) + ["/"],
      way: [
        "kind": "wordpress", "root": "https://soups.example/index.php?rest_route=/",
        "type": "posts",
      ],
      entry: [
        "use": "wordpress", "name": "Garden Plate", "baseURL": "https://soups.example",
        "index": "index.php",
      ]),
    Case(
      name: "A search on the blog", path: "/?s=cake",
      paths: ["/robots.txt", "/", "/wp-json/wp/v2/types"] + posts + ["/apricot-cake/"],
      way: ["kind": "wordpress", "root": "https://soups.example/wp-json/", "type": "posts"],
      entry: wordpress),
  ]

  @Test(arguments: open)
  func `An interface is found, proved by three searches, and written as an entry`(
    _ example: Case
  ) async throws {
    let found = try await Exploring.explore(.wordPressBlog, example.path, example.site)
    #expect(found.paths.map { $0.split(separator: "?")[0] } == example.paths.map { $0[...] })
    #expect(found.chosen?.way.json == example.way, "\(String(describing: found.refusal))")
    // What posts do not tell is on their pages; the plug-in's recipes tell it themselves.
    var entry = example.entry
    if entry["use"] == "wordpress" { entry["detail"] = ["from": "page"] }
    #expect(found.entry == entry)
    #expect(found.definition == nil && found.refusal == nil)
    let trials = try #require(found.chosen?.trials)
    #expect(trials.map(\.isNonsense) == [false, false, true])
    #expect(try trials[at: 0].count > 0 && trials[at: 1].count > 0 && trials[at: 2].count == 0)
    #expect(found.chosen?.page?.hasRecipe == true)
  }

  @Test func `Listings are shown with where each field stood`() async throws {
    let found = try await Exploring.explore(
      .wordPressBlog, "/", SiteSettings(hasRecipeMaker: false))
    let sample = try #require(found.json["chosen"]?["samples"]?.arrayValue?.first)
    #expect(sample["title"] == "Pumpkin Soup")
    #expect(sample["url"] == "https://soups.example/pumpkin-soup/")
    #expect(sample["from"]?["title"] == "$.title.rendered")
    #expect(sample["from"]?["url"] == "$.link")
    #expect(found.json["way"] == found.chosen?.way.json)
  }

  @Test(arguments: [
    WordPressRefusal.cannotAccess, .restricted, .loginRequired, .authenticationError, .notLoggedIn,
    .disabled, .forbidden, .noRoute, .firewall, .notFound, .frontPage,
  ])
  func `A closed interface is left for the search feed`(_ refusal: WordPressRefusal) async throws {
    let found = try await Exploring.explore(.wordPressBlog, "/", SiteSettings(refusal: refusal))
    #expect(found.chosen?.way.kind == .feedSearch, "\(String(describing: found.refusal))")
    #expect(
      found.entry == [
        "use": "wordpress-feed", "name": "Garden Plate", "baseURL": "https://soups.example",
      ])
    #expect(found.requests.count == 7)
  }

  @Test func `Where the feed is closed too, the page of results is read`() async throws {
    let found = try await Exploring.explore(
      .wordPressBlog, "/", SiteSettings(refusal: .loginRequired, searchFeed: .home))
    #expect(found.chosen?.way.kind == .searchAction, "\(String(describing: found.refusal))")
    #expect(found.entry == ["name": "Garden Plate"])
    #expect(found.definition?["response"]?["format"] == "html")
    #expect(found.definition?["request"]?["query"] == ["s": "{text}"])
    #expect(found.requests.count == 9)
  }

  @Test func `What robots.txt forbids is not asked`() async throws {
    let rules = "User-agent: *\nDisallow: /wp-json/\nDisallow: /*feed=\n"
    let found = try await Exploring.explore(
      .wordPressBlog, "/", SiteSettings(robots: .text(rules)))
    #expect(found.chosen?.way.kind == .searchAction)
    #expect(found.rules == ["Disallow: /wp-json/", "Disallow: /*feed="])
    #expect(found.paths.allSatisfy { !$0.contains("wp-json") && !$0.contains("feed") })
    let closed = try await Exploring.explore(
      .wordPressBlog, "/", SiteSettings(robots: .text(rules + "Disallow: /*?s=\n")))
    #expect(closed.refusal?.kind == .newestOnly)
    #expect(closed.entry?["use"] == "rss" && closed.requests.count == 3)
  }

  @Test func `Titles that try to break out stay texts`() async throws {
    let found = try await Exploring.explore(
      .wordPressBlog, "/", SiteSettings(hasRecipeMaker: false, isHostile: true))
    for sample in found.chosen?.samples ?? [] {
      #expect(!sample.listing.title.contains("<") && !sample.listing.title.contains("\u{1B}"))
    }
    #expect(found.chosen != nil || found.refusal != nil)
  }
}
