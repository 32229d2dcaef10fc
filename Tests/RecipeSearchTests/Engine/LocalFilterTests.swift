import RecipeModel
import RecipeProviderKit
import RecipeScreening
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct LocalFilterTests {
  private func rejection(_ query: SearchQuery, _ listing: RankedListing) -> Drop.Reason? {
    LocalFilter(query, parts: Set(QueryPart.allCases)).rejection(of: listing.listing)
  }

  private let soup = listing(
    "a", "1", "Onion Soup", ingredients: ["3 large onions, sliced", "1 l beef stock"], minutes: 45)

  @Test func `an ingredient matches whole words whatever their number`() {
    #expect(rejection(SearchQuery(include: ["onion"]), soup) == nil)
    #expect(rejection(SearchQuery(exclude: ["Onions"]), soup) == .excludedIngredient)
    let bake = listing("a", "2", "Bake", ingredients: ["1 eggplant", "2 ripe tomatoes"])
    #expect(rejection(SearchQuery(exclude: ["egg"]), bake) == nil)
    #expect(rejection(SearchQuery(include: ["tomato"]), bake) == nil)
  }

  @Test func `what a line is free of is not in it`() {
    let bread = listing("a", "6", "Bread", ingredients: ["200 g gluten-free flour", "1 egg"])
    #expect(rejection(SearchQuery(exclude: ["gluten"]), bread) == nil)
    #expect(rejection(SearchQuery(exclude: ["flour"]), bread) == .excludedIngredient)
  }

  @Test func `a name of several words needs them in one line`() {
    #expect(rejection(SearchQuery(include: ["beef stock"]), soup) == nil)
    #expect(rejection(SearchQuery(include: ["beef onion"]), soup) == .lacksIngredient)
  }

  @Test func `accents and case do not matter`() {
    let dish = listing("a", "3", "Crêpes", ingredients: ["100 g Gruyère"])
    #expect(rejection(SearchQuery(include: ["gruyere"]), dish) == nil)
    #expect(rejection(SearchQuery(text: "crepe"), dish) == nil)
  }

  @Test func `a wish for speed needs a recipe that says how long it takes`() {
    #expect(rejection(SearchQuery(maxMinutes: 45), soup) == nil)
    #expect(rejection(SearchQuery(maxMinutes: 44), soup) == .tooLong)
    #expect(rejection(SearchQuery(maxMinutes: 500), listing("a", "4", "Stew")) == .tooLong)
  }

  @Test func `a diet is judged by the lines, and a claim counts where words cannot tell`() {
    var claimed = listing("a", "5", "Dal")
    claimed.listing.diets = [.vegetarian, .halal]
    #expect(rejection(SearchQuery(diets: [.vegan]), claimed) == nil)
    #expect(rejection(SearchQuery(diets: [.vegan]), soup) == .conflicts)
    #expect(rejection(SearchQuery(diets: [.halal]), claimed) == nil)
    #expect(rejection(SearchQuery(diets: [.kosher]), claimed) == .diet)
  }

  @Test func `each subject that a listing conflicts with is counted`() {
    let ruledOut = RuledOut()
    var filter = LocalFilter(SearchQuery(diets: [.vegan], avoid: [.fish, .milk]), parts: [])
    filter.ruledOut = ruledOut
    #expect(filter.rejection(of: soup.listing) == .conflicts)
    let sole = listing("a", "7", "Sole", ingredients: ["2 sole fillets", "50 g butter"])
    #expect(filter.rejection(of: sole.listing) == .conflicts)
    #expect(
      ruledOut.conflicts == [.diet(.vegan): 2, .avoid(.fish): 1, .avoid(.milk): 1])
    #expect(ruledOut.listings.map(\.listing) == [soup.listing, sole.listing])
  }

  @Test func `words may be spread over title and ingredients`() {
    #expect(rejection(SearchQuery(text: "soup beef"), soup) == nil)
    #expect(rejection(SearchQuery(text: "soup pork"), soup) == .lacksWords)
  }
}
