import RecipeModel
import RecipeProviderKit

/// A source in memory that answers with a fixed list, or with a failure.
struct CannedProvider: RecipeProvider {
  let descriptor: ProviderDescriptor
  /// What a search gives and what a detail gives, in the source's order.
  var recipes: [Recipe]
  /// Thrown instead of an answer.
  var failure: ProviderError?
  /// How long an answer takes.
  var delay = Duration.zero

  init(
    _ id: String, recipes: [Recipe], failure: ProviderError? = nil, delay: Duration = .zero,
    capabilities: Capabilities = [.text, .browse, .detail, .listsIngredients]
  ) {
    descriptor = ProviderDescriptor(
      id: id, kind: "canned", name: id.uppercased(), homepage: "https://\(id).example/",
      capabilities: capabilities, paging: PagingPolicy(pageSize: 10))
    self.recipes = recipes
    self.failure = failure
    self.delay = delay
  }

  func search(_ query: SearchQuery, page: PageToken) async throws -> SearchPage {
    if delay > .zero { try await Task.sleep(for: delay) }
    if let failure { throw failure }
    return SearchPage(listings: recipes.map(\.listing), total: recipes.count)
  }

  func recipe(for id: ListingID) async throws -> Recipe {
    if let failure { throw failure }
    guard let recipe = recipes.first(where: { $0.listing.id == id }) else {
      throw ProviderError(.notFound, "\(descriptor.name) does not know \"\(id.id)\"")
    }
    return recipe
  }
}

extension CannedProvider {
  /// Four soups, the first of which ``beta`` has too.
  static let alpha = CannedProvider(
    "alpha",
    recipes: [
      soup("alpha", "1", "Onion Soup", host: "onions", minutes: 45, rating: 4.5),
      soup("alpha", "2", "Leek Soup", host: "leeks", minutes: 30, rating: 4),
      soup("alpha", "3", "Pumpkin Soup", host: "pumpkins", minutes: 60, rating: 3.5),
      soup("alpha", "4", "Fish Soup", host: "fish", minutes: 90),
    ])

  /// Three soups, the second of which ``alpha`` has too.
  static let beta = CannedProvider(
    "beta",
    recipes: [
      soup("beta", "tomato", "Tomato Soup", host: "tomatoes", minutes: 25, rating: 5),
      soup("beta", "onion", "Onion Soup", host: "onions", minutes: 45, rating: 4.8),
      soup("beta", "pea", "Pea Soup", host: "peas", minutes: 50),
    ])

  /// A source whose server is in trouble.
  static let broken = CannedProvider(
    "broken", recipes: [],
    failure: ProviderError(.httpError, "it answered 503", fix: "try again later", httpStatus: 503))

  /// A recipe whose page is `https://HOST.example/soup`.
  static func soup(
    _ provider: String, _ id: String, _ title: String, host: String, minutes: Int? = nil,
    rating: Double? = nil
  ) -> Recipe {
    Recipe(
      listing: Listing(
        id: ListingID(provider: provider, id: id), title: title,
        url: "https://\(host).example/soup", publisher: "The \(host) page",
        ingredients: ["1 kg \(host)", "1 l stock", "2 tbsp olive oil"],
        rating: rating.flatMap { Rating(value: $0, scale: 5) }, totalMinutes: minutes,
        recipeYield: "4 servings"),
      summary: "A soup of \(host).", instructions: ["Chop the \(host).", "Boil it for an hour."],
      prepMinutes: 10, cuisine: "French", category: "Soup", keywords: ["soup", host])
  }
}
