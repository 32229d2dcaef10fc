import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct DuplicateDetectorTests {
  static let lines = [
    "2 cups lentils, rinsed", "1 tablespoon cumin", "3 carrots, diced", "1 leek", "6 cups broth",
    "1/2 teaspoon turmeric",
  ]
  static let others = [
    "1 pound beef", "2 cups barley", "1 turnip", "4 potatoes", "2 tablespoons mustard",
    "1 cup cream",
  ]

  private func groups(_ listings: [RankedListing]) -> [[Int]] {
    DuplicateDetector().clusters(of: listings).map { $0.members.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func areOne(_ one: RankedListing, _ other: RankedListing) -> Bool {
    groups([one, other]).count == 1
  }

  @Test func `one page in two spellings is one recipe, and says so`() throws {
    let listings = [
      entry(
        "b", "9", "Lentil Soup", url: "https://www.x.com/recipe/12/lentil-soup/?utm_source=b"),
      entry("a", "1", "Lentil Soup", url: "http://x.com/recipe/12/lentil-soup"),
    ]
    let clusters = DuplicateDetector().clusters(of: listings)
    #expect(clusters.count == 1)
    #expect(clusters.first?.members == [1, 0])
    #expect(
      RecipeRanker().recipes(from: listings).map(\.identity) == ["x.com/recipe/12/lentil-soup"])
    #expect(clusters.first?.evidence.map(\.kind) == [.url])
    #expect(try clusters[at: 0].evidence[at: 0].strength == 1)
  }

  @Test func `a recipe's number on its site outlives its name in the link`() {
    #expect(
      areOne(
        entry("a", "1", "Lentil Soup", url: "http://x.com/recipe/125/lentil-so/"),
        entry("b", "1", "Lentil Soup", url: "http://x.com/recipe/125/")))
    #expect(
      areOne(
        entry("a", "1", "Lentil Soup", url: "http://x.com/recipes/food/views/lentil-soup-14315"),
        entry("b", "1", "Lentil Soup", url: "http://x.com/recipes/recipe_views/views/14315")))
    #expect(
      !areOne(
        entry("a", "1", "Lentil Soup", url: "http://x.com/recipe/125/lentil-soup"),
        entry("b", "1", "Holiday Punch", url: "http://x.com/gallery/125/holiday-punch")))
  }

  @Test func `an identifier in a link is no numeral of the title`() {
    // A title that ends like this one may have been cut, so that the link counts.
    let title = "Lentil Soup to Live For"
    let link = "http://x.com/recipe/lentil-soup-to-live-for-2a49e99a2146733f08babcc67683781d"
    #expect(
      areOne(entry("a", "1", title, url: link, Self.lines), entry("b", "1", title, Self.lines)))
  }

  @Test func `the same title is not enough`() {
    #expect(!areOne(entry("a", "1", "Stew", Self.lines), entry("b", "1", "Stew", Self.others)))
  }

  @Test func `title and ingredients are enough, with figures`() throws {
    let clusters = DuplicateDetector().clusters(of: [
      entry("a", "1", "Lentil Soup", Self.lines),
      entry("b", "1", "LENTIL SOUPS", ["Lentils, cumin, carrots, leek, broth, turmeric"]),
    ])
    try #require(clusters.count == 1)
    let evidence = try #require(try clusters[at: 0].evidence.first)
    #expect(evidence.kind == .titleAndIngredients)
    #expect(evidence.strength > 0.5 && evidence.strength < 1)
    #expect(evidence.figures.map(\.name) == ["titleSimilarity", "ingredientOverlap"])
    #expect(try evidence.figures[at: 1].value == 1)
    #expect([evidence.left.provider, evidence.right.provider].sorted() == ["a", "b"])
  }

  @Test func `numerals keep two soups apart`() {
    #expect(
      !areOne(
        entry("a", "1", "Chicken Soup", Self.lines),
        entry("b", "1", "Chicken Soup II", Self.lines)))
    #expect(
      !areOne(
        entry("a", "1", "Vegan Chicken Soup", Self.lines),
        entry("b", "1", "Chicken Soup", Self.lines)))
  }

  @Test func `two numbers on one site are two recipes unless every line agrees`() {
    let one = entry("a", "1", "Soup", url: "http://x.com/r?id=123", Self.lines)
    #expect(
      !areOne(
        one,
        entry(
          "b", "1", "Soup", url: "http://x.com/r?id=124",
          ["lentils, cumin, carrots, leek, broth, turmeric"])))
    #expect(areOne(one, entry("b", "1", "Soup", url: "http://x.com/r?id=124", Self.lines)))
  }

  @Test func `one provider repeats a recipe only by the strongest evidence`() {
    let names = ["lentils", "cumin", "carrots", "leek", "broth", "turmeric"]
    #expect(
      !areOne(entry("a", "1", "Lentil Soup", names), entry("a", "2", "Lentil Soup", names)))
    #expect(
      areOne(
        entry("a", "1", "Lentil Soup", Self.lines), entry("a", "2", "Lentil Soup", Self.lines)))
    #expect(areOne(entry("a", "1", "Lentil Soup"), entry("a", "1", "Lentil Soup")))
    // Nor does a third listing bring two of one provider together.
    let joined = groups([
      entry("a", "1", "Lentil Soup", names), entry("a", "2", "Lentil Soup", names),
      entry("b", "1", "Lentil Soup", Self.lines),
    ])
    #expect(joined.count == 2)
  }

  @Test func `clusters do not chain over a listing that fits both`() {
    let clusters = groups([
      entry("a", "1", "Lentil Soup II", Self.lines),
      entry("b", "1", "Lentil Soup ...", Self.lines),
      entry("c", "1", "Lentil Soup III", Self.lines),
    ])
    #expect(clusters.count >= 2)
    #expect(!clusters.contains { $0.contains(0) && $0.contains(2) })
  }

  @Test func `a listing without ingredients joins the one recipe of its title`() {
    let one = entry("a", "1", "Lentil Soup", Self.lines)
    let bare = entry("b", "1", "Lentil soup")
    #expect(groups([one, bare]) == [[0, 1]])
    // Where two recipes have the title, it joins neither.
    let two = entry("c", "1", "Lentil Soup", Self.others)
    #expect(groups([one, bare, two]) == [[0], [1], [2]])
    #expect(!areOne(one, entry("b", "1", "Lentil Soup II")))
  }

  @Test(arguments: [
    ("Turkey Meatloaf", "Trukey Meatloaf"), ("Trukey Meatloaf", "Turkey Meatloaf"),
    ("Eggplant and Beef Stir-Fry", "Eggplant and Beef Stir..."),
    ("Eggplant and Beef S…", "Eggplant and Beef Stir-Fry"),
  ])
  func `a listing without ingredients joins the one recipe of its publisher with nearly its title`(
    title: String, near: String
  ) {
    let one = entry("a", "1", title, publisher: "Slow Flame", Self.lines)
    let bare = entry("b", "1", near, publisher: "slow-flame.example")
    #expect(groups([one, bare]) == [[0, 1]])
    let other = entry("c", "1", title, publisher: "Slow Flame", Self.others)
    #expect(groups([one, bare, other]) == [[0], [1], [2]])
    // Without a publisher, or with another one, a title that is not the same says too little.
    #expect(!areOne(one, entry("b", "1", near)))
    #expect(!areOne(one, entry("b", "1", near, publisher: "Pantry & Co")))
    #expect(!areOne(one, entry("a", "2", near, publisher: "Slow Flame")))
  }

  @Test(arguments: [("Beef and Leek Stew", "Beet and Leek Stew"), ("Zorfel Stew", "Zofrel Stew")])
  func `two words that may both be meant are no typing error`(title: String, near: String) {
    #expect(
      !areOne(
        entry("a", "1", title, publisher: "Slow Flame", Self.lines),
        entry("b", "1", near, publisher: "Slow Flame")))
  }

  @Test(arguments: [
    ("Soup, Sausage and Bean", nil, true), ("Bean and Sausage Soup", nil, false),
    ("Bean and Sausage Soup", "Slow Flame", true),
  ])
  func `the words of a title alone have to stand in its order`(
    title: String, publisher: String?, joins: Bool
  ) {
    let bare = entry(
      "a", "1", "Sausage and Bean Soup", url: "https://slow-flame.example/soup/3",
      publisher: "Slow Flame")
    #expect(areOne(bare, entry("b", "1", title, publisher: publisher, Self.lines)) == joins)
  }

  @Test func `thin listings of one title join each other where nothing speaks against it`() throws {
    let thin = [
      entry("a", "1", "Lentil Soup", url: "http://127.0.0.1:81/recipe/5"),
      entry("b", "1", "Lentil soup recipe", url: "http://127.0.0.1:81/recipe/9"),
      entry("c", "1", "LENTIL SOUP", publisher: "Slow Flame"),
    ]
    let clusters = DuplicateDetector().clusters(of: thin)
    #expect(clusters.map(\.members.count) == [3])
    #expect(clusters.flatMap(\.evidence).allSatisfy { $0.kind == .titleAlone })
    #expect(clusters.flatMap(\.evidence).allSatisfy { $0.strength < 0.5 })
    // Where two publishers are named, what names none may be of either.
    let other = entry("d", "1", "Lentil Soup", publisher: "Pantry & Co")
    #expect(groups(thin + [other]) == [[0], [1], [2], [3]])
    let agreeing = entry("e", "1", "Lentil Soup", publisher: "slow-flame.example")
    #expect(try groups([thin[at: 2], other, agreeing]) == [[0, 2], [1]])
    // One provider's own repeats, numerals and diets speak against it.
    #expect(try !areOne(thin[at: 0], entry("a", "2", "Lentil Soup")))
    #expect(try !areOne(thin[at: 0], entry("b", "2", "Lentil Soup II")))
    #expect(try !areOne(thin[at: 0], entry("b", "2", "Vegan Lentil Soup")))
  }

  @Test func `every listing is in one cluster, even where nothing is known of it`() {
    #expect(DuplicateDetector().clusters(of: []).isEmpty)
    let empty = entry("", "", "", url: "", publisher: "", ["", ""])
    #expect(groups([empty]).count == 1)
    let clusters = DuplicateDetector().clusters(of: [empty, empty, entry("a", "", "\u{0}")])
    #expect(clusters.flatMap(\.members).sorted() == [0, 1, 2])
    #expect(clusters.count == 3)
  }
}
