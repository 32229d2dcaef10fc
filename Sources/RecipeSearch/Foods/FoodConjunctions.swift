import RecipeVocabulary

/// The words that join foods, folded.
enum FoodConjunctions {
  /// Those of any language that may mean `and`.
  static let ands = own.values.reduce(shared.ands) { $0.union($1.ands) }

  /// What means `and`, and what means `or`.
  typealias Words = (ands: Set<String>, ors: Set<String>)

  /// Those of any language that mean a choice where a number follows.
  static let ors: Set<String> = ["or", "oder", "ou", "o", "u", "oppure"]

  /// The words of a language; where it is not known, only those that mean nothing else in another one.
  static func words(_ language: FoodLanguage?) -> Words {
    language.flatMap { own[$0] } ?? shared
  }

  private static let shared: Words = (["and", "&", "und"], ["or", "oder"])

  private static let own: [FoodLanguage: Words] = [
    .french: joined(["et"], ["ou"]), .spanish: joined(["y", "e"], ["o", "u"]),
    .italian: joined(["e", "ed"], ["o", "oppure"]), .dutch: joined(["en"], ["of"]),
  ]

  private static func joined(_ ands: Set<String>, _ ors: Set<String>) -> Words {
    (shared.ands.union(ands), shared.ors.union(ors))
  }
}
