import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct TastyDefinitionTests {
  private let entry = DefinitionEntry.tasty

  @Test func `the whole list arrives in order, without the compilations`() async throws {
    try await entry.run(numberedSoups(75)) { bench in
      let result = await bench.walk()
      #expect(result.accepted.map(\.listing.title) == numberedTitles(75))
      #expect(result.error == nil && result.pages.gaps.isEmpty)
      let offsets = bench.simulator.requests.compactMap { $0["from"] }
      #expect(offsets == ["0", "20", "40", "60", "80"])
      let mistakes = await bench.mistakes()
      #expect(mistakes == [])
    }
  }

  @Test func `without compilations a page less is asked for`() async throws {
    try await entry.run(numberedSoups(75), quirks: []) { bench in
      #expect(await bench.titles() == numberedTitles(75))
      #expect(bench.simulator.requests.count == 4)
    }
  }

  @Test func `both header fields are sent`() async throws {
    try await entry.run(numberedSoups(1)) { bench in
      _ = await bench.walk()
      let request = try #require(bench.simulator.requests.first)
      #expect(request.header("X-RapidAPI-Key") == SimulatorOptions.demoKey)
      #expect(request.header("X-RapidAPI-Host") == "tasty.p.rapidapi.com")
    }
  }

  @Test func `links are made of slugs and lines of nested sections`() async throws {
    try await entry.run(numberedSoups(2), quirks: []) { bench in
      let listing = try #require(await bench.walk().accepted.first?.listing)
      #expect(listing.url == "https://tasty.co/recipe/soup-1001-leek-potato")
      #expect(listing.ingredients == numberedSoups(1)[0].ingredients)
      #expect(listing.rating?.value == 1 && listing.rating?.scale == 1)
      #expect(listing.totalMinutes == 15)
      #expect(listing.recipeYield?.allSatisfy(\.isNumber) == true)
    }
  }

  @Test func `the month's allowance and a missing subscription are told apart`() async throws {
    #expect(try await entry.code(under: .quota(after: 0)) == .quotaExceeded)
    #expect(try await entry.refusal()?.code == .unauthorized)
  }

  @Test func `a detail has steps and times`() async throws {
    try await entry.run(numberedSoups(2), quirks: []) { bench in
      let recipe = try await bench.provider.recipe(for: ListingID(provider: "home", id: "1002"))
      #expect(recipe.listing.title == numberedTitles(2)[1])
      #expect(recipe.instructions.count == 2)
      #expect(recipe.prepMinutes == 5 && recipe.cookMinutes == 11)
      #expect(recipe.cuisine != nil)
    }
  }
}
