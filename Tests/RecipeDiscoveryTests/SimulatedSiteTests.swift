import PotluckSimulator
import RecipeDefinitions
import RecipeDiscovery
import RecipeModel
import TestSupport
import Testing

@Suite("Finding out how other sites are searched", .fewAtOnce) struct SimulatedSiteTests {
  @Test func `A form is found, and a definition for its cards`() async throws {
    let found = try await Exploring.explore(.cardSite)
    #expect(found.chosen?.way.kind == .form, "\(String(describing: found.refusal))")
    #expect(found.requests.count == 6)
    let definition = try #require(found.definition)
    #expect(definition["request"]?["path"] == "/kitchen/find")
    #expect(definition["request"]?["query"] == ["q": "{text}", "lang": "en", "type": "recipe"])
    #expect(DefinitionReader.read(definition.bytes(.indented)).problems.map { "\($0)" } == [])
    #expect(definition["detail"] == ["from": "page"] && found.chosen?.page?.hasRecipe == true)
    #expect(found.chosen?.samples.first?.listing.title.isEmpty == false)
  }

  @Test func `A form that is posted is found`() async throws {
    let found = try await Exploring.explore(.cardSite, "/", SiteSettings(form: .post))
    #expect(found.chosen?.way.json["method"] == "post", "\(String(describing: found.refusal))")
    #expect(found.requests.filter { $0.method == "POST" }.count == 3)
    #expect(found.definition?["request"]?["method"] == "POST")
    #expect(found.definition?["request"]?["form"]?["lang"] == "en")
  }

  @Test func `A search that ignores the words is no search`() async throws {
    let found = try await Exploring.explore(.deafSite)
    #expect(found.refusal?.kind == .notProved)
    #expect(found.refusal?.message.contains("the same 12 recipes come") == true)
    #expect(found.entry == nil && found.definition == nil && found.requests.count == 5)
  }

  @Test func `A SearchAction is found, and results in schema.org's terms`() async throws {
    let found = try await Exploring.explore(.actionSite)
    #expect(found.chosen?.way.kind == .searchAction, "\(String(describing: found.refusal))")
    // A page without results of this site has no list in its data.
    #expect(found.definition?["response"] == ["format": "schema.org", "whenMissing": "empty"])
    #expect(found.requests.count == 6)
  }

  @Test func `Of an OpenSearch description the feed is taken`() async throws {
    let found = try await Exploring.explore(.openSearchSite)
    #expect(found.chosen?.way.json["type"] == "application/rss+xml")
    #expect(found.chosen?.way.json["template"] == "https://soups.example/find.rss?q={searchTerms}")
    #expect(found.definition?["response"] == ["format": "feed"])
    #expect(found.requests.count == 7)
  }

  @Test func `A blog on Blogger is searched by its feeds, which robots.txt allows`() async throws {
    let found = try await Exploring.explore(.bloggerBlog)
    #expect(found.chosen?.way.json["use"] == "blogger", "\(String(describing: found.refusal))")
    #expect(found.entry?["use"] == "blogger" && found.definition == nil)
    #expect(found.paths.allSatisfy { !$0.hasPrefix("/search") })
  }

  @Test func `Of a site with feeds alone the newest is offered`() async throws {
    let found = try await Exploring.explore(.feedSite)
    #expect(found.refusal?.kind == .newestOnly)
    #expect(
      found.entry?["use"] == "rss" && found.entry?["baseURL"] == "https://soups.example/rss.xml")
    #expect(found.requests.count == 3)
    let nothing = try await Exploring.explore(.feedSite, "/", SiteSettings(feeds: []))
    #expect(nothing.refusal?.kind == .noSearch && nothing.entry == nil)
  }

  @Test(arguments: [
    (Wall.challenge, Refusal.Kind.wall, 2), (.rule, .wall, 2), (.dataDome, .wall, 2),
    (.akamai, .wall, 2), (.siteGround, .wall, 2), (.captcha, .wall, 2), (.consent, .consent, 2),
    (.login, .login, 3), (.tooMany, .tooFast, 2),
  ])
  func `A wall is told and not climbed`(wall: Wall, kind: Refusal.Kind, count: Int) async throws {
    let found = try await Exploring.explore(.walledSite, "/", SiteSettings(wall: wall))
    #expect(found.refusal?.kind == kind)
    #expect(found.refusal?.fix != nil && found.requests.count == count)
    #expect(found.chosen == nil && found.entry == nil)
  }

  @Test(arguments: [(SiteSettings.Robots.nothing, Refusal.Kind.robots), (.failing, .unreachable)])
  func `A site that keeps programs out is left alone`(
    robots: SiteSettings.Robots, kind: Refusal.Kind
  ) async throws {
    let found = try await Exploring.explore(.cardSite, "/", SiteSettings(robots: robots))
    #expect(found.refusal?.kind == kind)
    #expect(found.paths == ["/robots.txt"])
  }

  @Test(arguments: [1, 2, 3, 4])
  func `No more is asked than may be`(most: Int) async throws {
    let found = try await Exploring.explore(.deafSite, most: most)
    #expect(found.requests.count == most && found.refusal?.kind == .notProved)
  }
}
