package import RecipeModel

/// An ingredient line as what one has to get.
package struct FoodLine: Sendable {
  /// Why a line is nothing to get.
  package enum Leftover: String, Sendable, CaseIterable {
    /// No food is named.
    case namesNothing
    /// It is the heading of the lines after it.
    case heading
    /// It is what one cooks with.
    case equipment
  }

  /// The line with its amounts.
  package let ingredient: MeasuredIngredient
  /// The choices any of which will do, each as the foods that are all needed.
  ///
  /// Two choices for `butter or oil`, one with two foods for `salt and pepper`; never empty.
  package let choices: [[FoodName]]
  /// The name without words of preparation and size, as the source wrote it.
  package let name: String
  /// Whether amounts belong to the foods of a choice each, or are inexact, so that the line can only
  /// be told as it is: `2 shallots or 1 onion`, `1 heaping cup`.
  package let isWhole: Bool
  /// Whether the source calls it optional.
  package let isOptional: Bool
  /// Why it is nothing to get; nil where it is.
  package let leftover: Leftover?

  /// Reads a line as a source wrote it.
  package init(_ line: String) { self.init(MeasuredIngredient(line)) }

  /// Reads a line whose amounts may have been changed.
  package init(_ ingredient: MeasuredIngredient) {
    let dish = DishLine(ingredient)
    let said = TextMatching.words(ingredient.line)
    self.ingredient = ingredient
    choices = Self.choices(ingredient)
    name = choices.count > 1 || choices[0].count > 1 ? ingredient.item : dish.shortName
    let hasOtherAmount = ingredient.measures.contains { $0.role == .alternative }
    isWhole =
      ingredient.measures.contains(where: \.isLoose) || said.contains("minus")
      || hasOtherAmount && Self.namesAnother(said)
    isOptional = said.contains("optional")
    if dish.leftover == .heading || HeadingLine.name(in: ingredient.line) != nil {
      leftover = .heading
    } else if said.starts(with: ["equipment"]) || said.starts(with: ["special", "equipment"]) {
      leftover = .equipment
    } else {
      leftover = choices[0][0].words.isEmpty ? .namesNothing : nil
    }
  }

  /// What all lines of the same food share.
  package var key: String {
    choices.map { $0.map(\.key).joined(separator: " & ") }.joined(separator: " | ")
  }

  /// The amount and the name: `2 eggs`, `200 g flour`, `basil`.
  package var brief: String {
    let texts = ingredient.measures.first { $0.role == .amount }?.texts
    return [texts?.amount, texts?.unit, name].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: " ")
  }

  /// Whether the words `or` and a number follow each other.
  private static func namesAnother(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { ors.contains($0) && $1.first?.isNumber == true }
  }

  private static func choices(_ ingredient: MeasuredIngredient) -> [[FoodName]] {
    let words = ingredient.item.split(whereSeparator: \.isWhitespace)
    func names(_ words: some Sequence<Substring>) -> [FoodName] {
      let parts = Array(words).split { ands.contains(TextMatching.fold(String($0))) }
      let names = parts.map { FoodName($0.joined(separator: " "), of: ingredient) }
      // `peeled and chopped onions` names one food.
      let isList = names.count > 1 && parts.allSatisfy(namesFood)
      return isList ? names : [FoodName(words.joined(separator: " "), of: ingredient)]
    }
    let sides = words.split { ors.contains(TextMatching.fold(String($0))) }
    if sides.count > 1, sides.allSatisfy(namesFood) { return sides.map(names) }
    return [names(words.filter { !ors.contains(TextMatching.fold(String($0))) })]
  }

  /// Whether words hold more than preparation, size and measure.
  private static func namesFood(_ words: ArraySlice<Substring>) -> Bool {
    let ignored =
      IngredientVocabulary.preparation | IngredientVocabulary.unit | IngredientVocabulary.link
      | IngredientVocabulary.stop
    return words.contains { word in
      TextMatching.words(String(word)).contains {
        IngredientVocabulary.words.code(ByteHash.of($0)) & ignored == 0
      }
    }
  }

  private static let ors: Set<String> = ["or", "oder"]
  private static let ands: Set<String> = ["and", "&", "und"]
}
