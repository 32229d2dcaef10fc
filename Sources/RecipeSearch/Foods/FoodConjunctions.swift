import RecipeVocabulary

/// The words that join foods, folded.
enum FoodConjunctions {
  /// Those of any language that mean a choice where a number follows.
  static let ors: Set<String> = ["or", "oder", "ou", "o", "u", "oppure"]

  /// What means `and` and what means `or` in a language; where that is not known, only what means
  /// nothing else in another one.
  static func words(_ language: FoodLanguage?) -> (ands: Set<String>, ors: Set<String>) {
    let (ands, ors): ([String], [String]) =
      switch language {
      case .french: (["et"], ["ou"])
      case .spanish: (["y", "e"], ["o", "u"])
      case .italian: (["e", "ed"], ["o", "oppure"])
      case .dutch: (["en"], ["of"])
      default: ([], [])
      }
    return (Set(ands + ["and", "&", "und"]), Set(ors + ["or", "oder"]))
  }
}
