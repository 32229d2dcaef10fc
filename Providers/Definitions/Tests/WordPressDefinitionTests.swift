import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct WordPressDefinitionTests {
  private let entry = DefinitionEntry.wordPress

  @Test func `keeps its word, with every quirk`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 45, requests: 3)
  }

  @Test func `reads totals from header fields and stops at the last page`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let result = await bench.walk()
      #expect(result.total == 40 && result.listings.kept == 40)
      #expect(bench.simulator.requests.map { $0["page"] } == ["1", "2"])
    }
  }

  @Test func `takes the error behind the end for the end where headers are lost`() async throws {
    try await entry.run(
      numberedSoups(20),
      faults: [FaultRule(FaultMatch(pages: [1]), .status(200, body: Self.twenty))]
    ) { bench in
      let result = await bench.walk()
      #expect(result.listings.kept == 20 && result.error == nil && result.end == .exhausted)
      #expect(bench.simulator.requests.map(\.status) == [200, 400])
    }
  }

  @Test func `decodes titles and shows the featured picture`() async throws {
    try await entry.run(numberedSoups(30)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.map(\.title) == numberedTitles(30))
      #expect(listings.contains { $0.image?.contains("/wp-content/uploads/") == true })
      #expect(listings.contains { $0.image == nil })
      #expect(listings.allSatisfy { $0.ingredients.isEmpty })
    }
  }

  @Test func `says that ingredients cannot be filtered by`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let (_, report) = try await bench.outcome(of: SearchQuery(text: "soup", include: ["salt"]))
      #expect(report.plan.first?.unsupported == ["include"] && report.recipes.count == 3)
    }
  }

  @Test func `tells one post in full`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.listing.title == numberedTitles(1)[0])
      #expect(recipe.summary?.hasPrefix("A dish for “everyone”") == true)
    }
  }

  @Test func `says that a password is refused, and which type is not there`() async throws {
    var locked = entry
    locked.settings = ["user": "cook"]
    locked.secret = "password"
    let error = try await locked.refusal()
    #expect(error?.code == .unauthorized && error?.message.contains("application password") == true)
    try await entry.run(numberedSoups(3), settings: ["type": "dishes"]) { bench in
      let error = await bench.walk().error
      #expect(error?.code == .httpError && error?.fix?.contains("type") == true)
    }
  }

  @Test func `reads a blog without pretty addresses, in a folder, with a type of its own`()
    async throws
  {
    var blog = entry
    blog.style = .wordPressBlog
    blog.path = "/blog"
    blog.site = SiteSettings(folder: "/blog", permalinks: .plain, recipeType: "recipe")
    blog.settings = ["index": "index.php", "type": "recipe"]
    try await blog.keepsItsWord(titles: numberedTitles, of: 25, requests: 2)
    try await blog.run(numberedSoups(2)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.listing.title == numberedTitles(1)[0])
      #expect(bench.simulator.requests.last?["rest_route"] == "/wp/v2/recipe/1001")
    }
  }

  @Test(arguments: WordPressRefusal.allCases)
  func `tells each refusal with another way to search the blog`(_ refusal: WordPressRefusal)
    async throws
  {
    var closed = entry
    closed.style = .wordPressBlog
    closed.site = SiteSettings(refusal: refusal)
    try await closed.run(numberedSoups(3)) { bench in
      let error = await bench.walk().error
      #expect(error?.fix?.contains("wordpress-feed") == true, "\(String(describing: error))")
      #expect(bench.simulator.requests.count == 1)
    }
    var feed = DefinitionEntry.wordPressFeed
    feed.site = closed.site
    try await feed.run(numberedSoups(3)) { bench in
      #expect(await bench.titles() == numberedTitles(3))
    }
  }

  @Test(arguments: [
    (Fault.status(500), ProviderError.Code.httpError), (.quota(after: 0), .rateLimited),
    (.page(.html), .httpError), (.truncate(after: 90), .invalidResponse),
    (.rename([.init(from: "rendered", to: "raw")]), .drift), (.retype(["title"]), .drift),
  ])
  func `names each failure`(_ fault: Fault, _ code: ProviderError.Code) async throws {
    #expect(try await entry.code(under: fault) == code)
  }

  /// A page as a proxy passes it on that drops the header fields.
  private static var twenty: String {
    let posts = numberedSoups(20).map { soup -> JSON in
      [
        "id": .int(Int(soup.id) ?? 0), "link": .string(soup.sourceURL),
        "title": ["rendered": .string(soup.title)],
      ]
    }
    return JSON.array(posts).text()
  }
}
