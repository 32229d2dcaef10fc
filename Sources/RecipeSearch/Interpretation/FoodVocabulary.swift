import PotluckSupport
import RecipeScreening
import RecipeVocabulary

/// What queries need to know of the names of foods.
///
/// A name that the vocabulary lacks is looked up among the words of the screen, which has more names
/// and the words beside them, as in `stale bread`.
enum FoodVocabulary {
  /// What a name is of; nil where it is of no food.
  static func kind(of name: String, in languages: [ScreenLanguage]) -> KnownFood.Kind? {
    if let food = Food(named: name) { return food.isDish ? .dish : .food }
    return known(name, languages)?.kind
  }

  /// Whether all words are the name of one food: `coconut milk`, but not `egg mayonnaise`.
  static func isOneName(_ name: String, in languages: [ScreenLanguage]) -> Bool {
    Food(named: name) != nil || known(name, languages)?.isOneName ?? false
  }

  /// The places of the names of dishes in a text.
  static func dishes(in text: String) -> [Range<String.Index>] {
    FoodReading(text).mentions.filter(\.food.isDish).map(\.range)
  }

  private static func known(_ name: String, _ languages: [ScreenLanguage]) -> KnownFood? {
    languages.firstNonNil { KnownFood(name, language: $0) }
  }
}
