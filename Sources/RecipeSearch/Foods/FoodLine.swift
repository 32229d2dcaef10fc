package import RecipeModel
package import RecipeVocabulary

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
  /// Whether foods with amounts of their own could not be told apart: `2 red and 1 green pepper`.
  private let isUnclear: Bool
  /// Whether the source calls it optional.
  package let isOptional: Bool
  /// Why it is nothing to get; nil where it is.
  package let leftover: Leftover?

  /// Reads a line as a source wrote it, whatever foods it joins.
  package init(_ line: String, language: FoodLanguage? = nil) {
    self.init(
      MeasuredIngredient(line), language: language,
      unclear: SingleFoodLines(line, language: language).unclearFoods)
  }

  /// Reads one of ``SingleFoodLines``, whose amounts may have been changed.
  /// - Parameters:
  ///   - ingredient: the line.
  ///   - language: decides what a word means.
  ///   - unclear: the foods of the line, where they could not be told apart.
  package init(_ ingredient: MeasuredIngredient, language: FoodLanguage?, unclear: [String]) {
    let dish = DishLine(ingredient)
    let said = TextMatching.words(ingredient.line)
    isUnclear = !unclear.isEmpty
    let item =
      isUnclear ? ingredient.line : BareName(ingredient.item, language: language).text
    self.ingredient = ingredient
    choices =
      isUnclear
      ? [unclear.map { FoodName($0, of: ingredient, language: language) }]
      : Self.choices(item, of: ingredient, language: language)
    name = isUnclear || choices.count > 1 || choices[0].count > 1 ? item : dish.shortName(of: item)
    let hasOtherAmount = ingredient.measures.contains { $0.role == .alternative }
    isWhole =
      isUnclear || said.contains("minus") || ingredient.measures.contains(where: \.isLoose)
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
    let texts = isUnclear ? nil : ingredient.measures.first { $0.role == .amount }?.texts
    let amount = texts.map(MeasuredIngredient.Measure.joined)
    return [amount, name].compactMap { $0?.isEmpty == false ? $0 : nil }
      .joined(separator: " ")
  }

  /// Whether the words `or` and a number follow each other.
  private static func namesAnother(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      FoodConjunctions.ors.contains($0) && $1.first?.isNumber == true
    }
  }

  private static func choices(
    _ item: String, of ingredient: MeasuredIngredient, language: FoodLanguage?
  ) -> [[FoodName]] {
    let (ands, ors) = FoodConjunctions.words(language)
    let words = item.split(whereSeparator: \.isWhitespace)
    func names(_ words: some Sequence<Substring>) -> [FoodName] {
      let parts = Array(words).split { ands.contains(TextMatching.fold(String($0))) }
      let names = parts.map {
        FoodName($0.joined(separator: " "), of: ingredient, language: language)
      }
      // `peeled and chopped onions` names one food.
      let isList = names.count > 1 && parts.allSatisfy { namesFood($0, language) }
      let whole = words.joined(separator: " ")
      return isList ? names : [FoodName(whole, of: ingredient, language: language)]
    }
    let sides = words.split { ors.contains(TextMatching.fold(String($0))) }
    if sides.count > 1, sides.allSatisfy({ namesFood($0, language) }) { return sides.map(names) }
    return [names(words.filter { !ors.contains(TextMatching.fold(String($0))) })]
  }

  /// Whether words hold more than preparation, size and measure; in languages other than English and
  /// German, which the table does not know, whether they name a food that is known.
  private static func namesFood(_ words: ArraySlice<Substring>, _ language: FoodLanguage?) -> Bool {
    if let language, ![.english, .german, .other].contains(language) {
      return !FoodReading(words.joined(separator: " "), language: language).mentions.isEmpty
    }
    let ignored =
      IngredientVocabulary.preparation | IngredientVocabulary.unit | IngredientVocabulary.link
      | IngredientVocabulary.stop
    return words.contains { word in
      TextMatching.words(String(word)).contains {
        IngredientVocabulary.words.code(ByteHash.of($0)) & ignored == 0
      }
    }
  }
}
