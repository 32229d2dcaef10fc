import RecipeModel

@testable import RecipeSearch

/// Sources of onion soups that the golden files show.
enum DishFixtures {
  private static func source(
    _ provider: String, _ id: String, _ title: String, yield: String? = nil, minutes: Int? = nil,
    rating: Rating? = nil, diets: Set<Diet>? = nil, _ ingredients: [String]
  ) -> DishSource {
    DishSource(
      Listing(
        id: ListingID(provider: provider, id: id), title: title,
        url: provider == "cookbook"
          ? nil : "https://www.example.com/soup?from=\(provider)&id=\(id)",
        publisher: provider == "cookbook" ? nil : "All Recipes", ingredients: ingredients,
        rating: rating, totalMinutes: minutes, recipeYield: yield, diets: diets))
  }

  /// One recipe as three sources tell it, and a fourth whose ingredients nobody knows.
  static let sources: [DishSource] = {
    var detail = source(
      "food2fork", "35382", "French onion soup", yield: "8 servings",
      rating: Rating(value: 98, scale: 100), [])
    detail.fill(
      from: Recipe(
        listing: source(
          "food2fork", "35382", "French onion soup", minutes: 75,
          [
            "200 g butter", "8 onions, sliced", "240 g flour", "2 l stock", "2 cloves of garlic",
            "1 bay leaf",
          ]
        ).listing))
    var silent = source("pantry", "7", "French Onion Soup", [])
    silent.problem = "HTTP status 500"
    return [
      source(
        "cookbook", "onion-soup", "French Onion Soup", yield: "Serves 4", minutes: 75,
        rating: Rating(value: 4.9, scale: 5), diets: [.vegetarian, .lowLactose],
        [
          "For the soup:", "4 large onions, sliced", "100 g butter", "2 cups flour",
          "1 l beef stock", "salt to taste", "½ tsp thyme",
        ]), detail,
      source("puppy", "3", "French Onion Soup \n", ["butter", "onions", "salt"]), silent,
    ]
  }()

  /// A recipe that a search for the dish found, of another dish.
  static let stranger = source("puppy", "10", "Kimchi Stew", ["1 onion"])

  /// Recipes of one dish, one of which takes much more butter than the others.
  static let recipes: [DishSource] = {
    let butter = [50, 60, 60, 70, 80, 640]
    var recipes = butter.enumerated().map { place, grams in
      source(
        "cookbook", "soup-\(place)", "Onion Soup \(place + 1)",
        yield: "\(2 + place % 2 * 2) servings",
        ["\(place + 2) onions", "\(grams * (1 + place % 2)) g butter", "salt"]
          + (place % 2 == 0 ? ["1 cup flour"] : ["120 g flour", "For the croutons:"]))
    }
    recipes.append(source("puppy", "9", "Soup without a yield", ["3 onions", "2 tbsp butter"]))
    recipes.append(sources[3])
    return recipes
  }()
}
