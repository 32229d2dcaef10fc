import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite("Walls and hostile sites", .fewAtOnce) struct WalledSiteTests {
  @Test(
    arguments: [
      (.challenge, 403, "cf-mitigated", "Just a moment"),
      (.rule, 403, "CF-RAY", "error code: 1020"),
      (.dataDome, 403, "X-DataDome", "captcha-delivery"), (.akamai, 403, "Server", "Access Denied"),
      (.siteGround, 202, "SG-Captcha", "sgcaptcha"),
      (.captcha, 200, "Server", "verify you are human"),
      (.consent, 302, "Location", "Moved"), (.login, 302, "Location", "Moved"),
      (.tooMany, 429, "Retry-After", "Too Many"),
    ] as [(Wall, Int, String, String)])
  func `a wall shows its signs everywhere but at robots.txt`(
    _ wall: Wall, _ status: Int, _ field: String, _ text: String
  ) async throws {
    try await withSite(.walledSite, recipes: soups(1...3), SiteSettings(wall: wall)) { simulator in
      for path in ["/", "/?s=soup", "/feed/"] {
        let answer = try await simulator.get(path)
        #expect(answer.status == status && !answer.header(field).isEmpty, "\(path)")
        #expect(answer.body.contains(text), "\(path)")
      }
      #expect(try await simulator.get("/robots.txt").status == 200)
    }
  }

  @Test(arguments: [(Wall.consent, "Accept"), (.login, "type=\"password\"")])
  func `a redirect leads to the page that wants something`(_ wall: Wall, _ text: String)
    async throws
  {
    try await withSite(.walledSite, recipes: soups(1...3), SiteSettings(wall: wall)) { simulator in
      let sent = try await simulator.get("/")
      let target = try #require(sent.header("Location").first?.dropFirst("http://127.0.0.1".count))
      let page = try await simulator.get(String(target))
      #expect(page.status == 200 && page.body.contains(text))
    }
  }

  @Test(arguments: SimulatorStyle.allCases.filter { $0.isSite && $0 != .walledSite })
  func `a hostile site hides its markup in texts, as far as its own pages go`(
    _ style: SimulatorStyle
  ) async throws {
    let site = SiteSettings(isHostile: true)
    try await withSite(style, recipes: soups(1...16), site) { simulator in
      let front = try await simulator.get("/")
      #expect(front.body.contains("onerror=alert") && front.body.contains("\u{1B}]8;;"))
      #expect(!front.body.contains("<script>alert") && !front.body.contains("<img src=x"))
    }
  }
}
