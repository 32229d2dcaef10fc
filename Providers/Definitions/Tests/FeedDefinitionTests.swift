import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

/// The definitions of sources that answer with feeds.
@Suite("The definitions of feeds", .fewAtOnce) struct FeedDefinitionTests {
  @Test func `a WordPress search feed is walked to the page that is not found`() async throws {
    try await DefinitionEntry.wordPressFeed.keepsItsWord(
      titles: numberedTitles, of: 25, requests: 4)
  }

  @Test func `a plugin that sends searches home is told with another way`() async throws {
    var entry = DefinitionEntry.wordPressFeed
    entry.site = SiteSettings(searchFeed: .home)
    try await entry.run(numberedSoups(3)) { bench in
      let error = await bench.walk().error
      #expect(error?.fix?.contains("result page") == true)
    }
  }

  @Test func `a blog on Blogger is walked by its offsets`() async throws {
    try await DefinitionEntry.blogger.keepsItsWord(titles: numberedTitles, of: 55, requests: 3)
  }

  @Test(arguments: SiteSettings.Feed.allCases)
  func `the newest recipes of a feed are searched by their titles`(_ feed: SiteSettings.Feed)
    async throws
  {
    let paths: [SiteSettings.Feed: String] = [
      .rss: "/rss.xml", .atom: "/atom.xml", .rdf: "/index.rdf", .json: "/feed.json",
    ]
    let entry = DefinitionEntry(name: "rss", style: .feedSite, path: paths[feed] ?? "")
    try await entry.run(numberedSoups(15)) { bench in
      let (outcome, report) = try await bench.outcome(of: SearchQuery(text: "miso"))
      #expect(outcome?.status == .ok)
      #expect(report.recipes.allSatisfy { $0.unified.title.contains("Miso") })
      #expect(!report.recipes.isEmpty && report.plan.first?.local == ["text"])
      #expect(report.recipes.allSatisfy { WebLink.isWebLink($0.unified.url ?? "") })
    }
  }

  @Test func `any search that answers as a feed is one more source`() async throws {
    let entry = DefinitionEntry(
      name: "rss-search", style: .wordPressBlog, path: "/",
      settings: ["query": "s", "parameter": "feed", "value": "atom"])
    try await entry.run(numberedSoups(8)) { bench in
      #expect(await bench.titles() == numberedTitles(8))
      #expect(bench.simulator.requests.map { $0["s"] } == ["soup"])
      #expect(bench.simulator.requests.map { $0["feed"] } == ["atom"])
    }
  }
}
