import RecipeDiscovery
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

/// What becomes of the feeds that a page names.
@Suite("Feeds of the newest", .fewAtOnce) struct FeedProofTests {
  private static func page(_ feeds: [String]) -> String {
    "<title>Soups</title><p>Hello"
      + feeds.map { "<link rel='alternate' type='application/rss+xml' href='\($0)'>" }.joined()
  }

  private static func feed(_ links: [String]) -> MadeSite.Answer {
    let items = links.map { "<item><title>Leek soup</title><link>\($0)</link></item>" }.joined()
    return .of(
      "application/rss+xml",
      "<rss version='2.0'><channel><title>Soups</title>\(items)</channel></rss>")
  }

  /// Addresses that any page may name, and that only their owner may ask.
  private static let privates = [
    "http://169.254.169.254/latest/meta-data/", "http://127.0.0.1:9/feed", "http://10.1.2.3/feed",
    "http://172.16.0.1/feed", "//192.168.1.1/feed", "http://router.local/feed", "http://nas/feed",
    "http://localhost/feed", "http://[::1]/feed", "http://[fd00::1]/feed", "http://2130706433/feed",
    "http://[::ffff:10.0.0.1]/feed", "http://100.64.0.1/feed", "http://wiki.internal/feed",
    "http://0.0.0.0/feed", "http://printer.home.arpa/feed",
  ]

  @Test(arguments: privates)
  func `A private address that a public page names is neither asked nor written`(_ address: String)
    async throws
  {
    let site = try MadeSite { call in call.target == "/" ? .html(Self.page([address])) : .missing }
    let found = try await Exploring.explore(made: site)
    #expect(found.entry == nil && found.refusal != nil)
    #expect(found.ways.isEmpty)
    #expect(found.requests.allSatisfy { $0.address.hasPrefix(Exploring.home) }, "\(found.requests)")
  }

  @Test func `A private address behind a redirect is not asked either`() async throws {
    let site = try MadeSite { call in
      call.target == "/"
        ? .html(Self.page(["/feed"]))
        : call.target == "/feed" ? .redirect("http://127.0.0.1:9/feed") : .missing
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.entry == nil && found.refusal?.kind == .notProved)
  }

  @Test func `One that cannot be had gives way to the next`() async throws {
    let site = try MadeSite { call in
      switch call.target {
      case "/": .html(Self.page(["http://10.1.2.3/feed", "/old", "/feed"]))
      case "/feed": Self.feed(["https://soups.example/leek"])
      default: .missing
      }
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.refusal?.kind == .newestOnly)
    #expect(found.entry?["baseURL"] == "https://soups.example/feed")
    #expect(found.requests.last?.address == "https://soups.example/feed")
    #expect(found.notes.contains { $0.contains("one entry") })
  }

  @Test(arguments: ["", "<rss version='2.0'><channel></channel></rss>", "<html><p>No feed"])
  func `What is no feed, or an empty one, is not taken`(_ body: String) async throws {
    let site = try MadeSite { call in
      call.target == "/"
        ? .html(Self.page(["/feed"]))
        : call.target == "/feed" ? .of("application/rss+xml", body) : .missing
    }
    let found = try await Exploring.explore(made: site)
    #expect(found.entry == nil && found.refusal?.kind == .notProved)
  }

  @Test(arguments: [("https://soups.example/leek", true), ("https://ads.example/buy", false)])
  func `A feed of another site has to lead back to this one`(_ link: String, _ isTaken: Bool)
    async throws
  {
    let site = try MadeSite { call in
      call.target == "/" ? .html(Self.page(["https://feeds.example/soups"])) : .missing
    }
    let other = try MadeSite { call in call.target == "/soups" ? Self.feed([link]) : .missing }
    defer {
      site.stop()
      other.stop()
    }
    let found = try await Exploring.explore(
      Exploring.home + "/",
      [Exploring.home: site.baseURL, "https://feeds.example": other.baseURL])
    #expect(found.entry?["baseURL"] == (isTaken ? "https://feeds.example/soups" : nil))
    #expect(found.refusal?.kind == (isTaken ? .newestOnly : .notProved))
    #expect(other.targets == ["/robots.txt", "/soups"])
  }
}
