import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite("The card site", .fewAtOnce) struct CardSiteTests {
  private static let find = "/kitchen/find?lang=en&type=recipe&q="

  private func cards(_ answer: RawAnswer) -> Int {
    answer.body.split(separator: "<li class=\"card\"").count - 1
  }

  @Test func `has a form with hidden inputs, a base, and cards with lazy pictures`() async throws {
    try await withSite(.cardSite, recipes: soups(1...30)) { simulator in
      let front = try await simulator.get("/")
      for part in [
        "<base href=\"http://127.0.0.1/kitchen/\">",
        "<form id=\"search\" action=\"find\" method=\"get\">",
        "<input type=\"hidden\" name=\"type\" value=\"recipe\">", "name=\"location\"",
        "href=\"dish/soup-1.html\"", "data-src=\"pictures/", "data-srcset=\"pictures/",
        "<noscript><img", "<link rel=\"next\" href=\"../?p=2\">", "<b>30</b> recipes",
      ] {
        #expect(front.body.contains(part), "\(part)")
      }
      #expect(cards(front) == 12 && front.body.contains("rel=\"sponsored\""))
    }
  }

  @Test func `finds by the words, on pages that lead on`() async throws {
    try await withSite(.cardSite, recipes: soups(1...30)) { simulator in
      let first = try await simulator.get(Self.find + "soup")
      #expect(
        cards(first) == 12 && first.body.contains("<b>30</b> recipes for \u{201C}soup\u{201D}"))
      let next = "find?lang=en&amp;type=recipe&amp;q=soup&amp;p=2"
      #expect(first.body.contains("<a rel=\"next\" href=\"\(next)\">"))
      let last = try await simulator.get(Self.find + "soup&p=3")
      #expect(cards(last) == 6 && !last.body.contains("rel=\"next\""))
      let one = try await simulator.get(Self.find + "soup%2030")
      #expect(cards(one) == 1 && one.body.contains("<b>1</b> recipe for"))
    }
  }

  @Test(arguments: ["unobtainium", "soup&p=4", "soup&type=article"])
  func `says when there is nothing, and shows others`(_ query: String) async throws {
    try await withSite(.cardSite, recipes: soups(1...30)) { simulator in
      let query = query.contains("type=") ? "/kitchen/find?q=\(query)" : Self.find + query
      let answer = try await simulator.get(query)
      #expect(answer.status == 200 && cards(answer) == 0)
      #expect(answer.body.contains("No recipes found") && answer.body.contains("You may also like"))
    }
  }

  @Test func `takes its form by POST, and then only so`() async throws {
    let site = SiteSettings(form: .post)
    try await withSite(.cardSite, recipes: soups(1...30), site) { simulator in
      #expect(try await simulator.get("/").body.contains("method=\"post\""))
      let got = try await simulator.get(Self.find + "soup")
      #expect(cards(got) == 0)
      let body = "lang=en&type=recipe&q=soup"
      let posted = try await simulator.exchange(
        """
        POST /kitchen/find HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r
        Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r
        \(body)
        """)
      #expect(cards(posted) == 30)
      #expect(simulator.requests.last?.method == "POST" && simulator.requests.last?["q"] == "soup")
    }
  }

  @Test func `has pages of recipes with microdata`() async throws {
    try await withSite(.cardSite, recipes: soups(1...3)) { simulator in
      let page = try await simulator.get("/kitchen/dish/soup-2.html")
      #expect(page.status == 200 && page.body.contains("itemtype=\"https://schema.org/Recipe\""))
      #expect(page.body.contains("<h2 itemprop=\"name\">Soup 2</h2>"))
      #expect(try await simulator.get("/kitchen/dish/soup-9.html").status == 404)
      #expect(try await simulator.get("/kitchen/pictures/soup-2-300.png").status == 200)
    }
  }

  @Test func `shows the same whatever was asked where the search is deaf`() async throws {
    try await withSite(.deafSite, recipes: soups(1...30)) { simulator in
      let some = try await simulator.get(Self.find + "soup")
      let none = try await simulator.get(Self.find + "unobtainium")
      #expect(cards(some) == 12)
      #expect(
        some.body.replacing("soup\u{201D}", with: "").split(separator: "<ul").last
          == none.body.replacing("unobtainium\u{201D}", with: "").replacing(
            "q=unobtainium", with: "q=soup"
          ).split(separator: "<ul").last)
    }
  }
}
