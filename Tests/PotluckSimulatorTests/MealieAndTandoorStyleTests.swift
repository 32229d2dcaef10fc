import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The simulated Mealie` {
  private let token = ["Authorization: Bearer \(SimulatorOptions.demoKey)"]

  @Test func `mixes cases and links to the next page without the prefix`() async throws {
    try await withSimulator(.mealie, recipes: soups(1...60)) { simulator in
      let first = try await simulator.get("/api/recipes?search=soup&page=1", headers: token).json
      #expect(first["per_page"] == 50 && first["total"] == 60 && first["total_pages"] == 2)
      #expect(first["items"]?[0]?["recipeYield"] != nil)
      let next = try #require(first["next"]?.stringValue)
      #expect(next == "/recipes?page=2&perPage=50&orderDirection=desc")
      let lost = try await simulator.get(next, headers: token)
      #expect(lost.status == 404)
      let last = try await simulator.get("/api/recipes?search=soup&page=-1", headers: token).json
      #expect(last["page"] == 2 && last["next"] == .null)
      let all = try await simulator.get("/api/recipes?perPage=-1", headers: token).json
      #expect(all["items"]?.arrayValue?.count == 60)
    }
  }

  @Test func `says what is wrong as a text, an object or a list`() async throws {
    try await withSimulator(.mealie, recipes: soups(1...3)) { simulator in
      let refused = try await simulator.get(
        "/api/recipes", headers: ["Authorization: Bearer wrong"])
      #expect(refused.status == 401)
      #expect(refused.json["detail"] == "Could not validate credentials")
      let unknown = try await simulator.get("/api/recipes/no-soup", headers: token)
      #expect(unknown.status == 404 && unknown.json["detail"]?["message"] != nil)
      let invalid = try await simulator.get("/api/recipes?orderBy=random", headers: token)
      #expect(invalid.status == 422)
      #expect(invalid.json["detail"]?[0]?.names == ["type", "loc", "msg", "input"])
    }
  }

  @Test func `tells ingredients in the detail alone`() async throws {
    try await withSimulator(.mealie, recipes: soups(1...1)) { simulator in
      let item = try await simulator.get("/api/recipes", headers: token).json["items"]?[0]
      #expect(item?["recipeIngredient"] == nil)
      let slug = try #require(item?["slug"]?.stringValue)
      let detail = try await simulator.get("/api/recipes/\(slug)", headers: token).json
      #expect(detail["recipeIngredient"]?[0]?["display"] == "2 cups water")
    }
  }
}

@Suite(.fewAtOnce) struct `The simulated Tandoor` {
  private let token = ["Authorization: Bearer \(SimulatorOptions.demoKey)"]

  @Test func `answers 404 behind the last page`() async throws {
    try await withSimulator(.tandoor, recipes: soups(1...30)) { simulator in
      let path = "/api/recipe/?query=soup&page="
      let last = try await simulator.get(path + "2", headers: token)
      #expect(last.json["count"] == 30 && last.json["results"]?.arrayValue?.count == 5)
      #expect(last.json["next"] == .null)
      let past = try await simulator.get(path + "3", headers: token)
      #expect(past.status == 404 && past.json == ["detail": "Invalid page."])
    }
  }

  @Test func `links under a name that only its proxy knows`() async throws {
    try await withSimulator(.tandoor, recipes: soups(1...30)) { simulator in
      let answer = try await simulator.get("/api/recipe/?query=soup", headers: token).json
      #expect(answer["next"] == "http://tandoor:8080/api/recipe/?page=2&query=soup")
    }
  }

  @Test func `gives at most a hundred`() async throws {
    try await withSimulator(.tandoor, recipes: soups(1...120)) { simulator in
      let answer = try await simulator.get("/api/recipe/?page_size=1000", headers: token).json
      #expect(answer["results"]?.arrayValue?.count == 100)
    }
  }

  @Test func `tells sources and ingredients in the detail alone`() async throws {
    try await withSimulator(.tandoor, recipes: soups(1...1)) { simulator in
      let item = try await simulator.get("/api/recipe/", headers: token).json["results"]?[0]
      #expect(item?["source_url"] == nil && item?["steps"] == nil)
      let detail = try await simulator.get("/api/recipe/1001/", headers: token).json
      #expect(detail["source_url"] == "http://www.soups.example/soup-1")
      let line = detail["steps"]?[0]?["ingredients"]?[0]
      #expect(line?["amount"] == .double(2) && line?["unit"]?["name"] == "cups")
      #expect(line?["food"]?["name"] == "water")
    }
  }

  @Test func `refuses those without a token and those with a wrong one differently`() async throws {
    try await withSimulator(.tandoor, recipes: soups(1...1)) { simulator in
      var statuses: [Int?] = []
      for headers in [[], ["Authorization: Bearer wrong"], token] {
        statuses.append(try await simulator.get("/api/recipe/", headers: headers).status)
      }
      #expect(statuses == [403, 401, 200])
      let slashless = try await simulator.get("/api/recipe", headers: token)
      #expect(slashless.status == 301)
    }
  }
}
