import RecipeModel
import TestSupport

/// A listing for tests: whatever is not said is absent.
func listing(
  _ provider: String, _ id: String, _ title: String = "", url: String? = nil, rank: Int = 1,
  ingredients: [String] = [], rating: Double? = nil, minutes: Int? = nil, image: String? = nil
) -> RankedListing {
  RankedListing(
    Listing(
      id: ListingID(provider: provider, id: id), title: title.isEmpty ? id : title, url: url,
      image: image, ingredients: ingredients,
      rating: rating.flatMap { Rating(value: $0, scale: 1) }, totalMinutes: minutes),
    rank: rank)
}

/// Listings with unlike titles and links, some shared between providers, for property tests.
func randomListings(
  _ random: inout SeededRandom, providers: Int = 5, dishes: Int = 40, each: Int = 25
) -> [RankedListing] {
  (0..<providers).flatMap { provider in
    (0..<dishes).shuffled(using: &random).prefix(each).enumerated().map { index, dish in
      listing(
        "p\(provider)", "\(dish)-\(provider)", "Dish \(DishNames.name(dish))",
        url: "https://site\(dish % 7).example/recipe/\(DishNames.name(dish))", rank: index + 1,
        rating: Bool.random(using: &random) ? Double.random(in: 0...1, using: &random) : nil,
        minutes: Bool.random(using: &random) ? Int.random(in: 5...90, using: &random) : nil)
    }
  }
}

/// Names made of letters alone, so that no numeral tells them apart.
enum DishNames {
  private static let syllables = ["ba", "ko", "ri", "mu", "te", "sa", "lo", "vi"]

  static func name(_ number: Int) -> String {
    var rest = number + 64
    var name = ""
    while rest > 0 {
      name += syllables[rest % 8]
      rest /= 8
    }
    return name
  }
}
