import RecipeVocabulary
import TestSupport
import Testing

@Suite(.fewAtOnce) struct VocabularyLawTests {
  @Test func `the first name of a food names it, so that naming twice changes nothing`() {
    for food in Food.all where !food.names(in: .english).isEmpty {
      #expect(Food(named: food.name)?.name == food.name)
    }
  }

  @Test func `other wordings name the same food or a wider one, in both directions`() throws {
    for food in Food.all {
      let name = food.name
      guard let named = Food(named: name) else { continue }
      for wording in OtherWordings.of(name) {
        guard let other = Food(named: wording) else { continue }
        #expect(other.covers(named), "\(name): \(wording)")
        if other == named { #expect(Food(named: name) == Food(named: wording)) }
      }
    }
  }

  @Test(arguments: [
    ("aubergine", ["eggplant", "aubergines"]),
    ("prawns", ["prawn", "shrimp"]), ("lasagna", ["lasagne", "lasagnas"]),
    ("brownie", ["brownies"]), ("omelet", ["omelette", "omelets"]),
    ("spring onion pancakes", ["scallion pancakes", "spring onion pancake"]),
    ("Linsensuppe", ["lentil soup"]), ("pannenkoeken", ["pancakes"]),
    ("aubergine and rice", ["eggplant and rice"]),
  ])
  func `the nearest wording comes first`(text: String, wordings: [String]) {
    #expect(OtherWordings.of(text).starts(with: wordings))
  }

  @Test func `a source is asked in its language first`() {
    #expect(OtherWordings.of("aubergine", in: .spanish).first == "berenjena")
    #expect(OtherWordings.of("prawns", in: .german).first == "Garnele")
    #expect(OtherWordings.of("unobtainium").isEmpty)
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
    #expect(Spelling.words(near: word).first == name)
  }

  @Test func `forms by number lead back to the word`() {
    for (one, many) in [
      ("haselnuss", "haselnusse"), ("fungo", "funghi"), ("boon", "bonen"), ("druif", "druiven"),
      ("nuez", "nueces"), ("gateau", "gateaux"), ("krab", "krabben"), ("arancia", "arance"),
    ] {
      #expect(SearchWords.numberForms(of: one).contains(many), "\(one)")
      #expect(SearchWords.numberForms(of: many).contains(one), "\(many)")
    }
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
    for wording in OtherWordings.of(text) { #expect(wording != text) }
  }
}
