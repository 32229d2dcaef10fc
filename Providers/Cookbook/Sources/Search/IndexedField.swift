import RecipeModel

/// The words of one field of one recipe, with the field's weight.
struct IndexedField {
  var weight: Double
  var words: [String]

  /// The fields of a recipe, always in the same order: what a dish is called counts far more than
  /// what is in it.
  static func all(_ recipe: Recipe) -> [IndexedField] {
    [
      IndexedField(weight: 12, text: recipe.listing.title),
      IndexedField(weight: 3, text: recipe.cuisine ?? ""),
      IndexedField(weight: 3, text: recipe.category ?? ""),
      IndexedField(weight: 3, text: recipe.keywords.joined(separator: " ")),
      IndexedField(weight: 2, text: recipe.listing.ingredients.joined(separator: " ")),
      IndexedField(weight: 1, text: recipe.summary ?? ""),
      IndexedField(weight: 1, text: dietWords(recipe.listing.diets)),
    ]
  }

  /// The average length of each field over the recipes that have it.
  static func averageLengths(_ recipes: [[IndexedField]]) -> [Double] {
    (recipes.first ?? []).indices.map { field in
      let lengths = recipes.map { $0[field].words.count }.filter { $0 > 0 }
      return lengths.isEmpty ? 1 : Double(lengths.reduce(0, +)) / Double(lengths.count)
    }
  }

  private init(weight: Double, text: String) {
    self.weight = weight
    words = TextMatching.words(text).map(TextMatching.singular)
  }

  /// `GlutenFreeDiet` is found by `gluten free` and by `gluten-free`.
  private static func dietWords(_ diets: Set<Diet>?) -> String {
    (diets ?? []).map(\.rawValue).sorted().map { name in
      name.reduce(into: "") { words, letter in
        if letter.isUppercase { words += " " }
        words.append(letter)
      }
    }.joined(separator: " ")
  }
}
