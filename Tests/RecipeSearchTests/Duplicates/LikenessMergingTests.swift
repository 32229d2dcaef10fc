import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite struct LikenessMergingTests {
  private static let soup = [
    "1 chicken", "2 carrots", "3 leeks", "1 cup barley", "2 tablespoons thyme", "1 teaspoon salt",
  ]

  private func clusters(_ listings: [RankedListing]) -> [[String]] {
    DuplicateDetector().clusters(of: listings).filter { $0.members.count > 1 }
      .map { $0.members.map { listings[$0].listing.id.id }.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test(arguments: [
    "Chicken and Barley Soup", "Soup, Chicken & Barley", "Chickn Barley Soup",
    "Barley Chicken Soup",
    "Chicken Barley Sou...", "Hearty Chicken Barley Soup",
  ])
  func `titles that differ by a habit of sources meet`(title: String) {
    let found = clusters([
      entry("a", "1", "Chicken Barley Soup", Self.soup), entry("b", "2", title, Self.soup),
    ])
    #expect(found == [["1", "2"]])
  }

  @Test func `the same title with other ingredients stays apart`() {
    let other = ["2 cups rice", "1 coconut", "500 g shrimp", "1 lime", "2 chillies", "1 onion"]
    #expect(
      clusters([
        entry("a", "1", "Chicken Barley Soup", Self.soup),
        entry("b", "2", "Chicken Barley Soup", other),
      ]).isEmpty)
  }

  @Test func `other quantities speak against one recipe`() {
    let doubled = [
      "4 chickens", "9 carrots", "8 leeks", "5 cups barley", "1 teaspoon thyme", "3 cups salt",
    ]
    #expect(
      clusters([
        entry("a", "1", "Chicken Barley Soup", Self.soup),
        entry("b", "2", "Chicken Barley Soup", doubled),
      ]).isEmpty)
  }

  @Test func `in a crowded block the same lists still find each other`() {
    var random = SeededRandom(seed: 3)
    let count = 2 * Clustering.largestBlock
    let listings = (0..<count).flatMap { place -> [RankedListing] in
      let lines = (0..<6).map { _ in
        "\(Int.random(in: 1...9, using: &random)) cups \(DishNames.name(Int.random(in: 0...400, using: &random)))"
      }
      return ["a", "b"].map { entry($0, "\(place)", "Chicken Soup", lines) }
    }
    #expect(clusters(listings) == (0..<count).map { ["\($0)", "\($0)"] }.sorted { $0[0] < $1[0] })
    var clustering = Clustering(listings)
    clustering.run()
    #expect(clustering.comparisons < listings.count * 200)
  }

  @Test func `a listing is compared with a bounded number of others`() {
    var pairs = PairList(count: 2)
    let added = (0..<WorkLimit.mostPairs + 5).count { _ in pairs.add(0, 1) }
    #expect(added == WorkLimit.mostPairs)
    #expect(pairs.sorted().count == WorkLimit.mostPairs)
  }
}
