import RecipeModel

/// One of the recipes that are made up for clients, told from the others by its main ingredient.
struct FixtureDish: Sendable {
  /// The number, from 1.
  let number: Int
  private let food: String

  private static let foods = [
    "carrots", "leeks", "mushrooms", "lentils", "spinach", "pumpkin", "ginger", "tomatoes",
    "chickpeas", "potatoes", "fennel", "barley", "broccoli", "cauliflower", "celery", "sweetcorn",
    "beetroot", "asparagus", "aubergines", "courgettes", "peas", "kale", "cabbage", "turnips",
    "parsnips", "artichokes", "radishes", "quinoa", "rice", "noodles", "polenta", "couscous",
    "almonds", "walnuts", "cashews", "peanuts", "apples", "pears", "quinces", "plums", "apricots",
    "figs", "dates", "lemons", "oranges", "coconut", "tofu", "eggs", "salmon", "mackerel", "prawns",
    "mussels", "chicken", "turkey", "beef", "lamb", "feta",
  ]

  /// All dishes, by number.
  static let all = foods.enumerated().map { FixtureDish(number: $0.offset + 1, food: $0.element) }

  /// Where the recipe's page would be.
  var url: String { "https://example.org/fixture/\(number)" }

  private init(number: Int, food: String) {
    self.number = number
    self.food = food
  }

  /// The dish with that number; nil when there is none.
  init?(number: Int) {
    guard Self.all.indices.contains(number - 1) else { return nil }
    self = Self.all[number - 1]
  }

  /// The recipe as a source gives it.
  func recipe(provider: String) -> Recipe {
    let preparation = 5 + number % 4 * 5
    let cooking = 15 + number % 7 * 5
    let listing = Listing(
      id: ListingID(provider: provider, id: "\(number)"), title: "Stew with \(food)", url: url,
      publisher: "Example Kitchen",
      ingredients: [
        "\(200 + number % 5 * 50) g \(food)", "1 onion", "2 tbsp olive oil", "1/2 tsp salt",
        "\(500 + number % 3 * 250) ml vegetable stock",
      ],
      totalMinutes: preparation + cooking, recipeYield: "\(2 + number % 3 * 2) servings")
    return Recipe(
      listing: listing, summary: "A made-up recipe for trying out programs.",
      instructions: [
        "Chop the onion and fry it in the oil for 5 minutes.",
        "Add the \(food), the salt and the stock, and cook for \(cooking - 5) minutes.",
        "Season to taste and serve warm.",
      ],
      prepMinutes: preparation, cookMinutes: cooking, category: "Main course",
      keywords: ["fixture"])
  }
}
