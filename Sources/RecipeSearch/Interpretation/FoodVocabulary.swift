import RecipeScreening
import RecipeVocabulary

/// What queries need to know of the names of foods.
///
/// The vocabulary knows foods and dishes by name. What it does not have, the words of the screen may:
/// they know more names, and words that stand beside them, as in `stale bread`.
enum FoodVocabulary {
  /// What a name is of.
  enum Kind {
    /// What a list of ingredients can name.
    case food
    /// What is made of several.
    case dish
  }

  /// What a name is of; nil where it is of no food.
  static func kind(of name: String, in languages: [QueryLanguage]) -> Kind? {
    if let food = Food(named: name) { return food.isDish ? .dish : .food }
    return known(name, languages).map { $0.kind == .dish ? .dish : .food }
  }

  /// Whether all words are the name of one food: `coconut milk`, but not `egg mayonnaise`.
  static func isOneName(_ name: String, in languages: [QueryLanguage]) -> Bool {
    Food(named: name) != nil || known(name, languages)?.isOneName ?? false
  }

  /// Where names of dishes stand in a text.
  static func dishes(in text: String) -> [Range<String.Index>] {
    FoodReading(text).mentions.filter(\.food.isDish).map(\.range)
  }

  private static func known(_ name: String, _ languages: [QueryLanguage]) -> KnownFood? {
    for language in languages {
      if let food = KnownFood(name, language: language.rawValue) { return food }
    }
    return nil
  }
}
