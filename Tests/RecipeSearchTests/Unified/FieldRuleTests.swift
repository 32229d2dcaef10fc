import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// Which of several values is taken, rule by rule, in either order of the sources.
@Suite("The rules of fields", .fewAtOnce) struct FieldRuleTests {
  /// Listings of one recipe, one for each of some changes.
  private func listings(_ changes: [(inout Listing) -> Void]) -> [Listing] {
    changes.enumerated().map { place, change in
      var listing = Listing(
        id: ListingID(provider: "p\(place)", id: "1"), title: "Leek Pie",
        url: "https://kitchen.example/r/leek-pie")
      change(&listing)
      return listing
    }
  }

  /// What is taken, the same whichever source leads.
  private func unified(_ changes: [(inout Listing) -> Void]) throws -> Listing {
    try unified(listings(changes).map { Telling(listing: $0) })
  }

  private func unified(_ tellings: [Telling]) throws -> Listing {
    var whole = UnifiedListing(tellings).listing
    var other = UnifiedListing(tellings.reversed()).listing
    (whole.id, other.id) = (tellings[0].listing.id, tellings[0].listing.id)
    #expect(whole == other)
    return whole
  }

  @Test func `a recipe whose list lacks a line passes on that it does, and no other`() throws {
    func recipe(_ provider: String, _ lines: [String], lacksLine: Bool) -> Recipe {
      var recipe = Recipe(
        listing: Listing(id: ListingID(provider: provider, id: "1"), title: "Leek Pie"))
      recipe.listing.ingredients = lines
      if lacksLine { recipe.markLackingLine() }
      return recipe
    }
    let bare = recipe("a", ["leek"], lacksLine: false)
    let measured = recipe("b", ["3 leeks", "200 g flour"], lacksLine: true)
    let unified = try #require(Recipe.unify(sources: [bare, measured]))
    #expect(unified.listing.ingredients == measured.listing.ingredients)
    #expect(unified.lacksLine)
    let whole = recipe("b", measured.listing.ingredients, lacksLine: false)
    #expect(Recipe.unify(sources: [bare, whole])?.lacksLine == false)
  }

  private func title(_ titles: String...) throws -> String {
    try unified(titles.map { title in { $0.title = title } }).title
  }

  @Test(arguments: [
    (["recipes:carrot_curry", "recipes:carrot_curry", "Carrot Curry"], "Carrot Curry"),
    (["carrot-curry", "Carrot Curry"], "Carrot Curry"),
    (["Carrot &amp; Curry", "Carrot & Curry"], "Carrot & Curry"),
    (["*** Carrot Curry ***", "Carrot Curry"], "Carrot Curry"),
    (["CrÃ¨me brÃ»lÃ©e", "Creme brulee"], "Creme brulee"),
    (["Carrot Curry with Coc", "Carrot Curry with Coconut"], "Carrot Curry with Coconut"),
    (["Carrot Curry with…", "Carrot Curry with Coconut"], "Carrot Curry with Coconut"),
    (["Leek Pie - Kitchen Example", "Leek Pie"], "Leek Pie"),
    (["kitchen.example: Leek Pie", "kitchen.example: Leek Pie", "Leek Pie"], "Leek Pie"),
    (
      ["TOMATO SOUP WITH BASIL", "TOMATO SOUP WITH BASIL", "Tomato Soup with Basil"],
      "Tomato Soup with Basil"
    ),
    (["Best Ever Leek Pie", "Leek Pie", "leek pie"], "Leek Pie"),
    (["Creme Brulee", "Crème brûlée", "creme brulee"], "Crème brûlée"),
    (["BLT", "BLT", "Blt"], "BLT"),
  ])
  func `the clean title of most sources is taken`(_ titles: [String], _ best: String) throws {
    #expect(try unified(titles.map { title in { $0.title = title } }).title == best)
    #expect(
      try unified(titles.reversed().map { title in { $0.title = title } }).title == best)
  }

  @Test func `every rule stands in the documentation, in its order`() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try String(contentsOfFile: "/\(root)/Documentation/Recipes.md", encoding: .utf8)
    let start = try #require(page.firstRange(of: "| Field | Rule:")).upperBound
    let written = page[start...].prefix { $0 != "#" }.split(separator: "\n").compactMap { row in
      row.split(separator: "|").dropFirst().first?.trimmingPrefix(" ")
    }.dropFirst(2)
    let names =
      TitleChoice.rules.map(\.name) + IngredientChoice.rules.map(\.name)
      + StepsChoice.rules.map(\.name) + PictureChoice.rules.map(\.name) + RatingChoice.ruleNames
      + TimeChoice.rules.map(\.name) + YieldChoice.rules.map(\.name)
      + PublisherChoice.rules.map(\.name) + PlainChoice.rules.map(\.name)
    #expect(zip(written, names).allSatisfy { $0.hasPrefix($1) })
    #expect(written.count >= names.count)
  }

  @Test func `one source's title stays as it is`() throws {
    #expect(try title("recipes:carrot_curry") == "recipes:carrot_curry")
    #expect(try title("LEEK PIE", "LEEK PIE") == "LEEK PIE")
  }

  @Test(arguments: [
    ([["tomato", "basil", "salt"], ["800 g tomatoes", "1 onion"]], 1),
    ([["800 g tomatoes", "1 onion"], ["800 g ripe tomatoes", "1 onion", "2 cloves garlic"]], 1),
    ([["½ onion"], ["onion", "salt"]], 0), ([["onion"], ["onion", "salt"], []], 1),
    ([["1 egg", "1 egg", "1 egg"], ["1 egg", "2 leeks"]], 1),
    ([["１カップ 米"], ["米", "水"]], 0),
  ])
  func `of lists the measured one is taken, then the fuller one, and whole`(
    _ lists: [[String]], _ best: Int
  ) throws {
    #expect(try unified(lists.map { list in { $0.ingredients = list } }).ingredients == lists[best])
  }

  @Test func `a picture without a host, a stand-in and one called so come last`() throws {
    let real = "https://cdn.example/pie.jpg"
    func image(_ others: String...) throws -> String? {
      try unified((others + [real]).map { url in { $0.image = url } }).image
    }
    #expect(try image("http:///pie.jpg") == real)
    #expect(try image("https://a.example/img/nopic.jpg") == real)
    #expect(try image("https://a.example/no-image-available.png") == real)
    #expect(try image("http://a.example/pie.jpg") == real)
    let shared = listings([{ $0.image = "https://a.example/pie.jpg" }, { $0.image = real }])
    #expect(
      try unified([Telling(listing: shared[0], isStandIn: true), Telling(listing: shared[1])])
        .image == real)
    #expect(
      try unified([Telling(listing: shared[0], pixels: 9), Telling(listing: shared[1], pixels: 99)])
        .image == real)
    // What nobody has a better one of is shown.
    let alone = [Telling(listing: shared[0], isStandIn: true)]
    #expect(try unified(alone).image == "https://a.example/pie.jpg")
  }

  @Test func `of ratings the mean is taken, and a nought is none`() throws {
    func rating(_ ratings: (Double, Double)...) throws -> Double? {
      try unified(
        ratings.map { rating in { $0.rating = Rating(value: rating.0, scale: rating.1) } }
      )
      .rating?.normalized
    }
    #expect(try rating((100, 100), (4, 5), (2, 10)) == 0.6667)
    #expect(try rating((0, 100), (4, 5)) == 0.8)
    #expect(try rating((0, 100)) == nil)
    #expect(try rating((4, 5), (4, 5)) == 0.8)
  }

  @Test func `the rating of most people counts where their number is told`() throws {
    let rated = listings([
      { $0.rating = Rating(value: 5, scale: 5) }, { $0.rating = Rating(value: 3, scale: 5) },
      { $0.rating = Rating(value: 0, scale: 5) },
    ])
    let tellings = [
      Telling(listing: rated[0], ratingCount: 2), Telling(listing: rated[1], ratingCount: 800),
      Telling(listing: rated[2], ratingCount: 0),
    ]
    #expect(try unified(tellings).rating == Rating(value: 3, scale: 5))
    let whole = UnifiedListing(tellings)
    #expect(whole.ratedBy == RatingAgreement(sources: 2, agree: 1) && !whole.isRatingMean)
  }

  @Test func `of times what most agree on is taken, of two the longer one`() throws {
    func time(_ minutes: Int?...) throws -> Int? {
      try unified(minutes.map { minutes in { $0.totalMinutes = minutes } }).totalMinutes
    }
    #expect(try time(30, 120) == 120)
    #expect(try time(30, 120, 30) == 30)
    #expect(try time(45, 46, 120, 120) == 120)
    #expect(try time(75, 80, 80, 20) == 80)
    #expect(try time(nil, 20) == 20)
  }

  @Test func `of yields that of the ingredients is taken, else what most agree on`() throws {
    func yield(_ yields: String...) throws -> String? {
      try unified(yields.map { yield in { $0.recipeYield = yield } }).recipeYield
    }
    #expect(try yield("6", "Serves 4", "4 servings") == "4 servings")
    #expect(try yield("a big pot", "4 servings") == "4 servings")
    let listed = try unified([
      {
        $0.recipeYield = "8 servings"; $0.ingredients = ["2 leeks", "3 eggs"]
      },
      {
        $0.recipeYield = "4 servings"; $0.ingredients = ["1 leek"]
      },
      { $0.recipeYield = "4 servings" },
    ])
    #expect(listed.recipeYield == "8 servings" && listed.ingredients == ["2 leeks", "3 eggs"])
  }

  @Test func `of publishers the one of the link's site is taken, then what most say`() throws {
    func publisher(_ names: String...) throws -> String? {
      try unified(names.map { name in { $0.publisher = name } }).publisher
    }
    #expect(try publisher("Ann", "Ann", "Kitchen") == "Kitchen")
    #expect(try publisher("Ann", "Bo", "Bo") == "Bo")
  }

  @Test func `differences beyond a rounding are told with what each source says`() {
    let different = listings([
      {
        $0.totalMinutes = 30; $0.recipeYield = "4 servings"
      },
      {
        $0.totalMinutes = 120; $0.recipeYield = "Serves 4"
      }, { $0.recipeYield = "12 muffins" },
    ])
    let whole = UnifiedListing(different.map { Telling(listing: $0) })
    #expect(
      whole.differs == [
        FieldDifference(
          field: .totalMinutes,
          values: [.init(provider: "p0", value: 30), .init(provider: "p1", value: 120)])
      ])
    let yields = listings([{ $0.recipeYield = "4-6 servings" }, { $0.recipeYield = "8" }])
    #expect(
      UnifiedListing(yields.map { Telling(listing: $0) }).differs.map(\.field) == [.yield])
    let alike = listings([{ $0.totalMinutes = 60 }, { $0.totalMinutes = 65 }])
    #expect(UnifiedListing(alike.map { Telling(listing: $0) }).differs.isEmpty)
  }
}
