import PotluckSimulator
import RecipeModel
import TestSupport
import Testing

@Suite(.fewAtOnce) struct `The simulated Spoonacular` {
  private let key = "x-api-key: \(SimulatorOptions.demoKey)"

  @Test func `refuses what lies outside its window`() async throws {
    try await withSimulator(.spoonacular, recipes: soups(1...30)) { simulator in
      for (query, status) in [
        ("number=100&offset=900", 200), ("number=101", 400), ("offset=901", 400),
      ] {
        let answer = try await simulator.get(
          "/recipes/complexSearch?query=soup&\(query)", headers: [key])
        #expect(answer.status == status, "\(query)")
      }
    }
  }

  @Test func `counts more than can be reached while pages follow`() async throws {
    try await withSimulator(.spoonacular, recipes: soups(1...30)) { simulator in
      let path = "/recipes/complexSearch?query=soup&number=20&offset="
      let first = try await simulator.get(path + "0", headers: [key]).json
      #expect(first["totalResults"] == 5223 && first["number"] == 20 && first["offset"] == 0)
      #expect(first["results"]?[0]?.names == ["id", "title", "image", "imageType"])
      let last = try await simulator.get(path + "20", headers: [key]).json
      #expect(last["totalResults"] == 30 && last["results"]?.arrayValue?.count == 10)
    }
  }

  @Test func `adds what is asked for`() async throws {
    try await withSimulator(.spoonacular, recipes: soups(1...1)) { simulator in
      let item = try await simulator.get(
        "/recipes/complexSearch?query=soup&addRecipeInformation=true&fillIngredients=true",
        headers: [key]
      ).json["results"]?[0]
      #expect(item?["extendedIngredients"]?[0]?["original"] == "2 cups water")
      #expect(item?["readyInMinutes"] == -1)
      #expect(item?["sourceUrl"] == "http://www.soups.example/soup-1")
    }
  }

  @Test func `answers 401 without the key and 402 without points`() async throws {
    try await withSimulator(.spoonacular, recipes: soups(1...1)) { simulator in
      let refused = try await simulator.get("/recipes/complexSearch?query=soup")
      #expect(refused.status == 401 && refused.json["status"] == "failure")
      let asParameter = "apiKey=\(SimulatorOptions.demoKey)"
      let keyed = try await simulator.get("/recipes/complexSearch?query=soup&\(asParameter)")
      #expect(keyed.status == 200 && keyed.header("X-API-Quota-Used").count == 1)
      simulator.setFaults(FaultPlan([FaultRule(.quota(after: 0))]))
      let poor = try await simulator.get("/recipes/complexSearch?\(asParameter)")
      #expect(poor.status == 402 && poor.json["code"] == 402)
    }
  }
}

@Suite(.fewAtOnce) struct `The simulated Edamam` {
  private let keys = "app_id=me&app_key=\(SimulatorOptions.demoKey)"

  @Test func `links to the next page with both keys in clear`() async throws {
    try await withSimulator(.edamam2, recipes: soups(1...30)) { simulator in
      var target = "/api/recipes/v2?type=public&q=soup&\(keys)"
      var titles: [String] = []
      for page in 1...2 {
        let answer = try await simulator.get(target).json
        #expect(answer["count"] == 30 && answer["from"] == .int(page * 20 - 19))
        titles += (answer["hits"]?.arrayValue ?? []).compactMap {
          $0["recipe"]?["label"]?.stringValue
        }
        guard let href = answer["_links"]?["next"]?["href"]?.stringValue else { break }
        #expect(page == 1 && href.contains(keys) && href.contains("_cont="))
        target = String(href.dropFirst("http://127.0.0.1".count))
      }
      #expect(titles == (1...30).map { "Soup \($0)" })
    }
  }

  @Test func `links nowhere when the order is random`() async throws {
    try await withSimulator(.edamam2, recipes: soups(1...30)) { simulator in
      let answer = try await simulator.get("/api/recipes/v2?type=public&q=soup&random=true&\(keys)")
      #expect(answer.json["_links"] == [:] && answer.json["count"] == 30)
    }
  }

  @Test func `refuses wrong keys with a long web page`() async throws {
    try await withSimulator(.edamam2, recipes: soups(1...3)) { simulator in
      for keys in ["", "&app_id=me", "&app_id=me&app_key=wrong"] {
        let answer = try await simulator.get("/api/recipes/v2?type=public&q=soup\(keys)")
        #expect(answer.status == 401 && answer.body.hasPrefix("<!DOCTYPE html>"))
      }
    }
  }

  @Test func `signs its pictures and calls an unknown time 0`() async throws {
    try await withSimulator(.edamam2, recipes: soups(1...1)) { simulator in
      let hit = try await simulator.get("/api/recipes/v2?type=public&q=soup&\(keys)").json["hits"]?[
        0]
      #expect(hit?["recipe"]?["image"]?.stringValue?.contains("X-Amz-Expires=3600") == true)
      #expect(hit?["recipe"]?["totalTime"] == .double(0))
    }
  }
}

@Suite(.fewAtOnce) struct `The simulated Tasty` {
  private let headers = [
    "X-RapidAPI-Key: \(SimulatorOptions.demoKey)", "X-RapidAPI-Host: tasty.p.rapidapi.com",
  ]

  @Test func `mixes compilations among the recipes and counts them`() async throws {
    let options = SimulatorOptions(quirks: .duplicates)
    try await withSimulator(.tasty, recipes: soups(1...40), options: options) { simulator in
      let answer = try await simulator.get("/recipes/list?q=soup&size=40", headers: headers).json
      let items = answer["results"]?.arrayValue ?? []
      let compilations = items.filter { $0["recipes"] != nil }
      #expect(items.count == 40 && !compilations.isEmpty)
      #expect(compilations.allSatisfy { $0["sections"] == nil })
      #expect((answer["count"]?.intValue ?? 0) > 40)
    }
  }

  @Test func `nests its lines twice and rates from 0 to 1`() async throws {
    try await withSimulator(.tasty, recipes: soups(1...1)) { simulator in
      let item = try await simulator.get("/recipes/list?q=soup", headers: headers).json["results"]?[
        0]
      #expect(item?["sections"]?[1]?["components"]?[0]?["raw_text"] == "½ teaspoon salt")
      #expect(item?["user_ratings"]?["score"] == .double(0.99))
      #expect(item?["canonical_id"] == "recipe:1001")
    }
  }

  @Test func `wants both header fields`() async throws {
    try await withSimulator(.tasty, recipes: soups(1...1)) { simulator in
      var statuses: [Int?] = []
      for headers in [[], [headers[1]], ["X-RapidAPI-Key: wrong", headers[1]], headers] {
        statuses.append(try await simulator.get("/recipes/list", headers: headers).status)
      }
      #expect(statuses == [400, 401, 403, 200])
      let greedy = try await simulator.get("/recipes/list?size=41", headers: headers)
      #expect(greedy.status == 400)
    }
  }
}
