import RecipeModel
import TestSupport

@testable import RecipeSearch

/// Sources of a dish, for tests.
enum DishSamples {
  static func source(
    _ id: String, _ ingredients: [String], title: String = "Onion Soup", yield: String? = nil
  ) -> DishSource {
    DishSource(
      Listing(
        id: ListingID(provider: id, id: "1"), title: title, ingredients: ingredients,
        recipeYield: yield))
  }

  private static let lines = [
    "1 onion, sliced", "2 onions", "3 large onions", "butter", "50 g butter", "2 tbsp butter",
    "1 cup beef stock", "1 l stock", "1 (14-ounce) can tomatoes", "400 g tomatoes",
    "salt to taste", "For the croutons:", "", "  ", "½", "3 cloves garlic", "1 head garlic",
    "1 cup plus 2 tablespoons flour", "1 heaping tablespoon flour", "100 g all-purpose flour",
    "2-3 sprigs thyme", "99999999999999999999 kg salt", "\u{202E}red\u{0000} wine", "🧅🧅",
    "1 onion", "1 kg onions", "onion powder", "500 ml dry white wine or cider",
  ]

  /// A list that no person would write: what matters is that nothing of it is lost.
  static func list(_ random: inout SeededRandom) -> [String] {
    (0..<random.below(14)).map { _ in lines[random.below(lines.count)] }
  }
}
