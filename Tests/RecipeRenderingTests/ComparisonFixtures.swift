import RecipeModel
import RecipeProviderKit
import RecipeRendering

@testable import RecipeSearch

/// Comparisons that the golden files show.
enum ComparisonFixtures {
  /// A document of a comparison, or of several, with few recipes in each.
  static func keeping(_ count: Int, of document: JSON) -> JSON {
    guard var object = document.objectValue else { return document }
    object["queries"] = object["queries"]?.arrayValue.map {
      .array($0.map { keeping(count, of: $0) })
    }
    object["items"] = object["items"]?.arrayValue.map { .array(Array($0.prefix(count))) }
    return .object(object)
  }

  private static let titles = [
    "Chicken Noodle Soup", "French Onion Soup au Gratin", "Tofu Miso Soup 🍲", "Minestrone",
    "Leek and Potato Soup", "Goulash Soup", "Borscht", "Pea Soup", "Tom Kha Gai", "Ramen",
    "Gazpacho", "Clam Chowder", "Mulligatawny", "Harira", "Ramen!",
  ]

  /// One recipe of the titles as a provider lists it, with more fields the better the provider.
  private static func listing(_ provider: String, _ dish: Int, _ rank: Int) -> RankedListing {
    let isFull = provider == "cookbook"
    return RankedListing(
      Listing(
        id: ListingID(provider: provider, id: "\(dish)"), title: titles[dish],
        url: isFull ? nil : "https://example.com/\(provider)/\(dish)",
        publisher: isFull ? "Potluck Cookbook" : nil,
        image: rank % 2 == 0 ? "https://example.com/\(dish).jpg" : nil,
        ingredients: isFull || provider == "puppy" ? ["1 l stock", "salt"] : [],
        rating: provider == "food2fork" ? Rating(value: 90, scale: 100) : nil,
        totalMinutes: isFull ? 30 : nil, recipeYield: isFull && rank < 3 ? "4" : nil),
      rank: rank)
  }

  /// The recipes that the providers' lists make, each a list of places in ``titles``.
  static func recipes(_ lists: KeyValuePairs<String, [Int]>) -> [MergedRecipe] {
    var dishes: [Int: [RankedListing]] = [:]
    for (provider, list) in lists {
      for (place, dish) in list.enumerated() {
        dishes[dish, default: []].append(listing(provider, dish, place + 1))
      }
    }
    let clusters = dishes.sorted { $0.key < $1.key }.map {
      RecipeRanker.Cluster(listings: $0.value, identity: .text(titles[$0.key]))
    }
    return RecipeRanker().recipes(from: clusters, sort: .best)
  }

  private static let lists: KeyValuePairs = [
    "cookbook": [0, 1, 2, 3, 4], "food2fork": [1, 0, 5, 6, 7, 8, 3, 14], "puppy": [9, 10, 0, 11],
  ]

  static let food2fork = ProviderOutcome(
    id: "food2fork", kind: "food2fork", name: "Food2Fork", status: .ok,
    pages: PageCounts(asked: 2, answered: 2), listings: ListingCounts(received: 8, kept: 8),
    duration: .milliseconds(1_930), timeToFirstListing: .milliseconds(640), cache: .miss)

  static func report(_ recipes: [MergedRecipe], query: SearchQuery) -> SearchReport {
    var cookbook = Fixtures.cookbook
    cookbook.listings = ListingCounts(received: 5, kept: 5)
    var puppy = Fixtures.puppy
    puppy.cache = .partial
    return SearchReport(
      query: query, plan: [], outcomes: [cookbook, food2fork, puppy, Fixtures.pantry],
      recipes: recipes, isComplete: false, duration: .milliseconds(1_940))
  }

  static let soup = Comparison(
    report(recipes(lists), query: SearchQuery(text: "soup")), ranking: RankingOptions(),
    extent: .everything)

  /// The same query later: a source lost pages, a recipe is new, one is gone.
  static let later = {
    var report = Self.report(
      recipes([
        "cookbook": [0, 1, 2, 3, 4], "food2fork": [1, 12, 0, 5, 14], "puppy": [9, 10, 0, 11],
      ]),
      query: SearchQuery(text: "soup"))
    report.outcomes[1].status = .partial
    report.outcomes[1].listings = ListingCounts(received: 5, kept: 5)
    report.outcomes[1].duration = .milliseconds(4_200)
    return Comparison(report, ranking: RankingOptions(), extent: .everything)
  }()

  static let stew = Comparison(
    report(
      recipes(["cookbook": [5], "food2fork": [5, 13], "puppy": []]),
      query: SearchQuery(text: "stew", exclude: ["beef"])), ranking: RankingOptions(),
    extent: .everything)
}
