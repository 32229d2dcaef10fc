import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

private let bearer = ["Authorization: Bearer demo-key"]
/// `cook:demo-key`.
private let basic = ["Authorization: Basic Y29vazpkZW1vLWtleQ=="]

@Suite(.fewAtOnce) struct `The KitchenOwl style` {
  @Test func `serves bare pages of ten from 0 and an empty one behind the end`() async throws {
    try await withSimulator(.kitchenOwl, recipes: soups(1...23)) { simulator in
      var counts: [Int] = []
      for page in 0...3 {
        let answer = try await simulator.get(
          "/api/recipe/search?query=soup&page=\(page)", headers: bearer)
        #expect(answer.status == 200)
        counts.append(answer.json.elements.count)
      }
      #expect(counts == [10, 10, 3, 0])
      let first = try await simulator.get("/api/recipe/search?query=soup", headers: bearer)
      #expect(first.json.elements.first?["name"] == "Soup 1")
      #expect(first.json.elements.first?["items"]?.elements.first?["name"] == "water")
      #expect(first.json.elements.first?["items"]?.elements.first?["description"] == "2 cups")
    }
  }

  @Test func `refuses a blank query, a missing token and a wrong one, each its own way`()
    async throws
  {
    try await withSimulator(.kitchenOwl, recipes: soups(1...3)) { simulator in
      let blank = try await simulator.get("/api/recipe/search?query=%20", headers: bearer)
      #expect(blank.status == 400 && blank.body == "Request invalid")
      let missing = try await simulator.get("/api/recipe/search?query=soup")
      #expect(missing.status == 401 && missing.json["msg"] == "Missing Authorization Header")
      let wrong = try await simulator.get(
        "/api/recipe/search?query=soup", headers: ["Authorization: Bearer wrong"])
      #expect(wrong.status == 422 && wrong.json["msg"] == "Not enough segments")
    }
  }

  @Test func `knows single recipes`() async throws {
    try await withSimulator(.kitchenOwl, recipes: soups(1...3)) { simulator in
      let known = try await simulator.get("/api/recipe/1002", headers: bearer)
      #expect(known.json["name"] == "Soup 2")
      let unknown = try await simulator.get("/api/recipe/7", headers: bearer)
      #expect(unknown.status == 404 && unknown.body == "Requested resource not found")
    }
  }

  @Test func `counts its pages from 1 in fault plans`() async throws {
    let faults = [FaultRule(FaultMatch(pages: [2]), .status(500))]
    try await withSimulator(.kitchenOwl, recipes: soups(1...23), faults: faults) { simulator in
      let first = try await simulator.get("/api/recipe/search?query=soup&page=0", headers: bearer)
      let second = try await simulator.get("/api/recipe/search?query=soup&page=1", headers: bearer)
      #expect(first.status == 200 && second.status == 500)
      #expect(second.body == "Something went wrong")
    }
  }
}

@Suite(.fewAtOnce) struct `The Nextcloud style` {
  @Test func `finds any word of the path in names and keywords, in the order of names`()
    async throws
  {
    let recipes = [
      SimulatedRecipe(id: "1", title: "Zucchini Soup", sourceURL: "http://a.example/1"),
      SimulatedRecipe(
        id: "2", title: "Bread", sourceURL: "http://a.example/2", ingredients: ["*rye*"]),
      SimulatedRecipe(id: "3", title: "Cake", sourceURL: "http://a.example/3"),
    ]
    try await withSimulator(.nextcloud, recipes: recipes) { simulator in
      let answer = try await simulator.get(
        "/index.php/apps/cookbook/api/v1/search/soup%2Crye", headers: basic)
      #expect(
        answer.json.elements.compactMap { $0["name"]?.stringValue } == [
          "Bread", "Zucchini Soup",
        ])
      #expect(answer.json.elements.first?["keywords"] == "rye")
      #expect(answer.body.contains(#"\/image?size=thumb"#))
      let none = try await simulator.get(
        "/apps/cookbook/api/v1/search/unobtainium", headers: basic)
      #expect(none.status == 200 && none.body == "[]")
    }
  }

  @Test func `tells single recipes in the words of schema.org`() async throws {
    var recipe = try soups(1...1)[at: 0]
    recipe.minutes = 75
    try await withSimulator(.nextcloud, recipes: [recipe]) { simulator in
      let answer = try await simulator.get("/apps/cookbook/api/v1/recipes/1001", headers: basic)
      #expect(answer.json["totalTime"] == "PT1H15M" && answer.json["cookTime"]?.isNull == true)
      #expect(answer.json["recipeIngredient"] == ["2 cups water", "½ teaspoon salt"])
      #expect(answer.json["nutrition"] == [])
    }
  }

  @Test func `fails with a bare string and refuses a wrong password`() async throws {
    let faults = [FaultRule(FaultMatch(word: "broken"), .status(500))]
    try await withSimulator(.nextcloud, recipes: soups(1...3), faults: faults) { simulator in
      let broken = try await simulator.get("/apps/cookbook/api/v1/search/broken", headers: basic)
      #expect(broken.status == 500 && broken.body == #""Internal Server Error""#)
      for headers in [[], ["Authorization: Basic Y29vazp3cm9uZw=="], ["Authorization: Basic %%"]] {
        let answer = try await simulator.get("/apps/cookbook/api/v1/search/soup", headers: headers)
        #expect(answer.status == 401 && answer.json["message"] != nil)
      }
    }
  }
}

@Suite(.fewAtOnce) struct `The RecipeSage style` {
  private static let path = "/compat/v2/recipes/searchRecipes"

  @Test func `answers a JSON body with everything at once`() async throws {
    try await withSimulator(.recipeSage, recipes: soups(1...60)) { simulator in
      let answer = try await simulator.post(
        Self.path, ["searchTerm": "soup", "folder": "main"], headers: bearer)
      #expect(answer.json["totalCount"] == 60 && answer.json.titles.count == 60)
      #expect(answer.json["recipes"]?.elements.first?["ingredients"] == nil)
      #expect(simulator.requests.first?.body.isEmpty == false)
    }
  }

  @Test func `lists five hundred recipes and counts them all`() async throws {
    try await withSimulator(.recipeSage, recipes: soups(1...520)) { simulator in
      let answer = try await simulator.post(
        Self.path, ["searchTerm": "soup", "folder": "main"], headers: bearer)
      #expect(answer.json["totalCount"] == 520 && answer.json.titles.count == 500)
    }
  }

  @Test func `says what is wrong with a request`() async throws {
    try await withSimulator(.recipeSage, recipes: soups(1...3)) { simulator in
      let empty = try await simulator.post(
        Self.path, ["searchTerm": "", "folder": "main"], headers: bearer)
      #expect(empty.status == 400 && empty.json["issues"] != nil)
      let stranger = try await simulator.post(Self.path, ["searchTerm": "soup", "folder": "main"])
      #expect(stranger.json["message"] == "Must pass userIds or be logged in")
      let noID = try await simulator.get("/compat/v2/recipes/getRecipe?id=7")
      #expect(noID.status == 400)
      let unknown = try await simulator.get(
        "/compat/v2/recipes/getRecipe?id=00000000-0000-4000-8000-000000000000")
      #expect(unknown.status == 404 && unknown.json["code"] == "NOT_FOUND")
    }
  }
}

@Suite(.fewAtOnce) struct `The Grocy style` {
  private static let key = ["GROCY-API-KEY: demo-key"]
  private static let path = "/api/objects/recipes"

  @Test func `applies conditions and serves numbers as texts`() async throws {
    try await withSimulator(.grocy, recipes: soups(1...60)) { simulator in
      let answer = try await simulator.get(
        "\(Self.path)?query[]=name~soup&query%5B%5D=name~1&query[type]=type=normal",
        headers: Self.key)
      #expect(answer.json.elements.count == 15)
      #expect(answer.json.elements.first?["base_servings"] == "4")
      let part = try await simulator.get(
        "\(Self.path)?query[t]=type=normal&limit=50&offset=50", headers: Self.key)
      #expect(part.json.elements.count == 10)
    }
  }

  @Test func `keeps the meal plan in the same table`() async throws {
    try await withSimulator(.grocy, recipes: soups(1...3)) { simulator in
      let answer = try await simulator.get(Self.path, headers: Self.key)
      #expect(
        answer.json.elements.map { $0["type"] } == [
          "mealplan-day", "normal", "normal", "normal",
        ])
    }
  }

  @Test func `refuses bad conditions, unknown objects and wrong keys`() async throws {
    try await withSimulator(.grocy, recipes: soups(1...3)) { simulator in
      let bad = try await simulator.get("\(Self.path)?query[]=name", headers: Self.key)
      #expect(bad.status == 400 && bad.json["error_message"] == "Invalid query")
      let unknown = try await simulator.get("\(Self.path)/7", headers: Self.key)
      #expect(unknown.status == 404 && unknown.json["error_message"] == "Object not found")
      let locked = try await simulator.get(Self.path, headers: ["GROCY-API-KEY: wrong"])
      #expect(locked.status == 401 && locked.body.isEmpty)
    }
  }
}
