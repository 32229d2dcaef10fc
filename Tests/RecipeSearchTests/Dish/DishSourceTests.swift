import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct DishSourceTests {
  @Test func `the full recipe fills only what the listing lacks`() {
    var source = DishSource(
      Listing(id: ListingID(provider: "a", id: "1"), title: "Soup", totalMinutes: 30))
    #expect(source.origin == .none)
    source.fill(
      from: Recipe(
        listing: Listing(
          id: ListingID(provider: "a", id: "1"), title: "Other", ingredients: ["1 onion"],
          totalMinutes: 90, recipeYield: "4 servings")))
    #expect(source.origin == .detail)
    #expect(source.listing.title == "Soup")
    #expect(source.listing.totalMinutes == 30)
    #expect(source.listing.recipeYield == "4 servings")
    #expect(source.listing.ingredients == ["1 onion"])
  }

  @Test func `the list with the most amounts stands for a recipe among others`() throws {
    let url = "https://example.com/onion-soup"
    let recipes = RecipeRanker().recipes(from: [
      listing("a", "1", "Onion Soup", url: url, ingredients: ["onions", "butter", "salt"]),
      listing("b", "2", "Onion Soup", url: url, ingredients: ["2 onions", "50 g butter"]),
      listing("c", "3", "Onion Soup", url: url),
    ])
    let recipe = try #require(recipes.first)
    #expect(recipes.count == 1)
    #expect(recipe.dishSource.listing.id.provider == "b")
    #expect(recipe.dishSources.map(\.origin) == [.listing, .listing, .none])
  }
}
