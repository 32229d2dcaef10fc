import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

/// What holds for the unified recipe, on random listings that disagree.
@Suite("The laws of the unified recipe", .fewAtOnce) struct UnifiedRecipeLawTests {
  static let seeds: [UInt64] = Array(1...20)

  /// Listings of a few recipes, at a link each, of which every source says something else.
  private func listings(_ random: inout SeededRandom) -> [RankedListing] {
    let titles = ["Leek Pie", "LEEK PIE", "recipes:leek_pie", "Leek pie - Kitchen", "Léek Pie"]
    let yields = ["4 servings", "Serves 4", "6", "a pot", "12 pieces"]
    let lines = ["3 leeks", "leek", "200 g flour", "flour", "2 eggs", "salt", "½ l cream"]
    return (0..<5).flatMap { provider in
      (0..<6).map { dish in
        var listing = Listing(
          id: ListingID(provider: "p\(provider)", id: "\(dish)"),
          title: titles.randomElement(using: &random) ?? "",
          url: "https://kitchen.example/r/\(DishNames.name(dish))")
        if random.below(3) > 0 { listing.totalMinutes = random.pick([20, 30, 31, 60, 120]) }
        if random.below(3) > 0 { listing.recipeYield = random.pick(yields) }
        if random.below(3) > 0 {
          listing.rating = Rating(value: Double(random.below(6)), scale: random.pick([5, 10]))
        }
        if random.below(3) > 0 { listing.publisher = random.pick(["Kitchen", "Ann", "Bo"]) }
        if random.below(3) > 0 { listing.image = "https://p\(provider).example/\(random.below(4))" }
        if random.below(4) == 0 { listing.diets = [random.pick([Diet.vegan, .vegetarian])] }
        listing.ingredients = lines.shuffled(using: &random).prefix(random.below(6)).map { $0 }
        return RankedListing(listing, rank: dish + 1)
      }
    }
  }

  private func recipes(
    _ listings: [RankedListing], order: [String] = [], weights: [String: Double] = [:]
  ) -> [MergedRecipe] {
    RecipeRanker(options: RankingOptions(providerOrder: order, weights: weights))
      .recipes(from: listings)
  }

  private static let providers = (0..<5).map { "p\($0)" }

  @Test(arguments: seeds)
  func `the order of the configuration changes nothing that a recipe says`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let listings = listings(&random)
    func said(_ order: [String]) -> [String: Listing] {
      let recipes = recipes(listings, order: order)
      return Dictionary(
        recipes.map { recipe in
          // Of equals the configuration decides who leads, and with it identifier and link.
          var listing = recipe.unified
          (listing.id, listing.url) = (ListingID(provider: "", id: ""), nil)
          return (recipe.identity, listing)
        }, uniquingKeysWith: { $1 })
    }
    let expected = said(Self.providers)
    for _ in 0..<4 { #expect(said(Self.providers.shuffled(using: &random)) == expected) }
  }

  @Test(arguments: seeds)
  func `without ties the order of the configuration changes nothing at all`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let listings = listings(&random)
    let weights = ["p0": 1, "p1": 0.9, "p2": 0.83, "p3": 0.71, "p4": 0.57]
    let expected = recipes(listings, order: Self.providers, weights: weights)
    for _ in 0..<4 {
      let order = Self.providers.shuffled(using: &random)
      #expect(
        recipes(listings.shuffled(using: &random), order: order, weights: weights) == expected)
    }
  }

  @Test(arguments: seeds)
  func `every value but a mean rating is one listing's own`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for recipe in recipes(listings(&random)) {
      let own = recipe.sources.map(\.listing)
      #expect(own.contains { $0.title == recipe.unified.title })
      for (field, storage) in ListingField.ofListing where field != .rating {
        #expect(own.contains { storage.isSame(in: $0, recipe.unified) }, "\(field)")
        // What anybody says is not lost.
        #expect(storage.isMissing(in: recipe.unified) == own.allSatisfy(storage.isMissing))
      }
      let shares = own.compactMap { $0.rating?.normalized }.filter { $0 > 0 }
      if let rating = recipe.unified.rating?.normalized {
        #expect(rating >= (shares.min() ?? 2) - 1e-4 && rating <= (shares.max() ?? -1) + 1e-4)
      } else {
        #expect(shares.isEmpty)
      }
    }
  }

  @Test(arguments: seeds)
  func `each field remembers a source that says it`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for recipe in recipes(listings(&random)) {
      for filled in recipe.filledFields {
        let field = try #require(ListingField(rawValue: filled.name))
        let givers = recipe.sources.map(\.listing).filter { $0.id.provider == filled.provider }
        #expect(
          givers.contains { giver in
            field.inListing?.isSame(in: giver, recipe.unified)
              ?? (giver.title == recipe.unified.title)
          })
      }
    }
  }

  @Test(arguments: seeds)
  func `unifying what was unified changes nothing`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for recipe in recipes(listings(&random)) where recipe.sources.count > 1 {
      let once = UnifiedListing(recipe.sources.map { Telling(listing: $0.listing) })
      let again = UnifiedListing([
        Telling(listing: once.listing), Telling(listing: once.listing),
      ])
      #expect(again.listing == once.listing && again.givers.isEmpty && again.differs.isEmpty)
    }
  }

  @Test(arguments: seeds)
  func `another source that says the same changes nothing that is said`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for recipe in recipes(listings(&random)) where recipe.unified.rating == nil {
      var twin = recipe.unified
      twin.id = ListingID(provider: "twin", id: "1")
      let sources = (recipe.sources.map(\.listing) + [twin]).map { Telling(listing: $0) }
      #expect(UnifiedListing(sources).listing == recipe.unified)
    }
  }

  @Test(arguments: seeds)
  func `a table of listings gives the same recipes as the listings`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let listings = listings(&random)
    var table = ListingTable()
    for ranked in listings {
      table.append(ListingRow(ranked.listing, rank: ranked.rank, bareRating: nil))
    }
    let merged = RecipeRanker().merged(table, tellsWhy: false)
    let expected = RecipeRanker().recipes(from: listings)
    #expect(merged.map(\.unified) == expected.map(\.unified))
    #expect(merged.map(\.filledFields) == expected.map(\.filledFields))
    #expect(merged.map(\.differs) == expected.map(\.differs))
  }

  @Test func `a picture that a source gives several recipes stands back`() {
    let shared = "https://a.example/a.jpg"
    let listings = [
      listing("a", "1", "Leek Pie", url: "https://x.example/recipe/leek", image: shared),
      listing("a", "2", "Bean Stew", url: "https://x.example/recipe/bean", rank: 2, image: shared),
      listing(
        "b", "1", "Leek Pie", url: "https://x.example/recipe/leek",
        image: "http://b.example/leek.jpg"),
    ]
    let images = RecipeRanker().recipes(from: listings).map(\.unified.image)
    #expect(images == ["http://b.example/leek.jpg", shared])
  }

  @Test func `what only shares the title lends no lines, no yield and no diet`() {
    var thin = listing("a", "1", "Baked Onions", url: "https://a.example/recipe/1")
    thin.listing.image = nil
    var whole = listing(
      "b", "1", "Baked Onions", ingredients: ["1 kg onions", "2 tbsp oil"], minutes: 40)
    whole.listing.recipeYield = "4 servings"
    whole.listing.diets = [.vegan]
    let recipes = RecipeRanker(options: RankingOptions(providerOrder: ["a", "b"]))
      .recipes(from: [thin, whole])
    #expect(recipes.count == 1)
    let unified = recipes.first?.unified
    #expect(unified?.ingredients == [] && unified?.recipeYield == nil && unified?.diets == nil)
    #expect(unified?.totalMinutes == 40)
    let led = RecipeRanker(options: RankingOptions(providerOrder: ["b", "a"]))
      .recipes(from: [thin, whole])
    #expect(led.first?.unified.ingredients == ["1 kg onions", "2 tbsp oil"])
  }
}
