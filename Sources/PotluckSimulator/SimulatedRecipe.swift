/// A recipe that a simulator serves, in the terms of no service in particular.
public struct SimulatedRecipe: Sendable, Hashable {
  /// The service's own id: decimal or hexadecimal digits for the Food2Fork family.
  package var id: String
  /// The title as a person would write it; the service's quirks are added when it is served.
  package var title: String
  /// The address of the recipe on its publisher's site.
  package var sourceURL: String
  /// The publisher's name.
  package var publisher: String
  /// The ingredient lines, with quantities.
  package var ingredients: [String]
  /// The names alone, lower case, as RecipePuppy lists them.
  package var ingredientNames: [String]
  /// The rating, 0…100.
  package var rating: Double
  /// The address of a picture; nil when there is none.
  package var image: String?
  /// The total time in minutes, which no simulated service serves; nil when unknown.
  package var minutes: Int?

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - id: The service's own id.
  ///   - title: The title.
  ///   - sourceURL: The address on the publisher's site.
  ///   - publisher: The publisher's name.
  ///   - ingredients: The lines. A name may be marked with asterisks, `2 large *onions*, sliced`;
  ///     the marks are not served.
  ///   - ingredientNames: The names; nil takes the marked parts, and where a line has none, the
  ///     line up to its first comma without numbers and units.
  ///   - rating: The rating, 0…100.
  ///   - image: The address of a picture.
  ///   - minutes: The total time.
  public init(
    id: String, title: String, sourceURL: String, publisher: String = "The Soup Ladle",
    ingredients: [String] = [], ingredientNames: [String]? = nil, rating: Double = 80,
    image: String? = nil, minutes: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.sourceURL = sourceURL
    self.publisher = publisher
    self.ingredients = ingredients.map { $0.filter { $0 != "*" } }
    self.ingredientNames = ingredientNames ?? ingredients.map(Self.name)
    self.rating = rating
    self.image = image
    self.minutes = minutes
  }

  private static func name(in line: String) -> String {
    let parts = line.split(separator: "*", omittingEmptySubsequences: false)
    if parts.count >= 3 { return parts[1].lowercased() }
    let words = line.prefix { $0 != "," && $0 != "(" }.lowercased().split(separator: " ")
    let rest = words.drop { word in
      word.first?.isNumber == true || units.contains(String(word))
    }
    return rest.joined(separator: " ")
  }

  /// The words that count ingredients.
  static let units: Set<String> = [
    "cup", "cups", "tablespoon", "tablespoons", "tbsp", "teaspoon", "teaspoons", "tsp", "pound",
    "pounds", "lb", "ounce", "ounces", "oz", "g", "kg", "ml", "l", "litre", "litres", "clove",
    "cloves", "pinch", "can", "cans", "slice", "slices", "bunch", "large", "small", "medium", "of",
    "a", "an",
  ]
}
