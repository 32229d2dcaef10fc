import RecipeModel
import RecipeVocabulary

/// A query, taken apart into words that can be compared.
struct QueryWords {
  /// What must occur somewhere.
  let required: SoughtWords
  /// The wanted ingredients, for ranking when there are no other words.
  let included: SoughtWords
  let include: [FoodNameMatcher]
  let exclude: [FoodNameMatcher]
  let maxMinutes: Int?
  let diets: [Diet]

  init(_ query: SearchQuery) {
    // A dinner with tofu is anything with tofu.
    let isAnything = !query.include.isEmpty && SearchWords.sayNothing(query.text)
    required = SoughtWords(isAnything ? "" : query.text)
    include = Self.matchers(query.include)
    exclude = Self.matchers(query.exclude)
    included = SoughtWords(query.include.joined(separator: ", "))
    maxMinutes = query.maxMinutes
    diets = query.diets
  }

  private static func matchers(_ ingredients: [String]) -> [FoodNameMatcher] {
    ingredients.map(FoodNameMatcher.init).filter { !$0.isEmpty }
  }
}
