import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

/// Starts a simulated site without quirks for one test.
func withSite<Value>(
  _ style: SimulatorStyle, recipes: [SimulatedRecipe]? = nil, _ site: SiteSettings = SiteSettings(),
  faults: [FaultRule] = [], _ body: (Simulator) async throws -> Value
) async throws -> Value {
  var options = SimulatorOptions.plain
  options.site = site
  return try await withSimulator(style, recipes: recipes, options: options, faults: faults, body)
}

@Suite("A simulated site", .fewAtOnce) struct SiteTests {
  @Test(arguments: SimulatorStyle.allCases.filter(\.isSite))
  func `has a front page, and a robots.txt as its owner wants it`(_ style: SimulatorStyle)
    async throws
  {
    for (robots, status, text) in [
      (SiteSettings.Robots.standard, 200, "User-agent: *"), (.plugin, 200, "User-agent: *"),
      (.missing, 404, "Not found"), (.failing, 503, "Error"), (.nothing, 200, "Disallow: /\n"),
      (.noSearch, 200, "Disallow: /search"), (.text("# none\n"), 200, "# none\n"),
    ] {
      let site = SiteSettings(robots: robots, wall: .captcha)
      try await withSite(style, recipes: soups(1...3), site) { simulator in
        let answer = try await simulator.get("/robots.txt")
        #expect(answer.status == status && answer.body.contains(text), "\(robots)")
        #expect(try await simulator.get("/").status == 200)
      }
    }
  }

  @Test(arguments: SimulatorStyle.allCases.filter(\.isSite))
  func `writes down who asked for what, and when`(_ style: SimulatorStyle) async throws {
    try await withSite(style, recipes: soups(1...3)) { simulator in
      _ = try await simulator.get("/robots.txt", headers: ["User-Agent: Potluck/9"])
      _ = try await simulator.get("/?s=soup", headers: ["User-Agent: Potluck/9"])
      let log = simulator.requests
      #expect(log.map(\.target) == ["/robots.txt", "/?s=soup"])
      #expect(log.allSatisfy { $0.header("user-agent") == "Potluck/9" && $0.method == "GET" })
      #expect(try log[at: 0].time <= log[at: 1].time)
    }
  }
}
