import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The simulated TheMealDB` {
  private let search = "/api/json/v1/1/search.php"

  @Test func `says null when nothing is found`() async throws {
    try await withSimulator(.mealDB, recipes: soups(1...3)) { simulator in
      let answer = try await simulator.get("\(search)?s=unobtainium")
      #expect(answer.status == 200 && answer.body == #"{"meals":null}"#)
      let lookup = try await simulator.get("/api/json/v1/1/lookup.php?i=7")
      #expect(lookup.body == #"{"meals":null}"#)
    }
  }

  @Test func `numbers twenty ingredients with their measures`() async throws {
    try await withSimulator(.mealDB, recipes: soups(1...1)) { simulator in
      let meal = try #require(try await simulator.get("\(search)?s=soup").json["meals"]?[0])
      #expect(meal["strIngredient1"] == "water" && meal["strMeasure1"] == "2 cups")
      #expect(meal["strIngredient2"] == "salt" && meal["strMeasure2"] == "½ teaspoon")
      #expect(meal["strIngredient3"] == "" && meal["strMeasure20"] == "")
      #expect(meal["idMeal"] == "1001")
      #expect(meal["strInstructions"]?.stringValue?.contains("\r\n") == true)
    }
  }

  @Test func `leaves unused slots empty, null or blank`() async throws {
    let options = SimulatorOptions(quirks: .untidyIngredients)
    try await withSimulator(.mealDB, recipes: soups(1...1), options: options) { simulator in
      let meal = try #require(try await simulator.get("\(search)?s=soup").json["meals"]?[0])
      let slots = (3...20).compactMap { meal["strMeasure\($0)"] }
      #expect(slots.count == 18)
      for blank: JSON in ["", nil, " "] { #expect(slots.contains(blank)) }
    }
  }

  @Test func `lists next to nothing for an ingredient`() async throws {
    try await withSimulator(.mealDB, recipes: soups(1...2)) { simulator in
      let meals = try await simulator.get("/api/json/v1/1/filter.php?i=water").json["meals"]
      #expect(meals?.arrayValue?.count == 2)
      #expect(meals?[0]?.names == ["strMeal", "strMealThumb", "idMeal"])
    }
  }

  @Test func `knows the test key and its own`() async throws {
    try await withSimulator(.mealDB, recipes: soups(1...1)) { simulator in
      for (key, status) in [("1", 200), (SimulatorOptions.demoKey, 200), ("wrong", 404)] {
        let answer = try await simulator.get("/api/json/v1/\(key)/search.php?s=soup")
        #expect(answer.status == status)
      }
    }
  }
}

@Suite(.fewAtOnce) struct `The simulated DummyJSON` {
  @Test func `calls limit what it returned`() async throws {
    try await withSimulator(.dummyJSON, recipes: soups(1...45)) { simulator in
      let last = try await simulator.get("/recipes/search?q=soup&limit=30&skip=30").json
      #expect(last["limit"] == 15 && last["skip"] == 30 && last["total"] == 45)
      #expect(last["recipes"]?.arrayValue?.count == 15)
      let past = try await simulator.get("/recipes/search?q=soup&skip=45").json
      #expect(past["recipes"] == [] && past["limit"] == 0)
      let all = try await simulator.get("/recipes?limit=0").json
      #expect(all["limit"] == 45)
    }
  }

  @Test func `looks for a part of the name, a hyphen being a space`() async throws {
    try await withSimulator(.dummyJSON, recipes: soups(1...3)) { simulator in
      let hyphen = try await simulator.get("/recipes/search?q=soup-2")
      #expect(hyphen.json["total"] == 1)
      let ingredient = try await simulator.get("/recipes/search?q=water")
      #expect(ingredient.json["total"] == 0)
    }
  }

  @Test func `tells failures in a message`() async throws {
    try await withSimulator(.dummyJSON, recipes: soups(1...3)) { simulator in
      let limit = try await simulator.get("/recipes/search?q=soup&limit=ten")
      #expect(limit.status == 400 && limit.json.names == ["message"])
      let unknown = try await simulator.get("/recipes/7")
      #expect(unknown.status == 404 && unknown.json.names == ["message"])
      simulator.setFaults(FaultPlan([FaultRule(.quota(after: 0))]))
      let refused = try await simulator.get("/recipes/search?q=soup")
      #expect(refused.status == 429)
    }
  }
}

@Suite(.fewAtOnce) struct `The simulated Forkify v2` {
  @Test func `tells ingredients in the answer for one recipe alone`() async throws {
    try await withSimulator(.forkify2, recipes: soups(1...2)) { simulator in
      let list = try await simulator.get("/api/v2/recipes/?search=soup").json
      #expect(list["status"] == "success" && list["results"] == 2)
      let item = try #require(list["data"]?["recipes"]?[0])
      #expect(item.names == ["publisher", "image_url", "title", "id"])
      let id = try #require(item["id"]?.stringValue)
      #expect(id.count == 24 && id.allSatisfy(\.isHexDigit))
      let recipe = try await simulator.get("/api/v2/recipes/\(id)").json["data"]?["recipe"]
      #expect(
        recipe?["ingredients"]
          == [
            ["quantity": 2.0, "unit": "cups", "description": "water"],
            ["quantity": 0.5, "unit": "teaspoon", "description": "salt"],
          ])
    }
  }

  @Test func `breaks down without a search and refuses ids that are none`() async throws {
    try await withSimulator(.forkify2, recipes: soups(1...2)) { simulator in
      let none = try await simulator.get("/api/v2/recipes")
      #expect(none.status == 500 && none.json["message"] == "Something went very wrong!")
      let bad = try await simulator.get("/api/v2/recipes/soup")
      #expect(bad.status == 400 && bad.json["status"] == "fail")
      let key = try await simulator.get("/api/v2/recipes?search=soup&key=wrong")
      #expect(key.status == 401)
    }
  }
}
