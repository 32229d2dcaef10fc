import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `RecipePuppy style` {
  @Test func `serves ten a page as javascript with escaped slashes and cookies`() async throws {
    try await withSimulator(.recipePuppy, recipes: soups(1...13)) { simulator in
      let first = try await simulator.get("/api/?q=soup")
      #expect(first.header("Content-Type") == ["text/javascript"])
      #expect(first.header("Set-Cookie").count == 3)
      #expect(
        first.body.hasPrefix(
          #"{"title":"Recipe Puppy","version":0.1,"href":"http:\/\/www.recipepuppy.com\/""#
            + #","results""#
            + #":[{"title":"Soup 1","href":"http:\/\/www.soups.example\/soup-1","ingredients""#
            + #":"water, salt","#
        ))
      #expect(first.json.titles == (1...10).map { "Soup \($0)" })
      let second = try await simulator.get("/api?q=soup&p=2")
      #expect(second.json.titles == (11...13).map { "Soup \($0)" })
    }
  }

  @Test func `calls its HTTP 500 page a 404, without cookies, and closes`() async throws {
    try await withSimulator(.recipePuppy, recipes: soups(1...3)) { simulator in
      let answer = try await simulator.exchange(
        "GET /api/?q=soup&p=100000000000000 HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(answer.status == 500)
      #expect(answer.body.contains("<title>404 File Not Found</title>"))
      #expect(answer.header("Content-Type") == ["text/html; charset=UTF-8"])
      #expect(answer.header("Connection") == ["close"] && answer.header("Set-Cookie").isEmpty)
    }
  }

  @Test(arguments: [
    (SimulatorOptions.PastEnd.empty, [200, 200]), (.mixed, [200, 500]), (.failing, [500, 500]),
  ])
  func `answers behind the end as the options say`(
    _ pastEnd: SimulatorOptions.PastEnd, _ expected: [Int]
  ) async throws {
    let options = SimulatorOptions(quirks: [], pastEnd: pastEnd)
    try await withSimulator(.recipePuppy, recipes: soups(1...10), options: options) { simulator in
      let second = try await simulator.get("/api/?q=soup&p=2")
      let third = try await simulator.get("/api/?q=soup&p=3")
      #expect([second.status, third.status] == expected)
      if pastEnd == .empty { #expect(third.json["results"] == []) }
    }
  }

  @Test func `includes and excludes ingredients, and searches titles alone`() async throws {
    let recipes = [
      SimulatedRecipe(
        id: "1", title: "Omelet", sourceURL: "http://a.example/1",
        ingredients: ["*eggs*", "*onions*", "*salt*"]),
      SimulatedRecipe(
        id: "2", title: "Garlic omelet", sourceURL: "http://a.example/2",
        ingredients: ["*eggs*", "*garlic*"]),
    ]
    try await withSimulator(.recipePuppy, recipes: recipes) { simulator in
      func titles(_ query: String) async throws -> [String] {
        try await simulator.get("/api/?\(query)").json.titles
      }
      let eggs = try await titles("i=eggs&q=")
      #expect(eggs == ["Omelet", "Garlic omelet"])
      let withoutOnions = try await titles("i=eggs,-onions")
      #expect(withoutOnions == ["Garlic omelet"])
      let withOnions = try await titles("i=eggs%2Conions")
      #expect(withOnions == ["Omelet"])
      let unknownParameters = try await titles("q=garlic&key=&page=9")
      #expect(unknownParameters == ["Garlic omelet"])
      let words = try await titles("q=eggs")
      #expect(words.isEmpty)
    }
  }

  @Test func `shows every quirk of its data somewhere among the demo recipes`() async throws {
    try await withSimulator(.recipePuppy, options: SimulatorOptions()) { simulator in
      var items: [JSON] = []
      for page in 1...12 {
        items += try await simulator.get("/api/?p=\(page)").json["results"]?.arrayValue ?? []
      }
      func texts(_ name: String) -> [String] { items.compactMap { $0[name]?.stringValue } }
      #expect(texts("title").contains { $0.contains("\r\n\t\t") })
      #expect(texts("title").contains { $0.hasPrefix("\n") && $0.hasSuffix("\n\n") })
      #expect(texts("title").contains { $0.contains("&amp;") || $0.contains("&eacute;") })
      #expect(texts("thumbnail").contains(""))
      #expect(texts("href").contains { $0.hasSuffix("?cm_re=1-_-1-_-RecipeAlsoEnjoy") })
      #expect(texts("href").contains { $0.contains("recipe_id=") })
      #expect(
        texts("ingredients").contains { list in
          let names = list.split(separator: ", ")
          return Set(names).count < names.count
        })
    }
  }

  @Test func `follows a page script to the letter`() async throws {
    let options = SimulatorOptions(
      quirks: [], pages: [.take(10), .failing(hiding: 10), .empty, .take(3), .end],
      pastEnd: .empty)
    try await withSimulator(.recipePuppy, recipes: soups(1...30), options: options) { simulator in
      var pages: [[String]] = []
      var statuses: [Int?] = []
      for page in 1...5 {
        let answer = try await simulator.get("/api/?q=soup&p=\(page)")
        statuses.append(answer.status)
        pages.append(answer.json.titles)
      }
      #expect(statuses == [200, 500, 200, 200, 200])
      #expect(
        pages == [
          (1...10).map { "Soup \($0)" }, [], [], (21...23).map { "Soup \($0)" }, [],
        ])
    }
  }
}
