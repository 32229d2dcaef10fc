import RecipeVocabulary
import TestSupport
import Testing

@Suite(.fewAtOnce) struct VocabularyLawTests {
  @Test func `the first name of a food names it, so that naming twice changes nothing`() {
    for food in Food.all where !food.names(in: .english).isEmpty {
      #expect(Food(named: food.name)?.name == food.name)
    }
  }

  @Test func `names of a dialect come first in it`() {
    let food = Food(named: "scallion")
    #expect(food?.names(in: .english, dialect: .british).first == "spring onion")
    #expect(food?.names(in: .english, dialect: .american).first == "scallion")
  }

  @Test(
    arguments: [
      ("guacomole", "guacamole"), ("stroganof", "stroganoff"), ("tiramasu", "tiramisu"),
      ("ratatuille", "ratatouille"), ("brocoli", nil), ("egg", nil), ("xylophone", nil),
    ] as [(String, String?)])
  func `the nearest name is told for a slip of the pen`(word: String, name: String?) {
    #expect(NearestName.words(near: word).first == name)
  }

  @Test(arguments: 1...40)
  func `any text is read, and every food stands where it says`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let parts = [
      "eggs", "Öl", "d'", "’", "œuf", "味噌", "\u{301}", "🍲", "pommes de", "butter", "beans", "\0",
      "ß",
      "-", "1½", "of", "the", "chicken", "woods", "ice", "cream", "\u{2028}", "Ei", "İ", "ŉ",
    ]
    let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined(separator: Bool.random(using: &random) ? " " : "")
    let reading = FoodReading(text)
    var end = 0
    for mention in reading.mentions {
      #expect(mention.words.lowerBound >= end && !mention.words.isEmpty)
      end = mention.words.upperBound
      #expect(!text[mention.range].isEmpty)
    }
    #expect(end <= reading.wordIndices.upperBound)
  }
}
