import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import TestSupport
import Testing

@Suite(.fewAtOnce) struct EdamamDefinitionTests {
  private let entry = DefinitionEntry.edamam

  @Test func `the next links lead through the whole list`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 75, requests: 4)
  }

  @Test func `every request carries both keys once`() async throws {
    try await entry.run(numberedSoups(45)) { bench in
      _ = await bench.walk()
      let requests = bench.simulator.requests
      #expect(requests.count == 3)
      for request in requests {
        for name in ["app_id", "app_key", "type"] {
          #expect(request.parameters.filter { $0.name == name }.count == 1, "\(name)")
        }
        #expect(request["app_key"] == SimulatorOptions.demoKey)
        #expect(request["q"] == "soup")
      }
    }
  }

  @Test func `neither a page's name nor an error holds a key`() async throws {
    try await entry.run(numberedSoups(45)) { bench in
      let page = try await bench.provider.search(
        SearchQuery(text: "soup"), page: bench.provider.descriptor.paging.first)
      #expect(page.next != nil)
      #expect("\(page.next.map { "\($0)" } ?? "")".contains(SimulatorOptions.demoKey) == false)
      bench.simulator.setFaults(FaultPlan([FaultRule(.status(500))]))
      let result = await bench.walk()
      #expect(result.error?.description.contains(SimulatorOptions.demoKey) == false)
    }
  }

  @Test func `a time of nothing is unknown, and ids are short`() async throws {
    var soup = numberedSoups(1)[0]
    soup.minutes = nil
    try await entry.run([soup]) { bench in
      let listing = try #require(await bench.walk().accepted.first?.listing)
      #expect(listing.totalMinutes == nil)
      #expect(listing.id.id.count == 32 && listing.id.id.allSatisfy(\.isHexDigit))
      #expect(listing.diets == [.vegetarian])
      let recipe = try await bench.provider.recipe(for: listing.id)
      #expect(recipe.listing.title == soup.title)
    }
  }

  @Test func `the service itself excludes ingredients and keeps to a time`() async throws {
    try await entry.run(numberedSoups(40)) { bench in
      let result = await bench.walk(
        SearchQuery(text: "soup", exclude: ["leeks", "potatoes"], maxMinutes: 30))
      let wanted = numberedSoups(40).filter {
        !$0.ingredientNames.contains("leeks") && ($0.minutes ?? 0) <= 30
      }
      #expect(result.accepted.map(\.listing.title) == wanted.map(\.title))
      let excluded = bench.simulator.requests.first?.parameters.filter { $0.name == "excluded" }
      #expect(excluded?.map(\.value) == ["leeks", "potatoes"])
    }
  }

  @Test func `a wrong key is unauthorized, although a web page says so`() async throws {
    #expect(try await entry.refusal()?.code == .unauthorized)
  }

  @Test func `too many requests are told as that`() async throws {
    #expect(try await entry.code(under: .quota(after: 0)) == .rateLimited)
  }

  @Test func `the name of an end user travels when it is set`() async throws {
    try await entry.run(numberedSoups(1), settings: ["accountUser": "cook"]) { bench in
      _ = await bench.walk()
      #expect(bench.simulator.requests.first?.header("Edamam-Account-User") == "cook")
    }
    try await entry.run(numberedSoups(1)) { bench in
      _ = await bench.walk()
      #expect(bench.simulator.requests.first?.header("Edamam-Account-User") == nil)
    }
  }
}
