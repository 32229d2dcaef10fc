import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct LikenessMergingTests {
  private static let soup = [
    "1 chicken", "2 carrots", "3 leeks", "1 cup barley", "2 tablespoons thyme", "1 teaspoon salt",
  ]

  private func clusters(_ listings: [RankedListing], portion: Int? = nil) -> [[String]] {
    var clustering = Clustering(listings)
    if let portion { clustering.portion = portion }
    clustering.run()
    return ClusterResult(clustering).all.filter { $0.members.count > 1 }
      .map { $0.members.map { listings[$0].listing.id.id }.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test(arguments: [
    "Chicken and Barley Soup", "Soup, Chicken & Barley", "Chickn Barley Soup",
    "Barley Chicken Soup",
    "Chicken Barley Sou...", "Hearty Chicken Barley Soup", "Hcicken Barley Soup",
    "hicken Barley Soup", "Chicken Barley Soop",
  ])
  func `titles that differ by a habit of sources meet`(title: String) {
    let found = clusters([
      entry("a", "1", "Chicken Barley Soup", Self.soup), entry("b", "2", title, Self.soup),
    ])
    #expect(found == [["1", "2"]])
  }

  @Test(arguments: [
    ("Cheddar Tortilla Stew", "Cheddar Torti"),
    ("Creamy Courgette Soup", "Creamy Zucchini Soup"),
    ("Grilled Aubergines with Prawns", "Grilled Eggplant with Shrimp"),
    ("Gluten-Free Lemon Cupcakes", "Gluten-Free Lemon Cu..."),
  ])
  func `cut titles and other names of a food meet`(one: String, other: String) {
    let names = Self.soup.map { String($0.drop { $0.isNumber || $0 == " " }) }
    let found = clusters([
      entry("a", "1", one, publisher: "Site", Self.soup),
      entry("b", "2", other, publisher: "Site", names),
    ])
    #expect(found == [["1", "2"]])
  }

  @Test func `a title that ends with a word of a longer one is no cut one`() {
    let found = clusters([
      entry("a", "1", "Chicken Barley Soup with Roasted Leeks", publisher: "Site", Self.soup),
      entry("b", "2", "Chicken Barley Soup", publisher: "Site", ["chicken", "carrots", "leeks"]),
    ])
    #expect(found.isEmpty)
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

  @Test func `two recipes of one classic dish stay apart where one has names alone`() {
    let whole = [
      "15 g dried wood ear mushrooms, soaked for 20 minutes", "2 scallions, sliced",
      "100 g fresh shiitake mushrooms, sliced", "100 g canned bamboo shoots, cut into strips",
      "200 g firm tofu, cut into strips", "1 liter vegetable stock", "2 tablespoons soy sauce",
      "1 teaspoon ground white pepper", "3 tablespoons cornstarch, mixed with 60 ml water",
      "2 large eggs, beaten", "4 tablespoons Chinkiang vinegar", "2 teaspoons toasted sesame oil",
    ]
    let names = [
      "chicken broth, tofu, shiitake mushrooms, rice vinegar, soy sauce, cornstarch, eggs,"
        + " white pepper"
    ]
    let own = [
      "wood ear mushrooms, scallions, shiitake mushrooms, bamboo shoots, tofu, vegetable stock,"
        + " soy sauce, white pepper, cornstarch, eggs, chinkiang vinegar"
    ]
    let title = "Hot and Sour Soup"
    let first = entry("a", "1", title, whole)
    #expect(clusters([first, entry("b", "2", title, names)]).isEmpty)
    #expect(clusters([first, entry("b", "2", title, own)]) == [["1", "2"]])
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
    #expect(
      clusters(listings)
        == (0..<count).map { ["\($0)", "\($0)"] }.sorted { $0.lexicographicallyPrecedes($1) })
    var clustering = Clustering(listings)
    clustering.run()
    #expect(clustering.comparisons < listings.count * 200)
  }

  @Test func `a listing is compared with a bounded number of others`() {
    let most = WorkLimit.mostPairs + 5
    var pairs = PairList(count: most + 1)
    let added = (1...most).count { pairs.add(0, $0) }
    #expect(added == WorkLimit.mostPairs)
    #expect(pairs.sorted().count == WorkLimit.mostPairs)
  }

  @Test(arguments: [("c", "d"), ("d", "c")])
  func `the surest merge comes first, also where only a page connects the titles`(
    exact: String, short: String
  ) {
    let url = "https://example.com/soup"
    let titles = ["c": "Chicken Barley Soup", "d": "Winter Pot Pie"]
    // One source tells two recipes apart, so that only one of them may join.
    let listings = [
      entry("a", "a", titles["c"] ?? "", url: url, Self.soup),
      entry("b", "b", titles["d"] ?? "", url: url, Self.soup),
      entry("source", exact, titles[exact] ?? "", Self.soup),
      entry("source", short, titles[short] ?? "", Array(Self.soup.dropFirst())),
    ]
    // Each part by itself, and all at once.
    for portion in [0, nil] {
      #expect(clusters(listings, portion: portion) == [["a", "b", exact]])
    }
  }

  @Test(arguments: 0..<20)
  func `however many pairs are judged at a time, the recipes and their reasons are the same`(
    seed: UInt64
  ) {
    var random = SeededRandom(seed: seed)
    let titles = [
      "Chicken Barley Soup", "Chickn Barley Soup", "Barley Chicken Stew", "Chicken Barley Stew",
      "Barley Bread", "Barly Bread", "Chicken Pie", "Barley Pie", "Chicken Barley Pie with Leeks",
      "Chicken Barley Pie with Leek", "Chicken Soup II", "Chicken Soup",
    ]
    let listings = (0..<200).map { place in
      let lines = Self.soup.dropLast(place % 4) + ["\(1 + random.below(3)) cups rice"]
      return entry(
        "p\(place % 40)", "\(place)", titles[random.below(titles.count)],
        // One page under many titles connects what no title does.
        url: random.below(3) == 0 ? "https://example.com/\(random.below(20))" : nil,
        place % 9 == 0 ? [] : Array(lines))
    }
    func clusters(portion: Int) -> ([ListingCluster], steps: Int) {
      var clustering = Clustering(listings)
      clustering.portion = portion
      clustering.run()
      let steps = clustering.limit.steps
      return (ClusterResult(clustering).all, steps)
    }
    let (alone, steps) = clusters(portion: 1 << 40)
    #expect(alone.contains { $0.members.count > 20 })
    for portion in [1, 7, 100] { #expect(clusters(portion: portion) == (alone, steps)) }
  }
}
