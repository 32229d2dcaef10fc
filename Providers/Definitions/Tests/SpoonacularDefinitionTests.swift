import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct SpoonacularDefinitionTests {
  private let entry = DefinitionEntry.spoonacular

  @Test func `the whole list arrives in order, however many the service counts`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 75, requests: 3)
  }

  @Test func `no offset beyond the window is asked for`() async throws {
    try await entry.run(numberedSoups(1_200), settings: ["pageSize": 100]) { bench in
      let result = await bench.walk()
      #expect(result.accepted.count == 1_000)
      #expect(bench.simulator.requests.compactMap { $0["offset"] }.last == "900")
      #expect(bench.simulator.requests.allSatisfy { $0.status == 200 })
    }
  }

  @Test func `unknown times, bare pictures and missing sources are put right`() async throws {
    try await entry.run(numberedSoups(60)) { bench in
      let listings = await bench.walk().accepted.map(\.listing)
      #expect(listings.allSatisfy { ($0.totalMinutes ?? 0) > 0 })
      let images = listings.compactMap(\.image)
      #expect(images.count < 60 && images.count > 40)
      #expect(images.allSatisfy { $0.hasPrefix("https://img.spoonacular.com/recipes/1") })
      #expect(listings.contains { $0.url?.contains("spoonacular.example") == true })
      #expect(listings.map(\.ingredients) == numberedSoups(60).map(\.ingredients))
      #expect(listings.allSatisfy { $0.diets?.contains(.vegetarian) == true })
    }
  }

  @Test func `the service itself filters by ingredients and time`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let query = SearchQuery(
        text: "soup", include: ["leeks", "potatoes"], exclude: ["salt"], maxMinutes: 30)
      let result = await bench.walk(query)
      let wanted = numberedSoups(40).filter {
        $0.ingredientNames.contains("leeks") && ($0.minutes ?? 0) <= 30
      }
      #expect(result.accepted.map(\.listing.title) == wanted.map(\.title))
      #expect(bench.simulator.requests.first?["includeIngredients"] == "leeks,potatoes")
    }
  }

  @Test func `used up points are a used up quota, with what came before`() async throws {
    #expect(try await entry.code(under: .quota(after: 0)) == .quotaExceeded)
    try await entry.run(numberedSoups(75), faults: [FaultRule(.quota(after: 1))]) { bench in
      let result = await bench.walk()
      #expect(result.accepted.count == 25)
      #expect(result.error?.code == .quotaExceeded)
      #expect(bench.simulator.requests.count == 2)
    }
  }

  @Test func `a wrong key is unauthorized and never shown`() async throws {
    #expect(try await entry.refusal()?.code == .unauthorized)
  }

  @Test func `a detail is plain text, and an unknown one is not found`() async throws {
    try await entry.run(numberedSoups(2)) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1001"))
      #expect(recipe.summary == "\(numberedTitles(1)[0]) takes some time & care.")
      #expect(recipe.instructions.count == 2)
      #expect(recipe.prepMinutes.map { $0 > 0 } ?? true)
      let error = await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "7"))
      }
      #expect(error?.code == .notFound)
    }
  }
}
