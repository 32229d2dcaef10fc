import RecipeModel
import RecipeProviderKit

@testable import RecipeSearch

/// Recipes and reports that the golden files show.
enum Fixtures {
  /// A listing and its place, for ``recipe(_:filled:evidence:groups:weights:)``.
  static func entry(
    _ provider: String, _ id: String, rank: Int, title: String, url: String? = nil,
    publisher: String? = nil, image: String? = nil, ingredients: [String] = [],
    rating: Rating? = nil, minutes: Int? = nil, makes: String? = nil, diets: Set<Diet>? = nil
  ) -> RankedListing {
    RankedListing(
      Listing(
        id: ListingID(provider: provider, id: id), title: title, url: url, publisher: publisher,
        image: image, ingredients: ingredients, rating: rating, totalMinutes: minutes,
        recipeYield: makes, diets: diets),
      rank: rank)
  }

  /// A merged recipe as the ranker would make it with k = 60: the first entry leads.
  static func recipe(
    _ entries: [RankedListing], filled: [FilledField] = [], evidence: [MergeEvidence] = [],
    groups: [String: String] = [:], weights: [String: Double] = [:]
  ) -> MergedRecipe {
    var votes: [Vote] = []
    var score = Score.zero
    for entry in entries {
      let provider = entry.listing.id.provider
      let group = groups[provider] ?? provider
      let weight = weights[provider] ?? 1
      guard weight > 0, !votes.contains(where: { $0.group == group }) else { continue }
      let term = Score(weight / (60 + Double(entry.rank)))
      votes.append(
        Vote(group: group, provider: provider, rank: entry.rank, weight: weight, term: term))
      score = score + term
    }
    var unified = entries[0].listing
    for entry in entries.dropFirst() {
      unified.url = unified.url ?? entry.listing.url
      unified.image = unified.image ?? entry.listing.image
      unified.rating = unified.rating ?? entry.listing.rating
      unified.totalMinutes = unified.totalMinutes ?? entry.listing.totalMinutes
    }
    return MergedRecipe(
      sources: entries, unified: unified, filledFields: filled, identity: .text("key"),
      score: score,
      votes: votes, evidence: evidence, groupCount: votes.count)
  }

  /// Found by three sources, with every field there is.
  static let chickenSoup = recipe(
    [
      entry(
        "cookbook", "chicken-noodle-soup", rank: 1, title: "Chicken Noodle Soup",
        publisher: "Potluck Cookbook",
        ingredients: ["1 whole chicken", "2 carrots", "200 g egg noodles"],
        minutes: 95, makes: "6 servings", diets: []),
      entry(
        "food2fork", "35382", rank: 1, title: "Chicken Noodle Soup",
        url: "http://www.example.com/recipes/chicken-noodle-soup/", publisher: "Example Kitchen",
        image: "http://static.example.com/soup.jpg", rating: Rating(value: 98, scale: 100)),
      entry(
        "puppy", "http://example.com/recipes/chicken-noodle-soup", rank: 4,
        title: "Chicken Noodle Soup!", url: "http://example.com/recipes/chicken-noodle-soup",
        ingredients: ["chicken", "carrot", "noodles"]),
    ],
    filled: [
      FilledField(name: "url", provider: "food2fork"),
      FilledField(name: "image", provider: "food2fork"),
      FilledField(name: "rating", provider: "food2fork"),
    ],
    evidence: [
      MergeEvidence(
        kind: .titleAndIngredients, strength: 0.94,
        left: ListingID(provider: "cookbook", id: "chicken-noodle-soup"),
        right: ListingID(provider: "food2fork", id: "35382"),
        figures: [.init("titleSimilarity", 1), .init("ingredientSimilarity", 0.8751)]),
      MergeEvidence(
        kind: .url, strength: 1, left: ListingID(provider: "food2fork", id: "35382"),
        right: ListingID(
          provider: "puppy", id: "http://example.com/recipes/chicken-noodle-soup")),
    ])

  /// Four ordinary recipes: many sources, one source, a long title, a wide title.
  static let menu: [MergedRecipe] = [
    chickenSoup,
    recipe([
      entry(
        "food2fork", "b269c4", rank: 2, title: "French Onion Soup au Gratin",
        url: "https://example.org/onion-soup?id=12&view=print", publisher: "Closet Cooking",
        rating: Rating(value: 99.99999999999997, scale: 100), minutes: 65)
    ]),
    recipe([
      entry(
        "puppy", "http://example.net/r/9", rank: 1,
        title: "Slow Cooker Soup of Seven Beans with Smoked Ham Hock, Roasted Garlic, Thyme and "
          + "a Very Long Afternoon in a Kitchen by the Sea",
        url: "http://example.net/r/9", minutes: 1500)
    ]),
    recipe([
      entry(
        "cookbook", "miso", rank: 3, title: "豆腐とわかめの味噌汁 — Tofu Miso Soup 🍲",
        publisher: "Potluck Cookbook", ingredients: ["dashi", "miso", "tofu"],
        rating: Rating(value: 4.5, scale: 5), minutes: 15, makes: "2 bowls",
        diets: [.vegetarian, .glutenFree])
    ]),
  ]

  static let plan = [
    ProviderPlan(
      provider: "cookbook", native: ["text", "include", "exclude", "time", "diet"], local: [],
      unsupported: []),
    ProviderPlan(
      provider: "food2fork", native: ["text", "include"], local: ["exclude", "time"],
      unsupported: ["diet"]),
    ProviderPlan(provider: "puppy", native: ["text", "include", "exclude"], unsupported: ["time"]),
    ProviderPlan(provider: "pantry", skipReason: "it cannot answer free words"),
  ]

  static let cookbook = ProviderOutcome(
    id: "cookbook", kind: "cookbook", name: "Potluck Cookbook", status: .ok,
    pages: PageCounts(asked: 1, answered: 1), listings: ListingCounts(received: 12, kept: 12),
    duration: .milliseconds(4), timeToFirstListing: .milliseconds(4), total: 12)

  static let puppy = ProviderOutcome(
    id: "puppy", kind: "recipepuppy", name: "Recipe Puppy", status: .partial,
    pages: PageCounts(
      asked: 5, answered: 4,
      gaps: [
        PageGap(page: 2, reason: "httpError", httpStatus: 500),
        PageGap(page: 4, reason: PageGap.empty),
      ]),
    listings: ListingCounts(
      received: 31, kept: 24,
      dropped: [
        DropCount(reason: .repeated, count: 2, sample: "Roast Chicken"),
        DropCount(reason: .missingTitle, count: 1, sample: "http://example.com/untitled"),
        DropCount(reason: .excludedIngredient, count: 4, sample: "Pea Soup with Ham"),
      ]),
    duration: .milliseconds(412), timeToFirstListing: .milliseconds(38))

  static let food2fork = ProviderOutcome(
    id: "food2fork", kind: "food2fork", name: "food2fork",
    status: ProviderOutcome.Status(.unauthorized),
    pages: PageCounts(
      asked: 1, answered: 0, gaps: [PageGap(page: 1, reason: "unauthorized", httpStatus: 403)]),
    duration: .milliseconds(61),
    error: ProviderError(
      .unauthorized, "the service refused the key",
      fix: "put a valid key into the environment variable F2F_KEY", httpStatus: 403))

  static let pantry = ProviderOutcome(
    id: "pantry", kind: "mealie", name: "Pantry", status: .skipped,
    error: ProviderError(.unsupported, "it cannot answer free words"))

  static let query = SearchQuery(
    text: "soup", include: ["onion"], exclude: ["ham"], maxMinutes: 90, diets: [.vegan])

  static func report(
    _ recipes: [MergedRecipe] = menu, query: SearchQuery = SearchQuery(text: "soup"),
    outcomes: [ProviderOutcome] = [cookbook, food2fork, puppy], removed: Int = 0,
    cursor: String? = nil, duration: Duration = .milliseconds(430)
  ) -> SearchReport {
    SearchReport(
      query: query, plan: plan, outcomes: outcomes, recipes: recipes,
      removedAfterMerging: removed, isComplete: outcomes.allSatisfy(\.status.isAnswer),
      cursor: cursor, duration: duration)
  }

  /// A provider's outcome with nothing but its state and its error.
  static func outcome(
    _ id: String, _ status: ProviderOutcome.Status, _ error: ProviderError? = nil,
    pages: PageCounts = PageCounts(asked: 1), listings: ListingCounts = ListingCounts(),
    retryAt: Int? = nil
  ) -> ProviderOutcome {
    ProviderOutcome(
      id: id, kind: id, name: id, status: status, pages: pages, listings: listings,
      duration: .milliseconds(100), error: error, retryAt: retryAt)
  }
}
