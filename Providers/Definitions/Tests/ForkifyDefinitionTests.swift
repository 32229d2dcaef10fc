import PotluckSimulator
import RecipeModel
import RecipeProviderKit
import RecipeSearch
import TestSupport
import Testing

@Suite(.fewAtOnce) struct ForkifyDefinitionTests {
  private let entry = DefinitionEntry.forkify

  @Test func `one answer holds the whole list, in order`() async throws {
    try await entry.keepsItsWord(titles: numberedTitles, of: 75, requests: 1, areLinked: false)
  }

  @Test func `pictures are asked for by https`() async throws {
    try await entry.run(numberedSoups(3)) { bench in
      let images = await bench.walk().accepted.compactMap(\.listing.image)
      #expect(images.count == 3 && images.allSatisfy { $0.hasPrefix("https://") })
    }
  }

  @Test func `a detail puts quantity, unit and description together`() async throws {
    try await entry.run(numberedSoups(2)) { bench in
      let ids = await bench.walk().accepted.map(\.listing.id)
      let listing = try await bench.provider.recipe(for: ids[at: 0]).listing
      #expect(listing.ingredients == ["0.5 cup leeks, sliced", "2 potatoes"])
      #expect(listing.url == "https://blog.example/soup/1001")
      #expect(listing.totalMinutes == 15)
    }
  }

  @Test func `filters by ingredients ask for what the list does not tell`() async throws {
    try await entry.run(numberedSoups(4)) { bench in
      let (outcome, report) = try await bench.outcome(
        of: SearchQuery(text: "soup", include: ["potatoes"]))
      #expect(report.recipes.map(\.unified.title) == [numberedTitles(4)[0], numberedTitles(4)[2]])
      #expect(outcome?.error == nil)
      #expect(bench.simulator.requests.count == 5)
    }
  }

  @Test func `a wrong key is unauthorized and never shown, and none is fine`() async throws {
    let keyed = DefinitionEntry(name: "forkify", style: .forkify2, secret: "key")
    #expect(try await keyed.refusal()?.code == .unauthorized)
    try await keyed.run(numberedSoups(2)) { bench in
      #expect(await bench.titles() == numberedTitles(2))
      #expect(bench.simulator.requests.first?["key"] == SimulatorOptions.demoKey)
    }
  }

  @Test func `too many requests are told as that`() async throws {
    #expect(try await entry.code(under: .quota(after: 0)) == .rateLimited)
  }

  @Test func `an id that is none is not found`() async throws {
    try await entry.run(numberedSoups(1)) { bench in
      let error = await #expect(throws: ProviderError.self) {
        try await bench.provider.recipe(for: ListingID(provider: "home", id: "soup"))
      }
      #expect(error?.code == .notFound)
    }
  }
}
