import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `Food2Fork community style` {
  private let token = ["Authorization: Token demo-key"]

  @Test func `pages by thirty with links to a host that leads nowhere`() async throws {
    try await withSimulator(.food2forkCommunity, recipes: soups(1...65)) { simulator in
      let second = try await simulator.get(
        "/api/recipe/search/?page=2&query=soup", headers: token)
      #expect(second.json["count"]?.intValue == 65)
      #expect(second.json.titles == (31...60).map { "Soup \($0)" })
      #expect(second.json["next"] == "http://127.0.0.1:8000/api/recipe/search/?page=3&query=soup")
      #expect(second.json["previous"] == "http://127.0.0.1:8000/api/recipe/search/?query=soup")
      let third = try await simulator.get("/api/recipe/search/?page=3&query=soup", headers: token)
      #expect(third.json["next"]?.isNull == true && third.json.titles.count == 5)
    }
  }

  @Test func `gives an item its recorded members`() async throws {
    try await withSimulator(.food2forkCommunity, recipes: soups(1...1)) { simulator in
      let answer = try await simulator.get("/api/recipe/search/?query=soup", headers: token)
      let item = answer.json["results"]?.arrayValue?.first
      #expect(
        item?.names == [
          "pk", "title", "publisher", "featured_image", "rating", "source_url", "description",
          "cooking_instructions", "ingredients", "date_added", "date_updated", "long_date_added",
          "long_date_updated",
        ])
      #expect(item?["pk"]?.intValue == 1001 && item?["rating"]?.intValue == 99)
      let detail = try await simulator.get("/api/recipe/get/?id=1001", headers: token)
      #expect(detail.json == item)
    }
  }

  @Test func `says what is wrong in bare JSON strings`() async throws {
    try await withSimulator(.food2forkCommunity, recipes: soups(1...3)) { simulator in
      func answer(_ target: String) async throws -> [String] {
        let answer = try await simulator.get("/api/recipe/" + target, headers: token)
        return ["\(answer.status ?? 0)", answer.body]
      }
      let beyond = try await answer("search/?query=soup&page=2")
      #expect(beyond == ["400", "\"Invalid page.\""])
      let wordless = try await answer("search/?page=1")
      #expect(wordless == ["400", "\"'query'\""])
      let letter = try await answer("get/?id=x")
      #expect(letter == ["400", "\"Recipe id must be an integer.\""])
      let unknown = try await answer("get/?id=5")
      #expect(unknown == ["404", "\"A Recipe matching that id does not exist.\""])
      let none = try await answer("search/?query=gravel")
      #expect(none == ["200", #"{"count":0,"next":null,"previous":null,"results":[]}"#])
    }
  }

  @Test func `demands a token and adds a missing slash by redirect`() async throws {
    try await withSimulator(.food2forkCommunity, recipes: soups(1...3)) { simulator in
      #expect(try await simulator.get("/api/recipe/search/?query=soup").status == 401)
      let bearer = try await simulator.get(
        "/api/recipe/search/?query=soup", headers: ["Authorization: Bearer demo-key"])
      #expect(bearer.status == 401)
      let wrong = try await simulator.get(
        "/api/recipe/search/?query=soup", headers: ["Authorization: Token other"])
      #expect(wrong.json["detail"] == "Invalid token.")
      let slash = try await simulator.get("/api/recipe/search?query=soup", headers: token)
      #expect(slash.status == 301)
      #expect(slash.header("Location") == ["/api/recipe/search/?query=soup"])
    }
  }

  @Test func `joins words with or, and changes its order from request to request`() async throws {
    let options = SimulatorOptions(quirks: .unstableOrder)
    try await withSimulator(.food2forkCommunity, recipes: soups(1...20), options: options) {
      simulator in
      let target = "/api/recipe/search/?query=gravel+soup"
      let one = try await simulator.get(target, headers: token).json.titles
      let two = try await simulator.get(target, headers: token).json.titles
      #expect(one.count == 20 && Set(one) == Set(two) && one != two)
    }
  }
}
