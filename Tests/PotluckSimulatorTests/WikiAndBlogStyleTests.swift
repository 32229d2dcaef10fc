import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The MediaWiki style` {
  private static let agent = ["User-Agent: test/1"]

  private func search(_ simulator: Simulator, _ rest: String) async throws -> RawAnswer {
    try await simulator.get(
      "/w/api.php?action=query&list=search&format=json&formatversion=2&\(rest)",
      headers: Self.agent)
  }

  @Test func `leads on with an object whose members all have to come back`() async throws {
    try await withSimulator(.mediaWiki, recipes: soups(1...25)) { simulator in
      let first = try await search(simulator, "srsearch=soup&srnamespace=102")
      #expect(first.json["continue"] == ["sroffset": 10, "continue": "-||"])
      #expect(first.json["query"]?["searchinfo"]?["totalhits"] == 25)
      let hit = first.json["query"]?["search"]?.elements.first
      #expect(hit?["title"] == "Cookbook:Soup 1")
      #expect(hit?["snippet"]?.stringValue?.contains("<span class") == true)
      let half = try await search(simulator, "srsearch=soup&srnamespace=102&continue=x")
      #expect(half.status == 200 && half.json["error"]?["code"] == "badcontinue")
      let last = try await search(
        simulator, "srsearch=soup&srnamespace=102&sroffset=20&continue=-%7C%7C")
      #expect(last.json["continue"] == nil)
      #expect(last.json["query"]?["search"]?.elements.count == 5)
    }
  }

  @Test func `tells its addresses once, and the main page at every other`() async throws {
    try await withSimulator(.mediaWiki, recipes: soups(1...25)) { simulator in
      let asked = "srsearch=soup&srnamespace=102&meta=siteinfo&siprop=general"
      let first = try await search(simulator, asked)
      let site = first.json["query"]?["general"]
      #expect(site?["articlepath"] == "/w/index.php/$1")
      #expect(site?["server"]?.stringValue?.hasPrefix("http://127.0.0.1") == true)
      #expect(first.json["continue"]?["continue"] == "-||siteinfo")
      // A continuation leaves out what is told; a count of one's own asks anew.
      let next = try await search(simulator, asked + "&sroffset=10&continue=-%7C%7Csiteinfo")
      #expect(next.json["query"]?["general"] == nil)
      let counted = try await search(simulator, asked + "&sroffset=10")
      #expect(counted.json["query"]?["general"] == site)
      let page = try await simulator.get("/w/index.php/Cookbook:Soup_7")
      #expect(page.body.contains("<h1>Soup 7</h1>"))
      #expect(try await simulator.get("/wiki/Cookbook:Soup_7").body.contains("Main Page"))
    }
  }

  @Test func `reports failures with status 200, and quotas too`() async throws {
    let faults = [FaultRule(.quota(after: 1))]
    try await withSimulator(.mediaWiki, recipes: soups(1...3), faults: faults) { simulator in
      let empty = try await search(simulator, "srsearch=&srnamespace=102")
      #expect(empty.status == 200 && empty.json["error"]?["code"] == "missingparam")
      #expect(empty.header("MediaWiki-API-Error") == ["missingparam"])
      let quota = try await search(simulator, "srsearch=soup&srnamespace=102")
      #expect(quota.status == 200 && quota.json["error"]?["code"] == "ratelimited")
      #expect(quota.header("Retry-After") == ["5"])
    }
  }

  @Test func `wants to know who asks`() async throws {
    try await withSimulator(.mediaWiki, recipes: soups(1...3)) { simulator in
      let answer = try await simulator.get("/w/api.php?action=query&list=search&format=json")
      #expect(answer.status == 403 && answer.body.contains("user-agent"))
    }
  }

  @Test func `tells single pages, known and missing`() async throws {
    try await withSimulator(.mediaWiki, recipes: soups(1...3)) { simulator in
      func page(_ id: String) async throws -> JSON? {
        try await simulator.get(
          "/w/api.php?action=query&prop=extracts&format=json&pageids=\(id)",
          headers: Self.agent
        ).json["query"]?["pages"]?.elements.first
      }
      let known = try await page("1002")
      #expect(known?["title"] == "Cookbook:Soup 2")
      let missing = try await page("7")
      #expect(missing?["missing"] == true)
    }
  }
}

@Suite(.fewAtOnce) struct `The WordPress style` {
  private static let path = "/wp-json/wp/v2/posts"

  @Test func `counts in header fields and fails behind the end`() async throws {
    try await withSimulator(.wordPress, recipes: soups(1...25)) { simulator in
      let last = try await simulator.get("\(Self.path)?search=soup&page=3")
      #expect(last.header("X-WP-Total") == ["25"] && last.header("X-WP-TotalPages") == ["3"])
      #expect(last.json.elements.count == 5)
      let behind = try await simulator.get("\(Self.path)?search=soup&page=4")
      #expect(behind.status == 400 && behind.json["code"] == "rest_post_invalid_page_number")
      let none = try await simulator.get("\(Self.path)?search=unobtainium")
      #expect(none.status == 200 && none.body == "[]" && none.header("X-WP-Total") == ["0"])
    }
  }

  @Test func `escapes titles as HTML`() async throws {
    let soup = SimulatedRecipe(
      id: "5", title: "Leek & Potato", sourceURL: "https://blog.example/leek/")
    try await withSimulator(.wordPress, recipes: [soup]) { simulator in
      let answer = try await simulator.get("\(Self.path)?search=leek")
      #expect(answer.json.elements.first?["title"] == ["rendered": "Leek &#038; Potato"])
      #expect(answer.body.contains(#"https:\/\/blog.example\/leek\/"#))
    }
  }

  @Test func `refuses large pages, unknown types and wrong passwords`() async throws {
    try await withSimulator(.wordPress, recipes: soups(1...3)) { simulator in
      let large = try await simulator.get("\(Self.path)?per_page=101")
      #expect(large.status == 400 && large.json["code"] == "rest_invalid_param")
      let unknown = try await simulator.get("/wp-json/wp/v2/dishes")
      #expect(unknown.status == 404 && unknown.json["code"] == "rest_no_route")
      let locked = try await simulator.get(
        Self.path, headers: ["Authorization: Basic Y29vazp3cm9uZw=="])
      #expect(locked.status == 401)
      let unordered = try await simulator.get("\(Self.path)?orderby=relevance")
      #expect(unordered.json["code"] == "rest_no_search_term_defined")
    }
  }
}
