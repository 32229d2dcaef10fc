import RecipeVocabulary
import TestSupport
import Testing

@Suite(.fewAtOnce) struct VocabularyFilesTests {
  @Test func `every name means its own food in its language`() {
    for food in Food.all {
      for language in FoodLanguage.allCases {
        for name in food.names(in: language) {
          let found = Food(named: name, language: language)
          #expect(found == food, "\(name) (\(language)) is \(found?.name ?? "no food")")
        }
      }
    }
  }

  @Test func `every food has an English name, and no kind is its own kind`() {
    for food in Food.all {
      #expect(!food.name.isEmpty)
      for kind in food.kinds { #expect(!food.covers(kind), "\(food.name) and \(kind.name)") }
    }
  }
}
