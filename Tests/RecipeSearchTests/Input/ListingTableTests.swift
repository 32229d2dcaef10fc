import RecipeModel
import TestSupport
import Testing

@testable import RecipeSearch

@Suite(.fewAtOnce) struct ListingTableTests {
  private static let full = Listing(
    id: ListingID(provider: "a", id: "7\u{0}é"), title: "Crème brûlée",
    url: "https://x.example/7", publisher: "", image: "https://x.example/7.jpg",
    ingredients: ["1 egg", "", "2 cups cream"], rating: Rating(value: 4.5, scale: 5),
    totalMinutes: 300, recipeYield: "4", diets: [.vegan])

  @Test func `what goes in comes out, field by field`() {
    for (field, storage) in ListingField.ofListing {
      #expect(!storage.isMissing(in: Self.full), "the sample lacks \(field)")
    }
    var bare = Self.full
    var table = ListingTable()
    table.append(ListingRow(Self.full, rank: 1_000_000))
    for (_, storage) in ListingField.ofListing {
      storage.copy(from: Listing(id: bare.id, title: bare.title), to: &bare)
      table.append(ListingRow(bare))
    }
    let first = table[0]
    #expect(first == RankedListing(Self.full, rank: 1_000_000))
    #expect(table[table.count - 1] == RankedListing(bare, rank: table.count))
    #expect(table.id(1) == bare.id && table.rank(0) == 1_000_000)
    var lines: [String] = []
    table.forEachIngredient(0) { lines.append(String(decoding: $0, as: UTF8.self)) }
    #expect(lines == Self.full.ingredients)
    table.forEachHead { index, head in
      guard index == 0 else { return }
      #expect(head.url.map { String(decoding: $0, as: UTF8.self) } == Self.full.url)
      #expect(head.lineCount == 3 && head.hasID)
    }
    var emptied = Self.full
    emptied.diets = []
    emptied.totalMinutes = .max
    table.append(ListingRow(emptied))
    #expect(table[table.count - 1].listing == emptied)
  }

  @Test(arguments: SortOrder.allCases)
  func `a table makes the same recipes in the same order as a list`(sort: SortOrder) {
    var random = SeededRandom(seed: 11)
    let listings = randomListings(&random)
    var table = ListingTable()
    for ranked in listings { table.append(ListingRow(ranked.listing, rank: ranked.rank)) }
    let result = RecipeRanker().merged(table, sort: sort)
    let expected = RecipeRanker().merged(listings, sort: sort)
    #expect(result.elementsEqual(expected.map(Self.asTold)))
    #expect(result.uncompared == expected.uncompared)
  }

  /// A recipe as a table tells it: sources behind a lead with ingredients have none.
  private static func asTold(_ recipe: MergedRecipe) -> MergedRecipe {
    var recipe = recipe
    guard !recipe.sources[0].listing.ingredients.isEmpty else { return recipe }
    for place in recipe.sources.indices.dropFirst() {
      recipe.sources[place].listing.ingredients = []
    }
    return recipe
  }
}
