import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `Food2Fork style` {
  @Test func `serves thirty a page, the rest on the next, and an empty list behind the end`()
    async throws
  {
    try await withSimulator(.food2fork, recipes: soups(1...34)) { simulator in
      let first = try await simulator.get("/api/search?key=demo-key&q=soup")
      #expect(first.status == 200)
      #expect(first.json["count"]?.intValue == 30)
      #expect(first.json.titles == (1...30).map { "Soup \($0)" })
      let second = try await simulator.get("/api/search/?key=demo-key&q=soup&page=2")
      #expect(second.json.titles == (31...34).map { "Soup \($0)" })
      let third = try await simulator.get("/api/search?key=demo-key&q=soup&page=3")
      #expect(third.body == #"{"count": 0, "recipes": []}"#)
    }
  }

  @Test func `gives an item its recorded members in their recorded order`() async throws {
    try await withSimulator(.food2fork, recipes: soups(1...1)) { simulator in
      let search = try await simulator.get("/api/search?key=demo-key")
      #expect(
        search.json["recipes"]?.arrayValue?.first?.names == [
          "publisher", "f2f_url", "title", "source_url", "recipe_id", "image_url", "social_rank",
          "publisher_url",
        ])
      let detail = try await simulator.get("/api/get?key=demo-key&rId=1001")
      #expect(
        detail.json["recipe"]?.names == [
          "publisher", "f2f_url", "ingredients", "source_url", "recipe_id", "image_url",
          "social_rank", "publisher_url", "title",
        ])
    }
  }

  @Test func `refuses a wrong key, breaks on a page that is no number, and takes a count`()
    async throws
  {
    try await withSimulator(.food2fork, recipes: soups(1...9)) { simulator in
      let wrong = try await simulator.get("/api/search?key=no")
      #expect(wrong.status == 403)
      #expect(try await simulator.get("/api/search").status == 403)
      #expect(try await simulator.get("/api/search?key=demo-key&page=asdf").status == 500)
      #expect(try await simulator.get("/api/search?key=demo-key&count=").status == 500)
      let some = try await simulator.get("/api/search?key=demo-key&count=4&page=2")
      #expect(some.json.titles == (5...8).map { "Soup \($0)" })
    }
  }

  @Test func `has no recipe for an unknown id, and answers a posted form`() async throws {
    try await withSimulator(.food2fork, recipes: soups(1...2)) { simulator in
      let unknown = try await simulator.get("/api/get?key=demo-key&rId=7")
      #expect(unknown.status == 200 && unknown.body == #"{"recipe": []}"#)
      let form = "key=demo-key&rId=1002"
      let posted = try await simulator.exchange(
        "POST /api/get HTTP/1.1\r\nHost: h\r\nConnection: close\r\n"
          + "Content-Length: \(form.utf8.count)\r\n\r\n\(form)")
      #expect(posted.json["recipe"]?["title"] == "Soup 2")
    }
  }

  @Test func `wants every word and every ingredient`() async throws {
    let recipes = [
      SimulatedRecipe(
        id: "1", title: "Onion soup", sourceURL: "http://a.example/1",
        ingredients: ["3 *onions*", "1 cup *cream*"]),
      SimulatedRecipe(
        id: "2", title: "Leek soup", sourceURL: "http://a.example/2",
        ingredients: ["3 *leeks*", "1 cup *cream*"]),
    ]
    try await withSimulator(.food2fork, recipes: recipes) { simulator in
      let cream = try await simulator.get("/api/search?key=demo-key&q=soup,cream&sort=r")
      #expect(cream.json.titles == ["Onion soup", "Leek soup"])
      let leek = try await simulator.get("/api/search?key=demo-key&q=leeks%2C+cream")
      #expect(leek.json.titles == ["Leek soup"])
    }
  }

  @Test func `shows every quirk of its data somewhere among the demo recipes`() async throws {
    try await withSimulator(.food2fork, options: SimulatorOptions()) { simulator in
      var text = ""
      var items: [JSON] = []
      for page in 1...6 {
        let answer = try await simulator.get("/api/search?key=demo-key&page=\(page)")
        text += answer.body
        items += answer.json["recipes"]?.arrayValue ?? []
      }
      #expect(items.contains { $0["recipe_id"] == nil && $0["f2f_url"] != nil })
      #expect(text.contains("&amp;") && text.contains("&amp;amp;") && text.contains("&egrave;"))
      let ranks = items.compactMap { item -> String? in
        if case .number(let number) = item["social_rank"] { number.literal } else { nil }
      }
      #expect(ranks.contains { $0.contains(".99999999") } && ranks.contains { !$0.contains(".") })
      let ids = items.compactMap { $0["recipe_id"]?.stringValue }
      #expect(Set(ids).count < ids.count)
      #expect(ids.contains { Int($0) == nil } && ids.contains { Int($0) != nil })
      var lines: [String] = []
      for id in Set(ids) {
        let detail = try await simulator.get("/api/get?key=demo-key&rId=\(id)")
        lines += (detail.json["recipe"]?["ingredients"]?.arrayValue ?? []).compactMap(\.stringValue)
      }
      #expect(lines.contains("&nbsp;"))
      #expect(lines.contains { $0.hasSuffix("\n") } && lines.contains { $0.hasPrefix(" ") })
      #expect(lines.contains { $0.contains("&frac12;") })
    }
  }
}

@Suite(.fewAtOnce) struct `Forkify style` {
  @Test func `serves everything at once, without key, view address or pages`() async throws {
    try await withSimulator(.forkify, recipes: soups(1...40)) { simulator in
      let answer = try await simulator.get("/api/search?q=soup&page=2")
      #expect(answer.json["count"]?.intValue == 40)
      #expect(
        answer.json["recipes"]?.arrayValue?.first?.names == [
          "publisher", "title", "source_url", "recipe_id", "image_url", "social_rank",
          "publisher_url",
        ])
      let detail = try await simulator.get("/api/get?rId=1003")
      #expect(detail.json["recipe"]?["ingredients"] == ["2 cups water", "½ teaspoon salt"])
    }
  }

  @Test func `answers a word that it does not know with an error`() async throws {
    try await withSimulator(.forkify, recipes: soups(1...4)) { simulator in
      let answer = try await simulator.get("/api/search?q=gravel")
      #expect(answer.status == 400 && answer.json["error"] != nil)
      #expect(try await simulator.get("/api/search?q=").status == 400)
    }
  }
}
