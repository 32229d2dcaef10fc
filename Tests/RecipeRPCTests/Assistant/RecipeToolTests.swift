import RecipeModel
import TestSupport
import Testing

@testable import RecipeRPC

@Suite(.fewAtOnce) struct RecipeToolTests {
  @Test func `a recipe is got by its id or by its page`() async throws {
    let service = FakeService()
    let client = try await AssistantClient.connected(service)
    for arguments: JSON in [
      ["id": "beta:tomato"], ["id": "recipe://beta/tomato"],
      ["url": "https://tomatoes.example/soup"],
    ] {
      let result = try await client.call("get_recipe", arguments)
      #expect(result.blocks.first == result.structured.text())
      let recipe = result.structured["recipe"]
      #expect(recipe?["title"] == "Tomato Soup" && recipe?["id"] == "beta:tomato")
      #expect(recipe?["instructions"]?.arrayValue?.count == 2 && recipe?["cookMinutes"] == nil)
      #expect(result.blocks.last?.hasPrefix("Tomato Soup, from the source beta (https") == true)
    }
  }

  @Test func `amounts are scaled and converted, and what was not is said`() async throws {
    let client = try await AssistantClient.connected()
    let result = try await client.call(
      "get_recipe", ["id": "alpha:1", "servings": 8, "units": "metric"])
    let adapted = try RecipeAdaptation(servings: 8, units: .metric).adapt(
      CannedProvider.alpha.recipes[at: 0])
    let recipe = result.structured["recipe"]
    #expect(
      recipe?["ingredients"]?.arrayValue
        == adapted.recipe.listing.ingredients.map(JSON.string))
    #expect(recipe?["ingredients"]?.arrayValue?.first == "2 kg onions")
    #expect(result.structured["notes"]?.arrayValue == adapted.notes.map(JSON.string))
    let scaled = result.structured["scaled"]
    #expect(scaled?["factor"] == 2)
    let first = scaled?["ingredients"]?.arrayValue?.first
    #expect(first?["text"] == "2 kg onions" && first?["exact"] == 2 && first?["unit"] == "kg")
  }

  @Test func `a call that names no recipe is told how`() async throws {
    let client = try await AssistantClient.connected()
    let wrong: [(JSON, String)] = [
      ([:], "id is missing"), (["id": "a:1", "url": "https://a.example"], "exclude each other"),
      (["id": "soup"], "must be the id of a recipe"),
      (["url": "file:///etc/passwd"], "must be an http or https address"),
      (["id": "alpha:1", "units": "imperial"], "one of \"metric\", \"us\""),
      (["id": "alpha:1", "servings": 0], "from 1 to 1000"),
      (["id": "alpha:none"], "search again"), (["url": "https://x.example/"], "no recipe found"),
    ]
    for (arguments, word) in wrong {
      let result = try await client.call("get_recipe", arguments)
      #expect(result.isToolError)
      #expect(result.blocks.first?.contains(word) == true, "\(result.blocks)")
    }
  }

  @Test func `the sources are listed without asking anybody`() async throws {
    let service = FakeService()
    let client = try await AssistantClient.connected(service)
    let result = try await client.call("list_providers")
    #expect(result.structured["providers"]?.arrayValue?.count == 3)
    #expect(result.blocks.last?.hasPrefix("3 sources, 3 of them searched.") == true)
    #expect(service.log.requests == [.providers])
    let extra = try await client.call("list_providers", ["all": true])
    #expect(extra.blocks.last?.contains("no argument \"all\"") == true)
  }
}
