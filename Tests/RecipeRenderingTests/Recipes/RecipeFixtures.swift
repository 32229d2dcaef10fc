import RecipeModel

/// Recipes in full that the documents' golden files show.
enum RecipeFixtures {
  /// Every field there is.
  static let onionSoup = Recipe(
    listing: Listing(
      id: ListingID(provider: "cookbook", id: "onion-soup"), title: "Soupe à l'oignon",
      url: "https://example.org/soups/onion?id=12&view=full", publisher: "Potluck Cookbook",
      image: "https://example.org/soup.jpg",
      ingredients: [
        "1 kg yellow onions, thinly sliced", "50 g butter", "1 tablespoon olive oil",
        "1 (14-ounce) can tomatoes, crushed", "1½ cups dry white wine", "2-3 thyme sprigs",
        "Salt and pepper", "8 slices baguette, toasted", "150 g Gruyère, grated",
      ],
      rating: Rating(value: 4.5, scale: 5), totalMinutes: 95, recipeYield: "4 servings",
      diets: [.vegetarian, .glutenFree]),
    summary: "Browned onions under a lid of cheese toast.",
    instructions: [
      "Melt the butter with the oil, add the onions and cover for 10 minutes.",
      "Pour in the wine and the tomatoes; simmer at 95 °C.",
      "Float the toast on top, cover with gruyere and brown at 425°F.",
    ],
    prepMinutes: 15, cookMinutes: 80, cuisine: "French", category: "Soup",
    keywords: ["onions", "winter"])

  /// As little as a source can send.
  static let bare = Recipe(
    listing: Listing(id: ListingID(provider: "puppy", id: "1"), title: " "))

  /// A recipe whose every text is the same hostile one.
  static func hostile(_ text: String, link: String? = nil) -> Recipe {
    Recipe(
      listing: Listing(
        id: ListingID(provider: "p", id: text), title: text, url: link ?? text, publisher: text,
        image: text, ingredients: [text, "1 cup \(text)", "2 (3 oz) cans \(text), \(text)"],
        rating: Rating(value: 1, scale: 5), totalMinutes: 10, recipeYield: text,
        diets: [Diet(rawValue: text)]),
      summary: text, instructions: [text, "Add \(text) and \(text)."], prepMinutes: 1,
      cookMinutes: 2, cuisine: text, category: text, keywords: [text, text])
  }
}
