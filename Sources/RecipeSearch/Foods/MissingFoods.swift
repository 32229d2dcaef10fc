import RecipeModel
import RecipeVocabulary

/// The recipe that is nearest to what one has.
public struct NearestRecipe: Sendable, Hashable {
  /// The identifier of its first source.
  public var id: String
  /// Its title.
  public var title: String
  /// The foods that one has to get for it; see ``MissingFoods/names``.
  public var missing: [String]

  /// Creates a recipe.
  public init(id: String, title: String, missing: [String]) {
    self.id = id
    self.title = title
    self.missing = missing
  }

  /// The recipe with the fewest missing foods, among equals the one that uses most and then the
  /// first; nil when no recipe lists its ingredients.
  init?(among recipes: some Sequence<MergedRecipe>) {
    var nearest: (recipe: MergedRecipe, missing: MissingFoods)?
    for recipe in recipes {
      guard let missing = recipe.missing, missing.names != nil else { continue }
      if let nearest, nearest.missing.order >= missing.order { continue }
      nearest = (recipe, missing)
    }
    guard let nearest, let names = nearest.missing.names else { return nil }
    self.init(id: nearest.recipe.id, title: nearest.recipe.unified.title, missing: names)
  }
}

/// What a recipe needs beside the foods that one has.
public struct MissingFoods: Sendable, Hashable {
  /// The foods with their amounts, as the recipe wrote them, each once: `2 eggs`, `basil`; nil where
  /// nobody lists the recipe's ingredients, so that it cannot be told.
  public let names: [String]?
  /// How many of the foods that it needs one has; what every kitchen has does not count.
  public let used: Int

  /// Lines of a list beyond this number are not looked at.
  private static let mostLines = 200

  /// Holds a list of ingredients against the foods that one has; optional ones are not needed.
  /// - Parameters:
  ///   - ingredients: the recipe's own list.
  ///   - others: the lines of its other sources, of which foods count that the list lacks.
  ///   - foods: what one has.
  package init(of ingredients: [String], others: [String] = [], beside foods: FoodsAtHome) {
    var names: [String: String] = [:]
    var order: [String] = []
    var used: Set<String> = []
    var known: Set<String> = []
    var isTold = false
    let lines = (ingredients + others).prefix(Self.mostLines)
    let language = FoodReading(lines.joined(separator: "\n")).language
    for (place, text) in lines.enumerated() {
      let single = SingleFoodLines(text, language: language)
      for text in single.texts {
        let line = FoodLine(
          MeasuredIngredient(text), language: language, unclear: single.unclearFoods)
        guard line.leftover == nil, !line.isOptional else { continue }
        let key = line.key
        guard known.insert(key).inserted || place < ingredients.count else { continue }
        isTold = true
        if foods.takesForGranted(line) { continue }
        if foods.cover(line) {
          used.insert(key)
        } else if names.updateValue(line.brief, forKey: key) == nil {
          order.append(key)
        }
      }
    }
    self.names = isTold ? order.compactMap { names[$0] } : nil
    self.used = used.count
  }

  /// What an order goes by, the greatest first: the fewest missing, of equals the most used, and last
  /// what cannot be told.
  var order: Double {
    names.map { Double(min(used, 999)) / 1_000 - Double($0.count) } ?? -.infinity
  }
}
